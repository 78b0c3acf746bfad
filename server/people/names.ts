import unhomoglyph from 'unhomoglyph';

/** Signs without a form of their own, some of which turn or join what stands beside them. */
const UNSEEN = String.raw`\p{Cf}\p{Default_Ignorable_Code_Point}\u2800`;
const EVERY_UNSEEN = new RegExp(`[${UNSEEN}]`, 'gu');
/** All but the joiners and the choice of a form, which scripts and emoji need; and what is no sign at all. */
const HIDDEN = String.raw`(?![\u200c\u200d\ufe0e\ufe0f])[${UNSEEN}\p{Cc}\p{Cs}\p{Zl}\p{Zp}]`;
const ANY_HIDDEN = new RegExp(HIDDEN, 'u');
const EVERY_HIDDEN = new RegExp(HIDDEN, 'gu');

/** More marks on one letter than any script has: they cover what stands above and below. */
const PILED = /(\p{M}{4})\p{M}+/u;
const EVERY_PILED = new RegExp(PILED, 'gu');

/** Whether all of it can be seen, and there is something to see. */
export const isSeen = (name: string): boolean =>
  !ANY_HIDDEN.test(name) && !PILED.test(name) && nameKey(name) !== '';

/** What can be seen of a name that somebody else wrote down: so many signs at most, none of them cut in two. */
export const seenOf = (name: string, most: number): string =>
  Array.from(name.replaceAll(EVERY_HIDDEN, '').replaceAll(EVERY_PILED, '$1')).slice(0, most).join('').trim();

/** Names that look alike to most eyes are one name: `Ney`, `ney`, `ｎｅｙ`, and `Ney` with a sign that nobody sees. */
export const nameKey = (name: string): string =>
  spelledKey(name.normalize('NFKC').replaceAll(EVERY_UNSEEN, ''));

/** The same with the signs that nobody sees: accounts from before these were refused may be kept under it. */
export const spelledKey = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/**
 * What a name looks like: as it is written, all in small letters, and all in capitals. By Unicode's table of signs that
 * are taken for one another, which tells `I` and `l` from `i`, so that neither case alone would do. Two names of
 * which one of the three is the same may be taken for each other.
 */
export function looksOf(name: string): readonly string[] {
  const seen = name.normalize('NFKC').replaceAll(EVERY_UNSEEN, '').replaceAll(/\s+/g, ' ').trim();
  return [
    `as written ${unhomoglyph(seen).toLowerCase()}`,
    `small ${unhomoglyph(seen.toLowerCase())}`,
    `capitals ${unhomoglyph(seen.toUpperCase())}`,
  ];
}
