import {
  CHANCE_TURN,
  D6,
  must,
  ok,
  ONLOOKER,
  quickRng,
  shown,
  seatTurn,
  type Game,
  type Secrecy,
} from '@bicorne/engine';
import {
  conformance,
  examineProperty,
  PROPERTIES,
  type Finding,
  type Subject,
} from '@bicorne/engine/conformance';
import { describe, expect, it } from 'vitest';
import { game, secrecy } from '../index.ts';
import { STAND, type PicketAction, type PicketEvent } from '../rules/actions.ts';
import { conditions } from '../rules/conditions.ts';
import { ground } from '../rules/ground.ts';
import { active, cloneState, owner, type State } from '../rules/state.ts';

type Picket = Game<State, PicketAction, PicketEvent, State>;

/** Picket with something replaced. */
const broken = (change: Partial<Picket>, secret: Partial<Secrecy<State>> = {}): Subject => ({
  game: { ...game, ...change },
  secrecy: { ...secrecy, ...secret },
});

/** The question whether to stand, whatever is asked. */
const askedAlways = (facts: Readonly<Record<string, number | string>>): typeof conditions => ({
  ...conditions,
  questions: conditions.questions.map((one) => ({ ...one, under: ['place', 'choose', 'go', 'answer'] })),
  asked: () => [{ question: 'answer', facts, does: { stand: STAND } }],
});

/** Other ground. */
const onGround = (change: Partial<typeof ground>): Subject =>
  broken({ conditions: { ...conditions, ground: { ...ground, ...change } } });

const EFFORT = { games: 12, stops: 12, seed: 'broken' };

/** The suite must call each of these by its name. */
const FAULTS: readonly (readonly [what: string, fault: string, subject: () => Subject])[] = [
  // presses
  [
    'a press that is refused by no rule',
    'a refusal names no rule',
    () => broken({ presses: { places: 5, of: () => [], why: () => ({ reason: 'so', rule: '' }) } }),
  ],
  [
    'a legal press that is refused',
    'a press that is legal is refused',
    () => {
      let asked = 0;
      const of = (): { at: number }[] => (asked++ < 1 ? [{ at: 1 }] : []);
      return broken({ presses: { places: 5, of, why: () => ({ reason: 'so', rule: 'P1.1' }) } });
    },
  ],
  // handicaps
  [
    'a handicap that costs nothing',
    'handicap of another size',
    () => broken({ handicap: { most: () => 1, pay: () => undefined } }),
  ],
  [
    'a handicap of half a coin',
    'bad handicap',
    () => broken({ handicap: { most: () => 0.5, pay: () => undefined } }),
  ],
  [
    'a handicap that ends the battle',
    'handicap ends the battle',
    () =>
      broken({
        handicap: {
          most: () => 1,
          pay: (state, seat) => void (state.ending = { winners: [1 - seat], reason: 'paid' }),
        },
      }),
  ],
  // answers given beforehand
  [
    'a question that looks at what the seat cannot see',
    'what is asked beforehand leaks',
    () => broken({ conditions: { ...conditions, turn: ({ strength }) => strength[0] + 4 * strength[3] } }),
  ],
  [
    'an answer that cannot be given',
    'an answer that is not legal',
    () => broken({ conditions: askedAlways({ strength: 1, attacker: 'unknown' }) }),
  ],
  // plans
  [
    'ground that tells what the seat cannot see',
    'what a plan rests on leaks',
    () => onGround({ stands: ({ strength }) => ({ own: 0, enemies: 0, marks: [strength[0], strength[3]] }) }),
  ],
  [
    'a place that is near another, and that one not near it',
    'a place that is near one, and that one not near it',
    () => onGround({ near: (place) => [(place + 1) % ground.places] }),
  ],
  [
    'an action that is aimed at no place',
    'an action aimed at no place',
    () => onGround({ aims: () => [ground.places] }),
  ],
  ['a part that is not told', 'a part without its fact', () => broken({ conditions: askedAlways({}) })],
  [
    'a sensible answer to a question that is not asked',
    'a sensible answer to no question',
    () => broken({ conditions: { ...conditions, sensible: [{ question: 'retire', say: 'no' }] } }),
  ],
  // play
  ['a game that goes on too long', 'endless game', () => broken({ bound: 20 })],
  [
    'a question with no answer',
    'dead end',
    () => broken({ legal: (state, seat) => (state.phase === 'answer' ? [] : game.legal(state, seat)) }),
  ],
  [
    'a moment when nobody is to act',
    'dead end',
    () => broken({ turn: (state) => (state.turn === 5 ? { kind: 'seats', seats: [] } : game.turn(state)) }),
  ],
  [
    'an ending that is a sentence',
    'bad ending',
    () =>
      broken({
        turn: (state) => {
          const turn = game.turn(state);
          return turn.kind === 'over' ? { ...turn, ending: { winners: [], reason: 'It is over' } } : turn;
        },
      }),
  ],
  [
    'a margin without the enemy',
    'bad margin',
    () => broken({ margin: () => ({ coin: 'strength', of: [1] }) }),
  ],
  [
    'a margin in half points',
    'bad margin',
    () => broken({ margin: () => ({ coin: 'strength', of: [0.5, 1] }) }),
  ],
  [
    'allies of whom one has more to show',
    'bad margin',
    () => broken({ sides: () => [0, 0], margin: () => ({ coin: 'strength', of: [2, 1] }) }),
  ],
  [
    'a margin that is a sentence',
    'bad margin',
    () => broken({ margin: () => ({ coin: 'Points of strength', of: [1, 0] }) }),
  ],
  [
    'a margin that grows by asking',
    'unsteady margin',
    () => broken({ margin: (state) => ({ coin: 'strength', of: [state.target++, 0] }) }),
  ],
  [
    'a margin in one coin or another',
    'several coins',
    () => broken({ margin: ({ known }) => ({ coin: known[0] ? 'seen' : 'unseen', of: [1, 0] }) }),
  ],
  [
    'an action listed, but refused',
    'listed but refused',
    () =>
      broken({
        act: (state, seat, action, say) => {
          if (action === STAND) throw new Error('no');
          game.act(state, seat, action, say);
        },
      }),
  ],
  [
    'an action that does something else when somebody listens',
    'listening changes the game',
    () =>
      broken({
        act: (state, seat, action, say) => {
          game.act(state, seat, action, say);
          if (say) state.strength[0]++;
        },
      }),
  ],
  [
    'an action that cancels another',
    'leads back',
    () => {
      const cancel: PicketAction = { do: 'choose', block: -1 };
      return broken({
        legal: (state, seat) => [...game.legal(state, seat), ...(state.phase === 'go' ? [cancel] : [])],
        act: (state, seat, action, say) => {
          if (action !== cancel) return game.act(state, seat, action, say);
          state.phase = 'choose';
          state.chosen = -1;
        },
      });
    },
  ],
  [
    'a list that is made by moving things about',
    'legal changes the state',
    () =>
      broken({
        legal: (state, seat) => {
          state.target++;
          return game.legal(state, seat);
        },
      }),
  ],
  [
    'a view that leaves its mark',
    'view changes the state',
    () =>
      broken({
        view: (state, viewer) => {
          state.known[0] = true;
          return game.view(state, viewer);
        },
      }),
  ],
  [
    'a list in another order each time',
    'unsteady list',
    () => {
      let asked = 0;
      return broken({
        legal: (state, seat) =>
          asked++ % 2 === 0 ? game.legal(state, seat) : game.legal(state, seat).toReversed(),
      });
    },
  ],
  [
    'an event of no sort',
    'event without a type',
    () =>
      broken({ act: (state, seat, action, say) => (game.act(state, seat, action), say?.(JSON.parse('{}'))) }),
  ],
  [
    'an answer whether something is revealed that is neither yes nor no',
    'reveals is not a boolean',
    () => broken({ reveals: () => JSON.parse('1') }),
  ],
  [
    'a reveal that the seat does not see',
    'unnoticed reveal',
    () =>
      broken({
        seen: (event, viewer) =>
          event.type === 'placed' && viewer !== owner(event.block) ? null : game.seen(event, viewer),
        reveals: ({ type }) => type === 'placed',
      }),
  ],
  [
    'a scenario that is there twice',
    'scenario named twice',
    () => broken({ scenarios: [...game.scenarios, game.scenarios[0]] }),
  ],
  ['a seat with a capital letter', 'seat names', () => broken({ seats: () => ['Blue', 'red'] })],
  ['two seats of one name', 'seat names', () => broken({ seats: () => ['blue', 'blue'] })],
  ['a seat with the name of the onlooker', 'seat names', () => broken({ seats: () => ['blue', 'onlooker'] })],
  [
    'seats that change their names',
    'seats change',
    () => broken({ seats: (state) => (state.turn > 3 ? ['red', 'blue'] : ['blue', 'red']) }),
  ],
  ['a seat that is to act, and is not told what', 'strange question', () => broken({ prompt: () => null })],
  ['a blank page', 'nothing drawn', () => broken({ draw: () => '' })],
  [
    'an event that the onlooker cannot be told of',
    'threw',
    () =>
      broken({
        seen: (event, viewer) => {
          if (viewer === ONLOOKER && event.type === 'marched') throw new Error('who is asking?');
          return game.seen(event, viewer);
        },
      }),
  ],
  // bad input
  [
    'notation that cannot be read without an accident',
    'bad input throws',
    () =>
      broken({
        read: (text) => {
          if (game.read(text) === null) throw new Error('what?');
          return game.read(text);
        },
      }),
  ],
  [
    'a scenario that is taken whatever it is',
    'malformed scenario taken',
    () => broken({ setup: (_, options) => game.setup(game.scenarios[0].scenario, options) }),
  ],
  [
    'a scenario that is believed',
    'bad input throws',
    () =>
      broken({
        setup: (given, options) => {
          const result = game.setup(given, options);
          return ok(must(result));
        },
      }),
  ],
  [
    'a scenario that is written into',
    'setup changes the scenario',
    () =>
      broken({
        scenarios: structuredClone(game.scenarios),
        setup: (given, options) => {
          if (typeof given === 'object' && given !== null) Object.assign(given, { turn: 1 });
          return game.setup(given, options);
        },
      }),
  ],
  [
    'a scenario that cannot be played',
    'scenario leads to a dead end',
    () =>
      broken({
        setup: (given, options) => {
          const result = game.setup(given, options);
          const plain = must(game.setup(game.scenarios[0].scenario, options));
          return result.ok ? result : ok({ ...plain, phase: 'place', map: '~'.repeat(plain.map.length) });
        },
      }),
  ],
  [
    'a list that is longer when something is done than when it is asked for',
    'unlisted but taken',
    () => {
      let asked = 0;
      return broken({
        legal: (state, seat) => game.legal(state, seat).slice(asked++ % 3 === 0 ? 1 : 0),
      });
    },
  ],
  [
    'a refusal that leaves its mark',
    'refusal changes the state',
    () =>
      broken({
        prompt: (state, viewer) => {
          state.target++;
          return game.prompt(state, viewer);
        },
      }),
  ],
  // copies, states, records
  ['a clone that shares its arrays', 'clone shares', () => broken({ clone: (state) => ({ ...state }) })],
  [
    'a clone that forgets',
    'clone differs',
    () => broken({ clone: (state) => ({ ...cloneState(state), turn: 1 }) }),
  ],
  ['an undo that forgets', 'undo forgets', () => broken({ clone: (state) => ({ ...state }) })],
  [
    'rules that remember something outside the state',
    'not repeatable',
    () => {
      let marches = 0;
      return broken({
        act: (state, seat, action, say) => {
          game.act(state, seat, action, say);
          if (action.do === 'go' && marches++ % 7 === 0) state.known[0] = !state.known[0];
        },
      });
    },
  ],
  [
    'a state that is not plain data',
    'not JSON',
    () => broken({ clone: (state) => Object.assign(cloneState(state), { memo: new Map() }) }),
  ],
  [
    'rules that know a state from a copy that was written and read',
    'plays on otherwise',
    () => {
      const known = new WeakSet<State>();
      return broken({
        clone: (state) => {
          const copy = cloneState(state);
          known.add(copy);
          return copy;
        },
        legal: (state, seat) => game.legal(state, seat).slice(0, known.has(state) ? undefined : 1),
      });
    },
  ],
  [
    'an end that is remembered outside the state',
    'replay ends otherwise',
    () => {
      let ended = 0;
      return broken({
        act: (state, seat, action, say) => {
          game.act(state, seat, action, say);
          if (state.ending) state.target = ended++;
        },
      });
    },
  ],
  ...['record changes', 'record not verified'].map(
    (fault) =>
      [
        'an ending that is told differently each time',
        fault,
        (): Subject => {
          let told = 0;
          return broken({
            turn: (state) => {
              const turn = game.turn(state);
              const reason = `time-${told++}`;
              return turn.kind === 'over' ? { ...turn, ending: { ...turn.ending, reason } } : turn;
            },
          });
        },
      ] as const,
  ),
  [
    'events that are different every time',
    'replay tells otherwise',
    () => {
      let ticks = 0;
      return broken({
        act: (state, seat, action, say) => {
          game.act(state, seat, action, say);
          say?.({ type: 'fought', roll: 0, loses: ticks++ });
        },
      });
    },
  ],
  [
    'notation that a record cannot hold',
    'record does not replay',
    () => broken({ write: (action) => (action === STAND ? '*stand' : game.write(action)) }),
  ],
  [
    'notation that opens a comment',
    'record unreadable',
    () => broken({ write: (action) => (action.do === 'place' ? '{' : game.write(action)) }),
  ],
  [
    'an action with parts of its own',
    'action not flat',
    () =>
      broken({
        legal: (state, seat) =>
          game.legal(state, seat).map((action) => Object.assign({}, action, { by: { seat } })),
      }),
  ],
  [
    'notation that a record uses for itself',
    'notation reserved',
    () => broken({ write: (action) => (action === STAND ? '*stand' : game.write(action)) }),
  ],
  [
    'two actions with one notation',
    'notation collides',
    () =>
      broken({
        write: (action) => (action.do === 'go' ? `@${game.write(action).slice(1)}` : game.write(action)),
      }),
  ],
  ['notation that reads back as something else', 'notation lost', () => broken({ read: () => STAND })],
  // chance
  [
    'a chance weight off',
    'weights off',
    () => {
      const die = { faces: D6.faces, sides: [0, 1, 2, 3, 4, 6] };
      return broken({
        chance: (state) => (state.phase === 'roll' ? { kind: 'dice', die, count: 1 } : game.chance(state)),
      });
    },
  ],
  [
    'a pick from an empty bag',
    'impossible chance',
    () =>
      broken({
        turn: (state) => (state.ending ? game.turn(state) : CHANCE_TURN),
        chance: () => ({ kind: 'pick', from: [], names: [] }),
      }),
  ],
  [
    'a thing to be picked that has the name of another',
    'outcome lost',
    () =>
      broken({
        chance: (state) =>
          state.phase === 'roll'
            ? game.chance(state)
            : { kind: 'pick', from: [1, 2, 3], names: ['1', '1', '2', '3'] },
      }),
  ],
  [
    'a roll that the game does not take',
    'outcome refused',
    () =>
      broken({
        settle: (state, outcome, say) => {
          if (state.phase === 'roll' && shown(outcome, 5) > 0) throw new Error('no sixes');
          game.settle(state, outcome, say);
        },
      }),
  ],
  // secrecy
  [
    'a view that shows the strength of all blocks',
    'view leaks',
    () => broken({ view: (state, viewer) => ({ ...game.view(state, viewer), strength: state.strength }) }),
  ],
  [
    'a view that tells the onlooker where the blocks are placed',
    'view leaks',
    () =>
      broken({
        view: (state, viewer) =>
          viewer === ONLOOKER
            ? { ...game.view(state, viewer), at: state.at.slice() }
            : game.view(state, viewer),
      }),
  ],
  ['events that everybody sees whole', 'event leaks', () => broken({ seen: (event) => event })],
  [
    'a list that spares the seat an attack on something strong',
    'legal leaks',
    () =>
      broken({
        legal: (state, seat) => {
          const list = game.legal(state, seat);
          const wise = list.filter((action) => {
            const enemy = action.do === 'go' ? state.at.indexOf(action.to) : -1;
            return enemy === -1 || state.strength[enemy] < 3;
          });
          return wise.length > 0 ? wise : list;
        },
      }),
  ],
  [
    'a question that only the owner of something is asked',
    'turn leaks',
    () =>
      broken({
        turn: (state) =>
          state.phase === 'answer' && state.strength[state.target] === 3
            ? seatTurn(active(state))
            : game.turn(state),
      }),
  ],
  [
    'a prompt that says too much',
    'prompt leaks',
    () =>
      broken({
        prompt: (state) => ({ ask: 'choose', rule: 'P3.1', about: { strength: state.strength[3] } }),
      }),
  ],
  [
    'a reveal that is not declared',
    'event leaks',
    () => broken({ reveals: (event, seat) => event.type !== 'revealed' && game.reveals(event, seat) }),
  ],
  [
    'events that are all called revealing, so that none need be compared',
    'reveals too much',
    () => broken({ reveals: () => true }),
  ],
  [
    'a step that shows something and may be taken back',
    'undo after learning',
    () => broken({ reveals: (event, seat) => event.type !== 'deployed' && game.reveals(event, seat) }),
  ],
  [
    'a choice in secret that nobody else notices',
    'unnoticed choice',
    () =>
      broken({
        seen: (event, viewer) =>
          event.type === 'placed' && viewer !== owner(event.block) ? null : game.seen(event, viewer),
      }),
  ],
  [
    'a redraw that changes nothing',
    'redraw changes nothing',
    () => broken({}, { redraw: (state) => cloneState(state) }),
  ],
  [
    'a redraw that forgets one thing',
    'redraw changes nothing',
    () =>
      broken(
        {},
        {
          redraw: (state, viewer, rng) => {
            const next = secrecy.redraw(state, viewer, rng);
            next.strength[4] = state.strength[4];
            return next;
          },
        },
      ),
  ],
  [
    'a redraw in place',
    'redraw changes the state',
    () =>
      broken(
        {},
        { redraw: (state, viewer, rng) => Object.assign(state, secrecy.redraw(state, viewer, rng)) },
      ),
  ],
  [
    'a redraw that gives what cannot be',
    'redrawn state breaks',
    () => broken({}, { redraw: (state) => ({ ...cloneState(state), at: state.at.map(() => 99) }) }),
  ],
  [
    'secrets that are not listed',
    'hidden but not listed',
    () => broken({}, { redraw: (state) => cloneState(state), hidden: () => ({}) }),
  ],
  [
    'a sample that disagrees with the view',
    'sample disagrees',
    () =>
      broken({
        sample: (view, seat, rng) => {
          const state = game.sample(view, seat, rng);
          state.strength[3 * seat] = 3;
          return state;
        },
      }),
  ],
  [
    'a sample that is always the same',
    'sample never varies',
    () => broken({ sample: (view, seat) => game.sample(view, seat, quickRng('always')) }),
  ],
  [
    'a sample that writes into the view',
    'sample shares with the view',
    () => broken({ sample: (view, seat, rng) => Object.assign(view, game.sample(view, seat, rng)) }),
  ],
];

describe('the suite finds', () => {
  it('nothing in picket itself', () => {
    expect(conformance(broken({}), EFFORT)).toEqual([]);
  });

  it('nothing in a copy that lists actions only for a seat that is to act', () => {
    const legal: Picket['legal'] = (state, seat) => {
      const turn = game.turn(state);
      if (turn.kind !== 'seats' || !turn.seats.includes(seat)) throw new Error(`seat ${seat} is not to act`);
      return game.legal(state, seat);
    };
    expect(conformance(broken({ legal }), EFFORT)).toEqual([]);
  });

  it.each(FAULTS)('%s, and names it: %s', (_, fault, subject) => {
    const tried = subject();
    let findings: Finding[] = [];
    for (const name of Object.keys(PROPERTIES)) {
      findings = examineProperty(name, tried, EFFORT);
      if (findings.some((finding) => finding.fault === fault)) break;
    }
    expect(findings.map((finding) => finding.fault)).toContain(fault);
    expect(findings.every(({ where, detail }) => where !== '' && detail !== '')).toBe(true);
  });
});
