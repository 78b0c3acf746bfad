import { useSteady } from '@bicorne/boardkit/steady.ts';
import { createElement } from 'react';
import type { HundredDaysAction } from '../rules/actions.ts';
import type { Props } from './Board.tsx';
import { Price } from './Coins.tsx';
import { describeDeed } from './describe.ts';
import { chosenUnit, type Deed, type Model } from './model.ts';

/** What pressing and dragging do. */
export interface Hold {
  readonly press: (hex: number) => void;
  readonly act: (gesture: readonly HundredDaysAction[]) => void;
  readonly mayTake: (hex: number) => boolean;
  readonly take: (hex: number) => void;
  readonly drop: (from: number, to: number) => void;
}

const PICKS: ReadonlySet<string> = new Set(['pick', 'pick-leader']);
const isPick = ({ action }: Deed): boolean => PICKS.has(action.do);

export function useHold(props: Props, { spots }: Model): Hold {
  const { view, words, choice = [] } = props;
  const chosenAt = choice.length === 0 ? -1 : placeOf(props);
  const act = (gesture: readonly HundredDaysAction[]): void => props.act(...gesture);
  const open = (deeds: readonly Deed[]): void => {
    if (deeds.length === 0) return props.letGo?.();
    if (deeds.length === 1) return act(deeds[0].gesture);
    props.ask?.(
      deeds.map(({ gesture, ...deed }) => ({
        gesture,
        label: describeDeed(view, words, { ...deed, price: null, gesture }),
        note:
          (deed.price ?? 0) > 0
            ? createElement(Price, { count: deed.price ?? 0, label: words.ui.price(deed.price ?? 0) })
            : undefined,
      })),
    );
  };
  const at = (hex: number): readonly Deed[] => spots.get(hex) ?? [];
  return {
    act: useSteady(act),
    press: useSteady((hex) => (hex === chosenAt ? props.letGo?.() : open(at(hex)))),
    mayTake: useSteady((hex) => props.letGo !== undefined && (hex === chosenAt || at(hex).some(isPick))),
    take: useSteady((hex) => {
      const first = at(hex).find(isPick);
      if (hex !== chosenAt && first) act(first.gesture);
    }),
    drop: useSteady((_, to) => open(at(to).filter((deed) => !isPick(deed)))),
  };
}

function placeOf({ view }: Props): number {
  const unit = chosenUnit(view);
  const leader = view.activation?.leader ?? -1;
  return unit >= 0 ? view.at[unit] : leader >= 0 ? view.leaderAt[leader] : -1;
}
