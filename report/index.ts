export { gainOf, TRUTH, type Account, type Witness } from './course.ts';
export { newDraft, noted, type Draft } from './draft.ts';
export { filmOf, type Film } from './film.ts';
export { foresee, type Foreseen } from './foresee.ts';
export { finish, progressOf, tasksOf } from './plan.ts';
export {
  makeReport,
  reportOf,
  type Mark,
  type Mistake,
  type Report,
  type Side,
  type Stroke,
} from './report.ts';
export { doTask, judge, type Done, type Finding, type Task } from './tasks.ts';
export { loadGround, type Ground } from './value.ts';
