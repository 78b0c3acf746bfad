import type { Action, GameEvent, Sight } from '@bicorne/engine';
import { applyPatch } from '@bicorne/server/patch';
import type { Answer, MatchCard, Snapshot, StoryStep, Update, WireFault } from '@bicorne/server/protocol';
import { create } from 'zustand';
import { forgetNumber, keptNumber } from '../net/dice.ts';
import { connect, request, type TableSocket } from '../net/socket.ts';

/** What the page knows of a match: its own sight, and nothing of anybody else's. */
export interface Table {
  readonly match: MatchCard;
  readonly viewer: number;
  readonly n: number;
  readonly sight: Sight;
  readonly mayTakeBack: number;
  readonly story: readonly StoryStep[];
  /** What led to this sight from the one before. */
  readonly fresh: readonly GameEvent[];
}

interface TableStore {
  readonly table: Table | null;
  readonly line: 'opening' | 'open' | 'lost';
  /** An action is on its way: nothing else is offered until it is answered. */
  readonly busy: boolean;
  readonly fault: WireFault['code'] | null;
}

export const useTable = create<TableStore>(() => ({
  table: null,
  line: 'opening',
  busy: false,
  fault: null,
}));
const set = useTable.setState;

let socket: TableSocket | null = null;

/** Sits down at a match; returns how to get up again. */
export function openTable(match: string): () => void {
  set({ table: null, line: 'opening', busy: false, fault: null });
  const line = connect();
  socket = line;
  line.on('connect', () => void watch(line, match));
  line.on('disconnect', () => set({ line: 'lost' }));
  line.on('connect_error', () => set({ line: 'lost' }));
  line.on('update', (update) => receive(line, update));
  line.on('card', (card) => void receiveCard(line, card));
  return () => {
    socket = null;
    line.close();
  };
}

/** A seat taken is another pair of eyes: the line is opened anew, with the name we have now. */
export function reconnect(): void {
  socket?.disconnect().connect();
}

const changeTable = (change: (table: Table) => Table): void =>
  set(({ table }) => (table ? { table: change(table) } : {}));

/** When everybody sits, the seats open their numbers; and when the match begins, the board is looked at anew. */
async function receiveCard(line: TableSocket, card: MatchCard): Promise<void> {
  const before = useTable.getState().table?.match;
  if (before?.id !== card.id) return;
  changeTable((table) => ({ ...table, match: card }));
  await openNumber(line, card);
  if (before.stage !== card.stage) await watch(line, card.id);
}

async function openNumber(line: TableSocket, card: MatchCard): Promise<void> {
  const number = keptNumber(card.id);
  if (number === null || !card.seats.some(({ mine, owesNumber }) => mine && owesNumber)) return;
  const opened = await request<MatchCard>(line, 'number', { match: card.id, number });
  if (opened.ok) forgetNumber(card.id);
}

async function watch(line: TableSocket, match: string): Promise<void> {
  const have = useTable.getState().table?.n ?? -1;
  const answer = await request<Snapshot>(line, 'watch', { match, have });
  if (line !== socket) return;
  if (!answer.ok) return set({ fault: answer.fault.code });
  const { chance: _, ...seen } = answer.value;
  set({ table: { ...seen, fresh: [] }, line: 'open', busy: false, fault: null });
  await openNumber(line, seen.match);
}

/** Updates come in order; a gap means that some were lost, and the whole moment is asked for again. */
function receive(line: TableSocket, update: Update): void {
  const { table } = useTable.getState();
  if (!table || update.match !== table.match.id || update.n <= table.n) return;
  if (update.n > table.n + 1) return void watch(line, update.match);
  set({ table: advance(table, update) });
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

async function send(word: 'act' | 'undo' | 'resign', message: (table: Table) => unknown): Promise<void> {
  const { table, busy } = useTable.getState();
  if (!socket || !table || busy) return;
  set({ busy: true, fault: null });
  const answer: Answer<{ n: number }> = await request(socket, word, message(table));
  set({ busy: false, fault: answer.ok ? null : answer.fault.code });
}

export const act = (action: Action): Promise<void> =>
  send('act', (table) => ({ match: table.match.id, n: table.n, action }));
export const takeBack = (count: number): Promise<void> =>
  send('undo', (table) => ({ match: table.match.id, n: table.n, count }));
export const resign = (): Promise<void> => send('resign', (table) => ({ match: table.match.id }));
