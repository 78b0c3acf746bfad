import { CITIES, EXITS } from '../rules/board.ts';
import { ROADS } from '../data/roads.ts';
import { TOWNS } from '../data/towns.ts';
import type { CampaignView } from '../rules/view.ts';
import { notesIn, standsIn, type Stand } from './model.ts';
import type { CampaignWords } from './words/lexicon.ts';

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
