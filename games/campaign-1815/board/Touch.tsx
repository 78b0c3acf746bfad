import { useEscape } from '@bicorne/boardkit/escape.ts';
import { fingers } from '@bicorne/boardkit/finger.ts';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { TOWNS } from '../data/towns.ts';
import { townNamed } from '../rules/board.ts';
import { clearChoice, openTown, point } from './choice.ts';
import { describeTown } from './describe.ts';
import { Ghost, useDrag } from './Drag.tsx';
import { arrowOf } from './keys.ts';
import type { SceneProps } from './MapScene.tsx';
import { markOf, townKey } from './options.ts';
import { firstOf } from './marches.ts';
import { pressSpot } from './perform.ts';
import { stepTown, type Sheet } from './sheet.ts';

const CHARLEROI = townNamed('charleroi');

/** Every town can be reached by finger, mouse and keyboard, and says what is there; arrow keys go from town to town. */
export function Touch(
  props: SceneProps & { readonly sheet: Sheet; readonly sources: ReadonlyMap<number, readonly number[]> },
): ReactNode {
  const { view, words, ways, options, sheet, sources, act } = props;
  const dragging = useDrag(options, act);
  const [cursor, setCursor] = useState(CHARLEROI);
  const group = useRef<SVGGElement>(null);
  useEscape(clearChoice);
  const onKeyDown = (event: KeyboardEvent): void => {
    const arrow = arrowOf(event);
    if (arrow === undefined) return;
    event.preventDefault();
    const next = stepTown(sheet, cursor, arrow);
    setCursor(next);
    group.current?.querySelector<SVGElement>(`[data-town="${next}"]`)?.focus();
  };
  /** Of the open town those that are chosen, of any other all that may go together. */
  const heldIn = (town: number): readonly number[] => {
    const here = sources.get(town) ?? [];
    const taken = props.chosen.filter((block) => here.includes(block));
    return taken.length > 0 ? taken : firstOf(view, town, here);
  };
  const press = (town: number): (() => void) => {
    const spot = ways.get(townKey(town));
    if (spot) return () => pressSpot(townKey(town), spot, act);
    const blocks = sources.get(town);
    if (blocks) return () => openTown(town, firstOf(view, town, blocks));
    return () => (props.chosen.length > 0 ? clearChoice() : openTown(town, []));
  };
  return (
    <g ref={group} onKeyDown={onKeyDown} onPointerLeave={() => point(null)} {...fingers}>
      {TOWNS.map(({ id }, town) => {
        const doIt = press(town);
        const live = ways.has(townKey(town)) || sources.has(town);
        const { x, y } = sheet.towns[town];
        return (
          <rect
            key={id}
            data-town={town}
            data-press={town}
            data-spot={townKey(town)}
            data-lit={live ? townKey(town) : undefined}
            data-action={markOf(ways.get(townKey(town)))}
            className={live ? 'cmp-touch cmp-live' : 'cmp-touch'}
            x={x - 62}
            y={y - 92}
            width="124"
            height="142"
            rx="8"
            {...(live ? { role: 'button', 'aria-disabled': false } : { role: 'img', 'data-dead': true })}
            tabIndex={live || town === cursor ? 0 : -1}
            aria-label={describeTown(view, words, town, ways.has(townKey(town)), sources.has(town))}
            aria-pressed={live ? props.opened === town : undefined}
            onPointerEnter={() => point(town)}
            onFocus={() => {
              point(town);
              setCursor(town);
            }}
            onBlur={() => point(null)}
            {...(sources.has(town) && !ways.has(townKey(town))
              ? dragging.handlers(heldIn(town), doIt)
              : { onClick: doIt })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              doIt();
            }}
          />
        );
      })}
      <Ghost held={dragging.held} steps={view.steps} />
    </g>
  );
}
