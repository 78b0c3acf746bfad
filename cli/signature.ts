import { signatureOf } from '@bicorne/engine/conformance/signature.ts';
import { gameIds } from '@bicorne/games';
import { Failure, findGame, readArgs } from './args.ts';
import type { Command } from './command.ts';
import {
  changedUnsaid,
  keepSignatures,
  readSignatures,
  renewed,
  writeSignatures,
  type Signature,
} from './signature/kept.ts';

export const signature: Command = {
  help: (game) => `npx bicorne signature [GAME…] [--write]

Plays seeded games of every game, or of those that are named, and prints its name, the version of its rules and a
digest of that play, as they stand in games/signatures.txt. A change that leaves the digests alone has changed no
game. With --write they are written there, but never another digest under the same version: a change of play raises
\`rules\` in the game's index.ts. A game whose line is missing is written as it is. Exit code 1 if a game is played
differently under its old version.

  npx bicorne signature
  npx bicorne signature ${game} --write`,

  async run(args, terminal) {
    const { values, positionals } = readArgs(args, { write: { type: 'boolean' } });
    const found = await signaturesOf(positionals.length > 0 ? positionals : gameIds());
    const agreed = readSignatures();
    const unsaid = changedUnsaid(agreed, found);
    terminal.say(
      values.json ? JSON.stringify({ signatures: found, unsaid }) : writeSignatures(found).trimEnd(),
    );
    if (unsaid.length > 0) throw new Failure(complaint(unsaid));
    if (values.write) keepSignatures(renewed(gameIds(), agreed, found));
    return 0;
  },
};

async function signaturesOf(ids: readonly string[]): Promise<Signature[]> {
  const games = await Promise.all(ids.map(findGame));
  return games.map((game) => ({ game: game.id, rules: game.rules, digest: signatureOf(game) }));
}

const complaint = (unsaid: readonly Signature[]): string =>
  unsaid
    .map(({ game, rules }) => `${game} is played differently, and its rules are still version ${rules}`)
    .join('; ');
