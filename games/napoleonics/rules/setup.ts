import { check, ok, refuse, type Options, type Refused, type Result } from '@bicorne/engine';
import { AROUND, HEX_NAMES, hexNamed } from '../data/board.ts';
import { CARD_NAMES, DECK, cardNamed } from '../data/cards.ts';
import { SCENARIO, type Scenario } from '../data/scenario.ts';
import { nameOf } from '../data/scenarios.ts';
import { TERRAINS, isClosed, terrainNamed } from '../data/terrain.ts';
import { ARMIES, LEADERS_IN_BOX, NATIONS, UNIT_KINDS, armyOf, kindOf, type Army } from '../data/units.ts';
import { groupsOf } from './field.ts';
import { NONE, TILE, cloneState, type Setting, type State } from './state.ts';
import { dealtTo } from './turn.ts';
import { runPasses } from './phases.ts';

export function setup(given: unknown, options: Options): Result<State> {
  const name = nameOf(given);
  const checked = check(SCENARIO, given, 'scenario');
  if (!checked.ok) return checked;
  const wrong = faultOf(checked.value);
  if (wrong !== null) return wrong;
  const setting: Setting = {
    scenario: name ?? checked.value,
    edition: options['edition'] === 'first' ? 'first' : 'later',
    nationalCards: options['nationalCards'] === true,
  };
  return ok(startOf(checked.value, setting));
}

type Fault = Refused | null;
const invalid = (place: string, message: string, rule = 'N2.7'): Refused =>
  refuse('invalid', message, { place: `scenario.${place}`, rule });

/** What the schema cannot say. */
function faultOf(scenario: Scenario): Fault {
  return (
    unitFault(scenario) ??
    sharedHexFault(scenario) ??
    boxFault(scenario) ??
    leaderFault(scenario) ??
    squareFault(scenario) ??
    cardFault(scenario) ??
    aimFault(scenario) ??
    tileFault(scenario) ??
    bannerFault(scenario)
  );
}

function firstOf<T>(items: readonly T[], find: (item: T, i: number) => Fault): Fault {
  for (const [i, item] of items.entries()) {
    const fault = find(item, i);
    if (fault !== null) return fault;
  }
  return null;
}

const groundAt = ({ terrain }: Scenario, at: string) => TERRAINS[terrainNamed(terrain[at] ?? 'clear')];

const unitFault = (scenario: Scenario): Fault =>
  firstOf(scenario.units, ({ at, nation, kind, blocks, square }, i) => {
    const row = UNIT_KINDS[kindOf(nation, kind)];
    if (row === undefined) return invalid(`units.${i}.kind`, `the ${nation} have no ${kind}`);
    if (blocks !== undefined && (blocks < 1 || blocks > row.blocks))
      return invalid(`units.${i}.blocks`, `${kind} has 1 to ${row.blocks} blocks`);
    if (square !== undefined && row.arm !== 0)
      return invalid(`units.${i}.square`, 'only infantry forms square');
    return isClosed(groundAt(scenario, at), row.arm)
      ? invalid(`units.${i}.at`, `${kind} cannot stand on ${at}`)
      : null;
  });

function sharedHexFault({ units, leaders }: Scenario): Fault {
  const shared = (pieces: readonly { at: string }[]): number =>
    pieces.findIndex(({ at }, i) => pieces.findIndex((one) => one.at === at) !== i);
  const [unit, leader] = [shared(units), shared(leaders)];
  if (unit !== -1) return invalid(`units.${unit}.at`, `two units on ${units[unit].at}`);
  return leader === -1 ? null : invalid(`leaders.${leader}.at`, `two leaders on ${leaders[leader].at}`);
}

// N1.9
const boxFault = ({ units, leaders }: Scenario): Fault =>
  firstOf(UNIT_KINDS, ({ nation, code, inBox }) => {
    const used = units.filter((unit) => unit.nation === nation && unit.kind === code).length;
    return used > inBox
      ? invalid('units', `the box holds ${inBox} ${nation} ${code}, not ${used}`, 'N1.9')
      : null;
  }) ??
  firstOf(NATIONS, (nation) => {
    const used = leaders.filter((leader) => leader.nation === nation).length;
    const most = LEADERS_IN_BOX[nation];
    return used > most
      ? invalid('leaders', `the box holds ${most} ${nation} leaders, not ${used}`, 'N1.9')
      : null;
  });

const leaderFault = (scenario: Scenario): Fault =>
  firstOf(scenario.leaders, ({ at, nation }, i) => {
    if (groundAt(scenario, at).closedTo === 'everybody')
      return invalid(`leaders.${i}.at`, `a leader cannot stand on ${at}`);
    const unit = scenario.units.find((one) => one.at === at);
    return unit && armyOf(unit.nation) !== armyOf(nation)
      ? invalid(`leaders.${i}.at`, `an enemy unit stands on ${at}`)
      : null;
  });

/** Every square has its own place on the track, and a card lies there. */
const squareFault = (scenario: Scenario): Fault =>
  firstOf(ARMIES, (army) => {
    const places = scenario.units.flatMap(({ nation, square }) =>
      square !== undefined && armyOf(nation) === army ? [String(square)] : [],
    );
    const cards = Object.keys(scenario.position?.tracks?.[army] ?? {});
    if (new Set(places).size < places.length)
      return invalid('units', `two ${army} squares share a place on the track`);
    const same = places.length === cards.length && places.every((place) => cards.includes(place));
    return same ? null : invalid('position.tracks', `each ${army} square has one card on the track`);
  });

const cardsOf = ({ position }: Scenario, army: Army): string[] => [
  ...(position?.hands?.[army] ?? []),
  ...Object.values(position?.tracks?.[army] ?? {}).filter((card) => card !== undefined),
];

function cardFault(scenario: Scenario): Fault {
  const held = ARMIES.map((army) => cardsOf(scenario, army));
  const used = [...held.flat(), ...(scenario.position?.discards ?? [])];
  const tooMany = CARD_NAMES.findIndex(
    (name, card) => used.filter((one) => one === name).length > DECK[card],
  );
  if (tooMany !== -1) return invalid('position', `the deck has ${DECK[tooMany]} of ${CARD_NAMES[tooMany]}`);
  return firstOf(ARMIES, (army, seat) => {
    if (held[seat].length > scenario.cards[army])
      return invalid(`position.hands.${army}`, `more than ${scenario.cards[army]} cards`);
    if (scenario.position?.last?.[army] === 'counter-attack')
      return invalid(`position.last.${army}`, 'name the card that the Counter-Attack copied (N16.8)');
    const hand = scenario.position?.hands?.[army];
    return hand?.length === 0 ? invalid(`position.hands.${army}`, 'an army needs a card to play') : null;
  });
}

/** A hex that is named before in the same list. */
const twice = (hexes: readonly string[]): string | undefined =>
  hexes.find((hex, i) => hexes.indexOf(hex) !== i);

const isOnEdge = (hex: string): boolean => AROUND[hexNamed(hex)].length < 6;

// N5.22, N18.6
const aimFault = ({ objectives = [], exits = [] }: Scenario): Fault =>
  firstOf(objectives, ({ hexes }, i) => {
    const again = twice(hexes);
    return again === undefined ? null : invalid(`objectives.${i}.hexes`, `${again} is named twice`);
  }) ??
  firstOf(exits, ({ army, hexes }, i) => {
    const inside = hexes.find((hex) => !isOnEdge(hex));
    if (inside !== undefined)
      return invalid(`exits.${i}.hexes`, `${inside} is not at the edge of the board`, 'N5.22');
    const again = twice(exits.slice(0, i + 1).flatMap((one) => (one.army === army ? one.hexes : [])));
    return again === undefined ? null : invalid(`exits.${i}.hexes`, `${again} is named twice`, 'N5.22');
  });

// N14.30
const tileFault = ({ terrain, works = {}, removals = [] }: Scenario): Fault =>
  firstOf(removals, ({ tiles }, i) => {
    const bare = tiles.find((hex) => (terrain[hex] ?? 'clear') === 'clear' && works[hex] === undefined);
    if (bare !== undefined) return invalid(`removals.${i}.tiles`, `no tile lies on ${bare}`, 'N14.30');
    const again = twice(removals.slice(0, i + 1).flatMap((one) => one.tiles));
    return again === undefined ? null : invalid(`removals.${i}.tiles`, `${again} is named twice`, 'N14.30');
  });

/** What its units win by leaving, at most. N5.23 */
const byExits = (army: Army, { units, exits = [] }: Scenario): number => {
  const own = units.filter(({ nation }) => armyOf(nation) === army).length;
  return own * Math.max(0, ...exits.map((one) => (one.army === army ? one.banners : 0)));
};

/** The units of the enemy, permanent objectives, exits and what is won already must suffice. */
const bannerFault = (scenario: Scenario): Fault =>
  firstOf(ARMIES, (army) => {
    const { banners, units, objectives = [], position } = scenario;
    const enemies = units.filter(({ nation }) => armyOf(nation) !== army).length;
    const won = position?.won?.[army] ?? 0;
    const lasting = objectives.filter((one) => one.army === army && one.lasting === 'permanent');
    const kept = lasting.reduce((sum, one) => sum + one.banners * groupsOf(one).length, 0);
    const most = enemies + won + kept + byExits(army, scenario);
    if (won >= banners) return invalid('position.won', `the ${army} army has won already`);
    return most < banners
      ? invalid(
          'banners',
          `the ${army} army can be sure of ${most} at most: leaders may leave, and temporary objectives pass`,
        )
      : null;
  });

function startOf(scenario: Scenario, setting: Setting): State {
  const { units, leaders, position = {} } = scenario;
  const leaderHex = leaders.map(({ at }) => hexNamed(at));
  const unitHex = units.map(({ at }) => hexNamed(at));
  const state = cloneState({
    ...emptyState(setting, units.length, leaders.length),
    ...cardsAt(position),
    active: ARMIES.indexOf(scenario.first),
    hexOf: unitHex,
    unitAt: HEX_NAMES.map((_, hex) => unitHex.indexOf(hex)),
    blocks: units.map(({ nation, kind, blocks }) => blocks ?? UNIT_KINDS[kindOf(nation, kind)].blocks),
    squareOf: units.map(({ square }) => square ?? 0),
    leaderHex,
    leaderAt: HEX_NAMES.map((_, hex) => leaderHex.indexOf(hex)),
    won: ARMIES.map((army) => position.won?.[army] ?? 0),
    held: (scenario.objectives ?? [])
      .flatMap(groupsOf)
      .map((hexes) => (hexes.some((at) => position.held?.includes(at)) ? 1 : 0)),
    tiles: scenario.removals?.length ? { removed: scenario.removals.map(() => TILE.lies), turns: 0 } : null,
  });
  state.phase = position.hands === undefined && dealtTo(state) !== NONE ? 'deal' : 'opening';
  runPasses(state, undefined);
  return state;
}

type Position = NonNullable<Scenario['position']>;

/** Where the cards lie: what is neither held nor discarded is the deck. */
function cardsAt(position: Position): Pick<State, 'hands' | 'tracks' | 'discards' | 'deck' | 'last'> {
  const hands = ARMIES.map((army) =>
    (position.hands?.[army] ?? []).map(cardNamed).toSorted((one, two) => one - two),
  );
  const tracks = ARMIES.map((army) => ['1', '2', '3', '4'].map((place) => cardAt(position, army, place)));
  const thrown = (position.discards ?? []).map(cardNamed);
  const count = (cards: readonly number[], card: number): number =>
    cards.filter((one) => one === card).length;
  const used = [...hands.flat(), ...tracks.flat(), ...thrown];
  return {
    hands,
    tracks,
    discards: DECK.map((_, card) => count(thrown, card)),
    deck: DECK.map((n, card) => n - count(used, card)),
    last: ARMIES.map((army) => cardNamed(position.last?.[army] ?? '')),
  };
}

const cardAt = ({ tracks }: Position, army: Army, place: string): number =>
  cardNamed(Object.entries(tracks?.[army] ?? {}).find(([key]) => key === place)?.[1] ?? '');

const emptyState = (setting: Setting, units: number, leaders: number) => ({
  setting,
  phase: 'deal' as const,
  marks: Array<number>(units).fill(0),
  leaderMarks: Array<number>(leaders).fill(0),
  notes: [[], []],
  played: NONE,
  copied: NONE,
  card: NONE,
  rating: 0,
  left: [],
  section: NONE,
  strikes: 0,
  draws: 0,
  scouted: [],
  winner: NONE,
  piece: NONE,
  melee: null,
  attack: null,
  flight: null,
});
