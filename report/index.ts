export { TRUTH, type Account, type Witness } from './course.ts';
export { newDraft, noted, progressOf, tasksOf, type Draft } from './draft.ts';
export { filmOf, type Film } from './film.ts';
export { makeReport, reportOf, type Mistake, type Report, type Side, type Stroke } from './report.ts';
export { doTask, type Done, type Finding, type Task } from './tasks.ts';
export { loadGround, type Ground } from './value.ts';
