import { completeOptions, drawOutcome, must, quickRng } from '@bicorne/engine';
import { expect, it } from 'vitest';
import { game } from '../../index.ts';
import type { MarengoEvent } from '../../rules/events.ts';
import { assaultOutlook, type AssaultOutlook } from '../outlook.ts';

it('M11.16 no assault ends outside what is said before it, where the best lead', () => {
  const rng = quickRng('assaults');
  let ended = 0;
  for (let match = 0; match < 12; match++) {
    const state = must(game.setup(game.scenarios[0].scenario, must(completeOptions(game.options, {}))));
    let said: AssaultOutlook | null = null;
    let unled = 0;
    for (let step = 0; step < 500 && game.turn(state).kind !== 'over'; step++) {
      const turn = game.turn(state);
      const events: MarengoEvent[] = [];
      const say = (event: MarengoEvent): void => void events.push(event);
      if (turn.kind === 'chance') game.settle(state, drawOutcome(game.chance(state), rng), say);
      if (turn.kind !== 'seats') continue;
      const [seat] = turn.seats;
      const legal = game.legal(state, seat);
      const storms = legal.filter(({ do: verb }) => verb === 'assault');
      const action = storms.length > 0 ? storms[rng.below(storms.length)] : legal[rng.below(legal.length)];
      if (action.do === 'assault') said = assaultOutlook(game.view(state, seat), action.from);
      game.act(state, seat, action, say);
      for (const event of events) {
        if (event.type !== 'result' || said === null) continue;
        const { best, worst } = said;
        unled = best - (event.lead - event.penalties);
        expect(event.total).toBeLessThanOrEqual(best);
        if (unled <= 0) expect(event.total).toBeGreaterThanOrEqual(worst);
        ended++;
      }
    }
  }
  expect(ended).toBeGreaterThan(5);
});
