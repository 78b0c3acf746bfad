/**
 * `npm run nightly`: all that takes too long for `npm test`, one after the other, with a fresh seed, and one report
 * in `nightly/`. `npm run nightly -- --only proof,bench` runs some of it; `--seed TEXT` draws the same cases again.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findParts } from './parts.ts';
import { report } from './report.ts';
import { runPart, type Ran } from './run.ts';

const ROOT = join(import.meta.dirname, '..', '..');

const { values } = parseArgs({ options: { only: { type: 'string' }, seed: { type: 'string' } } });
const began = new Date();
const seed = values.seed ?? String(Math.floor(began.getTime() / 1000));
const parts = findParts(seed, values.only?.split(','));
const folder = join(ROOT, 'nightly');
const file = join(folder, `${began.toISOString().slice(0, 16).replace(':', '')}.md`);
mkdirSync(folder, { recursive: true });

const ran: Ran[] = [];
for (const part of parts) {
  console.log(`${part.name}: ${part.command.join(' ')}`);
  ran.push(await runPart(part, ROOT));
  // Written anew after each part: a night that is cut short has a report of what it did.
  writeFileSync(file, report({ began, seed, parts, ran }));
}
console.log(file);
process.exitCode = ran.every(({ passed }) => passed) ? 0 : 1;
