import { expect, it } from 'vitest';
import { readRoute } from './route.ts';

it.each([
  ['/', { page: 'lobby' }],
  ['/match/abc123', { page: 'table', match: 'abc123' }],
  ['/replay/abc123', { page: 'replay', match: 'abc123' }],
  ['/play/picket', { page: 'play', game: 'picket' }],
  ['/play/picket/abc123', { page: 'play', game: 'picket', person: 'abc123' }],
  ['/people', { page: 'hall' }],
  ['/people/abc123', { page: 'person', id: 'abc123' }],
  ['/events', { page: 'events' }],
  ['/events/abc123', { page: 'event', id: 'abc123' }],
  ['/exercises', { page: 'exercises' }],
  ['/exercises/picket/abc', { page: 'exercise', from: 'picket', id: 'abc' }],
  ['/exercises/day', { page: 'exercise', from: 'day', id: '' }],
  ['/battles', { page: 'library' }],
  ['/battles/abc123', { page: 'battle', id: 'abc123' }],
  ['/battles/abc123/2', { page: 'battle', id: 'abc123', version: 2 }],
  ['/match/', { page: 'nowhere' }],
  ['/nonsense/abc', { page: 'nowhere' }],
])('%s leads to %o', (path, route) => {
  expect(readRoute(path)).toEqual(route);
});
