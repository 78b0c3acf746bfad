import { act, matchSheet, must, openMatch, stop, turnOf, writeRecord, type Game } from '@bicorne/engine';
import { loadGame } from '@bicorne/games';
import type { Guest } from '../e2e/house.ts';
import { playFrom } from '../e2e/moments.ts';

/** A position that is the same for whoever measures, and under whatever version of the rules. */
export interface Position {
  readonly game: string;
  readonly seat: number;
  /** A battle of the box, */
  readonly scenario?: string;
  /** with this changed in it; or all of it, where there is none. */
  readonly but: Readonly<Record<string, unknown>>;
}

/** Brings it to the archive as a match that was given up in it, and takes over a seat of it. */
export async function openPosition(guest: Guest, position: Position): Promise<void> {
  const { page, url } = guest;
  const module = await loadGame(position.game);
  if (!module) throw new Error(`no such game: ${position.game}`);
  await page.goto(`${url}/archive`);
  const record = Buffer.from(recordOf(module.game, position));
  await page
    .locator('.import input')
    .setInputFiles({ name: 'position.bicorne', mimeType: 'text/plain', buffer: record });
  await page.locator('main.replay').waitFor();
  await playFrom(page, page.url(), { name: '', at: 0, seat: position.seat });
}

/** The archive takes what somebody has begun: whoever is asked has done the first thing he may, and then given up. */
function recordOf(game: Game, { scenario, but }: Position): string {
  const box = game.scenarios.find(({ id }) => id === scenario)?.scenario;
  const whole = { ...(typeof box === 'object' ? box : {}), ...but };
  const start = must(openMatch(game, { scenario: whole }));
  const turn = turnOf(start);
  if (turn.kind !== 'seats') throw new Error('nobody is asked in this position');
  const [seat] = turn.seats;
  const { match } = must(act(start, seat, game.legal(start.state, seat)[0]));
  const given = must(stop(match, { winners: [1 - seat], reason: 'resigned' }));
  return writeRecord(matchSheet(given));
}

/** Waterloo, with a hand that orders three on the right. */
export const NAPOLEONICS: Position = {
  game: 'napoleonics',
  seat: 0,
  scenario: 'waterloo',
  but: {
    position: {
      hands: {
        french: ['attack-right', 'probe-left', 'assault-centre', 'attack-left', 'forward', 'rally'],
        allied: ['probe-right', 'probe-left', 'assault-centre', 'attack-left', 'attack-right'],
      },
    },
  },
};

/** The main road from San Giuliano is free for three steps. */
export const MARENGO: Position = {
  game: 'marengo',
  seat: 1,
  but: {
    hour: 9,
    toMove: 'french',
    pieces: [
      { army: 'french', at: '86', faces: ['i3', 'i2', 'c2'] },
      { army: 'french', at: '81', faces: ['i2', 'i2'] },
      { army: 'french', at: '40', faces: ['i2', 'c2'] },
      { army: 'french', at: '9', faces: ['i3', 'i2'] },
      { army: 'austrian', at: '3', faces: ['i2', 'i2', 'c2'] },
      { army: 'austrian', at: '4', faces: ['i2', 'i3'] },
    ],
    uncommitted: { austrian: 5, french: 5 },
  },
};

/** 15 June, the French to march. */
export const CAMPAIGN_1815: Position = {
  game: 'campaign-1815',
  seat: 0,
  scenario: 'historical',
  but: {},
};

/** Waterloo, the French with six action points. */
export const HUNDRED_DAYS: Position = {
  game: 'hundred-days',
  seat: 0,
  scenario: 'waterloo',
  but: {
    position: {
      round: 1,
      turn: 'french',
      actions: 6,
      points: { french: 0, allied: 0 },
      leadersLost: { french: 0, allied: 0 },
    },
  },
};
