export { chooseExercises } from './choose.ts';
export { exercisesOf } from './find.ts';
