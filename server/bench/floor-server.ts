import { fdatasync, openSync } from 'node:fs';
import { createServer } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { actMessage } from '@bicorne/table/protocol';
import { Server } from 'socket.io';
import { SqliteWriter } from '../store/sqlite-writer.ts';
import { textParser } from '../wire.ts';
import { cpu } from './cpu.ts';

/** As long as most of our updates. */
const UPDATE = {
  step: { events: [] },
  sight: {
    view: { phase: ['choose'], turn: [7], at: { 4: [15] } },
    turn: { seats: [[0]] },
    prompt: { ask: ['choose'], about: { turn: [7] } },
    legal: [[0, 1, 2].map((block) => ({ do: 'choose', block }))],
  },
  mayTakeBack: 0,
};

const [, , file, rules, encoder] = process.argv;
const db = new DatabaseSync(file);
db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
db.exec(
  'CREATE TABLE steps (match TEXT, n INTEGER, step TEXT, PRIMARY KEY (match, n)) STRICT, WITHOUT ROWID',
);
const insert = db.prepare('INSERT INTO steps (match, n, step) VALUES (?, ?, ?)');
const log = openSync(`${file}-wal`, 'r+');
const writer = new SqliteWriter(db, (done) => fdatasync(log, done));
const steps = new Map<string, number>();

function spend(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

async function act(message: unknown): Promise<{ readonly match: string; readonly n: number } | null> {
  const parsed = actMessage.safeParse(message);
  if (!parsed.success) return null;
  const { match, action } = parsed.data;
  spend(Number(rules));
  const n = steps.get(match) ?? 0;
  steps.set(match, n + 1);
  await writer.writeAtOnce(() => insert.run(match, n, JSON.stringify(action)));
  return { match, n: n + 1 };
}

const http = createServer();
const lines = new Server(http, { serveClient: false, ...(encoder === 'ours' ? { parser: textParser } : {}) });
lines.on('connection', (line) => {
  line.on('sit', (match: string, reply: (answer: unknown) => void) => {
    void line.join(match);
    reply({ ok: true, value: null });
  });
  line.on('act', (message: unknown, reply: (answer: unknown) => void) => {
    void act(message).then((done) => {
      if (!done) return reply({ ok: false });
      const update = { ...done, ...UPDATE };
      line.to(done.match).emit('update', update);
      reply({ ok: true, value: { n: done.n, updates: [update] } });
    });
  });
});
http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  if (typeof address === 'object') process.send?.(`http://127.0.0.1:${address?.port}`);
});
process.on('message', (what) => what === 'cpu' && process.send?.(cpu()));
