/** How a nation is told apart: colour, edge and cockade, never colour alone. The names are CSS classes. */
export interface Livery {
  readonly name: string;
  readonly edge: 'line' | 'brackets' | 'dashes' | 'double' | 'corners';
  /** Rings of the cockade, from the rim inward. */
  readonly cockade: readonly string[];
}

export const LIVERIES: Readonly<
  Record<'french' | 'british' | 'portuguese' | 'prussian' | 'dutch' | 'brunswick' | 'austrian', Livery>
> = {
  french: { name: 'french', edge: 'line', cockade: ['#b3302b', '#f6efdd', '#27407f'] },
  british: { name: 'british', edge: 'brackets', cockade: ['#1d1b1a', '#1d1b1a', '#e9dfc4'] },
  portuguese: { name: 'portuguese', edge: 'dashes', cockade: ['#2f4f9a', '#d8433b', '#d8433b'] },
  prussian: { name: 'prussian', edge: 'double', cockade: ['#1d1b1a', '#f6efdd', '#1d1b1a'] },
  dutch: { name: 'dutch', edge: 'corners', cockade: ['#e07a1f', '#f6efdd', '#e07a1f'] },
  austrian: { name: 'austrian', edge: 'double', cockade: ['#1d1b1a', '#e2c04a', '#1d1b1a'] },
  brunswick: { name: 'brunswick', edge: 'dashes', cockade: ['#8fb4d9', '#e2c04a', '#8fb4d9'] },
};
