import { battling } from './battles.ts';
import { marching } from './marches.ts';
import { command } from './orders.ts';
import { Won, type Asking, type Table } from './table.ts';

/** A whole match after the deal; ends with the seat that won. */
export function* match(table: Table): Asking<number> {
  try {
    for (;;) yield* turn(table);
  } catch (end) {
    if (end instanceof Won) return end.seat;
    throw end;
  }
}

function* turn(table: Table): Asking<void> {
  table.fresh();
  table.strikes = 0;
  table.turns[table.seat]++;
  table.countObjectives();
  table.clearTiles();
  yield* command(table);
  yield* marching(table);
  yield* battling(table);
  yield* drawing(table);
  table.seat = 1 - table.seat;
}

function* drawing(table: Table): Asking<void> {
  const { seat } = table;
  const effect = table.last[seat];
  table.discards.push(table.played);
  table.played = '';
  if (effect === 'elan') mix(table);
  for (; table.strikes > 0; table.strikes--) table.hands[1 - seat].push(yield* draw(table));
  const card = yield* draw(table);
  if (!effect.startsWith('scout')) {
    table.hands[seat].push(card);
    return;
  }
  const other = yield* draw(table);
  const words = [...new Set([`keep:${card}`, `keep:${other}`])];
  const kept = (yield { kind: 'ask', seat, words }).slice(5);
  table.hands[seat].push(kept);
  table.discards.push(kept === card ? other : card);
}

function mix(table: Table): void {
  table.deck.push(...table.discards);
  table.discards = [];
}

function* draw(table: Table): Asking<string> {
  if (table.deck.length === 0) mix(table);
  const card = yield { kind: 'pick', from: [...table.deck] };
  table.deck.splice(table.deck.indexOf(card), 1);
  return card;
}
