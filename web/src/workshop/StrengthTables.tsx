import type { Strength } from '@bicorne/boardkit/workshop/contract.ts';
import type { ReactNode } from 'react';

/** Both sides, side by side. */
export const StrengthTables = ({ strengths }: { readonly strengths: readonly Strength[] }): ReactNode => (
  <div className="bench-strengths">
    {strengths.map(({ side, lines }) => (
      <table key={side}>
        <caption>{side}</caption>
        <tbody>
          {lines.map(({ name, count }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    ))}
  </div>
);
