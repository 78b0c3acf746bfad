import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { field, type Table } from '../../test/field.ts';
import { ToCome } from '../ToCome.tsx';
import { words } from '../words/en.ts';

/** Those who wait, as they are listed: `Blücher round 6`. */
const coming = ({ state }: Table): string[] => {
  const page = renderToStaticMarkup(
    <ToCome
      view={state}
      viewer={0}
      prompt={null}
      legal={[]}
      events={[]}
      words={words}
      flipped={false}
      act={() => undefined}
    />,
  );
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
    'Blücher round 8',
    'Cavalry leader round 6',
  ]);
});
