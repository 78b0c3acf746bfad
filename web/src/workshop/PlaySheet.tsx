import { completeOptions, type Options } from '@bicorne/engine';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { botName, BotFields, type BotWish } from '../lobby/BotFields.tsx';
import '../lobby/lobby.css';
import '../lobby/offer.css';
import { OptionFields, PlayerFields } from '../lobby/OptionFields.tsx';
import { SideFields } from '../lobby/SeatFields.tsx';
import { startHere } from '../local/device.ts';
import { usePreferences } from '../preferences.ts';
import { go } from '../route.ts';
import type { ShellWords } from '../words/words.ts';
import type { Shop } from './load.ts';
import type { WorkshopWords } from './words/words.ts';

interface Props {
  readonly shop: Shop;
  readonly scenario: unknown;
  readonly words: WorkshopWords;
  readonly shell: ShellWords;
  readonly onClose: () => void;
}

/** What the fields of a match call the battle on the bench. */
const OWN = 'own';

/** Against whom the battle on the bench is played on this device. */
export function PlaySheet({ shop, scenario, words, shell, onClose }: Props): ReactNode {
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => sheet.current?.showModal(), []);
  const [options, setOptions] = useState<Options>({});
  const [side, setSide] = useState(0);
  const [here, setHere] = useState(false);
  const [bot, setBot] = useState<BotWish>({ level: 'recruit', manner: '' });
  const [failed, setFailed] = useState(false);
  const game = { ...shop.game, scenarios: [{ id: OWN, scenario }] };
  const choosing = { offer: { ...shop, game }, scenario: OWN, options, onChange: setOptions };
  const seats = seatsOf(shop, scenario, options);
  const mine = Math.min(side, seats.length - 1);
  const begin = async (): Promise<void> => {
    const you = usePreferences.getState().name.trim() || shell.device.you;
    const made = await startHere({
      game: game.id,
      scenario,
      options,
      seats: seats.map((seat, at) => {
        if (here) return { seat, player: shop.words.seats[seat] ?? seat, bot: null };
        if (at === mine) return { seat, player: you, bot: null };
        return { seat, player: shell.device.levels[bot.level] ?? bot.level, bot: botName(bot) };
      }),
    });
    if (made.ok) go(`/match/${made.value.id}`);
    else setFailed(true);
  };
  return (
    <dialog ref={sheet} className="bench-sheet" aria-label={words.play} onClose={onClose}>
      <form
        className="start"
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <PlayerFields {...choosing} />
        {!here && (
          <SideFields seats={seats} chosen={mine} onChange={setSide} names={shop.words.seats} shell={shell} />
        )}
        <fieldset>
          <legend>{shell.lobby.opponent}</legend>
          <label className="choice">
            <input type="radio" name="opponent" checked={!here} onChange={() => setHere(false)} />
            <span>{shell.lobby.opponents.bot}</span>
          </label>
          {!here && <BotFields bot={bot} onChange={setBot} shell={shell} />}
          <label className="choice">
            <input type="radio" name="opponent" checked={here} onChange={() => setHere(true)} />
            <span>{shell.device.bothHere}</span>
          </label>
        </fieldset>
        <OptionFields {...choosing} shell={shell} />
        <button type="submit" className="button main">
          {shell.lobby.start}
        </button>
        {failed && (
          <p className="prompt-fault" role="alert">
            {shell.faults.invalid}
          </p>
        )}
        <button type="button" className="button quiet" onClick={() => sheet.current?.close()}>
          {words.close}
        </button>
      </form>
    </dialog>
  );
}

function seatsOf({ game }: Shop, scenario: unknown, given: Options): readonly string[] {
  const options = completeOptions(game.options, given);
  const state = options.ok ? game.setup(scenario, options.value) : null;
  return state?.ok ? game.seats(state.value) : [];
}
