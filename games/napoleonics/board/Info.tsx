import { capital, signed } from '@bicorne/boardkit';
import { useMemo, type ReactNode } from 'react';
import { HEX_NAMES } from '../data/board.ts';
import { TERRAINS, WORKS, type Loss, type Terrain } from '../data/terrain.ts';
import type { Action } from '../rules/actions.ts';
import { fieldOf } from '../rules/field.ts';
import type { View } from '../rules/view.ts';
import type { Props } from './Board.tsx';
import { groundOf, leaderOf, unitOf } from './describe.ts';
import { handOf } from './hand.ts';
import { chosenUnit } from './model.ts';
import { planNow, stateOf } from './plan.ts';
import { prospectOf, sightLine } from './prospect.ts';
import { diceSum, type DiceSum } from './sum.ts';
import type { NapoleonicsWords } from './words/lexicon.ts';
import './info.css';

/** A few lines about a hex: what its ground does, who stands there, what is seen of it. */
export function Info(props: Props & { readonly looking: string }): ReactNode {
  const { view, words, legal } = props;
  const hex = Number(props.looking);
  const chosen = (props.choice?.length ?? 0) > 0;
  const sums = useMemo(() => sumsAgainst(view, legal, chosen, hex), [view, legal, chosen, hex]);
  if (HEX_NAMES[hex] === undefined) return null;
  const lines = [
    unitLine(view, words, hex),
    sightWords(view, words, hex),
    ...sums.map(({ from, sum }) => `${HEX_NAMES[from]}: ${sumWords(sum, words)}`),
  ];
  return (
    <div className="nap-info">
      <p className="nap-info-title">
        {capital(groundOf(view, words, hex))} <span className="nap-info-hex">{HEX_NAMES[hex]}</span>
      </p>
      {lines.map((line) => line !== '' && <p key={line}>{line}</p>)}
      {groundLines(view, words, hex).map((line) => (
        <p key={line} className="nap-info-ground">
          {line}
        </p>
      ))}
    </div>
  );
}

interface Against {
  readonly from: number;
  readonly sum: DiceSum;
}

/** Of every attack on that hex that can be pressed there: where it comes from, and why it has so many dice. */
function sumsAgainst(view: View, legal: readonly Action[], chosen: boolean, hex: number): readonly Against[] {
  if (view.phase === 'target')
    return legal.some((action) => action.do === 'attack' && action.hex === hex)
      ? [{ from: view.hexOf[view.piece], sum: diceSum(stateOf(view), view.piece, hex) }]
      : [];
  const attacks = handOf(view, legal, planNow(), chosen).attacks.get(hex) ?? [];
  return attacks.map(({ by, state }) => ({ from: state.hexOf[by], sum: diceSum(state, by, hex) }));
}

function sumWords({ parts, total }: DiceSum, { ui }: NapoleonicsWords): string {
  const said = parts.map(({ what, n }) => {
    if (what === 'blocks') return ui.blocks(n);
    return what === 'half' ? ui.sum.half : `${ui.sum[what]} ${signed(n)}`;
  });
  return `${said.join(', ')} = ${ui.dice(total)}`;
}

function unitLine(view: View, words: NapoleonicsWords, hex: number): string {
  const prospect = prospectOf(view, hex);
  if (prospect === null) return capital(leaderOf(view, words, hex));
  const { march, range } = prospect;
  const { run } = fieldOf(view).kind[prospect.unit];
  const { info } = words.ui;
  return capital(
    [
      unitOf(view, words, hex),
      leaderOf(view, words, hex),
      info.march(march, run),
      range > 1 ? info.range(range) : '',
      info.melee(prospect.meleeDice),
    ]
      .filter((part) => part !== '')
      .join(' · '),
  );
}

function sightWords(view: View, words: NapoleonicsWords, hex: number): string {
  const line = sightLine(view, chosenUnit(view), hex);
  if (line === null) return '';
  const { info } = words.ui;
  const from = HEX_NAMES[line.from];
  if (line.cut !== null) return info.cut(from, line.cut.map((one) => HEX_NAMES[one] ?? '').join('–'));
  return line.inRange ? info.seen(from, line.dice) : info.far(from);
}

/** The row of the terrain chart in words; open ground needs none. */
function groundLines(view: View, words: NapoleonicsWords, hex: number): string[] {
  const { terrain, works } = fieldOf(view);
  const row = TERRAINS[terrain[hex]];
  const { info } = words.ui;
  return [
    capital(traits(row, words).join(' · ')),
    ...lossLines(row.into, info.into, info.losses),
    ...lossLines(row.outOf, info.outOf, info.losses),
    ...(works[hex] === 0
      ? []
      : lossLines(WORKS.into, info.into, info.losses).map((line) => `${capital(words.worksName)}. ${line}`)),
  ].filter((line) => line !== '');
}

function traits(row: Terrain, { ui: { info } }: NapoleonicsWords): string[] {
  return [
    row.closedTo === 'nobody' ? '' : info.closed[row.closedTo],
    row.high ? info.high : '',
    row.stops ? info.stops : '',
    row.tires === 'nobody' ? '' : info.tires[row.tires],
    row.blocks ? info.blocks : '',
  ].filter((trait) => trait !== '');
}

type Say = NapoleonicsWords['ui']['info'];

/** Said once where fire and melee lose the same. */
function lossLines({ fire, melee }: Loss, say: Say['into'], losses: Say['losses']): string[] {
  const lost = (by: Loss['fire']): boolean => by.some((dice) => dice > 0);
  if (fire.every((dice, arm) => dice === melee[arm])) return lost(fire) ? [say.both(losses(fire))] : [];
  return [
    ...(lost(fire) ? [say.fire(losses(fire))] : []),
    ...(lost(melee) ? [say.melee(losses(melee))] : []),
  ];
}
