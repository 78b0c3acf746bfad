import type { Side } from '@bicorne/report';
import type { ReactNode } from 'react';
import type { ReportWords } from '../words/report/words.ts';

interface Props {
  readonly sides: readonly Side[];
  readonly names: readonly string[];
  readonly say: ReportWords;
  readonly percent: (value: number) => string;
  readonly signed: (value: number) => string;
}

const ROWS = ['start', 'luck', 'decisions', 'result', 'deserved'] as const;
/** What is added has a sign. */
const ADDED: ReadonlySet<string> = new Set(['luck', 'decisions']);

/** Start + luck + decisions = result, for each side; written as one adds up. */
export function Sums({ sides, names, say, percent, signed }: Props): ReactNode {
  return (
    <table className="report-sums">
      <thead>
        <tr>
          <td />
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map((row) => (
          <tr key={row} className={`report-${row}`}>
            <th scope="row">{say[row]}</th>
            {sides.map((side) => (
              <td key={side.seat} className={ADDED.has(row) ? toneOf(side[row]) : ''}>
                {ADDED.has(row) ? signed(side[row]) : percent(side[row])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Good and bad are told by their sign as well; what is shown as nothing is neither. */
function toneOf(value: number): string {
  if (Math.abs(value) < 0.005) return '';
  return value < 0 ? 'bad' : 'good';
}
