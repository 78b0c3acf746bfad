import { stripVTControlCharacters } from 'node:util';
import type { Part } from './parts.ts';
import type { Ran } from './run.ts';

interface Night {
  readonly began: Date;
  readonly seed: string;
  readonly parts: readonly Part[];
  readonly ran: readonly Ran[];
}

/** The night as a page: a line for each part, then what each of them said at its end. */
export function report({ began, seed, parts, ran }: Night): string {
  const rows = parts.map(({ name }) => {
    const done = ran.find((one) => one.name === name);
    const outcome = done === undefined ? 'not run' : done.passed ? 'held' : '**failed**';
    return `| ${name} | ${outcome} | ${done?.minutes.toFixed(1) ?? ''} |`;
  });
  return [
    `# ${began.toISOString().slice(0, 16).replace('T', ' ')}, seed ${seed}`,
    '',
    '| part | outcome | minutes |',
    '|---|---|---|',
    ...rows,
    ...ran.flatMap(({ name, said }) => [
      '',
      `## ${name}`,
      '```',
      ...said.map(stripVTControlCharacters),
      '```',
    ]),
    '',
  ].join('\n');
}
