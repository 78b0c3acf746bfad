import { Pool, type PoolConfig } from 'pg';

/** `failed` hears of connections that break, in use or not, until the pool is closed: the last of them may be cut off. */
export function openPool(config: PoolConfig, failed: (error: unknown) => void): Pool {
  const pool = new Pool({ connectionTimeoutMillis: 10_000, ...config });
  const broken = (error: unknown): void => {
    if (!pool.ending) failed(error);
  };
  // Whoever listens on one would not hear that it broke.
  pool.on('connect', (client) => void client.on('error', broken));
  pool.on('error', broken);
  return pool;
}
