import { shape, type Read, type Shape } from '@bicorne/engine';
import { GROUND, GROUNDS } from './terrain.ts';
import { NATIONS, SEATS } from './units.ts';

/** The scenario object: what stands on a scenario card, or any position in the middle of a battle. */
const hex = shape.text(/^[A-M][1-9]$/, 'a hex is a column letter and a row number, as E5');
const side = shape.text(/^[A-M][1-9]-[A-M][1-9]$/, 'a hexside is two hexes, as E5-E6');
const path = shape.text(/^[A-M][1-9](-[A-M][1-9])+$/, 'a road is its hexes, as E5-E6-F7');
const words = shape.fields({
  en: shape.text(),
  uk: shape.maybe(shape.text()),
  ru: shape.maybe(shape.text()),
});
const seat = shape.word(SEATS);
const perSide = <Out, In>(of: Shape<Out, In>) => shape.fields({ french: of, allied: of });
const letters = GROUNDS.map((ground) => GROUND[ground].letter).join('');
const drawnRow = shape.text(
  new RegExp(`^ *[${letters}]( [${letters}]){12} *$`),
  `13 of ${letters}, one blank between`,
);

const arrival = shape.fields({ round: shape.whole(1, 99), by: shape.maybe(shape.listOf(hex)) });

const unit = shape.fields({
  nation: shape.word(NATIONS),
  arm: shape.word(['infantry', 'cavalry', 'artillery', 'horseArtillery']),
  name: shape.maybe(shape.text()),
  /** Where it stands; a unit with neither `at` nor `arrives` is destroyed. */
  at: shape.maybe(hex),
  arrives: shape.maybe(arrival),
  /** The elite or heavy marker at the start, and what is left of it. */
  elite: shape.maybe(shape.whole(0, 2)),
  marker: shape.maybe(shape.whole(0, 2)),
  figures: shape.maybe(shape.whole(1, 4)),
  mark: shape.maybe(shape.word(['light', 'rifles'])),
  square: shape.maybe(shape.flag()),
  inside: shape.maybe(shape.flag()),
  acted: shape.maybe(shape.flag()),
});

const leader = shape.fields({
  side: seat,
  name: shape.maybe(shape.text()),
  value: shape.whole(1, 3),
  at: shape.maybe(hex),
  arrives: shape.maybe(arrival),
  acted: shape.maybe(shape.flag()),
});

const skirmishers = shape.fields({
  side: seat,
  at: hex,
  /** Index of the infantry they came from. */
  of: shape.maybe(shape.whole(0)),
  acted: shape.maybe(shape.flag()),
});

const key = shape.fields({
  at: hex,
  points: shape.whole(1, 9),
  scores: seat,
  held: shape.maybe(seat),
  name: shape.maybe(shape.text()),
});

/** What a battle that has begun knows more than its card. */
const position = shape.fields({
  round: shape.whole(1, 99),
  turn: seat,
  /** Points left; without them the turn's die is still to be rolled. */
  actions: shape.maybe(shape.whole(0, 99)),
  points: shape.maybe(perSide(shape.whole(0, 99))),
  leadersLost: shape.maybe(perSide(shape.whole(0, 99))),
  grandBattery: shape.maybe(perSide(shape.flag())),
});

export const scenarioSchema = shape.fields({
  title: shape.maybe(words),
  date: shape.maybe(shape.text()),
  place: shape.maybe(shape.text()),
  history: shape.maybe(words),
  notes: shape.maybe(words),
  /** Our own, from history; not the published set-up. */
  reconstruction: shape.maybe(shape.flag()),
  map: shape.listOf(drawnRow, 9, 9),
  places: shape.maybe(shape.table(hex, shape.text())),
  streams: shape.maybe(shape.listOf(side)),
  rivers: shape.maybe(shape.listOf(side)),
  bridges: shape.maybe(shape.listOf(side)),
  roads: shape.maybe(shape.listOf(path)),
  actions: perSide(shape.whole(0, 20)),
  edge: perSide(shape.word(['north', 'south', 'west', 'east'])),
  need: perSide(shape.whole(1, 99)),
  first: seat,
  rounds: shape.whole(1, 60),
  timeout: shape.word([...SEATS, 'draw']),
  keys: shape.maybe(shape.listOf(key)),
  units: shape.listOf(unit, 0, 80),
  leaders: shape.maybe(shape.listOf(leader, 0, 20)),
  skirmishers: shape.maybe(shape.listOf(skirmishers, 0, 6)),
  position: shape.maybe(position),
});

export type Scenario = Read<typeof scenarioSchema>;
export type ScenarioUnit = Read<typeof unit>;
export type Arrival = Read<typeof arrival>;
