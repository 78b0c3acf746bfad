import { enemyOf } from '../data/forces.ts';
import { OBSTRUCTED, opposite, PENALTY, TO_BLOCK } from '../rules/map.ts';
import { A1, CAVALRY, facesOf, I3, STRENGTH, TYPE } from '../rules/pieces.ts';
import { gunAt } from '../rules/state.ts';
import type { MarengoView } from '../rules/view.ts';
import { notedAt } from './notes.ts';

/** What an assault may come to, by what this viewer knows: the results nobody can pass, and who stands in the way. */
export interface AssaultOutlook {
  readonly best: number;
  readonly worst: number;
  readonly pieces: number;
  readonly known: readonly number[];
}

/** M11.6 to M11.16; where faces are hidden the worst that they may be is assumed. */
export function assaultOutlook(view: MarengoView, from: number): AssaultOutlook {
  const defence = opposite(from);
  const foes = foesAt(view, defence);
  const lead = bestLead(view, from);
  const strong = foes.faces.toSorted((a, b) => STRENGTH[b] - STRENGTH[a]);
  const most = TO_BLOCK[from];
  const guard = sum(strong.slice(0, most));
  const counter = sum(strong.slice(most, 2 * most).filter((face) => STRENGTH[face] >= STRONG));
  const rest = strong.slice(2 * most);
  const fired = rest.length > 0 && foes.mayFire && PENALTY[TYPE[A1]][from] === 0 ? 1 : 0; // M11.11
  return {
    best: lead.result,
    worst: lead.result - guard - Math.max(0, counter - lead.pieces) - fired, // M11.14
    pieces: foes.faces.length,
    known: foes.known,
  };
}

/** A piece that leads an attack or counter-attacks. */
const STRONG = 2;

const sum = (faces: readonly number[]): number => faces.reduce((all, face) => all + STRENGTH[face], 0);

/** The strongest of one type that may lead, less what the ground takes. */
function bestLead(view: MarengoView, from: number): { readonly result: number; readonly pieces: number } {
  const own = view.stacks
    .filter(({ army, at, acted }) => army === view.army && at === from && !acted)
    .flatMap(({ faces = 0 }) => facesOf(faces))
    .filter((face) => STRENGTH[face] >= STRONG && !(TYPE[face] === CAVALRY && OBSTRUCTED[opposite(from)]));
  const teams = [...new Set(own.map((face) => TYPE[face]))].map((type) => {
    const team = own.filter((face) => TYPE[face] === type).slice(0, TO_BLOCK[from]);
    return { result: sum(team) - PENALTY[type][opposite(from)], pieces: team.length };
  });
  return teams.reduce((best, team) => (team.result > best.result ? team : best), { result: 0, pieces: 0 });
}

interface Foes {
  /** Those that are not known count as the strongest. */
  readonly faces: readonly number[];
  readonly known: readonly number[];
  readonly mayFire: boolean;
}

function foesAt(view: MarengoView, defence: number): Foes {
  const enemy = enemyOf(view.army);
  const hidden = view.stacks
    .filter(({ army, at }) => army === enemy && at === defence)
    .reduce((count, stack) => count + stack.count, 0);
  const guns = view.guns.filter((entry) => gunAt(entry) === defence).map(() => A1);
  const noted = facesOf(notedAt(view, defence, enemy, hidden)).slice(0, hidden);
  const unknown = Array.from({ length: hidden - noted.length }, () => I3);
  const known = [...guns, ...noted];
  return {
    faces: [...known, ...unknown],
    known,
    mayFire: unknown.length > 0 || known.some((face) => TYPE[face] === TYPE[A1]),
  };
}
