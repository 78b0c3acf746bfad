import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { field, type Table } from '../../test/field.ts';
import { battleOf } from '../../rules/battle.ts';
import type { HundredDaysEvent } from '../../rules/events.ts';
import { Fallen } from '../Fallen.tsx';
import { everything, playout } from '../moments.ts';
import { ToCome } from '../ToCome.tsx';
import { words } from '../words/en.ts';

/** Somebody who looks on and is asked nothing. */
const LOOKING = {
  viewer: 0,
  prompt: null,
  legal: [],
  events: [],
  words,
  flipped: false,
  act: () => undefined,
};

/** Those who wait, as they are listed: `Blücher round 6`. */
const coming = ({ state }: Table): string[] => {
  const page = renderToStaticMarkup(<ToCome view={state} {...LOOKING} />);
  return [...page.matchAll(/<span>([^<]+)<\/span><span class="hd-small">([^<]+)</g)].map(
    ([, name, round]) => `${name} ${round}`,
  );
};

test('H16.43 H16.55 what was put with cavalry that comes later is told with the round of that cavalry', () => {
  const text =
    'french infantry A9\nprussian cavalry round 6 by M4\nleader allied 2 round 8 = Blücher\nfresh yes';
  const t = field(text, { cavalryLeader: true, horseArtillery: true }).do('cavalry-leader:1+1', 'mark:1');
  expect(coming(t)).toEqual([
    'Prussian cavalry round 6',
    'Prussian horse artillery round 6',
    'Cavalry leader round 6',
    'Blücher round 8',
  ]);
});

test('H15.1 who comes first is listed first, a leader among the units', () => {
  const t = field(
    'french infantry A9\nprussian infantry round 8 by M4\nleader allied 2 round 6 = Blücher\nfresh yes',
  );
  expect(coming(t)).toEqual(['Blücher round 6', 'Prussian infantry round 8']);
});

test('H14.1 those who were lost are listed: with the key hexes they make up the points', () => {
  const told: (readonly HundredDaysEvent[])[] = [];
  let listed = 0;
  for (const { state, events } of playout('waterloo', everything('basic'), 25, 3000)) {
    told.push(events);
    if (!events.some(({ type }) => type === 'destroyed' || type === 'leader-killed')) continue;
    const page = renderToStaticMarkup(<Fallen view={state} told={told} {...LOOKING} />);
    listed = [...page.matchAll(/<li>/g)].length;
    const { keys } = battleOf(state);
    const scored = told.flat().reduce((sum, event) => sum + (event.type === 'scored' ? event.points : 0), 0);
    const held = state.held.reduce(
      (sum, seat, key) => sum + (seat === keys[key].scores ? keys[key].points : 0),
      0,
    );
    expect(listed).toBe(scored - held);
  }
  expect(listed).toBeGreaterThan(3);
});
