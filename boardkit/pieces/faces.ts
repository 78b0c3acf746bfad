/** The sides of a battle die. */
export const FACES = ['infantry', 'cavalry', 'artillery', 'flag', 'saber'] as const;
export type Face = (typeof FACES)[number];
