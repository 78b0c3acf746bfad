import { actionMark, type HexLayout } from '@bicorne/boardkit';
import { hexPath } from '@bicorne/boardkit/map/Sheet.tsx';
import { pressable, useCursor } from '@bicorne/boardkit/press.ts';
import { memo, type ReactNode } from 'react';
import { GRID } from '../data/board.ts';
import type { Action } from '../rules/actions.ts';
import type { View } from '../rules/view.ts';
import { describeHex } from './describe.ts';
import type { Model, Spot } from './model.ts';
import { SHOULDER } from './Unit.tsx';
import type { NapoleonicsWords } from './words/lexicon.ts';

interface TouchProps {
  readonly layout: HexLayout;
  readonly model: Model;
  readonly view: View;
  readonly words: NapoleonicsWords;
  readonly act: (action: Action) => void;
}

const MIDDLE = GRID.at(4, 6);
const HEXES = Array.from({ length: GRID.size }, (_, hex) => hex);

/** Every hex can be reached by finger, mouse and keyboard, and says what is there. One of them is in the tab order: the cursor. */
export const Touch = memo(function Touch({ layout, view, model, words, act }: TouchProps): ReactNode {
  const { hex: cursor, move, group, onKeyDown } = useCursor(layout, MIDDLE);
  return (
    <g ref={group} onKeyDown={onKeyDown}>
      {HEXES.map((hex) => (
        <HexButton
          key={hex}
          hex={hex}
          path={hexPath(layout, hex)}
          spot={model.spots.get(hex)}
          label={describeHex(view, words, hex, model.spots.get(hex))}
          focusable={hex === cursor}
          onFocus={move}
          act={act}
        />
      ))}
      {model.leaders.flatMap(({ id, hex, attached, name }) => {
        const spot = model.spots.get(hex);
        if (!attached || !spot || spot.leader === null || spot.action === null) return [];
        const { x, y } = layout.centres[hex];
        return [
          <LeaderButton
            key={id}
            x={x + SHOULDER[0]}
            y={y + SHOULDER[1]}
            label={words.action(spot.leader, view)}
            name={name}
            action={spot.leader}
            act={act}
          />,
        ];
      })}
    </g>
  );
});

interface HexButtonProps {
  readonly hex: number;
  readonly path: string;
  readonly spot: Spot | undefined;
  readonly label: string;
  readonly focusable: boolean;
  readonly onFocus: (hex: number) => void;
  readonly act: (action: Action) => void;
}

function HexButton({ hex, path, spot, label, focusable, onFocus, act }: HexButtonProps): ReactNode {
  const action = spot?.action ?? spot?.leader ?? null;
  const press = (): void => {
    if (action !== null) act(action);
  };
  return (
    <path
      d={path}
      data-hex={hex}
      data-place={hex}
      className={action === null ? 'bk-touch' : 'bk-touch bk-live'}
      tabIndex={focusable || action !== null ? 0 : -1}
      aria-label={label}
      aria-disabled={action === null}
      {...(action === null ? {} : { 'data-action': actionMark(action) })}
      onFocus={() => onFocus(hex)}
      {...pressable(press)}
    />
  );
}

interface LeaderButtonProps {
  readonly x: number;
  readonly y: number;
  readonly label: string;
  readonly name: string;
  readonly action: Action;
  readonly act: (action: Action) => void;
}

const LeaderButton = ({ x, y, label, action, act }: LeaderButtonProps): ReactNode => (
  <circle
    cx={x}
    cy={y}
    r="19"
    className="bk-touch bk-live"
    tabIndex={0}
    aria-label={label}
    data-action={actionMark(action)}
    {...pressable(() => act(action))}
  />
);
