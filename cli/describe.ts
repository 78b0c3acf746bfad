import { must, openMatch, type Game, type OptionSpecs, type OptionValue } from '@bicorne/engine';
import { loadAllGames, offeredGames } from '@bicorne/games';

/** A game as `bicorne games` and the referee tell of it. */
export interface GameCard {
  readonly game: string;
  readonly rules: string;
  /** Whether players are offered it. */
  readonly offered: boolean;
  readonly scenarios: readonly ScenarioCard[];
  readonly options: OptionSpecs;
}

interface ScenarioCard {
  readonly scenario: string;
  readonly seats: readonly string[];
  /** All options as this scenario plays them by default. */
  readonly options: Readonly<Record<string, OptionValue>>;
}

export async function gameCards(): Promise<GameCard[]> {
  const modules = await loadAllGames();
  return modules.map(({ game }) => gameCard(game));
}

export const gameCard = (game: Game): GameCard => ({
  game: game.id,
  rules: game.rules,
  offered: offeredGames().includes(game.id),
  scenarios: game.scenarios.map(({ id }) => {
    const { seats, header } = must(openMatch(game, { scenario: id }));
    return { scenario: id, seats, options: header.options };
  }),
  options: game.options,
});
