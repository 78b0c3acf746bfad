import type { Action } from '../contract.ts';
import { text } from './compare.ts';
import type { Trial } from './trial.ts';

/** What a record uses for itself. */
const RESERVED = /^[*#{<!=()]|^\d+\.$|:$|[\s{}]/;

const canonical = (action: Action): string =>
  text(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));

/** An action's notation is one word that reads back to it, to it alone, and to nothing of a record's own. */
export function notation(trial: Trial): void {
  const { game, report } = trial;
  const known = new Map<string, string>();
  for (const { state, turn } of trial.spots('act')) {
    if (turn.kind !== 'seats') continue;
    for (const seat of turn.seats)
      for (const action of game.legal(state, seat)) {
        const word = game.write(action);
        const id = canonical(action);
        if (word === '' || RESERVED.test(word))
          report('notation reserved', `${text(action)} is written ${text(word)}`);
        const back = game.read(word);
        if (!back || canonical(back) !== id)
          report('notation lost', `${text(action)} is written ${text(word)}, which reads as ${text(back)}`);
        if ((known.get(word) ?? id) !== id)
          report('notation collides', `${text(word)} stands for ${known.get(word)} and ${id}`);
        known.set(word, id);
        if (!isFlat(action)) report('action not flat', text(action));
      }
  }
}

const isFlat = (action: Action): boolean =>
  Object.values(action).every((value: unknown) => ['string', 'number', 'boolean'].includes(typeof value));
