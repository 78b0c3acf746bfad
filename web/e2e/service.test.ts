import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort, Service } from './service.ts';

it('a service whose port is taken says so: it would stand at the next one, where nobody looks for it', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  const service = new Service(port);
  try {
    await expect(service.start()).rejects.toThrow('the port is taken');
  } finally {
    await service.close();
    other.close();
  }
});
