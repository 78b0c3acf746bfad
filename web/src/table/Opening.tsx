import type { Words } from '@bicorne/boardkit';
import type { MatchCard, SeatCard } from '@bicorne/table/protocol';
import { useNarrow } from '@bicorne/boardkit/narrow.ts';
import { useState, type ReactNode } from 'react';
import { levelName } from '../people/bots.ts';
import { prefer, usePreferences, type Volume } from '../preferences.ts';
import { go } from '../route.ts';
import { keep, kept } from '../storage.ts';
import { useOpeningWords, type OpeningWords } from '../words/opening/words.ts';
import type { ShellWords } from '../words/words.ts';
import './opening.css';

interface Props {
  readonly match: MatchCard;
  readonly viewer: number;
  readonly battle: string;
  readonly words: Words;
  readonly shell: ShellWords;
}

/** Which games were opened in this browser, and whether sounds were offered: both are said once. */
const KNOWN = 'bicorne.known';
const SOUNDS = 'sounds';

const isKnown = (what: string): boolean => (kept(KNOWN) ?? '').split(' ').includes(what);
const know = (...what: readonly string[]): void =>
  keep(KNOWN, [...new Set([...(kept(KNOWN) ?? '').split(' '), ...what])].join(' ').trim());

/** Before the first step: who one is, how one wins, and who the enemy is. Gone with the step, or when it was read. */
export function Opening(props: Props): ReactNode {
  const said = useOpeningWords();
  const [isOpen, setOpen] = useState(true);
  const { match, viewer, battle, words, shell } = props;
  const narrow = useNarrow();
  const [isNew] = useState(() => ({ game: !isKnown(match.game), sounds: !isKnown(SOUNDS) }));
  if (!said || !isOpen) return null;
  const { seat } = match.seats[viewer];
  const close = (): void => {
    know(match.game, SOUNDS);
    setOpen(false);
  };
  const you = said.you(words.seats[seat] ?? seat, battle);
  const rest = (
    <>
      {words.wins?.[seat] !== undefined && (
        <p>
          <strong>{said.wins}.</strong> {words.wins[seat]}
        </p>
      )}
      {match.seats.map((other, at) =>
        at === viewer ? null : <p key={other.seat}>{enemyText(other, said, words, shell)}</p>,
      )}
      <div className="opening-ways">
        <button type="button" className="button" onClick={close}>
          {said.begin}
        </button>
        {isNew.game && (
          <button type="button" className="button quiet" onClick={() => go(`/learn/${match.game}`)}>
            {said.lesson}
          </button>
        )}
      </div>
      {isNew.sounds && <Sounds said={said} shell={shell} />}
    </>
  );
  // On a phone it is one line, which unfolds: what one has in hand stays in sight.
  if (narrow)
    return (
      <details className="opening" aria-label={said.title}>
        <summary className="opening-you">{you}</summary>
        {rest}
      </details>
    );
  return (
    <section className="opening" aria-label={said.title}>
      <p className="opening-you">{you}</p>
      {rest}
    </section>
  );
}

function enemyText(
  { seat, player, bot }: SeatCard,
  said: OpeningWords,
  words: Words,
  shell: ShellWords,
): string {
  const side = words.seats[seat] ?? seat;
  if (bot === null) return `${side}: ${player ?? shell.people.emptySeat}.`;
  const note = shell.device.levelNotes[bot.split(':')[0]];
  return [said.bot(side, levelName(bot, shell)), note].join(' ').trim();
}

const LOUDER: readonly Volume[] = ['soft', 'normal', 'loud'];

/** Sounds are offered once; afterwards they are in the settings. */
function Sounds({ said, shell }: { readonly said: OpeningWords; readonly shell: ShellWords }): ReactNode {
  const { sounds, volume } = usePreferences();
  return (
    <fieldset className="opening-sounds">
      <legend>{said.sound}</legend>
      <label>
        <input type="radio" name="sounds" checked={!sounds} onChange={() => prefer({ sounds: false })} />
        <span>{said.silent}</span>
      </label>
      {LOUDER.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name="sounds"
            checked={sounds && one === volume}
            onChange={() => prefer({ sounds: true, volume: one })}
          />
          <span>{shell.hand.volumes[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}
