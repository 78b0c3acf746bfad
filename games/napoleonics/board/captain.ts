import type { CaptainPosition, CaptainPositions } from '@bicorne/boardkit/teach/captain.ts';
import { frameAround } from '@bicorne/boardkit/geometry.ts';
import { must } from '@bicorne/engine';
import { LAYOUT } from './ground.ts';
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
  quiet: drawn(`
top: allied
cards: french 5, allied 5
first: french
banners: 5

map:
  A .      .      .      .      .      .      .      .      .      .      .      .      .
  B    .      .      .      H      H      H/bFA  .      .      ./bLC  .      .      .
  C .      .      .      ./bLN  ./bLN  ./bLN+ ./bLN  .      .      F      .      .      .
  D    .      .      .      .      .      .      .      .      .      .      .      .
  E .      .      .      .      .      .      .      .      .      .      .      .      .
  F    .      .      .      .      .      .      .      .      .      .      .      .
  G .      .      .      ./fLN  ./fLN  ./fLN+ ./fLN  ./fLT  .      ./fLC  .      .      .
  H    .      .      .      ./fHA  .      ./fFA  .      .      .      .      .      .
  I .      .      .      .      .      .      .      .      .      .      .      .      .

names:
  C6+ Picton
  G6+ Reynier

hands:
  french attack-centre probe-left assault-centre scout-right probe-right
  allied probe-centre attack-centre probe-left scout-right rally
`),
  ready: drawn(`
top: allied
cards: french 5, allied 5
first: french
banners: 5

map:
  A .      .      .      .      .      .      .      .      .      .      .      .      .
  B    .      .      .      .      H      H/bFA  .      .      .      ./bLN  .      .
  C .      .      .      ./bLN  .      ./bLN  .      .      .      .      ./bLC  .      .
  D    .      .      .      .      .      .      .      .      ./bLN3 ./bLN+ ./bLT3 .
  E .      .      .      .      .      .      .      .      .      .      .      .      .
  F    .      .      .      .      .      .      .      .      ./fLN  ./fLN+ ./fLN  ./fHC
  G .      .      ./fLT  .      ./fLN  .      .      .      .      ./fFA  .      .      .
  H    .      .      F      .      .      .      .      .      .      .      .      .
  I .      .      .      .      .      .      .      .      .      .      .      .      .

names:
  D10+ Hill
  F10+ Foy

hands:
  french scout-left probe-right assault-right probe-centre attack-right
  allied probe-centre attack-left probe-left scout-right rally
`),
  volley: drawn(`
top: french
cards: french 5, allied 5
first: allied
banners: 5

map:
  A .      .      .      .      .      .      .      .      .      .      .      .      .
  B    .      .      .      .      .      ./fLN  ./fGR  ./fLC  .      .      .      .
  C .      .      .      ./fFA  .      .      .      .      .      .      .      .      .
  D    .      .      .      .      ./fLN+ ./fLN  ./fLN  .      .      .      .      .
  E .      .      .      .      .      .      .      .      .      .      .      .      .
  F    .      .      .      .      ./bLN  ./bLN+ ./bLN3 .      .      .      .      .
  G .      .      .      .      .      .      .      ./bLT  .      .      .      .      .
  H    .      .      .      .      ./bFA  .      .      .      .      .      .      .
  I .      .      .      .      .      .      .      .      .      .      .      .      .

names:
  D5+ Merle
  F6+ Hill

hands:
  french attack-centre probe-centre probe-left scout-right force-march
  allied attack-centre probe-right scout-left probe-left probe-left
`),
  column: drawn(`
top: allied
cards: french 5, allied 5
first: french
banners: 5

map:
  A .      .      .      .      .      .      .      .      .      .      .      .      .
  B    .      .      .      .      ./bLC  .      .      .      .      .      .      .
  C .      .      ./bLN  .      .      ./bFA  .      ./bLT  .      .      .      .      .
  D    .      .      .      .      ./bLN3 ./bLN2 ./bLN  .      .      .      .      .
  E .      .      .      .      .      .      .      .      .      .      .      .      .
  F    .      .      .      .      ./fLN  ./fLN+ ./fLN3 .      .      .      .      .
  G .      .      .      .      .      .      .      .      .      .      .      .      .
  H    .      .      .      ./fLC  .      .      ./fFA  .      .      .      .      .
  I .      .      .      .      .      .      .      .      .      .      .      .      .

names:
  F6+ Clausel

hands:
  french attack-centre probe-right probe-left scout-right scout-left
  allied probe-centre attack-left probe-right scout-left rally
`),
  guns: drawn(`
top: allied
cards: french 5, allied 5
first: french
banners: 4

map:
  A .      .      .      .      .      .      .      .      .      .      .      .      .
  B    .      .      .      .      .      .      ./bFA  .      .      .      .      .
  C .      .      .      .      ./bLN  .      .      ./bLC  .      .      .      .      .
  D    .      .      .      .      .      ./bLN  H/bLN+ H      .      .      .      .
  E .      .      .      .      .      .      ./fLN  ./fLN  .      .      .      .      .
  F    .      .      .      .      .      .      ./fFA  .      .      .      .      .
  G .      .      .      ./fLT  .      .      ./fLN  .      .      .      .      .      .
  H    .      .      .      .      .      .      ./fLC  .      .      .      .      .
  I .      .      .      .      .      .      .      .      .      .      .      .      .

names:
  D7+ Leith

hands:
  french attack-centre probe-centre scout-left probe-right probe-left
  allied probe-centre attack-left probe-right scout-left rally
`),
  square: drawn(`
top: allied
cards: french 5, allied 5
first: french
banners: 5

map:
  A .      .      .      .      .      .      .      .      .      .      .      .      .
  B    .      .      .      .      ./bLC  .      ./bFA  .      .      ./bLT  .      .
  C .      .      .      .      ./bLN  .      .      .      ./bLN  .      .      .      .
  D    .      .      .      .      .      .      ./bLN+ .      .      .      .      .
  E .      .      ./fLT  .      .      .      .      .      .      .      .      .      .
  F    .      .      .      .      .      ./fLN  .      ./fFA  ./fHC  .      .      .
  G .      .      .      .      .      .      .      .      ./fLN  .      .      .      .
  H    .      .      .      .      ./fLN  .      .      .      .      .      .      .
  I .      .      .      .      .      .      .      .      .      .      .      .      .

names:
  D7+ Leith

hands:
  french attack-centre scout-left probe-right probe-left scout-right
  allied probe-centre attack-left probe-right scout-left rally
`),
  gallop: drawn(`
top: french
cards: french 4, allied 5
first: allied
banners: 5

map:
  A .        .        .        .        .        .        .        .        .        .        .        .        .
  B     .        .        .        ./fLC    .        ./fLN3   .        ./fLN    .        .        .        .
  C .        .        .        .        .        ./fFA1   ./fFA    .        .        .        .        .        .
  D     .        .        .        ./fLN#2  .        ./fLN2   .        ./fLN#1+ .        .        .        .
  E .        .        .        .        .        .        .        .        ./bLC2   .        .        .        .
  F     .        .        ./bLC    .        .        ./bHC+   .        ./bLN    .        .        .        .
  G .        .        .        ./bLN    .        .        ./bFA    .        .        .        .        .        .
  H     .        .        .        .        .        .        .        .        .        .        .        .
  I .        .        .        .        .        .        .        .        .        .        .        .        .

names:
  D8+ Thomières
  F6+ Le Marchant

hands:
  french probe-centre attack-centre
  allied probe-centre scout-right scout-left probe-left scout-centre

tracks:
  french 1 probe-left 2 scout-left
  allied 
`),
  wounded: drawn(`
top: allied
cards: french 5, allied 5
first: french
banners: 5

map:
  A .       .       .       .       .       .       .       .       .       .       .       .       .
  B     .       .       .       .       .       .       .       .       .       .       .       .
  C .       .       .       .       ./bLN   ./bFA   .       ./bLT3  .       .       .       .       .
  D     .       .       .       ./bLN2  .       ./bLN3  ./bLN+  .       .       .       .       .
  E .       .       .       .       .       .       .       .       .       .       .       .       .
  F     .       .       .       ./fLN   ./fLT   ./fLN1+ ./fLN   .       .       .       .       .
  G .       .       ./fGR   .       .       .       .       ./fLC   .       .       .       .       .
  H     .       .       .       .       .       .       .       .       .       .       .       .
  I .       .       .       .       .       .       .       .       .       .       .       .       .

names:
  D7+ Leith
  F6+ Foy

hands:
  french probe-centre scout-centre scout-left probe-left scout-right
  allied probe-centre attack-centre probe-right scout-left rally

won: french 3, allied 4
`),
  town: drawn(`
top: french
cards: french 5, allied 5
first: allied
banners: 4

map:
  A .       .       .       .       .       .       .       .       .       .       .       .       .
  B     .       .       .       .       .       .       .       .       .       .       .       .
  C .       .       .       .       ./fLN   ./fFA   .       ./fLC   .       .       .       .       .
  D     .       .       .       .       ./fLN3  ./fLN2+ ./fLN   .       .       .       .       .
  E .       .       .       .       .       .       .       ./fLT   .       .       .       .       .
  F     .       .       .       .       ./bLN3+ T/bLN4  .       .       .       .       .       .
  G .       .       .       .       .       .       ./bLN3  .       .       .       .       .       .
  H     .       .       .       .       .       ./bFA   .       .       .       .       .       .
  I .       .       .       .       .       .       .       .       .       .       .       .       .

objectives:
  allied 1 temporary F6
  french 1 temporary F6

names:
  D6+ Ferey
  F5+ Pack

hands:
  french attack-centre probe-centre probe-left scout-right force-march
  allied probe-centre attack-centre scout-left probe-left scout-right
`),
  beside: drawn(`
top: french
cards: french 5, allied 5
first: allied
banners: 5

map:
  A .      .      .      .      .      .      .      .      .      .      .      .      .
  B    .      .      .      .      .      .      .      .      .      .      .      .
  C .      .      .      ./fLN  .      ./fFA  .      ./fLC  .      .      .      .      .
  D    .      .      .      .      ./fLN  ./fLN+ ./fLN  .      .      .      .      .
  E .      .      .      .      .      .      .      .      .      .      .      .      .
  F    .      .      .      .      .      ./bLN+ .      .      .      .      .      .
  G .      .      ./bLT  .      .      ./bLN  ./bLN  .      .      ./bLC  .      .      .
  H    .      .      .      .      .      ./bFA  .      .      .      .      .      .
  I .      .      .      .      .      .      .      .      .      .      .      .      .

names:
  D6+ Merle
  F6+ Cole

hands:
  french attack-centre attack-centre probe-left scout-right force-march
  allied probe-centre scout-right scout-left probe-left probe-right
`),
  last: drawn(`
top: allied
cards: french 5, allied 5
first: french
banners: 4

map:
  A .      .      .      .      .      .      .      .      .      .      .      .      .
  B    .      .      .      .      .      .      .      ./bLC1 .      .      .      .
  C .      .      .      ./bFA  ./bLN+ .      .      .      .      .      .      .      .
  D    .      .      .      .      .      ./bLN2 .      F/bLN1 .      .      .      .
  E .      .      .      .      .      .      .      .      .      .      .      .      .
  F    .      .      .      .      .      ./fLN3 .      ./fLN3 .      .      .      .
  G .      .      .      .      ./fLC2 .      .      .      ./fLT2 .      .      .      .
  H    .      .      .      .      .      .      ./fFA  .      .      .      .      .
  I .      .      .      .      .      .      .      .      .      .      .      .      .

names:
  C5+ Leith

hands:
  french scout-centre scout-right probe-left scout-left probe-right
  allied probe-centre attack-centre probe-right scout-left rally

won: french 3, allied 3
`),
};
