import type { GameEvent, Match, Move, Prompt, Replayed, Sheet } from '@bicorne/engine';
import { plain } from './terminal.ts';
import { REFEREE, eventsFor, watcherName, type Watcher } from './watchers.ts';

/** One move of a record as a watcher may know it. */
export interface ToldMove {
  /** How many steps stand after it. */
  readonly n: number;
  readonly kind: Move['kind'];
  /** Whose move, and its notation where the watcher may read it: another seat's action may hold a secret. */
  readonly seat?: string;
  readonly text?: string;
  readonly events: readonly GameEvent[];
}

const STEPS: ReadonlySet<Move['kind']> = new Set(['act', 'chance', 'stop', 'resume']);

/** Whether the move is a step of the match, which stands until it is taken back. */
export const isStep = ({ kind }: Pick<Move, 'kind'>): boolean => STEPS.has(kind);

export function tellMoves(sheet: Sheet, { match, events }: Replayed, watcher: Watcher): ToldMove[] {
  let n = 0;
  return sheet.moves.slice(0, events.length).map((move, index) => {
    if (isStep(move)) n++;
    if (move.kind === 'undo') n -= move.count;
    return tellMove(match, move, n, events[index], watcher);
  });
}

function tellMove(
  match: Match,
  move: Move,
  n: number,
  events: readonly GameEvent[],
  watcher: Watcher,
): ToldMove {
  const { kind } = move;
  const own = kind === 'act' ? move.seat === watcherName(match, watcher) : kind !== 'chance';
  return {
    n,
    kind,
    ...(kind === 'act' ? { seat: move.seat } : {}),
    ...(own || watcher === REFEREE ? { text: moveText(move) } : {}),
    events: eventsFor(match.game, events, watcher),
  };
}

function moveText(move: Move): string {
  switch (move.kind) {
    case 'act':
    case 'chance':
      return move.text;
    case 'comment':
      return plain(move.text);
    case 'undo':
      return `${move.count} taken back`;
    case 'stop':
      return `${move.winners.join(', ') || 'draw'}: ${move.reason}`;
    case 'resume':
      return `goes on under rules ${move.rules}`;
    case 'digest':
      return move.value;
    case 'variation':
      return `${move.moves.length} moves that could have been`;
  }
}

export const toldText = ({ n, kind, seat, text = '…', events }: ToldMove): string =>
  [
    `${String(n).padStart(4)}. ${seat ?? kind}: ${text}`,
    ...events.map((event) => `        ${eventText(event)}`),
  ].join('\n');

/** `marched block=2 to=17` */
function eventText({ type, ...facts }: GameEvent): string {
  const words = Object.entries(facts).map(([key, value]) => `${key}=${JSON.stringify(value)}`);
  return [type, ...words].join(' ');
}

export function promptText({ ask, rule, about = {} }: Prompt): string {
  const words = Object.entries(about).map(([key, value]) => ` ${key}=${JSON.stringify(value)}`);
  return `${ask}${words.join('')} (${rule})`;
}
