import type { BoardModule, GalleryModule, Language, Words } from '@bicorne/boardkit';
import type { OrderNames, OrderWords } from '@bicorne/boardkit/orders.ts';
import type { CaptainPositions } from '@bicorne/boardkit/teach/captain.ts';
import type { Lesson } from '@bicorne/boardkit/teach/lesson.ts';
import type { WorkshopModule } from '@bicorne/boardkit/workshop/contract.ts';
import type { StoryModule } from '@bicorne/boardkit/teach/story.ts';
import {
  JSON_BENCH,
  type Bench,
  type BotPart,
  type Game,
  type OddsPart,
  type Secrecy,
} from '@bicorne/engine';

import type { ExerciseFile } from './exercises.ts';
export type { Exercise, ExerciseFile, Other } from './exercises.ts';

/** What a game's own index gives: all that those need who play it and do not think about it. */
export interface RulesModule {
  readonly game: Game;
  readonly secrecy: Secrecy;
}

export interface GameModule extends RulesModule {
  readonly bot: BotPart;
}

/** What was learned of a game (`bicorne learn`). */
export interface NetFile {
  /** What it was learned from. */
  readonly made: string;
  /** The inputs that it was made for. */
  readonly inputs: string;
  /** How much is made of the linear evaluation beside it. */
  readonly linear: number;
  /** How sure the chances that it gives are of themselves, in reports: log-odds times this. By default they are believed. */
  readonly sure?: number;
  /** In half precision, the lower byte first, in base 64. */
  readonly weights: string;
}

/** What was learned of a game's actions (`bicorne habits`). */
export interface HabitFile {
  /** What it was learned from. */
  readonly made: string;
  /** How much is made of lean and habit together: what was found by a short search is vague. */
  readonly sharp: number;
  /** By group of cases, in lean. */
  readonly weights: Readonly<Record<string, readonly number[]>>;
}

/** What bots have made of a battle: the share of points of its first seat, over so many matches. */
export interface BotBalance {
  readonly bot: string;
  /** The version of the rules they were played under. */
  readonly rules: string;
  readonly matches: number;
  readonly share: number;
}

/** What the page draws and says of a game; never loaded anywhere else. */
interface Rooms {
  readonly board: () => Promise<{ readonly board: BoardModule }>;
  readonly words: Readonly<Record<Language, () => Promise<{ readonly words: Words }>>>;
  /** The rulebook pages, as Markdown. */
  readonly book: Readonly<Record<Language, () => Promise<{ readonly default: string }>>>;
  readonly gallery: () => Promise<GalleryModule>;
  /** The real battles, told on their maps. */
  readonly stories: () => Promise<{ readonly stories: StoryModule }>;
  /** How to play, in small steps. */
  readonly lessons: () => Promise<{ readonly lessons: readonly Lesson[] }>;
}

/** How an experienced player thinks, beside the rulebook: its pages, as Markdown, and the positions they speak of. */
interface Captain {
  readonly text: Readonly<Record<Language, () => Promise<{ readonly default: string }>>>;
  readonly positions: () => Promise<{ readonly positions: CaptainPositions }>;
}

type Orders = Readonly<Record<Language, () => Promise<{ readonly orders: OrderWords }>>> & {
  readonly names: () => Promise<{ readonly names: OrderNames }>;
};

/** A game that is offered to players has all its rooms. Picket is the example to copy, and is not. */
type Entry = {
  readonly rules: () => Promise<RulesModule>;
  readonly bot: () => Promise<{ readonly bot: BotPart }>;
  /** What it tells of the chances of an action: loaded in a worker, so without anything of React. */
  readonly odds?: () => Promise<{ readonly odds: OddsPart }>;
  readonly captain?: Captain;
  /** What may be answered beforehand, in words; loaded where that is done. */
  readonly orders?: Orders;
  /** How battles are made by people; loaded where that is done. */
  readonly bench?: () => Promise<{ readonly bench: Bench }>;
  /** The tools with which they are made on the page. */
  readonly workshop?: () => Promise<{ readonly workshop: WorkshopModule }>;
  /** Loaded where bots think, and nowhere else. */
  readonly net?: () => Promise<{ readonly default: NetFile }>;
  readonly habit?: () => Promise<{ readonly default: HabitFile }>;
  /** Positions to find the best answer in. */
  readonly exercises?: () => Promise<{ readonly default: ExerciseFile }>;
} & (({ readonly offered: true } & Rooms) | ({ readonly offered: false } & Partial<Rooms>));

/** The one place that knows which games there are. Everything is loaded when it is asked for. */
const GAMES: Readonly<Record<string, Entry>> = {
  picket: {
    offered: false,
    rules: () => import('./picket/index.ts'),
    bot: () => import('./picket/bot/index.ts'),
  },
  napoleonics: {
    offered: true,
    rules: () => import('./napoleonics/index.ts'),
    bot: () => import('./napoleonics/bot/index.ts'),
    orders: {
      en: () => import('./napoleonics/board/orders/en.ts'),
      uk: () => import('./napoleonics/board/orders/uk.ts'),
      ru: () => import('./napoleonics/board/orders/ru.ts'),
      names: () => import('./napoleonics/board/orders/names.ts'),
    },
    bench: () => import('./napoleonics/bench.ts'),
    workshop: () => import('./napoleonics/board/workshop/index.ts'),
    net: () => import('./napoleonics/bot/net.json', { with: { type: 'json' } }),
    habit: () => import('./napoleonics/bot/habit.json', { with: { type: 'json' } }),
    exercises: () => import('./napoleonics/exercises.json', { with: { type: 'json' } }),
    board: () => import('./napoleonics/board/index.tsx'),
    words: {
      en: () => import('./napoleonics/board/words/en.ts'),
      uk: () => import('./napoleonics/board/words/uk.ts'),
      ru: () => import('./napoleonics/board/words/ru.ts'),
    },
    book: {
      en: () => import('./napoleonics/book/en.md?raw'),
      uk: () => import('./napoleonics/book/uk.md?raw'),
      ru: () => import('./napoleonics/book/ru.md?raw'),
    },
    captain: {
      text: {
        en: () => import('./napoleonics/book/captain.en.md?raw'),
        uk: () => import('./napoleonics/book/captain.uk.md?raw'),
        ru: () => import('./napoleonics/book/captain.ru.md?raw'),
      },
      positions: () => import('./napoleonics/board/captain.ts'),
    },
    gallery: () => import('./napoleonics/board/gallery.tsx'),
    stories: () => import('./napoleonics/board/story/index.ts'),
    lessons: () => import('./napoleonics/board/lessons/index.ts'),
    odds: () => import('./napoleonics/board/odds.ts'),
  },
  marengo: {
    offered: true,
    rules: () => import('./marengo/index.ts'),
    bench: () => import('./marengo/bench.ts'),
    workshop: () => import('./marengo/board/workshop/index.tsx'),
    bot: () => import('./marengo/bot/index.ts'),
    orders: {
      en: () => import('./marengo/board/orders/en.ts'),
      uk: () => import('./marengo/board/orders/uk.ts'),
      ru: () => import('./marengo/board/orders/ru.ts'),
      names: () => import('./marengo/board/orders/names.ts'),
    },
    net: () => import('./marengo/bot/net.json', { with: { type: 'json' } }),
    habit: () => import('./marengo/bot/habit.json', { with: { type: 'json' } }),
    exercises: () => import('./marengo/exercises.json', { with: { type: 'json' } }),
    board: () => import('./marengo/board/index.tsx'),
    words: {
      en: () => import('./marengo/board/words/en.ts'),
      uk: () => import('./marengo/board/words/uk.ts'),
      ru: () => import('./marengo/board/words/ru.ts'),
    },
    book: {
      en: () => import('./marengo/book/en.md?raw'),
      uk: () => import('./marengo/book/uk.md?raw'),
      ru: () => import('./marengo/book/ru.md?raw'),
    },
    captain: {
      text: {
        en: () => import('./marengo/book/captain.en.md?raw'),
        uk: () => import('./marengo/book/captain.uk.md?raw'),
        ru: () => import('./marengo/book/captain.ru.md?raw'),
      },
      positions: () => import('./marengo/board/captain.ts'),
    },
    gallery: () => import('./marengo/board/gallery.tsx'),
    stories: () => import('./marengo/board/story/index.ts'),
    lessons: () => import('./marengo/board/lessons/index.ts'),
  },
  'campaign-1815': {
    offered: true,
    rules: () => import('./campaign-1815/index.ts'),
    bench: () => import('./campaign-1815/bench.ts'),
    workshop: () => import('./campaign-1815/board/workshop/index.tsx'),
    bot: () => import('./campaign-1815/bot/index.ts'),
    orders: {
      en: () => import('./campaign-1815/board/orders/en.ts'),
      uk: () => import('./campaign-1815/board/orders/uk.ts'),
      ru: () => import('./campaign-1815/board/orders/ru.ts'),
      names: () => import('./campaign-1815/board/orders/names.ts'),
    },
    net: () => import('./campaign-1815/bot/net.json', { with: { type: 'json' } }),
    habit: () => import('./campaign-1815/bot/habit.json', { with: { type: 'json' } }),
    exercises: () => import('./campaign-1815/exercises.json', { with: { type: 'json' } }),
    board: () => import('./campaign-1815/board/index.tsx'),
    words: {
      en: () => import('./campaign-1815/board/words/en.ts'),
      uk: () => import('./campaign-1815/board/words/uk.ts'),
      ru: () => import('./campaign-1815/board/words/ru.ts'),
    },
    stories: () => import('./campaign-1815/board/story/index.ts'),
    lessons: () => import('./campaign-1815/board/lessons/index.ts'),
    odds: () => import('./campaign-1815/board/odds.ts'),
    gallery: () => import('./campaign-1815/board/gallery.tsx'),
    book: {
      en: () => import('./campaign-1815/book/en.md?raw'),
      uk: () => import('./campaign-1815/book/uk.md?raw'),
      ru: () => import('./campaign-1815/book/ru.md?raw'),
    },
    captain: {
      text: {
        en: () => import('./campaign-1815/book/captain.en.md?raw'),
        uk: () => import('./campaign-1815/book/captain.uk.md?raw'),
        ru: () => import('./campaign-1815/book/captain.ru.md?raw'),
      },
      positions: () => import('./campaign-1815/board/captain.ts'),
    },
  },
  'hundred-days': {
    offered: true,
    rules: () => import('./hundred-days/index.ts'),
    bot: () => import('./hundred-days/bot/index.ts'),
    orders: {
      en: () => import('./hundred-days/board/orders/en.ts'),
      uk: () => import('./hundred-days/board/orders/uk.ts'),
      ru: () => import('./hundred-days/board/orders/ru.ts'),
      names: () => import('./hundred-days/board/orders/names.ts'),
    },
    bench: () => import('./hundred-days/bench.ts'),
    workshop: () => import('./hundred-days/board/workshop/index.ts'),
    net: () => import('./hundred-days/bot/net.json', { with: { type: 'json' } }),
    habit: () => import('./hundred-days/bot/habit.json', { with: { type: 'json' } }),
    exercises: () => import('./hundred-days/exercises.json', { with: { type: 'json' } }),
    board: () => import('./hundred-days/board/index.tsx'),
    words: {
      en: () => import('./hundred-days/board/words/en.ts'),
      uk: () => import('./hundred-days/board/words/uk.ts'),
      ru: () => import('./hundred-days/board/words/ru.ts'),
    },
    gallery: () => import('./hundred-days/board/gallery.tsx'),
    stories: () => import('./hundred-days/board/story/index.ts'),
    lessons: () => import('./hundred-days/board/lessons/index.ts'),
    odds: () => import('./hundred-days/board/odds.ts'),
    book: {
      en: () => import('./hundred-days/book/en.md?raw'),
      uk: () => import('./hundred-days/book/uk.md?raw'),
      ru: () => import('./hundred-days/book/ru.md?raw'),
    },
    captain: {
      text: {
        en: () => import('./hundred-days/book/captain.en.md?raw'),
        uk: () => import('./hundred-days/book/captain.uk.md?raw'),
        ru: () => import('./hundred-days/book/captain.ru.md?raw'),
      },
      positions: () => import('./hundred-days/board/captain.ts'),
    },
  },
};

export const gameIds = (): string[] => Object.keys(GAMES);
export const offeredGames = (): string[] => gameIds().filter((id) => GAMES[id].offered);

/** The tiny game that is not offered to players: for measuring and trying what is not about rules. */
export const exampleGame = (): string => gameIds().find((id) => !GAMES[id].offered) ?? gameIds()[0];

const entryOf = (id: string): Entry | undefined => (Object.hasOwn(GAMES, id) ? GAMES[id] : undefined);

export async function loadGame(id: string): Promise<GameModule | undefined> {
  const entry = entryOf(id);
  if (!entry) return undefined;
  const [{ game, secrecy }, { bot }] = await Promise.all([entry.rules(), entry.bot()]);
  return { game, secrecy, bot };
}

export const loadRules = async (id: string): Promise<RulesModule | undefined> => entryOf(id)?.rules();

export const loadAllGames = async (): Promise<GameModule[]> =>
  (await Promise.all(gameIds().map(loadGame))).filter((module) => module !== undefined);

export const loadBench = async (id: string): Promise<Bench> =>
  (await entryOf(id)?.bench?.())?.bench ?? JSON_BENCH;

/** Known before any of it is loaded. */
export const hasWorkshop = (id: string): boolean => entryOf(id)?.workshop !== undefined;

export const loadWorkshop = async (id: string): Promise<WorkshopModule | undefined> =>
  (await entryOf(id)?.workshop?.())?.workshop;

export const loadBoard = async (id: string): Promise<BoardModule | undefined> =>
  (await entryOf(id)?.board?.())?.board;

export const loadWords = async (id: string, language: Language): Promise<Words | undefined> =>
  (await entryOf(id)?.words?.[language]())?.words;

export const loadGallery = async (id: string): Promise<GalleryModule | undefined> => entryOf(id)?.gallery?.();

export const loadOdds = async (id: string): Promise<OddsPart | undefined> =>
  (await entryOf(id)?.odds?.())?.odds;

export const loadNet = async (id: string): Promise<NetFile | undefined> =>
  (await entryOf(id)?.net?.())?.default;

export const loadHabit = async (id: string): Promise<HabitFile | undefined> =>
  (await entryOf(id)?.habit?.())?.default;
export const loadExercises = async (id: string): Promise<ExerciseFile | undefined> =>
  (await entryOf(id)?.exercises?.())?.default;

/** By battle, as `npx bicorne balance GAME --keep` last found it. */
export async function loadBalance(id: string): Promise<Readonly<Record<string, BotBalance>>> {
  const { default: all } = await import('./balance.json', { with: { type: 'json' } });
  const known: Readonly<Record<string, Readonly<Record<string, BotBalance>>>> = all;
  return Object.hasOwn(known, id) ? known[id] : {};
}

export const loadBook = async (id: string, language: Language): Promise<string | undefined> =>
  (await entryOf(id)?.book?.[language]())?.default;

export const loadStories = async (id: string): Promise<StoryModule | undefined> =>
  (await entryOf(id)?.stories?.())?.stories;

export const loadLessons = async (id: string): Promise<readonly Lesson[] | undefined> =>
  (await entryOf(id)?.lessons?.())?.lessons;

export interface CaptainBook {
  readonly text: string;
  readonly positions: CaptainPositions;
}

/** Whether there is one is known before any of it is loaded. */
export const hasCaptain = (id: string): boolean => entryOf(id)?.captain !== undefined;

export async function loadCaptain(id: string, language: Language): Promise<CaptainBook | undefined> {
  const captain = entryOf(id)?.captain;
  if (!captain) return undefined;
  const [text, { positions }] = await Promise.all([captain.text[language](), captain.positions()]);
  return { text: text.default, positions };
}

export const loadCaptainPositions = async (id: string): Promise<CaptainPositions> =>
  (await entryOf(id)?.captain?.positions())?.positions ?? {};

export interface OrderBook {
  readonly words: OrderWords;
  readonly names: OrderNames;
}

export async function loadOrders(id: string, language: Language): Promise<OrderBook | undefined> {
  const room = entryOf(id)?.orders;
  if (!room) return undefined;
  const [{ orders }, { names }] = await Promise.all([room[language](), room.names()]);
  return { words: orders, names };
}
