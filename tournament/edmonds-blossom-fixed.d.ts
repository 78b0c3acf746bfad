declare module 'edmonds-blossom-fixed' {
  /** By vertex its mate, or -1. Of maximum weight; with `maxCardinality` among the matchings with most edges. */
  export default function blossom(
    edges: readonly (readonly [one: number, other: number, weight: number])[],
    maxCardinality: boolean,
  ): readonly number[];
}
