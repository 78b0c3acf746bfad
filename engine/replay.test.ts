import { describe, expect, it } from 'vitest';
import {
  act,
  openMatch,
  resume,
  roller,
  runChance,
  settle,
  stateAt,
  stop,
  takeBack,
  turnOf,
  type ChanceSource,
  type Match,
  type Step,
} from './match.ts';
import { pebbles } from './pebbles.fixture.ts';
import { drawOutcome } from './chance.ts';
import { chanceKey, commitment, quickRng } from './random.ts';
import { matchSheet, readRecord, writeRecord, type Sheet } from './record.ts';
import { replay, verify, type FindGame, type Verdict } from './replay.ts';
import { must, type Result } from './result.ts';

const find: FindGame = (id) => (id === 'pebbles' ? pebbles : undefined);

const NUMBERS = { server: 's-1f', ann: 'a-77', bob: 'b-03' };
const COMMITMENTS = Object.fromEntries(
  Object.entries(NUMBERS).map(([who, number]) => [who, commitment(number)]),
);

/** A match with fair dice, played to its end: everybody always does the first thing listed. */
function fairMatch(numbers: Readonly<Record<string, string>> = NUMBERS): Match {
  const chance: ChanceSource = { kind: 'fair', commitments: COMMITMENTS, numbers };
  const roll = roller(chanceKey(NUMBERS));
  let match = runChance(must(openMatch(pebbles, { scenario: 'small', chance })), roll).match;
  for (let turn = turnOf(match); turn.kind === 'seats'; turn = turnOf(match)) {
    const [first] = match.game.legal(match.state, turn.seats[0]).toReversed();
    match = runChance(must(act(match, turn.seats[0], first)).match, roll).match;
  }
  return match;
}

/** So many steps of people who cannot make up their minds: now and then they take back some, or very many. */
function wavering(count: number): Match {
  const rng = quickRng('wavering');
  const opened = must(openMatch(pebbles, { scenario: { heap: 100_000 } }));
  let match = runChance(opened, roller(chanceKey(NUMBERS))).match;
  while (match.steps.length < count) {
    const turn = turnOf(match);
    const back = rng.below(10) === 0 ? rng.below(90) : rng.below(3);
    if (match.steps.length > count / 2 && rng.below(8) === 0 && back > 0 && back < match.live.length)
      match = must(takeBack(match, back));
    else if (turn.kind === 'seats') {
      const legal = match.game.legal(match.state, turn.seats[0]);
      match = must(act(match, turn.seats[0], legal[rng.below(legal.length)])).match;
    } else match = must(settle(match, drawOutcome(match.game.chance(match.state), rng))).match;
  }
  return match;
}

const recordOf = (match: Match): string => writeRecord(matchSheet(match));
const verifyText = (text: string): Result<Verdict> => verify(must(readRecord(text)), find);

describe('replaying', () => {
  it('gives the same state and the same events', () => {
    const match = fairMatch();
    const again = must(replay(must(readRecord(recordOf(match))), find));
    expect(again.match.state).toEqual(match.state);
    expect(again.events.flat().at(-1)).toMatchObject({ type: 'ended' });
    expect(again.events).toHaveLength(match.steps.length);
  });

  it('comes to the same match as was played, however much was taken back in it', () => {
    const match = wavering(3000);
    expect([...match.steps].filter(({ kind }) => kind === 'undo').length).toBeGreaterThan(100);
    const again = must(replay(must(readRecord(recordOf(match))), find)).match;
    const { steps, live, state, chances, safe, stopped } = again;
    expect({ steps, live, state, chances, safe, stopped }).toEqual({
      steps: match.steps,
      live: match.live,
      state: match.state,
      chances: match.chances,
      safe: match.safe,
      stopped: match.stopped,
    });
    expect(recordOf(again)).toBe(recordOf(match));
  });

  it('leaves a seat what it may still take back', () => {
    const text = `[Bicorne "1"]\n[Game "pebbles"]\n[Scenario "small"]\n\n*one *two ann: take1 take1 <1`;
    expect(must(replay(must(readRecord(text)), find)).match.safe).toBe(1);
  });

  it('does not play everything again for each step that was taken back', () => {
    const match = wavering(3000);
    let acts = 0;
    const counting = {
      ...pebbles,
      act: (...given: Parameters<typeof pebbles.act>) => {
        acts++;
        pebbles.act(...given);
      },
    };
    must(replay(must(readRecord(recordOf(match))), () => counting));
    const many = (kind: Step['kind']): number => [...match.steps].filter((step) => step.kind === kind).length;
    expect(acts).toBeGreaterThan(many('act'));
    expect(acts).toBeLessThan(many('act') + 64 * many('undo'));
  });

  it('stops where it is told to', () => {
    const sheet = must(readRecord(recordOf(fairMatch())));
    expect(must(replay(sheet, find, 3)).match.live).toHaveLength(3);
  });

  it.each([
    ['[Game "pebbles"]', '[Game "marbles"]', 'unknown', 'Game'],
    ['[Scenario "small"]', '[Scenario "huge"]', 'unknown', 'scenario'],
    ['[Scenario "small"]', '[Note "small"]', 'unknown', 'Scenario'],
    ['[Scenario "small"]', '[Position "{"]', 'malformed', 'Position'],
    ['[Scenario "small"]', '[Position "null"]', 'malformed', 'Position'],
    ['[Scenario "small"]', '[Position "\\"small\\""]', 'malformed', 'Position'],
    ['[Scenario "small"]', '[Position "{\\"heap\\":0}"]', 'invalid', 'scenario.heap'],
    ['edition=second', 'edition=third', 'invalid', 'options.edition'],
    ['[Seat "ann" ""]', '[Seat "eve" ""]', 'unknown', 'players'],
  ])('%s made %s is refused, and the place is named', (from, to, code, place) => {
    const text = recordOf(fairMatch());
    expect(text).toContain(from);
    expect(replay(must(readRecord(text.replace(from, to))), find)).toMatchObject({ fault: { code, place } });
  });

  it.each([
    ['an action that is not legal', 'ann: take9', 'malformed'],
    ['a seat that is not to act', 'bob: take1', 'not-your-turn'],
    ['a seat that is not there', 'eve: take1', 'not-your-turn'],
    ['chance that is not asked', '*heads', 'not-your-turn'],
    ['more taken back than there is', '<9', 'not-allowed'],
    ['something taken back behind the end', '!ann=resigned <1', 'over'],
    ['a winner that is not there', '!eve=resigned', 'unknown'],
    ['a reason with an = in it', '!ann=resigned=not', 'malformed'],
    ['other rules', '=7=%7B%7D', 'unknown'],
    ['a digest of another state', '#0123456789abcdef', 'tampered'],
  ])('names the line of %s', (_, move, code) => {
    const text = `[Bicorne "1"]\n[Game "pebbles"]\n[Scenario "small"]\n\n*one *two\n${move}\n`;
    expect(replay(must(readRecord(text)), find)).toMatchObject({
      ok: false,
      fault: { code, place: 'line 6' },
    });
  });

  it('passes over comments and variations', () => {
    const text = `[Bicorne "1"]\n[Game "pebbles"]\n[Scenario "small"]\n\n*one ( *three ) {why not} *two ann: take1`;
    const { match, events } = must(replay(must(readRecord(text)), find));
    expect(match.live).toHaveLength(3);
    expect(events[1]).toEqual([]);
  });

  it('ends where the players ended it', () => {
    const stopped = must(stop(must(openMatch(pebbles)), { winners: [1], reason: 'resigned' }));
    expect(turnOf(must(replay(must(readRecord(recordOf(stopped))), find)).match)).toMatchObject({
      ending: { winners: [1], reason: 'resigned' },
    });
  });
});

describe('a record that went on under other rules', () => {
  const newer = {
    ...pebbles,
    rules: '2',
    read: (text: string) => (text === 'take2' ? null : pebbles.read(text)),
  };
  const old = must(openMatch(pebbles, { scenario: 'small' }));
  const drawn = must(settle(must(settle(old, 1)).match, 2)).match;
  const played = must(act(drawn, 0, 'take2')).match;
  const resumed = must(act(resume(played, newer, drawn.state), 0, 'take1')).match;
  const text = recordOf(resumed);

  it('is played from that place, where the older steps cannot be played again', () => {
    const { match, events } = must(replay(must(readRecord(text)), () => newer));
    expect(match.state).toEqual(resumed.state);
    expect(events.map((list) => list.length)).toEqual([0, 0, 0, 0, 1]);
    expect(recordOf(match)).toBe(text);
  });

  it('is verified, and the steps that were not played are counted, with their rolls and draws', () => {
    expect(verify(must(readRecord(text)), () => newer)).toMatchObject({
      ok: true,
      value: { unplayed: 3, unchecked: 2, steps: 5 },
    });
  });

  it('is not shown before that place', () => {
    const sheet = must(readRecord(text));
    const at = sheet.moves.findIndex(({ kind }) => kind === 'resume');
    expect(replay(sheet, () => newer, at + 1).ok).toBe(true);
    expect(replay(sheet, () => newer, at)).toMatchObject({
      fault: { code: 'unknown', place: `line ${sheet.moves[at].line}` },
    });
  });

  it.each([
    ['a seat that is not there', 'ann: take2', 'eve: take2', 'unknown'],
    ['more taken back than there is', 'take2', 'take2 <4', 'not-allowed'],
    ['more taken back than since it went on before', 'take2', 'take2 =1=%7B%7D <1', 'not-allowed'],
    ['an end before it goes on', 'take2', 'take2 !ann=resigned', 'over'],
  ])('is refused for %s in the part that cannot be played', (_, from, to, code) => {
    expect(text).toContain(from);
    expect(verify(must(readRecord(text.replace(from, to))), () => newer)).toMatchObject({ fault: { code } });
  });
});

it('what was played under older rules is not taken back from newer ones', () => {
  const newer = { ...pebbles, rules: '2' };
  const drawn = must(settle(must(settle(must(openMatch(pebbles)), 1)).match, 2)).match;
  const resumed = must(act(resume(drawn, newer, drawn.state), 0, 'take1')).match;
  const taken = (count: number): boolean =>
    replay(must(readRecord(`${recordOf(resumed)} <${count}`)), () => newer).ok;
  expect([taken(1), taken(2)]).toEqual([true, false]);
});

describe('verifying', () => {
  it('proves that all dice follow from the numbers committed to', () => {
    expect(verifyText(recordOf(fairMatch()))).toMatchObject({
      ok: true,
      value: { dice: 'proven', parties: ['server', 'ann', 'bob'] },
    });
  });

  it('says so when a number was never opened', () => {
    const { server: _, ...opened } = NUMBERS;
    expect(verifyText(recordOf(fairMatch(opened)))).toMatchObject({
      ok: true,
      value: { dice: 'not-opened' },
    });
  });

  it('says so when nothing was committed', () => {
    expect(verifyText(recordOf(must(openMatch(pebbles))))).toMatchObject({
      ok: true,
      value: { dice: 'not-committed' },
    });
  });

  it('finds an outcome that was changed, and names its line and what it should be', () => {
    const text = recordOf(fairMatch());
    const lines = text.split('\n');
    const at = lines.findIndex((line) => line.includes(' *'));
    const turned = text.replace(/ \*(one|two|three)/, (_, name) => (name === 'one' ? ' *two' : ' *one'));
    expect(turned).not.toBe(text);
    expect(verifyText(turned)).toMatchObject({
      ok: false,
      fault: { code: 'tampered', place: `line ${at + 1}` },
    });
  });

  it('finds an outcome of a seed that was changed', () => {
    const text = '[Bicorne "1"]\n[Game "pebbles"]\n[Scenario "small"]\n[Chance "seed" "x"]\n\n';
    const results = ['*one', '*two', '*three'].map((move) => verifyText(`${text}${move}`).ok);
    expect(results.filter(Boolean)).toHaveLength(1);
  });

  it('finds a number that is not the one committed to', () => {
    const text = recordOf(fairMatch()).replace('[Number "ann" "a-77"]', '[Number "ann" "a-78"]');
    expect(verifyText(text)).toMatchObject({ fault: { code: 'tampered', place: 'Number' } });
  });

  it('finds a commitment that was changed', () => {
    const text = recordOf(fairMatch()).replace(COMMITMENTS['bob'], commitment('another'));
    expect(verifyText(text)).toMatchObject({ fault: { code: 'tampered', place: 'Number' } });
  });

  it('finds a party slipped in without a commitment', () => {
    const text = recordOf(fairMatch()).replace('[Number "ann"', '[Number "eve" "1"]\n[Number "ann"');
    expect(verifyText(text)).toMatchObject({ fault: { code: 'tampered', place: 'Number' } });
  });

  it('does not call dice fair that nobody committed to', () => {
    const sheet: Sheet = {
      tags: [
        ['Bicorne', '1'],
        ['Game', 'pebbles'],
        ['Scenario', 'small'],
        ['Chance', 'fair'],
      ],
      moves: [],
    };
    expect(verify(sheet, find)).toMatchObject({ fault: { code: 'tampered', place: 'Commitment' } });
  });

  it('finds a state slipped in where the rules did not change', () => {
    const match = fairMatch();
    const state = encodeURIComponent(JSON.stringify(stateAt(match, 2)));
    const text = recordOf(match).replace(/ \*\S+/, (drawn) => `${drawn} =${pebbles.rules}=${state}`);
    expect(text).toContain(`=${pebbles.rules}=`);
    expect(verifyText(text)).toMatchObject({ fault: { code: 'tampered' } });
  });

  it.each(['', '\n1. ann: take1'])('refuses a stored state that is none of the game, before %j', (after) => {
    const head = '[Bicorne "1"]\n[Game "pebbles"]\n[Rules "0"]\n[Scenario "small"]\n\n';
    const sheet = must(readRecord(`${head}=${pebbles.rules}=null${after}`));
    for (const result of [verify(sheet, find), replay(sheet, find)])
      expect(result).toMatchObject({ fault: { code: 'malformed', place: 'line 6' } });
  });

  it('finds a result that was changed', () => {
    const text = recordOf(fairMatch());
    expect(text).toMatch(/\[Result "(ann|bob) last-pebble"\]/);
    expect(verifyText(text.replace(/\[Result .*\]/, '[Result "draw agreed"]'))).toMatchObject({
      fault: { code: 'tampered', place: 'Result' },
    });
  });

  it.each([
    ['a second scenario', '[Options', '[Scenario "big"]\n[Options', 'Scenario'],
    ['a position beside the scenario', '[Options', '[Position "{}"]\n[Options', 'Position'],
    ['a second result', '[Result', '[Result "draw agreed"]\n[Result', 'Result'],
    ['two results in one', ' last-pebble"]', ' last-pebble" "draw agreed"]', 'Result'],
    ['a second number of a party', '[Number "ann"', '[Number "ann" "1"]\n[Number "ann"', 'Number'],
    ['a second player of a seat', '[Seat "bob"', '[Seat "ann" "Eve"]\n[Seat "bob"', 'Seat'],
    ['an option named twice', 'coin=true', 'coin=false coin=true', 'Options'],
    ['dice that are no longer fair', '[Chance "fair"]', '[Chance "manual"]', 'Chance'],
    ['a seed beside fair dice', '[Chance "fair"]', '[Chance "fair" "1815"]', 'Chance'],
    ['dice of a kind there is not', '[Chance "fair"]', '[Chance "fare"]', 'Chance'],
  ])('finds %s, which a reader might believe', (_, from, to, place) => {
    const text = recordOf(fairMatch());
    expect(text).toContain(from);
    expect(verifyText(text.replace(from, to))).toMatchObject({ fault: { code: 'malformed', place } });
  });

  it('lets tags stand that mean nothing, as often as they like', () => {
    const text = recordOf(fairMatch()).replace('[Result', '[Note "a"]\n[Note "b" "c" "d"]\n[Result');
    expect(verifyText(text).ok).toBe(true);
  });

  it('finds a step left out', () => {
    const lines = recordOf(fairMatch()).split('\n');
    const last = lines.findLastIndex((line) => line !== '');
    expect(verifyText(lines.toSpliced(last, 1).join('\n')).ok).toBe(false);
  });
});
