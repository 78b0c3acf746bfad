import { xy, type Point } from '../geometry.ts';
import { diceFrom } from '../noise.ts';

/** A few plots of ploughland beside each other, ploughed two ways. */
export function plots({ x, y }: Point, radius: number, seed: number): string {
  const dice = diceFrom(seed * 31);
  const turn = dice() * Math.PI;
  const at = { x: x + (dice() - 0.5) * radius * 0.5, y: y + (dice() - 0.5) * radius * 0.5 };
  const long = radius * (0.26 + dice() * 0.14);
  const wide = radius * (0.2 + dice() * 0.1);
  return [0, 1, 2]
    .map((i) =>
      plot(
        turned(at, turn, (i - 1) * 2.1 * wide, (dice() - 0.5) * radius * 0.16),
        turn + (i % 2 ? Math.PI / 2 : 0),
        i % 2 ? wide : long,
        i % 2 ? long : wide,
      ),
    )
    .join('');
}

const turned = ({ x, y }: Point, turn: number, across: number, along: number): Point => ({
  x: x + Math.cos(turn + Math.PI / 2) * across + Math.cos(turn) * along,
  y: y + Math.sin(turn + Math.PI / 2) * across + Math.sin(turn) * along,
});

function plot(at: Point, turn: number, half: number, wide: number): string {
  const count = Math.max(3, Math.round((2 * wide) / 4.4));
  return Array.from({ length: count }, (_, i) => {
    const off = ((i + 0.5) / count - 0.5) * 2 * wide;
    const [from, to] = [turned(at, turn, off, -half), turned(at, turn, off, half)];
    return `M${xy(from)}L${xy(to)}`;
  }).join('');
}
