import type { Settlement } from '@bicorne/boardkit';

/** What the mapmaker adds to a scenario's ground: the course and name of its waters, its roads, the look of its places. None of it touches play. */
export interface Scenery {
  readonly waters: readonly Water[];
  /** Hexes by name, one line for each road. */
  readonly highways: readonly string[];
  readonly lanes: readonly string[];
  readonly places?: Readonly<Record<string, Settlement['kind']>>;
  /** Closed water that is a lake. */
  readonly lake?: string;
  /** Broken ground that is a marsh. */
  readonly marsh?: true;
}

export interface Water {
  readonly name: string;
  readonly run: string;
  readonly rises?: true;
  readonly ends?: true;
}

export const PLAIN: Scenery = { waters: [], highways: [], lanes: [] };

export const SCENERY: Readonly<Record<string, Scenery>> = {
  'rolica-first-position': {
    waters: [{ name: 'Roliça stream', run: 'A12 B11 C11 D10 E11 F11 G11 G10 G9 G8 H7 I7' }],
    highways: ['I5 H5 G6 F5 E5 D4 C5 C6 C7 B7 A8'],
    lanes: ['C7 C8 B8 B9 A10'],
  },
  'rolica-second-position': {
    waters: [],
    highways: ['I7 H6 G6 F6'],
    lanes: ['F6 E7 E8 D8 C8 B7 A7', 'A7 A6 B5 B4'],
  },
  vimeiro: {
    waters: [{ name: 'Maceira', run: 'G13 G12 G11 G10 H9 I9' }],
    highways: ['G8 G9 F9 E10 D9 C10 B10 A11'],
    lanes: ['G7 F6 E6 D5 C5 C4 C3 C2 B1 A1', 'G7 H7 I7'],
    places: { G8: 'church' },
  },
  corunna: {
    waters: [
      { name: 'Monelos', run: 'G11 G10 G9 G8 G7 F6 F5 F4 F3 E3 E2 D1 C2 B2 A3', rises: true },
      { name: '', run: 'H2 G3 F3', rises: true, ends: true },
    ],
    highways: ['A9 B9 C10 D10 E11 F11 G12 H12 I13'],
    lanes: ['A5 B4 C4 D4 E5'],
  },
  talavera: {
    waters: [{ name: 'Portiña', run: 'D1 D2 E3 E4 E5 E6 F6 F7 F8 F9 F10 G11 G12 G13' }],
    highways: ['I13 H12 G12 F11 E12 D12 C13'],
    lanes: ['I10 H10 G10 F9 E9 D8 C8 B7 A7'],
  },
  'bussaco-reynier': {
    waters: [],
    highways: ['I7 H6 G7 F6 E7 D6 C7 B6 A7'],
    lanes: ['B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12'],
  },
  'bussaco-ney': {
    waters: [],
    highways: ['I6 H6 G6 F5 E5 D4 C5 B4 A4 A3'],
    lanes: ['H6 G7 F7 E8 E9 D8 C8 B8', 'B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12'],
    places: { B4: 'church' },
  },
  sabugal: {
    waters: [{ name: 'Côa', run: 'H12 H11 H10 G10 G9 G8 G7 G6 G5 G4 F3 F2 F1' }],
    highways: ['I6 H5 G5 F4 E5 D5 C6 B6 A7'],
    lanes: ['I8 H7 G8 F8 E8 D7', 'I11 H10 G11 F10 E10'],
  },
  'fuentes-de-onoro-3-may': {
    waters: [{ name: 'Dos Casas', run: 'E13 E12 E11 D10 D9 D8 D7 D6 D5 D4 D3 D2 D1' }],
    highways: ['A8 B7 C7 D7 E7 F7 G7 H7 I8'],
    lanes: ['E6 F5 G5 H4 I4'],
    places: { F7: 'church', C7: 'farm' },
  },
  'fuentes-de-onoro-5-may': {
    waters: [
      { name: 'Dos Casas', run: 'A4 B3 C3 D2 E2 F1 G1' },
      { name: 'Turones', run: 'A12 B12 C12 D12 E12 F12 G12 H12 I12' },
    ],
    highways: ['F2 G3 H3 I4 I5 I6 I7 I8 I9 I10 I11'],
    lanes: ['C4 D3 E3 F2', 'F2 G2 H1 I1'],
    places: { G2: 'church', F2: 'village' },
  },
  'salamanca-pakenham': {
    waters: [],
    highways: [],
    lanes: ['I7 H7 G8 F8 E9 E10 E11 D11 C12 B12 A13', 'F2 G2 H1 I1', 'I7 H6 G6 G5 G4 G3 G2'],
    places: { G2: 'farm' },
  },
  'salamanca-cole': {
    waters: [],
    highways: [],
    lanes: ['I8 H8 G9 F9 E10 D10 D11 D12 C13', 'H8 H7 G7 F6 E6 D5 C5 B5 A6'],
    places: { H8: 'farm' },
  },
  sorauren: {
    waters: [
      { name: 'Ulzama', run: 'A4 B3 C3 D2 E2 F1 G1' },
      { name: 'Arga', run: 'A11 B11 C12 D12 E13' },
    ],
    highways: ['A5 B4 C4 D3 E3 F2 G2 H2 I3', 'A10 B10 C11 D11 E11 F11 G12 H11 I12'],
    lanes: ['H2 I3 I4 I5 I6'],
  },
  orthez: {
    waters: [{ name: 'Gave de Pau', run: 'F12 G12 H11 I11' }],
    highways: ['I13 H12 G12 F11 E11 D10 C10 B9 B8 B7 B6 B5 B4 C4 C3 D2 D1', 'B6 A7'],
    lanes: ['D2 E3 F3 G4 H4 I5'],
    marsh: true,
  },
  'quatre-bras': {
    waters: [{ name: 'Gemioncourt', run: 'D5 D6 D7 D8 D9 E10', rises: true, ends: true }],
    highways: ['A7 B7 C7 D7 E7 F7 G8 H8 I8', 'B1 B2 B3 B4 B5 B6 B7 B8 C9 C10 C11 D11 D12 E13'],
    lanes: ['E7 E8 F8 F9 F10 F11 F12', 'G3 H3 H4 I5'],
    places: { E7: 'farm', F11: 'farm', G3: 'farm' },
    lake: 'E10 E11',
  },
  waterloo: {
    waters: [],
    highways: ['A7 B6 C6 D5 E6 F6 G7 H7 I8', 'A7 B6 B5 C5 D4 D3 D2 E2 F1 G1'],
    lanes: ['C6 C7 C8 C9 C10 C11 C12 C13', 'E12 F11 G11 H10 I11', 'D3 E3'],
    places: { E3: 'farm', E6: 'farm', E12: 'farm', H7: 'farm' },
  },
};
