import { capital } from '@bicorne/boardkit';
import { useId, type ReactNode } from 'react';
import { ARMIES } from '../data/blocks.ts';
import { TRACK } from '../data/track.ts';
import { ARMY_OF, FULL, ROUT_LIMIT, sideOfArmy } from '../rules/blocks.ts';
import { ACTIVE_SIDE, CITIES } from '../rules/board.ts';
import { armyIn } from '../rules/state.ts';
import type { Props } from './Board.tsx';
import { Back, Face, SIZE } from './Block.tsx';
import { STAR } from './Ground.tsx';
import './tray.css';

const VIEW = `${-SIZE / 2 - 4} ${-SIZE / 2 - 4} ${SIZE + 14} ${SIZE + 18}`;

/** The hour, and each army's losses on the way to its breaking point. */
export function Score({ view, words }: Props): ReactNode {
  const { day, hour } = TRACK[view.turn];
  const held = CITIES.filter(({ town }) => armyIn(view, 0, town) > 0).length;
  return (
    <div className="cmp-score">
      <span className={`cmp-hour cmp-hour-${hour}`} title={words.ui.turnOf(view.turn + 1, TRACK.length)}>
        <svg width="18" height="18" viewBox="-10 -10 20 20" aria-hidden="true">
          {hour === 'night' ? (
            <path className="cmp-moon" d="M3 -8A8 8 0 1 0 8 4A7 7 0 0 1 3 -8Z" />
          ) : (
            <circle className="cmp-sun" r={hour === 'morning' ? 6 : 8} />
          )}
        </svg>
        {words.ui.when(day, hour)}
      </span>
      {ARMIES.map((army, i) => (
        <Losses
          key={army}
          army={i}
          active={sideOfArmy(i) === ACTIVE_SIDE[view.turn]}
          view={view}
          words={words}
        />
      ))}
      {held > 0 && (
        <span className="cmp-held" title={words.ui.citiesHeld(held)}>
          <svg width="17" height="17" viewBox="-17 -18 34 34" aria-hidden="true">
            <path className="cmp-crown" d={STAR} />
          </svg>
          {held}/3
        </span>
      )}
      {view.talk && <span className="cmp-held">{words.ui.mayTalk}</span>}
    </div>
  );
}

interface LossesProps extends Pick<Props, 'view' | 'words'> {
  readonly army: number;
  readonly active: boolean;
}

/** Pressed, once there are any, it shows which blocks they were. */
function Losses({ army, active, view, words }: LossesProps): ReactNode {
  const [lost, limit] = [view.lost[army], ROUT_LIMIT[army]];
  const sheet = useId();
  const label = view.routed[army]
    ? words.ui.routedArmy(words.armies[army])
    : words.ui.losses(words.armies[army], lost, limit);
  const look = active ? 'cmp-army active' : 'cmp-army';
  const count = (
    <>
      <svg
        width="24"
        height="26"
        viewBox={`${-SIZE / 2 - 3} ${-SIZE / 2 - 3} ${SIZE + 10} ${SIZE + 14}`}
        aria-hidden="true"
      >
        <Back army={army} />
      </svg>
      <span className="cmp-army-name">{words.armies[army]}</span>
      <span
        className={lost * 3 >= limit * 2 ? 'cmp-lost cmp-near' : 'cmp-lost'}
        role="img"
        aria-label={label}
      >
        {lost}/{limit}
      </span>
      <span className="cmp-breaking" aria-hidden="true">
        <span style={{ width: `${Math.min(100, (100 * lost) / limit)}%` }} />
      </span>
    </>
  );
  const fallen = fallenOf(view, army);
  // In a drawn position whoever is not on the map need not have fallen.
  if (lost === 0 || fallen.length !== lost)
    return (
      <span className={look} title={label}>
        {count}
      </span>
    );
  return (
    <>
      <button type="button" className={look} title={label} popoverTarget={sheet}>
        {count}
      </button>
      <div className="cmp-pile" id={sheet} popover="auto">
        <p className="cmp-pile-title">{label}</p>
        <ul>
          {fallen.map((block) => (
            <li key={block}>
              <svg viewBox={VIEW} width="40" height="44" aria-hidden="true">
                <Face block={block} steps={FULL[block]} />
              </svg>
              {capital(words.block(block))}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** C3.9 */
const fallenOf = ({ steps }: Props['view'], army: number): number[] =>
  steps.flatMap((left, block) => (left === 0 && ARMY_OF[block] === army ? [block] : []));
