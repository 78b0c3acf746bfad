import { actionMark, gestureMark, polyline, type HexLayout } from '@bicorne/boardkit';
import { useHexDrag } from '@bicorne/boardkit/drag.ts';
import { hexPath } from '@bicorne/boardkit/map/Sheet.tsx';
import { placed, pressable, useCursor } from '@bicorne/boardkit/press.ts';
import { memo, type ReactNode } from 'react';
import { GRID } from '../data/board.ts';
import type { Action } from '../rules/actions.ts';
import type { View } from '../rules/view.ts';
import { describeHex } from './describe.ts';
import { actionAt, type Hold } from './hold.ts';
import type { Model, Spot } from './model.ts';
import { SHOULDER } from './Unit.tsx';
import type { NapoleonicsWords } from './words/lexicon.ts';

interface TouchProps {
  readonly layout: HexLayout;
  readonly model: Model;
  readonly view: View;
  readonly words: NapoleonicsWords;
  readonly hold: Hold;
}

const MIDDLE = GRID.at(4, 6);
const HEXES = Array.from({ length: GRID.size }, (_, hex) => hex);

/** Every hex can be reached by finger, mouse and keyboard, and says what is there. One of them is in the tab order: the cursor. */
export const Touch = memo(function Touch({ layout, view, model, words, hold }: TouchProps): ReactNode {
  const { hex: cursor, move, group, onKeyDown } = useCursor(layout, MIDDLE);
  const { dragged, handlers } = useHexDrag(hold.mayTake, hold.take, hold.drop);
  return (
    <g ref={group} onKeyDown={onKeyDown} {...handlers}>
      {HEXES.map((hex) => (
        <HexButton
          key={hex}
          hex={hex}
          path={hexPath(layout, hex)}
          spot={model.spots.get(hex)}
          action={actionAt(model.spots.get(hex), view, hex)}
          live={hold.isLive(hex)}
          label={describeHex(view, words, hex, model.spots.get(hex))}
          focusable={hex === cursor}
          onFocus={move}
          press={hold.press}
        />
      ))}
      {model.leaders.flatMap(({ id, hex, attached, name }) => {
        const spot = model.spots.get(hex);
        if (!attached || !spot || spot.leader === null) return [];
        const { x, y } = layout.centres[hex];
        return [
          <LeaderButton
            key={id}
            x={x + SHOULDER[0]}
            y={y + SHOULDER[1]}
            label={words.action(spot.leader, view)}
            name={name}
            action={spot.leader}
            act={hold.pressLeader}
          />,
        ];
      })}
      {dragged && <path className="bk-drag" d={polyline([layout.centres[dragged.hex], dragged.at])} />}
    </g>
  );
});

interface HexButtonProps {
  readonly hex: number;
  readonly path: string;
  readonly spot: Spot | undefined;
  readonly action: Action | null;
  readonly live: boolean;
  readonly label: string;
  readonly focusable: boolean;
  readonly onFocus: (hex: number) => void;
  readonly press: (hex: number) => void;
}

function HexButton(button: HexButtonProps): ReactNode {
  const { hex, path, spot, action, live, label, focusable, onFocus, press } = button;
  const gesture = action === null ? onlyAttack(spot) : [action];
  return (
    <path
      d={path}
      data-hex={hex}
      data-place={hex}
      className={live ? 'bk-touch bk-live' : 'bk-touch'}
      tabIndex={focusable || live ? 0 : -1}
      aria-label={label}
      {...(gesture ? { 'data-action': gestureMark(gesture) } : {})}
      onFocus={() => onFocus(hex)}
      {...placed(live, () => press(hex))}
    />
  );
}

const onlyAttack = (spot: Spot | undefined): readonly Action[] | null =>
  spot?.attacks?.length === 1 ? spot.attacks[0].gesture : null;

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
