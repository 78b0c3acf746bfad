import { signatureOf } from '@bicorne/engine/conformance/signature.ts';
import { exampleGame, gameIds, loadAllGames } from '@bicorne/games';
import { describe, expect, it } from 'vitest';
import {
  changedUnsaid,
  parseSignatures,
  readSignatures,
  renewed,
  writeSignatures,
} from './signature/kept.ts';
import { run } from './test-help.ts';

const agreed = readSignatures();
const games = (await loadAllGames()).map(({ game }) => game);

describe('the signatures that are kept', () => {
  // Where this fails the play of a game has changed: see "Change a rule" in CONTRIBUTING.md.
  it.each(games)('of $id is that of its play under these rules', (game) => {
    const now = { game: game.id, rules: game.rules, digest: signatureOf(game) };
    expect(agreed.filter((one) => one.game === game.id)).toEqual([now]);
  });

  it('are of the games there are', () => {
    expect(agreed.map(({ game }) => game)).toEqual(gameIds());
  });

  it('are read as they are written, and a line that is something else is named', () => {
    expect(parseSignatures(writeSignatures(agreed))).toEqual(agreed);
    const spoilt = `${writeSignatures(agreed)}<<<<<<< HEAD\n`;
    expect(() => parseSignatures(spoilt)).toThrow(`line ${agreed.length + 1}`);
  });
});

describe('what is written anew', () => {
  const old = { game: 'picket', rules: '1', digest: '0123456789abcdef' };
  const other = { ...old, digest: 'fedcba9876543210' };
  const raised = { ...other, rules: '2' };

  it('is never another digest under the same version', () => {
    expect(changedUnsaid([old], [other])).toEqual([other]);
    expect([changedUnsaid([old], [old]), changedUnsaid([old], [raised])]).toEqual([[], []]);
  });

  it('is a game whose line is missing, whatever its version', () => {
    expect(changedUnsaid([], [other])).toEqual([]);
    expect(renewed(['picket'], [], [other])).toEqual([other]);
  });

  it('leaves the games that were not played, and lets go of those that are no more', () => {
    const chess = { ...old, game: 'chess' };
    expect(renewed(['picket', 'chess'], [old, chess], [raised])).toEqual([raised, chess]);
    expect(renewed(['picket'], [old, chess], [raised])).toEqual([raised]);
  });
});

describe('bicorne signature', () => {
  it('prints how a game is played', async () => {
    const known = agreed.filter(({ game }) => game === exampleGame());
    const { code, out } = await run('signature', exampleGame());
    expect(`${out}\n`).toBe(writeSignatures(known));
    expect(code).toBe(0);
  });

  it('does not know a game that is not there', async () => {
    expect((await run('signature', 'chess')).code).toBe(2);
  });
});
