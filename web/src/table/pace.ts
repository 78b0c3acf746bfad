import type { BoardModule } from '@bicorne/boardkit';
import type { GameEvent } from '@bicorne/engine';
import { useEffect, useRef, useState } from 'react';
import { usePreferences, type Pace } from '../preferences.ts';
import type { Table, Told } from './told.ts';

/** One thing to look at, and how long before the next may come. */
export interface Beat<T extends Told = Table> {
  readonly table: T;
  readonly millis: number;
  /** It is not taken away before it is read. */
  readonly stays?: boolean;
}

/** How long a throw lies before its effects, each of them before the next, what happened before the next thing, and what nobody notices. */
const THROW = 950;
const EFFECT = 620;
const STEP = 420;
const NOTHING = 40;
export const FACTORS: Readonly<Record<Pace, number>> = { slow: 1.9, normal: 1, quick: 0.45, none: 0 };
/** So many things wait at most at their own pace; the more there are, the quicker they go. */
const CALM = 6;

type Noticed = (event: GameEvent) => boolean;

/** What led from one moment to the next, as it is shown: a throw, its effects one by one, then the new position. */
export function beatsOf<T extends Told>(
  before: T,
  after: T,
  board: Pick<BoardModule, 'beats' | 'after' | 'staysUntilRead'>,
  noticed: Noticed,
): readonly Beat<T>[] {
  const parts = partsOf(board.beats?.(after.fresh) ?? [after.fresh], noticed);
  let { view } = before.sight;
  let fresh: readonly GameEvent[] = [];
  const onTheWay = parts.slice(0, -1).map(({ events, millis }): Beat<T> => {
    const stays = events.some((event) => board.staysUntilRead?.(event));
    view = events.reduce<unknown>((now, event) => board.after?.(now, event) ?? now, view);
    fresh = [...fresh, ...events];
    return { table: { ...before, sight: { ...before.sight, view, legal: [] }, fresh }, millis, stays };
  });
  return [...onTheWay, { table: after, millis: restOf(after, after.fresh.some(noticed)) }];
}

interface Part {
  readonly events: readonly GameEvent[];
  readonly millis: number;
}

/** A throw with what led to it; after it everything that is told, one after the other. */
const partsOf = (groups: readonly (readonly GameEvent[])[], noticed: Noticed): Part[] =>
  groups.flatMap((group, at) => {
    const parts = at === 0 ? [group] : cutAfter(group, noticed);
    return parts.map((events, i) => ({ events, millis: i < parts.length - 1 ? EFFECT : THROW }));
  });

function cutAfter(events: readonly GameEvent[], noticed: Noticed): GameEvent[][] {
  const parts: GameEvent[][] = [[]];
  for (const event of events) {
    const last = parts[parts.length - 1];
    if (last.some(noticed) && noticed(event)) parts.push([event]);
    else last.push(event);
  }
  return parts;
}

/** Whoever is to act himself has seen it when he does. */
function restOf(after: Told, noticed: boolean): number {
  if (after.sight.legal.length > 0) return 0;
  return noticed ? STEP : NOTHING;
}

export interface Paced {
  readonly table: Table;
  /** More has happened than is shown. */
  readonly behind: boolean;
  /** What is shown waits until it is read. */
  readonly waits: boolean;
  /** It has been read. */
  goOn(): void;
  skip(): void;
}

/** What is shown, and what is still to be shown before all that is known has been. */
export interface Showing {
  readonly known: Table;
  readonly shown: Beat;
  readonly waiting: readonly Beat[];
}

export const showingAtOnce = (table: Table): Showing => ({
  known: table,
  shown: { table, millis: 0 },
  waiting: [],
});

/** What is shown has had its time. */
export function showNext(showing: Showing): Showing {
  const [shown = { ...showing.shown, millis: 0 }, ...waiting] = showing.waiting;
  return { ...showing, shown, waiting };
}

/** Something has become known; where nothing else is being shown, the first of it is shown at once. */
export function comeToKnow(
  showing: Showing,
  table: Table,
  beats: (before: Table, after: Table) => readonly Beat[],
  pace: Pace,
): Showing {
  const before = showing.known;
  if (isSameMoment(before, table)) return { ...showing, known: table };
  if (pace === 'none' || !follows(before, table)) return showingAtOnce(table);
  const next = { ...showing, known: table, waiting: [...showing.waiting, ...beats(before, table)] };
  return showing.shown.millis > 0 ? next : showNext(next);
}

/** The table as it is shown: everything that happens in its order and at its pace; at once when it is skipped. */
export function usePaced(real: Table, beats: (before: Table, after: Table) => readonly Beat[]): Paced {
  const pace = usePreferences((preferences) => preferences.pace);
  const [kept, setShowing] = useState(() => showingAtOnce(real));
  // While it is drawn and not after: no picture shows as behind what is about to be shown.
  const showing = kept.known === real ? kept : comeToKnow(kept, real, beats, document.hidden ? 'none' : pace);
  if (showing !== kept) setShowing(showing);
  const { shown, waiting } = showing;

  const lying = useRef({ shown, since: 0 });
  useEffect(() => {
    if (lying.current.shown !== shown) lying.current = { shown, since: performance.now() };
    if (shown.stays || (waiting.length === 0 && shown.millis === 0)) return;
    const hurry = Math.min(1, CALM / waiting.length);
    const rest = shown.millis * FACTORS[pace] * hurry - (performance.now() - lying.current.since);
    const timer = setTimeout(() => setShowing(showNext), Math.max(0, rest));
    return () => clearTimeout(timer);
  }, [waiting, shown, pace]);

  const behind = waiting.length > 0;
  return {
    table: behind ? quiet(shown.table) : real,
    behind,
    waits: behind && shown.stays === true,
    goOn: () => setShowing(showNext),
    skip: () => setShowing(showingAtOnce(real)),
  };
}

/** The turn has passed under a clock, something was offered: the card is another, and what is being shown goes on. */
export const isSameMoment = (before: Table, after: Table): boolean =>
  after.viewer === before.viewer && after.n === before.n && after.sight === before.sight;

/** The next thing that happened at the same table; not a jump, nor something taken back. */
const follows = (before: Table, after: Table): boolean =>
  after.match.id === before.match.id &&
  after.viewer === before.viewer &&
  after.n === before.n + 1 &&
  after.story.length > before.story.length;

/** Nothing is offered in a moment that has passed. */
const quiet = (table: Table): Table =>
  table.sight.legal.length === 0 ? table : { ...table, sight: { ...table.sight, legal: [] } };
