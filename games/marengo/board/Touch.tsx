import { actionMark, gestureMark, type Arrow } from '@bicorne/boardkit';
import { useEscape } from '@bicorne/boardkit/escape.ts';
import { fingers } from '@bicorne/boardkit/finger.ts';
import { placed } from '@bicorne/boardkit/press.ts';
import { useSteady } from '@bicorne/boardkit/steady.ts';
import { memo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { BOXES } from '../data/forces.ts';
import type { MarengoAction } from '../rules/actions.ts';
import { FIRST_BOX, isReserve } from '../rules/map.ts';
import type { MarengoView } from '../rules/view.ts';
import { choose, clearChoice, openPlace, point } from './choice.ts';
import { describe } from './describe.ts';
import { DragHandles } from './Drag.tsx';
import { liesOf, markAt, shapeOf } from './layout.ts';
import type { Model } from './model.ts';
import { BLOCK } from './room.ts';
import { LOCALITY_NUMBERS, type Sheet } from './sheet.ts';
import type { Spots } from './spots.ts';
import { stepApproach, stepArea } from './steps.ts';
import type { MarengoWords } from './words/lexicon.ts';

interface Props {
  readonly sheet: Sheet;
  readonly view: MarengoView;
  readonly model: Model;
  readonly spots: Spots;
  readonly words: MarengoWords;
  readonly act: (...gesture: readonly MarengoAction[]) => void;
}

const ARROWS: Readonly<Record<string, Arrow>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const PAGES: Readonly<Record<string, 1 | -1>> = { PageDown: 1, PageUp: -1 };
const MARENGO = 9;
const BOX_POSITIONS = BOXES.map((_, i) => FIRST_BOX + i);

/**
 * Every locality and every approach can be reached by finger, mouse and keyboard, and says what is there.
 * Arrow keys go from locality to locality, Page keys around its approaches; what may be used now is in the tab order.
 */
export function Touch({ sheet, view, model, spots, words, act: send }: Props): ReactNode {
  const [cursor, setCursor] = useState(MARENGO);
  const group = useRef<SVGGElement>(null);
  const act = (...gesture: readonly MarengoAction[]): void => {
    clearChoice();
    send(...gesture);
  };
  useEscape(clearChoice);
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = nextOf(event);
    if (next === null) return;
    event.preventDefault();
    if (isReserve(next)) setCursor(next);
    group.current?.querySelector<SVGElement>(`[data-position="${next}"]`)?.focus();
  };
  /** Arrows go from locality to locality, Page Up and Page Down along the approaches of the one that was reached. */
  const nextOf = ({ key, target }: KeyboardEvent): number | null => {
    const arrow = ARROWS[key];
    if (arrow !== undefined) return stepArea(sheet, cursor, arrow);
    const turn = PAGES[key];
    const at = target instanceof SVGElement ? Number(target.dataset['position']) : cursor;
    return turn === undefined ? null : stepApproach(cursor, at, turn);
  };
  const press = useSteady((position: number): void => (pressOf(position, spots, act) ?? clearChoice)());
  const spotFor = (position: number): ReactNode => (
    <SpotButton
      key={position}
      position={position}
      path={shapeOf(sheet, position)}
      live={pressOf(position, spots, act) !== null}
      press={press}
      label={describe(view, words, position, spots)}
      mark={markOf(position, spots)}
      focusable={position === cursor}
      onFocus={setCursor}
    />
  );
  return (
    <g ref={group} onKeyDown={onKeyDown} onPointerLeave={() => point(null)} {...fingers}>
      {LOCALITY_NUMBERS.map(spotFor)}
      {[...sheet.sides.keys()].map(spotFor)}
      {BOX_POSITIONS.map(spotFor)}
      <DragHandles sheet={sheet} model={model} spots={spots} drop={press} />
      <Marks sheet={sheet} spots={spots} press={press} />
      {[...spots.crossings].map(([crossing, action]) => (
        <circle
          key={crossing}
          className="mar-touch mar-live"
          cx={sheet.crossings[crossing].x}
          cy={sheet.crossings[crossing].y}
          r="24"
          data-lit={`crossing ${crossing}`}
          data-action={actionMark(action)}
          {...button(words.action(action, view), () => act(action))}
        />
      ))}
      <LiveBlocks sheet={sheet} view={view} model={model} words={words} act={act} />
    </g>
  );
}

/** One thing to do is done; of several the tray asks which; a line of one's own is chosen. */
function pressOf(position: number, spots: Spots, act: Props['act']): (() => void) | null {
  const ways = spots.places.get(position)?.ways;
  if (ways) return ways.length === 1 ? () => act(...ways[0].gesture) : () => openPlace(position);
  return spots.sources.has(position) ? () => choose(position) : null;
}

/** The one thing that a press does, for the shell. */
function markOf(position: number, { places }: Spots): string | undefined {
  const ways = places.get(position)?.ways ?? [];
  return ways.length === 1 ? gestureMark(ways[0].gesture) : undefined;
}

/** How far from its middle a mark is meant, as long as no other is nearer. */
const MARK = 26;

/** What is marked lies above all else that can be pressed there: the strip of an approach, a neighbour, a block. */
function Marks({
  sheet,
  spots,
  press,
}: Pick<Props, 'sheet' | 'spots'> & { readonly press: (position: number) => void }): ReactNode {
  const marks = [...spots.places].map(([position, { kind }]) => {
    const { x, y } = markAt(sheet, position, kind);
    return { position, x, y };
  });
  return (
    <g aria-hidden="true">
      {marks.map(({ position, x, y }) => (
        <circle
          key={position}
          className="mar-touch mar-live"
          data-position={position}
          data-place={position}
          data-action={markOf(position, spots)}
          data-lit={position}
          cx={x}
          cy={y}
          r={Math.min(
            MARK,
            ...marks
              .filter((one) => one.position !== position)
              .map((one) => Math.hypot(one.x - x, one.y - y) / 2),
          )}
          onPointerEnter={() => point(position)}
          onClick={() => press(position)}
        />
      ))}
    </g>
  );
}

const onEnter =
  (press: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press();
  };

const button = (label: string, press: () => void) =>
  ({
    role: 'button',
    tabIndex: 0,
    'aria-label': label,
    'aria-disabled': false,
    onClick: press,
    onKeyDown: onEnter(press),
  }) as const;

interface SpotProps {
  readonly position: number;
  readonly path: string;
  readonly live: boolean;
  readonly press: (position: number) => void;
  readonly label: string;
  readonly mark: string | undefined;
  readonly focusable: boolean;
  readonly onFocus: (locality: number) => void;
}

const SpotButton = memo(function SpotButton(props: SpotProps): ReactNode {
  const { position, path, live, press, label, mark, focusable, onFocus } = props;
  return (
    <path
      d={path}
      data-position={position}
      data-place={position}
      data-action={mark}
      className={live ? 'mar-touch mar-live' : 'mar-touch'}
      tabIndex={focusable || live ? 0 : -1}
      aria-label={label}
      onPointerEnter={() => point(position)}
      onFocus={() => {
        point(position);
        if (isReserve(position)) onFocus(position);
      }}
      onBlur={() => point(null)}
      {...placed(live, () => press(position))}
    />
  );
});

/** Single blocks that may be named now. */
function LiveBlocks({ sheet, view, model, words, act }: Omit<Props, 'spots'>): ReactNode {
  return [...model.lines.values()].flatMap((line) => {
    const lies = liesOf(sheet, line);
    return line.bars.map(({ action }, i) =>
      action === null ? null : (
        <rect
          key={`${lies[i].x} ${lies[i].y}`}
          className="mar-touch mar-live"
          transform={`translate(${lies[i].x} ${lies[i].y}) rotate(${lies[i].turn})`}
          x={-BLOCK.length / 2 - 3}
          y={-BLOCK.thick / 2 - 4}
          width={BLOCK.length + 6}
          height={BLOCK.thick + 8}
          data-action={actionMark(action)}
          data-lit=""
          {...button(words.action(action, view), () => act(action))}
        />
      ),
    );
  });
}
