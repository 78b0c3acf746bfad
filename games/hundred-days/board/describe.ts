import { hexName } from '../data/board.ts';
import { SEATS } from '../data/units.ts';
import { battleOf } from '../rules/battle.ts';
import { ACTED, has, INSIDE, LIGHT, NONE, RIFLES, SQUARE } from '../rules/state.ts';
import type { HundredDaysView } from '../rules/view.ts';
import type { Deed } from './model.ts';
import type { HundredDaysWords } from './words/lexicon.ts';

/** A hex in words: where, what ground, who stands there, what may be done. */
export function describeHex(
  view: HundredDaysView,
  words: HundredDaysWords,
  hex: number,
  deeds: readonly Deed[] = [],
): string {
  const parts = [
    [hexName(hex), groundOf(view, words, hex), keyOf(view, words, hex)].filter(Boolean).join(', '),
    ...[view.foot[hex], view.guns[hex]]
      .filter((unit) => unit !== NONE)
      .map((unit) => describeUnit(view, words, unit)),
    ...view.leaderAt.flatMap((at, leader) =>
      at === hex ? [words.ui.leader(words.leaderName(view, leader), view.leaderValue[leader])] : [],
    ),
  ];
  const said = deeds.map((deed) => ` ${describeDeed(view, words, deed)}.`).join('');
  return `${parts.join('; ')}.${said}`;
}

/** An action with its price and its dice. */
export function describeDeed(
  view: HundredDaysView,
  words: HundredDaysWords,
  { action, ...told }: Deed,
): string {
  const extra = [
    told.dice === null ? '' : words.ui.dice(told.dice),
    told.low === null ? '' : words.ui.hitsOn(told.low),
    told.price === null ? '' : words.ui.price(told.price),
  ].filter(Boolean);
  const text = words.action(action, view);
  return extra.length === 0 ? text : `${text}: ${extra.join(', ')}`;
}

/** A unit without a name of its own is called by its kind, which is then not said twice. */
const sameWord = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

export function describeUnit(view: HundredDaysView, words: HundredDaysWords, unit: number): string {
  const { ui } = words;
  const flag = (bit: number, text: string): string => (has(view, unit, bit) ? text : '');
  return [
    words.unitName(view, unit),
    words.unitKind(view, unit),
    ui.figures(view.figures[unit]),
    view.marker[unit] > 0 ? ui.marker(view.marker[unit]) : '',
    flag(LIGHT, ui.light),
    flag(RIFLES, ui.rifles),
    flag(SQUARE, ui.inSquare),
    flag(INSIDE, ui.inside),
    flag(ACTED, ui.acted),
  ]
    .filter((part, i, all) => part !== '' && all.findIndex((other) => sameWord(other, part)) === i)
    .join(', ');
}

export function groundOf(view: HundredDaysView, words: HundredDaysWords, hex: number): string {
  const { kind, scenario } = battleOf(view);
  const place = scenario.places?.[hexName(hex)];
  const ground = words.grounds[kind[hex]];
  return place === undefined ? ground : `${words.name(place)}, ${ground}`;
}

export function keyOf(view: HundredDaysView, words: HundredDaysWords, hex: number): string {
  const { keyAt, keys, scenario } = battleOf(view);
  const key = keyAt[hex];
  if (key === NONE) return '';
  const side = (seat: number): string => words.seats[SEATS[seat]];
  const name = words.name(scenario.keys?.[key]?.name ?? '');
  return words.ui.key(name, keys[key].points, side(keys[key].scores), side(view.held[key]));
}
