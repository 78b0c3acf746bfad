import type { ScenarioEntry } from '@bicorne/engine';
import { HISTORICAL, LIGNY, WATERLOO } from './positions.ts';

export const SCENARIOS: readonly ScenarioEntry[] = [
  {
    id: 'free',
    scenario: {
      setup: 'free',
      title: { en: 'Free set-up', uk: 'Вільна розстановка', ru: 'Свободная расстановка' },
      notes: {
        en: 'The Allies place their blocks first, at most four in a town, then the French, at most twelve. The map is our own reconstruction.',
        uk: 'Спершу свої блоки ставлять союзники, не більше чотирьох у місті, потім французи, не більше дванадцяти. Мапа — наша власна реконструкція.',
        ru: 'Сначала свои блоки ставят союзники, не больше четырёх в городе, затем французы, не больше двенадцати. Карта — наша собственная реконструкция.',
      },
    },
  },
  { id: 'historical', scenario: HISTORICAL },
  { id: 'ligny', scenario: LIGNY },
  { id: 'waterloo', scenario: WATERLOO },
];
