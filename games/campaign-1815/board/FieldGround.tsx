import { diceFrom, noise, softLoop, type Point } from '@bicorne/boardkit';
import { useMemo, type ReactNode } from 'react';
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
  if (kind === 'wood') return <Wood box={box} />;
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

const FARM: readonly (readonly [number, number])[] = [
  [-0.36, -0.24],
  [-0.3, 0.34],
  [0.35, -0.22],
  [0.33, 0.34],
  [0, -0.3],
];

/** Trees stand closest at the rim, so that whoever is in the wood can be seen. */
function Wood({ box }: { readonly box: Box }): ReactNode {
  const { rim, trees } = useMemo(() => woodIn(box), [box]);
  return (
    <g>
      <path className="bk-wood-wash" d={rim} />
      {trees.map(({ x, y, form, size }) => (
        <use
          key={`${x} ${y}`}
          href={`#bk-tree-${form}`}
          transform={`translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${size.toFixed(2)})`}
        />
      ))}
    </g>
  );
}

const TREES = 64;

function woodIn({ x, y, width, height }: Box) {
  const dice = diceFrom(x * 7 + y);
  const [cx, cy] = [x + width / 2, y + height / 2];
  const at = (turn: number, far: number): Point => ({
    x: cx + Math.cos(turn) * width * 0.4 * far,
    y: cy + Math.sin(turn) * height * 0.37 * far,
  });
  const reach = (turn: number): number =>
    1 + 0.22 * noise(x + 3, Math.cos(turn) * 2 + 9, Math.sin(turn) * 2 + 4);
  const rim = Array.from({ length: 18 }, (_, i) => at((i / 9) * Math.PI, reach((i / 9) * Math.PI)));
  const trees = Array.from({ length: TREES }, () => {
    const turn = dice() * Math.PI * 2;
    const far = 0.72 + Math.sqrt(dice()) * 0.26;
    return { ...at(turn, far * reach(turn)), form: Math.floor(dice() * 3), size: 1.5 + dice() * 0.5 };
  });
  return { rim: softLoop(rim), trees: trees.toSorted((one, other) => one.y - other.y) };
}

function hillStrokes(cx: number, cy: number, rx: number, ry: number): string {
  return Array.from({ length: 72 }, (_, i) => {
    const turn = (i / 72) * Math.PI * 2;
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
    const reach = 1.22 + (i % 3) * 0.05;
    return `M${(cx + dx * rx).toFixed(0)} ${(cy + dy * ry).toFixed(0)}L${(cx + dx * rx * reach).toFixed(0)} ${(cy + dy * ry * reach).toFixed(0)}`;
  }).join('');
}
