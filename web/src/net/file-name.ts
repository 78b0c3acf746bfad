const SEAT = /^\[Seat "[^"]*" "([^"]*)"\]/gm;
const TAG = /^\[(\w+) "([^"]*)"\]/gm;

/** For people to read: the game, its battle, who played and when, and enough of the match's own name to tell two apart. */
export function fileName(record: string, match: string): string {
  const tags = new Map([...record.matchAll(TAG)].map(([, tag, value]) => [tag, value]));
  const players = [...record.matchAll(SEAT)].map(([, name]) => name).filter((name) => name !== '');
  const parts = [tags.get('Game'), tags.get('Scenario'), players.join(' – '), tags.get('Date')];
  const words = [...parts, match.replace('~', '').slice(0, 6)]
    .map((part = '') => part.replaceAll(/[^\p{L}\p{M}\p{N} .–-]+/gu, '-').slice(0, 60))
    .filter((part) => part !== '');
  return `${words.join(', ')}.bicorne`;
}
