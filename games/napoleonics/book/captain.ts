import type { CaptainPosition, CaptainPositions } from '@bicorne/boardkit/teach/captain.ts';
import { frameAround } from '@bicorne/boardkit/geometry.ts';
import { must } from '@bicorne/engine';
import { LAYOUT } from '../board/ground.ts';
import { hexNamed } from '../data/board.ts';
import { readScenario } from '../data/format.ts';

/** Drawn as a scenario file; whoever begins is the reader. Shown are the hexes with pieces or ground, and those around. */
function drawn(source: string): CaptainPosition {
  const scenario = must(readScenario(`title: Captain’s book\n${source}`));
  const { first, units, leaders, terrain } = scenario;
  const places = [...units, ...leaders].map(({ at }) => at);
  const frame = frameAround(LAYOUT, [...places, ...Object.keys(terrain)].map(hexNamed));
  return { scenario, seat: first, frame };
}

export const positions: CaptainPositions = {
  hand: drawn(`
top: allied
cards: french 5, allied 5
first: french
banners: 5

map:
  A .       .       .       .       .       .       .       .       .       .       .       .       .
  B     .       .       .       H       H/bFA   .       .       .       .       ./bLC   .       .
  C .       .       ./bLN   .       ./bLN+  ./bLN   .       ./bLN   ./bLT   .       F       .       .
  D     .       F       .       .       .       .       .       .       .       .       .       .
  E .       .       .       .       .       .       T       .       .       .       .       .       .
  F     .       .       .       .       .       .       .       .       .       .       .       .
  G .       ./fLT   .       .       ./fLN   ./fLN   .       .       ./fLN   ./fLN+  ./fLN   .       .
  H     .       .       F       .       .       ./fFA   .       .       ./fHA   .       .       .
  I .       .       .       .       .       .       .       .       .       .       ./fHC   .       .

hands:
  french scout-left attack-right probe-right probe-centre first-strike
  allied probe-centre attack-left probe-left scout-right rally
`),
};
