import { drawOutcome, must, openMatch, quickRng, runChance, type Action, type Match } from '@bicorne/engine';
import { loadGame } from '@bicorne/games';
import { expect, it } from 'vitest';
import { isAskedAbout } from './risks.ts';

async function begun(id: string, scenario: string): Promise<Match> {
  const module = await loadGame(id);
  if (!module) throw new Error(`no game ${id}`);
  const rng = quickRng('begun');
  return runChance(must(openMatch(module.game, { scenario })), (chance) => drawOutcome(chance, rng)).match;
}

/** The words of those actions that are asked about, of the seat that is to act. */
function asked({ game, state }: Match): string[] {
  const turn = game.turn(state);
  const seat = turn.kind === 'seats' ? turn.seats[0] : 0;
  const legal: readonly Action[] = game.legal(state, seat);
  const view = game.view(state, seat);
  return legal
    .filter((action) => isAskedAbout({ game, part: null, seat, legal }, view, state, action))
    .map((action) => game.write(action));
}

it('to end one’s actions is asked about while one could go on, and nothing else that leaves nothing to chance', async () => {
  expect(asked(await begun('marengo', 'marengo'))).toEqual(['end']);
  expect(asked(await begun('campaign-1815', 'historical'))).toEqual(['done']);
});

it('where the next step keeps the turn, nothing is asked', async () => {
  expect(asked(await begun('napoleonics', 'rolica-first-position'))).toEqual([]);
});
