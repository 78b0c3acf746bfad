import { must } from '@bicorne/engine';
import { expect, it } from 'vitest';
import { pebbles } from '../../engine/pebbles.fixture.ts';
import { goOn, isDone, openLesson, sightOf, tryAction } from './course.ts';
import { said } from './story.ts';

const WORDS = said('a', 'b', 'c');
const LESSON = {
  id: 'heap',
  title: WORDS,
  about: WORDS,
  scenario: 'small',
  seat: 'ann',
  steps: [
    { falls: 'one' },
    { falls: 'two' },
    { ask: WORDS, want: ['take2'] },
    { say: WORDS },
    { ask: WORDS, want: ['done'] },
  ],
};
const asked = () => must(goOn(must(goOn(must(openLesson(pebbles, LESSON))))));

it('a learner is offered what the lesson wants, and nothing else is taken', () => {
  const course = asked();
  expect(sightOf(course).legal).toEqual([{ do: 'take', n: 2 }]);
  expect(tryAction(course, 'take1')).toMatchObject({ fault: { code: 'illegal' } });
  expect(must(tryAction(course, 'take2')).at).toBe(3);
});

it('where something is told nothing is done, as by a second press', () => {
  const told = must(tryAction(asked(), 'take2'));
  expect(tryAction(told, 'take2')).toMatchObject({ fault: { code: 'not-your-turn' } });
  expect(isDone(must(tryAction(must(goOn(told)), 'done')))).toBe(true);
});
