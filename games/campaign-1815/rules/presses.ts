import type { Presses, Seat, WhyNot, Wish } from '@bicorne/engine';
import type { CampaignAction } from './actions.ts';
import { ARMIES_OF_SIDE, BLOCK_COUNT, END, FIRST, FRENCH } from './blocks.ts';
import { ATTACK_LIMIT, legOf, MAP, MARCH_LIMIT, NIGHT, NOWHERE, TOWN_COUNT } from './board.ts';
import { firstGroup, lastGroup, mayEnter } from './steps.ts';
import { ACTED, activeSide, armyIn, FIRED, has, MARCHED, seatOfBlock, sideIn, type State } from './state.ts';
import { prompt } from './turn.ts';

/** Why a press on a town does nothing, while one marches. Who stands where is public, and one's own blocks are known. */

const REASONS = {
  theirs: 'C5.2',
  empty: 'C5.2',
  marched: 'C5.6',
  groups: 'C5.3',
  armyGroup: 'C5.4',
  far: 'C5.2',
  roadFull: 'C5.11',
  bridgeFull: 'C5.13',
  night: 'C5.20',
  cannotJoin: 'C5.8',
  stuck: 'C5.2',
  notYours: 'C6.41',
  acted: 'C6.41',
  idle: 'C6.41',
  asked: '',
} as const;
export type Reason = keyof typeof REASONS;

const because = (reason: Reason, about?: WhyNot['about']): WhyNot => ({
  reason,
  rule: REASONS[reason],
  ...(about ? { about } : {}),
});

/** Places behind the towns: blocks on the battlefield, and any of those whose faces are hidden. */
export const placeOfBlock = (block: number): number => TOWN_COUNT + block;
export const HIDDEN_BLOCK = TOWN_COUNT + BLOCK_COUNT;

export const presses: Presses<State, CampaignAction> = {
  places: HIDDEN_BLOCK + 1,
  of: wishesOf,
  why(state, seat, { at, from }) {
    if (at >= TOWN_COUNT && state.phase === 'combat') return notThisBlock(state, seat, at - TOWN_COUNT);
    if (state.phase !== 'march') return { reason: 'asked', rule: prompt(state, seat)?.rule ?? 'C2.1' };
    return from === undefined ? notChosen(state, seat, at) : notThere(state, from, at);
  },
};

/** Outside a march most actions are aimed at the battlefield; of the others, blocks are taken up in their town. */
function wishesOf(action: CampaignAction): readonly Wish[] {
  switch (action.do) {
    case 'march':
    case 'ride':
    case 'leave':
    case 'reinforce':
    case 'regroup':
    case 'force':
    case 'led':
      return [{ at: action.from }, { at: action.to, from: action.from }];
    case 'place':
      return [{ at: action.to }];
    case 'fight':
      return [{ at: action.town }];
    default:
      return 'block' in action && action.block >= 0 ? [{ at: placeOfBlock(action.block) }] : [];
  }
}

/** A block that does nothing more in this part of the round. */
function notThisBlock(state: State, seat: Seat, block: number): WhyNot {
  if (block >= BLOCK_COUNT || seatOfBlock(state, block) !== seat) return because('notYours');
  return because(has(state, block, ACTED | FIRED) ? 'acted' : 'idle');
}

/** A town whose group does not march. */
function notChosen(state: State, seat: Seat, town: number): WhyNot {
  const side = activeSide(state);
  if (sideIn(state, side, town) === 0) return because(sideIn(state, 1 - side, town) > 0 ? 'theirs' : 'empty');
  const armies = ARMIES_OF_SIDE[side].filter(
    (army) => state.seatOf[army] === seat && armyIn(state, army, town) > 0,
  );
  if (armies.length === 0) return because('theirs');
  const [army] = armies;
  if (ownIn(state, army, town).every((block) => has(state, block, MARCHED))) return because('marched');
  const last = lastGroup(state, army);
  if (last === NOWHERE || last === town || firstGroup(state, army) === town) return because('stuck');
  return army === FRENCH ? because('groups') : because('armyGroup');
}

const ownIn = (state: State, army: number, town: number): number[] =>
  Array.from({ length: END[army] - FIRST[army] }, (_, i) => FIRST[army] + i).filter(
    (block) => state.at[block] === town,
  );

/** A town to which a group cannot march by one road. */
function notThere(state: State, from: number, to: number): WhyNot {
  const road = MAP.way(from, to);
  if (road < 0) return because('far');
  const side = activeSide(state);
  const hostile = sideIn(state, 1 - side, to) > 0;
  if (!hostile)
    return state.roadUse[road] >= MARCH_LIMIT[road]
      ? because('roadFull', { n: MARCH_LIMIT[road] })
      : because('marched');
  if (NIGHT[state.turn]) return because('night');
  if (state.roadUse[road] >= ATTACK_LIMIT[road]) {
    const halved = ATTACK_LIMIT[road] < MARCH_LIMIT[road];
    return because(halved ? 'bridgeFull' : 'roadFull', { n: ATTACK_LIMIT[road] });
  }
  return because(mayEnter(state, side, from, legOf(from, to), true) ? 'marched' : 'cannotJoin');
}
