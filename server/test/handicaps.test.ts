import type { MatchCard, MatchRequest } from '@bicorne/table/protocol';
import { expect, test } from 'vitest';
import { Client, value, withServer } from './client.ts';

const WISH: MatchRequest = {
  game: 'napoleonics',
  scenario: 'rolica-first-position',
  seats: { french: 'me', allied: 'open' },
  handicap: { seat: 'french', amount: 2 },
};

test('a handicap is paid before the first action, everybody knows of it, and it follows its payer to the next match', () =>
  withServer(
    async ({ address }) => {
      const ann = await Client.guest(address, 'Ann');
      const bea = await Client.guest(address, 'Bea');
      const { id, handicap } = value(await ann.create(WISH));
      expect(handicap).toEqual({ seat: 'french', amount: 2 });
      value(await bea.join(id));
      const { sight } = await bea.watch(id);
      expect(sight.view).toMatchObject({ won: [0, 2] });
      await ann.watch(id);
      value(await ann.ask('resign', { match: id }));
      expect(await ann.text(`/api/matches/${id}/record`)).toContain('[Handicap "french" "2"]');
      const next = value(await bea.post<MatchCard>(`/api/matches/${id}/rematch`, {}));
      expect(next.handicap).toEqual({ seat: 'allied', amount: 2 });
    },
    { games: ['napoleonics'] },
  ));

test('what cannot be paid, or would be rated, is refused', () =>
  withServer(
    async ({ address }) => {
      const ann = await Client.guest(address, 'Ann');
      const refused = async (wish: Partial<MatchRequest>): Promise<void> =>
        expect(await ann.create({ ...WISH, ...wish })).toMatchObject({ fault: { code: 'invalid' } });
      await refused({ handicap: { seat: 'french', amount: 50 } });
      await refused({ handicap: { seat: 'prussian', amount: 1 } });
      await refused({ rated: true, clock: { kind: 'live', base: 600, increment: 0 } });
    },
    { games: ['napoleonics'] },
  ));
