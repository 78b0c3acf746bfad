import type { Written } from '@bicorne/engine';
import { BLOCKS } from './data/blocks.ts';
import type { draftSchema } from './data/schema.ts';
import { TOWNS } from './data/towns.ts';
import { ARMY_COUNT, ARMY_OF, BLOCK_COUNT, FULL } from './rules/blocks.ts';
import { NOWHERE } from './rules/board.ts';
import { isHidden, noteOf } from './rules/fog.ts';
import { DISORDER, has, inPlay, MARCHED, type State } from './rules/state.ts';

const ALL = Array.from({ length: BLOCK_COUNT }, (_, block) => block);

/** The campaign that begins with this position, which is the beginning of a turn. */
export function battleAt(s: State): Written<typeof draftSchema> | null {
  if (s.phase !== 'march' || s.fights.length > 0 || !isUntouched(s)) return null;
  const standing = ALL.filter((block) => inPlay(s, block));
  return {
    setup: 'position',
    turn: s.turn + 1,
    towns: Object.fromEntries(
      TOWNS.flatMap(({ id }, town) => {
        const here = standing.filter((block) => s.at[block] === town);
        return here.length === 0 ? [] : [[id, here.map((block) => wordOf(s, block))]];
      }),
    ),
    lost: lostBlocks(s),
    unknown: standing.filter((block) => isHidden(s, block) && !isKnown(s, block)).map(idOf),
    disorganised: standing.filter((block) => has(s, block, DISORDER)).map(idOf),
  };
}

/** Nobody has marched yet. */
const isUntouched = (s: State): boolean =>
  s.busiest === 0 &&
  s.groups.every((town) => town === NOWHERE) &&
  ALL.every((block) => !has(s, block, MARCHED));

/** Seen, and followed since; of one that may be in several towns a file cannot speak. */
const isKnown = (s: State, block: number): boolean => s.seen[block] > 0 && noteOf(s, block).length === 1;

const idOf = (block: number): string => BLOCKS[block].id;

const wordOf = (s: State, block: number): string =>
  s.steps[block] === FULL[block] ? idOf(block) : `${idOf(block)}=${s.steps[block]}`;

/** So many of each army as are lost; which of those that are gone counts for nothing. */
const lostBlocks = (s: State): string[] =>
  Array.from({ length: ARMY_COUNT }, (_, army) =>
    ALL.filter((block) => ARMY_OF[block] === army && s.steps[block] === 0 && s.at[block] === NOWHERE)
      .slice(0, s.lost[army])
      .map(idOf),
  ).flat();
