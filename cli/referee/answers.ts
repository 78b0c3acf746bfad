import { listOutcomes, turnOf, writeOutcome } from '@bicorne/engine';
import type { Chance, Fault, FaultCode, Match, Prompt } from '@bicorne/engine';
import { listLegal, nameEnding, promptFor, REFEREE, type LegalEntry } from '../watchers.ts';
import type { NamedEnding, Watcher } from '../watchers.ts';
import type { Id } from './requests.ts';

/** A fault of the caller, or one of ours. */
interface Wrong extends Omit<Fault, 'code'> {
  readonly code: FaultCode | 'internal';
}
export type Answer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly fault: Wrong };

export const writeAnswer = (id: Id, answer: Answer): string =>
  JSON.stringify(answer.ok ? { id, ok: answer.value } : { id, error: answer.fault });

/** Larger rolls have their dice told, but not every way they can fall. */
const MOST_OUTCOMES = 2000;

type ToldTurn =
  | { readonly seats: readonly string[] }
  | { readonly chance: unknown }
  | { readonly over: NamedEnding };

/** To the referee chance's whole question is told; to others only that it is asked, since it may hold a secret. */
export function tellTurn(match: Match, watcher: Watcher): ToldTurn {
  const turn = turnOf(match);
  if (turn.kind === 'over') return { over: nameEnding(match, turn.ending) };
  if (turn.kind === 'seats') return { seats: turn.seats.map((seat) => match.seats[seat]) };
  return { chance: watcher === REFEREE ? tellChance(match.game.chance(match.state)) : true };
}

function tellChance(chance: Chance): object {
  const outcomes = listOutcomes(chance).map(({ outcome, weight }) => ({
    outcome,
    text: writeOutcome(chance, outcome),
    weight,
  }));
  return { ...tellKind(chance), ...(outcomes.length > MOST_OUTCOMES ? {} : { outcomes }) };
}

const tellKind = (chance: Chance): object =>
  chance.kind === 'dice'
    ? { kind: 'dice', count: chance.count, sides: chance.die.sides.map((face) => chance.die.faces[face]) }
    : { kind: 'pick', from: chance.from.map((thing) => chance.names[thing]) };

interface ToldView {
  readonly view: unknown;
  readonly turn: ToldTurn;
  readonly prompt: Prompt | null;
  readonly legal: readonly LegalEntry[];
}

/** All that a watcher may know of this moment; the referee's view is the state itself. */
export const tellView = (match: Match, watcher: Watcher): ToldView => ({
  view: watcher === REFEREE ? match.state : match.game.view(match.state, watcher),
  turn: tellTurn(match, watcher),
  prompt: promptFor(match, watcher),
  legal: listLegal(match, watcher),
});
