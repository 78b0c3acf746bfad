import type { EventSheet, EventTable } from '@bicorne/table/protocol';
import type { ReactNode } from 'react';
import type { Title } from '../lobby/titles.ts';
import { people } from '../net/people.ts';
import { useAsking } from '../people/useAnswer.ts';
import { useMe } from '../people/useMe.ts';
import { go } from '../route.ts';
import type { CupWords } from '../words/cups/words.ts';
import type { ShellWords } from '../words/words.ts';
import { LANGUAGES } from './AnnounceFields.tsx';
import { halves } from './halves.ts';
import { stateOf, termsOf, titleOf } from './EventLine.tsx';

interface Props {
  readonly id: string;
  readonly sheet: EventSheet;
  readonly titles: readonly Title[];
  readonly words: CupWords;
  readonly shell: ShellWords;
  readonly onChange: (sheet: EventSheet) => void;
}

/** What it is, how it stands, and what one may do: enter, play, withdraw. */
export function EventHead({ id, sheet, titles, words, shell, onChange }: Props): ReactNode {
  const { card, mine, mayEnter } = sheet;
  const asking = useAsking();
  const [me] = useMe();
  const wantsAccount = card.stage === 'open' && me !== undefined && !me?.account;
  const game = titles.find((one) => one.id === card.game)?.title ?? card.game;
  const next = ownTable(sheet);
  const agreed =
    card.stage === 'open' ? sheet.entrants.filter(({ agrees, left }) => agrees && !left).length : 0;
  const going = card.stage === 'open' || card.stage === 'running';
  const there = mine !== null && !sheet.entrants[mine].left;
  return (
    <header className="event-head">
      <h1 className="people-title">{titleOf(card, game, words)}</h1>
      <p className="event-terms">{[game, ...termsOf(card, words, shell)].join(' · ')}</p>
      <p className="people-note">{conditionsOf(sheet, words).join(' · ')}</p>
      <p className="event-state">{stateOf(card, words)}</p>
      {card.stage === 'over' && <Honour honour={card.honour} words={words} />}
      {agreed > 0 && <p className="people-note">{words.haveAgreed(agreed, card.entrants)}</p>}
      {wantsAccount && <p className="people-note">{words.accountFirst}</p>}
      <div className="people-row">
        {wantsAccount && (
          <button type="button" className="button main" onClick={() => go('/me')}>
            {shell.people.myPage}
          </button>
        )}
        {next && (
          <button type="button" className="button main" onClick={() => go(`/match/${next}`)}>
            {words.toMyMatch}
          </button>
        )}
        {mayEnter && (
          <button
            type="button"
            className="button main"
            disabled={asking.busy}
            onClick={() => void asking.ask(() => people.enterEvent(id), onChange)}
          >
            {words.enter}
          </button>
        )}
        {sheet.mayAgree && (
          <button
            type="button"
            className="button"
            disabled={asking.busy}
            onClick={() => void asking.ask(() => people.agreeToBot(id), onChange)}
          >
            {words.agreeToBot}
          </button>
        )}
        {going && there && (
          <button
            type="button"
            className="button quiet"
            disabled={asking.busy}
            onClick={() =>
              confirm(words.withdrawSure) && void asking.ask(() => people.leaveEvent(id), onChange)
            }
          >
            {words.withdraw}
          </button>
        )}
        <button type="button" className="button quiet" onClick={() => go('/events')}>
          {words.allTournaments}
        </button>
      </div>
      <p role="alert" className="people-fault">
        {asking.fault !== null && shell.faults[asking.fault]}
      </p>
    </header>
  );
}

/** What a match is worth, whether sides are bid for, and who may enter. */
function conditionsOf({ card, points, bids, doors }: EventSheet, words: CupWords): string[] {
  const { won, ahead, level, behind, lost } = points;
  const worth = card.match === 'pair' ? [won, ahead, level, behind, lost] : [won, level, lost];
  const { least, most, language, invited } = doors;
  return [
    `${words.points}: ${worth.map(halves).join(' / ')}`,
    ...(bids ? [words.byBids[bids]] : []),
    ...(invited ? [words.byInvitation] : []),
    ...(least === undefined ? [] : [`${words.ratingFrom} ${String(least)}`]),
    ...(most === undefined ? [] : [`${words.ratingTo} ${String(most)}`]),
    ...(language === undefined ? [] : [`${words.language}: ${LANGUAGES[language]}`]),
  ];
}

const Honour = ({
  honour,
  words,
}: {
  readonly honour: readonly string[];
  readonly words: CupWords;
}): ReactNode => (
  <ol className="event-honour" aria-label={words.honour}>
    {honour.map((name) => (
      <li key={name}>{name}</li>
    ))}
  </ol>
);

/** The match at which the one who looks is waited for. */
function ownTable({ mine, rounds }: EventSheet): string | null {
  const isMine = ({ players, outcome }: EventTable): boolean =>
    mine !== null && outcome === null && players.includes(mine);
  const table = rounds.flatMap(({ tables }) => tables).find(isMine);
  return table?.matches[0] ?? null;
}
