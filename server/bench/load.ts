import { prepareLanes, runInTurns, runLanes, type Addresses, type Load } from './lanes.ts';

/** The players, in a process of their own. They say when measuring begins, and what was measured. */
export interface LoadOrder {
  readonly addresses: Addresses;
  readonly lanes: number;
  readonly stock: number;
  /** Without it they act in turns, as they are told. */
  readonly seconds?: number;
  readonly rate?: number;
}

/** What was measured, and the players' own processor time for each action, in microseconds. */
export interface Played extends Load {
  readonly players: number;
}

const isOrder = (order: unknown): order is LoadOrder =>
  typeof order === 'object' && order !== null && 'addresses' in order && 'lanes' in order;

process.on('message', (order) => {
  if (isOrder(order)) void carryOut(order);
});

async function carryOut({ addresses, lanes, stock, seconds, rate }: LoadOrder): Promise<void> {
  const prepared = await prepareLanes(addresses, lanes, stock);
  if (seconds === undefined) return runInTurns(prepared);
  let before = process.cpuUsage();
  const load = await runLanes(prepared, seconds, rate, () => {
    before = process.cpuUsage();
    process.send?.('begun');
  });
  const { user, system } = process.cpuUsage(before);
  const played: Played = { ...load, players: (user + system) / load.actions };
  process.send?.(played, () => process.exit(0));
}
