import type {
  Answer,
  ChatLine,
  MatchCard,
  Notice,
  OrdersChange,
  PlansChange,
  Snapshot,
  StandingChange,
  Update,
  Word,
  Words,
} from '@bicorne/table/protocol';

/** Whoever holds the match, seen from the table: the server over a socket, or a worker of this page. */
export interface Line {
  request<W extends Word>(word: W, message: Words[W]['ask']): Promise<Answer<Words[W]['answer']>>;
  /** Lets the bots of this device think, or has them wait. */
  think(thinks: boolean): void;
  /** Hangs up and calls again, with the name we have now. */
  reopen(): void;
  close(): void;
}

/** What the table wants to hear. */
export interface Listener {
  opened(): void;
  lost(): void;
  update(update: Update): void;
  card(card: MatchCard): void;
  chat(line: ChatLine): void;
  notice(notice: Notice): void;
  /** What is answered for this seat was changed, here or in another window. */
  standing(changed: StandingChange): void;
  orders(changed: OrdersChange): void;
  plans(changed: PlansChange): void;
  /** On one device: another person is to look, behind a screen where something is hidden. */
  pass(seat: string, hidden: boolean): void;
  /** The seat whose bot thinks on this device. */
  thinking(seat: string | null): void;
  /** The bots of this device wait: what one of them did could not be kept. */
  halted(): void;
}

/** Whoever has several seats says from which of them he speaks. */
export const holdsSeveral = ({ seats }: MatchCard): boolean => seats.filter(({ mine }) => mine).length > 1;

/** From where the one looks who was shown this. */
export const seatIn = ({ match, viewer }: Pick<Snapshot, 'viewer' | 'match'>): string | undefined =>
  match.seats[viewer]?.seat;

/** Whether this is what `watch` answers. */
export const isSeen = (shown: unknown): shown is Pick<Snapshot, 'viewer' | 'match'> =>
  typeof shown === 'object' && shown !== null && 'viewer' in shown && 'match' in shown;
