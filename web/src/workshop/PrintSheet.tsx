import type { Language } from '@bicorne/boardkit';
import type { Field } from '@bicorne/boardkit/workshop/contract.ts';
import { rowsOf, valueAt } from '@bicorne/boardkit/workshop/path.ts';
import { useEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Shop } from './load.ts';
import type { PaperSize } from './ShareSheet.tsx';
import { StrengthTables } from './StrengthTables.tsx';
import { laidAt } from './stroke.ts';
import { titleOf } from './title.ts';
import { Told } from './Told.tsx';

interface Props {
  readonly shop: Shop;
  readonly scenario: unknown;
  readonly size: PaperSize;
  readonly language: Language;
  readonly onDone: () => void;
}

/** The map on one sheet of paper, and on those that follow all that is needed to set it up on a real table. */
export function PrintSheet({ shop, scenario, size, language, onDone }: Props): ReactNode {
  useEffect(() => {
    window.addEventListener('afterprint', onDone, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  const { module, workbench } = shop;
  const { width, height } = module.extent;
  return createPortal(
    <div className="paper">
      <style>{`@page { size: ${size} landscape; margin: 10mm; }`}</style>
      <svg className="paper-map" viewBox={`0 0 ${width} ${height}`}>
        <module.Drawing scenario={scenario} words={shop.words} />
      </svg>
      <section className="paper-text">
        <h1>{titleOf(scenario, language)}</h1>
        <Told scenario={scenario} language={language} path="history" />
        <dl>
          {workbench.battle
            .flatMap(({ fields }) => fields)
            .map((field) => {
              const text = textOf(field, scenario);
              return text === '' ? null : (
                <div key={field.path.join('.')}>
                  <dt>{field.name}</dt>
                  <dd>{text}</dd>
                </div>
              );
            })}
        </dl>
        <StrengthTables strengths={workbench.strengths(scenario)} />
        <SetUp shop={shop} scenario={scenario} />
        <Told scenario={scenario} language={language} path="notes" />
      </section>
    </div>,
    document.body,
  );
}

/** Place by place what stands there, and what arrives or holds besides. */
function SetUp({ shop, scenario }: Pick<Props, 'shop' | 'scenario'>): ReactNode {
  const { groups, lists } = shop.workbench;
  const lines = shop.module.spots.flatMap(({ id }) => {
    const laid = laidAt(groups, scenario, id).map(({ name }) => name);
    const said = shop.workbench
      .at(scenario, id)
      .flatMap(({ fields }) => fields)
      .filter(({ value, path }) => value.kind === 'text' && valueAt(scenario, path) !== undefined)
      .map((field) => textOf(field, scenario));
    return laid.length + said.length === 0 ? [] : [{ id, text: [...laid, ...said].join(', ') }];
  });
  const rows = lists.flatMap((list) =>
    rowsOf(valueAt(scenario, list.path))
      .filter((row) => list.has(row))
      .map((row, i) => ({ id: `${list.id}${i}`, name: list.name, text: list.title(row) })),
  );
  return (
    <ul className="paper-setup">
      {lines.map(({ id, text }) => (
        <li key={id}>
          <strong>{id}</strong> {text}
        </li>
      ))}
      {rows.map(({ id, name, text }) => (
        <li key={id}>
          <strong>{name}</strong> {text}
        </li>
      ))}
    </ul>
  );
}

/** A value as it is read, not as it is stored. */
function textOf({ value, path, otherwise }: Field, scenario: unknown): string {
  const written = valueAt(scenario, path) ?? otherwise;
  if (value.kind === 'choice') return value.of.find((one) => one.value === written)?.name ?? '';
  if (value.kind === 'many' || value.kind === 'spots')
    return Array.isArray(written)
      ? written
          .map((one) =>
            value.kind === 'many' ? (value.of.find((it) => it.value === one)?.name ?? one) : one,
          )
          .join(', ')
      : '';
  return typeof written === 'string' || typeof written === 'number' ? String(written) : '';
}
