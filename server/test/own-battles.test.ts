import { must } from '@bicorne/engine';
import { loadBench } from '@bicorne/games';
import type { MatchRequest } from '@bicorne/table/protocol';
import { expect, test } from 'vitest';
import { Client, value, withServer } from './client.ts';

const BATTLE = `title: A hill of one's own
title.uk: Свій пагорб
top: allied
cards: french 5, allied 5
first: french
banners: 1
map:
  A .       .       .       .       .       .       .       .       .       .       .       .       .
  B     .       .       .       .       .       .       .       .       .       .       .       .
  C .       .       .       .       .       .       .       .       .       .       .       .       .
  D     .       .       .       .       .       H/bLN   .       .       .       .       .       .
  E .       .       .       .       .       ./fLN   .       .       .       .       .       .       .
  F     .       .       .       .       .       .       .       .       .       .       .       .
  G .       .       .       .       .       .       .       .       .       .       .       .       .
  H     .       .       .       .       .       .       .       .       .       .       .       .
  I .       .       .       .       .       .       .       .       .       .       .       .       .
`;

type Own = Exclude<MatchRequest['scenario'], string>;
const battle = async (): Promise<Own> => ({ ...Object(must((await loadBench('napoleonics')).read(BATTLE))) });
const wish = (scenario: Own): MatchRequest => ({
  game: 'napoleonics',
  scenario,
  seats: { french: 'me', allied: 'open' },
});

test('a battle of one’s own is played with anybody, by its own name, and its record holds it', () =>
  withServer(
    async ({ address }) => {
      const ann = await Client.guest(address, 'Ann');
      const bea = await Client.guest(address, 'Bea');
      const made = value(await ann.create(wish(await battle())));
      expect(made).toMatchObject({
        scenario: '',
        battle: { en: "A hill of one's own", uk: 'Свій пагорб' },
      });
      value(await bea.join(made.id));
      await ann.watch(made.id);
      value(await ann.ask('resign', { match: made.id }));
      expect(await ann.text(`/api/matches/${made.id}/record`)).toContain('A hill of one');
    },
    { games: ['napoleonics'] },
  ));

test('what is faulty, hostile or would be rated is refused', () =>
  withServer(
    async ({ address }) => {
      const ann = await Client.guest(address, 'Ann');
      const own = await battle();
      const refused = async (scenario: Own, more: Partial<MatchRequest> = {}): Promise<void> =>
        expect(await ann.create({ ...wish(scenario), ...more })).toMatchObject({ ok: false });
      await refused({ ...own, banners: 30 });
      await refused({ ...own, more: 1 });
      await refused({ ...own, units: Array.from({ length: 5000 }, () => ({ at: 'A1' })) });
      await refused({ ...own, title: { en: '<img src=x onerror=alert(1)>' } });
      await refused(own, { rated: true, clock: { kind: 'live', base: 600, increment: 0 } });
    },
    { games: ['napoleonics'] },
  ));
