import type { Spot, ToolGroup } from '@bicorne/boardkit/workshop/contract.ts';
import { sideNear } from '@bicorne/boardkit/workshop/spots.ts';
import { useMemo, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { laysSides, laysSteps } from './press.ts';
import { beginStroke, goOn, type InHand, type Press, type Stroke } from './stroke.ts';

interface Drawn {
  readonly spots: readonly Spot[];
  readonly groups: readonly ToolGroup[];
  readonly scenario: unknown;
  readonly hand: InHand;
  readonly onSpot: (spot: string) => void;
  readonly onChange: (scenario: unknown) => void;
  /** A part was chosen, to be laid elsewhere. */
  readonly onCopied: (spots: readonly string[]) => void;
  /** What holds the spots that are pressed. */
  readonly group: RefObject<SVGGElement | null>;
}

type OnPointer = (event: PointerEvent<SVGGElement>) => void;

interface Pen {
  /** What is being drawn, until the pointer is lifted. */
  readonly stroke: Stroke | null;
  readonly hover: Press | null;
  /** The spot that is in the tab order. */
  readonly cursor: string | undefined;
  readonly handlers: Readonly<
    Record<
      'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onPointerLeave',
      OnPointer
    >
  > & { readonly onKeyDown: (event: KeyboardEvent<SVGGElement>) => void };
}

/** Presses, drags and keys on the map, as strokes of whatever is in one's hand. A second finger ends the stroke undone. */
export function usePen({ spots, groups, scenario, hand, onSpot, onChange, onCopied, group }: Drawn): Pen {
  const byId = useMemo(() => new Map(spots.map((spot) => [spot.id, spot])), [spots]);
  const [stroke, setStroke] = useState<Stroke | null>(null);
  const [hover, setHover] = useState<Press | null>(null);
  const [walked, setWalked] = useState<string>();
  const aim = useRef<Aim | null>(null);
  const pointer = useRef<{ readonly id: number; readonly x: number; readonly y: number } | null>(null);

  const pressAt = ({ clientX, clientY }: PointerEvent): Press | null => {
    const under = document.elementFromPoint(clientX, clientY);
    const spot = byId.get(under?.getAttribute('data-spot') ?? '');
    const matrix = group.current?.getScreenCTM();
    if (!spot || !matrix) return null;
    return { spot, side: sideNear(spot, new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())) };
  };

  const end = (): void => {
    if (stroke && stroke.scenario !== scenario) onChange(stroke.scenario);
    if (stroke && hand.kind === 'copy') onCopied([...stroke.done]);
    pointer.current = null;
    setStroke(null);
  };
  const drop = (): void => {
    pointer.current = null;
    setStroke(null);
  };

  const down: OnPointer = (event) => {
    const press = pressAt(event);
    if (event.button !== 0 || !press) return;
    if (!event.isPrimary) return drop();
    pointer.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
    setWalked(press.spot.id);
    if (hand.kind !== 'look') setStroke(beginStroke(hand, groups, scenario, press));
  };
  const move: OnPointer = (event) => {
    const press = pressAt(event);
    if (laysSides(hand)) setHover(press);
    if (!stroke || pointer.current?.id !== event.pointerId || !press) return;
    const next = goOn(hand, groups, stroke, press);
    if (next.scenario !== stroke.scenario || next.last !== stroke.last) setStroke(next);
  };
  const up: OnPointer = (event) => {
    const begun = pointer.current;
    if (begun?.id !== event.pointerId) return;
    const still = Math.hypot(event.clientX - begun.x, event.clientY - begun.y) < SLACK;
    const press = pressAt(event);
    if (press && (still || hand.kind !== 'look')) onSpot(press.spot.id);
    end();
  };

  const keys = useKeyPen({
    byId,
    groups,
    scenario,
    hand,
    onChange,
    stroke,
    setStroke,
    group,
    setWalked,
    onSpot,
    onCopied,
    aim,
  });
  return {
    stroke,
    hover,
    cursor: walked ?? spots[0]?.id,
    handlers: {
      onPointerDown: down,
      onPointerMove: move,
      onPointerUp: up,
      onPointerCancel: drop,
      onPointerLeave: () => setHover(null),
      onKeyDown: keys,
    },
  };
}

/** Below this many pixels a press is no drag. */
const SLACK = 6;

interface KeyPen extends Omit<Drawn, 'spots'> {
  readonly byId: ReadonlyMap<string, Spot>;
  readonly stroke: Stroke | null;
  readonly setStroke: (stroke: Stroke | null) => void;
  readonly setWalked: (spot: string) => void;
  /** Where arrows have come to, and the line along which they go: rows are set off, and one would drift sideways. */
  readonly aim: { current: Aim | null };
}

interface Aim {
  readonly spot: string;
  readonly x: number;
  readonly y: number;
}

/** Arrows walk, Enter presses; with a tool for ways Enter begins one and ends it, with one for sides a number names the side. */
function useKeyPen(pen: KeyPen): (event: KeyboardEvent<SVGGElement>) => void {
  return (event) => {
    const spot = pen.byId.get(
      event.target instanceof Element ? (event.target.getAttribute('data-spot') ?? '') : '',
    );
    if (!spot || event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    const side = laysSides(pen.hand) && /^[1-6]$/.test(event.key) ? Number(event.key) - 1 : null;
    if (arrow) walk(pen, spot, arrow);
    else if (event.key === 'Enter' || event.key === ' ') enter(pen, spot);
    else if (side !== null) once(pen, { spot, side });
    else return;
    event.preventDefault();
  };
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The neighbour that lies most in that direction; where spots have none, the nearest of all. */
function walk(
  { byId, stroke, setStroke, group, setWalked, aim, ...pen }: KeyPen,
  from: Spot,
  [dx, dy]: readonly [number, number],
): void {
  const line = aim.current?.spot === from.id ? aim.current : from;
  const around = from.around.flatMap((id) => byId.get(id ?? '') ?? []);
  const all = around.length > 0 ? around : [...byId.values()];
  const costOf = ({ x, y }: Spot): number => {
    const [across, along] = dx === 0 ? [x - line.x, (y - from.y) * dy] : [y - line.y, (x - from.x) * dx];
    return along <= 1 ? Infinity : Math.hypot(across * 2, along);
  };
  const [next] = all.toSorted((one, other) => costOf(one) - costOf(other));
  if (!next || costOf(next) === Infinity) return;
  aim.current = { spot: next.id, x: dx === 0 ? line.x : next.x, y: dx === 0 ? next.y : line.y };
  setWalked(next.id);
  group.current?.querySelector<SVGElement>(`[data-spot="${CSS.escape(next.id)}"]`)?.focus();
  if (stroke) setStroke(goOn(pen.hand, pen.groups, stroke, { spot: next, side: 0 }));
}

function enter(pen: KeyPen, spot: Spot): void {
  const { hand, stroke, groups, scenario, setStroke, onChange, onCopied, onSpot } = pen;
  onSpot(spot.id);
  if (hand.kind === 'look' || laysSides(hand)) return;
  if (hand.kind === 'copy' && stroke) {
    onCopied([...stroke.done]);
    return setStroke(null);
  }
  if (!laysSteps(hand) && hand.kind !== 'copy') return once(pen, { spot, side: 0 });
  if (!stroke) return setStroke(beginStroke(hand, groups, scenario, { spot, side: 0 }));
  if (stroke.scenario !== scenario) onChange(stroke.scenario);
  setStroke(null);
}

function once({ hand, groups, scenario, onChange }: KeyPen, press: Press): void {
  const { scenario: next } = beginStroke(hand, groups, scenario, press);
  if (next !== scenario) onChange(next);
}
