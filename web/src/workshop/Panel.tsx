import type { Language } from '@bicorne/boardkit';
import type { FieldGroup, ListOfRows } from '@bicorne/boardkit/workshop/contract.ts';
import { rowsOf, valueAt, withoutEmpty, withValue } from '@bicorne/boardkit/workshop/path.ts';
import { asDraft } from '@bicorne/engine';
import type { ReactNode } from 'react';
import type { ShellWords } from '../words/words.ts';
import { FaultList } from './FaultList.tsx';
import { Fields } from './Fields.tsx';
import type { Shop } from './load.ts';
import { StrengthTables } from './StrengthTables.tsx';
import { Lab } from './Lab.tsx';
import type { Kept } from './shelf.ts';
import type { OnLab } from './useLab.ts';
import type { OnBench } from './useBench.ts';
import type { WorkshopWords } from './words/words.ts';

const PARTS = ['battle', 'here', 'strength', 'lab', 'faults'] as const;
export type Part = (typeof PARTS)[number];

interface Props {
  readonly shop: Shop;
  readonly kept: Kept;
  readonly bench: OnBench;
  readonly lab: OnLab;
  readonly part: Part;
  readonly onPart: (part: Part) => void;
  readonly spot: string | null;
  readonly onSpot: (spot: string) => void;
  readonly onRule: (rule: string) => void;
  readonly language: Language;
  readonly words: WorkshopWords;
  readonly shell: ShellWords;
}

/** What was made, in words and numbers: the battle, the place one looks at, both sides, what is wrong. */
export function Panel(props: Props): ReactNode {
  const { bench, part, onPart, words } = props;
  const wrong = bench.faults.length;
  return (
    <aside className="bench-panel">
      <div className="bench-parts" role="group" aria-label={words.title}>
        {PARTS.map((one) => (
          <button
            key={one}
            type="button"
            className={one === 'faults' && wrong > 0 ? 'wrong' : ''}
            aria-pressed={one === part}
            onClick={() => onPart(one)}
          >
            {words.parts[one]}
            {one === 'faults' && wrong > 0 ? ` ${wrong}` : ''}
          </button>
        ))}
      </div>
      <div className="bench-part">
        <Contents {...props} />
      </div>
    </aside>
  );
}

function Contents({
  shop,
  kept,
  bench,
  lab,
  part,
  spot,
  onSpot,
  onRule,
  language,
  words,
  shell,
}: Props): ReactNode {
  const { scenario, change } = bench;
  const common = { scenario, onChange: change, language, words };
  if (part === 'strength') return <StrengthTables strengths={shop.workbench.strengths(scenario)} />;
  if (part === 'lab') return <Lab shop={shop} bench={bench} lab={lab} language={language} words={words} />;
  if (part === 'faults')
    return (
      <FaultList shop={shop} bench={bench} onSpot={onSpot} onRule={onRule} words={words} shell={shell} />
    );
  if (part === 'here')
    return spot === null ? (
      <p className="bench-note">{words.nothingHere}</p>
    ) : (
      <Groups key={spot} groups={shop.workbench.at(scenario, spot)} {...common} />
    );
  return (
    <>
      {kept.moment && (
        <p className="bench-note">
          {words.momentNote} {shop.workbench.notKept}
        </p>
      )}
      <Groups groups={shop.workbench.battle} {...common} />
      {shop.workbench.lists.map((list) => (
        <Rows key={list.id} list={list} {...common} />
      ))}
    </>
  );
}

interface Common {
  readonly scenario: unknown;
  readonly onChange: (scenario: unknown) => void;
  readonly language: Language;
  readonly words: WorkshopWords;
}

const Groups = ({ groups, ...common }: Common & { readonly groups: readonly FieldGroup[] }): ReactNode =>
  groups.map(({ id, name, fields }) => (
    <fieldset key={id} className="bench-group">
      <legend>{name}</legend>
      <Fields fields={fields} {...common} />
    </fieldset>
  ));

/** Rows that stand nowhere on the map. */
function Rows({ list, ...common }: Common & { readonly list: ListOfRows }): ReactNode {
  const { scenario, onChange, words } = common;
  const rows = rowsOf(valueAt(scenario, list.path));
  // A row has no name of its own but its place in the list.
  const placed = rows.map((row, at) => ({ row, at })).filter(({ row }) => list.has(row));
  const set = (next: readonly unknown[]): void =>
    onChange(withoutEmpty(asDraft(withValue(scenario, list.path, next)), list.path[0]));
  return (
    <fieldset className="bench-group">
      <legend>{list.name}</legend>
      {placed.map(({ row, at }) => (
        <details key={at} className="bench-row">
          <summary>{list.title(row)}</summary>
          <Fields fields={list.fields(row, at)} {...common} />
          <button type="button" className="button danger" onClick={() => set(rows.toSpliced(at, 1))}>
            {words.remove}
          </button>
        </details>
      ))}
      <div className="bench-add">
        {list.added.map(({ name, row }) => (
          <button key={name} type="button" className="button quiet" onClick={() => set([...rows, row])}>
            + {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
