import {
  readRecord,
  settledSteps,
  sight,
  stateAt,
  tagValue,
  verify,
  type Game,
  type GameEvent,
  type Match,
  type Sight,
  type Verdict,
  type Viewer,
} from '@bicorne/engine';
import { replay } from '@bicorne/engine';
import { loadRules } from '@bicorne/games';
import type { StoryStep } from '@bicorne/table/protocol';

/** A finished match, played again in the page from its record. */
export interface Rerun {
  readonly record: string;
  readonly match: Match;
  /** The position before the first step that can be played under these rules, and after each standing one from there. */
  readonly states: readonly unknown[];
  readonly events: readonly (readonly GameEvent[])[];
}

export async function rerun(text: string): Promise<Rerun | null> {
  const sheet = readRecord(text);
  if (!sheet.ok) return null;
  const module = await loadRules(tagValue(sheet.value, 'Game') ?? '');
  if (!module) return null;
  const find = (id: string): Game | undefined => (id === module.game.id ? module.game : undefined);
  const played = replay(sheet.value, find);
  if (!played.ok) return null;
  const { match } = played.value;
  return { record: text, match, ...statesOf(match) };
}

/** Whether its dice follow from the numbers that were published; null where it does not come to what it claims. */
export function verdictOf({ record, match }: Rerun): Verdict | null {
  const sheet = readRecord(record);
  const verdict = sheet.ok ? verify(sheet.value, () => match.game) : sheet;
  return verdict.ok ? verdict.value : null;
}

function statesOf(match: Match): Pick<Rerun, 'states' | 'events'> {
  const settled = settledSteps(match);
  const states: unknown[] = [stateAt(match, settled)];
  const events: (readonly GameEvent[])[] = [[]];
  for (const index of match.live.slice(settled)) {
    const step = match.steps.get(index);
    const state = match.game.clone(states.at(-1));
    const said: GameEvent[] = [];
    if (step.kind === 'act') match.game.act(state, step.seat, step.action, (event) => said.push(event));
    if (step.kind === 'chance') match.game.settle(state, step.outcome, (event) => said.push(event));
    states.push(state);
    events.push(said);
  }
  return { states, events };
}

export const sightAt = ({ match, states }: Rerun, at: number, viewer: Viewer): Sight => {
  const seen = sight(match.game, states[at], viewer);
  return match.stopped && at === states.length - 1
    ? { ...seen, turn: { kind: 'over', ending: match.stopped } }
    : seen;
};

const seenEvents = ({ match, events }: Rerun, at: number, viewer: Viewer): GameEvent[] =>
  events[at].flatMap((event) => match.game.seen(event, viewer) ?? []);

/** All that this viewer saw, step by step; the first is the position before any. */
export const storyOf = (run: Rerun, viewer: Viewer): StoryStep[] =>
  run.states.map((_, n) => ({ n, events: seenEvents(run, n, viewer) }));
