import type { ReactNode } from 'react';
import type { Box } from './fieldSheet.ts';
import { TERRAINS } from '../data/terrain.ts';

/** The marker drawn as the ground it stands for. */
export function FieldGround({
  terrain,
  box,
  below,
}: {
  readonly terrain: number;
  readonly box: Box;
  readonly below: boolean;
}): ReactNode {
  const { x, y, width, height } = box;
  const [cx, cy] = [x + width / 2, y + height / 2];
  const kind = TERRAINS[terrain];
  if (kind === 'wood')
    return (
      <g>
        <ellipse className="bk-wood-wash" cx={cx} cy={cy} rx={width * 0.46} ry={height * 0.44} />
        {TREES.map(([dx, dy], i) => (
          <use
            key={`${dx} ${dy}`}
            href={`#bk-tree-${i % 3}`}
            transform={`translate(${cx + dx * width} ${cy + dy * height}) scale(2.1)`}
          />
        ))}
      </g>
    );
  if (kind === 'farm')
    return (
      <g>
        <rect
          className="bk-yard"
          x={cx - width * 0.4}
          y={cy - height * 0.36}
          width={width * 0.8}
          height={height * 0.72}
          rx="20"
        />
        {FARM.map(([dx, dy], i) => (
          <use
            key={`${dx} ${dy}`}
            href={`#bk-house-${i % 4}`}
            transform={`translate(${cx + dx * width} ${cy + dy * height}) scale(2.4)`}
          />
        ))}
      </g>
    );
  if (kind === 'hill')
    return (
      <g>
        <ellipse className="bk-hill-0" cx={cx} cy={cy} rx={width * 0.45} ry={height * 0.42} />
        <ellipse className="bk-hill-1" cx={cx - 8} cy={cy - 8} rx={width * 0.31} ry={height * 0.27} />
        <path className="bk-hachure bk-hachure-1" d={hillStrokes(cx, cy, width * 0.33, height * 0.3)} />
      </g>
    );
  if (kind !== 'stream') return null;
  const at = below ? y + 4 : y + height - 4;
  const wave = `M${x - 6} ${at}q${width / 8} -22 ${width / 4} 0t${width / 4} 0t${width / 4} 0t${width / 4 + 12} 0`;
  return (
    <g>
      <path className="cmp-brook-bank" d={wave} />
      <path className="cmp-brook" d={wave} />
    </g>
  );
}

const TREES: readonly (readonly [number, number])[] = [
  [-0.38, -0.2],
  [-0.2, -0.34],
  [0.05, -0.36],
  [0.28, -0.3],
  [0.4, -0.1],
  [-0.42, 0.1],
  [0.42, 0.16],
  [-0.3, 0.36],
  [-0.06, 0.42],
  [0.2, 0.4],
  [0.35, 0.33],
];
const FARM: readonly (readonly [number, number])[] = [
  [-0.36, -0.24],
  [-0.3, 0.34],
  [0.35, -0.22],
  [0.33, 0.34],
  [0, -0.3],
];

function hillStrokes(cx: number, cy: number, rx: number, ry: number): string {
  return Array.from({ length: 72 }, (_, i) => {
    const turn = (i / 72) * Math.PI * 2;
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
    const reach = 1.22 + (i % 3) * 0.05;
    return `M${(cx + dx * rx).toFixed(0)} ${(cy + dy * ry).toFixed(0)}L${(cx + dx * rx * reach).toFixed(0)} ${(cy + dy * ry * reach).toFixed(0)}`;
  }).join('');
}
