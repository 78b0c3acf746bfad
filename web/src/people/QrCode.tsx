import { useMemo, type ReactNode } from 'react';
import { encode } from 'uqr';

interface Props {
  readonly text: string;
  readonly label: string;
}

/** Always dark upon light, whatever the look: cameras want it so. */
export function QrCode({ text, label }: Props): ReactNode {
  const { size, data } = useMemo(() => encode(text, { border: 2 }), [text]);
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className="qr" viewBox={`0 0 ${String(size)} ${String(size)}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
