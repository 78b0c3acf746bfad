import {
  ask,
  foeOf,
  gunsAt,
  horseId,
  leaderAt,
  newUnit,
  objectOf,
  plays,
  unitNamed,
  type Play,
  type Side,
  type Table,
  type Unit,
} from './table.ts';

// H16.20–56: what each side chooses before the first turn.

export function* setMarks(t: Table): Play {
  if (t.scenario.position) return;
  for (const side of [t.scenario.first, foeOf(t.scenario.first)]) {
    if (plays(t, 'lightInfantry')) yield* markOne(t, side, 'light');
    if (plays(t, 'britishRifles')) yield* markOne(t, side, 'rifles');
    if (plays(t, 'cavalryLeader')) yield* addLeader(t, side);
    if (plays(t, 'horseArtillery')) yield* addGuns(t, side);
  }
}

const isInPlay = ({ at, arrives }: Unit): boolean => at !== '' || arrives !== null;

function* markOne(t: Table, side: Side, mark: 'light' | 'rifles'): Play {
  const infantry = t.units.filter((one) => one.side === side && one.arm === 'infantry');
  if (infantry.some((one) => one[mark])) return;
  const fit = infantry.filter(
    (one) => isInPlay(one) && !one.light && !one.rifles && (mark === 'light' || one.nation === 'british'),
  );
  if (fit.length === 0) return;
  const word = yield* ask(
    'mark',
    side,
    fit.map(({ id }) => `mark:${id}`),
  );
  unitNamed(t, objectOf(word))[mark] = true;
}

const cavalryOf = (t: Table, side: Side): Unit[] =>
  t.units.filter((one) => one.side === side && one.arm === 'cavalry' && isInPlay(one));

function* addLeader(t: Table, side: Side): Play {
  const fit = cavalryOf(t, side).filter(({ at }) => !leaderAt(t, at));
  if (fit.length === 0) return;
  const offers = fit.flatMap(({ id }) => [`cavalry-leader:${id}+1`, `cavalry-leader:${id}+2`]);
  const word = yield* ask('mark', side, [...offers, 'no']);
  if (word === 'no') return;
  const [id, value] = objectOf(word).split('+');
  const put = unitNamed(t, id);
  const { at, arrives } = put;
  t.leaders.push({ id: leaderId(t, side), side, value: Number(value), at, arrives, acted: false, put });
}

/** The notation numbers the leaders of the card, then one a side. */
const leaderId = ({ scenario }: Table, side: Side): number =>
  (scenario.leaders?.length ?? 0) + (side === 'french' ? 0 : 1);

function* addGuns(t: Table, side: Side): Play {
  if (t.units.some((one) => one.side === side && one.arm === 'horseArtillery' && isInPlay(one))) return;
  const fit = cavalryOf(t, side).filter(({ at }) => !gunsAt(t, at));
  if (fit.length === 0) return;
  const word = yield* ask(
    'mark',
    side,
    fit.map(({ id }) => `mark:${id}`),
  );
  const { nation, at, arrives } = unitNamed(t, objectOf(word));
  t.units.push({ ...newUnit(horseId(t, side), side, nation, 'horseArtillery', 2), at, arrives });
}
