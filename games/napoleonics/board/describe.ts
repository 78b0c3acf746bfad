import { HEX_NAMES, SECTIONS } from '../data/board.ts';
import { TERRAINS } from '../data/terrain.ts';
import { ARMIES } from '../data/units.ts';
import { ATTACK, TO, type Action } from '../rules/actions.ts';
import { fieldOf } from '../rules/field.ts';
import { BATTLED, MOVED, NONE, ORDERED } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { Spot } from './model.ts';
import { TERRAIN_NAMES, type NapoleonicsWords } from './words/lexicon.ts';

/** A hex in words: where, what ground, who stands there, what may be done. */
export function describeHex(view: View, words: NapoleonicsWords, hex: number, spot?: Spot): string {
  const parts = [
    [
      HEX_NAMES[hex],
      sectionsOf(view, words, hex),
      groundOf(view, words, hex),
      ...objectivesOf(view, words, hex),
      ...exitsOf(view, words, hex),
    ].join(', '),
    unitOf(view, words, hex),
    leaderOf(view, words, hex),
  ].filter((part) => part !== '');
  const action = deedAt(spot, hex);
  const deed =
    action === null
      ? ''
      : ` ${words.action(action, view)}${spot?.dice == null ? '' : `: ${words.ui.dice(spot.dice)}`}.`;
  return `${parts.join('; ')}.${deed}`;
}

/** N1.3: cards order by section; a hex on the line belongs to both. */
export function sectionsOf(view: View, { ui }: NapoleonicsWords, hex: number): string {
  const mask = fieldOf(view).sections[Math.max(0, view.viewer)][hex];
  return SECTIONS.filter((_, i) => (mask & (1 << i)) !== 0)
    .map((section) => ui.sections[section])
    .join(' / ');
}

function deedAt(spot: Spot | undefined, hex: number): Action | null {
  if (spot?.goal === true) return TO[hex];
  if (spot?.attacks !== undefined) return ATTACK[hex];
  return spot?.action ?? spot?.leader ?? null;
}

export function groundOf(view: View, words: NapoleonicsWords, hex: number): string {
  const { terrain, works, scenario } = fieldOf(view);
  const kind = TERRAIN_NAMES.find((name) => name === TERRAINS[terrain[hex]].name) ?? 'clear';
  const place = scenario.places?.[HEX_NAMES[hex]];
  const ground = works[hex] === 0 ? words.terrain[kind] : `${words.terrain[kind]}, ${words.worksName}`;
  return place === undefined ? ground : `${words.placeName(place)}, ${ground}`;
}

const objectivesOf = (view: View, words: NapoleonicsWords, hex: number): string[] =>
  fieldOf(view).objectivesAt[hex].map((i) => {
    const { seat, banners, needed, hexes } = fieldOf(view).objectives[i];
    return words.ui.objective(words.seats[ARMIES[seat]], banners, needed, hexes.length);
  });

const exitsOf = (view: View, words: NapoleonicsWords, hex: number): string[] =>
  fieldOf(view).exits.flatMap((exits, seat) =>
    exits[hex] === NONE ? [] : [words.ui.exit(words.seats[ARMIES[seat]], exits[hex])],
  );

export function unitOf(view: View, words: NapoleonicsWords, hex: number): string {
  const unit = view.unitAt[hex];
  if (unit === NONE) return '';
  const { nation, code } = fieldOf(view).kind[unit];
  const marks = view.marks[unit];
  return [
    words.unitName(nation, code),
    words.ui.blocks(view.blocks[unit]),
    view.squareOf[unit] > 0 ? words.ui.inSquare : '',
    marks & ORDERED ? words.ui.ordered : '',
    marks & MOVED ? words.ui.moved : '',
    marks & BATTLED ? words.ui.fought : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}

export function leaderOf(view: View, words: NapoleonicsWords, hex: number): string {
  const leader = view.leaderAt[hex];
  if (leader === NONE) return '';
  return words.ui.leader(words.personName(fieldOf(view).scenario.leaders[leader].name));
}
