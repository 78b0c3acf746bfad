import { answersFrom, type Conditions } from '@bicorne/engine';
import { STAND, type PicketAction } from './actions.ts';
import { ground } from './ground.ts';
import { active, inPlay, type State } from './state.ts';
import { legal } from './turn.ts';

/** What is asked on the other's turn (P4.1), and of what its conditions are made: one's own strength, and his if it was seen. */
export const conditions: Conditions<State, PicketAction> = {
  ground,
  parts: {
    strength: { kind: 'number', least: 1, most: 3 },
    attacker: { kind: 'word', of: ['unknown', '1', '2', '3'] },
  },
  questions: [
    { id: 'answer', under: ['answer'], answers: ['stand', 'fall-back'], parts: ['strength', 'attacker'] },
  ],
  sensible: [
    { question: 'answer', when: [{ part: 'strength', is: 'least', value: 2 }], say: 'stand' },
    { question: 'answer', say: 'fall-back' },
    { question: 'answer', say: 'stand' },
  ],
  turn: ({ turn }) => turn,
  own: (state, seat) => inPlay(state, seat).map((unit) => ({ unit, place: state.at[unit] })),
  asked(state, seat) {
    if (state.phase !== 'answer' || active(state) === seat) return [];
    const { chosen, target, strength, known, at } = state;
    return [
      {
        question: 'answer',
        unit: target,
        place: at[target],
        facts: {
          strength: strength[target],
          attacker: known[chosen] ? String(strength[chosen]) : 'unknown',
        },
        does: answersFrom({
          stand: STAND,
          'fall-back': legal(state, seat).find((action) => action.do === 'fall-back'),
        }),
      },
    ];
  },
};
