import type { GroundTest, PlanStop } from '@bicorne/engine';
import type { PlanCard, PlanWish } from '@bicorne/table/protocol';
import { useState, type ReactNode } from 'react';
import type { Table } from '../table/told.ts';
import { useHere } from '../table/useTable.ts';
import { Icon } from '../ui/Icon.tsx';
import type { ShellWords } from '../words/words.ts';
import { groundText, type PlanSpeech } from './planSay.ts';
import { PlanSteps } from './PlanSteps.tsx';
import './plans.css';

interface Props {
  readonly table: Table;
  readonly plans: readonly PlanCard[];
  readonly speech: PlanSpeech;
  readonly shell: ShellWords;
}

/** What this player means to do in his turns: shown, changed, let go. */
export function PlansPart({ table, plans, speech, shell }: Props): ReactNode {
  const here = useHere();
  const [fault, setFault] = useState<keyof ShellWords['faults'] | null>(null);
  const { texts } = speech;
  const change = (wish: PlanWish): void => void here.changePlans(wish).then(setFault);
  return (
    <section className="plans">
      <h3>{texts.title}</h3>
      {plans.length === 0 && <p className="orders-intro">{texts.none}</p>}
      {fault !== null && <p role="alert">{shell.faults[fault]}</p>}
      <ol>
        {plans.map((card) => (
          <PlanItem key={card.plan.id} card={card} view={table.sight.view} speech={speech} change={change} />
        ))}
      </ol>
    </section>
  );
}

interface ItemProps {
  readonly card: PlanCard;
  readonly view: unknown;
  readonly speech: PlanSpeech;
  readonly change: (wish: PlanWish) => void;
}

function PlanItem({ card, view, speech, change }: ItemProps): ReactNode {
  const { plan, stands, ran, stop } = card;
  const { texts } = speech;
  const isOpen = stands !== 'done' && stands !== 'passed';
  const without = (test: GroundTest): void =>
    change({ put: { ...plan, rests: plan.rests.filter((one) => one !== test) } });
  return (
    <li className="plan" data-stands={stands}>
      <header>
        <strong>{texts.comes[plan.comes]}</strong>
        <small>{texts.stands[stands]}</small>
        <button
          type="button"
          className="button quiet"
          aria-label={texts.remove}
          title={texts.remove}
          onClick={() => change({ drop: plan.id })}
        >
          <Icon name="close" />
        </button>
      </header>
      {stop && <p className="plan-why">{whyText(speech, stop, view)}</p>}
      <PlanSteps steps={plan.steps} speech={speech} viewOf={() => view} ran={ran} />
      {isOpen && plan.rests.length > 0 && ran.length === 0 && (
        <div className="plan-rests">
          <p>{texts.rests}</p>
          <ul>
            {plan.rests.map((test) => {
              const said = groundText(speech, test, view);
              return (
                <li key={said}>
                  <span>{said}</span>
                  <button
                    type="button"
                    className="button quiet"
                    aria-label={texts.loosen(said)}
                    title={texts.loosen(said)}
                    onClick={() => without(test)}
                  >
                    <Icon name="close" />
                  </button>
                </li>
              );
            })}
          </ul>
        </div>
      )}
      {isOpen && (
        <div className="orders-whole">
          {(stands === 'ready' || stands === 'stopped') && (
            <button type="button" className="button" onClick={() => change({ run: plan.id })}>
              {texts.go}
            </button>
          )}
          {stands === 'waits' && (
            <label className="field">
              {texts.runs}
              <select
                value={plan.runs ? 'itself' : 'asks'}
                onChange={({ target }) => change({ put: { ...plan, runs: target.value === 'itself' } })}
              >
                <option value="asks">{texts.asks}</option>
                <option value="itself">{texts.itself}</option>
              </select>
            </label>
          )}
        </div>
      )}
    </li>
  );
}

/** Why it goes no farther, and what of its ground is not so. */
export const whyText = (speech: PlanSpeech, { why, test }: PlanStop, view: unknown): string =>
  test ? `${speech.texts.why[why]}: ${groundText(speech, test, view)}` : speech.texts.why[why];
