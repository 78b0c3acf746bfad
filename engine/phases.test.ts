import { describe, expect, it } from 'vitest';
import { D6 } from './chance.ts';
import { ONLOOKER, type Ending } from './contract.ts';
import { phases } from './phases.ts';
import { field, verbs, written, type ActionOf } from './verbs.ts';

const VERBS = verbs({
  bet: written`bet:${field('stake', ['0', '1', '2'])}`,
  fold: written`fold`,
  call: written`call`,
});
type Act = ActionOf<typeof VERBS>;
const { bet, fold, call } = VERBS.made;

interface Table {
  phase: 'hide' | 'bet' | 'answer' | 'roll' | 'reckon' | 'over';
  readonly hidden: number[];
  stake: number;
  purse: number;
  ending: Ending | null;
}
type Event =
  | { readonly type: 'bet'; readonly stake: number }
  | { readonly type: 'paid'; readonly purse: number };

const { ask, roll, pass, drive } = phases<Table, Act, Event>();

const PHASES = {
  hide: ask({
    rule: 'T1',
    seat: ({ hidden }) => [0, 1].filter((seat) => !hidden.includes(seat)),
    legal: () => [call],
    does: {
      call(state, _say, _action, seat) {
        state.hidden.push(seat);
        if (state.hidden.length === 2) state.phase = 'bet';
      },
    },
  }),
  bet: ask({
    rule: 'T2',
    seat: () => 0,
    legal: () => [...bet, fold],
    does: {
      bet(state, say, { stake }) {
        state.stake = stake;
        state.phase = 'answer';
        say?.({ type: 'bet', stake });
      },
      fold: over,
    },
  }),
  answer: ask({
    rule: ({ stake }) => (stake > 1 ? 'T4' : 'T3'),
    seat: () => 1,
    legal: () => [call, fold],
    does: {
      call(state) {
        state.phase = 'roll';
      },
      fold: over,
    },
  }),
  roll: roll({
    chance: () => ({ kind: 'dice', die: D6, count: 1 }),
    settle(state, _say, outcome) {
      state.purse += outcome;
      state.phase = 'reckon';
    },
  }),
  reckon: pass((state, say) => {
    say?.({ type: 'paid', purse: state.purse });
    over(state);
  }),
};

const game = drive({
  phases: PHASES,
  ending: ({ ending }) => ending,
  tells: ({ stake }, viewer) => (viewer === ONLOOKER ? {} : { about: { stake } }),
});

function over(state: Table): void {
  state.phase = 'over';
  state.ending = { winners: [0], reason: 'won' };
}

const at = (phase: Table['phase']): Table => ({ phase, hidden: [], stake: 1, purse: 0, ending: null });

describe('a table of phases says', () => {
  it('whose turn it is: a seat’s, several seats’, chance’s, nobody’s', () => {
    expect(game.turn(at('answer'))).toEqual({ kind: 'seats', seats: [1] });
    expect(game.turn(at('hide'))).toEqual({ kind: 'seats', seats: [0, 1] });
    expect(game.turn({ ...at('hide'), hidden: [0] })).toEqual({ kind: 'seats', seats: [1] });
    expect(game.turn(at('roll'))).toEqual({ kind: 'chance' });
    const ending = { winners: [1], reason: 'time' };
    expect(game.turn({ ...at('answer'), ending })).toEqual({ kind: 'over', ending });
  });

  it('what is legal, for those who are asked', () => {
    expect(game.legal(at('bet'), 0)).toEqual([...bet, fold]);
    expect(game.legal(at('bet'), 1)).toEqual([]);
    expect(game.legal(at('hide'), 1)).toEqual([call]);
    expect(game.legal({ ...at('hide'), hidden: [1] }, 1)).toEqual([]);
    expect(game.legal(at('roll'), 0)).toEqual([]);
  });

  it('what a verb does, with what the action names and who does it', () => {
    const [hide, staked, said] = [at('hide'), at('bet'), Array<Event>()];
    game.act(hide, 1, call);
    game.act(hide, 0, call);
    expect(hide).toMatchObject({ hidden: [1, 0], phase: 'bet' });
    game.act(staked, 0, bet[2], (event) => said.push(event));
    expect(staked).toMatchObject({ stake: 2, phase: 'answer' });
    expect(said).toEqual([{ type: 'bet', stake: 2 }]);
  });

  it('what is rolled, and goes on by itself until somebody must decide', () => {
    const [state, said] = [at('roll'), Array<Event>()];
    expect(game.chance(state)).toEqual({ kind: 'dice', die: D6, count: 1 });
    game.settle(state, 5, (event) => said.push(event));
    expect(said).toEqual([{ type: 'paid', purse: 5 }]);
    expect(game.turn(state)).toEqual({ kind: 'over', ending: { winners: [0], reason: 'won' } });
  });

  it('which questions are passed over', () => {
    const alone = drive({
      phases: {
        ...PHASES,
        answer: ask({
          rule: 'T3',
          seat: () => 1,
          legal: () => [call, fold],
          does: { call: over, fold: over },
          skip(state) {
            if (state.stake === 0) state.phase = 'reckon';
          },
        }),
      },
      ending: ({ ending }) => ending,
    });
    const [nothing, something] = [at('bet'), at('bet')];
    alone.act(nothing, 0, bet[0]);
    alone.act(something, 0, bet[1]);
    expect([nothing.phase, something.phase]).toEqual(['over', 'answer']);
  });

  it('what is asked, by which rule, and to whom it tells what', () => {
    expect(game.prompt(at('bet'), 1)).toEqual({ ask: 'bet', rule: 'T2', about: { stake: 1 } });
    expect(game.prompt({ ...at('answer'), stake: 2 }, ONLOOKER)).toEqual({ ask: 'answer', rule: 'T4' });
    expect(game.prompt(at('roll'), 0)).toBe(null);
    expect(game.prompt({ ...at('bet'), ending: { winners: [], reason: 'time' } }, 0)).toBe(null);
  });

  it('nothing to what was not asked for', () => {
    const [asked, rolled] = [at('answer'), at('roll')];
    game.act(asked, 1, bet[0]);
    game.settle(asked, 3);
    game.act(rolled, 1, call);
    expect([asked, rolled]).toEqual([at('answer'), at('roll')]);
  });

  it('for every verb that it lists what it does, or it does not compile', () => {
    const wrong = (): unknown =>
      // @ts-expect-error: `fold` is listed and not done
      ask({ rule: 'T2', seat: () => 0, legal: () => [call, fold], does: { call: over } });
    const right = (): unknown =>
      ask({ rule: 'T2', seat: () => 0, legal: () => [call], does: { call: over } });
    expect([wrong(), right()]).toMatchObject([{ kind: 'ask' }, { kind: 'ask' }]);
  });
});
