import { describe, expect, it } from 'vitest';
import {
  holds,
  mayConcern,
  orderedBy,
  unasked,
  type Asked,
  type Conditions,
  type StandingOrder,
} from './conditions.ts';
import type { Action, Sight } from './contract.ts';

const FORM: Action = { do: 'form' };
const STRIKE: Action = { do: 'strike' };
const NO: Action = { do: 'no' };

const ASKED: readonly Asked[] = [
  {
    question: 'strike',
    unit: 4,
    place: 7,
    facts: { dice: 3, arm: 'cavalry' },
    does: { strike: STRIKE, no: NO },
  },
  {
    question: 'square',
    unit: 4,
    place: 7,
    facts: { dice: 3, arm: 'cavalry' },
    does: { form: FORM, stand: NO },
  },
];

const conditions: Conditions = {
  parts: { dice: { kind: 'number', least: 0, most: 9 }, arm: { kind: 'word', of: ['infantry', 'cavalry'] } },
  questions: [
    { id: 'strike', under: ['react'], answers: ['strike', 'no'], no: 'no', parts: ['dice'] },
    { id: 'square', under: ['react'], answers: ['form', 'stand'], no: 'stand', parts: ['dice', 'arm'] },
  ],
  sensible: [],
  turn: () => 12,
  asked: () => ASKED,
  own: () => [],
};
const game = { conditions, sample: (): unknown => null };
const sight: Sight = {
  view: null,
  turn: { kind: 'seats', seats: [1] },
  prompt: { ask: 'react', rule: 'X1.1' },
  legal: [STRIKE, FORM, NO],
};
const given = (...orders: StandingOrder[]): Action | undefined => orderedBy(game, sight, 1, orders)?.action;

describe('an answer given beforehand', () => {
  it('is given when all its conditions hold, and not when one of them does not', () => {
    const square: StandingOrder = {
      question: 'square',
      when: [
        { part: 'dice', is: 'least', value: 3 },
        { part: 'arm', is: 'one', of: ['cavalry'] },
      ],
      say: 'form',
    };
    expect(holds(square, ASKED[1], 12)).toBe(true);
    expect(holds({ ...square, when: [{ part: 'dice', is: 'most', value: 2 }] }, ASKED[1], 12)).toBe(false);
    expect(holds({ ...square, when: [{ part: 'arm', is: 'one', of: ['infantry'] }] }, ASKED[1], 12)).toBe(
      false,
    );
    expect(holds({ ...square, when: [{ part: 'hills', is: 'most', value: 2 }] }, ASKED[1], 12)).toBe(false);
  });

  it('is none of what every object has', () => {
    for (const say of ['constructor', 'toString', '__proto__'])
      expect(given({ question: 'strike', say }, { question: 'square', say })).toBeUndefined();
    const odd: StandingOrder = {
      question: 'square',
      when: [{ part: 'constructor', is: 'least', value: 0 }],
      say: 'form',
    };
    expect(holds(odd, ASKED[1], 12)).toBe(false);
  });

  it('holds for a unit, for a place, for a turn, and nowhere else', () => {
    const form = { question: 'square', say: 'form' };
    for (const [on, number] of [
      ['unit', 4],
      ['place', 7],
      ['turn', 12],
    ] as const) {
      expect(holds({ ...form, scope: { on, number } }, ASKED[1], 12)).toBe(true);
      expect(holds({ ...form, scope: { on, number: 99 } }, ASKED[1], 12)).toBe(false);
    }
  });

  it('of several the first that holds', () => {
    const never: StandingOrder = { question: 'square', scope: { on: 'unit', number: 4 }, say: 'stand' };
    expect(given({ question: 'strike', say: 'no' }, never, { question: 'square', say: 'form' })).toBe(NO);
  });

  it('says nothing while one of the questions before it is open, and declines only where all are declined', () => {
    expect(given({ question: 'square', say: 'form' })).toBeUndefined();
    expect(given({ question: 'strike', say: 'no' })).toBeUndefined();
    expect(given({ question: 'strike', say: 'strike' })).toBe(STRIKE);
    expect(given({ question: 'strike', say: 'no' }, { question: 'square', say: 'form' })).toBe(FORM);
    expect(given({ question: 'strike', say: 'no' }, { question: 'square', say: 'stand' })).toBe(NO);
  });

  it('is not looked for under another prompt, nor where nobody has said anything', () => {
    expect(mayConcern(conditions, 'react', [{ question: 'square', say: 'form' }])).toBe(true);
    expect(mayConcern(conditions, 'move', [{ question: 'square', say: 'form' }])).toBe(false);
    expect(mayConcern(conditions, 'react', [])).toBe(false);
    expect(unasked({ standing: ['strike'] })).toEqual([{ question: 'strike', say: 'no' }]);
    expect(unasked({})).toEqual([]);
  });
});
