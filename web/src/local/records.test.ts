import { matchSheet, must, openMatch, resume, writeRecord } from '@bicorne/engine';
import { exampleGame, loadGame } from '@bicorne/games';
import { expect, it } from 'vitest';
import { branchOf } from './records.ts';

it('a record that went on from a stored state is refused, and that state never played', async () => {
  const module = await loadGame(exampleGame());
  if (!module) throw new Error('no game');
  const { game } = module;
  const match = must(openMatch(game, { scenario: game.scenarios[0].id }));
  const record = writeRecord(matchSheet(resume(match, game, { unlike: 'any state' })));
  expect(await branchOf({ record, at: 0 })).toMatchObject({
    ok: false,
    fault: { message: 'this match went on under other rules' },
  });
});
