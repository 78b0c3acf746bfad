import { spotsOfFault } from '@bicorne/boardkit/workshop/faults.ts';
import type { Fault } from '@bicorne/engine';
import type { ReactNode } from 'react';
import type { ShellWords } from '../words/words.ts';
import type { Shop } from './load.ts';
import type { OnBench } from './useBench.ts';
import type { WorkshopWords } from './words/words.ts';

interface Props {
  readonly shop: Shop;
  readonly bench: OnBench;
  readonly onSpot: (spot: string) => void;
  readonly onRule: (rule: string) => void;
  readonly words: WorkshopWords;
  readonly shell: ShellWords;
}

/** All that is wrong, each with its place and its rule. */
export function FaultList(props: Props): ReactNode {
  const { bench, words } = props;
  if (bench.faults.length === 0) return <p className="bench-note sound">{words.sound}</p>;
  return (
    <>
      <p className="bench-note">{words.playNote}</p>
      <ul className="bench-faults">
        {bench.faults.map((fault) => (
          <OneFault key={`${fault.place} ${fault.message}`} fault={fault} {...props} />
        ))}
      </ul>
    </>
  );
}

function OneFault({
  fault,
  shop,
  bench,
  onSpot,
  onRule,
  words,
  shell,
}: Props & { readonly fault: Fault }): ReactNode {
  const ids = new Set(shop.module.spots.map(({ id }) => id));
  const spots = spotsOfFault(fault, bench.scenario, (id) => ids.has(id));
  const { rule } = fault;
  return (
    <li>
      <span>{shop.workbench.faultText?.(fault) ?? fault.message}</span>
      <span className="bench-fault-ways">
        {spots.slice(0, 4).map((spot) => (
          <button key={spot} type="button" aria-label={words.showFault(spot)} onClick={() => onSpot(spot)}>
            {spot}
          </button>
        ))}
        {rule !== undefined && (
          <button type="button" onClick={() => onRule(rule)}>
            {shell.table.rule(rule)}
          </button>
        )}
      </span>
    </li>
  );
}
