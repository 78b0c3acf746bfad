import { actionMark, clamp, type HexLayout } from '@bicorne/boardkit';
import { pressable } from '@bicorne/boardkit/press.ts';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { closeHex } from './choice.ts';
import { describeDeed } from './describe.ts';
import type { Deed } from './model.ts';
import type { HundredDaysAction } from '../rules/actions.ts';
import type { HundredDaysView } from '../rules/view.ts';
import type { HundredDaysWords } from './words/lexicon.ts';

interface Props {
  readonly layout: HexLayout;
  readonly hex: number;
  readonly deeds: readonly Deed[];
  readonly view: HundredDaysView;
  readonly words: HundredDaysWords;
  readonly act: (action: HundredDaysAction) => void;
}

const ROW = 36;
const LETTER = 8.6;
const COIN = 17;

/** Several things may be done at one hex: they are laid out beside it, each with its price. */
export function Menu({ layout, hex, deeds, view, words, act }: Props): ReactNode {
  const longest = Math.max(
    ...deeds.map(({ action, ...deed }) => rowLength(words.action(action, view), deed)),
  );
  const width = longest + 30;
  const height = deeds.length * ROW + 12;
  const { x, y } = layout.centres[hex];
  const right = x + 58 + width < layout.width - 20;
  const left = right ? x + 58 : x - 58 - width;
  const top = clamp(y - height / 2, 30, layout.height - height - 30);
  const list = useRef<SVGGElement>(null);
  // Whoever shuts it is where he was.
  useEffect(() => {
    const before = document.activeElement;
    list.current?.querySelector<SVGElement>('[role="button"]')?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === document.body && before instanceof SVGElement)
        before.focus({ preventScroll: true });
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') closeHex();
  };
  return (
    <g
      ref={list}
      transform={`translate(${clamp(left, 20, layout.width - width - 20)} ${top})`}
      onKeyDown={onKeyDown}
    >
      <rect className="hd-menu-shadow" x="4" y="6" width={width} height={height} rx="6" />
      <rect className="hd-menu" width={width} height={height} rx="6" />
      {deeds.map((deed, i) => (
        <Row
          key={actionMark(deed.action)}
          deed={deed}
          y={6 + i * ROW}
          width={width}
          text={words.action(deed.action, view)}
          label={describeDeed(view, words, deed)}
          act={act}
        />
      ))}
    </g>
  );
}

const rowLength = (text: string, { price, dice }: Pick<Deed, 'price' | 'dice'>): number =>
  text.length * LETTER + (price ?? 0) * COIN + (dice === null ? 0 : 66);

interface RowProps {
  readonly deed: Deed;
  readonly y: number;
  readonly width: number;
  readonly text: string;
  readonly label: string;
  readonly act: (action: HundredDaysAction) => void;
}

function Row({ deed, y, width, text, label, act }: RowProps): ReactNode {
  return (
    <g
      className={`hd-row hd-row-${deed.kind}`}
      transform={`translate(0 ${y})`}
      tabIndex={0}
      aria-label={label}
      aria-disabled="false"
      data-action={actionMark(deed.action)}
      {...pressable(() => act(deed.action))}
    >
      <rect x="4" width={width - 8} height={ROW} rx="4" />
      <text x="14" y="24">
        {text}
      </text>
      {deed.dice !== null && (
        <text className="hd-row-dice" x={width - 14 - (deed.price ?? 0) * COIN} y="24">
          {deed.dice} × {deed.low === 6 ? '6' : `${deed.low ?? 6}+`}
        </text>
      )}
      {Array.from({ length: deed.price ?? 0 }, (_, i) => (
        <circle key={i} className="hd-row-coin" cx={width - 20 - i * COIN} cy="18" r="7" />
      ))}
    </g>
  );
}
