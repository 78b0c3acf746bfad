/** Ways as lists of spots, `E5-E6-F7`, and their links, `E5-E6`; a link is the same the other way round. */

export const linkOf = (one: string, other: string): string => `${one}-${other}`;
export const endsOf = (link: string): readonly string[] => link.split('-');
const turned = (way: string): string => endsOf(way).toReversed().join('-');

export const isSameLink = (one: string, other: string): boolean => one === other || one === turned(other);

export const hasLink = (ways: readonly string[], link: string): boolean =>
  ways.some((way) => linksOf(way).some((one) => isSameLink(one, link)));

const linksOf = (way: string): string[] => {
  const spots = endsOf(way);
  return spots.slice(1).map((spot, i) => linkOf(spots[i], spot));
};

/** Goes on a way that ends there, or begins one. */
export function withLink(ways: readonly string[], link: string): readonly string[] {
  if (hasLink(ways, link)) return ways;
  const [from, to] = endsOf(link);
  const at = ways.findIndex((way) => endsOf(way).at(-1) === from);
  if (at !== -1) return ways.with(at, `${ways[at]}-${to}`);
  const back = ways.findIndex((way) => endsOf(way)[0] === to);
  return back === -1 ? [...ways, link] : ways.with(back, `${from}-${ways[back]}`);
}

/** What is left of a way on either side of the link. */
export const withoutLink = (ways: readonly string[], link: string): readonly string[] =>
  ways.flatMap((way) => {
    const at = linksOf(way).findIndex((one) => isSameLink(one, link));
    if (at === -1) return [way];
    const spots = endsOf(way);
    return [spots.slice(0, at + 1), spots.slice(at + 1)].flatMap((part) =>
      part.length < 2 ? [] : [part.join('-')],
    );
  });
