import { LANGUAGES } from '@bicorne/boardkit';
import {
  comesByItself,
  goOn,
  openLesson,
  sightOf,
  stepOf,
  tryAction,
  type Course,
} from '@bicorne/boardkit/teach/course.ts';
import type { Lesson } from '@bicorne/boardkit/teach/lesson.ts';
import type { Said, Story, StoryModule } from '@bicorne/boardkit/teach/story.ts';
import { must, type Game } from '@bicorne/engine';
import { describe, expect, it } from 'vitest';
import { loadGame, loadLessons, loadStories, offeredGames } from '@bicorne/games';

const game = async (id: string): Promise<Game> => {
  const module = await loadGame(id);
  if (!module) throw new Error(`no ${id}`);
  return module.game;
};

/** Every language has its own words, and nothing is left of another language's alphabet. */
function expectSaid(said: Said): void {
  for (const language of LANGUAGES) expect(said[language].trim()).not.toBe('');
  expect(said.en).not.toMatch(/[а-яіїєґ]/i);
  expect(said.ru).not.toMatch(/[іїєґ]/i);
  expect(said.uk).not.toMatch(/[ыэъё]/i);
}

const textsOf = (story: Story): readonly Said[] => [
  story.sure,
  ...story.commanders.map(({ name }) => name),
  ...Object.values(story.bodies).map(({ name }) => name),
  ...story.phases.flatMap(({ when, text }) => [when, text]),
];

function expectTold(module: StoryModule, scenario: string): void {
  const story = module.stories[scenario];
  const { bodies, phases } = story;
  textsOf(story).forEach(expectSaid);
  expect(phases.length).toBeGreaterThanOrEqual(3);
  const named = phases.flatMap(({ at, clash = [] }) => Object.values(at).concat(clash));
  for (const name of named)
    if (name !== null) expect([name, module.place(name, scenario)]).not.toContain(null);
  const moved = phases.flatMap(({ at, driven = [] }) => Object.keys(at).concat(driven));
  expect(moved.filter((id) => !Object.hasOwn(bodies, id))).toEqual([]);
  expect(Object.keys(bodies).filter((id) => !moved.includes(id))).toEqual([]);
}

describe.each(offeredGames())('%s', (id) => {
  it('tells the real battle of every scenario, on places of its map', async () => {
    const module = await loadStories(id);
    const scenarios = (await game(id)).scenarios.map((entry) => entry.id);
    expect(Object.keys(module?.stories ?? {}).toSorted()).toEqual(scenarios.toSorted());
    if (module) for (const scenario of scenarios) expectTold(module, scenario);
  });

  it('teaches in lessons that the engine plays to their end', async () => {
    const lessons = (await loadLessons(id)) ?? [];
    expect(lessons.length).toBeGreaterThanOrEqual(3);
    expect(new Set(lessons.map((lesson) => lesson.id)).size).toBe(lessons.length);
    const rules = await game(id);
    for (const lesson of lessons) play(rules, lesson);
  });
});

/** Whatever the learner chooses of what is offered. */
function play(rules: Game, lesson: Lesson): void {
  [lesson.title, lesson.about].forEach(expectSaid);
  const offered = new Set<string>();
  playOn(rules, must(openLesson(rules, lesson)), offered);
  const wanted = lesson.steps.flatMap((step, at) =>
    'want' in step ? step.want.map((wish) => `${at} ${wish}`) : [],
  );
  expect([lesson.id, ...[...offered].toSorted()]).toEqual([lesson.id, ...wanted.toSorted()]);
}

function playOn(rules: Game, course: Course, offered: Set<string>): void {
  const step = stepOf(course);
  if (step === undefined) return expect(comesByItself(course)).toBe(false);
  const place = `${course.lesson.id}, step ${course.at}`;
  if ('want' in step) {
    expectSaid(step.ask);
    const wishes = sightOf(course).legal.map((action) => rules.write(action));
    expect([place, wishes.length]).not.toEqual([place, 0]);
    for (const wish of wishes) {
      offered.add(`${course.at} ${wish}`);
      playOn(rules, must(tryAction(course, wish)), offered);
    }
    return;
  }
  if ('say' in step) expectSaid(step.say);
  const next = goOn(course);
  expect([place, next.ok ? 'goes on' : next.fault.message]).toEqual([place, 'goes on']);
  playOn(rules, must(next), offered);
}
