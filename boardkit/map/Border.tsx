import type { ReactNode } from 'react';
import './map.css';

interface Props {
  readonly sheet: { readonly width: number; readonly height: number };
}

/** The engraved border of a sheet without a hex net; what lies under it is paper. */
export function Border({ sheet: { width, height } }: Props): ReactNode {
  const line = (inset: number): string => `M${inset} ${inset}H${width - inset}V${height - inset}H${inset}Z`;
  return (
    <g>
      <path
        className="bk-paper"
        fillRule="evenodd"
        d={`M0 0H${width}V${height}H0ZM29 29V${height - 29}H${width - 29}V29Z`}
      />
      <path className="bk-neatline" strokeWidth="3.4" d={line(9)} />
      <path
        className="bk-neatline"
        strokeWidth="6"
        strokeDasharray="60 60"
        strokeOpacity="0.75"
        d={line(18)}
      />
      <path className="bk-neatline" strokeWidth="1.2" d={line(13.5)} />
      <path className="bk-neatline" strokeWidth="1.2" d={line(22.5)} />
      <path className="bk-neatline" strokeWidth="2" d={line(28)} />
    </g>
  );
}
