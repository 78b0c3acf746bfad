import type { Army } from './blocks.ts';

/** A supply city, the army that lives on it, and the blocks that army loses each French turn while the French hold it. */
export const SUPPLY_CITIES: readonly { readonly town: string; readonly army: Army; readonly loss: number }[] =
  [
    { town: 'brussels', army: 'anglo', loss: 1 },
    { town: 'ghent', army: 'anglo', loss: 1 },
    { town: 'liege', army: 'prussian', loss: 2 },
  ];

/** Destroyed blocks at which an army is routed. */
export const ROUT_LIMITS: Readonly<Record<Army, number>> = { french: 12, anglo: 8, prussian: 9 };
