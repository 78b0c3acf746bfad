import type { Options } from '@bicorne/engine';
import type { BattleVersion, MatchRequest, Person, WireFault } from '@bicorne/table/protocol';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { HAS_SERVER } from '../place.ts';
import { go } from '../route.ts';
import { useCupWords } from '../words/cups/words.ts';
import type { ShellWords } from '../words/words.ts';
import type { BotWish } from './BotFields.tsx';
import { HandicapFields, NOTHING_GIVEN } from '../cups/HandicapFields.tsx';
import { PairFields } from '../cups/PairFields.tsx';
import { seatsOf, type Offer } from './offers.ts';
import { OptionFields, PlayerFields } from './OptionFields.tsx';
import { BotSeatFields, OpponentFields, SideFields } from './SeatFields.tsx';
import { bidsFirst, isThere, OPPONENTS, start, type Opponent, type Plan } from './start.ts';
import { FREELY, TermFields, type Terms } from './TermFields.tsx';
import { YourName } from './YourName.tsx';

const BidsFirst = lazy(async () => ({ default: (await import('../cups/BidsFirst.tsx')).BidsFirst }));
const AccountFirst = lazy(async () => ({
  default: (await import('../people/AccountFirst.tsx')).AccountFirst,
}));

interface Props {
  readonly offer: Offer;
  readonly scenario: string;
  /** A battle of one's own, which the offer knows by that name. */
  readonly own?: Exclude<MatchRequest['scenario'], string>;
  /** Where that one is in the library, which counts how it is played. */
  readonly library?: BattleVersion | undefined;
  /** The person with whom one came here to play. */
  readonly asked: Person | null;
  readonly shell: ShellWords;
}

/** The hall leads here with whom one wants to play. */
const wantedOpponent = (): Opponent => OPPONENTS.find((one) => location.hash === `#${one}`) ?? 'bot';

/** When all its words are here: a field that comes later would push the others away from under a finger. */
export const StartForm = (props: Props): ReactNode => useCupWords() && <Form {...props} />;

/** How many play, side, opponent, optional rules, terms: and to battle. */
function Form({ offer, scenario, own, library, asked, shell }: Props): ReactNode {
  const { game, words } = offer;
  const [side, setSide] = useState(0);
  const [opponent, setOpponent] = useState<Opponent>(asked ? 'person' : wantedOpponent());
  const [bot, setBot] = useState<BotWish>({ level: 'recruit', manner: '' });
  const [wanted, setBotSeats] = useState<readonly string[]>([]);
  const [terms, setTerms] = useState<Terms>(FREELY);
  const [options, setOptions] = useState<Options>({});
  const [give, setGive] = useState(NOTHING_GIVEN);
  const [isBidding, setBidding] = useState(false);
  const seats = seatsOf(game, scenario, options);
  const mine = Math.min(side, seats.length - 1);
  const others = seats.filter((_, at) => opponent === 'here' || at !== mine);
  const botSeats = wanted.filter((seat) => others.includes(seat));
  const battle = { game: game.id, scenario: own ?? scenario, library, options, ...give, bid: null };
  const plan: Plan = { ...battle, seats, side: mine, opponent, asked, bot, botSeats, terms };
  const { begin, busy, fault } = useStart(plan, words.seats, shell);
  const choosing = { offer, scenario, options, onChange: setOptions };
  const naming = { names: words.seats, shell };
  if (fault === 'no-account')
    return (
      <section className="start">
        <Suspense>
          <AccountFirst shell={shell} onReady={() => void begin()} />
        </Suspense>
      </section>
    );
  if (isBidding)
    return (
      <section className="start">
        <Suspense>
          <BidsFirst
            plan={plan}
            offer={offer}
            scenario={scenario}
            shell={shell}
            onSettled={(settled) => void begin(settled)}
          />
        </Suspense>
        <p className="prompt-fault" role="alert">
          {fault !== null && shell.faults[fault]}
        </p>
      </section>
    );
  return (
    <form
      className="start"
      onSubmit={(event) => {
        event.preventDefault();
        if (bidsFirst(plan)) setBidding(true);
        else void begin();
      }}
    >
      <PlayerFields {...choosing} />
      {opponent !== 'here' && <SideFields seats={seats} chosen={mine} onChange={setSide} {...naming} />}
      <OpponentFields
        chosen={opponent}
        asked={asked}
        onChange={setOpponent}
        bot={bot}
        onBot={setBot}
        shell={shell}
      />
      {seats.length > 2 && opponent !== 'bot' && (
        <BotSeatFields
          seats={others}
          chosen={botSeats}
          onChange={setBotSeats}
          bot={bot}
          onBot={setBot}
          {...naming}
        />
      )}
      <OptionFields {...choosing} shell={shell} />
      {seats.length === 2 && (
        <PairFields
          pair={terms.pair}
          here={!isThere(plan)}
          clock={terms.clock}
          onChange={(pair) => setTerms({ ...terms, pair })}
        />
      )}
      <HandicapFields {...{ offer, scenario, options, give }} onChange={setGive} />
      {isThere(plan) && <YourName shell={shell} />}
      {opponent !== 'here' && HAS_SERVER && (own === undefined || opponent !== 'bot') && (
        <TermFields
          terms={terms}
          bot={opponent === 'bot'}
          own={own !== undefined}
          onChange={setTerms}
          shell={shell}
        />
      )}
      <button type="submit" className="button main" disabled={busy} aria-busy={busy}>
        {opponent === 'friend' ? shell.lobby.invite : shell.lobby.start}
      </button>
      <p className="prompt-fault" role="alert">
        {fault !== null && shell.faults[fault]}
      </p>
    </form>
  );
}

interface Start {
  readonly begin: (settled?: Plan) => Promise<void>;
  readonly busy: boolean;
  readonly fault: WireFault['code'] | null;
}

function useStart(plan: Plan, names: Readonly<Record<string, string>>, shell: ShellWords): Start {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<WireFault['code'] | null>(null);
  const begin = async (settled = plan): Promise<void> => {
    setBusy(true);
    const made = await start(settled, names, shell);
    setBusy(false);
    if (made.ok) go(`/match/${made.value.id}`);
    else setFault(made.fault.code);
  };
  return { begin, busy, fault };
}
