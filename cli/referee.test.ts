import { join } from 'node:path';
import { FAULT_CODES, quickRng } from '@bicorne/engine';
import { loadAllGames } from '@bicorne/games';
import { beforeAll, expect, test } from 'vitest';
import { startDialogue } from './referee/dialogue.ts';
import { readLines } from './referee/lines.ts';
import { MOST_BYTES, MOST_DEPTH } from './referee/requests.ts';
import { MOST_MATCHES } from './referee/words.ts';
import { CLI, exampleRecord, readDoc, runProcess } from './test-help.ts';

const PROGRAM = [join(CLI, 'bicorne.ts'), 'referee'];

/** Says these lines to the real program; one answer comes back for each. */
async function converse(lines: readonly string[]): Promise<string[]> {
  const { out, err, code } = await runProcess(PROGRAM, `${lines.join('\n')}\n`);
  expect({ err, code }).toEqual({ err: '', code: 0 });
  return out.trimEnd().split('\n');
}

test('the dialogue of docs/referee.md is what the program says, line by line', async () => {
  const [, dialogue] = readDoc('referee.md').split('## A whole dialogue');
  const said = dialogue.split('\n').filter((line) => line.startsWith('> '));
  const answers = dialogue.split('\n').filter((line) => line.startsWith('< '));
  expect(said.length).toBeGreaterThan(40);
  expect(answers.length).toBe(said.length);
  expect(await converse(said.map((line) => line.slice(2)))).toEqual(answers.map((line) => line.slice(2)));
});

test('docs/referee.md tells of every word and every error code', async () => {
  const doc = readDoc('referee.md');
  const [answer] = await converse(['{"do":"?"}']);
  const words = /one of (?<words>[a-z, ]+)/.exec(answer)?.groups?.['words'].split(', ') ?? [];
  expect(words).toHaveLength(12);
  for (const name of [...words, ...FAULT_CODES, 'internal']) expect(doc).toContain(`| \`${name}\` |`);
});

const HOSTILE: readonly (readonly [line: string, code: string])[] = [
  ['', 'malformed'],
  ['   ', 'malformed'],
  ['{', 'malformed'],
  ['{"do":"games"', 'malformed'],
  ["{'do':'games'}", 'malformed'],
  ['null', 'malformed'],
  ['true', 'malformed'],
  ['17', 'malformed'],
  ['1e999', 'malformed'],
  ['"games"', 'malformed'],
  ['[]', 'malformed'],
  ['[{"do":"games"}]', 'malformed'],
  ['{}', 'malformed'],
  ['{"do":null}', 'malformed'],
  ['{"do":["games"]}', 'malformed'],
  ['{"do":"GAMES"}', 'unknown'],
  ['{"do":"__proto__"}', 'unknown'],
  ['{"do":"constructor"}', 'unknown'],
  ['{"do":"games","id":{}}', 'malformed'],
  ['{"do":"games","id":1e999}', 'malformed'],
  ['{"do":"games","id":12345678901234567890}', 'malformed'],
  [`{"do":"games","id":"${'x'.repeat(201)}"}`, 'malformed'],
  ['{"do":"games","__proto__":{}}', 'malformed'],
  ['{"do":"games","\\u005f_proto__":{}}', 'malformed'],
  ['{"do":"games","games":1}', 'malformed'],
  ['{"do":"games","game":"constructor"}', 'unknown'],
  ['{"do":"new"}', 'malformed'],
  ['{"do":"new","game":7}', 'malformed'],
  ['{"do":"new","game":"chess"}', 'unknown'],
  ['{"do":"new","game":"__proto__"}', 'unknown'],
  ['{"do":"new","game":"toString"}', 'unknown'],
  ['{"do":"new","game":"picket","scenario":"moon"}', 'unknown'],
  ['{"do":"new","game":"picket","scenario":"__proto__"}', 'unknown'],
  ['{"do":"new","game":"picket","scenario":7}', 'malformed'],
  ['{"do":"new","game":"picket","scenario":[]}', 'malformed'],
  ['{"do":"new","game":"picket","scenario":{}}', 'invalid'],
  ['{"do":"new","game":"picket","scenario":{"constructor":1}}', 'malformed'],
  ['{"do":"new","game":"picket","options":[]}', 'malformed'],
  ['{"do":"new","game":"picket","options":{"dragons":true}}', 'unknown'],
  ['{"do":"new","game":"picket","options":{"constructor":true}}', 'unknown'],
  ['{"do":"new","game":"picket","options":{"scouts":1}}', 'invalid'],
  ['{"do":"new","game":"picket","players":{"green":"Eve"}}', 'unknown'],
  ['{"do":"new","game":"picket","players":{"blue":7}}', 'malformed'],
  ['{"do":"new","game":"picket","chance":"mine"}', 'malformed'],
  ['{"do":"new","game":"picket","seed":1e999}', 'malformed'],
  ['{"do":"new","game":"picket","chance":"manual","seed":"1815"}', 'malformed'],
  ['{"do":"turn"}', 'malformed'],
  ['{"do":"turn","match":1}', 'malformed'],
  ['{"do":"turn","match":"m99"}', 'unknown'],
  ['{"do":"turn","match":"__proto__"}', 'unknown'],
  ['{"do":"legal","match":"m1","seat":"green"}', 'unknown'],
  ['{"do":"legal","match":"m1","seat":0}', 'malformed'],
  ['{"do":"view","match":"m1"}', 'malformed'],
  ['{"do":"view","match":"m1","seat":"length"}', 'unknown'],
  ['{"do":"act","match":"m1","seat":"blue"}', 'malformed'],
  ['{"do":"act","match":"m1","seat":"blue","action":null}', 'malformed'],
  ['{"do":"act","match":"m1","seat":"blue","action":["place"]}', 'malformed'],
  ['{"do":"act","match":"m1","seat":"blue","action":"dance"}', 'malformed'],
  ['{"do":"act","match":"m1","seat":"blue","action":{}}', 'malformed'],
  ['{"do":"act","match":"m1","seat":"blue","action":{"do":7}}', 'malformed'],
  ['{"do":"act","match":"m1","seat":"blue","action":"@e1"}', 'illegal'],
  ['{"do":"act","match":"m1","seat":"blue","action":{"do":"place","at":1e308}}', 'illegal'],
  ['{"do":"act","match":"m1","seat":"blue","action":{"do":"place","at":0,"extra":1}}', 'illegal'],
  ['{"do":"act","match":"m1","seat":"green","action":"@a1"}', 'unknown'],
  ['{"do":"act","match":"m1","seat":"onlooker","action":"@a1"}', 'unknown'],
  ['{"do":"act","match":"m1","seat":"referee","action":"@a1"}', 'not-allowed'],
  ['{"do":"chance","match":"m1","outcome":1}', 'not-your-turn'],
  ['{"do":"chance","match":"m1","outcome":"1"}', 'not-your-turn'],
  ['{"do":"chance","match":"m2","outcome":4}', 'illegal'],
  ['{"do":"chance","match":"m2","outcome":-1}', 'illegal'],
  ['{"do":"chance","match":"m2","outcome":"toString"}', 'illegal'],
  ['{"do":"chance","match":"m2","outcome":1.5}', 'malformed'],
  ['{"do":"chance","match":"m2","outcome":1e999}', 'malformed'],
  ['{"do":"act","match":"m2","seat":"blue","action":"@a1"}', 'not-your-turn'],
  ['{"do":"undo","match":"m2"}', 'not-allowed'],
  ['{"do":"undo","match":"m1","count":0}', 'malformed'],
  ['{"do":"undo","match":"m1","count":9007199254740991}', 'not-allowed'],
  ['{"do":"undo","match":"m1","seat":"blue"}', 'not-allowed'],
  ['{"do":"events","match":"m1","seat":"blue","from":-1}', 'malformed'],
  ['{"do":"load"}', 'malformed'],
  ['{"do":"load","record":7}', 'malformed'],
  ['{"do":"load","record":"1. e4 e5"}', 'malformed'],
  [JSON.stringify({ do: 'load', record: exampleRecord().replace('"picket"', '"chess"') }), 'unknown'],
  [JSON.stringify({ do: 'load', record: exampleRecord().replace('*124', '*777') }), 'illegal'],
  [JSON.stringify({ do: 'load', record: `[Bicorne "1"]\n\n${'( '.repeat(100_000)}` }), 'malformed'],
  [
    JSON.stringify({ do: 'load', record: '[Bicorne "1"]\n[Game "picket"]\n[Scenario "ford"]\n\n=1=%7B%7D' }),
    'not-allowed',
  ],
  ['['.repeat(MOST_DEPTH + 1), 'malformed'],
  [
    `{"do":"new","game":"picket","scenario":${'{"a":'.repeat(400_000 / 5)}1${'}'.repeat(400_000 / 5)}}`,
    'malformed',
  ],
  [`{"do":"${'x'.repeat(MOST_BYTES)}"}`, 'malformed'],
  ['\u0000', 'malformed'],
  ['\uFFFF\uD800', 'malformed'],
];

test('whatever is said to it, the program answers with an error of its kind and goes on', async () => {
  const opening = [
    '{"do":"new","game":"picket","seed":"1"}',
    '{"do":"new","game":"picket","chance":"manual"}',
  ];
  const before = '{"do":"view","match":"m1","seat":"referee"}';
  const answers = await converse([...opening, before, ...HOSTILE.map(([line]) => line), before]);
  const codes = answers.slice(3, -1).map((answer) => JSON.parse(answer).error?.code ?? answer);
  expect(codes).toEqual(HOSTILE.map(([, code]) => code));
  expect(answers.at(-1)).toBe(answers[2]);
});

test('bytes that are no text are answered too', async () => {
  const bytes = Buffer.from([0xff, 0xfe, 0x80, 0x0a]);
  const { out } = await runProcess(
    PROGRAM,
    Buffer.concat([bytes, Buffer.from('{"do":"turn","match":"m1"}')]),
  );
  const codes = out
    .trimEnd()
    .split('\n')
    .map((answer) => JSON.parse(answer).error.code);
  expect(codes).toEqual(['malformed', 'unknown']);
});

test('the id comes back with the answer, also with a refusal, and is null where there is none', async () => {
  const answers = await converse([
    '{"id":7,"do":"turn","match":"m1"}',
    '{"id":"a","do":"dance"}',
    '{"id":-1,"do":"turn","match":"m1","x":1}',
    '{"do":"turn","match":"m1"}',
    '{"id":null,"do":"turn","match":"m1"}',
  ]);
  expect(answers.map((answer) => JSON.parse(answer).id)).toEqual([7, 'a', -1, null, null]);
});

// From here on without the process.

let games: Parameters<typeof startDialogue>[0];
beforeAll(async () => {
  games = (await loadAllGames()).map(({ game }) => game);
});

/** A dialogue of its own: says a request, gives back the answer. */
function talk() {
  const answer = startDialogue(games);
  return (request: object) => JSON.parse(answer(JSON.stringify(request)));
}

test('a match of any game can be played to its end by the legal lists alone', () => {
  for (const { id, bound } of games) {
    const say = talk();
    const { match } = say({ do: 'new', game: id, seed: '1' }).ok;
    const rng = quickRng(id);
    let n = 0;
    for (let turn = 0; turn <= bound && !say({ do: 'turn', match }).ok.over; turn++) {
      const legal = say({ do: 'legal', match }).ok;
      const { seat, text, action } = legal[rng.below(legal.length)];
      n = say({ do: 'act', match, seat, action: turn % 2 ? text : action }).ok.n;
    }
    expect(say({ do: 'turn', match }).ok.over.winners).toBeInstanceOf(Array);
    expect(n).toBeGreaterThan(10);
  }
});

test('the same seed and the same actions give the same match, and a loaded record goes on as it would have', () => {
  const say = talk();
  const play = (match: string, actions: number): void => {
    for (let i = 0; i < actions; i++) {
      const [{ seat, text }] = say({ do: 'legal', match }).ok;
      say({ do: 'act', match, seat, action: text });
    }
  };
  for (const name of ['m1', 'm2'])
    expect(say({ do: 'new', game: 'picket', seed: 'same' }).ok.match).toBe(name);
  play('m1', 20);
  play('m2', 12);
  const { record } = say({ do: 'record', match: 'm2' }).ok;
  expect(say({ do: 'load', record }).ok.match).toBe('m3');
  play('m3', 8);
  const state = (match: string): unknown => say({ do: 'view', match, seat: 'referee' }).ok;
  expect(state('m3')).toEqual(state('m1'));
});

/** Blue, with one die, attacks red's block. */
const ATTACK = {
  map: '...../..../...../..../.....',
  blocks: { blue: [{ at: 'c3', strength: 1 }], red: [{ at: 'd2', strength: 3 }] },
};

test('with a seed chance is answered with the action that led to it, and its events come along', () => {
  const say = talk();
  say({ do: 'new', game: 'picket', scenario: ATTACK, seed: '1' });
  for (const action of ['block0', '-d2']) say({ do: 'act', match: 'm1', seat: 'blue', action });
  const { events, n } = say({ do: 'act', match: 'm1', seat: 'red', action: 'stand' }).ok;
  expect(events.map(({ type }: { type: string }) => type).slice(0, 3)).toEqual([
    'revealed',
    'revealed',
    'fought',
  ]);
  expect(n).toBe(4);
});

test('taken back beyond its answer, chance answers anew and never with a roll that was already used', () => {
  const say = talk();
  say({ do: 'new', game: 'picket', scenario: ATTACK, seed: '1' });
  for (const action of ['block0', '-d2']) say({ do: 'act', match: 'm1', seat: 'blue', action });
  say({ do: 'act', match: 'm1', seat: 'red', action: 'stand' });
  const back = say({ do: 'undo', match: 'm1', count: 1 }).ok;
  expect(back.n).toBe(4);
  expect(back.events[0].type).toBe('fought');
  expect(say({ do: 'record', match: 'm1' }).ok.record).toMatch(/stand \*\d <1 \*\d/);
});

test('the question put to chance is told to the referee alone', () => {
  const say = talk();
  say({ do: 'new', game: 'picket', chance: 'manual' });
  expect(say({ do: 'turn', match: 'm1' }).ok.chance.from).toEqual(['1', '2', '3']);
  expect(say({ do: 'view', match: 'm1', seat: 'referee' }).ok.turn.chance.from).toHaveLength(3);
  expect(say({ do: 'view', match: 'm1', seat: 'red' }).ok.turn).toEqual({ chance: true });
});

test('what a seat is told of a match is the same whatever the others hold', () => {
  const told = ([mine, theirs]: readonly string[]): unknown => {
    const say = talk();
    say({ do: 'new', game: 'picket', chance: 'manual' });
    for (const outcome of [...mine, ...theirs]) say({ do: 'chance', match: 'm1', outcome });
    for (const action of theirs === '123' ? ['@e1', '@e2'] : ['@e5', '@e3'])
      expect(say({ do: 'act', match: 'm1', seat: 'red', action }).ok.events).toHaveLength(1);
    const words = ['view', 'events', 'legal', 'record'];
    return words.map((word) => say({ do: word, match: 'm1', seat: 'blue' }));
  };
  expect(told(['112', '123'])).toEqual(told(['112', '221']));
  expect(told(['112', '123'])).not.toEqual(told(['113', '123']));
});

test('so many matches may be open, no more; a closed one makes room', () => {
  const say = talk();
  for (let i = 0; i < MOST_MATCHES; i++) say({ do: 'new', game: 'picket', chance: 'manual' });
  expect(say({ do: 'new', game: 'picket' }).error.code).toBe('not-allowed');
  expect(say({ do: 'close', match: 'm5' }).ok).toEqual({ match: 'm5' });
  expect(say({ do: 'new', game: 'picket' }).ok.match).toBe(`m${MOST_MATCHES + 1}`);
});

test('a game that throws is an internal error of that match, and the others go on', () => {
  const [game] = games;
  const broken = {
    ...game,
    id: 'broken',
    legal: () => {
      throw new Error('oops');
    },
  };
  const answer = startDialogue([game, broken]);
  const say = (request: object) => JSON.parse(answer(JSON.stringify(request)));
  say({ do: 'new', game: 'broken' });
  say({ do: 'new', game: game.id });
  expect(say({ do: 'legal', match: 'm1' }).error).toEqual({ code: 'internal', message: 'oops' });
  expect(say({ do: 'legal', match: 'm2' }).ok).not.toHaveLength(0);
});

test('lines are put together from chunks, and one that is too long costs nobody else', async () => {
  const chunks = ['ab', 'c\nd', 'é'.repeat(3), '\n\n', 'x'.repeat(20), 'y\r\nlast'];
  const lines: unknown[] = [];
  for await (const batch of readLines(streamOf(chunks), 10)) lines.push(...batch);
  expect(lines).toEqual(['abc', 'dééé', '', null, 'last']);
});

async function* streamOf(chunks: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield Buffer.from(chunk);
}
