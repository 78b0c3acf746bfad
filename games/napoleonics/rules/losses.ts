import { CAVALRY } from '../data/units.ts';
import { BATTLE_DIE, SABER, facesOf } from './dice.ts';
import type { Tell } from './events.ts';
import { fieldOf, type Field } from './field.ts';
import { pass, roll } from './phase.ts';
import { attachedTo, destroyUnit, liftLeader, loseLeader } from './pieces.ts';
import { NONE, goTo, type Attack, type State } from './state.ts';

export const isRetiring = (state: State, attack: Attack): boolean =>
  attack.way === 'melee' && state.melee?.reaction === 'retire';

/** Blocks that the dice take. */
function hitsOf(state: State, field: Field, attack: Attack): number {
  const symbols = attack.faces[field.arm[attack.on]];
  if (attack.way === 'fire') return symbols; // N6.16
  if (isRetiring(state, attack)) return attack.faces[CAVALRY]; // N13.3
  return symbols + (field.kind[attack.by].sabers ? attack.faces[SABER] : 0); // N8.11, N20.6
}

/** The dice have been rolled, if there were any. */
export const losses = pass((state, tell) => {
  const { attack } = state;
  if (attack === null) return;
  const field = fieldOf(state);
  if (!wasRolled(attack)) tell?.({ type: 'noDice', way: attack.way, by: attack.by, at: attack.at });
  if (attack.on === NONE) return strikeLeader(state, field, attack, tell);
  const hits = hitsOf(state, field, attack);
  if (hits === 0) return goTo(state, 'flags');
  takeBlocks(state, field, attack, hits, 'hits', tell);
});

// N6.14, N8.10
const wasRolled = ({ faces }: Attack): boolean => faces.some((count) => count > 0);

// N8.18
function strikeLeader(state: State, field: Field, attack: Attack, tell: Tell): void {
  if (attack.faces[SABER] > 0) {
    loseLeader(state, field, attack.leader, attack.at, tell);
    return goTo(state, 'attacked');
  }
  startFlight(state, attack.leader);
}

function startFlight(state: State, leader: number): void {
  state.flight = { leader, hex: state.leaderHex[leader], steps: 0 };
  liftLeader(state, leader);
  goTo(state, 'fleeing');
}

/** N8.12, N9.1, N9.3: takes blocks off the target, and sees to its leader. */
export function takeBlocks(
  state: State,
  field: Field,
  attack: Attack,
  count: number,
  cause: 'hits' | 'retreat',
  tell: Tell,
): void {
  const unit = attack.on;
  const leader = attachedTo(state, unit);
  const blocks = Math.min(count, state.blocks[unit]);
  state.blocks = state.blocks.with(unit, state.blocks[unit] - blocks);
  tell?.({ type: 'lost', unit, blocks, cause });
  if (state.blocks[unit] === 0) destroyUnit(state, field, unit, tell);
  const gone = state.blocks[unit] === 0;
  if (leader === NONE) return goTo(state, gone || cause === 'retreat' ? 'attacked' : 'flags');
  if (!attack.checked) return askCheck(state, leader);
  if (gone) startFlight(state, leader);
  else goTo(state, 'attacked');
}

function askCheck(state: State, leader: number): void {
  state.piece = leader;
  goTo(state, 'check');
}

/** N9.1, N9.3: two dice and two sabers while the unit lives, one when it is gone. */
export const check = roll({
  chance: (state) => ({ kind: 'dice', die: BATTLE_DIE, count: checkDice(state) }),
  settle(state, tell, outcome) {
    const { attack, piece: leader } = state;
    if (attack === null) return;
    const faces = facesOf(outcome);
    const killed = faces[SABER] === checkDice(state);
    attack.checked = true;
    tell?.({ type: 'checked', leader, faces });
    if (killed) loseLeader(state, fieldOf(state), leader, state.leaderHex[leader], tell);
    if (state.hexOf[attack.on] !== NONE) goTo(state, attack.stage === 'hits' ? 'flags' : 'attacked');
    else if (killed) goTo(state, 'attacked');
    else startFlight(state, leader);
  },
});

const checkDice = ({ attack, hexOf }: State): number =>
  attack !== null && hexOf[attack.on] !== NONE ? 2 : 1;
