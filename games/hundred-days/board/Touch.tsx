import { gestureMark, polyline, type HexLayout } from '@bicorne/boardkit';
import { useHexDrag } from '@bicorne/boardkit/drag.ts';
import { hexPath } from '@bicorne/boardkit/map/Sheet.tsx';
import { placed, pressable, useCursor } from '@bicorne/boardkit/press.ts';
import { memo, useMemo, type ReactNode } from 'react';
import { GRID } from '../data/board.ts';
import type { HundredDaysAction } from '../rules/actions.ts';
import type { HundredDaysView } from '../rules/view.ts';
import { describeDeed, describeHex } from './describe.ts';
import type { Hold } from './hold.ts';
import type { Model } from './model.ts';
import { SHOULDER, STANDS } from './place.ts';
import type { HundredDaysWords } from './words/lexicon.ts';

interface Props {
  readonly layout: HexLayout;
  readonly view: HundredDaysView;
  readonly model: Model;
  readonly words: HundredDaysWords;
  readonly hold: Hold;
}

const MIDDLE = GRID.at(4, 6);
const HEXES = Array.from({ length: GRID.size }, (_, hex) => hex);

/** Every hex can be reached by finger, mouse and keyboard, and says what is there. One of them is in the tab order: the cursor. */
export const Touch = memo(function Touch({ layout, view, model, words, hold }: Props): ReactNode {
  const { hex: cursor, move, group, onKeyDown } = useCursor(layout, MIDDLE);
  const paths = useMemo(() => HEXES.map((hex) => hexPath(layout, hex)), [layout]);
  const { dragged, handlers } = useHexDrag(hold.mayTake, hold.take, hold.drop);
  return (
    <g ref={group} onKeyDown={onKeyDown} {...handlers}>
      {HEXES.map((hex) => {
        const deeds = model.spots.get(hex) ?? [];
        return (
          <HexButton
            key={hex}
            path={paths[hex]}
            hex={hex}
            live={deeds.length > 0}
            label={describeHex(view, words, hex, deeds)}
            focusable={hex === cursor || deeds.length > 0}
            action={deeds.length === 1 ? gestureMark(deeds[0].gesture) : undefined}
            onFocus={move}
            press={hold.press}
          />
        );
      })}
      <Stacked layout={layout} view={view} model={model} words={words} hold={hold} />
      {dragged && <path className="bk-drag" d={polyline([layout.centres[dragged.hex], dragged.at])} />}
    </g>
  );
});

/** Where several pieces of a hex may be picked, each can be pressed by itself. */
function Stacked({ layout, view, model, words, hold }: Props): ReactNode {
  return [...model.spots].flatMap(([hex, deeds]) => {
    if (deeds.length < 2) return [];
    return deeds.flatMap((deed) => {
      const place = placeOf(model, deed.action);
      if (place === null) return [];
      const { x, y } = layout.centres[hex];
      return [
        <circle
          key={gestureMark(deed.gesture)}
          className="bk-touch bk-live hd-part"
          cx={x + place.x}
          cy={y + place.y}
          r={place.r}
          tabIndex={0}
          aria-label={describeDeed(view, words, deed)}
          aria-disabled="false"
          data-action={gestureMark(deed.gesture)}
          {...pressable(() => hold.act(deed.gesture))}
        />,
      ];
    });
  });
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

function placeOf(model: Model, action: HundredDaysAction): Spot | null {
  if (action.do === 'pick') {
    const unit = model.units.find(({ id }) => id === action.unit);
    return unit
      ? { ...STANDS[unit.place], r: unit.place === 'guns' || unit.place === 'inside' ? 17 : 24 }
      : null;
  }
  if (action.do !== 'pick-leader') return null;
  const leader = model.leaders.find(({ id }) => id === action.leader);
  return leader?.attached === true ? { ...SHOULDER, r: 17 } : null;
}

interface HexButtonProps {
  readonly path: string;
  readonly hex: number;
  readonly live: boolean;
  readonly label: string;
  readonly focusable: boolean;
  /** What a press does, if it is one thing. */
  readonly action: string | undefined;
  readonly onFocus: (hex: number) => void;
  readonly press: (hex: number) => void;
}

const HexButton = memo(function HexButton(button: HexButtonProps): ReactNode {
  const { path, hex, live, label, focusable, action, onFocus, press } = button;
  return (
    <path
      d={path}
      data-hex={hex}
      data-place={hex}
      className={live ? 'bk-touch bk-live' : 'bk-touch'}
      tabIndex={focusable ? 0 : -1}
      aria-label={label}
      data-action={action}
      onFocus={() => onFocus(hex)}
      {...placed(live, () => press(hex))}
    />
  );
});
