import { ROUTES } from '@bicorne/table/protocol';
import { expect, test } from 'vitest';
import { openApi } from '../archive/openapi.ts';
import { Client, withServer } from './client.ts';

test('every route of the protocol is served, and answers in its words whatever is sent', () =>
  withServer(async ({ address }) => {
    const { cookie } = await Client.guest(address, 'Ann');
    for (const route of Object.keys(ROUTES)) {
      const [method, path] = route.replace(':id', 'nowhere12345').split(' ');
      const response = await fetch(`${address}/api${path}`, { method, headers: { cookie } });
      const given: unknown = await response.json();
      expect({ route, given }).toMatchObject({ route, given: { ok: expect.any(Boolean) } });
      expect({ route, given }).not.toMatchObject({ given: { fault: { message: 'there is nothing here' } } });
    }
  }));

test('what other programs may read is described where it is served', () => {
  const described = Object.entries(openApi().paths);
  expect(described).toHaveLength(17);
  for (const [path] of described)
    expect(Object.keys(ROUTES)).toContain(path.replace('/api', 'GET ').replace('{id}', ':id'));
  const asked = described.map(([path, { get }]) => [path, get.parameters.map(({ name }) => name)]);
  expect(Object.fromEntries(asked)).toMatchObject({
    '/api/archive': expect.arrayContaining(['game', 'before', 'most']),
    '/api/archive/{id}': ['id'],
    '/api/results': ['game'],
    '/api/games': [],
  });
});
