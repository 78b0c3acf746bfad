import type { GameEvent, Sight, Viewer } from '@bicorne/engine';
import { applyPatch } from '@bicorne/table/patch';
import type {
  Done,
  MatchCard,
  OrdersCard,
  PlansCard,
  Rest,
  Snapshot,
  StandingAnswers,
  StoryStep,
  Update,
} from '@bicorne/table/protocol';
import { isHere } from '../local/names.ts';
import { holdsSeveral } from '../net/line.ts';

/** What a viewer has been told of a match, running or played again, up to a message. */
export interface Told {
  readonly viewer: Viewer;
  readonly n: number;
  readonly sight: Sight;
  readonly story: readonly StoryStep[];
  /** What led to this sight from the one before. */
  readonly fresh: readonly GameEvent[];
}

/** What the page knows of a match: its own sight, and nothing of anybody else's. */
export interface Table extends Told {
  readonly match: MatchCard;
  readonly mayTakeBack: number;
  /** The last update that this player was shown before; what came after is new to him. */
  readonly lookedAt?: number;
  /** What is answered for this seat without asking, where the game has such questions. */
  readonly standing?: StandingAnswers;
  /** What else this seat has answered beforehand, and which messages told that it was given. */
  readonly orders?: OrdersCard;
  /** What this seat means to do in its turns. */
  readonly plans?: PlansCard;
}

export const advance = (table: Table, update: Update): Table => ({
  ...table,
  n: update.n,
  sight: applyPatch(table.sight, update.sight),
  mayTakeBack: update.mayTakeBack,
  story: tell(table.story, update.step),
  fresh: update.step.events,
});

/** Steps that were taken back leave the story. */
export const tell = (story: readonly StoryStep[], step: StoryStep): StoryStep[] =>
  step.undo === undefined ? [...story, step] : story.slice(0, story.length - step.undo);

/** The table as it is after an answer to `watch`; null where the rest is not of what we have. */
export function retake(table: Table | null, answer: Snapshot | Rest): Table | null {
  if ('sight' in answer) {
    const { chance: _, ...seen } = answer;
    return { ...seen, fresh: [] };
  }
  if (table?.match.id !== answer.match.id || table.viewer !== answer.viewer) return null;
  const missing = answer.updates.filter(({ n }) => n > table.n);
  if (table.n + missing.length < answer.n) return null;
  const { match, standing = table.standing, orders = table.orders, plans = table.plans } = answer;
  return {
    ...missing.reduce(advance, table),
    match,
    ...(standing ? { standing } : {}),
    ...(orders ? { orders } : {}),
    ...(plans ? { plans } : {}),
  };
}

/** What the answer tells of what was done. */
export const updatesIn = (done: Done | MatchCard): readonly Update[] =>
  ('updates' in done && done.updates) || [];

/** Whoever plays live is there to be asked; others are offered it at the end of each turn of theirs. */
export const endsOwnTurn = ({ standing, sight, viewer, match }: Table): boolean =>
  standing !== undefined &&
  match.clock?.setting.kind !== 'live' &&
  sight.turn.kind === 'seats' &&
  !sight.turn.seats.includes(viewer);

export const seatName = ({ match, viewer }: Table): string | undefined =>
  isHere(match.id) || holdsSeveral(match) ? match.seats[viewer]?.seat : undefined;

/** Of whoever has several seats at a server: the one that is asked now, where he looks from another. */
export const seatAsked = ({ match, viewer, sight: { turn } }: Table): string | undefined =>
  isHere(match.id) || turn.kind !== 'seats' || turn.seats.includes(viewer)
    ? undefined
    : match.seats.find(({ mine }, at) => mine && turn.seats.includes(at))?.seat;

export const holdsSeat = ({ seats }: MatchCard): boolean => seats.some(({ mine }) => mine);

export const owesNumber = ({ seats }: MatchCard): boolean =>
  seats.some((seat) => seat.mine && seat.owesNumber);
