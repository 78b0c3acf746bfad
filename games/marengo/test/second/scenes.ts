import type { Rng } from '@bicorne/engine';
import { ARMIES, BOXES } from '../../data/forces.ts';
import type { ScenarioInput } from '../../data/scenarios.ts';
import {
  ALL_LOCALITIES,
  APPROACHES,
  approachesOf,
  capacityOf,
  crossingsOn,
  exitOf,
  isEast,
  opposite,
  penalties,
  roadsOf,
  type Approach,
} from './board.ts';
import { enemy, type Army } from './table.ts';

// Positions in the middle of a day, both armies close together, so that rare rules meet.

const pick = <T>(list: readonly T[], rng: Rng): T => list[rng.below(list.length)];

/** Localities around one, nearest first. */
function around(middle: number, count: number): number[] {
  const list = [middle];
  for (const locality of list) {
    if (list.length >= count) break;
    for (const { to } of approachesOf(locality)) if (!list.includes(to)) list.push(to);
  }
  return list.slice(0, count);
}

type Post = NonNullable<ScenarioInput['pieces']>[number];
type Face = Post['faces'][number];
const FACES: readonly Face[] = ['i3', 'i3', 'i2', 'i2', 'i2', 'i1', 'i1', 'c2', 'c2', 'c2', 'c1', 'c1'];

interface Camp {
  readonly army: Army;
  readonly locality: number;
}

/** Every locality to an army or to nobody, but none to an enemy of those who wait to enter it. */
function campsOf(near: readonly number[], waiting: ReadonlySet<number>, rng: Rng): Camp[] {
  const west = rng.below(3) > 0;
  return near.flatMap((locality, i): Camp[] => {
    if (rng.below(5) === 0 || waiting.has(locality)) return [];
    const front = west && i * 2 < near.length ? 'austrian' : 'french';
    return [{ army: rng.below(4) === 0 ? enemy(front) : west ? front : pick(ARMIES, rng), locality }];
  });
}

const isHeldBy = (camps: readonly Camp[], army: Army, locality: number): boolean =>
  camps.some((one) => one.army === army && one.locality === locality);

/** The approaches towards the enemy, or now and then any; most crowd into the wide ones. */
function edgesOf({ army, locality }: Camp, camps: readonly Camp[], rng: Rng): string[] {
  const any = rng.below(12) === 0;
  return approachesOf(locality)
    .filter(({ to }) => any || isHeldBy(camps, enemy(army), to))
    .flatMap(({ name, wide }) => (wide ? [name, name, name, name] : [name]));
}

/** Few localities full of pieces, or many with one or two in each, or between the two. */
const MANNERS = {
  thick: { localities: 3, least: 2, most: 8, inReserve: 5 },
  loose: { localities: 6, least: 1, most: 6, inReserve: 3 },
  thin: { localities: 10, least: 1, most: 2, inReserve: 2 },
};
type Manner = (typeof MANNERS)[keyof typeof MANNERS];

function postsOf(camp: Camp, edges: readonly string[], manner: Manner, rng: Rng): Post[] {
  const { army, locality } = camp;
  const most = Math.min(capacityOf(locality) - 1, manner.most);
  const count = manner.least + rng.below(most - manner.least + 1);
  return Array.from({ length: count }, () => {
    const at = edges.length > 0 && rng.below(manner.inReserve) > 0 ? pick(edges, rng) : String(locality);
    return { army, at, faces: [pick(FACES, rng)] };
  });
}

/** One gun for each army: declared in an approach, or hidden somewhere. */
function gunsOf(camps: readonly Camp[], noEdges: boolean, rng: Rng): Pick<ScenarioInput, 'pieces' | 'guns'> {
  const pieces: Post[] = [];
  const guns: NonNullable<ScenarioInput['guns']> = [];
  for (const army of ARMIES) {
    const own = camps.filter((one) => one.army === army);
    if (own.length === 0) continue;
    const sides = own
      .flatMap(({ locality }) => approachesOf(locality))
      .filter(({ to }) => isHeldBy(camps, enemy(army), to) && !(noEdges && army === 'french'));
    const fit = sides.filter((side) => penalties(opposite(side), 'a') === 0);
    const at = sides.length > 0 && rng.below(4) > 0 ? pick(sides, rng).name : String(pick(own, rng).locality);
    if (fit.length > 0 && rng.below(3) === 0) guns.push({ army, at: pick(fit, rng).name, stage: 'declared' });
    else pieces.push({ army, at, faces: ['a1'] });
  }
  return { pieces, guns };
}

function discsOf(near: readonly number[], toMove: Army, rng: Rng): NonNullable<ScenarioInput['discs']> {
  return ARMIES.flatMap((army) =>
    near
      .filter(() => rng.below(4) === 0)
      .map((at) => {
        const count = 1 + rng.below(3);
        const moved = army === 'french' && toMove === 'french' && rng.below(3) === 0 ? 1 : 0;
        return { army, at, count, moved };
      }),
  );
}

const boxed = (waiting: ReadonlySet<number>, rng: Rng): Post[] =>
  BOXES.filter(({ into }) => waiting.has(into)).map(({ name, army }) => ({
    army: ARMIES[army],
    at: name,
    faces: Array.from({ length: 1 + rng.below(4) }, () => pick(FACES, rng)),
  }));

const STRONG: readonly Face[] = ['i3', 'i3', 'i2', 'i2', 'c2', 'c2', 'i1', 'c1'];

/** Two crowds face to face over a wide border, guns among them; or still in reserve, and about to rush up. */
export function stormOf(rng: Rng): ScenarioInput {
  const side = pick(
    APPROACHES.filter(({ wide }) => wide),
    rng,
  );
  const toMove = pick(ARMIES, rng);
  const up = pick([1, 3, 5], rng);
  const crowd = (army: Army, { name, of }: Approach): Post[] =>
    Array.from({ length: (up === 1 ? 5 : 3) + rng.below(4) }, (_, i) => ({
      army,
      at: i < up && (up > 1 || rng.below(2) === 0) ? name : String(of),
      faces: i === 2 && rng.below(2) === 0 ? ['a1'] : [pick(STRONG, rng)],
    }));
  return {
    hour: 7 + rng.below(15),
    toMove,
    pieces: [...crowd(toMove, side), ...crowd(enemy(toMove), opposite(side))],
    uncommitted: { austrian: rng.below(9), french: rng.below(9) },
    discs: discsOf(around(side.of, 8), toMove, rng),
  };
}

/** Cavalry on a road, and the enemy on the next stretches of it. */
export function raidOf(rng: Rng): ScenarioInput {
  const toMove = pick(ARMIES, rng);
  const from = pick(
    ALL_LOCALITIES.filter((locality) => crossingsOn(roadsOf(locality)).length > 0),
    rng,
  );
  const roads = crossingsOn(roadsOf(from)).map((crossing) => exitOf(crossing, from).to);
  const beyond = new Set([...roads, ...roads.flatMap((one) => approachesOf(one).map(({ to }) => to))]);
  beyond.delete(from);
  return {
    hour: 7 + rng.below(15),
    toMove,
    pieces: [
      { army: toMove, at: String(from), faces: ['c2', 'c2', pick(FACES, rng)] },
      ...[...beyond].flatMap((locality): Post[] => {
        if (rng.below(3) === 0) return [];
        const faces = Array.from({ length: 1 + rng.below(3) }, () => pick(FACES, rng));
        return [{ army: enemy(toMove), at: String(locality), faces }];
      }),
    ],
    uncommitted: { austrian: 5, french: 5 },
  };
}

/** A position at the beginning of a turn. */
export function sceneOf(rng: Rng): ScenarioInput {
  const hour = rng.below(8) === 0 ? 6 : 7 + rng.below(15);
  const toMove = pick(ARMIES, rng);
  const late = rng.below(4) === 0;
  const middle = pick(late ? ALL_LOCALITIES.filter(isEast) : ALL_LOCALITIES, rng);
  const manner = pick(Object.values(MANNERS), rng);
  const near = around(middle, manner.localities + rng.below(4));
  const waiting = new Set(BOXES.filter(() => rng.below(4) === 0).map(({ into }): number => into));
  const camps = campsOf(near, waiting, rng);
  const { pieces = [], guns = [] } = gunsOf(camps, hour === 6, rng);
  const posts = camps.flatMap((camp) => {
    const isSurprised = hour === 6 && camp.army === 'french';
    return postsOf(camp, isSurprised ? [] : edgesOf(camp, camps, rng), manner, rng);
  });
  return {
    hour: late ? Math.max(hour, 19) : hour,
    toMove,
    pieces: [...posts, ...pieces, ...boxed(waiting, rng)],
    guns,
    disorganised: camps
      .filter(({ army }) => army === 'french' && rng.below(4) === 0)
      .map(({ locality }) => locality),
    uncommitted: { austrian: rng.below(9), french: rng.below(9) },
    discs: discsOf(near, toMove, rng),
    entered: near
      .filter((at) => !camps.some(({ locality }) => locality === at) && rng.below(2) === 0)
      .map((at) => ({ army: pick(ARMIES, rng), at })),
  };
}
