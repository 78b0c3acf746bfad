import { describe, expect, it } from 'vitest';
import { completeOptions, must } from '@bicorne/engine';
import { game } from '../index.ts';
import { diceFor, type Reckoning } from '../rules/reckon.ts';
import type { State } from '../rules/state.ts';
import { DICE_TABLE } from './dice-table.ts';

const NATIONS: Readonly<Record<string, string>> = { f: 'french', b: 'british', p: 'portuguese' };
const OPTIONS: Readonly<Record<string, object>> = {
  'first-edition': { edition: 'first' },
  'national-cards': { nationalCards: true },
};
const isWay = (word: string): word is Reckoning['way'] => ['fire', 'melee', 'back', 'strike'].includes(word);

const PIECE = /^([fbp])([A-Z]*)(\d?)(\+?)(?:\/(\w+))?(#?)@(\w+)$/;
const GROUND = /^[a-zA-Z]{3,}@[A-I]\d+$/;
const TERM = /^(?:\d|bonus|first-edition|national-cards|moved:[12]|(?:card|from|to|in|out|with):\S+)$/;
const WORD = new RegExp([PIECE, GROUND, TERM].map(({ source }) => source).join('|'));

const armyOf = (piece: string): 'french' | 'allied' => (piece.startsWith('f') ? 'french' : 'allied');
const otherThan = (army: string): string => (army === 'french' ? 'allied' : 'french');

/** The words of an attack that begin with a mark, without it. */
const marked = (words: readonly string[], mark: string): string[] =>
  words.filter((word) => word.startsWith(mark)).map((word) => word.slice(mark.length));

/** A piece `fLN4+/hill#@E5` as parts of the scenario object. */
function pieceOf(text: string) {
  const found = PIECE.exec(text);
  if (!found) throw new Error(`no piece: ${text}`);
  const [, letter, kind, blocks, leader, ground, square, at] = found;
  const nation = NATIONS[letter];
  return {
    terrain: ground ? { [at]: ground } : {},
    units: kind ? [{ at, nation, kind, blocks: Number(blocks), ...(square && { square: 1 }) }] : [],
    leaders: leader ? [{ at, nation, name: `of ${at}` }] : [],
    track: square ? { [armyOf(text)]: { 1: 'forward' } } : {},
  };
}

function scenarioOf(
  pieces: readonly string[],
  grounds: readonly string[],
  works: object,
  first: string,
): object {
  const parts = pieces.map(pieceOf);
  return {
    title: { en: 'dice' },
    top: 'allied',
    first,
    banners: 1,
    cards: { french: 5, allied: 5 },
    terrain: Object.assign(
      Object.fromEntries(grounds.map((ground) => ground.split('@').toReversed())),
      ...parts.map(({ terrain }) => terrain),
    ),
    works,
    units: parts.flatMap(({ units }) => units),
    leaders: parts.flatMap(({ leaders }) => leaders),
    // N2.7: banners can be won against a lone leader too
    objectives: ['french', 'allied'].map((army) => ({
      army,
      hexes: ['A1'],
      banners: 1,
      lasting: 'permanent',
    })),
    position: {
      hands: { french: ['probe-left'], allied: ['probe-right'] },
      tracks: Object.assign({ french: {}, allied: {} }, ...parts.map(({ track }) => track)),
    },
  };
}

/** An attack of the table, taken apart; a word that means nothing is an error of the table. */
function attackOf(text: string) {
  const [way, ...words] = text.split(/\s+/);
  if (!isWay(way)) throw new Error(`no way to attack: ${way}`);
  const strange = words.find((word) => !WORD.test(word));
  if (strange) throw new Error(`what is ${strange}?`);
  const steps = Number(words.find((word) => /^\d$/.test(word)) ?? (way === 'fire' ? 2 : 1));
  const [from = 'E5'] = marked(words, 'from:');
  const [at = `E${5 + steps}`] = marked(words, 'to:');
  return { way, words, from, at, batteries: marked(words, 'with:') };
}
type Attack = ReturnType<typeof attackOf>;

function positionOf(unit: string, target: string, { way, words, from, at, batteries }: Attack): State {
  const others = words.filter((word) => PIECE.test(word));
  const grounds = words.filter((word) => GROUND.test(word));
  const sides = (hex: string, mark: string): [string, string[]][] =>
    marked(words, mark).map((list) => [hex, list.split(',')]);
  const scenario = scenarioOf(
    [`${unit}@${from}`, `${target}@${at}`, ...batteries, ...others],
    grounds,
    Object.fromEntries([...sides(at, 'in:'), ...sides(from, 'out:')]),
    way === 'fire' || way === 'melee' ? armyOf(unit) : otherThan(armyOf(unit)),
  );
  const options = Object.assign({}, ...words.map((word) => OPTIONS[word]));
  return must(game.setup(scenario, must(completeOptions(game.options, options))));
}

/** What the game answers to a line of the table. */
function diceOf(unit: string, target: string, text: string): number | null {
  const attack = attackOf(text);
  const { way, words, from, at } = attack;
  const [card] = marked(words, 'card:');
  return diceFor(positionOf(unit, target, attack), {
    from,
    at,
    way,
    moved: words.includes('moved:2') ? 2 : words.includes('moved:1') ? 1 : 0,
    bonus: words.includes('bonus'),
    batteries: attack.batteries.map((battery) => battery.split('@')[1]),
    ...(card === undefined ? {} : { card }),
  });
}

const linesOf = (table: string): string[] =>
  table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

describe.each(Object.entries(DICE_TABLE))('dice: %s', (_, table) => {
  it.each(linesOf(table))('%s', (line) => {
    const [unit, target, attack, dice] = line.split('|').map((cell) => cell.trim());
    expect(diceOf(unit, target, attack)).toBe(dice === 'no' ? null : Number(dice));
  });
});
