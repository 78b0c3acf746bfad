import { wordsOf, writeHexes } from '@bicorne/engine';
import { GRID, HEX_NAMES, ROW_NAMES } from './board.ts';
import type { Scenario } from './scenario.ts';
import { TERRAINS } from './terrain.ts';
import type { Nation } from './units.ts';

const letterOf = (nation: Nation): string => nation[0];

/** The file of a scenario: reading it gives the scenario back. */
export function writeScenario(scenario: Scenario): string {
  return `${[
    ...writeWords('title', scenario.title),
    ...(['date', 'place', 'facing'] as const).flatMap((key) => line(key, scenario[key])),
    ...line('top', scenario.top),
    ...line('cards', byArmy(scenario.cards)),
    ...line('commanders', scenario.commanders && byArmy(scenario.commanders)),
    ...line('first', scenario.first),
    ...line('banners', scenario.banners),
    '',
    'map:',
    ...writeHexes(GRID, ROW_NAMES, (hex) => cellOf(scenario, hex)).map((row) => `  ${row}`),
    '',
    ...block(
      'works',
      Object.entries(scenario.works ?? {}).map(([at, sides]) => `${at} ${(sides ?? []).join(' ')}`),
    ),
    ...block(
      'objectives',
      (scenario.objectives ?? []).map(({ army, banners, lasting, hexes }) =>
        [army, banners, lasting, ...hexes].join(' '),
      ),
    ),
    ...block(
      'places',
      Object.entries(scenario.places ?? {}).map(([at, name]) => `${at} ${name}`),
    ),
    ...block('names', [
      ...scenario.units.flatMap(({ at, name }) => (name === undefined ? [] : [`${at} ${name}`])),
      ...scenario.leaders.map(({ at, name }) => `${at}+ ${name}`),
    ]),
    ...writePosition(scenario.position ?? {}),
    ...writeWords('history', scenario.history),
    ...writeWords('notes', scenario.notes),
  ].join('\n')}\n`;
}

const line = (name: string, value: string | number | undefined): string[] =>
  value === undefined ? [] : [`${name}: ${value}`];
const block = (name: string, rows: readonly string[]): string[] =>
  rows.length === 0 ? [] : [`${name}:`, ...rows.map((row) => `  ${row}`), ''];
const byArmy = <T extends string | number>(of: { readonly french: T; readonly allied: T }): string =>
  `french ${of.french}, allied ${of.allied}`;

const writeWords = (name: string, words: Scenario['history']): string[] =>
  Object.entries(words ?? {}).flatMap(([language, text]) =>
    text === undefined ? [] : prose(language === 'en' ? name : `${name}.${language}`, text),
  );

const WIDTH = 100;

/** Long texts are broken over indented lines. */
function prose(name: string, text: string): string[] {
  if (text.length + name.length < WIDTH) return line(name, text);
  const rows: string[] = [];
  for (const word of wordsOf(text)) {
    const last = rows.length - 1;
    if (last >= 0 && rows[last].length + word.length < WIDTH) rows[last] += ` ${word}`;
    else rows.push(word);
  }
  return block(name, rows);
}

function cellOf({ terrain, units, leaders }: Scenario, hex: number): string {
  const at = HEX_NAMES[hex];
  const ground = TERRAINS.find(({ name }) => name === (terrain[at] ?? 'clear'))?.symbol ?? '.';
  const unit = units.find((one) => one.at === at);
  const leader = leaders.find((one) => one.at === at);
  const piece = unit ? unitWord(unit) : '';
  const flag = leader ? `+${unit?.nation === leader.nation ? '' : letterOf(leader.nation)}` : '';
  return piece + flag === '' ? ground : `${ground}/${piece}${flag}`;
}

const unitWord = ({ nation, kind, blocks, square }: Scenario['units'][number]): string =>
  `${letterOf(nation)}${kind}${blocks ?? ''}${square === undefined ? '' : `#${square}`}`;

function writePosition({
  hands,
  tracks,
  discards,
  won,
  held,
  last,
}: NonNullable<Scenario['position']>): string[] {
  const armies = ['french', 'allied'] as const;
  return [
    ...block('hands', hands ? armies.map((army) => [army, ...hands[army]].join(' ')) : []),
    ...block(
      'tracks',
      tracks ? armies.map((army) => [army, ...Object.entries(tracks[army]).flat()].join(' ')) : [],
    ),
    ...block('discards', discards ? [discards.join(' ')] : []),
    ...line('won', won && byArmy(won)),
    ...line('held', held?.join(' ')),
    ...line('last', last && byArmy({ french: last.french ?? 'none', allied: last.allied ?? 'none' })),
  ];
}
