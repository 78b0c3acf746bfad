import { buildPage } from '@bicorne/server';

/** The page is built, if it is not as its sources are. */
export const build = (tell: (line: string) => void): Promise<void> => buildPage(tell);

/** Before any test: the page is built once, and no server of a test builds it under another. */
export default function setup(): Promise<void> {
  return build((line) => console.log(line));
}
