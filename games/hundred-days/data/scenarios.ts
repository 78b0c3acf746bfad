import { must, type Options } from '@bicorne/engine';
import { readScenario } from './format.ts';
import type { Scenario } from './scenario.ts';
import ligny from './scenarios/ligny.ts';
import quatreBras from './scenarios/quatre-bras.ts';
import waterloo from './scenarios/waterloo.ts';
import wavre from './scenarios/wavre.ts';

interface Entry {
  readonly id: string;
  readonly scenario: Scenario;
  readonly options: Options;
}

const entry = (id: string, file: string, options: Options): Entry => ({
  id,
  scenario: must(readScenario(file), id),
  options,
});

/** The battles of the box, in the order of the campaign, each with the optional rules it is played with. */
export const SCENARIOS: readonly Entry[] = [
  entry('ligny', ligny, { skirmishers: 'basic', cavalryLeader: true }),
  entry('quatre-bras', quatreBras, { skirmishers: 'basic', britishRifles: true, lightInfantry: true }),
  entry('wavre', wavre, { skirmishers: 'basic' }),
  entry('waterloo', waterloo, {
    skirmishers: 'basic',
    britishRifles: true,
    lightInfantry: true,
    cavalryLeader: true,
    horseArtillery: true,
  }),
];
