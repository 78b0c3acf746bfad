import { check, misfits, ok, type Fault, type Options, type Result } from '@bicorne/engine';
import { AROUND, HEX_NAMES, hexNamed } from '../data/board.ts';
import { CARD_NAMES, DECK, cardNamed } from '../data/cards.ts';
import { SCENARIO, type Scenario } from '../data/scenario.ts';
import { nameOf } from '../data/scenarios.ts';
import { TERRAINS, isClosed, terrainNamed } from '../data/terrain.ts';
import { ARMIES, LEADERS_IN_BOX, NATIONS, UNIT_KINDS, armyOf, kindOf, type Army } from '../data/units.ts';
import { groupsOf } from './field.ts';
import { NONE, TILE, cloneState, type Setting, type State } from './state.ts';
import { dealtTo } from './turn.ts';
import { goOn } from './phases.ts';

export function setup(given: unknown, options: Options): Result<State> {
  const name = nameOf(given);
  const checked = check(SCENARIO, given, 'scenario');
  if (!checked.ok) return checked;
  const [wrong] = faultsIn(checked.value);
  if (wrong !== undefined) return { ok: false, fault: wrong };
  const setting: Setting = {
    scenario: name ?? checked.value,
    edition: options['edition'] === 'first' ? 'first' : 'later',
    nationalCards: options['nationalCards'] === true,
  };
  return ok(startOf(checked.value, setting));
}

/** All of them, where `setup` names the first. */
export function faults(given: unknown): readonly Fault[] {
  const checked = check(SCENARIO, given, 'scenario');
  return checked.ok ? faultsIn(checked.value) : misfits(SCENARIO, given, 'scenario');
}

type Faults = readonly Fault[];
const NO_FAULTS: Faults = [];
const invalid = (place: string, message: string, rule = 'N2.7'): Fault => ({
  code: 'invalid',
  message,
  place: `scenario.${place}`,
  rule,
});

/** What the schema cannot say. */
const faultsIn = (scenario: Scenario): Faults =>
  [
    unitFaults,
    sharedHexFaults,
    boxFaults,
    leaderFaults,
    squareFaults,
    cardFaults,
    aimFaults,
    tileFaults,
    bannerFaults,
  ].flatMap((find) => find(scenario));

const when = (isWrong: boolean, place: string, message: string, rule?: string): Faults =>
  isWrong ? [invalid(place, message, rule)] : NO_FAULTS;

const groundAt = ({ terrain }: Scenario, at: string) => TERRAINS[terrainNamed(terrain[at] ?? 'clear')];

const unitFaults = (scenario: Scenario): Faults => [
  ...when(scenario.units.length === 0, 'units', 'no unit stands on the field'),
  ...scenario.units.flatMap(({ at, nation, kind, blocks, square }, i) => {
    const row = UNIT_KINDS[kindOf(nation, kind)];
    if (row === undefined) return [invalid(`units.${i}.kind`, `the ${nation} have no ${kind}`)];
    const tooMany = blocks !== undefined && (blocks < 1 || blocks > row.blocks);
    return [
      ...when(tooMany, `units.${i}.blocks`, `${kind} has 1 to ${row.blocks} blocks`),
      ...when(square !== undefined && row.arm !== 0, `units.${i}.square`, 'only infantry forms square'),
      ...when(isClosed(groundAt(scenario, at), row.arm), `units.${i}.at`, `${kind} cannot stand on ${at}`),
    ];
  }),
];

const sharedHexFaults = ({ units, leaders }: Scenario): Faults => [
  ...sharing(units, (i) => `units.${i}.at`, 'two units'),
  ...sharing(leaders, (i) => `leaders.${i}.at`, 'two leaders'),
];

const sharing = (pieces: readonly { at: string }[], place: (i: number) => string, two: string): Faults =>
  pieces.flatMap(({ at }, i) =>
    when(pieces.findIndex((one) => one.at === at) !== i, place(i), `${two} on ${at}`),
  );

// N1.9
const boxFaults = ({ units, leaders }: Scenario): Faults => [
  ...UNIT_KINDS.flatMap(({ nation, code, inBox }) => {
    const used = units.filter((unit) => unit.nation === nation && unit.kind === code).length;
    return when(used > inBox, 'units', `the box holds ${inBox} ${nation} ${code}, not ${used}`, 'N1.9');
  }),
  ...NATIONS.flatMap((nation) => {
    const used = leaders.filter((leader) => leader.nation === nation).length;
    const most = LEADERS_IN_BOX[nation];
    return when(used > most, 'leaders', `the box holds ${most} ${nation} leaders, not ${used}`, 'N1.9');
  }),
];

const leaderFaults = (scenario: Scenario): Faults =>
  scenario.leaders.flatMap(({ at, nation }, i) => {
    const unit = scenario.units.find((one) => one.at === at);
    const closed = groundAt(scenario, at).closedTo === 'everybody';
    const enemy = unit !== undefined && armyOf(unit.nation) !== armyOf(nation);
    return [
      ...when(closed, `leaders.${i}.at`, `a leader cannot stand on ${at}`),
      ...when(enemy, `leaders.${i}.at`, `an enemy unit stands on ${at}`),
    ];
  });

/** Every square has its own place on the track, and a card lies there. */
const squareFaults = (scenario: Scenario): Faults =>
  ARMIES.flatMap((army) => {
    const places = scenario.units.flatMap(({ nation, square }) =>
      square !== undefined && armyOf(nation) === army ? [String(square)] : [],
    );
    const cards = Object.keys(scenario.position?.tracks?.[army] ?? {});
    if (new Set(places).size < places.length)
      return [invalid('units', `two ${army} squares share a place on the track`)];
    const same = places.length === cards.length && places.every((place) => cards.includes(place));
    return when(!same, 'position.tracks', `each ${army} square has one card on the track`);
  });

const cardsOf = ({ position }: Scenario, army: Army): string[] => [
  ...(position?.hands?.[army] ?? []),
  ...Object.values(position?.tracks?.[army] ?? {}).filter((card) => card !== undefined),
];

function cardFaults(scenario: Scenario): Faults {
  const held = ARMIES.map((army) => cardsOf(scenario, army));
  const used = [...held.flat(), ...(scenario.position?.discards ?? [])];
  return [
    ...CARD_NAMES.flatMap((name, card) =>
      when(
        used.filter((one) => one === name).length > DECK[card],
        'position',
        `the deck has ${DECK[card]} of ${name}`,
      ),
    ),
    ...ARMIES.flatMap((army, seat) => handFaults(scenario, army, held[seat].length)),
  ];
}

const handFaults = ({ cards, position }: Scenario, army: Army, held: number): Faults => [
  ...when(held > cards[army], `position.hands.${army}`, `more than ${cards[army]} cards`),
  ...when(
    position?.last?.[army] === 'counter-attack',
    `position.last.${army}`,
    'name the card that the Counter-Attack copied (N16.8)',
  ),
  ...when(position?.hands?.[army].length === 0, `position.hands.${army}`, 'an army needs a card to play'),
];

/** A hex that is named before in the same list. */
const twice = (hexes: readonly string[]): string | undefined =>
  hexes.find((hex, i) => hexes.indexOf(hex) !== i);

const isOnEdge = (hex: string): boolean => AROUND[hexNamed(hex)].length < 6;

// N5.22, N18.6
const aimFaults = ({ objectives = [], exits = [] }: Scenario): Faults => [
  ...objectives.flatMap(({ hexes }, i) => {
    const again = twice(hexes);
    return when(again !== undefined, `objectives.${i}.hexes`, `${again} is named twice`);
  }),
  ...exits.flatMap(({ army, hexes }, i) => {
    const inside = hexes.find((hex) => !isOnEdge(hex));
    const again = twice(exits.slice(0, i + 1).flatMap((one) => (one.army === army ? one.hexes : [])));
    const place = `exits.${i}.hexes`;
    return [
      ...when(inside !== undefined, place, `${inside} is not at the edge of the board`, 'N5.22'),
      ...when(again !== undefined, place, `${again} is named twice`, 'N5.22'),
    ];
  }),
];

// N14.30
const tileFaults = ({ terrain, works = {}, removals = [] }: Scenario): Faults =>
  removals.flatMap(({ tiles }, i) => {
    const bare = tiles.find((hex) => (terrain[hex] ?? 'clear') === 'clear' && works[hex] === undefined);
    const again = twice(removals.slice(0, i + 1).flatMap((one) => one.tiles));
    const place = `removals.${i}.tiles`;
    return [
      ...when(bare !== undefined, place, `no tile lies on ${bare}`, 'N14.30'),
      ...when(again !== undefined, place, `${again} is named twice`, 'N14.30'),
    ];
  });

/** What its units win by leaving, at most. N5.23 */
const byExits = (army: Army, { units, exits = [] }: Scenario): number => {
  const own = units.filter(({ nation }) => armyOf(nation) === army).length;
  return own * Math.max(0, ...exits.map((one) => (one.army === army ? one.banners : 0)));
};

/** The units of the enemy, permanent objectives, exits and what is won already must suffice. */
const bannerFaults = (scenario: Scenario): Faults =>
  ARMIES.flatMap((army) => {
    const { banners, units, objectives = [], position } = scenario;
    const enemies = units.filter(({ nation }) => armyOf(nation) !== army).length;
    const won = position?.won?.[army] ?? 0;
    const lasting = objectives.filter((one) => one.army === army && one.lasting === 'permanent');
    const kept = lasting.reduce((sum, one) => sum + one.banners * groupsOf(one).length, 0);
    const most = enemies + won + kept + byExits(army, scenario);
    if (won >= banners) return [invalid('position.won', `the ${army} army has won already`)];
    return when(
      most < banners,
      'banners',
      `the ${army} army can be sure of ${most} at most: leaders may leave, and temporary objectives pass`,
    );
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
  goOn(state);
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
