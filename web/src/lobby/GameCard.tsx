import type { WireFault } from '@bicorne/table/protocol';
import { useState, type ReactNode } from 'react';
import { addressOf } from '../place.ts';
import { startNow } from '../local/device.ts';
import { usePreferences } from '../preferences.ts';
import { go } from '../route.ts';
import type { ShellWords } from '../words/words.ts';
import type { Title } from './titles.ts';
import './games.css';

interface Props {
  readonly game: Title;
  readonly shell: ShellWords;
}

/** A game by its picture: one press to the first move, another way to choose. */
export function GameCard({ game, shell }: Props): ReactNode {
  const { id, title, tagline, effort, firstBattle } = game;
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<WireFault['code'] | null>(null);
  const play = async (): Promise<void> => {
    setBusy(true);
    const player = usePreferences.getState().name.trim() || shell.device.you;
    const made = await startNow({ game: id, player, levels: shell.device.levels, ...firstBattle });
    setBusy(false);
    if (made.ok) go(`/match/${made.value.id}`);
    else setFault(made.fault.code);
  };
  return (
    <li className="game-card">
      <img className="game-picture" src={addressOf(`/pictures/${id}.avif`)} alt="" width="420" height="262" />
      <h2 className="game-title">{title}</h2>
      <p className="game-tagline">
        {tagline}
        {effort !== undefined && <small>{effort}</small>}
      </p>
      {fault !== null && (
        <p className="game-fault" role="alert">
          {shell.faults[fault]}
        </p>
      )}
      <div className="game-ways">
        <button
          type="button"
          className="button main play-now"
          aria-label={`${shell.device.playNow}: ${title}`}
          aria-busy={busy}
          disabled={busy}
          onClick={() => void play()}
        >
          {shell.device.playNow}
        </button>
        <button
          type="button"
          className="button quiet choose"
          aria-label={`${shell.device.battles}: ${title}`}
          onClick={() => go(`/play/${id}`)}
        >
          {shell.device.battles}
        </button>
        <button
          type="button"
          className="button quiet learn"
          aria-label={`${shell.teach.lessons}: ${title}`}
          onClick={() => go(`/learn/${id}`)}
        >
          {shell.teach.lessons}
        </button>
      </div>
    </li>
  );
}
