import { CROSSINGS } from '../../rules/map.ts';

export type Way = 'N' | 'E' | 'S' | 'W' | 'M';

/**
 * Where roads of one kind cross one border, in the order of their numbers: in the north, east, south or
 * west of it or in its middle. The sheet has the places; names are also read where no map is loaded.
 */
const TWINS: Readonly<Record<string, readonly Way[]>> = {
  '6-12:local': ['W', 'M', 'E'],
  '8-30:local': ['W', 'E'],
  '8-37:local': ['N', 'S'],
  '13-29:local': ['N', 'S'],
  '15-10:local': ['W', 'E'],
  '15-16:local': ['W', 'E'],
  '22-8:local': ['W', 'E'],
  '24-29:local': ['W', 'E'],
  '30-24:local': ['W', 'E'],
  '32-25:local': ['N', 'S'],
  '32-39:local': ['N', 'S'],
  '36-37:local': ['W', 'E'],
  '37-31:local': ['W', 'E'],
  '38-43:local': ['W', 'E'],
  '39-43:local': ['N', 'S'],
  '43-50:local': ['N', 'S'],
  '46-45:local': ['W', 'E'],
  '49-55:main': ['N', 'S'],
  '54-65:local': ['E', 'W'],
  '55-67:local': ['N', 'S'],
  '56-55:local': ['W', 'E'],
  '58-62:local': ['W', 'E'],
  '64-69:local': ['N', 'S'],
  '65-71:local': ['N', 'S'],
  '66-71:local': ['W', 'E'],
  '75-87:local': ['N', 'S'],
  '77-82:local': ['W', 'E'],
};

/** Which of several like roads between two localities a crossing belongs to; nothing where there is one. */
export function wayOf(crossing: number): Way | undefined {
  const name = CROSSINGS[crossing];
  return TWINS[name.slice(0, -1)]?.[Number(name.slice(-1)) - 1];
}
