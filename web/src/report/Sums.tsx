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

/** Start + luck + decisions = result, for each side. */
export function Sums({ sides, names, say, percent, signed }: Props): ReactNode {
  return (
    <table className="report-sums">
      <thead>
        <tr>
          <td />
          {[say.start, say.luck, say.decisions, say.result, say.deserved].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sides.map(({ seat, start, luck, decisions, result, deserved }, n) => (
          <tr key={seat}>
            <th scope="row">{names[n]}</th>
            <td>{percent(start)}</td>
            <td className={toneOf(luck)}>{signed(luck)}</td>
            <td className={toneOf(decisions)}>{signed(decisions)}</td>
            <td>{percent(result)}</td>
            <td className="report-deserved">{percent(deserved)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Good and bad are told by their sign as well. */
const toneOf = (value: number): string => (value < 0 ? 'bad' : 'good');
