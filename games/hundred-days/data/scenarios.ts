import type { Options } from '@bicorne/engine';
import type { Scenario } from './scenario.ts';
import { ligny } from './scenarios/ligny.ts';
import { quatreBras } from './scenarios/quatre-bras.ts';
import { waterloo } from './scenarios/waterloo.ts';
import { wavre } from './scenarios/wavre.ts';

interface Entry {
  readonly id: string;
  readonly scenario: Scenario;
  readonly options: Options;
}

export const SCENARIOS: readonly Entry[] = [
  { id: 'ligny', scenario: ligny, options: { skirmishers: 'basic', cavalryLeader: true } },
  {
    id: 'quatre-bras',
    scenario: quatreBras,
    options: { skirmishers: 'basic', britishRifles: true, lightInfantry: true },
  },
  { id: 'wavre', scenario: wavre, options: { skirmishers: 'basic' } },
  {
    id: 'waterloo',
    scenario: waterloo,
    options: {
      skirmishers: 'basic',
      britishRifles: true,
      lightInfantry: true,
      cavalryLeader: true,
      horseArtillery: true,
    },
  },
];
