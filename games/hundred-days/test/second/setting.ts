import type { Scenario } from '../../data/scenario.ts';
import type { Nation } from '../../data/units.ts';
import { HEXES } from './hexes.ts';
import {
  foeOf,
  freeSkirmisherId,
  newUnit,
  skirmishersOf,
  withKevin,
  type Arrival,
  type Ground,
  type Side,
  type Table,
  type Unit,
  type Water,
} from './table.ts';

// The table at the beginning

const GROUNDS: Readonly<Record<string, Ground>> = {
  '.': 'clear',
  w: 'wood',
  t: 'town',
  f: 'fortification',
  h: 'hill',
  l: 'lake',
};
const SIDE_OF: Readonly<Record<Nation, Side>> = {
  french: 'french',
  british: 'allied',
  prussian: 'allied',
  dutch: 'allied',
  brunswick: 'allied',
};
const FULL_INFANTRY: Readonly<Record<Nation, number>> = {
  french: 3,
  british: 4,
  prussian: 3,
  dutch: 2,
  brunswick: 3,
};

function groundsOf({ map }: Scenario): Map<string, Ground> {
  const letters = map.join(' ').trim().split(/\s+/);
  return new Map(HEXES.map((hex, i) => [hex, GROUNDS[letters[i]]]));
}

function watersOf({ streams = [], rivers = [], bridges = [] }: Scenario): Map<string, Water> {
  const water = new Map<string, Water>();
  const lay = (kind: Water, sides: readonly string[]): void => {
    for (const [a, b] of sides.map((side) => side.split('-')))
      water.set(`${a}-${b}`, kind).set(`${b}-${a}`, kind);
  };
  lay('stream', streams);
  lay('river', rivers);
  lay('bridge', bridges);
  return water;
}

const roadsOf = ({ roads = [] }: Scenario): Set<string> =>
  new Set(
    roads
      .map((road) => road.split('-'))
      .flatMap((hexes) => hexes.slice(1).flatMap((to, i) => [`${hexes[i]}-${to}`, `${to}-${hexes[i]}`])),
  );

const arrivalOf = (arrives: Scenario['units'][number]['arrives']): Arrival | null =>
  arrives ? { round: arrives.round, by: arrives.by ?? [] } : null;

function unitOf(print: Scenario['units'][number], id: number, rules: Table['rules']): Unit {
  const start = print.arm === 'infantry' ? FULL_INFANTRY[print.nation] : 2;
  const elite = print.elite ?? 0;
  const present = print.at !== undefined || print.arrives !== undefined;
  return {
    ...newUnit(id, SIDE_OF[print.nation], print.nation, print.arm, start),
    elite,
    at: print.at ?? '',
    arrives: arrivalOf(print.arrives),
    figures: present ? (print.figures ?? start) : 0,
    marker: present ? (print.marker ?? elite) : 0,
    acted: print.acted ?? false,
    square: print.square ?? false,
    inside: print.inside ?? false,
    light: print.mark === 'light' && rules['lightInfantry'] === true,
    rifles: print.mark === 'rifles' && rules['britishRifles'] === true,
  };
}

export function setTable(scenario: Scenario, rules: Table['rules']): Table {
  const { position } = scenario;
  const t: Table = {
    scenario,
    rules,
    ground: groundsOf(scenario),
    water: watersOf(scenario),
    road: roadsOf(scenario),
    edge: scenario.edge,
    units: scenario.units.map((print, id) => unitOf(print, id, rules)),
    leaders: (scenario.leaders ?? []).map(({ side, value, at, arrives, acted }, id) => ({
      id,
      side,
      value,
      at: at ?? '',
      arrives: arrivalOf(arrives),
      acted: acted ?? false,
      put: null,
    })),
    keys: (scenario.keys ?? []).map(({ at, points, scores, held }) => ({
      at,
      points,
      scores,
      held: held ?? foeOf(scores),
    })),
    round: position?.round ?? 1,
    turn: position?.turn ?? scenario.first,
    actions: position?.actions ?? 0,
    points: position?.points ?? {
      french: keyPoints(scenario, 'french'),
      allied: keyPoints(scenario, 'allied'),
    },
    leadersLost: { french: 0, allied: 0, ...position?.leadersLost },
    grandBattery: { french: false, allied: false, ...position?.grandBattery },
    outcome: '',
  };
  layOutSkirmishers(t);
  return t;
}

/** H14.2 */
const keyPoints = ({ keys = [] }: Scenario, side: Side): number =>
  keys.reduce((sum, { points, scores, held }) => (scores === side && held === side ? sum + points : sum), 0);

function layOutSkirmishers(t: Table): void {
  for (const { side, at, of, acted } of t.scenario.skirmishers ?? []) {
    const unit = skirmishersOf(t, side, freeSkirmisherId(t, side), at);
    unit.acted = acted ?? false;
    const parent = t.units.find(({ id }) => id === of);
    if (!parent || !withKevin(t)) continue;
    unit.parent = parent;
    parent.given++;
  }
}
