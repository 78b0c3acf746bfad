import type { Prompt, StandingQuestion, Viewer } from '@bicorne/engine';
import { HEX_NAMES } from '../data/board.ts';
import { mayRetire } from './retire.ts';
import { mayFormSquare } from './square.ts';
import { NONE, UNKNOWN, cloneState, other, type Cards, type Note, type State } from './state.ts';
import { cardsInDeck } from './turn.ts';

/** What a viewer may know: the position, with cards he may not see as UNKNOWN and the deck as a number. */
export interface View extends Omit<State, 'deck'> {
  readonly viewer: Viewer;
  readonly deck: number;
}

const hide = (cards: readonly number[]): number[] => cards.map((card) => (card === NONE ? NONE : UNKNOWN));

export function view(state: State, viewer: Viewer): View {
  const copy = cloneState(state);
  const shown = (seat: number, cards: Cards): Cards => (seat === viewer ? cards : hide(cards));
  const bySeat = (cards: readonly Cards[]): Cards[] => cards.map((mine, seat) => shown(seat, mine));
  return {
    ...copy,
    viewer,
    deck: cardsInDeck(state),
    hands: bySeat(state.hands),
    tracks: bySeat(state.tracks),
    scouted: shown(state.active, state.scouted),
    notes: copy.notes.map((notes, seat): readonly Note[] => (other(seat) === viewer ? notes : [])),
  };
}

/** What a question is about: the hex of the piece it is about, and of the melee it belongs to. */
export function tells(state: State): Pick<Prompt, 'about' | 'standing'> {
  return { about: about(state), ...(isOnlyStrike(state) ? { standing: FIRST_STRIKE } : {}) };
}

const FIRST_STRIKE: StandingQuestion = { question: 'first-strike', no: 'no' };
export const STANDING = [FIRST_STRIKE.question];

/** Whether nothing but a First Strike could be answered, as everybody can tell. */
const isOnlyStrike = (state: State): boolean =>
  state.phase === 'react' &&
  state.melee !== null &&
  !mayRetire(state, state.melee) &&
  !mayFormSquare(state, state.melee);

function about(state: State): Record<string, string | number | boolean> {
  const facts: Record<string, string | number | boolean> = {};
  const { melee, attack, flight } = state;
  if (melee !== null) Object.assign(facts, { from: HEX_NAMES[melee.from], at: HEX_NAMES[melee.at] });
  else if (attack !== null) Object.assign(facts, { from: HEX_NAMES[attack.from], at: HEX_NAMES[attack.at] });
  if (flight !== null) facts['leader'] = HEX_NAMES[flight.hex];
  const piece = pieceHex(state);
  if (piece !== NONE) facts['piece'] = HEX_NAMES[piece];
  return facts;
}

function pieceHex(state: State): number {
  if (state.phase === 'ride') return state.leaderHex[state.piece];
  const unitPhases = ['to', 'target', 'leaveSquare', 'place'];
  return unitPhases.includes(state.phase) ? state.hexOf[state.piece] : NONE;
}
