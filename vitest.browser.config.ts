import { defineConfig } from 'vitest/config';

/** `npm run test:browser`: whole matches in a real browser; minutes, not seconds. */
export default defineConfig({
  test: {
    include: ['web/e2e/browser/**/*.test.ts'],
    globalSetup: 'web/e2e/setup.ts',
    // A timing is never asserted; this only ends what hangs, on a machine that has other work too.
    testTimeout: 1_800_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    fileParallelism: false,
  },
});
