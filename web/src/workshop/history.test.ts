import { expect, it } from 'vitest';
import { begun, changed, redone, undone } from './history.ts';

it('goes back to where it began and on again, however far', () => {
  let history = begun(0);
  for (let n = 1; n <= 1000; n++) history = changed(history, n);
  for (let n = 0; n < 2000; n++) history = undone(history);
  expect(history.now).toBe(0);
  for (let n = 0; n < 2000; n++) history = redone(history);
  expect(history.now).toBe(1000);
});

it('what is changed after going back takes the place of what was to come', () => {
  const history = changed(undone(changed(begun('a'), 'b')), 'c');
  expect(redone(history).now).toBe('c');
  expect(undone(history).now).toBe('a');
});
