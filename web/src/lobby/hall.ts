import { inOrder, wishesIn } from '@bicorne/table/hall';
import type { Hall, HallEntry, HallMatch, HallNews, HallWish, MatchCard } from '@bicorne/table/protocol';
import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import type { HallLine } from '../net/hall.ts';
import { onEntered } from '../net/enter.ts';
import { HAS_SERVER } from '../place.ts';
import { go } from '../route.ts';

/** What is known of the hall; null until it was shown, or when the line is lost. */
interface Known {
  readonly here: number;
  readonly playing: number;
  readonly entries: ReadonlyMap<string, HallEntry>;
}

interface State {
  readonly hall: Known | null;
  /** While it is open. */
  readonly line: HallLine | null;
  /** It was open, and is called again. */
  readonly lost: boolean;
}

const CLOSED: State = { hall: null, line: null, lost: false };
export const useHall = create<State>(() => CLOSED);

const knownFrom = ({ here, playing, entries }: Hall): Known => ({
  here,
  playing,
  entries: new Map(entries.map((entry) => [entry.id, entry])),
});

/** What is known after this was told. */
function after(known: Known, { here, playing, put = [], gone = [] }: HallNews): Known {
  const entries = new Map(known.entries);
  for (const id of gone) entries.delete(id);
  for (const entry of put) entries.set(entry.id, entry);
  return { here: here ?? known.here, playing: playing ?? known.playing, entries };
}

/** Those of a kind, in their order, without whom one keeps away from. */
export const matchesIn = (
  hall: Known | null,
  kind: HallMatch['kind'],
  blocked: ReadonlySet<string>,
): readonly HallMatch[] =>
  inOrder(hall?.entries.values() ?? [], kind).filter(
    ({ seats }) => !seats.some(({ person }) => person !== undefined && blocked.has(person)),
  );

export const wishesOf = (hall: Known | null, blocked: ReadonlySet<string>): readonly HallWish[] =>
  wishesIn(hall?.entries.values() ?? []).filter(({ person }) => !blocked.has(person.id));

export const sitsAt = ({ seats }: HallMatch, person: string | undefined): boolean =>
  seats.some((seat) => seat.person !== undefined && seat.person === person);

interface Heard {
  /** Of a match of one's own. */
  readonly card: (card: MatchCard) => void;
  /** Somebody asks for one's eyes, or the line is open again: what one has may be old. */
  readonly look: () => void;
}

/** Whoever plays at once needs no line: it is fetched when somebody stays, and what he came for is there. */
const STAYS = 1500;

/** While a page shows lists: a line to the server, at once where they are what one came for. */
export function useHallLine(heard: Heard, atOnce: boolean): void {
  const hear = useRef(heard);
  useEffect(() => {
    hear.current = heard;
  });
  useEffect(() => {
    if (!HAS_SERVER) return;
    let wanted = true;
    let line: HallLine | null = null;
    const open = async (): Promise<void> => {
      const { hallLine } = await import('../net/hall.ts');
      if (!wanted) return;
      line = hallLine({
        lost: () => useHall.setState({ ...CLOSED, lost: true }),
        shown: (hall) => {
          useHall.setState({ hall: knownFrom(hall), line, lost: false });
          hear.current.look();
        },
        news: (news) => useHall.setState(({ hall }) => ({ hall: hall && after(hall, news) })),
        card: (card) => hear.current.card(card),
        notice: ({ about, match }) => {
          // Whoever said what he would play, and waits here for somebody, waits for nothing else.
          if (about === 'found') go(`/match/${match}`);
          else hear.current.look();
        },
      });
    };
    const opening = setTimeout(() => void open(), atOnce ? 0 : STAYS);
    const forget = onEntered(() => line?.reopen());
    return () => {
      wanted = false;
      clearTimeout(opening);
      forget();
      line?.close();
      useHall.setState(CLOSED);
    };
  }, [atOnce]);
}
