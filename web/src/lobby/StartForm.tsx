import { LEVELS, TEMPERAMENTS } from '@bicorne/bots/levels';
import type { Options } from '@bicorne/engine';
import type { Answer, MatchCard, MatchRequest, WireFault } from '@bicorne/server/protocol';
import { useState, type ReactNode } from 'react';
import type { Sitter } from '../local/book.ts';
import { startHere } from '../local/device.ts';
import { api } from '../net/api.ts';
import { enter } from '../net/enter.ts';
import { prefer, usePreferences } from '../preferences.ts';
import { go } from '../route.ts';
import type { ShellWords } from '../words/words.ts';
import { seatsOf, type Offer } from './offers.ts';
import { OptionFields } from './OptionFields.tsx';
import { FREELY, TermFields, type Terms } from './TermFields.tsx';

const OPPONENTS = ['bot', 'here', 'friend', 'anyone'] as const;
type Opponent = (typeof OPPONENTS)[number];

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
  const [terms, setTerms] = useState<Terms>(FREELY);
  const [options, setOptions] = useState<Options>({});
  const [fault, setFault] = useState<WireFault['code'] | null>(null);
  const [busy, setBusy] = useState(false);
  const seats = seatsOf(game, scenario, options);
  const mine = Math.min(side, seats.length - 1);

  const start = async (): Promise<void> => {
    setBusy(true);
    const plan: Plan = { game: game.id, scenario, options, seats, side: mine };
    const made = await (opponent === 'bot' || opponent === 'here'
      ? startHere({ ...plan, seats: sittersOf(plan, opponent === 'bot' ? bot : null, words.seats, shell) })
      : startThere(plan, opponent, terms));
    setBusy(false);
    if (made.ok) go(`/match/${made.value.id}`);
    else setFault(made.fault.code);
  };

  return (
    <form
      className="start"
      onSubmit={(event) => {
        event.preventDefault();
        void start();
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
      {(opponent === 'friend' || opponent === 'anyone') && (
        <>
          <YourName shell={shell} />
          <TermFields terms={terms} onChange={setTerms} shell={shell} />
        </>
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

interface BotWish {
  readonly level: string;
  /** A commander's, or none. */
  readonly manner: string;
}

interface BotProps {
  readonly bot: BotWish;
  readonly onChange: (bot: BotWish) => void;
  readonly shell: ShellWords;
}

const BotFields = ({ bot, onChange, shell: { device } }: BotProps): ReactNode => (
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

export function YourName({ shell }: { readonly shell: ShellWords }): ReactNode {
  const name = usePreferences((preferences) => preferences.name);
  return (
    <label className="field">
      <span>{shell.lobby.yourName}</span>
      <input
        value={name}
        maxLength={40}
        autoComplete="nickname"
        onChange={(event) => prefer({ name: event.target.value })}
      />
    </label>
  );
}

interface Plan {
  readonly game: string;
  readonly scenario: string;
  readonly options: Options;
  readonly seats: readonly string[];
  readonly side: number;
}

/** On this device: everybody by the name of his side, or one person against bots. */
function sittersOf(
  { seats, side }: Plan,
  bot: BotWish | null,
  names: Readonly<Record<string, string>>,
  { device }: ShellWords,
): Sitter[] {
  const you = usePreferences.getState().name.trim() || device.you;
  return seats.map((seat, number) => {
    if (bot === null) return { seat, player: names[seat] ?? seat, bot: null };
    if (number === side) return { seat, player: you, bot: null };
    const { level, manner } = bot;
    return { seat, player: device.levels[level] ?? level, bot: manner === '' ? level : `${level}:${manner}` };
  });
}

/** On the server, with people who come by link or from the lobby. */
async function startThere(
  plan: Plan,
  opponent: 'friend' | 'anyone',
  { clock, rated, lot }: Terms,
): Promise<Answer<MatchCard>> {
  await enter();
  const { game, scenario, options, seats, side } = plan;
  const other = opponent === 'friend' ? 'friend' : 'open';
  const request: MatchRequest = {
    game,
    scenario,
    options: { ...options },
    seats: Object.fromEntries(seats.map((seat, number) => [seat, number === side ? 'me' : other])),
    listed: opponent === 'anyone',
    lot,
    rated: rated && clock !== null,
    ...(clock === null ? {} : { clock }),
  };
  return api.create(request);
}
