import { LEVELS, TEMPERAMENTS } from '@bicorne/bots/levels';
import type { ReactNode } from 'react';
import type { ShellWords } from '../words/words.ts';

export interface BotWish {
  readonly level: string;
  /** A commander's, or none. */
  readonly manner: string;
}

/** As the bots know themselves. */
export const botName = ({ level, manner }: BotWish): string => (manner === '' ? level : `${level}:${manner}`);

interface Props {
  readonly bot: BotWish;
  readonly onChange: (bot: BotWish) => void;
  readonly shell: ShellWords;
}

/** How strong the bots are, and in whose manner they play. */
export const BotFields = ({ bot, onChange, shell: { device } }: Props): ReactNode => (
  <div className="bot-fields">
    <label className="field">
      <span>{device.level}</span>
      <select value={bot.level} onChange={(event) => onChange({ ...bot, level: event.target.value })}>
        {Object.keys(LEVELS).map((level) => (
          <option key={level} value={level}>
            {device.levels[level] ?? level}
          </option>
        ))}
      </select>
      <small>{device.levelNotes[bot.level]}</small>
    </label>
    <label className="field">
      <span>{device.manner}</span>
      <select value={bot.manner} onChange={(event) => onChange({ ...bot, manner: event.target.value })}>
        <option value="">{device.plainManner}</option>
        {Object.keys(TEMPERAMENTS).map((commander) => (
          <option key={commander} value={commander}>
            {device.commanders[commander] ?? commander}
          </option>
        ))}
      </select>
    </label>
  </div>
);
