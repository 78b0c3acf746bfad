import { expect, it } from 'vitest';
import { game } from '../../index.ts';
import { seen, type CampaignEvent } from '../../rules/events.ts';
import type { CampaignView } from '../../rules/view.ts';
import { beats } from '../beats.ts';
import { after } from '../effects.ts';
import { playout } from '../moments.ts';

const isThrow = ({ type }: CampaignEvent): boolean => type === 'rolled' || type === 'tested';

/** As the shell does it; what a viewer is told is an event of the game without what he may not know. */
const shown = (view: CampaignView, events: readonly CampaignEvent[], viewer: number): CampaignView =>
  beats(events)
    .flat()
    .reduce((now, event) => after(now, Object.assign({}, event, seen(event, viewer))), view);

/** Of the blocks whose faces the viewer sees before and after a throw: how many were turned by it. */
function turnedBy(seed: number, viewer: number): number {
  let [before, turned]: [CampaignView | null, number] = [null, 0];
  for (const { state, events } of playout('waterloo', seed, 2500)) {
    const was: CampaignView | null = before;
    const now = game.view(state, viewer);
    before = now;
    if (!was || !events.some(isThrow)) continue;
    const { steps } = shown(was, events, viewer);
    const open = steps.flatMap((_, block) => (was.steps[block] > 0 && now.steps[block] >= 0 ? [block] : []));
    expect(open.map((block) => steps[block])).toEqual(open.map((block) => now.steps[block]));
    turned += open.filter((block) => was.steps[block] !== steps[block]).length;
  }
  return turned;
}

it.each([-1, 0, 1])('a throw, shown hit by hit, comes to the strengths after it: viewer %i', (viewer) => {
  let turned = 0;
  for (let seed = 3; seed < 20 && turned < 30; seed++) turned += turnedBy(seed, viewer);
  expect(turned).toBeGreaterThanOrEqual(30);
});

it('C3.2 a loss behind the fog changes nothing that its enemy sees', () => {
  const [{ state }] = playout('waterloo', 5, 1);
  const view = game.view(state, 0);
  const lost = {
    type: 'lost',
    army: 1,
    block: 30,
    town: 6,
    steps: 1,
    cause: 'fire',
    owner: 1,
    secret: 1,
  } as const;
  expect(view.steps[30]).toBeLessThan(0);
  expect(after(view, Object.assign({}, lost, seen(lost, 0)))).toBe(view);
});
