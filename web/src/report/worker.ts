import { readRecord, replay, tagValue } from '@bicorne/engine';
import {
  doTask,
  filmOf,
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
  if (film === null) throw new Error('nothing is laid out');
  switch (question.kind) {
    case 'plan':
      return plan(film, question.draft);
    case 'do':
      return doTask(film, TRUTH, question.task);
    case 'judge':
      return judge(film, question.at - film.settled, question.seat, question.text);
  }
}

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
