import type { Action, Game, GameEvent, Seat } from '@bicorne/engine';
import type { ReactNode } from 'react';
import type { Loaded } from '../table/game.ts';
import type { LetterWords } from '../words/letters/words.ts';
import { lastPossible, positionAt, type Trial } from './trial.ts';

/** So many beside each other. */
const BESIDE = 4;
const NOTHING: readonly Action[] = [];
const STILL: readonly GameEvent[] = [];

interface Props {
  readonly trial: Trial;
  readonly loaded: Loaded;
  readonly texts: LetterWords['tryOut'];
  readonly flipped: boolean;
  readonly onWorld: (world: number) => void;
}

/** The line that is shown in several worlds side by side, with all that is imagined in them laid open; a press goes there. */
export function Worlds({ trial, loaded, texts, flipped, onWorld }: Props): ReactNode {
  const first = BESIDE * Math.floor((trial.world - 1) / BESIDE) + 1;
  const worlds = Array.from({ length: BESIDE }, (_, at) => first + at);
  return (
    <div className="tryout-worlds" aria-label={texts.beside} role="group">
      {worlds.map((world) => (
        <button
          key={world}
          type="button"
          aria-current={world === trial.world}
          className="tryout-beside"
          onClick={() => onWorld(world)}
        >
          <span>{texts.worldNo(world)}</span>
          <World trial={{ ...trial, world }} loaded={loaded} flipped={flipped} />
        </button>
      ))}
    </div>
  );
}

/** As far as the line can be played there. */
function World({ trial, loaded, flipped }: Pick<Props, 'trial' | 'loaded' | 'flipped'>): ReactNode {
  const { board, words, rules } = loaded;
  const there = lastPossible(rules.game, trial);
  const state = positionAt(rules.game, there, there.at)?.state;
  if (state === undefined) return null;
  const { seat } = trial;
  const view = openView(rules.game, loaded, state, seat);
  const foe = rules.game.seats(state).findIndex((_, at) => at !== seat);
  const { width, height } = board.extent(view);
  const props = { prompt: null, legal: NOTHING, events: STILL, words, flipped, act: () => undefined };
  return (
    <span className="tryout-world-map" inert aria-hidden="true" data-behind={there.at !== trial.at}>
      <svg viewBox={`0 0 ${String(width)} ${String(height)}`}>
        <board.Board {...props} view={view} viewer={seat} />
      </svg>
      {!board.laidOpen && (
        <span className="tryout-world-tray">
          <board.Tray {...props} view={rules.game.view(state, foe)} viewer={foe} />
        </span>
      )}
    </span>
  );
}

/** With what the others hold, where the board can show it. */
function openView(game: Game, { board }: Loaded, state: unknown, seat: Seat): unknown {
  const own = game.view(state, seat);
  const others = game.seats(state).map((_, at) => game.view(state, at));
  return board.laidOpen?.(own, others) ?? own;
}
