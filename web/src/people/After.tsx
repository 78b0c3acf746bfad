import type { MatchCard } from '@bicorne/server/protocol';
import type { ReactNode } from 'react';
import { isHere } from '../local/names.ts';
import { people } from '../net/people.ts';
import { go } from '../route.ts';
import type { ShellWords } from '../words/words.ts';
import { useAsking } from './useAnswer.ts';

interface Props {
  readonly match: MatchCard;
  readonly shell: ShellWords;
}

/** When a match over the network has ended: again with sides changed, and for everybody to watch. */
export function After({ match, shell }: Props): ReactNode {
  const rematch = useAsking();
  const share = useAsking();
  if (isHere(match.id) || match.stage !== 'over' || !match.seats.some(({ mine }) => mine)) return null;
  const open = (card: MatchCard): void => go(`/match/${card.id}`);
  const again = (): void =>
    match.rematch === undefined
      ? void rematch.ask(() => people.rematch(match.id), open)
      : go(`/match/${match.rematch}`);
  return (
    <>
      <button type="button" className="button" disabled={rematch.busy} onClick={again}>
        {shell.people.rematch}
      </button>
      {match.shared || share.done ? (
        <span role="status">{shell.people.shared}</span>
      ) : (
        <button
          type="button"
          className="button quiet"
          disabled={share.busy}
          onClick={() => void share.ask(() => people.share(match.id))}
        >
          {shell.people.share}
        </button>
      )}
    </>
  );
}
