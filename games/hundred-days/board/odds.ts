import type { Branch, OddsPart } from '@bicorne/engine';
import type { HundredDaysAction } from '../rules/actions.ts';
import { battleOf } from '../rules/battle.ts';
import type { HundredDaysEvent } from '../rules/events.ts';
import { NONE, other } from '../rules/state.ts';
import type { HundredDaysView } from '../rules/view.ts';

/** What may become of a unit that is attacked, up to the next decision. */
export const FATES = ['destroyed', 'back', 'weakened', 'unhurt'] as const;
export type Fate = (typeof FATES)[number];

/** The foot unit of the attacked hex, its guns, the steps both lose, its leader; then what a single die may bring. */
export const MEASURES = [
  'foot',
  'guns',
  'steps',
  'leader',
  'ownLeader',
  'square',
  'charge',
  'rally',
] as const;
export type MeasureName = (typeof MEASURES)[number];

type Verb = HundredDaysAction['do'];
const WORTH: ReadonlySet<Verb> = new Set<Verb>([
  'fire',
  'fire-guns',
  'shock',
  'shock-guns',
  'leader-dice',
  'rally',
  'inside',
  'outside',
  'aim-square',
  'aim-guns',
  'meet',
]);

/** The answers taken for granted on the way to the dice; each is said with the chances. */
export const GIVEN = {
  leaderDice: 'leader-dice',
  reactSquare: 'no',
  meet: 'meet',
  callBack: 'no',
  gunsInside: 'inside',
  nameTarget: 'aim-square',
  loss: 'lose',
} as const satisfies Readonly<Record<string, Verb>>;

const isGiven = (ask: string): ask is keyof typeof GIVEN => Object.hasOwn(GIVEN, ask);

type Told = Branch<HundredDaysEvent, HundredDaysView>;

export const odds: OddsPart<HundredDaysAction, HundredDaysEvent, HundredDaysView> = {
  measures: MEASURES,
  worth: ({ do: verb }, { phase }) =>
    WORTH.has(verb) ||
    ((verb === 'yes' || verb === 'no') && (phase === 'reactSquare' || phase === 'callBack')),
  assume: ({ ask }, legal) =>
    isGiven(ask) ? (legal.find(({ do: verb }) => verb === GIVEN[ask]) ?? null) : null,
  /** H10.2, H12.3, H17.2: dice of the attack are the attacker's, those that a piece stands, forms or lives by its owner's. */
  thrower(event, view) {
    const { type } = event;
    if (type === 'leader-tested') return battleOf(view).leaders.seat[event.leader];
    if (type === 'rolled' || type === 'charge-tested' || type === 'rallied' || type === 'actions')
      return view.seat;
    return type === 'morale' || type === 'square' || type === 'called-back' ? other(view.seat) : null;
  },
  tell: (branch) => ({ ...fates(branch), ...leaders(branch), ...dice(branch.events) }),
};

type Thrown = Extract<HundredDaysEvent, { type: 'fired' | 'shocked' }>;
const isThrow = (event: HundredDaysEvent): event is Thrown =>
  event.type === 'fired' || event.type === 'shocked';

/** The hex that the dice were rolled against: where the last attack went, or the one that was on before. */
const struckHex = ({ before, events }: Told): number =>
  events.findLast(isThrow)?.at ?? before.attack?.at ?? NONE;

function fates(branch: Told): Record<string, Fate | number> {
  const hex = struckHex(branch);
  if (hex === NONE) return {};
  const { events, before } = branch;
  const [foot, guns] = [before.foot[hex], before.guns[hex]];
  const steps = events.filter(({ type }) => type === 'lost').length;
  return {
    ...(foot === NONE ? {} : { foot: fateOf(branch, foot) }),
    ...(guns === NONE ? {} : { guns: fateOf(branch, guns) }),
    steps,
  };
}

function fateOf({ events, after }: Told, unit: number): Fate {
  const of = events.filter((event) => 'unit' in event && event.unit === unit);
  if (after.at[unit] < 0) return 'destroyed';
  if (of.some((event) => event.type === 'retreated' || (event.type === 'morale' && !event.stands)))
    return 'back';
  return of.some(({ type }) => type === 'lost') ? 'weakened' : 'unhurt';
}

/** The leader of the attacked hex, and the one who went in with the attack (H17.2). */
function leaders(branch: Told): Record<string, string> {
  const { before, after } = branch;
  const hex = struckHex(branch);
  const chief = hex === NONE ? NONE : before.chief[hex];
  const lead = leadIn(branch);
  const told = (leader: number): string => (after.leaderAt[leader] < 0 ? 'lost' : 'safe');
  return {
    ...(chief === NONE ? {} : { leader: told(chief) }),
    ...(lead === NONE ? {} : { ownLeader: told(lead) }),
  };
}

function leadIn({ before, events }: Told): number {
  const joined = events.find(({ type }) => type === 'leader-joined');
  return joined?.type === 'leader-joined' ? joined.leader : (before.attack?.lead ?? NONE);
}

function dice(events: readonly HundredDaysEvent[]): Record<string, string> {
  const told: Record<string, string> = {};
  for (const event of events) {
    if (event.type === 'square') told['square'] = event.formed ? 'formed' : 'broken';
    if (event.type === 'charge-tested') told['charge'] = event.goesIn ? 'home' : 'stopped';
    if (event.type === 'rallied') told['rally'] = event.won ? 'regained' : 'vain';
  }
  return told;
}
