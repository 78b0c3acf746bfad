import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(?:js|css|html|svg|webmanifest)$/;
/** Below this there is nothing to win. */
const SMALL = 300;

/** Beside every text its compressed forms, made once: the server hands out whichever the browser reads. */
export const compress = (): Plugin => ({
  name: 'bicorne:compress',
  apply: 'build',
  enforce: 'post',
  closeBundle: {
    order: 'post',
    sequential: true,
    handler() {
      const dir = resolve(this.environment.config.root, this.environment.config.build.outDir);
      for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (TEXT.test(file)) pack(join(dir, file));
      }
    },
  },
});

function pack(path: string): void {
  const text = readFileSync(path);
  if (text.length < SMALL) return;
  writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  writeFileSync(`${path}.br`, brotliCompressSync(text, { params }));
}
