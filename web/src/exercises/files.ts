import { loadExercises, loadRules, offeredGames, type Exercise } from '@bicorne/games';
import { keep, kept } from '../storage.ts';
import { gameOf, today } from './day.ts';

export interface Listed {
  readonly game: string;
  readonly exercise: Exercise;
}

export const exercisesOf = async (game: string): Promise<readonly Exercise[]> =>
  (await loadExercises(game))?.exercises ?? [];

/** As it is listed. */
export interface Row extends Pick<Exercise, 'id' | 'scenario' | 'difficulty'> {
  /** Who is asked, by name. */
  readonly seat: string;
}

export async function listOf(id: string): Promise<readonly Row[]> {
  const [all, module] = await Promise.all([exercisesOf(id), loadRules(id)]);
  return all.map(({ id, scenario, difficulty, seat, state }) => {
    const seats = module?.game.seats(state) ?? [];
    return { id, scenario, difficulty, seat: seats[seat] ?? '' };
  });
}

/** One after another through the whole file; a prime step mixes the easy and the hard. */
const STEP = 17;

export async function exerciseOfDay(day = today()): Promise<Listed | null> {
  const game = gameOf(offeredGames(), day) ?? '';
  const all = await exercisesOf(game);
  const turn = Math.floor(day / offeredGames().length);
  return all.length === 0 ? null : { game, exercise: all[(turn * STEP) % all.length] };
}

const KEY = 'bicorne.exercises';

/** The most points that each exercise has brought on this device, by its id. */
export function pointsHere(): Readonly<Record<string, number>> {
  try {
    return JSON.parse(kept(KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** What was once found stays found. */
export function keepPoints(id: string, points: number): void {
  const all = pointsHere();
  keep(KEY, JSON.stringify({ ...all, [id]: Math.max(points, all[id] ?? 0) }));
}
