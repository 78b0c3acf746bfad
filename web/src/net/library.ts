import type { Sends } from '@bicorne/table/protocol';
import { ask } from './api.ts';

/** Battles that people have published on the server. */
export const library = {
  search: (query: Sends<'GET /battles'>) => ask('GET /battles', { send: query }),
  battle: (id: string, version?: number) => ask('GET /battles/:id', { id, send: { version } }),
  publish: (battle: Sends<'POST /battles'>) => ask('POST /battles', { send: battle }),
  addVersion: (id: string, version: Sends<'POST /battles/:id/version'>) =>
    ask('POST /battles/:id/version', { id, send: version }),
  star: (id: string, star: boolean) => ask('POST /battles/:id/star', { id, send: { star } }),
  withdraw: (id: string) => ask('POST /battles/:id/withdraw', { id }),
  report: (id: string, text: string) => ask('POST /battles/:id/report', { id, send: { text } }),
};
