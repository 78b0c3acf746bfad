import { configureGlobal } from 'fast-check';

/**
 * Properties are tried on the same drawn cases in every run, so that the tests are red or green by the code
 * alone. `SEED=… npx vitest run …` draws others.
 */
configureGlobal({ seed: Number(process.env.SEED ?? 1815) });
