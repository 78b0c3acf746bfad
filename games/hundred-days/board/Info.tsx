import { capital, signed } from '@bicorne/boardkit';
import { useMemo, type ReactNode } from 'react';
import { GRID, hexName } from '../data/board.ts';
import { battleOf } from '../rules/battle.ts';
import { ownMorale } from '../rules/morale.ts';
import { NONE } from '../rules/state.ts';
import type { HundredDaysView } from '../rules/view.ts';
import type { Props } from './Board.tsx';
import { describeUnit, groundOf, keyOf } from './describe.ts';
import { diceSum, type DiceSum } from './sum.ts';
import type { HundredDaysWords } from './words/lexicon.ts';
import './info.css';

/** A few lines about a hex: who stands there and how firmly, what its ground does, what it is worth. */
export function Info({ view, legal, words, looking }: Props & { readonly looking: string }): ReactNode {
  const hex = Number(looking);
  const sums = useMemo(() => sumLines(view, legal, words, hex), [view, legal, words, hex]);
  if (GRID.row[hex] === undefined) return null;
  const lines = [
    ...unitLines(view, words, hex),
    ...leaderLines(view, words, hex),
    keyOf(view, words, hex),
    ...sums,
  ];
  return (
    <div className="hd-info">
      <p className="hd-info-title">
        {capital(groundOf(view, words, hex))} <span className="hd-info-hex">{hexName(hex)}</span>
      </p>
      {lines.map((line) => line !== '' && <p key={line}>{capital(line)}</p>)}
      <p className="hd-info-ground">{capital(effects(view, words, hex).join(' · '))}</p>
    </div>
  );
}

const unitLines = (view: HundredDaysView, words: HundredDaysWords, hex: number): string[] =>
  [view.foot[hex], view.guns[hex]]
    .filter((unit) => unit !== NONE)
    .map(
      (unit) =>
        `${describeUnit(view, words, unit)} · ${words.ui.info.morale(ownMorale(view, battleOf(view), unit))}`,
    );

const leaderLines = (view: HundredDaysView, words: HundredDaysWords, hex: number): string[] => {
  const leader = view.chief[hex];
  return leader === NONE ? [] : [words.ui.leader(words.leaderName(view, leader), view.leaderValue[leader])];
};

/** Of every attack on that hex that can be pressed there: why it has so many dice. */
function sumLines(
  view: HundredDaysView,
  legal: Props['legal'],
  words: HundredDaysWords,
  hex: number,
): string[] {
  const unit = view.activation?.unit ?? NONE;
  if (unit === NONE) return [];
  return legal.flatMap((action) => {
    const sum = 'at' in action && action.at === hex ? diceSum(view, unit, action) : null;
    return sum === null ? [] : [`${capital(words.action(action, view))}: ${sumWords(sum, words)}`];
  });
}

const sumWords = ({ parts, total }: DiceSum, { ui }: HundredDaysWords): string =>
  `${parts.map(({ what, n }, i) => (i === 0 ? `${ui.sum[what]} ${n}` : `${ui.sum[what]} ${signed(n)}`)).join(', ')} = ${ui.dice(total)}`;

/** The row of the terrain table in words; open ground needs none. */
function effects(view: HundredDaysView, { ui: { info } }: HundredDaysWords, hex: number): string[] {
  const row = battleOf(view).ground[hex];
  if (!row.open) return [];
  return [
    row.dice > 0 ? info.cover(row.dice) : '',
    row.farDice > 0 ? info.farCover(row.farDice) : '',
    row.morale > 0 ? info.steadies(row.morale) : '',
    row.stops ? info.stops : '',
    row.blocksSight ? info.blocks : '',
    row.charge ? '' : info.noCharge,
    row.square ? '' : info.noSquare,
  ].filter((effect) => effect !== '');
}
