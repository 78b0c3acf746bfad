import { digest, quickRng, type Seat } from '@bicorne/engine';
import type { Mistake, Report } from '@bicorne/report';
import { matchesHere } from '../local/device.ts';
import { isHere } from '../local/names.ts';
import { ask } from '../net/api.ts';
import { placeOf } from '../report/tell.ts';
import type { Rerun } from '../table/reel/rerun.ts';
import { gather, type OwnMistake, type Bill } from './practice.ts';

/** So many of a match come back: the dearest. */
const MOST = 3;

/** What one did wrong in this match is kept, to be asked again; nothing where one did not play. */
export async function gatherMistakes(match: string, run: Rerun, report: Report): Promise<void> {
  const card = await cardOf(match);
  if (!card) return;
  const own = card.seats.flatMap(({ mine, seat, bot }) => (mine && bot === null ? [seat] : []));
  // One who played both sides of a match on his sofa has no side of his own.
  if (own.length !== 1) return;
  const seat = run.match.seats.indexOf(own[0]);
  const side = report.sides.find((one) => one.seat === own[0]);
  if (!side || seat === -1) return;
  const bill: Bill = {
    match,
    game: report.game,
    when: card.movedAt,
    version: report.version,
    turns: Math.max(1, Math.round((report.curve.length - 1) / run.match.seats.length)),
    lost: lostBy(side.mistakes),
  };
  const now = Date.now();
  await gather(
    bill,
    side.mistakes.slice(0, MOST).map((mistake) => ownMistake(match, run, seat, mistake, now)),
  );
}

const cardOf = async (match: string) => {
  if (isHere(match)) return (await matchesHere()).find(({ id }) => id === match);
  const answer = await ask('GET /matches/:id', { id: match });
  return answer.ok ? answer.value : undefined;
};

function lostBy(mistakes: readonly Mistake[]): Record<string, number> {
  const lost: Record<string, number> = {};
  for (const { ask, cost } of mistakes) lost[ask] = (lost[ask] ?? 0) + cost;
  return lost;
}

/** The position as an exercise: a state that agrees with what was seen then, as exercises have. */
function ownMistake(match: string, run: Rerun, seat: Seat, mistake: Mistake, now: number): OwnMistake {
  const { game, header } = run.match;
  const id = digest([match, mistake.at, seat]).slice(0, 12);
  const view = game.view(run.states[placeOf(run, mistake.at)], seat);
  const { at, played, better, cost, ofBetter, line, reasons } = mistake;
  return {
    id,
    game: game.id,
    scenario: header.scenario,
    options: header.options,
    seat,
    state: game.sample(view, seat, quickRng(id)),
    better,
    chance: ofBetter,
    others: [{ text: played, cost }],
    line,
    reasons,
    difficulty: levelOf(cost),
    match,
    at,
    played,
    box: 0,
    due: now,
  };
}

/** What costs little is hard to see. */
const CLEAR = [0.12, 0.08, 0.05, 0.03];
const levelOf = (cost: number): number => 1 + CLEAR.filter((least) => cost < least).length;
