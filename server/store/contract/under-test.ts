import { afterEach, beforeEach } from 'vitest';
import type { Store } from '../port.ts';

/** The storage of one test, with two people in it: `ann`, and `bea` who is called Беа. */
export interface StoreUnderTest {
  readonly store: () => Store;
  /** Closes it and opens it again. */
  readonly reopen: () => Promise<void>;
}

/** A place to store things in; opening again what was closed finds what was stored. */
export interface Place {
  open(): Promise<Store>;
  remove(): Promise<void>;
}

export function eachTestIn(prepare: () => Promise<Place>): StoreUnderTest {
  let place: Place;
  let store: Store;

  beforeEach(async () => {
    place = await prepare();
    store = await place.open();
    await store.people.add({ id: 'ann', name: 'Ann' }, 'hash-a');
    await store.people.add({ id: 'bea', name: 'Беа' }, 'hash-b');
  });

  afterEach(async () => {
    await store.close();
    await place.remove();
  });

  return {
    store: () => store,
    reopen: async () => {
      await store.close();
      store = await place.open();
    },
  };
}
