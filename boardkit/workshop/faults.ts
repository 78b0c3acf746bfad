import { type Fault } from '@bicorne/engine';
import { valueAt } from './path.ts';

/** The spots that a fault is about, as far as its place says: `scenario.units.3.at` is where that unit stands. */
export function spotsOfFault(
  fault: Fault,
  scenario: unknown,
  isSpot: (id: string) => boolean,
): readonly string[] {
  const [, ...path] = (fault.place ?? '').split('.');
  const keys = path.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const named = path.filter(isSpot);
  if (named.length > 0) return named;
  for (let length = keys.length; length > 0; length--) {
    const spots = spotsIn(valueAt(scenario, keys.slice(0, length)), length > 1).filter(isSpot);
    if (spots.length > 0) return spots;
  }
  return [];
}

/** The spots that a part of the scenario names: itself, its `at`, its list. A whole list of units is about none. */
function spotsIn(part: unknown, deep: boolean): readonly string[] {
  if (typeof part === 'string') return part.split('-');
  if (typeof part !== 'object' || part === null) return [];
  if (Array.isArray(part)) return part.filter((one) => typeof one === 'string');
  const at: unknown = Reflect.get(part, 'at');
  if (typeof at === 'string') return [at];
  return deep && Array.isArray(Reflect.get(part, 'hexes')) ? spotsIn(Reflect.get(part, 'hexes'), false) : [];
}

/** What the rules find wrong, as they say it, and the same in another language; `$1` is what they name. */
export type FaultWords = readonly (readonly [says: RegExp, uk: string, ru: string])[];

/** A fault in this language; null where there are no other words than the game's own. */
export function faultIn(table: FaultWords, { message }: Fault, language: 'en' | 'uk' | 'ru'): string | null {
  const row = table.find(([says]) => says.test(message));
  if (!row || language === 'en') return null;
  const [says, uk, ru] = row;
  return message.replace(says, language === 'uk' ? uk : ru);
}
