import type { ReactNode } from 'react';
import { ARMY_CLASS } from './Block.tsx';
import type { Props } from './Board.tsx';
import { show, useChoice, watch } from './choice.ts';
import { isMarching, lookOf, standsIn, stretchOf } from './model.ts';
import './tray.css';

/** The map and the fights, each with its round: what is looked at is pressed. */
export function Scenes({ view, words }: Props): ReactNode {
  const choice = useChoice();
  if (view.fights.length === 0) return null;
  const { scene: now, fight: looked } = lookOf(view, choice);
  const during = stretchOf(view);
  return (
    <div className="cmp-scenes" role="group">
      <button
        type="button"
        className="cmp-tab"
        aria-pressed={now === 'map'}
        onClick={() => show('map', during)}
      >
        {words.ui.map}
      </button>
      {view.fights.map(({ town, battle, round }) => (
        <button
          key={town}
          type="button"
          className={town === view.field ? 'cmp-tab cmp-tab-now' : 'cmp-tab'}
          aria-pressed={now === 'field' && looked?.town === town}
          onClick={() => watch(town, during)}
        >
          {words.town(town)}
          <Strengths view={view} town={town} words={words} />
          {!isMarching(view) && <small>{stateOf(words, battle, round)}</small>}
        </button>
      ))}
      {choice.scene?.during === during && (
        <button type="button" className="cmp-tab" onClick={() => show(null, during)}>
          {words.ui.follow}
        </button>
      )}
    </div>
  );
}

/** How many of each army stand in a fight. */
const Strengths = ({
  view,
  town,
  words,
}: Pick<Props, 'view' | 'words'> & { readonly town: number }): ReactNode =>
  standsIn(view, town).map(({ army, total }) => (
    <b
      key={army}
      className={`cmp-strength ${ARMY_CLASS[army]}`}
      aria-label={words.ui.blocksOf(words.armies[army], total)}
    >
      {total}
    </b>
  ));

function stateOf({ ui }: Props['words'], battle: boolean, round: number): string {
  if (!battle) return ui.skirmish;
  return round > 0 ? ui.round(round) : ui.battle;
}
