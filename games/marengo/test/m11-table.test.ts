import { describe, expect, it } from 'vitest';
import { draw, type Table } from './table.ts';

/** Borders by name: the Austrians storm from the first approach into the second. */
const BORDERS = {
  narrow: { from: '3/5', to: '5/3', locality: 5, width: 1, foot: 1, horse: 0 },
  stream: { from: '5/8', to: '8/5', locality: 8, width: 1, foot: 1, horse: 2 },
  marsh: { from: '4/8', to: '8/4', locality: 8, width: 1, foot: 2, horse: 2 },
  /** Obstructed, and no defensive fire reaches out of it. */
  town: { from: '5/9', to: '9/5', locality: 9, width: 1, foot: 1, horse: 0, town: true },
  wide: { from: '59/70', to: '70/59', locality: 70, width: 2, foot: 1, horse: 0 },
  ford: { from: '40/36', to: '36/40', locality: 36, width: 2, foot: 1, horse: 1 },
} as const;

interface Case {
  readonly border: keyof typeof BORDERS;
  readonly lead: string;
  /** Assault pieces behind the leading ones. */
  readonly behind?: string;
  readonly guard: string;
  readonly counter?: string;
  readonly fire?: boolean;
}

/** What an assault comes to. Reductions are those of the assault; discs also those of the retreat after it. */
interface Figures {
  readonly total: number;
  readonly reductions: readonly [attacker: number, defender: number];
  readonly lost: readonly [attacker: number, defender: number];
  readonly committed: number;
}

const words = (faces = ''): string[] => faces.split(' ').filter(Boolean);
const DISCS = 40;

/**
 * Plays one assault with these choices. The odd reduction goes to whoever is listed first, and what leading
 * pieces cannot take goes to artillery first.
 */
function storm({ border, lead, behind, guard, counter, fire = false }: Case): Table {
  const { from, to } = BORDERS[border];
  const idle = guard || counter || fire ? '' : 'i1';
  const table = draw({
    austrian: { [from]: [lead, behind].join(' '), '1': 'i1' },
    french: { [to]: [guard, counter, fire ? 'a1' : '', idle].join(' '), '90': 'i1' },
    uncommitted: { austrian: DISCS, french: DISCS },
  });
  table.do(`assault:${from}`);
  const leading = words(lead).map((face) => `lead:${face}`);
  answer(table, 'assault-lead', ...words(guard).map((face) => `lead:${face}`));
  answer(table, 'assault-storm', ...leading, ...words(behind).map((face) => `piece:${face}`));
  answer(table, 'assault-barrage', ...(fire ? ['fire'] : []));
  while (table.question === 'assault-hit') table.do(table.legal()[0]);
  answer(table, 'assault-counter', ...words(counter).map((face) => `counter:${face}`));
  while (table.question !== 'actions') table.do(table.legal()[0]);
  return table;
}

/** These answers while the question stands, then no. */
function answer(table: Table, question: string, ...yes: string[]): void {
  for (const word of yes) table.do(word);
  if (table.question === question) table.do(table.can('hold') ? 'hold' : 'done');
}

function figuresOf(table: Table, { border }: Case): Figures {
  const { locality } = BORDERS[border];
  const decided = table.events.findIndex(({ type }) => type === 'decided');
  const reduced = (army: number): number =>
    table.events.slice(0, decided).filter((event) => event.type === 'reduced' && event.army === army).length;
  const totals = table.told('result').map((event) => ('total' in event ? event.total : NaN));
  return {
    total: totals[0],
    reductions: [reduced(0), reduced(1)],
    lost: [DISCS - table.morale('austrian'), DISCS - table.morale('french')],
    committed: table.discs('french', locality),
  };
}

/** Worked out by hand, sentence by sentence of the rulebook: result, reductions of both, discs lost by both and committed. */
type Row = readonly [
  Case,
  total: number,
  a: number,
  d: number,
  lostA: number,
  lostD: number,
  committed: number,
];
const ROWS: readonly Row[] = [
  // Nobody leads, one infantry 1 stands there: every penalty.
  [{ border: 'narrow', lead: 'i3', guard: '' }, 2, 0, 1, 0, 1, 0],
  [{ border: 'narrow', lead: 'i2', guard: '' }, 1, 0, 1, 0, 1, 0],
  [{ border: 'narrow', lead: 'c2', guard: '' }, 2, 0, 1, 0, 1, 0],
  [{ border: 'stream', lead: 'c2', guard: '' }, 0, 0, 1, 0, 0, 0],
  [{ border: 'stream', lead: 'i2', guard: '' }, 1, 0, 1, 0, 1, 0],
  [{ border: 'marsh', lead: 'i2', guard: '' }, 0, 0, 1, 0, 0, 0],
  [{ border: 'ford', lead: 'c2 c2', guard: '' }, 3, 0, 1, 0, 1, 0],
  // One against one.
  [{ border: 'narrow', lead: 'i3', guard: 'i1' }, 1, 1, 1, 0, 1, 0],
  [{ border: 'narrow', lead: 'i3', guard: 'i2' }, 0, 1, 1, 1, 0, 1],
  [{ border: 'narrow', lead: 'i3', guard: 'i3' }, -1, 1, 1, 1, 0, 1],
  [{ border: 'narrow', lead: 'i2', guard: 'i3' }, -2, 2, 1, 2, 0, 1],
  [{ border: 'narrow', lead: 'c2', guard: 'c2' }, 0, 1, 1, 1, 0, 1],
  [{ border: 'stream', lead: 'c2', guard: 'c2' }, -2, 2, 1, 2, 0, 1],
  [{ border: 'narrow', lead: 'i3', guard: 'a1' }, 1, 1, 1, 0, 1, 0],
  [{ border: 'town', lead: 'i3', guard: 'i1' }, 1, 1, 1, 0, 1, 0],
  // Defensive fire: one reduction more, and a weaker lead.
  [{ border: 'narrow', lead: 'i3', guard: '', fire: true }, 1, 1, 1, 0, 1, 0],
  [{ border: 'narrow', lead: 'i3', guard: 'i2', fire: true }, -1, 2, 1, 2, 0, 1],
  [{ border: 'narrow', lead: 'i2', guard: 'i1', fire: true }, -1, 2, 1, 2, 0, 1],
  // Counter-attack by infantry and by cavalry.
  [{ border: 'narrow', lead: 'i3', guard: '', counter: 'i3' }, 0, 0, 2, 0, 0, 1],
  [{ border: 'narrow', lead: 'i3', guard: '', counter: 'c2' }, 1, 1, 2, 0, 2, 0],
  [{ border: 'narrow', lead: 'i3', guard: 'i1', counter: 'c2' }, 0, 2, 2, 2, 0, 2],
  [{ border: 'narrow', lead: 'i3', guard: 'i1', counter: 'c2', fire: true, behind: 'i2' }, -1, 3, 2, 3, 0, 2],
  // Two against two in a wide approach; those who lose it pay two more for the retreat out of it.
  [{ border: 'wide', lead: 'i3 i3', guard: 'i2 i2' }, 1, 2, 2, 0, 4, 0],
  [{ border: 'wide', lead: 'i3 i2', guard: 'i3 i3' }, -2, 2, 2, 2, 0, 2],
  [{ border: 'wide', lead: 'i2 i2', guard: 'i3 i3', counter: 'i2' }, -3, 2, 4, 2, 0, 3],
  [{ border: 'wide', lead: 'i2 i2', guard: 'i3 i3', fire: true, behind: 'i2' }, -4, 5, 2, 5, 0, 2],
  [{ border: 'wide', lead: 'c2 c2', guard: 'i1', counter: 'c2 c2' }, 1, 3, 4, 0, 5, 0],
  [{ border: 'wide', lead: 'i3', guard: 'i1 i1', counter: 'c2' }, -1, 3, 2, 3, 0, 3],
];

/** The rulebook's sums once more, on strengths alone. */
function reckon({ border, lead, behind, guard, counter, fire = false }: Case): Figures {
  const { width, foot, horse } = BORDERS[border];
  const [leading, guarding, countering] = [lead, guard, counter].map((faces) => words(faces).length);
  const shot = fire ? 1 : 0;
  const idle = guard || counter || fire ? 0 : 1;

  const leads = strength(lead) - shot; // step 4
  const countered = Math.min(leading, strength(counter)); // step 5
  const left = strength(counter) - countered;
  const horsemen = counter?.startsWith('c') ? Math.min(countering, left) : 0;
  const total = leads - (lead.startsWith('i') ? foot : horse) - strength(guard) - left; // step 6
  const won = total > 0;

  const crushed = !won && -total >= leads ? leading : 0; // step 7
  const attacker = Math.min(guarding + horsemen + crushed, leads + strength(behind));
  const defenders = strength(guard) + left + shot + idle;
  const defender = Math.min(leading, defenders);

  const gunsLeft = Math.max(0, shot - Math.max(0, leading - strength(guard))); // step 8
  const others = defenders - defender - gunsLeft;
  const retreat = won ? gunsLeft + Math.min(width, others) : 0; // chapter 13
  const reductions = [shot + attacker, countered + defender] as const;
  return {
    total,
    reductions,
    lost: won ? [0, reductions[1] + retreat] : [reductions[0], 0],
    committed: won ? 0 : guarding + countering,
  };
}

const strength = (faces?: string): number => words(faces).reduce((sum, face) => sum + Number(face[1]), 0);

const LEADS = ['i3', 'i2', 'c2', 'i3 i3', 'i3 i2', 'i2 i2', 'c2 c2'];
const BEHIND = ['', 'i1', 'c2'];
const GUARDS = ['', 'i1', 'i2', 'i3', 'c1', 'c2', 'a1', 'i1 i1', 'i2 i1', 'i3 i2', 'i3 i3', 'c2 c2', 'c1 c1'];
const COUNTERS = ['', 'i2', 'i3', 'c2', 'i2 i2', 'i3 i2', 'c2 c2'];

const fits = ({ border, lead, guard, counter, fire }: Case): boolean => {
  const { width } = BORDERS[border];
  if ([lead, guard, counter].some((faces) => words(faces).length > width)) return false;
  return border !== 'town' || !(fire || /c/.test(`${lead} ${guard} ${counter}`));
};

const BORDER_NAMES = ['narrow', 'stream', 'marsh', 'town', 'wide', 'ford'] as const;

const EVERY_CASE: readonly Case[] = BORDER_NAMES.flatMap((border) =>
  LEADS.flatMap((lead) =>
    BEHIND.flatMap((behind) =>
      GUARDS.flatMap((guard) =>
        COUNTERS.flatMap((counter) =>
          [false, true].map((fire): Case => ({ border, lead, behind, guard, counter, fire })),
        ),
      ),
    ),
  ),
).filter(fits);

describe('M11 Assaults, case by case', () => {
  it.each(ROWS)(
    'M11.16 M11.18 M11.20 %j: result %i, reductions %i and %i, discs lost %i and %i, committed %i',
    (one, total, attacker, defender, lostA, lostD, committed) => {
      const figures = { total, reductions: [attacker, defender], lost: [lostA, lostD], committed };
      expect(figuresOf(storm(one), one)).toEqual(figures);
      expect(reckon(one)).toEqual(figures);
    },
  );

  it.each([
    ['narrow', 504],
    ['stream', 504],
    ['marsh', 504],
    ['town', 90],
    ['wide', 3822],
    ['ford', 3822],
  ])(
    'M11.16 M18.5 M18.11 M18.12 penalties × leading × counter-attack × artillery: %s, %i cases',
    (border, count) => {
      const cases = EVERY_CASE.filter((one) => one.border === border);
      expect(cases).toHaveLength(count);
      for (const one of cases) expect([one, figuresOf(storm(one), one)]).toEqual([one, reckon(one)]);
    },
  );

  it('M11.28 a winner always has a piece left to enter, and enters; a loser never does', () => {
    for (const one of EVERY_CASE) {
      const { entered, garrison } = storm(one).state;
      const { locality } = BORDERS[one.border];
      const won = reckon(one).total > 0;
      expect([one, entered[locality] === 0 && garrison[locality] > 0]).toEqual([one, won]);
    }
  });

  it('M18.6 M18.17 Austrians who lose a place pay for the assault and the retreat, and commit for who gets away', () => {
    // 6 − 1 − 4 = 1: both are reduced to 1; the wide approach takes both; cavalry in reserve gets away unhurt.
    const table = draw({
      toMove: 'french',
      french: { '70/59': 'i3 i3' },
      austrian: { '59/70': 'i2 i2', '59': 'c2 c2' },
      uncommitted: { austrian: DISCS, french: DISCS },
    });
    table.do('assault:70/59', 'lead:i2', 'lead:i2', 'lead:i3', 'lead:i3');
    while (table.question !== 'actions') table.do(table.legal()[0]);
    expect([table.morale('austrian'), table.morale('french')]).toEqual([DISCS - 2 - 2, DISCS]);
    expect([table.discs('austrian', 59), table.at('59')]).toEqual([2, 'i2 i2']);
  });
});
