import { describe, expect, it } from 'vitest';
import { examineProperty, PROPERTIES, writeFinding, type Effort, type Subject } from './index.ts';

/** One test for each property. */
export function describeConformance(subject: Subject, effort: Partial<Effort> = {}): void {
  describe(`${subject.game.id} keeps the contract`, () => {
    it.each(Object.keys(PROPERTIES))('%s', { timeout: 120_000 }, (name) => {
      expect(examineProperty(name, subject, effort).map(writeFinding)).toEqual([]);
    });
  });
}
