import { capital, minus, signed } from '@bicorne/boardkit';
import { summed, type Sum } from '@bicorne/engine';
import { ROADS } from '../data/roads.ts';
import { TOWNS } from '../data/towns.ts';
import type { CampaignAction } from '../rules/actions.ts';
import { ARM, FIREPOWER, FULL, SKIRMISH_POWER } from '../rules/blocks.ts';
import { CITIES, EXITS, TOWN_COUNT } from '../rules/board.ts';
import { powerAt, type SUMMANDS } from '../rules/fire.ts';
import { isPosition, townOf } from '../rules/fog.ts';
import { isFar } from '../rules/losses.ts';
import {
  ACTED,
  CANISTER,
  fightAt,
  FIRED,
  HOLDS,
  SHAKEN,
  SHOCK,
  SQUARE,
  type Fight,
  type Target,
} from '../rules/state.ts';
import type { CampaignView } from '../rules/view.ts';
import type { Piece } from './choice.ts';
import { isMarching, notesIn, notesOn, standsIn, type Stand } from './model.ts';
import { DEEDS, type CampaignWords, type Condition, type Deed } from './words/lexicon.ts';

/** What a screen reader hears of a town. */
export function describeTown(
  view: CampaignView,
  words: CampaignWords,
  town: number,
  target: boolean,
  source: boolean,
): string {
  const stands = standsIn(view, town).map((stand) => standWords(view, words, stand));
  const use = target ? words.ui.mayGo : source ? words.ui.mayAct : '';
  return words.list([
    words.town(town),
    ...(stands.length > 0 ? stands : [words.ui.empty]),
    ...(use ? [use] : []),
  ]);
}

function standWords(view: CampaignView, words: CampaignWords, { army, total, faces }: Stand): string {
  const known = faces.map((block) => words.blockSteps(block, view.steps[block]));
  const count = words.ui.blocksOf(words.armies[army], total);
  return known.length === 0 ? count : `${count} (${words.list(known)})`;
}

/** A battle or a skirmish; as long as there are marches, a place. */
export function nameOfFight(
  view: CampaignView,
  { ui, town: name }: CampaignWords,
  { town, battle }: Fight,
): string {
  if (isMarching(view)) return name(town);
  return battle ? ui.battleAt(name(town)) : ui.skirmishAt(name(town));
}

/** In a skirmish each arm has a firepower of its own. C6.86 */
function firepowerOf(view: CampaignView, block: number): number {
  const fight = fightAt(view, view.at[block]);
  return fight && !fight.battle && !isMarching(view) ? SKIRMISH_POWER[block] : FIREPOWER[block];
}

export interface Reading {
  readonly title: string;
  readonly lines: readonly string[];
}

/** What the glass says of a block on the field: of a hidden one only what everybody sees and what was seen before. */
export function readingOfPiece(
  view: CampaignView,
  words: CampaignWords,
  piece: Piece,
  actions: readonly CampaignAction[],
): Reading {
  const { army, block, group } = piece;
  const { ui } = words;
  const conditions = conditionsOf(view, piece).map((condition) => ui.condition[condition]);
  const state = conditions.length > 0 ? [`${capital(words.list(conditions))}.`] : [];
  if (block === null) {
    const maybe = noteLine(view, words, notesOn(view, group, army));
    const fast = isPosition(group) ? [] : fastLine(view, words, townOf(group), army);
    return { title: ui.blocksOf(words.armies[army], 1), lines: [ui.faceHidden, ...state, ...maybe, ...fast] };
  }
  const deeds = DEEDS.filter((deed) => actions.some((action) => deedOf(action) === deed));
  return {
    title: capital(words.block(block)),
    lines: [
      `${ui.strength(view.steps[block], FULL[block])} · ${ui.fireNeeds(firepowerOf(view, block))}`,
      ui.duty[ARM[block]],
      ...state,
      ...actions.flatMap((action) => powerLine(view, words, action)),
      ...(deeds.length > 0 ? [ui.mayNow(words.list(deeds.map((deed) => ui.deeds[deed])))] : []),
    ],
  };
}

/** Of a fire that could be opened now: why it hits on so much, as the rules work it out. */
function powerLine(view: CampaignView, words: CampaignWords, action: CampaignAction): string[] {
  const fight = action.do === 'fire' ? fightAt(view, view.at[action.block]) : null;
  if (action.do !== 'fire' || !fight) return [];
  const { parts, total } = powerSum(view, fight, action.block, action.target);
  const { sum, fireNeeds } = words.ui;
  const said = parts.map(({ what, n }, i) => `${sum[what]} ${i === 0 ? minus(n) : signed(n)}`);
  return [`${capital(words.ui.deeds[deedOf(action) ?? 'fire'])}: ${said.join(', ')} = ${fireNeeds(total)}`];
}

type Powered = Parameters<typeof powerAt>;

export const powerSum = (
  s: Powered[0],
  fight: Fight,
  block: number,
  target: Target,
): Sum<(typeof SUMMANDS)[number]> => summed((tell) => powerAt(s, fight, block, target, tell));

/** Who may be here, each with the strength that was last seen. C3.8 */
function noteLine({ seen }: CampaignView, words: CampaignWords, noted: readonly number[]): string[] {
  if (noted.length === 0) return [];
  return [words.ui.maybe(noted.map((block) => words.blockSteps(block, seen[block])).join('; '))];
}

/** How many of the hidden in a town, or in its reserve, are known to be fast. C3.10 */
function fastLine({ fast }: CampaignView, words: CampaignWords, town: number, army: number): string[] {
  const known = fast[army * TOWN_COUNT + town];
  return known > 0 ? [words.ui.fast(words.armies[army], known)] : [];
}

const CONDITION_OF: readonly (readonly [flag: number, Condition])[] = [
  [ACTED | FIRED, 'acted'],
  [SQUARE, 'square'],
  [HOLDS, 'holds'],
  [SHAKEN, 'shaken'],
  [SHOCK, 'shock'],
  [CANISTER, 'canister'],
];

function conditionsOf({ host }: CampaignView, { block, status }: Piece): Condition[] {
  const flagged = CONDITION_OF.flatMap(([flag, condition]) => ((status & flag) === 0 ? [] : [condition]));
  return block !== null && host[block] >= 0 ? [...flagged, 'sheltered'] : flagged;
}

function deedOf(action: CampaignAction): Deed | undefined {
  if (action.do === 'fire') return isFar(action.target) ? 'far' : 'fire';
  if (action.do === 'take' || action.do === 'swap') return 'hold';
  return DEEDS.find((deed) => deed === action.do);
}

/** What the glass in the tray says of a town. */
export function readingOf(view: CampaignView, words: CampaignWords, town: number): Reading {
  const city = CITIES.find((one) => one.town === town);
  const stands = standsIn(view, town);
  const noted = stands.flatMap(({ army }) => notesIn(view, town, army));
  return {
    title: words.town(town),
    lines: [
      ...(city ? [words.ui.supplies(words.armies[city.army], city.loss)] : [words.ui.zone[TOWNS[town].zone]]),
      ...stands.map(({ army, total }) => words.ui.blocksOf(words.armies[army], total)),
      ...noteLine(view, words, noted),
      ...stands.flatMap(({ army, backs }) => (backs.length > 0 ? fastLine(view, words, town, army) : [])),
      ...roadLines(words, town),
    ],
  };
}

/** The roads by kind, with the river that each crosses. */
function roadLines(words: CampaignWords, town: number): string[] {
  return (['major', 'minor'] as const).flatMap((kind) => {
    const roads = EXITS[town].filter(({ way }) => ROADS[way].kind === kind);
    if (roads.length === 0) return [];
    const names = roads.map(({ to, way }) => {
      const { river } = ROADS[way];
      return `${words.town(to)}${river === null ? '' : ` (${words.river(river)})`}`;
    });
    return [`${kind === 'major' ? words.ui.majorRoad : words.ui.minorRoad}: ${names.join(', ')}`];
  });
}
