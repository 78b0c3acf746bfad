import type { CampaignAction } from './actions.ts';

/**
 * Gathers a long list and hands out a copy of the right length. A list that grows by pushes is moved again and again,
 * which for the longest lists costs more than finding what to put in.
 */
export class Gathering {
  readonly #room: CampaignAction[] = [];
  #count = 0;

  begin(): this {
    this.#count = 0;
    return this;
  }

  add(action: CampaignAction): void {
    this.#room[this.#count++] = action;
  }

  addAll(actions: readonly CampaignAction[]): void {
    for (let i = 0; i < actions.length; i++) this.#room[this.#count++] = actions[i];
  }

  list(): readonly CampaignAction[] {
    return this.#room.slice(0, this.#count);
  }
}
