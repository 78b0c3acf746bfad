import { minus, type Point } from '@bicorne/boardkit';
import type { ReactNode } from 'react';
import type { MarengoEvent } from '../rules/events.ts';
import { NONE } from '../rules/pieces.ts';
import { ARMY_CLASS, ArmSign } from './Block.tsx';
import { middleOf } from './layout.ts';
import { strengthOf } from './model.ts';
import { resultIn, type Sum } from './scene.ts';
import { sidePoint, type Sheet } from './sheet.ts';
import type { MarengoWords } from './words/lexicon.ts';

interface Props {
  readonly sheet: Sheet;
  readonly events: readonly MarengoEvent[];
  /** The attack approach of the fight that is on. */
  readonly fight: number | null;
  readonly words: MarengoWords;
}

/** Beside the fight: its sum, and what each piece came down to. */
export function Toll({ sheet, events, fight, words }: Props): ReactNode {
  const via = fight ?? events.find((event) => event.type === 'decided')?.via ?? null;
  const sum = resultIn(events);
  return (
    <g aria-hidden="true" pointerEvents="none">
      {[...tollsIn(events)].flatMap(([at, tolls]) =>
        tolls.map((toll, i) => {
          const place = tagAt(sheet, at, i);
          return <Reduction key={`${place.x} ${place.y}`} at={place} toll={toll} />;
        }),
      )}
      {sum && via !== null && <SumPlaque at={plaqueAt(sheet, via)} sum={sum} words={words} />}
    </g>
  );
}

interface Loss {
  readonly army: number;
  readonly face: number;
  readonly to: number;
}

/** By position, in the order in which they were told. */
function tollsIn(events: readonly MarengoEvent[]): ReadonlyMap<number, readonly Loss[]> {
  const tolls = new Map<number, Loss[]>();
  for (const event of events) {
    if (event.type !== 'reduced' && event.type !== 'destroyed') continue;
    const { at, army, face } = event;
    const loss = { army, face, to: event.type === 'reduced' ? event.to : NONE };
    tolls.set(at, [...(tolls.get(at) ?? []), loss]);
  }
  return tolls;
}

const [WIDE, HIGH] = [112, 38];

/** Behind the line, away from the border. */
function tagAt(sheet: Sheet, position: number, i: number): Point {
  const side = sheet.sides.get(position);
  const { x, y } = side ? sidePoint(side, 0, 104) : middleOf(sheet, position);
  return within(sheet, { x, y: y + i * (HIGH + 5) }, WIDE / 2);
}

/** Beyond the end of the border. */
function plaqueAt(sheet: Sheet, via: number): Point {
  const side = sheet.sides.get(via);
  return within(sheet, side ? sidePoint(side, side.length / 2 + 110, 0) : middleOf(sheet, via), 200);
}

const within = ({ width, height }: Sheet, { x, y }: Point, half: number): Point => ({
  x: Math.min(Math.max(x, half + 30), width - half - 30),
  y: Math.min(Math.max(y, 80), height - 80),
});

/** A piece, its strength before and after; a cross for one that is gone. */
const Reduction = ({
  at,
  toll: { army, face, to },
}: {
  readonly at: Point;
  readonly toll: Loss;
}): ReactNode => (
  <g transform={`translate(${at.x.toFixed(0)} ${at.y.toFixed(0)})`}>
    <g className={`mar-toll ${ARMY_CLASS[army]}`}>
      <rect x={-WIDE / 2} y={-HIGH / 2} width={WIDE} height={HIGH} rx="5" />
      <g transform="translate(-34 0) scale(1.2)">
        <ArmSign face={face} />
      </g>
      <text x="-4" y="9">
        {strengthOf(face)}
      </text>
      <path className="mar-toll-to" d="M10 0H24M18 -6L25 0L18 6" />
      {to === NONE ? (
        <path className="mar-toll-gone" d="M34 -8L48 8M48 -8L34 8" />
      ) : (
        <text x="41" y="9">
          {strengthOf(to)}
        </text>
      )}
    </g>
  </g>
);

/** M11.16 */
const SumPlaque = ({
  at,
  sum: { lead, penalties, guard, counter, total },
  words: { ui },
}: {
  readonly at: Point;
  readonly sum: Sum;
  readonly words: MarengoWords;
}): ReactNode => (
  <g transform={`translate(${at.x.toFixed(0)} ${at.y.toFixed(0)})`}>
    <g className="mar-reckoning">
      <rect x="-170" y="-48" width="340" height="96" rx="6" />
      <text className="mar-reckoning-sum" y="-4">
        {`${lead} − ${penalties} − ${guard} − ${counter} = ${minus(total)}`}
      </text>
      <text y="32">{total > 0 ? ui.sumWon : ui.sumLost}</text>
    </g>
  </g>
);
