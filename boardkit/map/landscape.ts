/** What lies on a map, by hexes: all that the painter needs to know. It knows no rules. */
export interface Landscape {
  readonly seed: number;
  readonly hills: readonly number[];
  /** Rocks that nobody climbs. */
  readonly crags: readonly number[];
  readonly woods: readonly number[];
  readonly lakes: readonly number[];
  readonly pits: readonly number[];
  readonly marshes: readonly number[];
  readonly settlements: readonly Settlement[];
  readonly streams: readonly Stream[];
  readonly roads: readonly Road[];
  readonly bridges: readonly number[];
  /** Places where a river that is closed elsewhere can be crossed. */
  readonly fords: readonly number[];
  readonly works: readonly Works[];
  /** Waters that run along the sides of hexes instead of through them. */
  readonly waterSides?: readonly WaterSide[];
}

export interface WaterSide {
  readonly hex: number;
  readonly direction: number;
  readonly kind: 'stream' | 'river';
  readonly bridge: boolean;
}

export interface Settlement {
  readonly hex: number;
  readonly kind: 'village' | 'farm' | 'mill' | 'church';
}

export interface Stream {
  /** From the source down. */
  readonly run: readonly number[];
  /** Half of the breadth at each hex, in radii. */
  readonly breadth: readonly number[];
  /** A stream that does not rise here comes from beyond the edge, one that does not end here leaves by it. */
  readonly rises: boolean;
  readonly ends: boolean;
}

export interface Road {
  readonly run: readonly number[];
  readonly kind: 'highway' | 'lane';
}

export interface Works {
  readonly hex: number;
  readonly directions: readonly number[];
}
