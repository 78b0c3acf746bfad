import { jsonBench, type Bench, type Lever } from '@bicorne/engine';
import { ARMIES } from './data/forces.ts';
import { scenarioSchema, type ScenarioInput } from './data/scenarios.ts';
import { battleAt } from './moment.ts';
import type { State } from './rules/state.ts';

/** How battles are made by people. */
export const bench: Bench = {
  ...jsonBench(scenarioSchema),
  fights: ['assault', 'attack', 'bombard'],
  levers: (scenario) => (isScenario(scenario) ? levers(scenario) : []),
  moment: (state) => (isState(state) ? battleAt(state) : null),
};

const isState = (state: unknown): state is State =>
  typeof state === 'object' && state !== null && 'garrison' in state && 'frames' in state;

const isScenario = (scenario: unknown): scenario is ScenarioInput =>
  scenarioSchema.safeParse(scenario).success;

/** A disc more or less at the start. */
function levers(scenario: ScenarioInput): Lever<ScenarioInput>[] {
  const discs = scenario.uncommitted ?? { austrian: 0, french: 3 };
  return ARMIES.flatMap((seat) =>
    ([1, -1] as const).map((by) => ({
      what: by === 1 ? 'discs+' : 'discs-',
      seat,
      scenario: { ...scenario, uncommitted: { ...discs, [seat]: discs[seat] + by } },
    })),
  );
}
