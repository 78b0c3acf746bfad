import { writeBlock, writeFileOf, writeHexes, writeLine, writeWords } from '@bicorne/engine';
import { GRID, HEX_NAMES, ROW_NAMES, hexNamed } from './board.ts';
import type { Scenario } from './scenario.ts';
import { TERRAINS } from './terrain.ts';
import type { Nation } from './units.ts';

const letterOf = (nation: Nation): string => nation[0];

/** The file of a scenario: reading it gives the scenario back. */
export function writeScenario(scenario: Scenario): string {
  return writeFileOf([
    ...writeWords('title', scenario.title),
    ...(['date', 'place', 'facing'] as const).flatMap((key) => writeLine(key, scenario[key])),
    ...writeLine('top', scenario.top),
    ...writeLine('cards', byArmy(scenario.cards)),
    ...writeLine('commanders', scenario.commanders && byArmy(scenario.commanders)),
    ...writeLine('first', scenario.first),
    ...writeLine('banners', scenario.banners),
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
      (scenario.objectives ?? []).map(({ army, banners, lasting, of, counted, hexes }) =>
        said(army, banners, lasting, of, counted, ...hexes),
      ),
    ),
    ...block(
      'exits',
      (scenario.exits ?? []).map(({ army, banners, hexes }) => said(army, banners, ...hexes)),
    ),
    ...block('removals', (scenario.removals ?? []).map(removalLine)),
    ...(['roads', 'lanes', 'courses'] as const).flatMap((name) => block(name, scenario[name] ?? [])),
    ...(['places', 'waters', 'looks'] as const).flatMap((name) =>
      block(
        name,
        Object.entries(scenario[name] ?? {}).map(([at, word]) => `${at} ${word}`),
      ),
    ),
    ...block('names', [
      ...inOrder(scenario.units).flatMap(({ at, name }) => (name === undefined ? [] : [`${at} ${name}`])),
      ...inOrder(scenario.leaders).map(({ at, name }) => `${at}+ ${name}`),
    ]),
    ...writePosition(scenario.position ?? {}),
    ...writeWords('history', scenario.history),
    ...writeWords('notes', scenario.notes),
  ]);
}

/** As the map is read. */
const inOrder = <P extends { readonly at: string }>(pieces: readonly P[]): P[] =>
  pieces.toSorted((one, other) => hexNamed(one.at) - hexNamed(other.at));

const said = (...words: readonly (string | number | undefined)[]): string =>
  words.filter((word) => word !== undefined).join(' ');

function removalLine({ army, when, tiles, leaving }: NonNullable<Scenario['removals']>[number]): string {
  const [[verb, what]] = Object.entries(when);
  const event = Array.isArray(what) ? what.join(' ') : what;
  return said(army, verb, event, 'removes', ...tiles, ...(leaving === undefined ? [] : ['leaving', leaving]));
}

const block = (name: string, rows: readonly string[]): string[] =>
  rows.length === 0 ? [] : writeBlock(name, rows);
const byArmy = <T extends string | number>(of: { readonly french: T; readonly allied: T }): string =>
  `french ${of.french}, allied ${of.allied}`;

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
    ...writeLine('won', won && byArmy(won)),
    ...writeLine('held', held?.join(' ')),
    ...writeLine('last', last && byArmy({ french: last.french ?? 'none', allied: last.allied ?? 'none' })),
  ];
}
