import { defineConfig } from 'vitest/config';

/** `npm run test:browser`: whole matches in a real browser; minutes, not seconds. */
export default defineConfig({
  test: {
    include: ['web/e2e/browser/**/*.test.ts'],
    globalSetup: 'web/e2e/setup.ts',
    testTimeout: 600_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    fileParallelism: false,
  },
});
