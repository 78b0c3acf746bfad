import type { ReactNode } from 'react';
import { EAST } from '../rules/map.ts';
import { Disc } from './Disc.tsx';
import type { Props } from './Board.tsx';
import { moraleOf, throughLine } from './model.ts';
import './tray.css';

/** Morale of both armies, the hour between them, and how many Austrians are through. */
export function Score({ view, words }: Props): ReactNode {
  return (
    <div className="mar-score">
      <Side army={0} view={view} words={words} />
      <span className="mar-score-hour">{words.ui.hour(view.hour)}</span>
      <Side army={1} view={view} words={words} />
      <span className="mar-score-through" title={words.ui.through(throughLine(view, EAST))}>
        {throughLine(view, EAST)}/3 →
      </span>
    </div>
  );
}

const Side = ({
  army,
  view,
  words,
}: Pick<Props, 'view' | 'words'> & { readonly army: number }): ReactNode => {
  const [total, free] = [moraleOf(view, army), view.uncommitted[army]];
  const label = words.ui.morale(words.armies[army], total, free);
  return (
    <div className={view.army === army ? 'mar-side active' : 'mar-side'} title={label}>
      <span className="mar-side-name">{words.armies[army]}</span>
      <svg width="28" height="28" viewBox="-16 -16 34 34" role="img" aria-label={label}>
        <Disc army={army} count={total} />
      </svg>
    </div>
  );
};
