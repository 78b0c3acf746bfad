import { describe, expect, it } from 'vitest';
import { draw, type Table } from './table.ts';

/** Borders by name: the Austrians storm from the first approach into the second. */
const BORDERS = {
  narrow: { from: '3/5', to: '5/3', locality: 5, wide: false, foot: 1, horse: 0 },
  stream: { from: '5/8', to: '8/5', locality: 8, wide: false, foot: 1, horse: 2 },
  wide: { from: '59/70', to: '70/59', locality: 70, wide: true, foot: 1, horse: 0 },
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

const words = (faces = ''): string[] => faces.split(' ').filter(Boolean);
const DISCS = 40;

/** Plays one assault with these choices; whatever else is asked gets its first answer. */
function storm({ border, lead, behind, guard, counter, fire = false }: Case): Table {
  const { from, to, wide } = BORDERS[border];
  const table = draw({
    austrian: { [from]: [lead, behind].join(' '), '1': 'i1' },
    french: { [to]: [guard, counter, fire ? 'a1' : ''].join(' '), '90': 'i1' },
    uncommitted: { austrian: DISCS, french: DISCS },
  });
  table.do(`assault:${from}`);
  choose(
    table,
    'assault-lead',
    words(guard).map((face) => `lead:${face}`),
    'done',
  );
  choose(
    table,
    'assault-storm',
    [...words(lead).map((face) => `lead:${face}`), ...words(behind).map((face) => `piece:${face}`)],
    'done',
  );
  choose(table, 'assault-barrage', fire ? ['fire'] : ['hold'], 'hold');
  while (table.question === 'assault-hit') table.do(table.legal()[0]);
  choose(
    table,
    'assault-counter',
    words(counter).map((face) => `counter:${face}`),
    'done',
  );
  while (table.told('decided').length === 0) table.do(table.legal()[0]);
  expect(wide || words(guard).length < 2).toBe(true);
  return table;
}

function choose(table: Table, question: string, answers: readonly string[], no: string): void {
  for (const answer of answers) if (table.question === question) table.do(answer);
  if (table.question === question) table.do(no);
}

/** Figures that are settled when the result is known and reductions are taken, before any retreat. */
function figures(table: Table): { total: number; won: boolean; attacker: number; defender: number } {
  let [total, won, attacker, defender] = [0, false, 0, 0];
  for (const event of table.events) {
    if (event.type === 'result') total = event.total;
    if (event.type === 'reduced' && event.army === 0) attacker++;
    if (event.type === 'reduced' && event.army === 1) defender++;
    if (event.type !== 'decided') continue;
    won = event.won;
    break;
  }
  return { total, won, attacker, defender };
}

/** Border, leading, behind, guard, counter, fire: result, reductions of both (all steps), discs lost and committed. */
const ROWS: readonly (readonly [Case, total: number, attacker: number, defender: number])[] = [
  // One against none, with each penalty.
  [{ border: 'narrow', lead: 'i3', guard: '' }, 2, 0, 1],
  [{ border: 'narrow', lead: 'i2', guard: '' }, 1, 0, 1],
  [{ border: 'narrow', lead: 'c2', guard: '' }, 2, 0, 1],
  [{ border: 'stream', lead: 'c2', guard: '' }, 0, 0, 1],
  [{ border: 'stream', lead: 'i2', guard: '' }, 1, 0, 1],
  // One against one.
  [{ border: 'narrow', lead: 'i3', guard: 'i1' }, 1, 1, 1],
  [{ border: 'narrow', lead: 'i3', guard: 'i2' }, 0, 1, 1],
  [{ border: 'narrow', lead: 'i3', guard: 'i3' }, -1, 1, 1],
  [{ border: 'narrow', lead: 'i2', guard: 'i3' }, -2, 2, 1],
  [{ border: 'narrow', lead: 'c2', guard: 'c2' }, 0, 1, 1],
  [{ border: 'stream', lead: 'c2', guard: 'c2' }, -2, 2, 1],
  [{ border: 'narrow', lead: 'i3', guard: 'a1' }, 1, 1, 1],
  // Defensive fire: one reduction more, and a weaker lead.
  [{ border: 'narrow', lead: 'i3', guard: '', fire: true }, 1, 1, 1],
  [{ border: 'narrow', lead: 'i3', guard: 'i2', fire: true }, -1, 2, 1],
  [{ border: 'narrow', lead: 'i2', guard: 'i1', fire: true }, -1, 2, 1],
  // Counter-attack by infantry and by cavalry.
  [{ border: 'narrow', lead: 'i3', guard: '', counter: 'i3' }, 0, 0, 2],
  [{ border: 'narrow', lead: 'i3', guard: '', counter: 'c2' }, 1, 1, 2],
  [{ border: 'narrow', lead: 'i3', guard: 'i1', counter: 'c2' }, 0, 2, 2],
  [{ border: 'narrow', lead: 'i3', guard: 'i1', counter: 'c2', fire: true, behind: 'i2' }, -1, 3, 2],
  // Two against two in a wide approach.
  [{ border: 'wide', lead: 'i3 i3', guard: 'i2 i2' }, 1, 2, 2],
  [{ border: 'wide', lead: 'i3 i2', guard: 'i3 i3' }, -2, 2, 2],
  [{ border: 'wide', lead: 'i2 i2', guard: 'i3 i3', counter: 'i2' }, -3, 2, 4],
  [{ border: 'wide', lead: 'i2 i2', guard: 'i3 i3', fire: true, behind: 'i2' }, -4, 5, 2],
  [{ border: 'wide', lead: 'c2 c2', guard: 'i1', counter: 'c2 c2' }, 1, 3, 4],
  [{ border: 'wide', lead: 'i3', guard: 'i1 i1', counter: 'c2' }, -1, 3, 2],
];

const LEADS = ['i3', 'i2', 'c2', 'i3 i3', 'i3 i2', 'i2 i2', 'c2 c2'];
const GUARDS = ['', 'i1', 'i2', 'i3', 'c1', 'c2', 'a1', 'i1 i1', 'i2 i1', 'i3 i2', 'c2 c2', 'c1 c1'];
const COUNTERS = ['', 'i2', 'i3', 'c2', 'i3 i2', 'c2 c2'];

function everyCase(): Case[] {
  const cases: Case[] = [];
  for (const border of ['narrow', 'stream', 'wide'] as const)
    for (const lead of LEADS)
      for (const guard of GUARDS)
        for (const counter of COUNTERS)
          for (const fire of [false, true])
            if (BORDERS[border].wide || [lead, guard, counter].every((faces) => words(faces).length < 2))
              cases.push({ border, lead, guard, counter, fire });
  return cases.filter(({ guard, counter, fire }) => guard !== '' || counter !== '' || fire);
}

describe('M11 Assaults, case by case', () => {
  it.each(ROWS)('M11.16 M11.18 M11.20 %j: %i, reductions %i and %i', (one, total, attacker, defender) => {
    const table = one.guard || one.counter || one.fire ? storm(one) : stormUnled(one);
    expect(figures(table)).toEqual({ total, won: total > 0, attacker, defender });
  });

  /** Nobody leads: one infantry piece just stands in the approach. */
  function stormUnled({ border, lead }: Case): Table {
    const { from, to } = BORDERS[border];
    const table = draw({
      austrian: { [from]: lead, '1': 'i1' },
      french: { [to]: 'i1', '90': 'i1' },
      uncommitted: { austrian: DISCS, french: DISCS },
    });
    return table.do(`assault:${from}`, 'done', `lead:${lead}`, 'hold', 'done', `reduce:i1@${to}`);
  }

  it('M11.28 a winner always has a piece left to enter, and enters', () => {
    for (const one of everyCase()) {
      const table = storm(one);
      if (!figures(table).won) continue;
      while (table.question !== 'actions') table.do(table.legal().at(-1) ?? '');
      expect(table.state.entered[BORDERS[one.border].locality]).toBe(0);
      expect(table.state.garrison[BORDERS[one.border].locality]).toBeGreaterThan(0);
    }
  });

  it('M18.11 M18.12 only the loser pays in discs, one for each of his reductions', () => {
    for (const one of everyCase()) {
      const table = storm(one);
      const { won, attacker, defender } = figures(table);
      const { uncommitted, discs } = table.state;
      const paid = table.told('discs').filter((event) => 'what' in event && event.what === 'lost');
      const payer = won ? 1 : 0;
      const first = paid.slice(0, won ? defender : attacker);
      expect(first).toHaveLength(won ? defender : attacker);
      expect(first.every((event) => 'army' in event && event.army === payer)).toBe(true);
      if (!won) expect(uncommitted[0]).toBe(DISCS - attacker);
      // M18.5
      const committed = words(one.guard).length + words(one.counter).length;
      expect(discs[1][BORDERS[one.border].locality]).toBe(won ? 0 : committed);
    }
  });
});
