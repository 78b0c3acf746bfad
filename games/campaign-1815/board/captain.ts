import type { CaptainPosition, CaptainPositions } from '@bicorne/boardkit/teach/captain.ts';
import { HISTORICAL } from '../data/positions.ts';
import { frameOfTowns } from './position.ts';

const words = (text: string): string[] => text.split(' ');

/** Blocks by town or place, as words of one line. */
type Lists = Readonly<Record<string, string>>;

const listed = (lists: Lists): Record<string, string[]> =>
  Object.fromEntries(Object.entries(lists).map(([name, text]) => [name, words(text)]));

/** On the map; of it is shown what lies between the towns of the frame. */
interface OnMap {
  readonly seat: string;
  readonly turn: number;
  readonly frame: string;
  readonly towns: Lists;
  readonly lost?: string;
  readonly unknown?: string;
}

const onMap = ({ seat, turn, frame, towns, lost, unknown }: OnMap): CaptainPosition => ({
  scenario: {
    setup: 'position',
    turn,
    towns: listed(towns),
    ...(lost === undefined ? {} : { lost: words(lost) }),
    ...(unknown === undefined ? {} : { unknown: words(unknown) }),
  },
  seat,
  frame: frameOfTowns(words(frame)),
});

/** In the middle of a battle; the rest of the armies stands on the map. */
interface OnField {
  readonly seat: string;
  readonly turn: number;
  readonly battle: object;
  readonly attacker: Lists;
  readonly defender: Lists;
  /** What lies on the positions of each side, and who holds it. */
  readonly ground?: { readonly attacker?: object; readonly defender?: object };
  readonly towns: Lists;
  readonly lost?: string;
}

const onField = ({
  seat,
  turn,
  battle,
  attacker,
  defender,
  ground = {},
  towns,
  lost,
}: OnField): CaptainPosition => ({
  scenario: {
    setup: 'position',
    turn,
    towns: listed(towns),
    battles: [
      {
        step: 'combat',
        ...battle,
        attacker: { ...listed(attacker), ...ground.attacker },
        defender: { ...listed(defender), ...ground.defender },
      },
    ],
    ...(lost === undefined ? {} : { lost: words(lost) }),
  },
  seat,
});

const WELLINGTON_WEST = {
  brussels: 'A01 A08 A10 A11',
  hal: 'A09',
  enghien: 'A02',
  nivelles: 'A03 A04',
  ath: 'A05 A07',
  oudenaarde: 'A06',
  grammont: 'A12 A13 A15',
  ninove: 'A16',
  mons: 'A14',
};

export const positions: CaptainPositions = {
  opening: {
    scenario: HISTORICAL,
    seat: 'french',
    frame: frameOfTowns(words('solre philippeville namur wavre waterloo hal')),
  },
  gather: onMap({
    seat: 'allied',
    turn: 2,
    frame: 'laneffe namur wavre brussels enghien binche',
    towns: {
      charleroi: 'F02 F03 F09 F10 F19 F21 F22',
      laneffe: 'F01 F04 F05 F12 F13 F14 F15 F16 F20 F23 F24',
      thuin: 'F06 F07 F08 F11 F17 F18',
      ligny: 'P02 P04 P06',
      namur: 'P01 P07 P08 P09 P10',
      ciney: 'P11 P12 P13 P14',
      liege: 'P15 P16 P17 P18',
      ...WELLINGTON_WEST,
    },
    lost: 'P03',
  }),
  screen: onMap({
    seat: 'allied',
    turn: 4,
    frame: 'thuin laneffe namur gembloux quatre-bras nivelles',
    towns: {
      laneffe: 'F01 F02 F03 F04 F05 F09 F10 F11 F19 F21',
      thuin: 'F06 F07 F08 F17 F18 F22',
      philippeville: 'F12 F13 F14 F15 F16 F20 F23 F24',
      charleroi: 'P02 P03 P04 P05 P06',
      namur: 'P01 P07 P08 P09 P10',
      ciney: 'P11 P12 P13 P14',
      hannut: 'P15 P16 P17 P18',
      ...WELLINGTON_WEST,
    },
  }),
  count: onMap({
    seat: 'french',
    turn: 7,
    frame: 'charleroi namur wavre brussels enghien',
    towns: {
      'quatre-bras': 'F01 F02 F03 F04 F05 F09 F10 F11 F17',
      ligny: 'F12 F13 F14 F15 F16 F20 F21',
      charleroi: 'F06 F07 F08 F18 F19 F22 F23 F24',
      nivelles: 'A04 A06 A07 A09',
      waterloo: 'A01 A02 A05 A08 A12 A13',
      hal: 'A03 A10 A14',
      brussels: 'A11 A15 A16',
      wavre: 'P01 P02 P07 P08 P09',
      gembloux: 'P11 P12 P13',
      hannut: 'P15 P16 P17 P18',
      louvain: 'P05 P10 P14',
    },
    lost: 'P03 P04 P06',
    unknown: 'A04 A06 A07 A09',
  }),
  guns: onField({
    seat: 'french',
    turn: 5,
    battle: { town: 'ligny', entered: ['charleroi', 'quatre-bras'] },
    attacker: {
      left: 'F09 F10 F11',
      centre: 'F12 F13 F14',
      right: 'F15 F16',
      reserve: 'F01 F02 F03 F21',
    },
    defender: {
      left: 'P07 P10',
      centre: 'P11 P12',
      right: 'P02 P05',
      reserve: 'P01 P08 P09',
    },
    ground: { defender: { terrain: { centre: 'farm' }, holders: { centre: 'P11' } } },
    towns: {
      'quatre-bras': 'F04 F05 F17 F18',
      charleroi: 'F06 F07 F08 F19 F20 F22 F23 F24',
      waterloo: 'A01 A02 A05 A08 A11 A12',
      nivelles: 'A03 A04 A13 A15',
      hal: 'A06 A07 A09 A10 A14 A16',
      hannut: 'P15 P16 P17 P18',
      namur: 'P13 P14',
      gembloux: 'P03 P04 P06',
    },
  }),
  horse: onField({
    seat: 'french',
    turn: 5,
    battle: { town: 'ligny', entered: ['charleroi', 'quatre-bras'], round: 3 },
    attacker: { left: 'F09=3 F11', centre: 'F12=2 F14', right: 'F15=3 F16', reserve: 'F21 F22' },
    defender: { left: 'P07 P10=3', centre: 'P11=3', right: 'P02=1 P05=1', reserve: 'P08=2' },
    towns: {
      'quatre-bras': 'F01 F02 F03 F04 F05 F17 F18',
      charleroi: 'F06 F07 F08 F10 F13 F19 F20 F23 F24',
      waterloo: 'A01 A02 A05 A08 A11 A12',
      nivelles: 'A03 A04 A13 A15',
      hal: 'A06 A07 A09 A10 A14 A16',
      hannut: 'P15 P16 P17 P18',
      wavre: 'P01 P03 P04 P09 P12 P13 P14',
    },
    lost: 'P06',
  }),
  square: onField({
    seat: 'allied',
    turn: 5,
    battle: {
      town: 'ligny',
      entered: ['charleroi', 'quatre-bras'],
      round: 2,
      part: 'defender',
      charging: ['F21', 'F22'],
    },
    attacker: {
      left: 'F11',
      'beyond-left': 'F21 F22',
      centre: 'F12 F14',
      right: 'F15 F16',
      reserve: 'F13',
    },
    defender: {
      left: 'P11 P14',
      centre: 'P12',
      right: 'P07 P10',
      reserve: 'P08 P09',
    },
    towns: {
      'quatre-bras': 'F01 F02 F03 F04 F05 F09 F10 F17 F18',
      charleroi: 'F06 F07 F08 F19 F20 F23 F24',
      waterloo: 'A01 A02 A05 A08 A11 A12',
      nivelles: 'A03 A04 A13 A15',
      hal: 'A06 A07 A09 A10 A14 A16',
      hannut: 'P15 P16 P17 P18',
      wavre: 'P01 P02 P03 P04 P05 P13',
    },
    lost: 'P06',
  }),
  leave: onField({
    seat: 'allied',
    turn: 5,
    battle: {
      town: 'ligny',
      entered: ['charleroi', 'quatre-bras'],
      round: 4,
      part: 'defender',
    },
    attacker: {
      left: 'F11',
      'beyond-left': 'F09 F21=2',
      centre: 'F12 F14',
      right: 'F15 F16',
      reserve: 'F02 F10 F03',
    },
    defender: {
      left: 'P11=2 P14',
      centre: 'P12=2',
      right: 'P02=1 P08=2',
      reserve: 'P10 P05',
    },
    towns: {
      'quatre-bras': 'F01 F04 F05 F17 F18',
      charleroi: 'F06 F07 F08 F19 F20 F22 F23 F24',
      waterloo: 'A01 A02 A05 A08 A11 A12',
      nivelles: 'A03 A04 A13 A15',
      hal: 'A06 A07 A09 A10 A14 A16',
      hannut: 'P15 P16 P17 P18',
      wavre: 'P01 P03 P04 P09',
    },
    lost: 'F13 P06 P07 P13',
  }),
  cities: onMap({
    seat: 'french',
    turn: 11,
    frame: 'quatre-bras brussels louvain liege huy',
    towns: {
      huy: 'F19 F20',
      namur: 'F15 F16',
      waterloo: 'F01 F02 F03 F04 F05 F09 F10 F11 F21 F22 F24',
      'quatre-bras': 'F06 F07 F08 F17 F18 F23',
      brussels: 'A01 A02 A05 A08 A11 A12 A13 A15',
      hal: 'A03 A04 A06 A07',
      ninove: 'A09 A14 A16',
      wavre: 'P01 P07 P08 P09 P10',
      louvain: 'P11 P12 P14 P15 P16 P17 P18',
    },
    lost: 'F12 F13 F14 A10 P02 P03 P04 P05 P06',
  }),
  last: onMap({
    seat: 'allied',
    turn: 22,
    frame: 'ghent oudenaarde nivelles louvain malines hal',
    towns: {
      ghent: 'F19 F20',
      waterloo: 'F01 F02 F03 F04 F09 F10 F21',
      nivelles: 'F06 F07 F08 F17 F18 F22',
      brussels: 'A08 A11',
      malines: 'A01 A02 A05 A12',
      alost: 'A03 A14',
      hal: 'A07 A13 A15',
      louvain: 'P01 P07 P15',
      tirlemont: 'P16 P18 P17',
    },
    lost: 'F05 F11 F12 F13 F14 F15 F16 F23 F24 A04 A06 A09 A10 A16 P02 P03 P04 P05 P06 P08',
  }),
};
