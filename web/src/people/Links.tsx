import type { MatchCard } from '@bicorne/table/protocol';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { addressOf } from '../place.ts';
import type { Loaded } from '../table/game.ts';
import { copyText } from '../ui/copy.ts';
import { CopyLink } from '../ui/CopyLink.tsx';
import { useHallWords, type HallWords } from '../words/hall/words.ts';
import type { ShellWords } from '../words/words.ts';
import './links.css';

const QrCode = lazy(async () => ({ default: (await import('./QrCode.tsx')).QrCode }));

interface Props {
  readonly match: MatchCard;
  readonly loaded: Loaded;
  readonly shell: ShellWords;
}

/** To those who are still to come: a link to each seat that is open, by its side, and one for onlookers. */
export function Links({ match, loaded, shell }: Props): ReactNode {
  const words = useHallWords();
  if (!words) return null;
  const links = linksOf(match, loaded, words);
  return (
    <>
      {links.map(({ label, link }) => (
        <SharedLink key={link} label={label} link={link} words={words} shell={shell} />
      ))}
      {openSeats(match).length === 0 && (
        <p className="notice">
          <CopyLink to={`/match/${match.id}`} label={words.linkToWatch} shell={shell} />
        </p>
      )}
    </>
  );
}

interface Shared {
  readonly label: string;
  readonly link: string;
}

/** Those that are open to anybody. */
const openSeats = ({ seats }: MatchCard): string[] =>
  seats.flatMap(({ seat, player, bot, kept }) => (player === null && bot === null && !kept ? [seat] : []));

/** A seat kept for a friend has a link of its own; to an open one the match's address leads. */
function linksOf(match: MatchCard, { words }: Loaded, hall: HallWords): Shared[] {
  const nameOf = (seat: string): string => words.seats[seat] ?? seat;
  const at = (path: string): string => location.origin + addressOf(path);
  const kept = Object.entries(match.invitations ?? {}).map(([seat, token]) => ({
    label: hall.linkTo(nameOf(seat)),
    link: at(`/invite/${token}`),
  }));
  const open = openSeats(match).map(nameOf);
  if (open.length === 0) return kept;
  return [...kept, { label: hall.linkToAny(open.join(', ')), link: at(`/match/${match.id}`) }];
}

interface LinkProps extends Shared {
  readonly words: HallWords;
  readonly shell: ShellWords;
}

/** By hand, by the system's own sheet, or by the camera of another's phone. */
function SharedLink({ label, link, words, shell }: LinkProps): ReactNode {
  const [copied, setCopied] = useState(false);
  const [shown, setShown] = useState(false);
  // Whoever closes the sheet has thought better of it.
  const share = (): void =>
    void navigator.share({ title: 'Bicorne', text: label, url: link }).catch(() => null);
  return (
    <div className="notice shared-link">
      <p>{label}</p>
      <code className="link">{link}</code>
      <div className="shared-ways">
        <button
          type="button"
          className="button"
          onClick={() => void copyText(link, shell.table.copyLink).then(setCopied)}
        >
          {copied ? shell.table.copied : shell.table.copyLink}
        </button>
        {'share' in navigator && (
          <button type="button" className="button quiet" onClick={share}>
            {words.share}
          </button>
        )}
        <button type="button" className="button quiet" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {words.qr}
        </button>
      </div>
      <Suspense>{shown && <QrCode text={link} label={label} />}</Suspense>
    </div>
  );
}
