import { expect, it, vi } from 'vitest';
import { words } from '../words/en.ts';
import { start, type Opponent } from './start.ts';

vi.mock('../local/device.ts', () => ({ startHere: () => undefined }));
vi.mock('../net/enter.ts', () => ({ enter: () => undefined }));
vi.mock('../people/settings.ts', () => ({ tellSettings: () => undefined }));
vi.mock('../net/api.ts', () => ({ api: { create: (wish: object) => wish } }));

/** What the server is asked for. */
const asked = (opponent: Opponent, seats = ['french', 'allies']) =>
  start(
    {
      game: 'toy',
      scenario: 'one',
      options: {},
      handicap: null,
      bids: null,
      bid: null,
      seats,
      side: 0,
      opponent,
      asked: { id: 'bea123', name: 'Bea' },
      bot: { level: 'officer', manner: '' },
      botSeats: [],
      terms: {
        clock: { kind: 'live', base: 3600, increment: 30 },
        rated: true,
        lot: true,
        pair: null,
        delay: 60,
        advice: true,
        paced: true,
      },
    },
    {},
    words,
  );

it('people may draw the sides by lot and keep onlookers waiting', async () => {
  expect(await asked('friend')).toMatchObject({ rated: true, lot: true, delay: 60, paced: true });
});

it('against a bot only what is shown for it holds, whatever was chosen before', async () => {
  expect(await asked('bot')).toMatchObject({
    rated: true,
    lot: false,
    delay: 0,
    advice: false,
    paced: false,
  });
});

it('a seat is kept for the person who is asked; further ones are for friends with a link', async () => {
  expect(await asked('person')).toMatchObject({
    listed: false,
    seats: { french: 'me', allies: { person: 'bea123' } },
  });
  expect(await asked('person', ['french', 'dutch', 'prussian'])).toMatchObject({
    seats: { french: 'me', dutch: { person: 'bea123' }, prussian: 'friend' },
  });
});
