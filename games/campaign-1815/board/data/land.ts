/** The land as the atlas draws it, in degrees [longitude, latitude]: decoration, except that the rivers lie where the roads cross them. */

type Place = readonly [lon: number, lat: number];

export type RiverName =
  | 'sambre'
  | 'meuse'
  | 'scheldt'
  | 'dender'
  | 'dyle'
  | 'senne'
  | 'lys'
  | 'haine'
  | 'ourthe'
  | 'gete'
  | 'vesdre'
  | 'lesse';

export type RegionName = 'flanders' | 'brabant' | 'hainaut' | 'hesbaye' | 'condroz' | 'ardennes';

interface RiverCourse {
  readonly name: RiverName;
  /** Breadth at the source and at the mouth. */
  readonly breadth: readonly [number, number];
  readonly course: readonly Place[];
  /** Where along the course the name is written, from 0 to 1; nothing for a brook. */
  readonly named?: number;
}

export const RIVERS: readonly RiverCourse[] = [
  {
    name: 'gete',
    breadth: [3, 5],
    course: [
      [4.78, 50.63],
      [4.85, 50.7],
      [4.9, 50.76],
      [4.955, 50.82],
      [5.06, 50.9],
      [5.1, 50.98],
      [5.05, 51.06],
      [4.95, 51.09],
      [4.85, 51.17],
    ],
    named: 0.1,
  },
  {
    name: 'lys',
    breadth: [6, 9],
    course: [
      [3.12, 50.76],
      [3.25, 50.845],
      [3.36, 50.9],
      [3.45, 50.95],
      [3.545, 50.995],
      [3.62, 51.02],
      [3.735, 51.062],
    ],
    named: 0.45,
  },
  {
    name: 'dender',
    breadth: [4, 8],
    course: [
      [3.8, 50.648],
      [3.86, 50.71],
      [3.91, 50.765],
      [3.98, 50.8],
      [4.055, 50.822],
      [4.075, 50.88],
      [4.062, 50.95],
      [4.125, 51.0],
      [4.13, 51.045],
    ],
    named: 0.17,
  },
  {
    name: 'haine',
    breadth: [4, 7],
    course: [
      [4.26, 50.46],
      [4.14, 50.46],
      [4.04, 50.475],
      [3.95, 50.475],
      [3.84, 50.468],
      [3.72, 50.475],
      [3.575, 50.472],
    ],
    named: 0.22,
  },
  {
    name: 'senne',
    breadth: [4, 8],
    course: [
      [4.04, 50.54],
      [4.1, 50.59],
      [4.17, 50.64],
      [4.21, 50.69],
      [4.262, 50.745],
      [4.31, 50.81],
      [4.372, 50.872],
      [4.41, 50.94],
      [4.45, 51.0],
      [4.44, 51.06],
    ],
    named: 0.4,
  },
  {
    name: 'dyle',
    breadth: [4, 10],
    course: [
      [4.49, 50.585],
      [4.53, 50.63],
      [4.585, 50.67],
      [4.63, 50.73],
      [4.655, 50.8],
      [4.675, 50.885],
      [4.67, 50.95],
      [4.6, 51.0],
      [4.53, 51.045],
      [4.44, 51.06],
      [4.36, 51.11],
    ],
    named: 0.12,
  },
  {
    name: 'scheldt',
    breadth: [7, 20],
    course: [
      [3.3, 50.2],
      [3.42, 50.27],
      [3.49, 50.335],
      [3.5, 50.38],
      [3.555, 50.44],
      [3.52, 50.5],
      [3.43, 50.545],
      [3.41, 50.62],
      [3.42, 50.69],
      [3.48, 50.755],
      [3.57, 50.805],
      [3.635, 50.855],
      [3.66, 50.93],
      [3.73, 51.0],
      [3.765, 51.05],
      [3.88, 51.02],
      [3.98, 51.04],
      [4.08, 51.05],
      [4.19, 51.06],
      [4.26, 51.11],
      [4.3, 51.18],
    ],
    named: 0.52,
  },
  {
    name: 'ourthe',
    breadth: [4, 8],
    course: [
      [5.62, 50.05],
      [5.52, 50.14],
      [5.57, 50.22],
      [5.44, 50.27],
      [5.49, 50.35],
      [5.57, 50.43],
      [5.53, 50.52],
      [5.6, 50.62],
    ],
    named: 0.72,
  },
  {
    name: 'vesdre',
    breadth: [4, 6],
    course: [
      [6.05, 50.62],
      [5.94, 50.61],
      [5.84, 50.605],
      [5.72, 50.57],
      [5.64, 50.585],
      [5.6, 50.62],
    ],
  },
  {
    name: 'lesse',
    breadth: [4, 6],
    course: [
      [5.3, 50.02],
      [5.22, 50.12],
      [5.08, 50.17],
      [4.99, 50.2],
      [4.885, 50.225],
    ],
  },
  {
    name: 'sambre',
    breadth: [6, 12],
    course: [
      [3.6, 50.06],
      [3.7, 50.13],
      [3.8, 50.2],
      [3.9, 50.24],
      [4.0, 50.262],
      [4.07, 50.3],
      [4.13, 50.33],
      [4.2, 50.335],
      [4.25, 50.36],
      [4.31, 50.36],
      [4.34, 50.385],
      [4.4, 50.378],
      [4.45, 50.385],
      [4.53, 50.39],
      [4.58, 50.425],
      [4.65, 50.43],
      [4.72, 50.448],
      [4.8, 50.435],
      [4.858, 50.456],
    ],
    named: 0.74,
  },
  {
    name: 'meuse',
    breadth: [12, 24],
    course: [
      [4.72, 49.98],
      [4.77, 50.06],
      [4.86, 50.09],
      [4.855, 50.15],
      [4.835, 50.19],
      [4.885, 50.225],
      [4.888, 50.27],
      [4.855, 50.33],
      [4.848, 50.39],
      [4.858, 50.456],
      [4.97, 50.475],
      [5.07, 50.485],
      [5.16, 50.51],
      [5.25, 50.5],
      [5.33, 50.535],
      [5.44, 50.58],
      [5.53, 50.6],
      [5.6, 50.62],
      [5.63, 50.68],
      [5.7, 50.76],
      [5.69, 50.86],
      [5.74, 50.98],
      [5.8, 51.15],
    ],
    named: 0.88,
  },
];

/** The border of France, from west to east. */
export const FRONTIER: readonly Place[] = [
  [3.08, 50.76],
  [3.2, 50.69],
  [3.25, 50.56],
  [3.38, 50.5],
  [3.5, 50.52],
  [3.65, 50.49],
  [3.69, 50.4],
  [3.78, 50.35],
  [3.88, 50.36],
  [3.97, 50.335],
  [4.08, 50.345],
  [4.17, 50.365],
  [4.225, 50.32],
  [4.24, 50.29],
  [4.33, 50.27],
  [4.4, 50.235],
  [4.52, 50.24],
  [4.62, 50.235],
  [4.72, 50.22],
  [4.8, 50.185],
  [4.9, 50.2],
  [4.93, 50.13],
  [5.02, 50.07],
  [5.06, 49.96],
];

/** The line that divides the two allied armies at the start, from the frontier to the north. */
export const DEPLOYMENT: readonly Place[] = [
  [4.19, 50.36],
  [4.24, 50.4],
  [4.3, 50.44],
  [4.37, 50.48],
  [4.46, 50.5],
  [4.53, 50.55],
  [4.62, 50.62],
  [4.7, 50.68],
  [4.75, 50.74],
  [4.8, 50.82],
  [4.84, 50.9],
  [4.87, 51.0],
  [4.92, 51.18],
];

interface Wood {
  readonly at: Place;
  /** Half breadth and half height in degrees of latitude. */
  readonly size: readonly [number, number];
}

export const WOODS: readonly Wood[] = [
  { at: [4.435, 50.785], size: [0.04, 0.05] },
  { at: [4.5, 50.765], size: [0.03, 0.035] },
  { at: [3.71, 50.215], size: [0.035, 0.04] },
  { at: [4.12, 50.17], size: [0.05, 0.025] },
  { at: [4.4, 50.16], size: [0.035, 0.03] },
  { at: [4.15, 50.06], size: [0.06, 0.03] },
  { at: [4.66, 50.045], size: [0.04, 0.035] },
  { at: [4.66, 50.31], size: [0.035, 0.025] },
  { at: [4.79, 50.39], size: [0.03, 0.022] },
  { at: [5.2, 50.4], size: [0.04, 0.025] },
  { at: [5.3, 50.12], size: [0.06, 0.04] },
  { at: [5.62, 50.26], size: [0.07, 0.05] },
  { at: [5.75, 50.42], size: [0.06, 0.05] },
  { at: [5.85, 50.15], size: [0.07, 0.05] },
  { at: [5.05, 50.14], size: [0.035, 0.025] },
  { at: [3.68, 50.68], size: [0.025, 0.018] },
  { at: [4.0, 50.54], size: [0.022, 0.018] },
  { at: [4.24, 50.66], size: [0.018, 0.014] },
];

/** Crests of the high ground: hachures fall away to both sides. */
export const RIDGES: readonly (readonly Place[])[] = [
  [
    [4.95, 50.36],
    [5.05, 50.4],
    [5.18, 50.44],
    [5.3, 50.45],
    [5.4, 50.49],
  ],
  [
    [5.0, 50.33],
    [5.2, 50.33],
    [5.32, 50.38],
    [5.42, 50.42],
  ],
  [
    [5.16, 50.2],
    [5.3, 50.27],
    [5.42, 50.3],
  ],
  [
    [5.45, 50.08],
    [5.62, 50.14],
    [5.74, 50.24],
    [5.86, 50.28],
  ],
  [
    [5.62, 50.36],
    [5.75, 50.47],
    [5.9, 50.5],
  ],
  [
    [4.0, 50.02],
    [4.15, 50.11],
    [4.3, 50.11],
    [4.42, 50.05],
  ],
  [
    [4.62, 50.12],
    [4.72, 50.1],
    [4.79, 50.01],
  ],
  [
    [4.56, 50.25],
    [4.64, 50.28],
    [4.76, 50.31],
    [4.82, 50.3],
  ],
  [
    [3.5, 50.73],
    [3.62, 50.775],
    [3.75, 50.785],
  ],
  [
    [4.3, 50.69],
    [4.36, 50.675],
    [4.46, 50.68],
  ],
  [
    [5.4, 50.68],
    [5.28, 50.64],
    [5.18, 50.6],
  ],
];

/** Where the names of provinces and countrysides are written. */
export const REGIONS: readonly { readonly name: RegionName; readonly at: Place }[] = [
  { name: 'flanders', at: [3.4, 51.075] },
  { name: 'brabant', at: [4.56, 50.92] },
  { name: 'hainaut', at: [3.74, 50.53] },
  { name: 'hesbaye', at: [5.37, 50.725] },
  { name: 'condroz', at: [5.12, 50.42] },
  { name: 'ardennes', at: [5.6, 50.015] },
];

/** Fortresses of 1815 are drawn with their bastions. */
export const FORTS: ReadonlySet<string> = new Set(
  'ghent brussels liege mons tournai ath namur charleroi maubeuge valenciennes conde givet philippeville avesnes mariembourg dinant huy courtrai oudenaarde termonde'.split(
    ' ',
  ),
);
