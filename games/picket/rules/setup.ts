import { check, ok, refuse, type Options, type Result } from '@bicorne/engine';
import { BLOCKS_EACH, hexNamed, SEATS } from '../data/map.ts';
import { scenarioSchema, type Scenario } from '../data/scenarios.ts';
import { ALL_BLOCKS, NOWHERE, type State } from './state.ts';
import { findVictory, passIfStuck } from './turn.ts';

export function setup(given: unknown, options: Options): Result<State> {
  const scenario = check(scenarioSchema, given, 'scenario');
  if (!scenario.ok) return scenario;
  const state = emptyBoard(scenario.value, options);
  if (!scenario.value.blocks) return ok(state);
  scenario.value.blocks.forEach((block) => stand(state, block));
  if (findVictory(state))
    return refuse('invalid', 'somebody has won already', { rule: 'P5.1', place: 'scenario.blocks' });
  passIfStuck(state);
  return ok(state);
}

const emptyBoard = ({ map, blocks, toMove, turn }: Scenario, options: Options): State => ({
  map: map.replaceAll('/', ''),
  scouts: options['scouts'] === true,
  phase: blocks ? 'choose' : 'draw',
  turn,
  active: SEATS.indexOf(toMove),
  chosen: -1,
  target: -1,
  attacked: -1,
  at: ALL_BLOCKS.map(() => NOWHERE),
  strength: ALL_BLOCKS.map(() => 0),
  drawn: ALL_BLOCKS.map(() => 0),
  known: ALL_BLOCKS.map(() => false),
  shown: ALL_BLOCKS.map(() => false),
  ending: null,
});

function stand(
  state: State,
  { seat, at, strength, drawn, known }: NonNullable<Scenario['blocks']>[number],
): void {
  const block = state.drawn.indexOf(0, SEATS.indexOf(seat) * BLOCKS_EACH);
  state.at[block] = hexNamed(at);
  state.strength[block] = strength;
  state.drawn[block] = drawn ?? strength;
  state.known[block] = known;
  state.shown[block] = known;
}
