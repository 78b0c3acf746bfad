import { useMemo, useState, type ReactNode } from 'react';
import { PlanForm } from './PlanForm.tsx';
import { planOf, skipToOwnTurn } from './planning.ts';
import { goOn, positionAt, rollHere } from './trial.ts';
import type { ToolProps } from './TryOut.tsx';

/** From a trial to a plan: on to one's own turn, and what one does there is kept. */
export function Planning({ table, loaded, plans: texts, book, trial, change, shell }: ToolProps): ReactNode {
  const { game } = loaded.rules;
  const [isOpen, setOpen] = useState(false);
  const [isKept, setKept] = useState(false);
  // What was tried before the others went on is no plan for what they have made of it.
  const isOld = trial.n !== table.n;
  const planned = useMemo(() => (isOld ? null : planOf(game, trial)), [game, trial, isOld]);
  const turn = positionAt(game, trial, trial.at)?.turn;
  const isMine = turn?.kind === 'seats' && turn.seats.includes(trial.seat);
  const skip = (): void =>
    change(skipToOwnTurn(game, trial, goOn, (position) => rollHere(game, position, crypto.randomUUID())));
  return (
    <section className="tryout-plan" aria-label={texts.title}>
      <div className="orders-whole">
        {planned && (
          <button type="button" className="button" onClick={() => setOpen(true)}>
            {texts.make}
          </button>
        )}
        {!isMine && turn?.kind !== 'over' && (
          <button type="button" className="button quiet" title={texts.skipNote} onClick={skip}>
            {texts.skip}
          </button>
        )}
      </div>
      <p role="status">{isOld ? texts.stale : isKept ? texts.kept : !planned && texts.nothing}</p>
      {isOpen && planned && (
        <PlanForm
          planned={planned}
          speech={{ game, book, words: loaded.words, texts }}
          shell={shell}
          onKept={() => {
            setKept(true);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
