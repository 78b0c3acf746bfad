import type { MatchCard } from '@bicorne/table/protocol';
import type { ReactNode } from 'react';
import { isHere } from '../local/names.ts';
import { people } from '../net/people.ts';
import { go } from '../route.ts';
import { CopyLink } from '../ui/CopyLink.tsx';
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
  const { rematch: next } = match;
  const again = (): void =>
    void rematch.ask(
      () => (next === undefined ? people.rematch(match.id) : people.joinAny(next)),
      (card) => go(`/match/${card.id}`),
    );
  return (
    <>
      {match.pair?.game !== 0 && (
        <button type="button" className="button" disabled={rematch.busy} onClick={again}>
          {next === undefined ? shell.people.rematch : shell.people.acceptRematch}
        </button>
      )}
      {match.shared || share.done ? (
        <CopyLink to={`/replay/${match.id}`} label={shell.people.copyReplay} shell={shell} />
      ) : (
        <button
          type="button"
          className="button quiet share"
          disabled={share.busy}
          onClick={() => void share.ask(() => people.share(match.id))}
        >
          {shell.people.share}
        </button>
      )}
      <span role="status">
        {share.done && shell.people.shared}
        {share.fault !== null && shell.faults[share.fault]}
        {rematch.fault !== null && shell.faults[rematch.fault]}
      </span>
    </>
  );
}
