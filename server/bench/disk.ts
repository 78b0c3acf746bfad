import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { inFolder } from './measured.ts';

const PAGE = 4096;
const PAGES = 2048;

/**
 * How long the disk alone takes to keep a page, in milliseconds, from the shortest to the longest: nothing durable
 * can be answered sooner, and where the disk stands still everybody waits.
 */
export const measureDisk = (seconds: number): Promise<readonly number[]> =>
  inFolder(async (folder) => {
    const file = await open(join(folder, 'pages'), 'w');
    try {
      await file.writeFile(Buffer.alloc(PAGE * PAGES));
      await file.sync();
      const took: number[] = [];
      const until = performance.now() + seconds * 1000;
      for (let at = 0; performance.now() < until; at++) {
        await file.write(Buffer.alloc(PAGE, at), 0, PAGE, (at % PAGES) * PAGE);
        const begun = performance.now();
        await file.datasync();
        took.push(performance.now() - begun);
      }
      return took.toSorted((a, b) => a - b);
    } finally {
      await file.close();
    }
  });
