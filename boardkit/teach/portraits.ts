/** A profile cut from black paper, as fairs sold them: a few strokes of difference make a person. */
export interface Features {
  /** How far the nose stands out, and whether it is hooked. */
  readonly nose: number;
  readonly hook: number;
  readonly chin: number;
  readonly jowl: number;
  readonly hat: Hat;
  readonly hair: Hair;
  readonly moustache?: true;
  readonly whiskers?: true;
}

export type Hat = 'across' | 'along' | 'plumed' | 'cap' | 'shako' | 'busby' | 'tall' | 'bare';
export type Hair = 'short' | 'curls' | 'long' | 'queue' | 'bald';

const face = (nose: number, hook: number, chin: number, jowl: number, hat: Hat, hair: Hair): Features => ({
  nose,
  hook,
  chin,
  jowl,
  hat,
  hair,
});

export const PORTRAITS = {
  napoleon: face(9, 1, 4, 3, 'across', 'short'),
  wellington: face(12, 4, 3, 0, 'along', 'short'),
  blucher: { ...face(10, 2, 2, 2, 'cap', 'bald'), moustache: true },
  ney: { ...face(8, 0, 3, 1, 'bare', 'curls'), whiskers: true },
  grouchy: face(9, 1, 2, 0, 'plumed', 'short'),
  soult: face(9, 2, 3, 2, 'plumed', 'curls'),
  massena: face(11, 2, 2, 1, 'plumed', 'short'),
  marmont: face(8, 1, 3, 0, 'bare', 'short'),
  clausel: { ...face(9, 0, 3, 1, 'along', 'short'), whiskers: true },
  junot: face(8, 0, 2, 1, 'along', 'curls'),
  delaborde: face(10, 1, 2, 2, 'along', 'queue'),
  reynier: face(9, 1, 1, 0, 'along', 'long'),
  victor: face(8, 0, 3, 3, 'plumed', 'curls'),
  joseph: face(9, 1, 3, 3, 'bare', 'curls'),
  moore: face(9, 0, 3, 0, 'along', 'short'),
  picton: face(9, 0, 4, 4, 'tall', 'short'),
  orange: face(8, 0, 1, 0, 'shako', 'short'),
  gneisenau: { ...face(9, 1, 3, 1, 'cap', 'short'), whiskers: true },
  thielmann: { ...face(9, 0, 3, 1, 'cap', 'short'), moustache: true },
  bonaparte: face(10, 1, 3, 0, 'across', 'long'),
  desaix: face(8, 0, 2, 0, 'along', 'long'),
  melas: face(11, 1, 2, 3, 'along', 'queue'),
} as const satisfies Readonly<Record<string, Features>>;

export type PortraitName = keyof typeof PORTRAITS;

/** The head and bust of a profile that looks to the right, in a box of 100 by 120. */
export function profile({ nose, hook, chin, jowl }: Features): string {
  return [
    'M38 30C46 22 60 23 63 33',
    `C65 37 66 40 66.5 43`,
    `L65.5 46`,
    `C${67 + hook} ${48 - hook} ${65 + nose - 1} ${53 - hook} ${65.5 + nose} ${57 + hook / 2}`,
    `C${66 + nose * 0.7} ${60 + hook / 2} 70 60 67.5 60.5`,
    `C70.5 62.5 70.5 64 67.8 65.4`,
    `C70 66.6 70 68.6 67.2 69.6`,
    `C66.4 71.4 ${67 + chin} 72.6 ${66.5 + chin} 76`,
    `C${66 + chin} 80.5 ${60 + chin} 81.5 ${57 + jowl} ${81 + jowl}`,
    `L57 90`,
    'C66 92 74 97 78 104C80 109 81 114 81 120H14C14 110 17 102 25 97C31 94 36 92 37.5 88',
    'C36 82 35 79 35 75C28 66 25 40 38 30Z',
  ].join('');
}

/** The high collar and the epaulette, cut out in the colour of the paper. */
export const BRAID =
  'M36 89C43 94 52 95.5 58.5 91.5M17 107C23 101 32 100 39 104M20 111L18 119M25 109.5L24 119M30 109L30 119M35 109.5L36 119';

export const HATS: Readonly<Record<Hat, string>> = {
  across:
    'M6 38C5 35 8 33 11 33C20 31 24 8 50 6C77 8 82 31 91 33C94 33 97 35 95 38C84 39 72 36.5 51 36.5C30 36.5 18 39 6 38ZM71 20C75 17 80 20 79 24C78 28 72 29 70 25Z',
  along:
    'M12 41C9 41 9 38 12 36C22 30 26 13 43 9C55 7 61 15 68 23C75 30 85 33 92 38C95 41 92 43 88 42C76 38 64 36.5 50 36.5C36 36.5 24 40 12 41Z',
  plumed:
    'M12 41C9 41 9 38 12 36C22 30 26 13 43 9C55 7 61 15 68 23C75 30 85 33 92 38C95 41 92 43 88 42C76 38 64 36.5 50 36.5C36 36.5 24 40 12 41ZM14 33C17 19 28 6 44 3C58 2 68 10 77 24C66 15 57 12 47 13C33 14 22 22 14 33Z',
  cap: 'M27 36C23 24 32 15 50 15C66 15 74 23 70 34L82 40C83 42 80 43 77 42.4L64 38.5C52 35.5 38 36 31 41C28 40 27.5 38 27 36Z',
  shako:
    'M31 40L27 9C38 4 62 4 72 9L67 36L80 40.5C81 42.6 78 43.4 75 42.8L62 38.6C52 36.4 40 37 31 40ZM60 7C58 1 60 -8 65 -9C70 -8 71 1 68 8Z',
  busby:
    'M30 42C24 30 25 10 35 5C46 -1 62 1 68 9C73 17 72 30 68 39C56 35 40 37 30 42ZM62 5C60 -4 63 -12 67 -13C72 -11 72 -2 69 6Z',
  tall: 'M20 38C24 36 29 36 32 35L30 3C40 -1 60 -1 70 3L68 35C73 36 78 37 83 39C84 41.5 80 42.5 76 41.6C60 37.6 42 37.6 26 42C21 42.6 18 40.4 20 38Z',
  bare: '',
};

export const HAIRS: Readonly<Record<Hair, string>> = {
  short:
    'M34 34C44 22 58 22 65 31C60 33 56 34 52 40C50 46 49 52 47 55L44 70C37 70 32 60 31 50C31 44 32 39 34 34Z',
  curls:
    'M66 32C69 27 64 22 60 24C59 19 52 18 49 22C45 18 38 21 38 26C32 25 28 31 31 36C26 39 26 46 30 49C27 54 30 60 35 60C34 66 38 70 43 68L47 54C50 50 50 44 54 39C58 37 63 36 66 32Z',
  long: 'M64 31C56 22 42 22 35 32C28 42 28 58 30 70C29 78 31 84 35 89C41 90 45 86 46 80C48 70 46 62 48 54C50 46 54 38 64 31Z',
  queue:
    'M65 31C56 22 42 22 35 32C30 40 30 52 33 62L30 66C26 74 26 84 29 94L33 96C36 86 36 76 39 70C44 66 47 60 48 54C50 46 55 38 65 31Z',
  bald: '',
};

export const MOUSTACHE =
  'M66.5 60C72 60.6 75.5 63.4 77 68.6C73 67.4 68 66.8 62 65C63 62.4 64.6 60.6 66.5 60Z';
export const WHISKERS = 'M47 54C50 58 52 64 55 70C57 74 57 77 54 78C48 77 44 70 43 62Z';
