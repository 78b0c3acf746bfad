import type { Action, Seat } from '@bicorne/engine';

/**
 * What was found out about a point of the plan. Plans are open: a node is reached by what was decided, whatever
 * the dice and the hidden things were, so what is legal there may differ from trial to trial.
 */
export class Node {
  visits = 0;
  /** Sum of values for the seat that decided to come here. */
  sum = 0;
  /** By action (or its notation), made when it is first tried. */
  readonly #next = new Map<unknown, Node>();

  at(key: unknown): Node | undefined {
    return this.#next.get(key);
  }

  grow(key: unknown): Node {
    const node = new Node();
    this.#next.set(key, node);
    return node;
  }
}

/** How curious the search is about what it has tried less than it leans to. */
const CURIOSITY = 0.35;
/** What has not been tried is taken to be a little worse than what has been. */
const DOUBT = 0.02;

/** The action that promises most: what it brought so far, and what it may bring by the lean towards it. */
export function mostPromising(
  node: Node,
  legal: readonly Action[],
  shares: Float64Array,
  keyOf: (action: Action) => unknown,
): number {
  const known = node.visits > 0 ? node.visits : 1;
  const unknown = meanOfTried(node, legal, keyOf) - DOUBT;
  const reach = CURIOSITY * Math.sqrt(known);
  let [best, most] = [0, -Infinity];
  for (let i = 0; i < legal.length; i++) {
    const next = node.at(keyOf(legal[i]));
    const visits = next === undefined ? 0 : next.visits;
    const value = next === undefined || visits === 0 ? unknown : next.sum / visits;
    const promise = value + (reach * shares[i]) / (1 + visits);
    if (promise > most) [best, most] = [i, promise];
  }
  return best;
}

function meanOfTried(node: Node, legal: readonly Action[], keyOf: (action: Action) => unknown): number {
  let [visits, sum] = [0, 0];
  for (const action of legal) {
    const next = node.at(keyOf(action));
    if (next === undefined) continue;
    visits += next.visits;
    sum += next.sum;
  }
  return visits === 0 ? 0.5 : sum / visits;
}

/** A step of a trial inside the tree: who decided, and where it led. */
export interface Trod {
  readonly seat: Seat;
  readonly node: Node;
}
