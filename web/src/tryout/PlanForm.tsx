import { MOST_PLAN_STEPS, type GroundTest, type Plan } from '@bicorne/engine';
import { useEffect, useRef, useState, type FormEvent, type MouseEvent, type ReactNode } from 'react';
import { groundText, type PlanSpeech } from '../orders/planSay.ts';
import { PlanSteps } from '../orders/PlanSteps.tsx';
import { useHere } from '../table/useTable.ts';
import { Icon } from '../ui/Icon.tsx';
import type { ShellWords } from '../words/words.ts';
import { hangsOnThrows, newPlanId, whateverFalls, type Planned } from './planning.ts';
import '../orders/orders.css';
import '../orders/plans.css';

interface Props {
  readonly planned: Planned;
  readonly speech: PlanSpeech;
  readonly shell: ShellWords;
  readonly onKept: () => void;
  readonly onClose: () => void;
}

/** A line becomes a plan: what it does, what it rests on, and whether it asks first. */
export function PlanForm(props: Props): ReactNode {
  const { planned, speech, shell, onKept, onClose } = props;
  const { texts } = speech;
  const here = useHere();
  const sheet = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState<readonly GroundTest[]>(planned.grounds);
  const [far, setFar] = useState(Math.min(1, planned.still.length));
  const [stops, setStops] = useState(true);
  const [runs, setRuns] = useState(false);
  const [fault, setFault] = useState<keyof ShellWords['faults'] | null>(null);
  useEffect(() => {
    if (sheet.current && !sheet.current.open) sheet.current.showModal();
  }, []);
  const steps = (stops ? planned.steps : whateverFalls(planned.steps)).slice(0, MOST_PLAN_STEPS);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const still = planned.still.slice(Math.max(0, far - 1), far);
    const plan: Plan = {
      id: newPlanId(Date.now(), Math.random()),
      turn: planned.turn,
      comes: planned.comes,
      runs,
      rests: [...chosen, ...still],
      steps,
    };
    void here.changePlans({ put: plan }).then((code) => (code === null ? onKept() : setFault(code)));
  };
  const closeBeside = ({ target }: MouseEvent): void => {
    if (target === sheet.current) sheet.current?.close();
  };
  const toggle = (test: GroundTest): void =>
    setChosen(planned.grounds.filter((one) => (one === test) !== chosen.includes(one)));
  return (
    <dialog
      ref={sheet}
      className="settings orders"
      aria-label={texts.comes[planned.comes]}
      onClick={closeBeside}
      onClose={onClose}
    >
      <form className="settings-sheet plan-form" onSubmit={save}>
        <header>
          <h2>{texts.comes[planned.comes]}</h2>
          <button
            type="button"
            className="button quiet"
            aria-label={shell.book.close}
            title={shell.book.close}
            onClick={() => sheet.current?.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        <PlanSteps steps={steps} speech={speech} viewOf={(number) => planned.views[number - 1]} />
        <Grounds {...props} chosen={chosen} toggle={toggle} far={far} setFar={setFar} />
        {hangsOnThrows(planned.steps) && (
          <label className="plan-check">
            <input type="checkbox" checked={stops} onChange={() => setStops(!stops)} />
            {texts.stopAtThrow}
          </label>
        )}
        <fieldset>
          <legend>{texts.runs}</legend>
          {[false, true].map((itself) => (
            <label key={String(itself)} className="plan-check">
              <input type="radio" name="runs" checked={runs === itself} onChange={() => setRuns(itself)} />
              {itself ? texts.itself : texts.asks}
            </label>
          ))}
        </fieldset>
        {fault !== null && (
          <p role="alert">
            {fault === 'stale' ? texts.stale : fault === 'too-many' ? texts.full : shell.faults[fault]}
          </p>
        )}
        <div className="orders-whole">
          <button type="submit" className="button">
            {texts.save}
          </button>
          <button type="button" className="button quiet" onClick={() => sheet.current?.close()}>
            {texts.cancel}
          </button>
        </div>
      </form>
    </dialog>
  );
}

interface GroundsProps extends Props {
  readonly chosen: readonly GroundTest[];
  readonly toggle: (test: GroundTest) => void;
  readonly far: number;
  readonly setFar: (far: number) => void;
}

/** What it rests on when it begins, in plain words; the defaults are chosen. */
function Grounds({ planned, speech, chosen, toggle, far, setFar }: GroundsProps): ReactNode {
  const { texts } = speech;
  const { grounds, still, views } = planned;
  if (grounds.length + still.length === 0) return null;
  return (
    <fieldset>
      <legend>{texts.rests}</legend>
      {grounds.map((test) => (
        <label key={test.at.join(' ')} className="plan-check">
          <input type="checkbox" checked={chosen.includes(test)} onChange={() => toggle(test)} />
          {groundText(speech, test, views[0])}
        </label>
      ))}
      {still.length > 0 && (
        <label className="field">
          {texts.still}
          <select value={far} onChange={({ target }) => setFar(Number(target.value))}>
            <option value={0}>{texts.anything}</option>
            {still.map(({ part }, at) => (
              <option key={part} value={at + 1}>
                {texts.within(at + 1)}
              </option>
            ))}
          </select>
        </label>
      )}
    </fieldset>
  );
}
