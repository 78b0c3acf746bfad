import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{engine,games,boardkit,bots,server,web,cli}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'web/e2e/browser/**'],
    globalSetup: 'web/e2e/setup.ts',
    // A timing is never asserted; this only ends what hangs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
