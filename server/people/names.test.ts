import { expect, test } from 'vitest';
import { isSeen, looksOf, nameKey, seenOf } from './names.ts';

test('names that look alike are one name', () => {
  expect(nameKey(' Ney ')).toBe(nameKey('ｎｅＹ'));
  expect(nameKey('Ney  II')).toBe('ney ii');
  expect(nameKey('Ney')).not.toBe(nameKey('Ney.'));
  for (const name of ['N\u200Bey', '\u202ENey', 'Ney\u00AD', 'Ne\u2060y\uFEFF', 'Ney\u3164'])
    expect(nameKey(name)).toBe('ney');
  for (const space of ['\u00A0', '\u2003', '\u3000', ' \u200B ', '\t', '\u2028'])
    expect(nameKey(`Ney${space}II`)).toBe('ney ii');
});

test('a name has only signs that can be seen', () => {
  for (const name of ['Ney', 'Наполеон', 'd’Erlon', 'Ney II', 'Zoë', 'Zoe\u0308', '奈伊'])
    expect([name, isSeen(name)]).toEqual([name, true]);
  // Emoji and Persian join their signs.
  for (const name of ['Anna ❤️', '👩‍🚀', 'می\u200Cخواهم']) expect([name, isSeen(name)]).toEqual([name, true]);
  for (const name of [
    'N\u200Bey',
    '\u202ENey',
    '\u3164',
    '\u2800',
    '\u200D',
    'Ney\u0007',
    'N\tey',
    'N\uD800ey',
  ])
    expect([name, isSeen(name)]).toEqual([name, false]);
});

const areAlike = (one: string, other: string): boolean =>
  looksOf(one).some((look) => looksOf(other).includes(look));

test('names that may be taken for each other look alike', () => {
  const alike = [
    ['Ney', 'N\u0435y', 'NE\u0423', '\u039Dey', 'ney', 'ｎｅＹ', 'N\u200Bey'],
    ['Known Person', 'Kn\u043Ewn Pers\u0585n', '\u13E6nown Person', '\u2C94nown Pers\u2C9En', '𝕂nown Person'],
    ['Neil', 'NeiI', 'Nei1', 'Nei\u04C0'],
    ['Marshal', 'rnarshal', '\u041Carshal', 'MARSHAL', '\u041C\u0410RSHAL'],
    ['Мюрат', 'Mюpaт'],
  ];
  for (const [name, ...others] of alike)
    for (const other of others) expect([name, other, areAlike(name, other)]).toEqual([name, other, true]);
});

test('names that nobody mixes up do not', () => {
  const apart = [
    'Ney',
    'Nay',
    'Neil',
    'Nell',
    'Кутузов',
    'Кутузова',
    'Kutuzov',
    'Ann',
    'Anna',
    'Ann.',
    'Ann 2',
  ];
  for (const name of apart)
    for (const other of apart)
      expect([name, other, areAlike(name, other)]).toEqual([name, other, name === other]);
});

test('of a name from elsewhere what cannot be seen is left out, and no sign is cut in two', () => {
  expect(seenOf('A\0n\u202En\u200B ', 40)).toBe('Ann');
  expect(seenOf(`${'a'.repeat(39)}\u{1F600}!`, 40)).toBe(`${'a'.repeat(39)}\u{1F600}`);
  expect(seenOf('\uD83D', 40)).toBe('');
  expect(seenOf('Ім\u02BCя', 40)).toBe('Ім\u02BCя');
});

test('no letter carries more marks than any script has', () => {
  for (const name of ['Nguyễn', 'Ngu\u0079e\u0302\u0303n', 'שָׁלוֹם', 'กิ่งแก้ว', 'Ней'])
    expect(isSeen(name)).toBe(true);
  expect(isSeen(`Ney${'\u0337'.repeat(5)}`)).toBe(false);
  expect(seenOf(`Ney${'\u0337'.repeat(30)}!`, 40)).toBe(`Ney${'\u0337'.repeat(4)}!`);
});
