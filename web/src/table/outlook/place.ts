interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 14;
const EDGE = 8;
const BAR = 60;

/** What is wanted while a card is read: all that can be clicked, and what is asked. */
const WANTED = '.stage [data-action], .prompt-sentence';

/** Where a card lies beside a thing: of the places around it the one that hides least of what is wanted. */
export function placeBeside(thing: Box, card: Box): { readonly left: number; readonly top: number } {
  const things = [...document.querySelectorAll(WANTED)].map((element) => element.getBoundingClientRect());
  const places = around(thing, card).map(({ left, top }) => ({
    left: Math.max(EDGE, Math.min(left, window.innerWidth - card.width - EDGE)),
    top: Math.max(BAR, Math.min(top, window.innerHeight - card.height - EDGE)),
  }));
  const hidden = ({ left, top }: { left: number; top: number }): number => {
    const there = { left, top, width: card.width, height: card.height };
    return things.filter((box) => overlap(box, there)).length + (overlap(thing, there) ? 100 : 0);
  };
  return places.reduce((best, place) => (hidden(place) < hidden(best) ? place : best));
}

function around(thing: Box, card: Box): { left: number; top: number }[] {
  const middle = thing.top + thing.height / 2 - card.height / 2;
  const centre = thing.left + thing.width / 2 - card.width / 2;
  const right = thing.left + thing.width + GAP;
  const left = thing.left - GAP - card.width;
  const below = thing.top + thing.height + GAP;
  const above = thing.top - GAP - card.height;
  return [
    { left: right, top: middle },
    { left, top: middle },
    { left: right, top: above + card.height / 3 },
    { left, top: above + card.height / 3 },
    { left: centre, top: above },
    { left: centre, top: below },
    { left: right, top: below },
    { left, top: below },
    { left: right + 120, top: middle },
    { left: left - 120, top: middle },
  ];
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;
