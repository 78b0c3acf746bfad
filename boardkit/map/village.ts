import type { HexLayout } from '../geometry.ts';
import { diceFrom } from '../noise.ts';
import type { Settlement } from './landscape.ts';
import type { Stamp } from './scatter.ts';

const HOUSE_FORMS = 4;

/** Houses around the middle of the hex, which is left to those who fight there; the church is drawn apart. */
export function paintHouses(layout: HexLayout, { hex, kind }: Settlement, seed: number): Stamp[] {
  const dice = diceFrom(seed + hex * 131);
  const { x, y } = layout.centres[hex];
  const houses = PLACES[kind].map(([across, down]) => ({
    x: x + (across + (dice() - 0.5) * 0.1) * layout.radius,
    y: y + (down + (dice() - 0.5) * 0.08) * layout.radius,
    form: Math.floor(dice() * HOUSE_FORMS),
    size: 0.9 + dice() * 0.25,
  }));
  return houses.sort((one, other) => one.y - other.y);
}

/** In radii from the centre. */
const PLACES: Readonly<Record<Settlement['kind'], readonly (readonly [number, number])[]>> = {
  village: [
    [-0.26, -0.62],
    [0.36, -0.56],
    [0.62, -0.3],
    [-0.68, -0.12],
    [0.66, 0.1],
    [-0.64, 0.24],
    [0.46, 0.46],
    [-0.36, 0.5],
    [0.06, 0.66],
    [-0.28, -0.1],
    [0.28, 0.06],
    [-0.04, 0.3],
  ],
  church: [
    [0.48, -0.42],
    [-0.66, 0.1],
    [0.64, 0.06],
    [-0.46, 0.46],
    [0.4, 0.48],
    [0.1, 0.12],
  ],
  farm: [
    [-0.5, -0.34],
    [0.5, -0.3],
    [-0.52, 0.36],
    [0.5, 0.38],
    [0, -0.5],
  ],
  mill: [
    [-0.5, 0.3],
    [0.5, 0.34],
  ],
};
