import { MOST_PIECES } from '../data/forces.ts';
import type { MarengoAction } from '../rules/actions.ts';
import {
  BEYOND,
  EXIT_SIDE,
  EXIT_TO,
  isReserve,
  isSide,
  LOCALITY_EXITS,
  MAIN,
  opposite,
  ROAD_EXITS,
  TO_BLOCK,
} from '../rules/map.ts';
import type { MarengoView } from '../rules/view.ts';
import { freshAt, standingAt } from './model.ts';
import { assaultOutlook } from './outlook.ts';
import type { Way } from './spots.ts';
import { heldBy, tollOf } from './stakes.ts';
import type { MarengoWords } from './words/lexicon.ts';

/** What an action costs, said before it is taken; null where it is part of one that is on. (M6.2, M6.3) */
export function costOf(view: MarengoView, action: MarengoAction, { ui }: MarengoWords): string | null {
  switch (action.do) {
    case 'march':
      return isSide(action.to) ? blockingCost(view, action.to, ui) : ui.oneOrder;
    case 'attack':
      return [
        ui.oneOrder,
        ...heldIn(view, action.from, action.via, ui),
        tollIn(view, action.from, action.via, ui),
      ].join(' · ');
    case 'assault':
      return `${ui.oneOrder} · ${tollIn(view, action.from, action.from, ui)}`;
    case 'complete':
      return isHeldBeyond(view, action.from) ? `${ui.free} · ${ui.hit}` : ui.free;
    case 'organise':
      return view.frames.length === 0 ? ui.oneOrder : null;
    case 'road':
      return LOCALITY_EXITS[action.from].some((exit) => MAIN[exit >> 1]) ? ui.freeMain : ui.oneOrder;
    case 'cross':
      return MAIN[action.by] || hasPaid(view) ? null : ui.oneOrder;
    case 'ride':
      return isExtra(view, action.to) ? ui.oneOrder : null;
    case 'enter':
    case 'pontoon':
    case 'bombard':
    case 'cancel':
      return ui.free;
    default:
      return null;
  }
}

/** What follows from an action that binds, or ends the turn, for whoever is asked whether he means it. */
export function followsFrom(
  view: MarengoView,
  action: MarengoAction,
  words: MarengoWords,
): readonly string[] {
  const { ui } = words;
  const frame = view.frames.at(-1);
  if (action.do === 'end') return view.orders > 0 ? [ui.unspent(view.orders)] : [];
  if (action.do === 'attack')
    return [
      ui.oneOrder,
      ...heldIn(view, action.from, action.via, ui),
      tollIn(view, action.from, action.via, ui),
    ];
  if (action.do === 'assault')
    return [
      ui.oneOrder,
      outlookOf(view, action.from, words),
      tollIn(view, action.from, action.from, ui),
      ui.discloses,
    ];
  if (action.do === 'bombard') return [ui.showsGuns];
  if (action.do === 'done' && frame?.at === 'attack' && frame.step === 'pick')
    return [...heldIn(view, frame.from, frame.via, ui), tollIn(view, frame.from, frame.via, ui)];
  return [];
}

function outlookOf(view: MarengoView, from: number, { ui, faces }: MarengoWords): string {
  const { best, worst, pieces, known } = assaultOutlook(view, from);
  return ui.outlook(worst, best, pieces, known.length === 0 ? '' : faces(known));
}

/** Attacks bind: the enemy is asked, or sees guns. (M9, M10.5, M11) */
const BINDING: ReadonlySet<MarengoAction['do']> = new Set<MarengoAction['do']>([
  'attack',
  'assault',
  'bombard',
]);

export function commits(gesture: readonly MarengoAction[], view: MarengoView): boolean {
  const [first, last] = [gesture[0], gesture[gesture.length - 1]];
  const frame = view.frames.at(-1);
  if (first.do === 'done') return frame?.at === 'attack' && frame.step === 'pick';
  if (first.do === 'attack') return gesture.length > 1;
  return BINDING.has(first.do) || (last.do === 'cross' && isRaid(view, last.by));
}

/** M8.12 */
const isRaid = ({ army, garrison, entered }: MarengoView, by: number): boolean =>
  [EXIT_TO[2 * by], EXIT_TO[2 * by + 1]].some((at) => garrison[at] > 0 && entered[at] !== army);

/** The same of all steps that one press takes. */
export function priceOf(view: MarengoView, { gesture, orders }: Way, words: MarengoWords): string | null {
  const [first] = gesture;
  if (orders === null || PRICED.has(first.do)) return costOf(view, first, words);
  return orders === 0 ? words.ui.free : words.ui.oneOrder;
}

/** What hangs on it is more than an order. */
const PRICED: ReadonlySet<MarengoAction['do']> = new Set<MarengoAction['do']>([
  'attack',
  'assault',
  'bombard',
  'complete',
]);

/** If all attack that may. (M9.3, M11.9) */
const attackersFrom = (view: MarengoView, from: number): number => Math.min(MOST_PIECES, freshAt(view, from));

const tollIn = (view: MarengoView, from: number, via: number, ui: MarengoWords['ui']): string =>
  ui.toll(tollOf(view, via, attackersFrom(view, from)));

/** Nothing where nobody can stand in the way. (M9.6, M9.7) */
function heldIn(view: MarengoView, from: number, via: number, ui: MarengoWords['ui']): string[] {
  const defence = opposite(via);
  const answering = isReserve(from) ? standingAt(view, BEYOND[via]) : 0;
  if (standingAt(view, defence) + answering === 0) return [];
  return [ui.held(heldBy(via, attackersFrom(view, from), !view.tried.includes(defence)))];
}

/** M10.9 */
const isHeldBeyond = ({ army, garrison, entered }: MarengoView, side: number): boolean =>
  garrison[BEYOND[side]] > 0 && entered[BEYOND[side]] !== army;

/** M7.5 */
function blockingCost(view: MarengoView, side: number, ui: MarengoWords['ui']): string {
  const missing = TO_BLOCK[side] - standingAt(view, side);
  return missing > 0 ? ui.freeUpTo(missing) : ui.oneOrder;
}

const hasPaid = ({ frames }: MarengoView): boolean =>
  frames.some((frame) => frame.at === 'road' && frame.paid);

/** Whether continuing into this approach costs an order by itself. (M9.14, M12.3, M12.5) */
function isExtra({ frames }: MarengoView, side: number): boolean {
  const frame = frames.at(-1);
  if (frame?.at === 'attack') return !frame.parted;
  if (frame?.at === 'finish') return frame.rode.length > 0 && !frame.rode.includes(side);
  if (frame?.at !== 'road' || frame.paid) return false;
  const exits = frame.road < 0 ? LOCALITY_EXITS[frame.locality] : ROAD_EXITS[frame.road];
  return !exits.some((exit) => EXIT_SIDE[exit] === side && MAIN[exit >> 1]);
}
