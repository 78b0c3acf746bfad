import { BOXES } from '../data/forces.ts';
import {
  BEYOND,
  CROSSINGS,
  FIRST_BOX,
  FIRST_ENTRY,
  FIRST_SIDE,
  HAND,
  LAST_LOCALITY,
  LOCALITY,
  NAME,
  SPOTS,
} from './map.ts';
import { C1, C2, FACES, GUN, HIDDEN_FACES } from './pieces.ts';

export type MarengoAction =
  | { readonly do: 'end' | 'done' | 'advance' | 'fire' | 'hold' }
  | { readonly do: 'march'; readonly from: number; readonly to: number }
  | { readonly do: 'attack'; readonly from: number; readonly via: number }
  | {
      readonly do: 'assault' | 'bombard' | 'complete' | 'cancel' | 'road' | 'enter' | 'pontoon';
      readonly from: number;
    }
  | { readonly do: 'organise' | 'disc'; readonly at: number }
  | { readonly do: 'cross'; readonly by: number }
  | { readonly do: 'piece' | 'show' | 'lead' | 'counter'; readonly face: number }
  | { readonly do: 'ride' | 'retreat'; readonly face: number; readonly to: number }
  | { readonly do: 'reduce'; readonly at: number; readonly face: number };

/** Reductions of shown pieces name no position: they fall on the leading or on the counter-attacking ones. */
export const LEAD = SPOTS;
export const COUNTER = SPOTS + 1;
const WHERE = [...NAME, 'lead', 'counter'];

// Every action there is, made once: listing the legal ones allocates nothing but the list.

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const localities = upTo(LAST_LOCALITY + 1);
const positions = upTo(FIRST_BOX);
const isSide = (position: number): boolean => position >= FIRST_SIDE;

export const END: MarengoAction = { do: 'end' };
export const DONE: MarengoAction = { do: 'done' };
export const ADVANCE: MarengoAction = { do: 'advance' };
export const FIRE: MarengoAction = { do: 'fire' };
export const HOLD: MarengoAction = { do: 'hold' };

/** Indexed by approach: out of the reserve over this border, up into it, back from it, across it. */
export const MARCH_OUT = positions.map((side): MarengoAction => ({
  do: 'march',
  from: LOCALITY[side],
  to: BEYOND[side],
}));
export const MARCH_UP = positions.map((side): MarengoAction => ({
  do: 'march',
  from: LOCALITY[side],
  to: side,
}));
export const MARCH_BACK = positions.map((side): MarengoAction => ({
  do: 'march',
  from: side,
  to: LOCALITY[side],
}));
export const MARCH_ACROSS = positions.map((side): MarengoAction => ({
  do: 'march',
  from: side,
  to: BEYOND[side],
}));
export const ATTACK_FROM_RESERVE = positions.map((via): MarengoAction => ({
  do: 'attack',
  from: LOCALITY[via],
  via,
}));
export const ATTACK_FROM_APPROACH = positions.map((via): MarengoAction => ({ do: 'attack', from: via, via }));
export const ASSAULT = positions.map((from): MarengoAction => ({ do: 'assault', from }));
export const BOMBARD = positions.map((from): MarengoAction => ({ do: 'bombard', from }));
export const COMPLETE = positions.map((from): MarengoAction => ({ do: 'complete', from }));
export const CANCEL = positions.map((from): MarengoAction => ({ do: 'cancel', from }));
export const ROAD = localities.map((from): MarengoAction => ({ do: 'road', from }));
export const ENTER = BOXES.map((_, i): MarengoAction => ({ do: 'enter', from: FIRST_BOX + i }));
export const PONTOON: MarengoAction = { do: 'pontoon', from: FIRST_BOX };
export const ORGANISE = localities.map((at): MarengoAction => ({ do: 'organise', at }));
export const DISC = localities.map((at): MarengoAction => ({ do: 'disc', at }));
export const CROSS = upTo(FIRST_ENTRY).map((by): MarengoAction => ({ do: 'cross', by }));
export const PIECE = upTo(HIDDEN_FACES).map((face): MarengoAction => ({ do: 'piece', face }));
export const SHOW = upTo(HIDDEN_FACES).map((face): MarengoAction => ({ do: 'show', face }));
export const LEAD_WITH = upTo(GUN + 1).map((face): MarengoAction => ({ do: 'lead', face }));
export const COUNTER_WITH = upTo(HIDDEN_FACES).map((face): MarengoAction => ({ do: 'counter', face }));
export const RIDE = upTo(HIDDEN_FACES).map((face) =>
  positions.map((to): MarengoAction => ({ do: 'ride', face, to })),
);
export const RETREAT = upTo(HIDDEN_FACES).map((face) =>
  localities.map((to): MarengoAction => ({ do: 'retreat', face, to })),
);
export const REDUCE = upTo(GUN + 1).map((face) =>
  WHERE.map((_, at): MarengoAction => ({ do: 'reduce', at, face })),
);

/** `march:5>5/9`, `ride:c2>3/5`, `cross:24-29:main`, `piece:i2`, `done` */
export function write(action: MarengoAction): string {
  switch (action.do) {
    case 'march':
      return `march:${NAME[action.from]}>${NAME[action.to]}`;
    case 'attack':
      return `attack:${NAME[action.from]}>${NAME[action.via]}`;
    case 'organise':
    case 'disc':
      return `${action.do}:${action.at}`;
    case 'cross':
      return `cross:${CROSSINGS[action.by]}`;
    case 'piece':
    case 'show':
    case 'lead':
    case 'counter':
      return `${action.do}:${FACES[action.face]}`;
    case 'ride':
    case 'retreat':
      return `${action.do}:${FACES[action.face]}>${NAME[action.to]}`;
    case 'reduce':
      return `reduce:${FACES[action.face]}@${WHERE[action.at]}`;
    default:
      return 'from' in action ? `${action.do}:${NAME[action.from]}` : action.do;
  }
}

const sides = positions.filter(isSide);
const onSides = (list: readonly MarengoAction[]): MarengoAction[] => sides.map((side) => list[side]);
const EVERY: readonly MarengoAction[] = [
  END,
  DONE,
  ADVANCE,
  FIRE,
  HOLD,
  PONTOON,
  ...[MARCH_OUT, MARCH_UP, MARCH_BACK, MARCH_ACROSS, ATTACK_FROM_RESERVE, ATTACK_FROM_APPROACH].flatMap(
    onSides,
  ),
  ...[ASSAULT, BOMBARD, COMPLETE, CANCEL, RIDE[C2], RIDE[C1]].flatMap(onSides),
  ...[ROAD, ORGANISE, DISC, ...RETREAT].flatMap((list) => list.slice(1)),
  ...[ENTER, CROSS, PIECE, SHOW, LEAD_WITH, COUNTER_WITH].flat(),
  ...REDUCE.flatMap((list) => list.filter((_, at) => at > 0 && (at <= HAND || at >= LEAD))),
];
const BY_NOTATION: ReadonlyMap<string, MarengoAction> = new Map(
  EVERY.map((action) => [write(action), action]),
);
export const read = (text: string): MarengoAction | null => BY_NOTATION.get(text) ?? null;
