import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

/** Unpacked once into the project's own cache, so that no other folder of the machine is touched. */
const CACHE = join(import.meta.dirname, '..', '..', '.cache', 'browser');

/** A real browser from npm; `CHROME` names another one on systems that the packed one does not fit. */
export async function openBrowser(cache = CACHE): Promise<Browser> {
  const named = process.env['CHROME'];
  if (named !== undefined) return chromium.launch({ executablePath: named, args: ['--no-sandbox'] });
  if (!existsSync(cache)) await (unpacking ??= unpack(cache));
  const env = {
    ...process.env,
    LD_LIBRARY_PATH: join(cache, 'al2023', 'lib'),
    FONTCONFIG_FILE: writeFontList(cache),
  };
  return chromium.launch({
    executablePath: join(cache, 'chromium'),
    args: ['--no-sandbox'],
    env: known(env),
  });
}

let unpacking: Promise<void> | null = null;

/** Beside its place, and then put there whole: another process may do the same, and nobody runs what is half there. */
async function unpack(cache: string): Promise<void> {
  mkdirSync(dirname(cache), { recursive: true });
  const beside = mkdtempSync(`${cache}-`);
  // The package unpacks into the temporary folder, and its libraries only where it believes to run in a cloud function.
  const before = { ...process.env };
  Object.assign(process.env, { TMPDIR: beside, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' });
  try {
    const { default: packed } = await import('@sparticuz/chromium');
    await packed.executablePath();
  } finally {
    restore(before);
  }
  try {
    renameSync(beside, cache);
  } catch (error) {
    rmSync(beside, { recursive: true });
    if (!existsSync(cache)) throw error;
  }
}

/** The package's own list names folders of other machines; without any font Chromium dies at its first letter. */
function writeFontList(folder: string): string {
  const file = join(folder, 'fonts.conf');
  const [fonts, cache] = [join(folder, 'fonts'), join(folder, 'fonts-cache')];
  const whole = `${file}.${process.pid}`;
  writeFileSync(whole, `<fontconfig><dir>${fonts}</dir><cachedir>${cache}</cachedir></fontconfig>\n`);
  renameSync(whole, file);
  return file;
}

function restore(before: NodeJS.ProcessEnv): void {
  for (const key of Object.keys(process.env)) if (!Object.hasOwn(before, key)) delete process.env[key];
  Object.assign(process.env, before);
}

const known = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  /** A phone on its side. */
  lying: { width: 844, height: 390 },
  tablet: { width: 820, height: 1180 },
} as const;
