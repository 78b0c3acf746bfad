import { xy, type Point } from '@bicorne/boardkit';
import { BOXES } from '../data/forces.ts';
import { BORDERS } from '../data/map.ts';
import { CROSSINGS, FIRST_BOX, FIRST_SIDE, LAST_LOCALITY } from '../rules/map.ts';
import {
  BARRIERS,
  BORDER_ENDS,
  CORNERS,
  CROSSING_PLACES,
  OBJECTIVE_LINE,
  RINGS,
  type Barrier,
} from './data/outlines.ts';
import { SETTLEMENTS } from './data/land.ts';
import { nameAt, nameRoom } from './names.ts';
import { roomIn, type Name, type Room } from './room.ts';

/** Where everything lies on the sheet. A flipped sheet is another sheet; whoever draws need not know. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly flipped: boolean;
  /** By locality; the first is empty. */
  readonly areas: readonly Area[];
  /** By position. */
  readonly sides: ReadonlyMap<number, Side>;
  readonly boxes: ReadonlyMap<number, Box>;
  /** By crossing, those of the boxes at their gates. */
  readonly crossings: readonly Point[];
  readonly barriers: readonly { readonly from: Point; readonly to: Point; readonly kind: Barrier }[];
  readonly objective: readonly Point[];
  /** Of the time track and of the two armies' uncommitted discs. */
  readonly clock: Frame;
  readonly morale: Frame;
  readonly title: Frame;
  place(point: Point): Point;
}

interface Area {
  readonly ring: readonly Point[];
  readonly outline: string;
  readonly room: Room;
}

/** One side of a border, seen from its locality: it runs clockwise, and `inward` looks away from the enemy. */
export interface Side {
  readonly from: Point;
  readonly to: Point;
  readonly middle: Point;
  readonly along: Point;
  readonly inward: Point;
  readonly length: number;
  /** Of a thing that lies along it, so that it is read upright. */
  readonly turn: number;
  /** The strip in which its blocks lie. */
  readonly strip: string;
}

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A waiting box: its frame, the part of it where blocks lie, and where its name stands. */
export interface Box {
  readonly frame: Frame;
  readonly inside: Frame;
  readonly label: Point;
}

const WIDTH = 2886;
const HEIGHT = 1799;
/** How deep the strip along an approach is. */
const DEPTH = 44;

export const parsePoints = (text: string): Point[] =>
  text.split(' ').map((pair) => {
    const [x, y] = pair.split(',').map(Number);
    return { x, y };
  });

const polygonOf = (points: readonly Point[]): string => `M${points.map(xy).join('L')}Z`;

const frame = (x: number, y: number, width: number, height: number): Frame => ({ x, y, width, height });
const CLOCK = frame(44, 306, 560, 150);
const MORALE = frame(44, 474, 282, 118);
const TITLE = frame(44, 44, 610, 232);
/** In the order of the boxes (M15.1): Alessandria stands west of the river, the others in the margin. */
const BOX_PLANS: readonly Box[] = [
  { frame: frame(34, 968, 128, 680), inside: frame(34, 1048, 128, 592), label: { x: 98, y: 996 } },
  marginBox(800, 3),
  marginBox(1330, 4),
  marginBox(40, 1),
];

/** A box in the margin with room for so many blocks under one another. */
function marginBox(y: number, blocks: number): Box {
  const inside = frame(2690, y + 62, 166, blocks * 33 + 6);
  return { frame: frame(2690, y, 166, inside.height + 70), inside, label: { x: 2773, y: y + 28 } };
}

const GATES: readonly Point[] = [
  { x: 52, y: 850 },
  { x: 2622, y: 906 },
  { x: 2492, y: 1690 },
  { x: 2620, y: 118 },
];

const turned = ({ x, y }: Point): Point => ({ x: WIDTH - x, y: HEIGHT - y });
const turnedFrame = ({ x, y, width, height }: Frame): Frame =>
  frame(WIDTH - x - width, HEIGHT - y - height, width, height);

/** Name above, blocks below, however the sheet lies. */
const turnedBox = ({ frame: outer, inside, label }: Box): Box => {
  const put = turnedFrame(outer);
  return {
    frame: put,
    inside: { ...inside, x: put.x + inside.x - outer.x, y: put.y + inside.y - outer.y },
    label: { x: put.x + label.x - outer.x, y: put.y + label.y - outer.y },
  };
};

function makeSheet(flipped: boolean): Sheet {
  const place = flipped ? turned : (point: Point): Point => point;
  const put = flipped ? turnedFrame : (one: Frame): Frame => one;
  const corners = parsePoints(CORNERS).map(place);
  const rings = RINGS.map((ring) => ring.split(' ').map(Number));
  const names = SETTLEMENTS.map((one) => nameRoom(nameAt(place(one), one, HEIGHT), one));
  return {
    width: WIDTH,
    height: HEIGHT,
    flipped,
    areas: [
      EMPTY,
      ...rings.map((ring) =>
        areaOf(
          ring.map((corner) => corners[corner]),
          names,
        ),
      ),
    ],
    sides: sidesOf(corners, rings),
    boxes: new Map(BOXES.map((_, i) => [FIRST_BOX + i, flipped ? turnedBox(BOX_PLANS[i]) : BOX_PLANS[i]])),
    crossings: CROSSINGS.map((name, i) =>
      place(
        name in CROSSING_PLACES
          ? parsePoints(CROSSING_PLACES[name])[0]
          : GATES[i - (CROSSINGS.length - GATES.length)],
      ),
    ),
    barriers: BARRIERS.map(([, from, to, kind]) => ({ from: corners[from], to: corners[to], kind })),
    objective: parsePoints(OBJECTIVE_LINE).map(place),
    clock: put(CLOCK),
    morale: put(MORALE),
    title: put(TITLE),
    place,
  };
}

const EMPTY: Area = {
  ring: [],
  outline: '',
  room: { ranks: [], crowded: [], discs: { x: 0, y: 0 }, label: { x: 0, y: 0 }, mark: { x: 0, y: 0 } },
};

const areaOf = (ring: readonly Point[], names: readonly Name[]): Area => ({
  ring,
  outline: polygonOf(ring),
  room: roomIn(ring, names),
});

function sidesOf(corners: readonly Point[], rings: readonly (readonly number[])[]): Map<number, Side> {
  const sides = new Map<number, Side>();
  BORDERS.forEach(([name, a, b], border) => {
    const ends = BORDER_ENDS[name];
    [a, b].forEach((locality, i) => {
      const [from, to] = clockwise(rings[locality - 1], ends);
      sides.set(FIRST_SIDE + 2 * border + i, sideOf(corners[from], corners[to]));
    });
  });
  return sides;
}

function clockwise(ring: readonly number[], [a, b]: readonly [number, number]): readonly [number, number] {
  return ring[(ring.indexOf(a) + 1) % ring.length] === b ? [a, b] : [b, a];
}

function sideOf(from: Point, to: Point): Side {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const inward = { x: -along.y, y: along.x };
  const degrees = (Math.atan2(along.y, along.x) * 180) / Math.PI;
  const inset = Math.min(16, length / 6);
  const at = (step: number, deep: number): Point => ({
    x: from.x + along.x * step + inward.x * deep,
    y: from.y + along.y * step + inward.y * deep,
  });
  return {
    from,
    to,
    middle: at(length / 2, 0),
    along,
    inward,
    length,
    turn: degrees > 90 ? degrees - 180 : degrees <= -90 ? degrees + 180 : degrees,
    strip: polygonOf([
      at(inset / 3, 2),
      at(length - inset / 3, 2),
      at(length - inset - DEPTH * 0.35, DEPTH),
      at(inset + DEPTH * 0.35, DEPTH),
    ]),
  };
}

/** A point of a side: so far from its middle along it, so far inward. */
export const sidePoint = ({ middle, along, inward }: Side, step: number, deep: number): Point => ({
  x: middle.x + along.x * step + inward.x * deep,
  y: middle.y + along.y * step + inward.y * deep,
});

const made = new Map<boolean, Sheet>();
export function sheetFor(flipped: boolean): Sheet {
  const known = made.get(flipped) ?? makeSheet(flipped);
  made.set(flipped, known);
  return known;
}

export const LOCALITY_NUMBERS: readonly number[] = Array.from({ length: LAST_LOCALITY }, (_, i) => i + 1);
