import { refuse, type Game } from '@bicorne/engine';
import { writeAnswer, type Answer } from './answers.ts';
import type { Line } from './lines.ts';
import { MOST_BYTES, readRequest, type Request } from './requests.ts';
import { perform, type Room } from './words.ts';

/** Every line in has exactly one line out, and nothing that is said ends the dialogue. */
export function startDialogue(games: readonly Game[]): (line: Line) => string {
  const room: Room = { games: new Map(games.map((game) => [game.id, game])), tables: new Map(), opened: 0 };
  return (line) => {
    if (line === null)
      return writeAnswer(null, refuse('malformed', `a line has at most ${MOST_BYTES} bytes`));
    const { id, request } = readRequest(line);
    return writeAnswer(id, request.ok ? tryPerform(room, request.value) : request);
  };
}

/** Rules that throw are our fault, and no reason to leave the other matches. */
function tryPerform(room: Room, request: Request): Answer {
  try {
    return perform(room, request);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { ok: false, fault: { code: 'internal', message } };
  }
}
