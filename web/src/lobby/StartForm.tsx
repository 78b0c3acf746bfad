import type { Options } from '@bicorne/engine';
import type { WireFault } from '@bicorne/server/protocol';
import { useState, type ReactNode } from 'react';
import { go } from '../route.ts';
import type { ShellWords } from '../words/words.ts';
import { BotFields, type BotWish } from './BotFields.tsx';
import { seatsOf, type Offer } from './offers.ts';
import { OptionFields } from './OptionFields.tsx';
import { isThere, OPPONENTS, start, type Opponent } from './start.ts';
import { FREELY, TermFields, type Terms } from './TermFields.tsx';
import { YourName } from './YourName.tsx';

interface Props {
  readonly offer: Offer;
  readonly scenario: string;
  readonly shell: ShellWords;
}

/** Side, opponent, optional rules: and to battle. */
export function StartForm({ offer, scenario, shell }: Props): ReactNode {
  const { game, words } = offer;
  const [side, setSide] = useState(0);
  const [opponent, setOpponent] = useState<Opponent>('bot');
  const [bot, setBot] = useState<BotWish>({ level: 'recruit', manner: '' });
  const [botSeats, setBotSeats] = useState<readonly string[]>([]);
  const [terms, setTerms] = useState<Terms>(FREELY);
  const [options, setOptions] = useState<Options>({});
  const [fault, setFault] = useState<WireFault['code'] | null>(null);
  const [busy, setBusy] = useState(false);
  const seats = seatsOf(game, scenario, options);
  const mine = Math.min(side, seats.length - 1);
  const others = seats.filter((_, at) => opponent === 'here' || at !== mine);
  const bots = botSeats.filter((seat) => others.includes(seat));
  const plan = { game: game.id, scenario, options, seats, side: mine, opponent, bot, botSeats: bots, terms };

  const begin = async (): Promise<void> => {
    setBusy(true);
    const made = await start(plan, words.seats, shell);
    setBusy(false);
    if (made.ok) go(`/match/${made.value.id}`);
    else setFault(made.fault.code);
  };

  return (
    <form
      className="start"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      {opponent !== 'here' && (
        <fieldset>
          <legend>{shell.lobby.side}</legend>
          {seats.map((seat, number) => (
            <label key={seat} className="choice">
              <input type="radio" name="side" checked={number === mine} onChange={() => setSide(number)} />
              <span>{words.seats[seat] ?? seat}</span>
            </label>
          ))}
        </fieldset>
      )}
      <fieldset>
        <legend>{shell.lobby.opponent}</legend>
        {OPPONENTS.map((one) => (
          <div key={one}>
            <label className="choice">
              <input
                type="radio"
                name="opponent"
                checked={one === opponent}
                onChange={() => setOpponent(one)}
              />
              <span>
                {opponentName(one, shell)}
                <small>{opponentNote(one, shell)}</small>
              </span>
            </label>
            {one === 'bot' && opponent === 'bot' && <BotFields bot={bot} onChange={setBot} shell={shell} />}
          </div>
        ))}
      </fieldset>
      {seats.length > 2 && opponent !== 'bot' && (
        <fieldset>
          <legend>{shell.people.botSeats}</legend>
          {others.map((seat) => (
            <label key={seat} className="choice">
              <input
                type="checkbox"
                checked={bots.includes(seat)}
                onChange={({ target }) =>
                  setBotSeats(target.checked ? [...bots, seat] : bots.filter((one) => one !== seat))
                }
              />
              <span>{words.seats[seat] ?? seat}</span>
            </label>
          ))}
          {bots.length > 0 && <BotFields bot={bot} onChange={setBot} shell={shell} />}
        </fieldset>
      )}
      {isThere(plan) && <YourName shell={shell} />}
      {opponent !== 'here' && (
        <TermFields terms={terms} bot={opponent === 'bot'} onChange={setTerms} shell={shell} />
      )}
      <OptionFields offer={offer} scenario={scenario} options={options} onChange={setOptions} shell={shell} />
      <button type="submit" className="button main" disabled={busy} aria-busy={busy}>
        {opponent === 'friend' ? shell.lobby.invite : shell.lobby.start}
      </button>
      <p className="prompt-fault" role="alert">
        {fault !== null && shell.faults[fault]}
      </p>
    </form>
  );
}

const opponentName = (one: Opponent, { lobby, device }: ShellWords): string =>
  one === 'here' ? device.bothHere : lobby.opponents[one];

function opponentNote(one: Opponent, { lobby, device }: ShellWords): string {
  if (one === 'here') return device.bothHereNote;
  return one === 'bot' ? device.botNote : lobby.opponentNotes[one];
}
