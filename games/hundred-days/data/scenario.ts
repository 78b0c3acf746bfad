import { whole } from '@bicorne/engine';
import * as z from 'zod/mini';
import { GROUND, GROUNDS } from './terrain.ts';
import { NATIONS, SEATS } from './units.ts';

/** The scenario object: what stands on a scenario card, or any position in the middle of a battle. */
const hex = z.string().check(z.regex(/^[A-M][1-9]$/, 'a hex is a column letter and a row number, as E5'));
const side = z.string().check(z.regex(/^[A-M][1-9]-[A-M][1-9]$/, 'a hexside is two hexes, as E5-E6'));
const path = z.string().check(z.regex(/^[A-M][1-9](-[A-M][1-9])+$/, 'a road is its hexes, as E5-E6-F7'));
const words = z.strictObject({ en: z.string(), uk: z.optional(z.string()), ru: z.optional(z.string()) });
const seat = z.enum(SEATS);
const perSide = <T extends z.ZodMiniType>(of: T) => z.strictObject({ french: of, allied: of });
const letters = GROUNDS.map((ground) => GROUND[ground].letter).join('');
const drawnRow = z
  .string()
  .check(z.regex(new RegExp(`^ *[${letters}]( [${letters}]){12} *$`), `13 of ${letters}, one blank between`));

const arrival = z.strictObject({ round: whole(1, 99), by: z.optional(z.array(hex)) });

const unit = z.strictObject({
  nation: z.enum(NATIONS),
  arm: z.enum(['infantry', 'cavalry', 'artillery', 'horseArtillery']),
  name: z.optional(z.string()),
  /** Where it stands; a unit with neither `at` nor `arrives` is destroyed. */
  at: z.optional(hex),
  arrives: z.optional(arrival),
  /** The elite or heavy marker at the start, and what is left of it. */
  elite: z.optional(whole(0, 2)),
  marker: z.optional(whole(0, 2)),
  figures: z.optional(whole(1, 4)),
  mark: z.optional(z.enum(['light', 'rifles'])),
  square: z.optional(z.boolean()),
  inside: z.optional(z.boolean()),
  acted: z.optional(z.boolean()),
});

const leader = z.strictObject({
  side: seat,
  name: z.optional(z.string()),
  value: whole(1, 3),
  at: z.optional(hex),
  arrives: z.optional(arrival),
  acted: z.optional(z.boolean()),
});

const skirmishers = z.strictObject({
  side: seat,
  at: hex,
  /** Index of the infantry they came from. */
  of: z.optional(whole(0)),
  acted: z.optional(z.boolean()),
});

const key = z.strictObject({
  at: hex,
  points: whole(1, 9),
  scores: seat,
  held: z.optional(seat),
  name: z.optional(z.string()),
});

/** What a battle that has begun knows more than its card. */
const position = z.strictObject({
  round: whole(1, 99),
  turn: seat,
  /** Points left; without them the turn's die is still to be rolled. */
  actions: z.optional(whole(0, 99)),
  points: z.optional(perSide(whole(0, 99))),
  leadersLost: z.optional(perSide(whole(0, 99))),
  grandBattery: z.optional(perSide(z.boolean())),
});

export const scenarioSchema = z.strictObject({
  title: z.optional(words),
  date: z.optional(z.string()),
  place: z.optional(z.string()),
  history: z.optional(words),
  notes: z.optional(words),
  /** Our own, from history; not the published set-up. */
  reconstruction: z.optional(z.boolean()),
  map: z.array(drawnRow).check(z.length(9)),
  places: z.optional(z.record(hex, z.string())),
  streams: z.optional(z.array(side)),
  rivers: z.optional(z.array(side)),
  bridges: z.optional(z.array(side)),
  roads: z.optional(z.array(path)),
  actions: perSide(whole(0, 20)),
  edge: perSide(z.enum(['north', 'south', 'west', 'east'])),
  need: perSide(whole(1, 99)),
  first: seat,
  rounds: whole(1, 60),
  timeout: z.enum([...SEATS, 'draw']),
  keys: z.optional(z.array(key)),
  units: z.array(unit).check(z.maxLength(80)),
  leaders: z.optional(z.array(leader).check(z.maxLength(20))),
  skirmishers: z.optional(z.array(skirmishers).check(z.maxLength(6))),
  position: z.optional(position),
});

export type Scenario = z.infer<typeof scenarioSchema>;
export type ScenarioUnit = z.infer<typeof unit>;
export type Arrival = z.infer<typeof arrival>;
