import type { HallMatch } from '@bicorne/table/protocol';

export const CLOCK_KINDS = ['live', 'days', 'none'] as const;
export const RATED = ['rated', 'unrated'] as const;

/** What of the open seats somebody wants to see; empty: all the same to him. */
export interface Filters {
  readonly game: string;
  readonly scenario: string;
  readonly clock: (typeof CLOCK_KINDS)[number] | '';
  readonly rated: (typeof RATED)[number] | '';
  /** Which side he would have. */
  readonly side: string;
  readonly language: string;
  /** About as strong as this. */
  readonly near: number | null;
}

export const ALL: Filters = {
  game: '',
  scenario: '',
  clock: '',
  rated: '',
  side: '',
  language: '',
  near: null,
};

/** Whoever differs by so much wins three of four matches. */
const NEAR = 200;

export const openSeats = ({ seats }: HallMatch): string[] =>
  seats.flatMap(({ seat, player, kept }) => (player === null && !kept ? [seat] : []));

const clockKind = ({ clock }: HallMatch): Filters['clock'] => clock?.kind ?? 'none';

const fits = (wanted: string, has: string | undefined): boolean => wanted === '' || wanted === has;

/** Whether it is what somebody looks for. By lot one may come to any side. */
export function isWanted(match: HallMatch, wanted: Filters): boolean {
  const { game, scenario, clock, rated, side, language, near } = wanted;
  return (
    fits(game, match.game) &&
    fits(scenario, match.scenario) &&
    fits(clock, clockKind(match)) &&
    fits(rated, match.rated ? 'rated' : 'unrated') &&
    fits(language, match.language) &&
    (side === '' || match.lot === true || openSeats(match).includes(side)) &&
    (near === null || match.seats.every(({ rating = near }) => Math.abs(rating - near) <= NEAR))
  );
}
