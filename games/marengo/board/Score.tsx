import type { ReactNode } from 'react';
import { ORDERS } from '../data/forces.ts';
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
        {words.ui.throughShort(throughLine(view, EAST))}
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
      {view.army === army && <Orders left={ordersOf(view)} army={army} words={words} />}
    </div>
  );
};

const PENNANTS = Array.from({ length: ORDERS }, (_, i) => i);

/** Those that are kept for what is being organised are still there. (M14.9) */
function ordersOf({ orders, frames }: Props['view']): number {
  const [frame] = frames;
  return frame?.at === 'organise' ? orders + frame.held : orders;
}

/** Three pennants; those that are spent are only outlined. (M6.1) */
const Orders = ({
  left,
  army,
  words,
}: {
  readonly left: number;
  readonly army: number;
  readonly words: Props['words'];
}): ReactNode => (
  <svg
    viewBox="0 0 84 40"
    width="63"
    height="30"
    role="img"
    aria-label={words.ui.orders(left)}
    className={army === 0 ? 'mar-austrian' : 'mar-french'}
  >
    <title>{words.ui.orders(left)}</title>
    {PENNANTS.map((i) => (
      <g
        key={i}
        transform={`translate(${8 + i * 27} 36)`}
        className={i < left ? 'mar-order' : 'mar-order spent'}
      >
        <path className="mar-order-pole" d="M0 0V-32" />
        <path className="mar-order-cloth" d="M0 -32L20 -28L15 -23L20 -17L0 -14Z" />
      </g>
    ))}
  </svg>
);
