import type { CampaignAction } from './actions.ts';

/**
 * Gathers a list of actions and hands out a copy of the right length. A list that grows by pushes is moved again and
 * again, which costs more than finding what to put in.
 */
class Gathering {
  readonly #room: CampaignAction[] = [];
  #count = 0;

  clear(): void {
    this.#count = 0;
  }

  add(action: CampaignAction): void {
    this.#room[this.#count++] = action;
  }

  addRange(actions: readonly CampaignAction[], from: number, end: number): void {
    const room = this.#room;
    let count = this.#count;
    for (let i = from; i < end; i++) room[count++] = actions[i];
    this.#count = count;
  }

  addAll(actions: readonly CampaignAction[]): void {
    this.addRange(actions, 0, actions.length);
  }

  copy(): readonly CampaignAction[] {
    return this.#room.slice(0, this.#count);
  }
}

export type { Gathering };

/** Lists are made one at a time, so that one room serves them all. */
const gathering = new Gathering();

export function gather(first?: CampaignAction): Gathering {
  gathering.clear();
  if (first) gathering.add(first);
  return gathering;
}
