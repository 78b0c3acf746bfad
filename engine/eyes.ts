import { ONLOOKER, type GameEvent, type Viewer } from './contract.ts';
import type { Match, Step } from './match.ts';
import { badLine, headerTags, readTags, writeEnding, writeTag, type Tag } from './record.ts';
import { ok, type Result } from './result.ts';
import { atOnce, type Work } from './work.ts';

/**
 * What one viewer has seen of a match while it runs: its head, the viewer's own actions in notation, and every
 * event as he saw it. Others' steps are a `?`, and only where he noticed something; nothing in the text counts
 * the steps he did not notice.
 */
export interface Eyes {
  readonly tags: readonly Tag[];
  readonly viewer: string;
  readonly entries: readonly Glimpse[];
}

export type Glimpse =
  /** A step: the viewer's own action, or null for somebody else's, and what he saw of it. */
  | { readonly kind: 'step'; readonly own: string | null; readonly events: readonly GameEvent[] }
  /** So many of the entries before were taken back. */
  | { readonly kind: 'undo'; readonly count: number }
  | { readonly kind: 'stop'; readonly result: string }
  /** The match went on under other rules; what was seen before is not in this text. */
  | { readonly kind: 'resume'; readonly rules: string };

export const seenBy = (match: Match, viewer: Viewer): Eyes => atOnce(lookingBack(match, viewer));

export function* lookingBack(match: Match, viewer: Viewer): Work<Eyes> {
  const name = viewer === ONLOOKER ? 'onlooker' : match.seats[viewer];
  return { tags: publicTags(match, name), viewer: name, entries: yield* glimpses(match, viewer) };
}

/** A seed tells all dice to come, and a whole position may hold what is hidden: neither is shown. */
function publicTags(match: Match, viewer: string): Tag[] {
  const tags = headerTags(match).map((tag): Tag => {
    if (tag[0] === 'Position') return ['Scenario', '?'];
    return tag[0] === 'Chance' ? ['Chance', tag[1]] : tag;
  });
  return [...tags, ['Eyes', viewer]];
}

/** The match played again, as this viewer saw it. */
function* glimpses(match: Match, viewer: Viewer): Work<Glimpse[]> {
  const { game, steps } = match;
  const entries: Glimpse[] = [];
  const from = steps.findLastIndex(({ kind }) => kind === 'resume');
  /** The states behind each standing step, and whether the step left an entry. */
  const behind: { state: unknown; entry: boolean }[] = [];
  let state = match.start;
  for (const step of steps.slice(Math.max(0, from))) {
    yield;
    if (step.kind === 'undo') {
      const undone = behind.splice(behind.length - step.count);
      state = undone[0].state;
      const count = undone.filter(({ entry }) => entry).length;
      if (count > 0) entries.push({ kind: 'undo', count });
      continue;
    }
    const before = state;
    state = game.clone(state);
    const glimpse = glimpseOf(match, step, viewer, state);
    if (step.kind === 'resume') state = step.state;
    else behind.push({ state: before, entry: glimpse !== null });
    if (glimpse) entries.push(glimpse);
  }
  return entries;
}

/** Takes the step, in place; null where the viewer noticed nothing. */
function glimpseOf({ game, seats }: Match, step: Step, viewer: Viewer, state: unknown): Glimpse | null {
  if (step.kind === 'stop') return { kind: 'stop', result: writeEnding(step.ending, seats) };
  if (step.kind === 'resume') return { kind: 'resume', rules: step.rules };
  const events: GameEvent[] = [];
  const notice = (event: GameEvent): void => {
    const seen = game.seen(event, viewer);
    if (seen) events.push(seen);
  };
  if (step.kind === 'chance') game.settle(state, step.outcome, notice);
  if (step.kind === 'act') game.act(state, step.seat, step.action, notice);
  const own = step.kind === 'act' && step.seat === viewer ? step.text : null;
  return own === null && events.length === 0 ? null : { kind: 'step', own, events };
}

export const writeEyes = ({ tags, viewer, entries }: Eyes): string =>
  `${tags.map(writeTag).join('\n')}\n\n${entries.map((entry) => writeGlimpse(entry, viewer)).join('')}`;

function writeGlimpse(entry: Glimpse, viewer: string): string {
  if (entry.kind === 'undo') return `<${entry.count}\n`;
  if (entry.kind === 'stop') return `!${entry.result}\n`;
  if (entry.kind === 'resume') return `=${entry.rules}\n`;
  const events = entry.events.map((event) => `> ${JSON.stringify(event)}\n`);
  return `${entry.own === null ? '?' : `${viewer}: ${entry.own}`}\n${events.join('')}`;
}

export function readEyes(text: string): Result<Eyes> {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const header = readTags(lines);
  if (!header.ok) return header;
  const { tags, next } = header.value;
  const viewer = tags.find(([name]) => name === 'Eyes')?.[1];
  if (viewer === undefined) return badLine(1, 'a record of one seat has a tag such as [Eyes "blue"]');
  const entries: Glimpse[] = [];
  for (let at = next; at < lines.length; at++) {
    const line = lines[at];
    if (line === '') continue;
    const entry = line.startsWith('> ') ? addEvent(entries.pop(), line) : readGlimpse(line, viewer);
    if (!entry) return badLine(at + 1, 'expected an action, ?, or > and an event');
    entries.push(entry);
  }
  return ok({ tags, viewer, entries });
}

function addEvent(entry: Glimpse | undefined, line: string): Glimpse | null {
  if (entry?.kind !== 'step') return null;
  const event = readEvent(line.slice(2));
  return event && { ...entry, events: [...entry.events, event] };
}

function readEvent(text: string): GameEvent | null {
  try {
    const event: unknown = JSON.parse(text);
    return isEvent(event) ? event : null;
  } catch {
    return null;
  }
}

const isEvent = (value: unknown): value is GameEvent =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function readGlimpse(line: string, viewer: string): Glimpse | null {
  if (line === '?') return { kind: 'step', own: null, events: [] };
  if (line.startsWith(`${viewer}: `)) return { kind: 'step', own: line.slice(viewer.length + 2), events: [] };
  if (/^<\d{1,6}$/.test(line)) return { kind: 'undo', count: Number(line.slice(1)) };
  if (line.startsWith('!')) return { kind: 'stop', result: line.slice(1) };
  return line.startsWith('=') ? { kind: 'resume', rules: line.slice(1) } : null;
}
