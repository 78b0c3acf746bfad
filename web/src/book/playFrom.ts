import type { CaptainPosition } from '@bicorne/boardkit/teach/captain.ts';
import type { Answer, MatchCard } from '@bicorne/table/protocol';
import type { Sitter } from '../local/book.ts';
import { startHere } from '../local/device.ts';
import { usePreferences } from '../preferences.ts';
import type { ShellWords } from '../words/words.ts';

/** A position of a captain's book, played on from the reader's seat against bots. */
export interface Trial {
  readonly game: string;
  readonly position: CaptainPosition;
  /** All seats of the match. */
  readonly seats: readonly string[];
  readonly level: string;
}

export function playFrom(trial: Trial, { device }: ShellWords): Promise<Answer<MatchCard>> {
  const { game, position, seats, level } = trial;
  const { scenario, options = {} } = position;
  const you = usePreferences.getState().name.trim() || device.you;
  const sitters = seats.map((seat): Sitter =>
    seat === position.seat
      ? { seat, player: you, bot: null }
      : { seat, player: device.levels[level] ?? level, bot: level },
  );
  return startHere({ game, scenario, options, seats: sitters });
}
