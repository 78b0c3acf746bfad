import { describe, expect, it } from 'vitest';
import { ONLOOKER } from './contract.ts';
import {
  act,
  branch,
  look,
  mayTakeBack,
  openMatch,
  resume,
  runChance,
  seedRoller,
  settle,
  stateAt,
  stop,
  takeBack,
  turnOf,
  type Match,
} from './match.ts';
import { pebbles } from './pebbles.fixture.ts';
import { must } from './result.ts';

const HEADS = 1;
const TAILS = 16;

/** Tokens drawn (one, three); then words: what the seat to act does, `heads`, `tails`. */
function play(words: string, heap = 9): Match {
  const opened = must(openMatch(pebbles, { scenario: { heap } }));
  const drawn = must(settle(must(settle(opened, 1)).match, 3)).match;
  return words.split(' ').filter(Boolean).reduce(playWord, drawn);
}

function playWord(match: Match, word: string): Match {
  if (word === 'heads' || word === 'tails')
    return must(settle(match, word === 'heads' ? HEADS : TAILS)).match;
  const turn = turnOf(match);
  return must(act(match, turn.kind === 'seats' ? turn.seats[0] : -1, word)).match;
}

const heapOf = (match: Match): unknown => look(match, ONLOOKER).view;

describe('opening a match', () => {
  it('takes the first scenario, its options over the game’s', () => {
    const match = must(openMatch(pebbles));
    expect(match.header).toMatchObject({
      game: 'pebbles',
      rules: '1',
      scenario: 'small',
      options: { edition: 'second' },
    });
    expect(must(openMatch(pebbles, { scenario: 'big' })).header.options).toEqual({
      coin: true,
      edition: 'first',
    });
  });

  it.each([
    [{ scenario: 'none' }, 'unknown', 'scenario'],
    [{ scenario: { heap: -1 } }, 'invalid', 'scenario.heap'],
    [{ scenario: { heap: 3, extra: 1 } }, 'invalid', 'scenario'],
    [{ options: { edition: 'third' } }, 'invalid', 'options.edition'],
    [{ players: { carl: 'Carl' } }, 'unknown', 'players'],
  ])('%j is refused, and the place is named', (opening, code, place) => {
    expect(openMatch(pebbles, opening)).toMatchObject({ ok: false, fault: { code, place } });
  });
});

describe('acting', () => {
  it('takes an action or its notation', () => {
    const match = play('');
    expect(must(act(match, 0, { do: 'take', n: 2 })).match.state).toEqual(
      must(act(match, 0, 'take2')).match.state,
    );
  });

  it('leaves the match it was given as it was', () => {
    const match = play('');
    const before = JSON.stringify(match.state);
    must(act(match, 0, 'take2'));
    expect(JSON.stringify(match.state)).toBe(before);
    expect(match.steps).toHaveLength(2);
  });

  it('gives the events of the step', () => {
    expect(must(act(play(''), 0, 'take2')).events).toEqual([{ type: 'took', seat: 0, value: 2 }]);
  });

  it.each([
    ['another seat', 1, 'take1', 'not-your-turn'],
    ['nobody’s seat', 7, 'take1', 'not-your-turn'],
    ['notation that is none', 0, 'grab', 'malformed'],
    ['an action that is not legal here', 0, 'done', 'illegal'],
    ['an action of no game', 0, { take: 1 }, 'malformed'],
    ['a field too many', 0, { do: 'take', n: 1, also: 1 }, 'illegal'],
    ['a field as text', 0, { do: 'take', n: '1' }, 'illegal'],
    ['an inherited action', 0, Object.create({ do: 'take', n: 1 }), 'illegal'],
    ['nothing', 0, null, 'malformed'],
  ])('by %s is refused', (_, seat, given: unknown, code) => {
    expect(act(play(''), seat, given)).toMatchObject({ ok: false, fault: { code } });
  });

  it('names the rule that asks', () => {
    expect(act(play(''), 0, 'done')).toMatchObject({ fault: { rule: 'X2' } });
  });

  it('waits while chance is to act', () => {
    expect(act(play('take1 done'), 0, 'take1')).toMatchObject({ fault: { code: 'not-your-turn' } });
  });

  it('ends with the match', () => {
    const over = play('take2', 2);
    expect(turnOf(over)).toEqual({ kind: 'over', ending: { winners: [0], reason: 'last-pebble' } });
    expect(act(over, 0, 'take1')).toMatchObject({ fault: { code: 'over' } });
    expect(settle(over, HEADS)).toMatchObject({ fault: { code: 'over' } });
  });
});

describe('chance', () => {
  it('takes only a possible outcome, and only when asked', () => {
    const tossing = play('take1 done');
    expect(settle(tossing, 2)).toMatchObject({ fault: { code: 'illegal' } });
    expect(settle(tossing, NaN)).toMatchObject({ fault: { code: 'illegal' } });
    expect(settle(play(''), HEADS)).toMatchObject({ fault: { code: 'not-your-turn' } });
  });

  it('run from a seed answers until a seat is to act, the same every time', () => {
    const roll = seedRoller('seed');
    const { match, events } = runChance(must(openMatch(pebbles)), roll);
    expect(turnOf(match)).toEqual({ kind: 'seats', seats: [0] });
    expect(events.map(({ type }) => type)).toEqual(['drew', 'drew']);
    expect(runChance(must(openMatch(pebbles)), roll).match.state).toEqual(match.state);
  });

  it('counts on after an undo: what was rolled is not rolled again', () => {
    const match = play('take1 done heads');
    const back = must(takeBack(match, 1));
    expect([match.chances, back.chances]).toEqual([3, 3]);
    expect(must(settle(back, TAILS)).match.chances).toBe(4);
  });
});

describe('taking back', () => {
  it('is safe while a seat acts by itself and learns nothing', () => {
    expect(mayTakeBack(play('take1 take1'), 0)).toBe(2);
    expect(mayTakeBack(play('take1 take1'), 1)).toBe(0);
  });

  it('is not safe behind something revealed', () => {
    expect(mayTakeBack(play('take1 peek'), 0)).toBe(0);
    expect(mayTakeBack(play('take1 peek take1'), 0)).toBe(1);
  });

  it('is not safe behind a step that leaves it to chance, nor behind chance', () => {
    expect(mayTakeBack(play('take1 done'), 0)).toBe(0);
    expect(mayTakeBack(play('take1 done heads'), 0)).toBe(0);
    expect(mayTakeBack(play('take1 done heads take1'), 1)).toBe(1);
  });

  it('is not safe once the match is over', () => {
    expect(mayTakeBack(play('take1 take2', 3), 0)).toBe(0);
  });

  it('leaves fewer steps to take back', () => {
    expect(mayTakeBack(must(takeBack(play('take1 take1'), 1)), 0)).toBe(1);
    expect(mayTakeBack(must(takeBack(play('take1 take1'), 2)), 0)).toBe(0);
  });

  it('is not done for ever: it ends when 4,000 steps no longer stand', () => {
    let match = play('take1');
    for (let times = 0; times < 1999; times++) match = playWord(must(takeBack(match, 1)), 'take1');
    expect(mayTakeBack(match, 0)).toBe(1);
    match = playWord(must(takeBack(match, 1)), 'take1');
    expect(match.steps).toHaveLength(4003);
    expect(mayTakeBack(match, 0)).toBe(0);
  });

  it('restores the state, and keeps what was taken back in the match', () => {
    const before = play('take1');
    const back = must(takeBack(play('take1 take2 done'), 2));
    expect(back.state).toEqual(before.state);
    expect([...back.live]).toEqual([0, 1, 2]);
    expect(back.steps.map(({ kind }) => kind)).toEqual(['chance', 'chance', 'act', 'act', 'act', 'undo']);
  });

  const counting = (): { readonly begun: Match; readonly acts: () => number } => {
    let acts = 0;
    const game = {
      ...pebbles,
      act: (...given: Parameters<typeof pebbles.act>) => {
        acts++;
        pebbles.act(...given);
      },
    };
    return { begun: { ...play('', 50_000), game }, acts: () => acts };
  };

  it('plays hardly anything again, however many steps there are, and however often', () => {
    const { begun, acts } = counting();
    let match = begun;
    for (let turns = 0; turns < 400; turns++)
      for (const word of ['take1', 'done', 'tails']) match = playWord(match, word);
    const before = acts();
    for (let times = 0; times < 300; times++) match = must(takeBack(match, 1));
    expect(match.live).toHaveLength(begun.live.length + 900);
    expect(match.state).toEqual(stateAt({ ...match, kept: [] }, match.live.length));
    expect((acts() - before - 600) / 300).toBeLessThan(60);
  });

  it('is not misled by states of a history that was taken back', () => {
    let match = play('', 50_000);
    for (let turns = 0; turns < 50; turns++)
      for (const word of ['take1', 'done', 'tails']) match = playWord(match, word);
    const other = must(takeBack(match, 99));
    let again = other;
    for (let turns = 0; turns < 40; turns++)
      for (const word of ['take2', 'done', 'tails']) again = playWord(again, word);
    // an older history with the states that the newer one keeps
    const mixed = { ...match, kept: [...match.kept, ...again.kept] };
    for (const count of [64, 100, 128, 140])
      expect(stateAt(mixed, count)).toEqual(stateAt({ ...match, kept: [] }, count));
  });

  it.each([0, -1, 4, 0.5, NaN])('%s steps of three is refused', (count) => {
    expect(takeBack(play('take1'), count)).toMatchObject({ fault: { code: 'not-allowed' } });
  });
});

describe('looking', () => {
  it('shows a seat its own list, and the onlooker none', () => {
    const match = play('');
    expect(look(match, 0).legal.map((action) => match.game.write(action))).toEqual([
      'take1',
      'take2',
      'peek',
    ]);
    expect(look(match, 1).legal).toEqual([]);
    expect(look(match, ONLOOKER).legal).toEqual([]);
  });

  it('shows a stopped match as over, with nothing asked', () => {
    const stopped = must(stop(play(''), { winners: [1], reason: 'resigned' }));
    expect(look(stopped, 0)).toMatchObject({ turn: { kind: 'over' }, prompt: null, legal: [] });
  });
});

describe('a branch', () => {
  const match = must(takeBack(play('take1 take2 done heads take1'), 1));

  it('shares the first steps and goes its own way', () => {
    const other = must(branch(match, 3));
    expect(other.state).toEqual(play('take1').state);
    expect(heapOf(playWord(other, 'take1'))).not.toEqual(heapOf(playWord(other, 'take2')));
    expect(match.live).toHaveLength(6);
  });

  it('behind its last step is over, where the match was stopped', () => {
    const stopped = must(stop(match, { winners: [0], reason: 'resigned' }));
    expect(turnOf(must(branch(stopped, stopped.live.length)))).toEqual(turnOf(stopped));
    expect(turnOf(must(branch(stopped, stopped.live.length - 1)))).toEqual(turnOf(match));
  });

  it('has asked chance as often as its own steps say', () => {
    expect([must(branch(match, 3)).chances, must(branch(match, 6)).chances]).toEqual([2, 3]);
  });

  it('has dice of its own', () => {
    const seeded = must(openMatch(pebbles, { chance: { kind: 'seed', seed: 's' } }));
    expect(must(branch(seeded, 0)).header.chance).toEqual({ kind: 'manual' });
  });

  it.each([-1, 7, 0.5])('at step %s of six is refused', (count) => {
    expect(branch(match, count)).toMatchObject({ fault: { code: 'unknown' } });
  });

  it('stands where the match stood', () => {
    expect(stateAt(match, 3)).toEqual(play('take1').state);
    expect(stateAt(match, 0)).toEqual(match.start);
  });
});

describe('stopping', () => {
  it('ends the match, with a winner or without', () => {
    expect(turnOf(must(stop(play(''), { winners: [], reason: 'agreed' })))).toEqual({
      kind: 'over',
      ending: { winners: [], reason: 'agreed' },
    });
  });

  it('leaves nothing to do or undo', () => {
    const stopped = must(stop(play('take1'), { winners: [1], reason: 'clock' }));
    expect(act(stopped, 0, 'take1')).toMatchObject({ fault: { code: 'over' } });
    expect(takeBack(stopped, 1)).toMatchObject({ fault: { code: 'over' } });
    expect(stop(stopped, { winners: [0], reason: 'clock' })).toMatchObject({ fault: { code: 'over' } });
    expect(mayTakeBack(stopped, 0)).toBe(0);
  });

  it('takes only seats of the match, each once, and one short word', () => {
    expect(stop(play(''), { winners: [2], reason: 'clock' })).toMatchObject({ fault: { code: 'unknown' } });
    for (const reason of ['he left', 'a'.repeat(41)])
      expect(stop(play(''), { winners: [0], reason })).toMatchObject({ fault: { code: 'malformed' } });
    expect(stop(play(''), { winners: [0, 0], reason: 'clock' })).toMatchObject({
      fault: { code: 'malformed' },
    });
  });
});

describe('going on under other rules', () => {
  const newer = { ...pebbles, rules: '2' };
  const match = play('take1 take1');
  const resumed = resume(
    match,
    newer,
    must(settle(must(settle(must(openMatch(newer, { scenario: { heap: 4 } })), 1)).match, 3)).match.state,
  );

  it('stands at the stored state', () => {
    expect(heapOf(resumed)).toMatchObject({ heap: 4 });
    expect(resumed.game.rules).toBe('2');
  });

  it('can be played, and taken back to the stored state but not behind it', () => {
    const on = playWord(playWord(resumed, 'take1'), 'take1');
    expect(must(takeBack(on, 2)).state).toEqual(resumed.state);
    expect(takeBack(on, 3)).toMatchObject({ fault: { code: 'not-allowed' } });
    expect(takeBack(resumed, 1)).toMatchObject({ fault: { code: 'not-allowed' } });
  });

  it('branches only from there on', () => {
    expect(branch(resumed, 4)).toMatchObject({ fault: { code: 'unknown' } });
    expect(must(branch(playWord(resumed, 'take1'), 6)).state).toEqual(playWord(resumed, 'take1').state);
  });
});
