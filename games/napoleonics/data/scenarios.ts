import { must, type ScenarioEntry } from '@bicorne/engine';
import { readScenario } from './format.ts';
import type { Scenario } from './scenario.ts';
import rolicaFirstPosition from './scenarios/rolica-first-position.ts';
import rolicaSecondPosition from './scenarios/rolica-second-position.ts';
import vimeiro from './scenarios/vimeiro.ts';
import corunna from './scenarios/corunna.ts';
import talavera from './scenarios/talavera.ts';
import bussacoReynier from './scenarios/bussaco-reynier.ts';
import bussacoNey from './scenarios/bussaco-ney.ts';
import sabugal from './scenarios/sabugal.ts';
import fuentesDeOnoro3May from './scenarios/fuentes-de-onoro-3-may.ts';
import fuentesDeOnoro5May from './scenarios/fuentes-de-onoro-5-may.ts';
import salamancaPakenham from './scenarios/salamanca-pakenham.ts';
import salamancaCole from './scenarios/salamanca-cole.ts';
import sorauren from './scenarios/sorauren.ts';
import orthez from './scenarios/orthez.ts';
import quatreBras from './scenarios/quatre-bras.ts';
import waterloo from './scenarios/waterloo.ts';

const FILES: Readonly<Record<string, string>> = {
  'rolica-first-position': rolicaFirstPosition,
  'rolica-second-position': rolicaSecondPosition,
  vimeiro,
  corunna,
  talavera,
  'bussaco-reynier': bussacoReynier,
  'bussaco-ney': bussacoNey,
  sabugal,
  'fuentes-de-onoro-3-may': fuentesDeOnoro3May,
  'fuentes-de-onoro-5-may': fuentesDeOnoro5May,
  'salamanca-pakenham': salamancaPakenham,
  'salamanca-cole': salamancaCole,
  sorauren,
  orthez,
  'quatre-bras': quatreBras,
  waterloo,
};

const SCENARIOS: ReadonlyMap<string, Scenario> = new Map(
  Object.entries(FILES).map(([id, file]) => [id, must(readScenario(file), id)]),
);

export const ENTRIES: readonly ScenarioEntry[] = [...SCENARIOS].map(([id, scenario]) => ({ id, scenario }));

export function scenarioNamed(id: string): Scenario {
  const scenario = SCENARIOS.get(id);
  if (scenario === undefined) throw new Error(`there is no scenario ${id}`);
  return scenario;
}

/** The name of a scenario of the game, or the scenario itself if it is somebody's own. */
export function nameOf(given: unknown): string | null {
  for (const [id, scenario] of SCENARIOS) if (scenario === given) return id;
  return null;
}
