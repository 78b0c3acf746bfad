import { capital } from '@bicorne/boardkit';
import { ROADS } from '../data/roads.ts';
import { TOWNS } from '../data/towns.ts';
import type { CampaignAction } from '../rules/actions.ts';
import { ARM, FIREPOWER, FULL } from '../rules/blocks.ts';
import { CITIES, EXITS } from '../rules/board.ts';
import { isFar } from '../rules/losses.ts';
import { ACTED, CANISTER, FIRED, HOLDS, SHAKEN, SHOCK, SQUARE } from '../rules/state.ts';
import type { CampaignView } from '../rules/view.ts';
import type { Piece } from './choice.ts';
import { notesIn, notesOn, standsIn, type Stand } from './model.ts';
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
    const notes = notesOn(view, group, army).map((one) => words.block(one));
    const maybe = notes.length > 0 ? [ui.maybe(words.list(notes))] : [];
    return { title: ui.blocksOf(words.armies[army], 1), lines: [ui.faceHidden, ...state, ...maybe] };
  }
  const deeds = DEEDS.filter((deed) => actions.some((action) => deedOf(action) === deed));
  return {
    title: capital(words.block(block)),
    lines: [
      `${ui.strength(view.steps[block], FULL[block])} · ${ui.fireNeeds(FIREPOWER[block])}`,
      ui.duty[ARM[block]],
      ...state,
      ...(deeds.length > 0 ? [ui.mayNow(words.list(deeds.map((deed) => ui.deeds[deed])))] : []),
    ],
  };
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
  const notes = stands.flatMap(({ army }) => notesIn(view, town, army).map((block) => words.block(block)));
  return {
    title: words.town(town),
    lines: [
      ...(city ? [words.ui.supplies(words.armies[city.army], city.loss)] : [words.ui.zone[TOWNS[town].zone]]),
      ...stands.map(({ army, total }) => words.ui.blocksOf(words.armies[army], total)),
      ...(notes.length > 0 ? [words.ui.maybe(words.list(notes))] : []),
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
