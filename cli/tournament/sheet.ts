import { pointsAt, scheduleDigest, standings, type Event, type TieBreak } from '@bicorne/tournament';
import { table } from '../terminal.ts';

/** The tournament as `--json` prints it. */
export function sheetOf(event: Event): object {
  const { terms, rounds, entrants } = event;
  const idOf = (number: number): string => entrants[number].id;
  return {
    game: terms.game,
    format: terms.format.kind,
    match: terms.match,
    seed: terms.seed,
    digest: scheduleDigest(event),
    rounds: rounds.map((round) => ({
      stage: round.stage,
      scenario: round.scenario,
      pairings: round.tables.map((at) => ({
        players: at.players.map(idOf),
        points: pointsAt(terms, round, at),
        ...(at.outcome?.how === 'played' ? { games: at.outcome.games } : {}),
      })),
    })),
    standings: standings(event).map(({ place, number, points, tieBreaks, through }) => ({
      place,
      player: idOf(number),
      points,
      tieBreaks,
      through,
    })),
  };
}

const HEADS: Readonly<Record<TieBreak, string>> = {
  buchholz: 'Buchholz',
  'sonneborn-berger': 'S-B',
  direct: 'direct',
  margin: 'margin',
};

/** By place: in each round the place of the opponent, the side he began with and the points; then the figures. */
export function crosstable(event: Event): string {
  const { terms, entrants, rounds } = event;
  const rows = standings(event);
  const rankOf = new Map(rows.map(({ number }, i) => [number, i + 1]));
  const cell = (number: number, round: number): string => {
    const played = rounds[round];
    const at = played.tables.find(({ players }) => players.includes(number));
    if (!at) return '-';
    const player = at.players.indexOf(number);
    const points = pointsAt(terms, played, at)[player];
    if (at.players.length === 1) return `free ${points}`;
    return `${rankOf.get(at.players[1 - player])}${'ab'[player]} ${points}`;
  };
  const heads = [
    '#',
    'place',
    'player',
    ...rounds.map((_, i) => `${i + 1}`),
    'points',
    ...terms.tieBreaks.map((one) => HEADS[one]),
  ];
  const lines = rows.map(({ place, number, points, tieBreaks }, i) =>
    [
      [i + 1, place, entrants[number].id],
      rounds.map((_, round) => cell(number, round)),
      [points],
      terms.tieBreaks.map((one) => tieBreaks[one] ?? ''),
    ].flat(),
  );
  return `${table([heads, ...lines])}\nschedule ${scheduleDigest(event)}`;
}
