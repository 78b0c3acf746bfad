import { act, drawOutcome, must, openMatch, quickRng, runChance, turnOf } from '@bicorne/engine';
import { exampleGame, loadGame } from '@bicorne/games';

const { game: tiny } = await loadGame(exampleGame());

/** Our tiny game by our own rules; what each player is sent is what our server would show him. */
const matchOf = (G) => ({
  ...must(openMatch(tiny, { scenario: 'ford' })),
  state: G.state,
  chances: G.chances,
});

function settled(match, random) {
  const rng = quickRng(String(random.Number()));
  return runChance(match, (chance) => drawOutcome(chance, rng)).match;
}

const sight = (G, seat) => {
  const turn = tiny.turn(G.state);
  const mine = turn.kind === 'seats' && turn.seats.includes(seat);
  return {
    view: tiny.view(G.state, seat),
    turn,
    prompt: tiny.prompt(G.state, seat),
    legal: mine ? tiny.legal(G.state, seat) : [],
  };
};

export const game = {
  name: 'tiny',
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => {
    const { state, chances } = settled(must(openMatch(tiny, { scenario: 'ford' })), random);
    return { state, chances };
  },
  turn: { activePlayers: { all: 'play' } },
  moves: {
    act: {
      client: false,
      ignoreStaleStateID: true,
      move: ({ G, playerID, random, events }, action) => {
        const played = act(matchOf(JSON.parse(JSON.stringify(G))), Number(playerID), action);
        if (!played.ok) return 'INVALID_MOVE';
        const match = settled(played.value.match, random);
        if (turnOf(match).kind === 'over') events.endGame({ over: true });
        return { state: match.state, chances: match.chances };
      },
    },
  },
  playerView: ({ G, playerID }) => (playerID === null ? {} : sight(G, Number(playerID))),
};
