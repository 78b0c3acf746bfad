import type { CampaignAction, Doing } from './actions.ts';

/** Takes these actions: what gathers them will do, or more, but not fewer. */
export interface Taking<A> {
  readonly add: (action: A) => void;
  readonly addAll: (actions: readonly A[]) => void;
  readonly addRange: (actions: readonly A[], from: number, end: number) => void;
}

/**
 * Gathers a list of actions and hands out a copy of the right length. A list that grows by pushes is moved again and
 * again, which costs more than finding what to put in.
 */
class Gathering<A> {
  readonly #room: A[] = [];
  #count = 0;

  clear(): void {
    this.#count = 0;
  }

  add(action: A): void {
    this.#room[this.#count++] = action;
  }

  addRange(actions: readonly A[], from: number, end: number): void {
    const room = this.#room;
    let count = this.#count;
    for (let i = from; i < end; i++) room[count++] = actions[i];
    this.#count = count;
  }

  addAll(actions: readonly A[]): void {
    this.addRange(actions, 0, actions.length);
  }

  copy(): readonly A[] {
    return this.#room.slice(0, this.#count);
  }
}

/** The lists of one question are made one at a time, so that one room serves them all. */
export function gathering<V extends CampaignAction['do']>(): (first?: Doing<V>) => Gathering<Doing<V>> {
  const room = new Gathering<Doing<V>>();
  return (first) => {
    room.clear();
    if (first) room.add(first);
    return room;
  };
}
