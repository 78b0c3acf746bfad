import { shown } from '@bicorne/engine';
import { ARMY_COUNT, END, FIRST, sideOfArmy } from '../rules/blocks.ts';
import { ACTIVE_SIDE, TOWN_COUNT } from '../rules/board.ts';
import type { CampaignEvent } from '../rules/events.ts';
import { noteOf } from '../rules/fog.ts';
import { isBeyond, LEFT, mirror, RESERVE, type Fight, type Phase, type Target } from '../rules/state.ts';
import type { Choice, Scene } from './choice.ts';
import { IN_RESERVE, type CampaignView, type HiddenGroup } from '../rules/view.ts';

/** All that is drawn, read off the view; the components know nothing of the view's shape. */

/** The blocks of one army in one place. Of those that are hidden nothing is told but their number and condition. */
export interface Stand {
  readonly army: number;
  readonly faces: readonly number[];
  readonly backs: readonly Back[];
  readonly total: number;
}

/** Hidden blocks that look alike. */
interface Back {
  readonly status: number;
  readonly count: number;
  /** As in the notes. */
  readonly group: number;
}

const ARMIES = Array.from({ length: ARMY_COUNT }, (_, army) => army);
const blocksOf = (army: number): number[] =>
  Array.from({ length: END[army] - FIRST[army] }, (_, i) => FIRST[army] + i);
const BLOCKS_OF = ARMIES.map(blocksOf);

function standOf(army: number, faces: readonly number[], groups: readonly HiddenGroup[]): Stand {
  const backs = groups.map(({ status, count, group }) => ({ status, count, group }));
  return { army, faces, backs, total: faces.length + backs.reduce((sum, { count }) => sum + count, 0) };
}

const isThere = ({ total }: Stand): boolean => total > 0;

/** Who stands in a town, by army. */
export const standsIn = (view: CampaignView, town: number): Stand[] =>
  ARMIES.map((army) =>
    standOf(
      army,
      BLOCKS_OF[army].filter((block) => view.at[block] === town),
      view.hidden.filter((one) => one.army === army && one.group >> 2 === town && one.group >= 0),
    ),
  ).filter(isThere);

export const allStands = (view: CampaignView): ReadonlyMap<number, readonly Stand[]> =>
  new Map(
    Array.from({ length: TOWN_COUNT }, (_, town): [number, Stand[]] => [town, standsIn(view, town)]).filter(
      ([, stands]) => stands.length > 0,
    ),
  );

/** Blocks that are still to be placed: one's own with their faces, the others' by number. */
export const unplaced = (view: CampaignView): Stand[] =>
  ARMIES.map((army) =>
    standOf(
      army,
      BLOCKS_OF[army].filter((block) => view.at[block] === -1 && view.steps[block] > 0),
      view.hidden.filter((one) => one.army === army && one.group < 0),
    ),
  ).filter(isThere);

/** Blocks seen before that may be among the hidden ones here. (C3.8) */
export const notesIn = (view: CampaignView, town: number, army: number): number[] =>
  notedWhere(view, army, (group) => group >> 2 === town);
export const notesOn = (view: CampaignView, group: number, army: number): number[] =>
  notedWhere(view, army, (one) => one === group);

const notedWhere = (view: CampaignView, army: number, here: (group: number) => boolean): number[] =>
  BLOCKS_OF[army].filter((block) => view.at[block] < -1 && noteOf(view, block).some(here));

// The battlefield

/** A place of the battlefield with those who stand in it, as the role that owns it sees it. */
export interface Cell {
  readonly role: number;
  /** Reserve, left, centre, right of that role. */
  readonly place: number;
  readonly terrain: number;
  readonly own: readonly Stand[];
  /** Enemies that have come in. */
  readonly foes: readonly Stand[];
  readonly holder: number;
}

export interface Field {
  readonly fight: Fight;
  readonly cells: readonly Cell[];
  /** Blocks that have not been deployed yet, by role. */
  readonly waiting: readonly (readonly Stand[])[];
}

const sideOf = (view: CampaignView, role: number): number =>
  role === 0 ? ACTIVE_SIDE[view.turn] : 1 - ACTIVE_SIDE[view.turn];
const armiesOfRole = (view: CampaignView, role: number): number[] =>
  ARMIES.filter((army) => sideOfArmy(army) === sideOf(view, role));

export function fieldOf(view: CampaignView, fight: Fight): Field {
  const roles = [0, 1];
  return {
    fight,
    cells: roles.flatMap((role) =>
      [RESERVE, LEFT, LEFT + 1, LEFT + 2].map((place) => cellOf(view, fight, role, place)),
    ),
    waiting: roles.map((role) => standsAt(view, fight, role, 0)),
  };
}

function cellOf(view: CampaignView, fight: Fight, role: number, place: number): Cell {
  const ground = place >= LEFT ? role * 3 + place - LEFT : -1;
  return {
    role,
    place,
    terrain: ground < 0 ? 0 : fight.terrain[ground],
    holder: ground < 0 ? -1 : fight.holders[ground],
    own: standsAt(view, fight, role, place),
    foes: place >= LEFT ? standsAt(view, fight, 1 - role, mirror(place)) : [],
  };
}

/** Who of a role stands at a place; a hidden group is a position of its own, or else reserve or not deployed. */
function standsAt(view: CampaignView, fight: Fight, role: number, place: number): Stand[] {
  const here = (one: HiddenGroup): boolean => {
    if (one.group < 0 || one.group >> 2 !== fight.town || isBeyond(place)) return false;
    const position = one.group & 3;
    if (place >= LEFT) return position === place - LEFT + 1;
    return position === 0 && ((one.status & IN_RESERVE) !== 0) === (place === RESERVE);
  };
  return armiesOfRole(view, role)
    .map((army) =>
      standOf(
        army,
        BLOCKS_OF[army].filter((block) => view.at[block] === fight.town && view.place[block] === place),
        view.hidden.filter((one) => one.army === army && here(one)),
      ),
    )
    .filter(isThere);
}

/** Phases that are played on the battlefield. */
const ON_FIELD: ReadonlySet<Phase> = new Set<Phase>([
  'draw',
  'lay',
  'layout',
  'deploy',
  'hold',
  'recoil',
  'combat',
  'part',
  'tests',
  'withdraw',
  'morale-roll',
  'fire-roll',
  'lose',
  'hits',
  'show',
  'skirmish',
  'skirmish-roll',
  'choose',
  'aftermath',
]);

const MARCHING: ReadonlySet<Phase> = new Set<Phase>(['march', 'ride', 'force', 'force-roll']);
/** Before the marches are done nobody knows what a fight will be. C6.1 */
export const isMarching = ({ phase }: CampaignView): boolean => MARCHING.has(phase);

/** The fight that was asked for, or the one that goes on. */
function fightToShow(view: CampaignView, asked: number | null): Fight | null {
  const named =
    view.fights.find(({ town }) => town === asked) ?? view.fights.find(({ town }) => town === view.field);
  return named ?? view.fights[0] ?? null;
}
export const isOnField = (view: CampaignView): boolean =>
  ON_FIELD.has(view.phase) && view.fights.some(({ town }) => town === view.field);

/** As long as this stays the same, what somebody chose to look at stays as well. */
export const stretchOf = ({ turn, field, fights }: CampaignView): string =>
  `${turn} ${field} ${fights.map(({ round }) => round).join()}`;

export interface Look {
  readonly scene: Scene;
  readonly fight: Fight | null;
}

/** What is looked at: what was chosen during this stretch, else what is being played. */
export function lookOf(view: CampaignView, { scene, fight }: Pick<Choice, 'scene' | 'fight'>): Look {
  const chosen = scene?.during === stretchOf(view) ? scene.kind : null;
  const shown = fightToShow(view, chosen === null ? null : fight);
  const kind = chosen ?? (isOnField(view) ? 'field' : 'map');
  return { scene: shown ? kind : 'map', fight: shown };
}

// Dice

export interface Throw {
  readonly dice: readonly number[];
  /** A die of this value or less hits; of a test, the least that is good. */
  readonly power: number;
  readonly test: boolean;
  readonly block: number | undefined;
  readonly bonus: number;
  /** What a fire was aimed at. */
  readonly target?: Target | undefined;
  /** Where a forced march ended. */
  readonly town?: number | undefined;
}

/** What is kept of the dice from one moment to the next: the shot and its roll are told one after the other. */
export interface Rolls {
  readonly power: number;
  readonly target?: Target;
  /** Where the last forced march went. */
  readonly town?: number;
  readonly last: Throw | null;
}
export const NO_ROLLS: Rolls = { power: 0, last: null };

/** Dice lie until somebody else's part begins or the map is played on. */
const CLEARED: ReadonlySet<CampaignEvent['type']> = new Set<CampaignEvent['type']>([
  'turn',
  'part',
  'clash',
  'marched',
  'won',
]);

export const follow = (before: Rolls, events: readonly CampaignEvent[]): Rolls =>
  events.reduce((rolls, event) => afterEvent(rolls, event), before);

function afterEvent(rolls: Rolls, event: CampaignEvent): Rolls {
  if (CLEARED.has(event.type)) return NO_ROLLS;
  switch (event.type) {
    case 'fired':
      return { power: event.power, target: event.target, last: null };
    case 'rolled':
      return {
        ...rolls,
        last: {
          ...PLAIN,
          dice: facesIn(event.faces),
          power: rolls.power,
          block: event.block,
          target: rolls.target,
        },
      };
    case 'forced':
      return { power: 0, last: null, town: event.to };
    case 'tested':
    case 'force-rolled':
      return { ...rolls, last: testOf(event, event.type === 'tested' ? undefined : rolls.town) };
    default:
      return rolls;
  }
}

const testOf = (
  { die, block, bonus }: Pick<Throw, 'block' | 'bonus'> & { readonly die: number },
  town: number | undefined,
): Throw => ({ dice: [die], power: 4, test: true, block, bonus, town });

const PLAIN = { test: false, bonus: 0 } as const;

/** Each face as often as it is shown, the low ones first: those hit. */
export const facesIn = (outcome: number): number[] =>
  [0, 1, 2, 3, 4, 5].flatMap((face) => Array<number>(shown(outcome, face)).fill(face + 1));

// Facts that several components ask for

/** The role whose side the one who looks plays; an onlooker stands with the attacker. */
export function roleOfViewer(view: CampaignView): number {
  const army = view.seatOf.indexOf(view.viewer);
  return army < 0 || sideOfArmy(army) === ACTIVE_SIDE[view.turn] ? 0 : 1;
}

/** A cell's place as the acting role names it. */
export const placeFor = (role: number, place: number, actor: number): number =>
  role === actor ? place : mirror(place);

export interface Trail {
  readonly from: number;
  readonly to: number;
  readonly army: number;
  readonly kind: 'march' | 'retreat';
}

const WAYS: Readonly<Record<string, Trail['kind']>> = {
  marched: 'march',
  forced: 'march',
  reinforced: 'march',
  regrouped: 'march',
  retreated: 'retreat',
};

/** Roads that were just gone. */
export function trailsIn(events: readonly CampaignEvent[]): Trail[] {
  const trails = events.flatMap((event): Trail[] => {
    const kind = WAYS[event.type];
    if (kind === undefined || !('from' in event) || !('army' in event)) return [];
    return [{ from: event.from, to: event.to, army: event.army, kind }];
  });
  return trails.filter((one, i) => trails.findIndex((other) => isSameWay(one, other)) === i);
}

const isSameWay = (one: Trail, other: Trail): boolean =>
  one.from === other.from && one.to === other.to && one.army === other.army;
