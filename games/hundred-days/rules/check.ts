import type { Fault } from '@bicorne/engine';
import { direction, hexNamed } from '../data/board.ts';
import type { Scenario, ScenarioUnit } from '../data/scenario.ts';
import { NATION, SEATS, SKIRMISHER_LIMIT, startFigures } from '../data/units.ts';
import { keyPoints, type Battle } from './battle.ts';
import type { Rules } from './options.ts';

// H1.4: what a scenario object may not say although every word of it can be read.

type Complaint = { readonly place: string; readonly message: string; readonly rule: string };
type Complaints = readonly (Complaint | false)[];

export const faultsIn = (scenario: Scenario, battle: Battle, rules: Rules): Fault[] =>
  [
    ...mapFaults(scenario),
    wrong(scenario.units.length === 0, 'units', 'H1.3', 'no unit stands on the field'),
    ...scenario.units.flatMap((unit, i) => unitFaults(unit, `units.${i}`, scenario, battle)),
    ...stackFaults(scenario),
    ...leaderFaults(scenario, battle),
    ...skirmisherFaults(scenario, battle, rules),
    ...pointFaults(scenario, battle),
  ].flatMap((one) =>
    one === false
      ? []
      : [{ code: 'invalid', message: one.message, place: `scenario.${one.place}`, rule: one.rule }],
  );

const wrong = (when: boolean, place: string, rule: string, message: string): Complaint | false =>
  when && { place, rule, message };

// The map

const touching = (side: string): boolean => {
  const [one, two] = side.split('-').map(hexNamed);
  return direction(one, two) !== -1;
};
const turned = (side: string): string => side.split('-').toReversed().join('-');
const among = (sides: readonly string[], side: string): boolean =>
  sides.includes(side) || sides.includes(turned(side));
const stepsOf = (road: string): string[] => {
  const hexes = road.split('-');
  return hexes.slice(1).map((hex, i) => `${hexes[i]}-${hex}`);
};

function mapFaults({ streams = [], rivers = [], bridges = [], roads = [], keys = [] }: Scenario): Complaints {
  const water = [...streams, ...rivers];
  const dry = rivers.filter((side) => !among(bridges, side));
  return [
    ...Object.entries({ streams, rivers, bridges }).flatMap(([name, sides]) =>
      sides.map((side, i) => wrong(!touching(side), `${name}.${i}`, 'H1.3', 'the two hexes do not touch')),
    ),
    ...bridges.map((side, i) =>
      wrong(!among(water, side), `bridges.${i}`, 'H2.16', 'there is no water under the bridge'),
    ),
    ...roads.flatMap((road, i) =>
      stepsOf(road).flatMap((step) => [
        wrong(!touching(step), `roads.${i}`, 'H2.2', `${step} do not touch`),
        wrong(among(dry, step), `roads.${i}`, 'H2.10', `no bridge over the river at ${step}`),
      ]),
    ),
    ...keys.map((key, i) =>
      wrong(
        keys.findIndex(({ at }) => at === key.at) !== i,
        `keys.${i}.at`,
        'H14.2',
        'a second key in this hex',
      ),
    ),
  ];
}

// Units

const isGuns = ({ arm }: ScenarioUnit): boolean => arm === 'artillery' || arm === 'horseArtillery';

const unitFaults = (unit: ScenarioUnit, place: string, scenario: Scenario, battle: Battle): Complaints => [
  ...strengthFaults(unit, place),
  ...placeFaults(unit, place, battle),
  ...squareFaults(unit, place, scenario, battle),
  ...markFaults(unit, place, scenario),
];

function strengthFaults(unit: ScenarioUnit, place: string): Complaints {
  const { nation, arm, elite = 0, marker = elite, figures = 1 } = unit;
  const tooMany = figures > startFigures(nation, arm);
  return [
    wrong(tooMany, `${place}.figures`, 'H3.1', 'more figures than it starts with'),
    wrong(marker > elite, `${place}.marker`, 'H3.7', 'more marker than it starts with'),
    wrong(isGuns(unit) && elite > 0, `${place}.elite`, 'H3.5', 'guns carry no marker'),
  ];
}

function placeFaults({ at, arrives }: ScenarioUnit, place: string, battle: Battle): Complaints {
  const lake = at !== undefined && !battle.ground[hexNamed(at)].open;
  const nowhere = arrives !== undefined && !arrives.by?.length;
  return [
    wrong(
      at !== undefined && arrives !== undefined,
      `${place}.arrives`,
      'H15.1',
      'it is on the board already',
    ),
    wrong(lake, `${place}.at`, 'H2.30', 'nobody stands in a lake'),
    wrong(nowhere, `${place}.arrives.by`, 'H15.2', 'it has no hex to enter by'),
  ];
}

function squareFaults(unit: ScenarioUnit, place: string, scenario: Scenario, battle: Battle): Complaints {
  const { arm, at, square = false, inside = false } = unit;
  const fit = arm === 'infantry' && at !== undefined && battle.ground[hexNamed(at)].square;
  const lost = inside && !(isGuns(unit) && squareAt(scenario, at));
  return [
    wrong(square && !fit, `${place}.square`, 'H12.2', 'no square can stand here'),
    wrong(lost, `${place}.inside`, 'H12.11', 'there is no square to be inside of'),
  ];
}

function markFaults(unit: ScenarioUnit, place: string, { units }: Scenario): Complaints {
  const { nation, arm, mark } = unit;
  if (mark === undefined) return [];
  const first = units.find((other) => other.mark === mark && sideOf(other) === sideOf(unit));
  return [
    wrong(arm !== 'infantry', `${place}.mark`, 'H16.20', 'only infantry is marked so'),
    wrong(
      mark === 'rifles' && nation !== 'british',
      `${place}.mark`,
      'H16.30',
      'only British infantry has rifles',
    ),
    wrong(first !== unit, `${place}.mark`, 'H16.20', 'a side marks one unit'),
  ];
}

const squareAt = ({ units }: Scenario, at: string | undefined): boolean =>
  at !== undefined && units.some((unit) => unit.at === at && unit.square === true);

const sideOf = (unit: ScenarioUnit): string => NATION[unit.nation].seat;
/** H3.9 */
function stackFaults({ units }: Scenario): Complaints {
  return units.flatMap((unit, i) => {
    const here = units.slice(0, i).filter((other) => unit.at !== undefined && other.at === unit.at);
    return [
      wrong(
        here.some((other) => sideOf(other) !== sideOf(unit)),
        `units.${i}.at`,
        'H3.9',
        'enemies in one hex',
      ),
      wrong(
        here.some((other) => isGuns(other) === isGuns(unit)),
        `units.${i}.at`,
        'H3.9',
        'two of a kind in one hex',
      ),
    ];
  });
}

/** H3.10 */
function leaderFaults({ leaders = [], units }: Scenario, battle: Battle): Complaints {
  return leaders.flatMap(({ side, at, arrives }, i) => {
    const here = at === undefined ? [] : units.filter((unit) => unit.at === at);
    const twice = at !== undefined && leaders.findIndex((other) => other.at === at) !== i;
    const lake = at !== undefined && !battle.ground[hexNamed(at)].open;
    return [
      wrong(twice, `leaders.${i}.at`, 'H3.10', 'two leaders in one hex'),
      wrong(
        here.some((unit) => sideOf(unit) !== side),
        `leaders.${i}.at`,
        'H3.9',
        'enemies in one hex',
      ),
      wrong(lake, `leaders.${i}.at`, 'H2.30', 'nobody stands in a lake'),
      wrong(
        at !== undefined && arrives !== undefined,
        `leaders.${i}.arrives`,
        'H15.1',
        'he is on the board already',
      ),
    ];
  });
}

function skirmisherFaults(
  { skirmishers = [], units, leaders = [] }: Scenario,
  battle: Battle,
  rules: Rules,
): Complaints {
  return skirmishers.flatMap(({ side, at, of }, i) => {
    const place = `skirmishers.${i}`;
    const parent = of === undefined ? undefined : units[of];
    const others = [...units, ...leaders, ...skirmishers.slice(0, i)];
    const before = skirmishers.slice(0, i).filter((one) => one.side === side).length;
    const limit = SKIRMISHER_LIMIT - marksInPlay(units, side, rules);
    const strange = of !== undefined && !isParent(parent, side);
    const siblings = skirmishers.filter((one) => of !== undefined && one.of === of).length;
    const spent = parent !== undefined && siblings >= startFigures(parent.nation, parent.arm);
    return [
      wrong(rules.skirmishers === 'none', place, 'H16.13', 'skirmishers are not in play'),
      wrong(before >= limit, place, 'H16.2', 'more than three, light infantry and rifles counted in'),
      wrong(
        others.some((one) => one.at === at),
        `${place}.at`,
        'H16.10',
        'the hex is not empty',
      ),
      wrong(!battle.ground[hexNamed(at)].open, `${place}.at`, 'H2.30', 'nobody stands in a lake'),
      wrong(strange, `${place}.of`, 'H18.2', 'they come from infantry of their own side on the board'),
      wrong(spent, `${place}.of`, 'H18.2', 'more than the unit can spare'),
    ];
  });
}

const isParent = (unit: ScenarioUnit | undefined, side: string): boolean =>
  unit?.at !== undefined && unit.arm === 'infantry' && sideOf(unit) === side;

/** Light infantry and rifles that count towards the limit of skirmishers. */
const marksInPlay = (units: readonly ScenarioUnit[], side: string, rules: Rules): number =>
  units.filter(
    ({ mark, at, arrives, ...unit }) =>
      (mark === 'light' ? rules.lightInfantry : mark === 'rifles' && rules.britishRifles) &&
      (at !== undefined || arrives !== undefined) &&
      NATION[unit.nation].seat === side,
  ).length;

function pointFaults({ position }: Scenario, battle: Battle): Complaints {
  return SEATS.map((side, seat) =>
    wrong(
      (position?.points?.[side] ?? Infinity) < keyPoints(battle, seat),
      `position.points.${side}`,
      'H14.2',
      'fewer points than its key hexes are worth',
    ),
  );
}
