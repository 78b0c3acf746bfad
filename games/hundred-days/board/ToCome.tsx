import { actionMark } from '@bicorne/boardkit';
import { LIVERIES } from '@bicorne/boardkit/pieces/livery.ts';
import { Cockade } from '@bicorne/boardkit/pieces/Marks.tsx';
import type { ReactNode } from 'react';
import type { HundredDaysAction } from '../rules/actions.ts';
import { battleOf } from '../rules/battle.ts';
import { leaderArrival, unitArrival } from '../rules/pieces.ts';
import { WAITING } from '../rules/state.ts';
import type { HundredDaysView } from '../rules/view.ts';
import type { Props } from './Board.tsx';
import { leaderNation } from './model.ts';
import type { HundredDaysWords } from './words/lexicon.ts';

/** H15: those who wait beyond the edge, the next ones first; who may come in now can be pressed. */
export function ToCome({ view, legal, words, act }: Props): ReactNode {
  const battle = battleOf(view);
  const units = view.at.flatMap((at, unit) => (at === WAITING ? [unit] : []));
  const chiefs = view.leaderAt.flatMap((at, leader) => (at === WAITING ? [leader] : []));
  if (units.length + chiefs.length === 0) return null;
  const roundOf = (unit: number): number => unitArrival(view, battle, unit)?.round ?? view.round;
  const sorted = units.toSorted((one, other) => roundOf(one) - roundOf(other));
  return (
    <details className="hd-coming" open>
      <summary>
        {words.ui.waiting} ({units.length + chiefs.length})
      </summary>
      <ul className="bk-fading" aria-label={words.ui.waiting} tabIndex={0}>
        {sorted.map((unit) => (
          <Comer
            key={unit}
            name={words.unitName(view, unit)}
            nation={battle.roster.nation[unit]}
            round={words.ui.fromRound(roundOf(unit))}
            actions={legal.filter((action) => 'unit' in action && action.unit === unit)}
            view={view}
            words={words}
            act={(action) => act(action)}
          />
        ))}
        {chiefs.map((leader) => (
          <Comer
            key={`leader ${leader}`}
            name={words.leaderName(view, leader)}
            nation={leaderNation(battle, leader)}
            round={words.ui.fromRound(leaderArrival(view, battle, leader)?.round ?? view.round)}
            actions={legal.filter((action) => action.do === 'pick-leader' && action.leader === leader)}
            view={view}
            words={words}
            act={(action) => act(action)}
          />
        ))}
      </ul>
    </details>
  );
}

interface ComerProps {
  readonly view: HundredDaysView;
  readonly words: HundredDaysWords;
  readonly name: string;
  readonly nation: keyof typeof LIVERIES;
  readonly round: string;
  readonly actions: readonly HundredDaysAction[];
  readonly act: (action: HundredDaysAction) => void;
}

const Comer = ({ name, nation, round, actions, view, words, act }: ComerProps): ReactNode => (
  <li>
    <svg viewBox="-9 -9 18 18" width="16" height="16" aria-hidden="true">
      <Cockade livery={LIVERIES[nation]} radius={13} />
    </svg>
    {actions.length === 0 ? (
      <span>{name}</span>
    ) : (
      actions.map((action) => (
        <button
          key={actionMark(action)}
          type="button"
          className="hd-comer"
          data-action={actionMark(action)}
          onClick={() => act(action)}
        >
          {words.action(action, view)}
        </button>
      ))
    )}
    <span className="hd-small">{round}</span>
  </li>
);
