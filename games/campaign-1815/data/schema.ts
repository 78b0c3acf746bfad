import { shape, type Read, type Shape } from '@bicorne/engine';
import { BLOCKS } from './blocks.ts';
import { ROADS } from './roads.ts';
import { TERRAIN, TERRAINS } from './terrain.ts';
import { TOWNS } from './towns.ts';
import { TRACK } from './track.ts';

/** A block, and its steps if some are lost: `F06`, `F06=2`. */
const blockWord = shape.textThat(isBlockWord, 'not a block, or not that many steps');
const blockId = shape.textThat((id) => BLOCKS.some((block) => block.id === id), 'not a block');
const townId = shape.textThat((id) => TOWNS.some((town) => town.id === id), 'not a town');
const words = shape.fields({
  en: shape.text(),
  uk: shape.maybe(shape.text()),
  ru: shape.maybe(shape.text()),
});

export function readBlockWord(word: string): { readonly id: string; readonly steps: number | null } {
  const [id, steps] = word.split('=', 2);
  return { id, steps: steps === undefined ? null : Number(steps) };
}

function isBlockWord(word: string): boolean {
  const { id, steps } = readBlockWord(word);
  const block = BLOCKS.find((one) => one.id === id);
  if (!block || !/^\w+(=\d)?$/.test(word)) return false;
  return steps === null || (steps >= 1 && steps <= block.steps);
}

const COLUMNS = ['left', 'centre', 'right'] as const;
const terrain = shape.word(TERRAINS);
/** None unless they are named. */
const list = <Out, In>(of: Shape<Out, In>) => shape.unlessSaid(shape.listOf(of), []);
const line = list(blockWord);
const byColumn = <Out, In>(of: Shape<Out, In>) => shape.unlessSaid(shape.table(shape.word(COLUMNS), of), {});

/** One side of a battlefield, as that side sees it. */
const host = shape.fields({
  reserve: line,
  left: line,
  centre: line,
  right: line,
  'beyond-left': line,
  'beyond-centre': line,
  'beyond-right': line,
  terrain: byColumn(terrain),
  /** Who holds the farm or hill. */
  holders: byColumn(blockId),
});
export type Host = Read<typeof host>;

const battle = shape.fields({
  town: townId,
  /** Where the attackers came from. */
  entered: shape.listOf(townId, 1),
  /** The field, if it is laid out; else the two sides stand in the town. */
  attacker: shape.maybe(host),
  defender: shape.maybe(host),
  squares: list(blockId),
  /** Guest and host. */
  sheltered: shape.unlessSaid(shape.table(blockId, blockId), {}),
  /** Cavalry that has charged and not yet struck; artillery that has fired its canister; blocks that have acted. */
  charging: list(blockId),
  canister: list(blockId),
  acted: list(blockId),
  /** Whose part it is, and at which step. Of several battles the first goes on. */
  part: shape.unlessSaid(shape.word(['attacker', 'defender']), 'attacker'),
  step: shape.unlessSaid(shape.word(['morale', 'combat']), 'morale'),
  round: shape.unlessSaid(shape.whole(1, 999), 1),
  fought: shape.unlessSaid(shape.flag(), false),
  /** The attacker's parts running without fire, engagement, retreat or reinforcement. */
  quiet: shape.unlessSaid(shape.whole(0, 1), 0),
});
export type BattleScenario = Read<typeof battle>;

/** Free set-up, or a position: what can be read, whether or not the rules allow it. Blocks in towns, and battles at any stage. Blocks that are not named are not in play. */
export const draftSchema = shape.fields({
  title: shape.maybe(words),
  notes: shape.maybe(words),
  /** Whether the position is our own reconstruction. */
  reconstruction: shape.unlessSaid(shape.flag(), true),
  setup: shape.word(['free', 'position']),
  turn: shape.unlessSaid(shape.whole(1, TRACK.length), 1),
  towns: shape.maybe(shape.table(townId, shape.listOf(blockWord))),
  battles: list(battle),
  lost: list(blockId),
  /** A scenario is public, so everybody knows at first where a block is; except these. */
  unknown: list(blockId),
  /** Blocks that have retreated this turn. */
  disorganised: list(blockId),
});
export type Scenario = Read<typeof draftSchema>;

export const scenarioSchema = shape.holding(draftSchema, faults);

interface Wrong {
  readonly path: string[];
  readonly message: string;
}

export const HOST_PLACES = [
  'reserve',
  'left',
  'centre',
  'right',
  'beyond-left',
  'beyond-centre',
  'beyond-right',
] as const;

const blockOf = (word: string): (typeof BLOCKS)[number] | undefined =>
  BLOCKS.find(({ id }) => id === readBlockWord(word).id);
const sideOf = (word: string): string => (blockOf(word)?.army === 'french' ? 'french' : 'allied');

const hostsOf = ({ attacker, defender }: BattleScenario): Host[] =>
  [attacker, defender].filter((one) => one !== undefined);
const wordsOf = (one: Host): string[] => HOST_PLACES.flatMap((place) => one[place]);

function faults(scenario: Scenario): Wrong[] {
  if (!TRACK[scenario.turn - 1]) return [];
  return [
    ...namedTwice(scenario),
    ...wrongNumbers(scenario),
    ...mixedTowns(scenario),
    ...scenario.battles.flatMap((one, i) =>
      battleFaults(scenario.turn, one, ['battles', String(i)], scenario.towns ?? {}),
    ),
  ];
}

function namedTwice({ towns = {}, battles, lost }: Scenario): Wrong[] {
  const all = [...Object.values(towns).flat(), ...battles.flatMap(hostsOf).flatMap(wordsOf), ...lost];
  const ids = all.map((word) => readBlockWord(word).id);
  return ids
    .filter((id, i) => ids.indexOf(id) !== i)
    .map((id) => ({ path: ['towns'], message: `${id} stands in two places` }));
}

function wrongNumbers({ setup, battles, towns, unknown: unseen, disorganised }: Scenario): Wrong[] {
  const list: Wrong[] = [];
  const used = battles
    .flatMap(hostsOf)
    .flatMap((one) => COLUMNS.map((column) => one.terrain[column] ?? 'open'));
  for (const kind of TERRAINS)
    if (kind !== 'open' && used.filter((one) => one === kind).length > TERRAIN[kind].markers)
      list.push({
        path: ['battles'],
        message: `more than ${TERRAIN[kind].markers} markers of ${kind} (C6.6)`,
      });
  if ((setup === 'position') !== (towns !== undefined))
    list.push({ path: ['towns'], message: 'a position has towns, a free set-up none' });
  if (!towns && battles.length > 0) list.push({ path: ['battles'], message: 'a free set-up has no battles' });
  if (new Set(battles.map(({ town }) => town)).size < battles.length)
    list.push({ path: ['battles'], message: 'two battles in one town' });
  const words = [...Object.values(towns ?? {}).flat(), ...battles.flatMap(hostsOf).flatMap(wordsOf)];
  const standing = new Set(words.map((word) => readBlockWord(word).id));
  for (const id of [...unseen, ...disorganised])
    if (!standing.has(id)) list.push({ path: ['unknown'], message: `${id} stands nowhere` });
  return list;
}

function mixedTowns({ towns = {}, battles }: Scenario): Wrong[] {
  return Object.entries(towns)
    .filter(([town, list]) => new Set(list.map(sideOf)).size > 1 && !battles.some((one) => one.town === town))
    .map(([town]) => ({ path: ['towns', town], message: 'both sides stand here, and no battle is named' }));
}

function battleFaults(
  turn: number,
  one: BattleScenario,
  path: string[],
  towns: Readonly<Record<string, readonly string[]>>,
): Wrong[] {
  const wrong = (message: string): Wrong => ({ path, message });
  const list: Wrong[] = [];
  if (!one.entered.every((from) => areJoined(from, one.town)))
    list.push(wrong('entered from a town that is not next to it'));
  if ((one.attacker === undefined) !== (one.defender === undefined))
    list.push(wrong('a field has two sides'));
  if (TRACK[turn - 1].hour === 'night') list.push(wrong('no fights at night (C5.20)'));
  const here = Object.hasOwn(towns, one.town) ? towns[one.town] : [];
  if (one.attacker && one.defender) {
    if (here.length > 0) list.push(wrong('all blocks of a town with a field stand on the field'));
    list.push(...fieldFaults(turn, one, one.attacker, one.defender).map(wrong));
  } else if (new Set(here.map(sideOf)).size < 2) list.push(wrong('needs blocks of both sides in the town'));
  return list;
}

const areJoined = (a: string, b: string): boolean =>
  ROADS.some((road) => (road.a === a && road.b === b) || (road.a === b && road.b === a));

function fieldFaults(turn: number, one: BattleScenario, attacker: Host, defender: Host): string[] {
  const active = TRACK[turn - 1].side;
  const list: string[] = [];
  const [ours, theirs] = [wordsOf(attacker), wordsOf(defender)];
  if (ours.length === 0 || theirs.length === 0) list.push('each side needs a block on the field');
  if (ours.some((word) => sideOf(word) !== active))
    list.push('the attacker is the side whose turn it is (C6.3)');
  if (theirs.some((word) => sideOf(word) === active)) list.push('the defender is the other side (C6.3)');
  for (const [own, other] of [
    [attacker, defender],
    [defender, attacker],
  ] as const)
    list.push(...hostFaults(own, other));
  return [...list, ...conditionFaults(one, attacker, defender)];
}

/** The same position as the other side names it. */
const OPPOSITE = { left: 'beyond-right', centre: 'beyond-centre', right: 'beyond-left' } as const;

function hostFaults(own: Host, other: Host): string[] {
  const list: string[] = [];
  for (const column of COLUMNS) {
    const row = TERRAIN[own.terrain[column] ?? 'open'];
    const here = [...own[column], ...other[OPPOSITE[column]]];
    if (here.some((word) => row.shut.includes(blockOf(word)?.arm ?? 'leader')))
      list.push('artillery in a wood (C6.12)');
    if (other[OPPOSITE[column]].length > 0 && own[column].length === 0)
      list.push('a position is lost: that is a rout (C7.9)');
    const holder = own.holders[column];
    if (holder === undefined) continue;
    const fits =
      here.some((word) => readBlockWord(word).id === holder) &&
      row.held?.by.includes(blockOf(holder)?.arm ?? 'leader');
    if (!fits) list.push(`${holder} cannot hold that position (C6.14, C6.20)`);
  }
  return list;
}

function conditionFaults(
  { squares, sheltered, charging, canister, acted }: BattleScenario,
  attacker: Host,
  defender: Host,
): string[] {
  const place = new Map<string, string>();
  for (const [role, one] of [attacker, defender].entries())
    for (const name of HOST_PLACES)
      for (const word of one[name]) place.set(readBlockWord(word).id, `${role} ${name}`);
  const isOwn = (id: string): boolean => / (left|centre|right)$/.test(place.get(id) ?? '');
  const list: string[] = [];
  for (const id of [...squares, ...charging, ...canister, ...acted, ...Object.keys(sheltered)])
    if (!place.has(id)) list.push(`${id} is not on the field`);
  if (squares.some((id) => !isOwn(id) || blockOf(id)?.arm !== 'infantry'))
    list.push('a square that cannot be (C6.69)');
  if (charging.some((id) => blockOf(id)?.arm !== 'cavalry')) list.push('only cavalry charges (C6.55)');
  if (canister.some((id) => !['foot', 'horse'].includes(blockOf(id)?.arm ?? '')))
    list.push('only artillery has canister (C6.61)');
  const guests = Object.entries(sheltered);
  if (new Set(Object.values(sheltered)).size < guests.length)
    list.push('a square shelters one block (C6.78)');
  for (const [guest, square] of guests) {
    const arm = blockOf(guest)?.arm ?? '';
    if (
      !squares.includes(square) ||
      place.get(guest) !== place.get(square) ||
      ['infantry', 'cavalry'].includes(arm)
    )
      list.push(`${guest} cannot shelter in ${square} (C6.78)`);
  }
  return list;
}
