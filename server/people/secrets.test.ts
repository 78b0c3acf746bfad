import { expect, test } from 'vitest';
import { hashPassphrase, isPassphrase } from './passphrase.ts';
import { newWords, tidyWords } from './secrets.ts';

test('a passphrase is known again, and no other', async () => {
  const hash = await hashPassphrase('vive l’empereur');
  expect(hash).toMatch(/^argon2id\$[\w-]{22}\$[\w-]{43}$/);
  expect(await isPassphrase('vive l’empereur', hash)).toBe(true);
  expect(await isPassphrase('vive l’Empereur', hash)).toBe(false);
  expect(await isPassphrase('', hash)).toBe(false);
});

test('the same passphrase has another hash every time', async () => {
  expect(await hashPassphrase('old guard')).not.toBe(await hashPassphrase('old guard'));
});

test('accents typed as one sign or as two are the same passphrase', async () => {
  expect(await isPassphrase('élan', await hashPassphrase('élan'.normalize('NFD')))).toBe(true);
});

test('nobody’s hash is nobody’s passphrase', async () => {
  expect(await isPassphrase('anything', null)).toBe(false);
});

test('many at once are all answered', async () => {
  const hash = await hashPassphrase('old guard');
  const answers = await Promise.all(
    ['old guard', 'young guard', 'old guard', 'no', 'old guard'].map((one) => isPassphrase(one, hash)),
  );
  expect(answers).toEqual([true, false, true, false, true]);
});

test('the words are eight, can be pronounced, and are known again however they are typed', () => {
  const words = newWords();
  expect(words).toMatch(/^[a-z]{5}( [a-z]{5}){7}$/);
  expect(words).not.toBe(newWords());
  expect(tidyWords(`  ${words.toUpperCase().replaceAll(' ', ',\n')} `)).toBe(words);
});
