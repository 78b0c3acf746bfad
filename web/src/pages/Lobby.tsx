import type { BoardModule, Language, OptionWords, Words } from '@bicorne/boardkit';
import type { Game, OptionSpec, OptionValue } from '@bicorne/engine';
import { loadBoard, loadGame, loadWords, offeredGames } from '@bicorne/games';
import type { MatchCard, MatchList as Lists, MatchRequest, WireFault } from '@bicorne/server/protocol';
import { useEffect, useState, type ReactNode } from 'react';
import { api } from '../net/api.ts';
import { enter } from '../net/enter.ts';
import { prefer, usePreferences } from '../preferences.ts';
import { go } from '../route.ts';
import { StoryPanel } from '../teach/Story.tsx';
import { Bar } from '../ui/Bar.tsx';
import type { ShellWords } from '../words/words.ts';

interface Offer {
  readonly game: Game;
  readonly words: Words;
  readonly board: BoardModule;
  readonly seats: Readonly<Record<string, readonly string[]>>;
}

export function LobbyPage({ shell }: { readonly shell: ShellWords }): ReactNode {
  const { language, name } = usePreferences();
  const offers = useOffers(language);
  const [chosen, setChosen] = useState<string | null>(null);
  const offer = offers.find(({ game }) => game.id === chosen) ?? offers.at(0);
  return (
    <main className="lobby">
      <Bar title="" shell={shell} />
      <div className="lobby-page">
        <header className="lobby-head">
          <h1 className="lobby-name">Bicorne</h1>
          <p className="lobby-tagline">{shell.tagline}</p>
          <label className="field">
            <span>{shell.lobby.yourName}</span>
            <input
              value={name}
              maxLength={40}
              autoComplete="nickname"
              onChange={(event) => prefer({ name: event.target.value })}
            />
          </label>
        </header>
        <MyMatches offers={offers} shell={shell} />
        {offers.length > 1 && (
          <nav className="games">
            {offers.map(({ game, words }) => (
              <button
                key={game.id}
                type="button"
                className="tab"
                aria-pressed={game === offer?.game}
                onClick={() => setChosen(game.id)}
              >
                {words.title}
              </button>
            ))}
          </nav>
        )}
        {offer && <GameOffer key={offer.game.id} offer={offer} shell={shell} />}
      </div>
    </main>
  );
}

function useOffers(language: Language): readonly Offer[] {
  const [offers, setOffers] = useState<readonly Offer[]>([]);
  useEffect(() => {
    let wanted = true;
    void Promise.all(offeredGames().map((id) => loadOffer(id, language))).then((all) => {
      if (wanted) setOffers(all.filter((offer) => offer !== null));
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  return offers;
}

async function loadOffer(id: string, language: Language): Promise<Offer | null> {
  const [module, words, board] = await Promise.all([loadGame(id), loadWords(id, language), loadBoard(id)]);
  if (!module || !words || !board) return null;
  return { game: module.game, words, board, seats: seatsOf(module.game) };
}

/** The seats of each scenario, as its own set-up names them. */
function seatsOf(game: Game): Record<string, readonly string[]> {
  return Object.fromEntries(
    game.scenarios.map(({ id, scenario, options = {} }) => {
      const defaults = Object.fromEntries(
        Object.entries(game.options).map(([key, spec]) => [key, spec.default]),
      );
      const state = game.setup(scenario, { ...defaults, ...options });
      return [id, state.ok ? game.seats(state.value) : []];
    }),
  );
}

type Opponent = 'bot' | 'friend' | 'anyone';
const OPPONENTS: readonly Opponent[] = ['bot', 'friend', 'anyone'];

function GameOffer({ offer, shell }: { readonly offer: Offer; readonly shell: ShellWords }): ReactNode {
  const { game, words, board } = offer;
  const language = usePreferences((preferences) => preferences.language);
  const [scenario, setScenario] = useState(game.scenarios[0].id);
  const [side, setSide] = useState(0);
  const [opponent, setOpponent] = useState<Opponent>('bot');
  const [fault, setFault] = useState<WireFault['code'] | null>(null);
  const [options, setOptions] = useState<Record<string, OptionValue>>({});
  const seats = offer.seats[scenario];
  const story = words.scenarios[scenario];

  /** Every scenario has optional rules of its own. */
  const choose = (id: string): void => {
    setScenario(id);
    setOptions({});
  };

  const start = async (): Promise<void> => {
    await enter();
    const created = await api.create(wish(game.id, scenario, options, seats, side, opponent));
    if (created.ok) go(`/match/${created.value.id}`);
    else setFault(created.fault.code);
  };

  return (
    <section className="offer">
      <h2 className="offer-title">{words.title}</h2>
      <p className="offer-tagline">{words.tagline}</p>
      <button type="button" className="button quiet" onClick={() => go(`/learn/${game.id}`)}>
        {shell.teach.learn}
      </button>
      <div className="offer-columns">
        <ul className="scenarios" aria-label={shell.lobby.chooseScenario}>
          {game.scenarios.map(({ id }) => (
            <li key={id}>
              <button
                type="button"
                className="scenario"
                aria-pressed={id === scenario}
                onClick={() => choose(id)}
              >
                <span className="scenario-title">{words.scenarios[id]?.title ?? id}</span>
                <span className="scenario-date">{words.scenarios[id]?.date}</span>
              </button>
            </li>
          ))}
        </ul>
        <article className="briefing">
          <h3>{story?.title}</h3>
          <p className="briefing-history">{story?.history}</p>
          <StoryPanel
            game={game.id}
            scenario={scenario}
            board={board}
            words={words}
            language={language}
            shell={shell}
          />
          <p className="briefing-notes">{story?.notes}</p>
        </article>
        <form
          className="start"
          onSubmit={(event) => {
            event.preventDefault();
            void start();
          }}
        >
          <fieldset>
            <legend>{shell.lobby.side}</legend>
            {seats.map((seat, number) => (
              <label key={seat} className="choice">
                <input type="radio" name="side" checked={number === side} onChange={() => setSide(number)} />
                <span>{words.seats[seat] ?? seat}</span>
              </label>
            ))}
          </fieldset>
          <fieldset>
            <legend>{shell.lobby.opponent}</legend>
            {OPPONENTS.map((one) => (
              <label key={one} className="choice">
                <input
                  type="radio"
                  name="opponent"
                  checked={one === opponent}
                  onChange={() => setOpponent(one)}
                />
                <span>
                  {shell.lobby.opponents[one]}
                  <small>{shell.lobby.opponentNotes[one]}</small>
                </span>
              </label>
            ))}
          </fieldset>
          <OptionFields
            offer={offer}
            scenario={scenario}
            options={options}
            onChange={setOptions}
            shell={shell}
          />
          <button type="submit" className="button main">
            {opponent === 'friend' ? shell.lobby.invite : shell.lobby.start}
          </button>
          <p className="prompt-fault" role="alert">
            {fault !== null && shell.faults[fault]}
          </p>
        </form>
      </div>
    </section>
  );
}

function wish(
  game: string,
  scenario: string,
  options: Record<string, OptionValue>,
  seats: readonly string[],
  side: number,
  opponent: Opponent,
): MatchRequest {
  const other = opponent === 'bot' ? { bot: 'drill' } : 'open';
  return {
    game,
    scenario,
    options,
    seats: Object.fromEntries(seats.map((seat, number) => [seat, number === side ? 'me' : other])),
    listed: opponent === 'anyone',
  };
}

interface OptionProps {
  readonly offer: Offer;
  readonly scenario: string;
  readonly options: Record<string, OptionValue>;
  readonly onChange: (options: Record<string, OptionValue>) => void;
  readonly shell: ShellWords;
}

/** Every optional rule of the game, from its own list. */
function OptionFields({ offer, scenario, options, onChange, shell }: OptionProps): ReactNode {
  const defaults = offer.game.scenarios.find(({ id }) => id === scenario)?.options ?? {};
  const entries = Object.entries(offer.game.options);
  if (entries.length === 0) return null;
  return (
    <details className="options">
      <summary>{shell.lobby.rules}</summary>
      {entries.map(([key, spec]) => (
        <OptionField
          key={key}
          spec={spec}
          words={offer.words.options[key] ?? { title: key, text: '' }}
          value={options[key] ?? defaults[key] ?? spec.default}
          onChange={(value) => onChange({ ...options, [key]: value })}
        />
      ))}
    </details>
  );
}

interface OptionFieldProps {
  readonly spec: OptionSpec;
  readonly words: OptionWords;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
}

const OptionField = ({ spec, words, value, onChange }: OptionFieldProps): ReactNode => (
  <label className="choice" title={words.text}>
    {spec.kind === 'switch' ? (
      <input type="checkbox" checked={value === true} onChange={(event) => onChange(event.target.checked)} />
    ) : null}
    <span>{words.title}</span>
    {spec.kind === 'choice' ? (
      <select value={String(value)} onChange={(event) => onChange(event.target.value)}>
        {spec.of.map((one) => (
          <option key={one} value={one}>
            {words.choices?.[one] ?? one}
          </option>
        ))}
      </select>
    ) : null}
  </label>
);

function MyMatches({
  offers,
  shell,
}: {
  readonly offers: readonly Offer[];
  readonly shell: ShellWords;
}): ReactNode {
  const [lobby, setLobby] = useState<Lists | null>(null);
  useEffect(() => {
    void api.matches().then((answer) => answer.ok && setLobby(answer.value));
  }, []);
  if (!lobby) return null;
  return (
    <>
      <MatchList
        title={shell.lobby.running}
        cards={lobby.mine.filter(({ turn }) => turn.kind !== 'over')}
        offers={offers}
        shell={shell}
      />
      <MatchList title={shell.lobby.open} cards={lobby.open} offers={offers} shell={shell} />
      <MatchList
        title={shell.lobby.finished}
        cards={lobby.mine.filter(({ turn }) => turn.kind === 'over').slice(0, 6)}
        offers={offers}
        shell={shell}
      />
    </>
  );
}

interface ListProps {
  readonly title: string;
  readonly cards: readonly MatchCard[];
  readonly offers: readonly Offer[];
  readonly shell: ShellWords;
}

function MatchList({ title, cards, offers, shell }: ListProps): ReactNode {
  if (cards.length === 0) return null;
  return (
    <section className="matches">
      <h3>{title}</h3>
      <ul>
        {cards.map((card) => (
          <li key={card.id}>
            <button type="button" className="match" onClick={() => go(`/match/${card.id}`)}>
              <span className="match-title">{scenarioTitle(card, offers)}</span>
              <span className="match-players">
                {card.seats.map(({ player, bot }) => player ?? bot ?? '…').join(' – ')}
              </span>
              <span className="match-turn">{turnWord(card, shell)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const scenarioTitle = (card: MatchCard, offers: readonly Offer[]): string =>
  offers.find(({ game }) => game.id === card.game)?.words.scenarios[card.scenario]?.title ?? card.scenario;

function turnWord({ turn, seats }: MatchCard, shell: ShellWords): string {
  if (turn.kind === 'over') return shell.lobby.over;
  if (!seats.some(({ mine }) => mine)) return shell.lobby.join;
  const mine = turn.kind === 'seats' && turn.seats.some((seat) => seats[seat].mine);
  return mine ? shell.lobby.yourTurn : shell.lobby.theirTurn;
}
