import { z } from 'zod';
import { GROUND, GROUNDS } from './terrain.ts';
import { NATIONS, SEATS } from './units.ts';

/** The scenario object: what stands on a scenario card, or any position in the middle of a battle. */
const hex = z.string().regex(/^[A-M][1-9]$/, 'a hex is a column letter and a row number, as E5');
const side = z.string().regex(/^[A-M][1-9]-[A-M][1-9]$/, 'a hexside is two hexes, as E5-E6');
const path = z.string().regex(/^[A-M][1-9](-[A-M][1-9])+$/, 'a road is its hexes, as E5-E6-F7');
const words = z.strictObject({ en: z.string(), uk: z.string(), ru: z.string() });
const seat = z.enum(SEATS);
const perSide = <T extends z.ZodType>(of: T) => z.strictObject({ french: of, allied: of });
const letters = GROUNDS.map((ground) => GROUND[ground].letter).join('');
const drawnRow = z
  .string()
  .regex(new RegExp(`^ *[${letters}]( [${letters}]){12} *$`), `13 of ${letters}, one blank between`);

const arrival = z.strictObject({ round: z.int().min(1).max(99), by: z.array(hex).optional() });

const unit = z.strictObject({
  nation: z.enum(NATIONS),
  arm: z.enum(['infantry', 'cavalry', 'artillery', 'horseArtillery']),
  name: z.string().optional(),
  /** Where it stands; a unit with neither `at` nor `arrives` is destroyed. */
  at: hex.optional(),
  arrives: arrival.optional(),
  /** The elite or heavy marker at the start, and what is left of it. */
  elite: z.int().min(0).max(2).optional(),
  marker: z.int().min(0).max(2).optional(),
  figures: z.int().min(1).max(4).optional(),
  mark: z.enum(['light', 'rifles']).optional(),
  square: z.boolean().optional(),
  inside: z.boolean().optional(),
  acted: z.boolean().optional(),
});

const leader = z.strictObject({
  side: seat,
  name: z.string().optional(),
  value: z.int().min(1).max(3),
  at: hex.optional(),
  arrives: arrival.optional(),
  acted: z.boolean().optional(),
});

const skirmishers = z.strictObject({
  side: seat,
  at: hex,
  /** Index of the infantry they came from. */
  of: z.int().min(0).optional(),
  acted: z.boolean().optional(),
});

const key = z.strictObject({
  at: hex,
  points: z.int().min(1).max(9),
  scores: seat,
  held: seat.optional(),
  name: z.string().optional(),
});

/** What a battle that has begun knows more than its card. */
const position = z.strictObject({
  round: z.int().min(1).max(99),
  turn: seat,
  /** Points left; without them the turn's die is still to be rolled. */
  actions: z.int().min(0).max(99).optional(),
  points: perSide(z.int().min(0).max(99)).optional(),
  leadersLost: perSide(z.int().min(0).max(99)).optional(),
  grandBattery: perSide(z.boolean()).optional(),
});

export const scenarioSchema = z.strictObject({
  title: words.optional(),
  date: z.string().optional(),
  place: z.string().optional(),
  history: words.optional(),
  notes: words.optional(),
  /** Our own, from history; not the published set-up. */
  reconstruction: z.boolean().optional(),
  map: z.array(drawnRow).length(9),
  places: z.record(hex, z.string()).optional(),
  streams: z.array(side).optional(),
  rivers: z.array(side).optional(),
  bridges: z.array(side).optional(),
  roads: z.array(path).optional(),
  actions: perSide(z.int().min(0).max(20)),
  edge: perSide(z.enum(['north', 'south', 'west', 'east'])),
  need: perSide(z.int().min(1).max(99)),
  first: seat,
  rounds: z.int().min(1).max(60),
  timeout: z.enum([...SEATS, 'draw']),
  keys: z.array(key).optional(),
  units: z.array(unit).min(1).max(80),
  leaders: z.array(leader).max(20).optional(),
  skirmishers: z.array(skirmishers).max(6).optional(),
  position: position.optional(),
});

export type Scenario = z.infer<typeof scenarioSchema>;
export type ScenarioUnit = z.infer<typeof unit>;
export type Arrival = z.infer<typeof arrival>;
