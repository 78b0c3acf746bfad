import { buildPage } from '@bicorne/server';

/** Before any test: the page is built once, and no server of a test builds it under another. */
export default function setup(): Promise<void> {
  return buildPage((line) => console.log(line));
}
