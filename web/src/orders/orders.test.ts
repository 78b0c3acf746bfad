import { LANGUAGES } from '@bicorne/boardkit/contract.ts';
import type { StandingOrder } from '@bicorne/engine';
import { loadGame, loadOrders, loadWords, offeredGames } from '@bicorne/games';
import { describe, expect, it } from 'vitest';
import { testsOf, withOrder, withSensible } from './say.ts';

describe.each(offeredGames())('what may be answered beforehand in %s', (id) => {
  it.each(LANGUAGES)('has a name for every question, answer, part and word: %s', async (language) => {
    const { conditions } = (await loadGame(id))?.game ?? {};
    const book = await loadOrders(id, language);
    const words = await loadWords(id, language);
    if (!conditions || !book || !words) throw new Error('it has no words');
    const { questions, parts } = book.words;
    for (const { id: question, answers } of conditions.questions)
      expect(Object.keys(questions[question]?.answers ?? {}), question).toEqual(answers);
    expect(Object.values(book.words.ground).every(Boolean)).toBe(true);
    expect(Object.keys(questions)).toEqual(conditions.questions.map((question) => question.id));
    expect(Object.keys(parts)).toEqual(Object.keys(conditions.parts));
    for (const [part, kind] of Object.entries(conditions.parts))
      for (const word of kind.kind === 'word' ? kind.of : [])
        expect(
          parts[part].words?.[word] ?? book.names.value?.(part, word, words),
          `${part}: ${word}`,
        ).toBeTruthy();
  });
});

const PLAIN: StandingOrder = { question: 'square', say: 'stand' };
const STRONG: StandingOrder = {
  question: 'square',
  when: [{ part: 'dice', is: 'least', value: 3 }],
  say: 'form',
};
const HERE: StandingOrder = { question: 'path', scope: { on: 'place', number: 7 }, say: 'far' };

describe('a new answer', () => {
  it('comes before those that hold always, which only another such one replaces', () => {
    expect(withOrder([PLAIN], STRONG)).toEqual([STRONG, PLAIN]);
    expect(withOrder([STRONG, PLAIN], { ...PLAIN, say: 'form' })).toEqual([
      STRONG,
      { ...PLAIN, say: 'form' },
    ]);
    expect(withOrder([PLAIN], HERE)).toEqual([HERE, PLAIN]);
  });

  it('the game’s own set leaves what was said of one place', () => {
    expect(withSensible([STRONG, HERE], { sensible: [PLAIN] })).toEqual([HERE, PLAIN]);
  });

  it('hangs on no word where all of them or none were chosen', () => {
    const question = { id: 'square', under: ['react'], answers: ['form'], parts: ['arm', 'dice'] };
    const parts = {
      arm: { kind: 'word', of: ['foot', 'horse'] },
      dice: { kind: 'number', least: 0, most: 9 },
    } as const;
    const dice = { part: 'dice', is: 'most', value: 4 } as const;
    const arm = (...of: string[]) => ({ part: 'arm', is: 'one', of }) as const;
    expect(testsOf(question, { parts }, { dice, arm: arm('horse') })).toEqual([arm('horse'), dice]);
    expect(testsOf(question, { parts }, { arm: arm('horse', 'foot') })).toEqual([]);
    expect(testsOf(question, { parts }, { arm: arm() })).toEqual([]);
    expect(testsOf(question, { parts }, {})).toEqual([]);
  });
});
