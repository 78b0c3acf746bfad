import { readRecord, replay, tagValue, type Seat } from '@bicorne/engine';
import {
  doTask,
  filmOf,
  foresee,
  judge,
  loadGround,
  newDraft,
  progressOf,
  reportOf,
  tasksOf,
  TRUTH,
  type Draft,
  type Film,
} from '@bicorne/report';
import type { Answers, Plan, Question } from './wire.ts';

/** Makes reports, away from the page's own thread: one match in its life, one question at a time. */

let film: Film | null = null;

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void answer(data).then((said) => postMessage(said));
});

async function answer(question: Question): Promise<Answers[Question['kind']]> {
  if (question.kind === 'open') {
    film = await layOut(question.record);
    return film !== null;
  }
  if (question.kind === 'weigh') {
    const ground = await loadGround(question.game);
    return ground ? judge(ground, question.state, question.seat, question.text, question.game) : null;
  }
  if (question.kind === 'foresee') {
    const ground = await loadGround(question.game);
    const [one, other] = question.texts.map((text) => ground?.rulebook.game.read(text) ?? null);
    if (!ground || one === null || other === null) return [];
    return foresee(ground.rulebook, question.view, question.seat, [one, other], question.game);
  }
  if (film === null) throw new Error('nothing is laid out');
  switch (question.kind) {
    case 'plan':
      return plan(film, question.draft);
    case 'do':
      return doTask(film, TRUTH, question.task);
    case 'judge':
      return judgeAt(film, question.at - film.settled, question.seat, question.text);
  }
}

const judgeAt = ({ ground, states }: Film, at: number, seat: Seat, text: string): number | null =>
  judge(ground, states[at], seat, text, at);

async function layOut(record: string): Promise<Film | null> {
  const sheet = readRecord(record);
  if (!sheet.ok) return null;
  const ground = await loadGround(tagValue(sheet.value, 'Game') ?? '');
  if (!ground) return null;
  const played = replay(sheet.value, () => ground.rulebook.game);
  const laidOut = played.ok ? filmOf(ground, played.value.match) : played;
  return laidOut.ok ? laidOut.value : null;
}

/** What was made with another value function is made anew. */
function plan(film: Film, kept: Draft | null): Plan {
  const { version } = film.ground.value;
  const draft = kept?.version === version ? kept : newDraft(version, TRUTH);
  const tasks = tasksOf(film, draft);
  const report = tasks.some(({ kind }) => kind === 'point') ? null : reportOf(film, draft);
  return { draft, tasks, report, progress: progressOf(film, draft) };
}
