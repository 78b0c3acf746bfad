/**
 * The rises of the plain, drawn by us: the bank above the Fontanone, the swells on which the villages stand,
 * the higher ground towards San Giuliano. Middle, reach along and across, how far it is turned, how high it is.
 */
export interface Rise {
  readonly x: number;
  readonly y: number;
  readonly along: number;
  readonly across: number;
  readonly turn: number;
  readonly height: number;
}

const rise = (x: number, y: number, along: number, across: number, turn = 0, height = 1): Rise => ({
  x,
  y,
  along,
  across,
  turn,
  height,
});

export const RISES: readonly Rise[] = [
  rise(842, 900, 190, 52, 98),
  rise(800, 1350, 150, 60, 70, 0.9),
  rise(1130, 660, 150, 80, 20),
  rise(1330, 640, 110, 60, -15, 0.8),
  rise(1180, 1010, 160, 70, -25, 0.9),
  rise(1500, 1060, 190, 80, 12, 1.1),
  rise(1330, 1370, 200, 60, 8, 0.9),
  rise(1000, 1480, 130, 50, -12, 0.8),
  rise(1630, 420, 150, 55, -30, 0.8),
  rise(1760, 720, 200, 80, 18),
  rise(1730, 1490, 230, 70, -8),
  rise(1950, 1100, 150, 80, -40, 0.9),
  rise(2120, 600, 170, 80, 30),
  rise(2060, 1450, 170, 75, -20, 1.1),
  rise(2330, 1120, 190, 90, -70, 1.1),
  rise(2330, 330, 180, 70, 25, 0.9),
  rise(2480, 640, 170, 60, 80),
  rise(2520, 1160, 130, 60, 85, 0.9),
  rise(560, 1400, 120, 50, 60, 0.7),
  rise(1560, 1700, 110, 40, 0, 0.7),
  rise(2200, 1600, 120, 50, 30, 0.8),
];
