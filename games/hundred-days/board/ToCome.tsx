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
  const waiting = [...unitsToCome(view, words, legal), ...leadersToCome(view, words, legal)];
  if (waiting.length === 0) return null;
  return (
    <details className="hd-coming" open>
      <summary>
        {words.ui.waiting} ({waiting.length})
      </summary>
      <ul className="bk-fading" aria-label={words.ui.waiting} tabIndex={0}>
        {waiting
          .toSorted((one, other) => one.round - other.round)
          .map((comer) => (
            <Comer key={comer.key} comer={comer} view={view} words={words} act={(action) => act(action)} />
          ))}
      </ul>
    </details>
  );
}

interface Waiting {
  readonly key: string;
  readonly name: string;
  readonly nation: keyof typeof LIVERIES;
  readonly round: number;
  readonly actions: readonly HundredDaysAction[];
}

type Legal = Props['legal'];

function unitsToCome(view: HundredDaysView, words: HundredDaysWords, legal: Legal): Waiting[] {
  const battle = battleOf(view);
  return waitingIn(view.at).map((unit) => ({
    key: `unit ${unit}`,
    name: words.unitName(view, unit),
    nation: battle.roster.nation[unit],
    round: unitArrival(view, battle, unit)?.round ?? view.round,
    actions: legal.filter((action) => 'unit' in action && action.unit === unit),
  }));
}

function leadersToCome(view: HundredDaysView, words: HundredDaysWords, legal: Legal): Waiting[] {
  const battle = battleOf(view);
  return waitingIn(view.leaderAt).map((leader) => ({
    key: `leader ${leader}`,
    name: words.leaderName(view, leader),
    nation: leaderNation(battle, leader),
    round: leaderArrival(view, battle, leader)?.round ?? view.round,
    actions: legal.filter((action) => action.do === 'pick-leader' && action.leader === leader),
  }));
}

const waitingIn = (places: readonly number[]): number[] =>
  places.flatMap((at, piece) => (at === WAITING ? [piece] : []));

interface ComerProps {
  readonly comer: Waiting;
  readonly view: HundredDaysView;
  readonly words: HundredDaysWords;
  readonly act: (action: HundredDaysAction) => void;
}

const Comer = ({ comer: { name, nation, round, actions }, view, words, act }: ComerProps): ReactNode => (
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
    <span className="hd-small">{words.ui.fromRound(round)}</span>
  </li>
);
