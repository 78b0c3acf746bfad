import type { Spot, Tool, ToolGroup } from '@bicorne/boardkit/workshop/contract.ts';
import { heaps, isLaid, pressedWith, putDown, takeUp } from '@bicorne/boardkit/workshop/lay.ts';
import { pasted, type Part } from '@bicorne/boardkit/workshop/part.ts';
import { linkOf } from '@bicorne/boardkit/workshop/links.ts';

/** What is in one's hand: nothing, so that one looks; a tool; what takes away; what copies a part; or that part. */
export type InHand =
  | { readonly kind: 'look' }
  | { readonly kind: 'eraser' }
  | { readonly kind: 'copy' }
  | { readonly kind: 'part'; readonly part: Part; readonly spots: readonly Spot[] }
  | { readonly kind: 'tool'; readonly tool: Tool };

/** Where the pointer presses: a spot, and the side of it that is nearest. */
export interface Press {
  readonly spot: Spot;
  readonly side: number;
}

/** A press and all that is dragged over until it is lifted. What the first place decides holds for the others. */
export interface Stroke {
  readonly scenario: unknown;
  readonly lays: boolean;
  /** The places that were done already. */
  readonly done: ReadonlySet<string>;
  readonly last: Spot;
}

/** The place that a tool works on there: a spot, a side of one, a step from the spot before. */
function placeOf(tool: Tool, { spot, side }: Press, from?: Spot): string | null {
  const pressed = pressedWith(tool.lay);
  if (pressed === 'spot') return spot.id;
  if (pressed === 'step') return from && from.around.includes(spot.id) ? linkOf(from.id, spot.id) : null;
  if (tool.lay.kind === 'edge') return linkOf(spot.id, tool.lay.directions[side]);
  const beyond = spot.around[side];
  return beyond == null ? null : linkOf(spot.id, beyond);
}

export function beginStroke(
  hand: InHand,
  groups: readonly ToolGroup[],
  scenario: unknown,
  press: Press,
): Stroke {
  const blank: Stroke = { scenario, lays: true, done: new Set(), last: press.spot };
  if (hand.kind === 'look') return blank;
  if (hand.kind === 'copy') return goOn(hand, groups, blank, press);
  if (hand.kind === 'part')
    return { ...blank, scenario: pasted(hand.part, scenario, press.spot, hand.spots, groups) };
  if (hand.kind === 'eraser') return goOn(hand, groups, { ...blank, lays: false }, press);
  const { tool } = hand;
  const place = placeOf(tool, press);
  const lays = place === null || heaps(tool.lay) || !isLaid(tool.lay, scenario, place);
  return goOn(hand, groups, { ...blank, lays }, press);
}

/** The stroke comes to another place. */
export function goOn(hand: InHand, groups: readonly ToolGroup[], stroke: Stroke, press: Press): Stroke {
  const next = { ...stroke, last: press.spot };
  if (hand.kind === 'look' || hand.kind === 'part') return next;
  if (hand.kind === 'copy') return { ...next, done: new Set([...stroke.done, press.spot.id]) };
  const place = hand.kind === 'eraser' ? press.spot.id : placeOf(hand.tool, press, stroke.last);
  if (place === null || stroke.done.has(place)) return next;
  const begins = hand.kind === 'tool' && pressedWith(hand.tool.lay) === 'step' && stroke.done.size === 0;
  const lays = begins ? !isLaid(hand.tool.lay, stroke.scenario, place) : stroke.lays;
  const done = new Set([...stroke.done, place]);
  const scenario =
    hand.kind === 'eraser'
      ? withoutTop(groups, stroke.scenario, place)
      : work(hand.tool, stroke.scenario, place, lays);
  return { ...next, lays, done, scenario };
}

function work({ lay }: Tool, scenario: unknown, place: string, lays: boolean): unknown {
  if (!lays) return takeUp(lay, scenario, place);
  return heaps(lay) || !isLaid(lay, scenario, place) ? putDown(lay, scenario, place) : scenario;
}

/** What was laid last in the order of the box lies on top: pieces before objectives, those before the ground. */
function withoutTop(groups: readonly ToolGroup[], scenario: unknown, place: string): unknown {
  const top = onTop(groups, scenario, place);
  return top ? takeUp(top.lay, scenario, place) : scenario;
}

export const laidAt = (groups: readonly ToolGroup[], scenario: unknown, place: string): Tool[] =>
  groups
    .flatMap(({ tools }) => tools)
    .filter(({ lay }) => pressedWith(lay) === 'spot' && isLaid(lay, scenario, place));

const onTop = (groups: readonly ToolGroup[], scenario: unknown, place: string): Tool | undefined =>
  laidAt(groups, scenario, place).at(-1);
