import { enemyOf } from '../data/forces.ts';
import type { MarengoEvent } from '../rules/events.ts';
import type { Assault, Attack, Retreat } from '../rules/frames.ts';
import { BEYOND, LOCALITY, opposite, PENALTY, POSITIONS, TO_BLOCK } from '../rules/map.ts';
import { firstFace, strength, TYPE } from '../rules/pieces.ts';
import type { MarengoView } from '../rules/view.ts';
import type { Bar, Model } from './model.ts';
import { heldBy, reductionsOf, tollOf } from './stakes.ts';

/** A fight as the tray shows it: two lines over a border, the step that is on, and the sum. */
export interface Scene {
  readonly kind: 'assault' | 'attack' | 'bombardment';
  readonly attacker: Party;
  readonly defender: Party;
  readonly wide: boolean;
  /** Of the nine steps of an assault; 0 for other fights. */
  readonly step: number;
  readonly sum: Sum | null;
  /** For a manoeuvre attack: whether it is blocked as things stand. */
  readonly blocked: boolean;
  /** Whether that is settled. */
  readonly decided: boolean;
  /** Discs that the defender commits if he holds. (M18.3 to M18.5) */
  readonly commits: number;
  /** Discs that he loses if he must leave, about. (M13.2) */
  readonly toll: number;
  /** Reductions of an assault as it stands. (M11.18) */
  readonly reductions: { readonly attacker: number; readonly defender: number } | null;
}

export interface Party {
  readonly army: number;
  /** Where they stand. */
  readonly at: number;
  readonly bars: readonly Bar[];
}

export interface Sum {
  readonly lead: number;
  readonly penalties: number;
  readonly guard: number;
  readonly counter: number;
  readonly total: number;
  readonly final: boolean;
}

const STEP: Readonly<Record<Assault['step'], number>> = {
  lead: 2,
  storm: 3,
  barrage: 4,
  hit: 4,
  counter: 5,
  share: 5,
  result: 6,
  suffer: 8,
  spill: 8,
  endure: 8,
  overflow: 8,
  close: 9,
};

export function sceneOf(view: MarengoView, model: Model, events: readonly MarengoEvent[]): Scene | null {
  const scene = fightOf(view, model, events);
  const retreat = view.frames.find((frame) => frame.at === 'retreat');
  return scene && retreat ? { ...scene, defender: retreating(model, retreat, scene.defender) } : scene;
}

function fightOf(view: MarengoView, model: Model, events: readonly MarengoEvent[]): Scene | null {
  for (const frame of view.frames.toReversed()) {
    if (frame.at === 'assault') return assaultScene(view, model, frame, resultIn(events));
    if (frame.at === 'attack') return attackScene(view, model, frame);
    if (frame.at === 'enter') return settled(linesOver(view, model, frame.from, frame.from), 'attack');
    if (frame.at === 'target') return settled(underFire(view, model, frame.from), 'bombardment');
  }
  return null;
}

/** The guns and whoever they may hit: those in the approach, else the reserve, else anybody. (M10.7) */
function underFire(view: MarengoView, model: Model, from: number): Lines {
  const lines = linesOver(view, model, from, from);
  const guns = (model.lines.get(from)?.bars ?? []).filter(({ open }) => open);
  const { bars } = lines.defender;
  const reserve = model.lines.get(BEYOND[from])?.bars ?? [];
  const all = POSITIONS[BEYOND[from]].flatMap((position) => model.lines.get(position)?.bars ?? []);
  const hit = [bars, reserve, all].find(({ length }) => length > 0) ?? [];
  return {
    ...lines,
    attacker: { ...lines.attacker, bars: guns },
    defender: { ...lines.defender, bars: hit },
  };
}

/** A fight in which nothing is open but what follows from it. */
const settled = (lines: Lines, kind: Scene['kind']): Scene => ({
  ...lines,
  kind,
  step: 0,
  sum: null,
  blocked: false,
  decided: true,
  commits: 0,
  toll: 0,
  reductions: null,
});

/** All who must leave the locality. (M13.1) */
const retreating = (model: Model, { locality }: Retreat, party: Party): Party => ({
  ...party,
  bars: POSITIONS[locality].flatMap((position) => model.lines.get(position)?.bars ?? []),
});

function assaultScene(view: MarengoView, model: Model, frame: Assault, result: Sum | null): Scene {
  const storming = linesOver(view, model, frame.from, frame.from);
  const lines = {
    ...storming,
    attacker: { ...storming.attacker, bars: model.lines.get(frame.from)?.bars ?? [] },
  };
  const sum = result ?? (frame.lead !== 0 && STEP[frame.step] < 6 ? sumSoFar(frame) : null);
  return {
    ...lines,
    kind: 'assault',
    step: result && STEP[frame.step] < 6 ? STEP.result : STEP[frame.step],
    sum,
    blocked: false,
    decided: STEP[frame.step] > 6,
    commits: frame.guarding + frame.countering,
    toll: tollOf(view, frame.from, storming.attacker.bars.length),
    reductions: sum && STEP[frame.step] < 6 ? reductionsOf(frame, sum.total) : null,
  };
}

/** M11.16, as far as it is known. */
function sumSoFar(frame: Assault): Sum {
  const lead = strength(frame.lead);
  const penalties = frame.lead === 0 ? 0 : PENALTY[TYPE[firstFace(frame.lead)]][opposite(frame.from)];
  const [guard, counter] = [strength(frame.guard), strength(frame.counter)];
  return { lead, penalties, guard, counter, total: lead - penalties - guard - counter, final: false };
}

export function resultIn(events: readonly MarengoEvent[]): Sum | null {
  const event = events.findLast((one) => one.type === 'result');
  return event ? { ...event, final: true } : null;
}

function attackScene(view: MarengoView, model: Model, frame: Attack): Scene {
  const lines = linesOver(view, model, frame.from, frame.via);
  const decided = frame.step === 'show' || frame.step === 'enter' || frame.step === 'advance';
  const first = frame.step === 'pick' ? !view.tried.includes(opposite(frame.via)) : frame.first;
  const attackers = lines.attacker.bars.length;
  return {
    ...lines,
    kind: 'attack',
    step: 0,
    sum: null,
    blocked: decided ? !frame.won : isBlocked(lines, first),
    decided,
    commits: heldBy(frame.via, attackers, first),
    toll: tollOf(view, frame.via, attackers),
    reductions: null,
  };
}

/** M9.9, M9.10, as things stand. */
function isBlocked({ attacker, defender, wide }: Lines, first: boolean): boolean {
  const blockers = defender.bars.length;
  return blockers >= (wide ? 2 : 1) || (blockers > 0 && attacker.bars.length === 1 && first);
}

type Lines = Pick<Scene, 'attacker' | 'defender' | 'wide'>;

/** Those of either side who take part: pieces taken up and shown, and whoever stands in the defence approach. */
function linesOver(view: MarengoView, model: Model, from: number, via: number): Lines {
  const facing = opposite(via);
  const own = model.lines.get(from === LOCALITY[via] ? from : via)?.bars ?? [];
  const taking = own.filter((bar) => bar.lifted || bar.role !== 'none');
  return {
    attacker: { army: view.army, at: from, bars: taking },
    defender: { army: enemyOf(view.army), at: facing, bars: model.lines.get(facing)?.bars ?? [] },
    wide: TO_BLOCK[via] === 2,
  };
}
