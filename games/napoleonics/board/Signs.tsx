import { Legend, type Sign } from '@bicorne/boardkit/Legend.tsx';
import { Block, ranks } from '@bicorne/boardkit/pieces/Block.tsx';
import { LIVERIES } from '@bicorne/boardkit/pieces/livery.ts';
import { Cockade } from '@bicorne/boardkit/pieces/Marks.tsx';
import { BLOCK, slotsOf } from '@bicorne/boardkit/pieces/Stand.tsx';
import { capital } from '@bicorne/boardkit';
import type { ReactNode } from 'react';
import { ARMS, type UnitKind } from '../data/units.ts';
import { fieldOf } from '../rules/field.ts';
import type { View } from '../rules/view.ts';
import { classMark } from './model.ts';
import type { NapoleonicsWords } from './words/lexicon.ts';

interface Props {
  readonly view: View;
  readonly words: NapoleonicsWords;
}

/** What the signs on the units mean, of those that fight in this battle. */
export const Signs = ({ view, words }: Props): ReactNode => (
  <Legend
    words={{ ...words.ui.signs, close: words.ui.spread.close }}
    groups={() => [{ signs: kindsIn(view).map((kind) => signOf(kind, words)) }]}
  />
);

/** Each class of each nation once, in the order of the roster. */
function kindsIn(view: View): readonly UnitKind[] {
  const kinds = new Map(fieldOf(view).kind.map((kind) => [`${kind.nation} ${kind.code}`, kind]));
  return [...kinds.values()].toSorted(
    (a, b) => a.nation.localeCompare(b.nation) || a.arm - b.arm || a.code.localeCompare(b.code),
  );
}

function signOf(kind: UnitKind, words: NapoleonicsWords): Sign {
  const { nation, code, arm, guard, march, run, range } = kind;
  const { info } = words.ui;
  const [slot] = slotsOf(ARMS[arm], ranks(1), 'up');
  const { width, height } = BLOCK[ARMS[arm]];
  return {
    name: capital(words.unitName(nation, code)),
    note: [info.march(march, run), range > 1 ? info.range(range) : '']
      .filter((part) => part !== '')
      .join(' · '),
    box: '-28 -22 56 40',
    picture: (
      <>
        <Block
          livery={LIVERIES[nation]}
          sign={ARMS[arm]}
          x={slot.x}
          y={slot.y}
          width={width}
          height={height}
        />
        <g transform="translate(-16 -10)">
          <Cockade livery={LIVERIES[nation]} mark={classMark(nation, code)} guard={guard} radius={11} />
        </g>
      </>
    ),
  };
}
