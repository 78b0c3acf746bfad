import type { CaptainPosition, CaptainPositions } from '@bicorne/boardkit/teach/captain.ts';
import { ARMIES } from '../data/forces.ts';
import type { ScenarioInput } from '../data/scenarios.ts';
import { positionNamed } from '../rules/map.ts';
import { closeFrame } from './frame.ts';

type Army = (typeof ARMIES)[number];
type Pieces = NonNullable<ScenarioInput['pieces']>;
type Face = Pieces[number]['faces'][number];
/** Who stands where: `{ '5/3': ['i3'] }`. */
type Stand = Readonly<Record<string, readonly Face[]>>;

interface Drawn extends Omit<ScenarioInput, 'pieces'> {
  readonly austrian: Stand;
  readonly french: Stand;
  /** Troops of whom the advice says nothing; what is shown does not reach as far as they. */
  readonly far?: Partial<Readonly<Record<Army, Stand>>>;
  /** Localities in which nobody stands, and which the advice names. */
  readonly named?: readonly number[];
}

const stood = (army: Army, stand: Stand = {}): Pieces =>
  Object.entries(stand).map(([at, faces]) => ({ army, at, faces: [...faces] }));

/** Whoever moves is the reader. */
function drawn({ austrian, french, far = {}, named = [], ...rest }: Drawn): CaptainPosition {
  const near = [...stood('austrian', austrian), ...stood('french', french)];
  const away = ARMIES.flatMap((army) => stood(army, far[army]));
  const scenario: ScenarioInput = { ...rest, pieces: [...near, ...away] };
  const shown = [...near.map(({ at }) => positionNamed(at)), ...named];
  return { scenario, seat: rest.toMove, frame: closeFrame(shown) };
}

const many = (count: number, face: Face): Face[] => Array<Face>(count).fill(face);

const NOVI: Stand = { novi: ['i3', 'i2', 'i2', 'a1'], sale: ['c2'] };
const BOXES: Stand = { tortona: ['i3', 'i2', 'i2'], novi: ['i3', 'i2', 'i2', 'a1'], sale: ['c2'] };

export const positions: CaptainPositions = {
  retake: drawn({
    hour: 12,
    toMove: 'french',
    austrian: { '9': ['i2'], '10': ['i3', 'c2'], '22': ['i2'] },
    french: { '8': ['c2'], '31': ['i3', 'i2'] },
    far: {
      austrian: { '4': ['i2', 'c2'], '5': ['i2', 'i2'], '3': ['i3', 'a1'] },
      french: { '13': ['i2'], '41': ['i2'], '86': ['i3', 'i2', 'i2'], ...NOVI },
    },
    uncommitted: { austrian: 7, french: 4 },
    discs: [{ army: 'french', at: 22, count: 2 }],
  }),
  entry: drawn({
    hour: 6,
    toMove: 'austrian',
    austrian: {
      alessandria: [...many(3, 'i3'), ...many(10, 'i2'), ...many(6, 'c2'), 'a1'],
    },
    french: { '5': ['i2', 'i3'], '8': ['i2'], '9': ['i2'], '10': ['i2', 'c2'] },
    far: { french: { '15': ['i2'], '24': ['i2'], '37': ['c2'], '41': ['i3', 'c2'], ...BOXES } },
    disorganised: [5, 8, 9, 10, 15, 24, 37, 41],
    named: [1, 2, 3, 4],
    uncommitted: { austrian: 0, french: 3 },
  }),
  surprise: drawn({
    hour: 6,
    toMove: 'french',
    austrian: { '1': ['i2', 'i2'], '2': ['i2'], '3/5': ['c2'] },
    french: {
      '5': ['i2', 'i2'],
      '8': ['i2'],
      '9': ['i3'],
      '10': ['i2', 'i2'],
      '15': ['c2'],
      '24': ['i2'],
      '37': ['c2'],
    },
    far: {
      austrian: {
        alessandria: [...many(3, 'i3'), ...many(7, 'i2'), ...many(5, 'c2'), 'a1'],
      },
      french: { '41': ['i3', 'c2'], ...BOXES },
    },
    known: [{ at: ['3/5'], faces: ['c2'] }],
    disorganised: [5, 8, 9, 10, 15, 24, 37, 41],
    named: [13],
    uncommitted: { austrian: 2, french: 3 },
  }),
  three: drawn({
    hour: 9,
    toMove: 'austrian',
    austrian: { '5': ['i2', 'i2', 'c2'], '6': ['i2'], '12': ['i2'] },
    french: { '8': ['i2'], '9': ['i3'], '10': ['i2', 'i2'] },
    far: {
      austrian: {
        '1': ['i3', 'i2', 'i2'],
        '2': ['i3', 'c2', 'a1'],
        '4': ['i2', 'c2'],
        alessandria: ['i3', 'i2', 'i2', 'c2', 'c2', 'c2'],
      },
      french: { '13': ['i2'], '15': ['c2'], '22': ['c2', 'i2'], '37': ['c2', 'i3'], ...BOXES },
    },
    disorganised: [10],
    uncommitted: { austrian: 6, french: 5 },
  }),
  rearguard: drawn({
    hour: 14,
    toMove: 'french',
    austrian: { '47': ['i2', 'i2', 'c2'], '64': ['i2', 'c2'] },
    french: { '59': ['i2', 'i2', 'c2'], '80': ['i2'] },
    far: {
      austrian: { '31': ['i3', 'i2', 'a1'], '37': ['i3', 'i2'], '38': ['i2', 'c2'] },
      french: { '42': ['i3', 'i2'], '55': ['c1', 'i2'], ...NOVI },
    },
    named: [54, 70],
    uncommitted: { austrian: 7, french: 6 },
  }),
  posts: drawn({
    hour: 9,
    toMove: 'french',
    austrian: { '4/8': ['i3', 'i2'], '5': ['i2'], '5/8': ['i3', 'c2'] },
    french: { '8': ['i2', 'i1'] },
    far: {
      austrian: {
        '1': ['i2', 'i2'],
        '3': ['i2', 'c2'],
        '6': ['i2'],
        alessandria: ['i3', 'i2', 'i2', 'c2', 'c2', 'a1'],
      },
      french: { '10': ['i2', 'i3'], '13': ['i2'], '15': ['c2'], '31': ['c2', 'i2'], ...BOXES },
    },
    uncommitted: { austrian: 5, french: 5 },
  }),
  guns: drawn({
    hour: 11,
    toMove: 'austrian',
    austrian: { '10/22': ['i3', 'i2'], '10': ['c2'] },
    guns: [{ army: 'austrian', at: '10/22', stage: 'ready' }],
    french: { '22/10': ['i2'], '22': ['c2'], '31': ['i2', 'i3'] },
    far: {
      austrian: { '4': ['i2', 'i2', 'c2'], '5': ['i3', 'i2', 'c2'], '15': ['i2', 'i2', 'c2'] },
      french: { '8/4': ['i2'], '13': ['i2'], '23': ['c2'], ...BOXES },
    },
    uncommitted: { austrian: 6, french: 6 },
  }),
  pair: drawn({
    hour: 13,
    toMove: 'austrian',
    austrian: { '59/70': ['i2', 'i2', 'c2'] },
    french: { '70/59': ['i2', 'c2'], '80': ['i3'] },
    far: {
      austrian: { '22': ['i3', 'i2'], '31': ['i2', 'i2'], '37': ['i3', 'c2'], '38': ['c2', 'i2'] },
      french: { '42': ['i2', 'i2', 'c1'], '49': ['i3', 'i2'], '86': ['i2'], ...NOVI },
    },
    known: [{ at: ['70/59'], faces: ['i2', 'c2'] }],
    uncommitted: { austrian: 7, french: 7 },
  }),
  door: drawn({
    hour: 14,
    toMove: 'austrian',
    austrian: { '31/42': ['i2', 'i2'], '41': ['i2', 'c2'], '49': ['i2'], '55': ['c2'] },
    french: { '42/31': ['i2', 'i2'], '42': ['i3'] },
    far: {
      austrian: { '13': ['i2', 'c2'], '24': ['i3', 'i2'], '22': ['i3'] },
      french: { '46': ['i2', 'c2'], '86': ['i2', 'i3'], '87': ['c1'], ...NOVI },
    },
    named: [60],
    uncommitted: { austrian: 5, french: 7 },
  }),
  tortona: drawn({
    hour: 11,
    toMove: 'french',
    austrian: { '47': ['i2', 'c2'] },
    french: { '59': ['c2'], tortona: ['i3', 'i2', 'i2'] },
    far: {
      austrian: { '10': ['i3', 'i3', 'i2', 'i2'], '13': ['i2', 'c2'], '15': ['i2', 'i2', 'c2', 'a1'] },
      french: { '22': ['i2', 'i2'], '31': ['i3', 'c2'], '32': ['i2'], '58': ['i2'], ...NOVI },
    },
    named: [70, 80, 86],
    uncommitted: { austrian: 9, french: 6 },
  }),
  night: drawn({
    hour: 21,
    toMove: 'french',
    austrian: { '75': ['i2'], '76': ['i1'], '80': ['c1'] },
    french: { '77': ['i2'], '82': ['c2'], '86': ['i1'], '87': ['i2'] },
    far: {
      austrian: { '42': ['i2', 'i1'], '59': ['i2', 'c1'] },
      french: { '68': ['i1', 'c1'], '55': ['i1'] },
    },
    named: [59, 70],
    uncommitted: { austrian: 5, french: 4 },
  }),
};
