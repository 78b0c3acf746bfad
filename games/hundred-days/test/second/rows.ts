import { hexName } from '../../data/board.ts';
import { SEATS } from '../../data/units.ts';
import { ACTED, GONE, has, INSIDE, LIGHT, RIFLES, SQUARE, WAITING, type State } from '../../rules/state.ts';
import type { Leader, Table, Unit } from './table.ts';

// All that lies on the two tables, row by row.

const said = (...words: readonly (string | number | false)[]): string => words.filter(Boolean).join(' ');

const ourUnit = (one: Unit): string =>
  said(
    `unit ${one.id}`,
    one.at || 'to come',
    `figures ${one.figures} of ${one.start - one.given}`,
    one.marker > 0 && `+${one.marker}`,
    one.acted && 'acted',
    one.square && 'square',
    one.inside && 'inside',
    one.light && 'light',
    one.rifles && 'rifles',
    one.parent !== null && `of ${one.parent.id}`,
  );
const ourLeader = (one: Leader): string =>
  said(
    `leader ${one.id}`,
    one.at || 'to come',
    `+${one.value}`,
    one.acted && 'acted',
    one.put !== null && `with ${one.put.id}`,
  );

const isThere = ({ at, arrives }: Unit | Leader): boolean => at !== '' || arrives !== null;
const ours = (t: Table): string[] => [
  ...t.units
    .filter(isThere)
    .sort((a, b) => a.id - b.id)
    .map(ourUnit),
  ...t.leaders
    .filter(isThere)
    .sort((a, b) => a.id - b.id)
    .map(ourLeader),
  ...t.keys.map(({ at, held }) => `${at} held by ${held}`),
  `round ${t.round} ${t.turn}, ${t.actions} actions`,
  ...SEATS.map(
    (side) =>
      `${side} ${t.points[side]} points, ${t.leadersLost[side]} leaders lost, battery ${t.grandBattery[side]}`,
  ),
  `outcome ${t.outcome}`,
];

const placeOf = (hex: number): string => (hex === WAITING ? 'to come' : hexName(hex));
const theirUnit = (s: State, id: number, arm?: string): string => {
  const flag = (bit: number, word: string): string | false => has(s, id, bit) && word;
  return said(
    `unit ${id}`,
    placeOf(s.at[id]),
    `figures ${s.figures[id]} of ${s.full[id]}`,
    s.marker[id] > 0 && `+${s.marker[id]}`,
    flag(ACTED, 'acted'),
    flag(SQUARE, 'square'),
    flag(INSIDE, 'inside'),
    flag(LIGHT, 'light'),
    flag(RIFLES, 'rifles'),
    s.rules.skirmishers === 'kevin' && arm === 'skirmishers' && s.parent[id] >= 0 && `of ${s.parent[id]}`,
  );
};
const theirLeader = (s: State, id: number): string =>
  said(
    `leader ${id}`,
    placeOf(s.leaderAt[id]),
    `+${s.leaderValue[id]}`,
    s.leaderActed[id] && 'acted',
    s.leaderWith[id] >= 0 && `with ${s.leaderWith[id]}`,
  );

function outcomeOf({ ending }: State): string {
  if (!ending) return '';
  const winner = ending.winners.length === 0 ? 'draw' : SEATS[ending.winners[0]];
  return `${winner} by ${ending.reason}`;
}

const present = (at: readonly number[]): number[] => [...at.keys()].filter((id) => at[id] !== GONE);
const theirs = (s: State, { keys, units }: Table): string[] => [
  ...present(s.at).map((id) => theirUnit(s, id, units.find((one) => one.id === id)?.arm)),
  ...present(s.leaderAt).map((id) => theirLeader(s, id)),
  ...keys.map(({ at }, i) => `${at} held by ${SEATS[s.held[i]]}`),
  `round ${s.round} ${SEATS[s.seat]}, ${s.actions} actions`,
  ...SEATS.map(
    (side, i) =>
      `${side} ${s.points[i]} points, ${s.leadersLost[i]} leaders lost, battery ${s.grandBatteryUsed[i]}`,
  ),
  `outcome ${outcomeOf(s)}`,
];

/** Whose action is under way has acted only when it is over. */
const asFarAsDone = (s: State, rows: readonly string[]): readonly string[] =>
  s.phase === 'command' ? rows : rows.map((row) => row.replace(' acted', ''));

export function unlike(s: State, t: Table): string[] {
  const [engine, book] = [asFarAsDone(s, theirs(s, t)), asFarAsDone(s, ours(t))];
  return [
    ...engine.filter((row) => !book.includes(row)).map((row) => `engine: ${row}`),
    ...book.filter((row) => !engine.includes(row)).map((row) => `rulebook: ${row}`),
  ];
}
