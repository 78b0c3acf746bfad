import { actionMark, type HexLayout } from '@bicorne/boardkit';
import { hexPath } from '@bicorne/boardkit/map/Sheet.tsx';
import { pressable, useCursor } from '@bicorne/boardkit/press.ts';
import type { ReactNode } from 'react';
import { GRID } from '../data/board.ts';
import type { HundredDaysAction } from '../rules/actions.ts';
import type { HundredDaysView } from '../rules/view.ts';
import { closeHex, openHex } from './choice.ts';
import { describeDeed, describeHex } from './describe.ts';
import type { Deed, Model } from './model.ts';
import { SHOULDER, STANDS } from './place.ts';
import type { HundredDaysWords } from './words/lexicon.ts';

interface Props {
  readonly layout: HexLayout;
  readonly view: HundredDaysView;
  readonly model: Model;
  readonly words: HundredDaysWords;
  readonly legal: readonly HundredDaysAction[];
  readonly act: (action: HundredDaysAction) => void;
}

const MIDDLE = GRID.at(4, 6);
const HEXES = Array.from({ length: GRID.size }, (_, hex) => hex);

/** Every hex can be reached by finger, mouse and keyboard, and says what is there. One of them is in the tab order: the cursor. */
export function Touch({ layout, view, model, words, legal, act }: Props): ReactNode {
  const { hex: cursor, move, group, onKeyDown } = useCursor(layout, MIDDLE);
  const press = (hex: number, deeds: readonly Deed[]): void => {
    if (deeds.length === 1) act(deeds[0].action);
    else if (deeds.length > 1) openHex(hex, legal);
    else closeHex();
  };
  return (
    <g ref={group} onKeyDown={onKeyDown}>
      {HEXES.map((hex) => {
        const deeds = model.spots.get(hex) ?? [];
        return (
          <Button
            key={hex}
            shape={<path d={hexPath(layout, hex)} />}
            hex={hex}
            live={deeds.length > 0}
            label={describeHex(view, words, hex, deeds)}
            focusable={hex === cursor || deeds.length > 0}
            action={deeds.length === 1 ? deeds[0].action : null}
            onFocus={() => move(hex)}
            press={() => press(hex, deeds)}
          />
        );
      })}
      <Stacked layout={layout} view={view} model={model} words={words} legal={legal} act={act} />
    </g>
  );
}

/** Where several pieces of a hex may be picked, each can be pressed by itself. */
function Stacked({ layout, view, model, words, act }: Props): ReactNode {
  return [...model.spots].flatMap(([hex, deeds]) => {
    if (deeds.length < 2) return [];
    return deeds.flatMap((deed) => {
      const place = placeOf(model, deed.action);
      if (place === null) return [];
      const { x, y } = layout.centres[hex];
      return [
        <Button
          key={actionMark(deed.action)}
          shape={<circle cx={x + place.x} cy={y + place.y} r={place.r} />}
          live
          label={describeDeed(view, words, deed)}
          focusable
          action={deed.action}
          press={() => act(deed.action)}
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

interface ButtonProps {
  readonly shape: ReactNode;
  readonly hex?: number;
  readonly live: boolean;
  readonly label: string;
  readonly focusable: boolean;
  /** What a press does, if it is one thing. */
  readonly action: HundredDaysAction | null;
  readonly onFocus?: () => void;
  readonly press: () => void;
}

function Button({ shape, hex, live, label, focusable, action, onFocus, press }: ButtonProps): ReactNode {
  return (
    <g
      data-hex={hex}
      data-place={hex}
      className={live ? 'bk-touch bk-live' : 'bk-touch'}
      tabIndex={focusable ? 0 : -1}
      aria-label={label}
      aria-disabled={!live}
      {...(action === null ? {} : { 'data-action': actionMark(action) })}
      onFocus={onFocus}
      {...pressable(press)}
    >
      {shape}
    </g>
  );
}
