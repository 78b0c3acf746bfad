import '../../jitless.ts';
import {
  leadsToChance,
  luckOf,
  oddsFor,
  quickRng,
  readRecord,
  replay,
  tagValue,
  type Game,
  type Odds,
  type OddsPart,
  type SeatLuck,
} from '@bicorne/engine';
import { loadGame, loadOdds } from '@bicorne/games';
import type { Answer, Question } from './wire.ts';

/** Looks ahead, away from the page's own thread: what an action may bring, and which actions cannot be taken back. */

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void answer(data).then((said) => postMessage(said));
});

const NOTHING = { odds: null, risks: [], luck: null };

async function answer(question: Question): Promise<Answer> {
  const { id } = question;
  if (question.kind === 'luck') return { ...NOTHING, id, luck: await luck(question.record) };
  const [module, part] = await Promise.all([loadGame(question.game), loadOdds(question.game)]);
  if (!module) return { ...NOTHING, id };
  return question.kind === 'odds'
    ? { ...NOTHING, id, odds: chances(module.game, part, question) }
    : { ...NOTHING, id, risks: risks(module.game, part ?? null, question) };
}

/** Null where the record cannot be played again, or the game does not tell whose throws they are. */
async function luck(record: string): Promise<readonly SeatLuck[] | null> {
  const sheet = readRecord(record);
  if (!sheet.ok) return null;
  const id = tagValue(sheet.value, 'Game') ?? '';
  const [module, part] = await Promise.all([loadGame(id), loadOdds(id)]);
  const { thrower } = part ?? {};
  if (!module || !thrower) return null;
  const played = replay(sheet.value, (name) => (name === id ? module.game : undefined));
  if (!played.ok) return null;
  return luckOf(played.value.match, { worth: (state, seat) => module.bot.worth(state, seat), thrower });
}

function chances(
  game: Game,
  part: OddsPart | undefined,
  { view, seat, action }: Extract<Question, { kind: 'odds' }>,
): Odds | null {
  if (!part?.worth(action, view)) return null;
  return oddsFor({ game, part, seat, action, rng: quickRng(JSON.stringify(action)) }, view);
}

/** What is asked about once: dice and draws, but for a bare step that is the only one. */
function risks(
  game: Game,
  part: OddsPart | null,
  { view, seat, legal }: Extract<Question, { kind: 'risks' }>,
): boolean[] {
  const state = game.sample(view, seat, quickRng('risks'));
  const forced = legal.length === 1;
  return legal.map(
    (action) =>
      (!forced || part?.worth(action, view) === true) && leadsToChance(game, part, state, seat, action),
  );
}
