import { defineConfig } from 'vitest/config';

const NEVER = ['**/node_modules/**', '**/dist/**', 'web/e2e/browser/**'];

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'house',
          include: ['{engine,tournament,games,boardkit,bots,report,table,server,web,cli}/**/*.test.{ts,tsx}'],
          exclude: [...NEVER, 'web/e2e/**'],
          setupFiles: 'vitest.setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['web/e2e/*.test.ts'],
          exclude: NEVER,
          // Builds the page: whoever runs a unit test does not wait for it.
          globalSetup: 'web/e2e/setup.ts',
        },
      },
    ],
    // By itself it leaves one core alone, which is half of a small machine.
    maxWorkers: '100%',
    // A timing is never asserted; this only ends what hangs.
    testTimeout: 120_000,
    expect: { poll: { timeout: 100_000 } },
    hookTimeout: 120_000,
  },
});
