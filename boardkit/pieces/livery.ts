/** How a nation is told apart: colour, edge and cockade, never colour alone. The names are CSS classes. */
export interface Livery {
  readonly name: string;
  readonly edge: 'line' | 'brackets' | 'dashes';
  /** Rings of the cockade, from the rim inward. */
  readonly cockade: readonly string[];
}

export const LIVERIES: Readonly<Record<'french' | 'british' | 'portuguese', Livery>> = {
  french: { name: 'french', edge: 'line', cockade: ['#b3302b', '#f6efdd', '#27407f'] },
  british: { name: 'british', edge: 'brackets', cockade: ['#1d1b1a', '#1d1b1a', '#e9dfc4'] },
  portuguese: { name: 'portuguese', edge: 'dashes', cockade: ['#2f4f9a', '#d8433b', '#d8433b'] },
};
