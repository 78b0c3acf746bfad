import type { Person } from '@bicorne/table/protocol';
import type { ReactNode } from 'react';
import type { ShellWords } from '../words/words.ts';
import { BotFields, type BotWish } from './BotFields.tsx';
import { OPPONENTS, type Opponent } from './start.ts';

interface Asked {
  /** What the seats are called. */
  readonly names: Readonly<Record<string, string>>;
  readonly shell: ShellWords;
}

interface SideProps extends Asked {
  readonly seats: readonly string[];
  readonly chosen: number;
  readonly onChange: (side: number) => void;
}

export const SideFields = ({ seats, chosen, onChange, names, shell }: SideProps): ReactNode => (
  <fieldset className="sides">
    <legend>{shell.lobby.side}</legend>
    {seats.map((seat, side) => (
      <label key={seat} className="choice">
        <input type="radio" name="side" checked={side === chosen} onChange={() => onChange(side)} />
        <span>{names[seat] ?? seat}</span>
      </label>
    ))}
  </fieldset>
);

interface BotProps {
  readonly bot: BotWish;
  readonly onBot: (bot: BotWish) => void;
}

interface OpponentProps extends BotProps, Pick<Asked, 'shell'> {
  readonly chosen: Opponent;
  /** One certain person, who is asked first. */
  readonly asked: Person | null;
  readonly onChange: (opponent: Opponent) => void;
}

export const OpponentFields = (props: OpponentProps): ReactNode => {
  const { chosen, asked, onChange, bot, onBot, shell } = props;
  const all: readonly Opponent[] = asked ? ['person', ...OPPONENTS] : OPPONENTS;
  return (
    <fieldset>
      <legend>{shell.lobby.opponent}</legend>
      {all.map((one) => (
        <div key={one}>
          <label className="choice">
            <input type="radio" name="opponent" checked={one === chosen} onChange={() => onChange(one)} />
            <span>
              {one === 'person' ? asked?.name : opponentName(one, shell)}
              <small>{opponentNote(one, shell)}</small>
            </span>
          </label>
          {one === 'bot' && chosen === 'bot' && <BotFields bot={bot} onChange={onBot} shell={shell} />}
        </div>
      ))}
    </fieldset>
  );
};

const opponentName = (one: Exclude<Opponent, 'person'>, { lobby, device }: ShellWords): string =>
  one === 'here' ? device.bothHere : lobby.opponents[one];

function opponentNote(one: Opponent, { lobby, device }: ShellWords): string {
  if (one === 'here') return device.bothHereNote;
  return one === 'bot' ? device.botNote : lobby.opponentNotes[one];
}

interface BotSeatProps extends Asked, BotProps {
  readonly seats: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (seats: readonly string[]) => void;
}

/** Where more than two play, a bot may take the seat of whoever did not come. */
export const BotSeatFields = (props: BotSeatProps): ReactNode => {
  const { seats, chosen, onChange, bot, onBot, names, shell } = props;
  const change = (seat: string, on: boolean): void =>
    onChange(on ? [...chosen, seat] : chosen.filter((one) => one !== seat));
  return (
    <fieldset>
      <legend>{shell.people.botSeats}</legend>
      {seats.map((seat) => (
        <label key={seat} className="choice">
          <input
            type="checkbox"
            checked={chosen.includes(seat)}
            onChange={({ target }) => change(seat, target.checked)}
          />
          <span>{names[seat] ?? seat}</span>
        </label>
      ))}
      {chosen.length > 0 && <BotFields bot={bot} onChange={onBot} shell={shell} />}
    </fieldset>
  );
};
