import type { Words } from '@bicorne/boardkit';
import type { Action } from '@bicorne/engine';

/** An action by itself, as somebody hears it who looks at no map. */
export const saidOf = (words: Words, action: Action, view: unknown): string =>
  words.listed?.(action, view) ?? words.action(action, view);

/** Those in whose words all that was typed is found, in any order. */
export function findActions<A>(
  actions: readonly A[],
  wanted: string,
  say: (action: A) => string,
): readonly A[] {
  const parts = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (parts.length === 0) return actions;
  return actions.filter((action) => {
    const said = say(action).toLocaleLowerCase();
    return parts.every((part) => said.includes(part));
  });
}
