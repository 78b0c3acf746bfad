import type { Action, ChanceSource, GameEvent, Plan, Sight, StandingOrder } from '@bicorne/engine';
import { z } from 'zod';
import type { Answer } from './fault.ts';
import { hallMessage, type Hall, type HallNews } from './hall.ts';
import { OFFERS, type MatchCard } from './matches.ts';
import type { Notice } from './people.ts';
import { ordersMessage, type OrdersCard, type OrdersChange } from './orders.ts';
import { plansMessage, type PlansCard, type PlansChange } from './plans.ts';
import { standingMessage, type StandingAnswers, type StandingChange } from './standing.ts';
import { sayMessage, type ChatLine } from './talk.ts';
import { diceNumber, id, word } from './words.ts';

/** Over the socket. `seat` is needed only by someone who holds more than one. */
const seat = word.optional();
const n = z.int().min(0).max(1_000_000);

export const watchMessage = z.strictObject({
  match: id,
  /** The last message this client has; −1: nothing yet. */
  have: z.int().min(-1).max(1_000_000),
  /** Whether it knows how to go on from there: it is sent the rest, where that is at hand. */
  rest: z.boolean().optional(),
  /** The board alone, without what happened so far: for whoever looks at several. */
  glance: z.boolean().optional(),
  seat,
});

const action = z.union([
  z.string().max(80),
  z.record(z.string().max(20), z.union([z.number(), z.string().max(80), z.boolean()])),
]);
/** More than the pieces of any side. */
const MOST_AT_ONCE = 64;

export const actMessage = z.strictObject({
  match: id,
  /** The last message the client had when it decided: a late or doubled action is refused. */
  n,
  /** Several are one gesture: they stand or fall together, and none before the last may leave anything to others. */
  action: z.union([action, z.array(action).min(1).max(MOST_AT_ONCE)]),
  seat,
  /** Whether this client takes what it is told of its action from the answer; else that comes as updates. */
  told: z.boolean().optional(),
  /** The same was sent before, and it is not known what became of it: where it stands, this is answered as that was. */
  again: z.boolean().optional(),
});

/** Takes back what one may take back alone. */
export const undoMessage = z.strictObject({ match: id, n, count: z.int().min(1).max(10_000), seat });
export const resignMessage = z.strictObject({ match: id, seat });
export const leaveMessage = z.strictObject({ match: id });

/** Opens the number that was committed to, when every seat is taken. */
export const numberMessage = z.strictObject({ match: id, number: diceNumber });

/** Puts something to the others. The same thing again takes it back; one of a kind for each turn that passes. */
export const offerMessage = z.strictObject({
  match: id,
  what: z.enum(OFFERS),
  /** With `undo`: back to the position of this message; by default to before one's own last decision. */
  to: n.optional(),
  /** With `pause`. */
  hours: z
    .int()
    .min(1)
    .max(24 * 60)
    .optional(),
  /** With `bot`: which one, and the name of the seat it is to have. */
  bot: word.optional(),
  army: word.optional(),
  seat,
});
/** Answers an offer of the seat `by`. */
export const answerMessage = z.strictObject({
  match: id,
  what: z.enum(OFFERS),
  by: z.int().min(0).max(9),
  agree: z.boolean(),
  seat,
});
/** Claims what the card's `mayClaim` says. */
export const claimMessage = z.strictObject({ match: id, seat });

/** The client has shown everything up to message `n`: "since you last looked" begins there next time. */
export const sawMessage = z.strictObject({ match: id, n, seat });

/** What the viewer saw with message `n`, or before the first one (0): for looking back at a match that runs. */
export const momentMessage = z.strictObject({ match: id, n, seat });

/** Nothing is offered in a moment that has passed: its sight has no legal actions. */
export interface Moment {
  readonly n: number;
  readonly sight: Sight;
}

/** All of a moment, sent when a client begins to watch or cannot be brought up to date by updates. */
export interface Snapshot {
  readonly match: MatchCard;
  readonly viewer: number;
  /** Number of the last update, by the viewer's own count: what he did not notice leaves no gap. */
  readonly n: number;
  readonly sight: Sight;
  /** Steps that the viewer may take back by himself. */
  readonly mayTakeBack: number;
  /** What the viewer saw happen so far, without what was taken back; empty at a glance. */
  readonly story: readonly StoryStep[];
  readonly chance: ChanceSource;
  /** To a seat: the last update its player was shown (`saw`); what came after is new to him. */
  readonly lookedAt?: number;
  /** To a seat, where the game has such questions: its own standing answers. */
  readonly standing?: StandingAnswers;
  /** To a seat, where the game has questions that may be answered beforehand: those that were. */
  readonly orders?: OrdersCard;
  /** To a seat, where there are plans in the game: its own. */
  readonly plans?: PlansCard;
}

/** All that a client lacks that goes on from what it has. */
export interface Rest extends Omit<Snapshot, 'sight' | 'mayTakeBack' | 'story'> {
  readonly updates: readonly Update[];
}

export interface StoryStep {
  /** The number of the update that told it; the first is 1. */
  readonly n: number;
  /** In an update: so many entries are struck from the end of the story, instead of one added. */
  readonly undo?: number;
  readonly events: readonly GameEvent[];
}

/** The viewer did something, saw something, or his sight is another; `sight` is the difference (see patch.ts). */
export interface Update {
  readonly match: string;
  readonly n: number;
  readonly step: StoryStep;
  readonly sight: unknown;
  readonly mayTakeBack: number;
}

/** It was done, and is on the disk. */
export interface Done {
  /** The number of the seat's last message. */
  readonly n: number;
  /** What the seat is told of it, where that was asked for. */
  readonly updates?: readonly Update[];
}

export interface ServerToClient {
  update: (update: Update) => void;
  /** The card changed: to those who watch when somebody joined, opened his number, offered or answered, or it began or ended, or the turn passed under a clock; to players elsewhere also when the turn passed. */
  card: (card: MatchCard) => void;
  /** To every window of the one it is for. */
  notice: (notice: Notice) => void;
  chat: (line: ChatLine) => void;
  /** What is answered for a seat was changed: to every window of its holder that shows the match. */
  standing: (changed: StandingChange) => void;
  /** To all who have it open. */
  hall: (news: HallNews) => void;
  /** The same of all that is answered beforehand, and when something of it was given. */
  orders: (changed: OrdersChange) => void;
  /** The same of one's plans, and when one has gone on, or goes no farther. */
  plans: (changed: PlansChange) => void;
}

/** With what each word is asked, and what it answers. The same words lead to a server and to a worker of the page. */
const MESSAGES = {
  watch: watchMessage,
  act: actMessage,
  undo: undoMessage,
  resign: resignMessage,
  number: numberMessage,
  offer: offerMessage,
  answer: answerMessage,
  claim: claimMessage,
  saw: sawMessage,
  standing: standingMessage,
  orders: ordersMessage,
  plans: plansMessage,
  moment: momentMessage,
  say: sayMessage,
  /** No more of this match. */
  leave: leaveMessage,
  hall: hallMessage,
};

interface Answers {
  /** A `Rest` only where `rest` was asked for. */
  readonly watch: Snapshot | Rest;
  readonly act: Done;
  readonly undo: Done;
  readonly resign: Done;
  readonly number: MatchCard;
  readonly offer: MatchCard;
  readonly answer: MatchCard;
  readonly claim: MatchCard;
  readonly saw: null;
  readonly standing: StandingAnswers;
  readonly orders: OrdersCard;
  readonly plans: PlansCard;
  readonly moment: Moment;
  readonly say: ChatLine;
  readonly leave: null;
  /** What it shows now; null when it was closed. */
  readonly hall: Hall | null;
}

export type Word = keyof typeof MESSAGES;

const isWord = (name: string): name is Word => name in MESSAGES;
export const WORDS: readonly Word[] = Object.keys(MESSAGES).filter(isWord);

/** An action, as the game lists it or by its notation. */
export type Given = Action | string;

interface ActAsk extends Omit<z.input<typeof actMessage>, 'action'> {
  /** Several are one gesture: they stand or fall together. */
  readonly action: Given | readonly Given[];
}

/** What is asked of one's plans. */
export type PlanWish = { readonly put: Plan } | { readonly drop: string } | { readonly run: string };

/** Of these the page says more exactly what it asks with than their schemas do. */
interface Asks {
  readonly act: ActAsk;
  readonly orders: Omit<z.input<typeof ordersMessage>, 'orders'> & {
    readonly orders?: readonly StandingOrder[] | undefined;
  };
  readonly plans: Omit<z.input<typeof plansMessage>, 'change'> & { readonly change?: PlanWish };
}

export type Words = {
  readonly [W in Word]: {
    readonly ask: W extends keyof Asks ? Asks[W] : z.input<(typeof MESSAGES)[W]>;
    /** As it is heard: checked, and whole. */
    readonly heard: z.output<(typeof MESSAGES)[W]>;
    readonly answer: Answers[W];
  };
};

export const CHECKS: { readonly [W in Word]: z.ZodType<Words[W]['heard']> } = MESSAGES;

export type ClientToServer = {
  [W in Word]: (message: Words[W]['ask'], answer: (result: Answer<Words[W]['answer']>) => void) => void;
};
