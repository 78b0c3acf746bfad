import { capital } from '@bicorne/boardkit';
import { LIVERIES } from '@bicorne/boardkit/pieces/livery.ts';
import { Cockade } from '@bicorne/boardkit/pieces/Marks.tsx';
import type { ReactNode } from 'react';
import { battleOf } from '../rules/battle.ts';
import { isSkirmishers } from '../rules/pieces.ts';
import { NOTHING_TOLD, type Props } from './Board.tsx';
import { leaderNation } from './model.ts';

interface Lost {
  readonly name: string;
  readonly nation: keyof typeof LIVERIES;
}

/** H14.1: the units and leaders that were lost, a point each, as they fell; a leaf that opens over the map. */
export function Fallen({ view, words, told = NOTHING_TOLD }: Props): ReactNode {
  const fallen = fallenIn({ view, words, told });
  if (fallen.length === 0) return null;
  return (
    <details className="hd-fallen hd-leaf" name="hd-leaf">
      <summary>
        {words.ui.fallen} ({fallen.length})
      </summary>
      <ul className="bk-fading" aria-label={words.ui.fallen} tabIndex={0}>
        {fallen.map(({ name, nation }, n) => (
          <li key={`${String(n)} ${name}`}>
            <svg viewBox="-9 -9 18 18" width="16" height="16" aria-hidden="true">
              <Cockade livery={LIVERIES[nation]} radius={13} />
            </svg>
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A leader may have the name of his unit. */
const leaderIn = (view: Props['view'], words: Props['words'], leader: number): string =>
  capital(words.ui.leader(words.leaderName(view, leader), view.leaderValue[leader]));

function fallenIn({ view, words, told }: Required<Pick<Props, 'view' | 'words' | 'told'>>): Lost[] {
  const battle = battleOf(view);
  return told.flat().flatMap((event): Lost[] => {
    if (event.type === 'leader-killed')
      return [{ name: leaderIn(view, words, event.leader), nation: leaderNation(battle, event.leader) }];
    if (event.type !== 'destroyed' || isSkirmishers(battle, event.unit)) return [];
    return [{ name: words.unitName(view, event.unit), nation: battle.roster.nation[event.unit] }];
  });
}
