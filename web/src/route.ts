import { useSyncExternalStore } from 'react';
import { addressOf, pathOf } from './place.ts';

export type Route =
  | { readonly page: 'lobby' | 'nowhere' }
  | { readonly page: 'me' | 'confirm' | 'archive' | 'hall' | 'field' }
  | { readonly page: 'events' }
  | { readonly page: 'event'; readonly id: string }
  | { readonly page: 'ladder'; readonly game: string }
  | { readonly page: 'person'; readonly id: string }
  | { readonly page: 'invite'; readonly token: string }
  | { readonly page: 'play'; readonly game: string; readonly person?: string }
  | { readonly page: 'table'; readonly match: string }
  | { readonly page: 'replay' | 'report'; readonly match: string }
  | { readonly page: 'workshop'; readonly game: string; readonly battle: string }
  | { readonly page: 'library' }
  | { readonly page: 'exercises' }
  | { readonly page: 'exercise'; readonly from: string; readonly id: string }
  | { readonly page: 'battle'; readonly id: string; readonly version?: number }
  | { readonly page: 'learn'; readonly game: string; readonly lesson: string };

export function readRoute(path: string): Route {
  const [, page, match = '', more = ''] = path.split('/');
  if (page === '') return { page: 'lobby' };
  if (page === 'me' || page === 'recover') return { page: 'me' };
  if (page === 'confirm' || page === 'archive') return { page };
  if (page === 'events') return match === '' ? { page } : { page: 'event', id: match };
  if (page === 'ladder') return { page, game: match };
  if (page === 'people' && match === '') return { page: 'hall' };
  if (page === 'field') return { page };
  if (page === 'people') return { page: 'person', id: match };
  if (page === 'invite' && match !== '') return { page: 'invite', token: match };
  if (page === 'play' && match !== '')
    return { page: 'play', game: match, ...(more === '' ? {} : { person: more }) };
  if (page === 'match' && match !== '') return { page: 'table', match };
  if ((page === 'replay' || page === 'report') && match !== '') return { page, match };
  if (page === 'workshop') return { page, game: match, battle: more };
  if (page === 'exercises') return match === '' ? { page } : { page: 'exercise', from: match, id: more };
  if (page === 'battles' && match === '') return { page: 'library' };
  if (page === 'battles')
    return { page: 'battle', id: match, ...(/^\d{1,5}$/.test(more) ? { version: Number(more) } : {}) };
  if (page === 'learn' && match !== '') return { page: 'learn', game: match, lesson: more };
  return { page: 'nowhere' };
}

const listeners = new Set<() => void>();
const tell = (): void => listeners.forEach((listener) => listener());

export function go(path: string): void {
  history.pushState(null, '', addressOf(path));
  tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

export const usePath = (): string => useSyncExternalStore(subscribe, () => pathOf(location.pathname));
