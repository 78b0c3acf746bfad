import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { failure } from './fault.ts';

function faultOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return failure(error).fault.code;
  }
  return null;
}

function database(): { file: string; db: DatabaseSync } {
  const folder = mkdtempSync(join(tmpdir(), 'bicorne-'));
  const file = join(folder, 'x.sqlite');
  const db = new DatabaseSync(file);
  onTestFinished(() => {
    db.close();
    rmSync(folder, { recursive: true });
  });
  db.exec('CREATE TABLE words (word TEXT)');
  return { file, db };
}

test('where nothing can be stored nothing was done, and whoever asked is told so', () => {
  const { file, db } = database();
  const reader = new DatabaseSync(file, { readOnly: true });
  expect(faultOf(() => reader.exec("INSERT INTO words VALUES ('x')"))).toBe('unavailable');
  reader.close();
  db.exec('PRAGMA max_page_count = 2');
  const fill = db.prepare('INSERT INTO words VALUES (?)');
  expect(faultOf(() => fill.run('x'.repeat(100_000)))).toBe('unavailable');
  expect(failure(Object.assign(new Error('disk full'), { code: '53100' })).fault.code).toBe('unavailable');
});

test('of what broke in another way nobody knows whether it was done', () => {
  const { db } = database();
  expect(faultOf(() => db.exec('no word of SQL'))).toBe('unsure');
  expect(failure(Object.assign(new Error('gone'), { code: 'ECONNRESET' })).fault.code).toBe('unsure');
});
