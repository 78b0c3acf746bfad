import { hasWorkshop } from '@bicorne/games';
import type { Person } from '@bicorne/table/protocol';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useRulebook } from '../book/OpenBook.tsx';
import { useOffer, type Offer } from '../lobby/offers.ts';
import { StartForm } from '../lobby/StartForm.tsx';
import '../lobby/lobby.css';
import '../lobby/offer.css';
import { people } from '../net/people.ts';
import { usePreferences } from '../preferences.ts';
import { go } from '../route.ts';
import { StoryPanel } from '../teach/Story.tsx';
import { Bar } from '../ui/Bar.tsx';
import { NotHere } from '../ui/NotHere.tsx';
import type { ShellWords } from '../words/words.ts';
import type { Kept } from '../workshop/shelf.ts';

const OwnList = lazy(async () => ({ default: (await import('../library/OwnList.tsx')).OwnList }));
const OwnBattle = lazy(async () => ({ default: (await import('../library/OwnBattle.tsx')).OwnBattle }));

const WhoWins = lazy(async () => ({ default: (await import('../cups/WhoWins.tsx')).WhoWins }));

interface Props {
  readonly game: string;
  /** The id of the person who is to be asked. */
  readonly person: string | undefined;
  readonly shell: ShellWords;
}

/** One game: its battles by map and history, and against whom. */
export function PlayPage({ game, person, shell }: Props): ReactNode {
  const language = usePreferences((preferences) => preferences.language);
  const offer = useOffer(game, language);
  const asked = useAsked(person);
  if (offer === 'missing') return <NotHere fault="unknown" shell={shell} />;
  return (
    <main className="lobby">
      <Bar title="" shell={shell} />
      <div className="lobby-page" aria-busy={offer === null || asked === undefined}>
        {offer && asked !== undefined && <Choice offer={offer} asked={asked} shell={shell} />}
      </div>
    </main>
  );
}

/** Who is to be asked; null where nobody is, or he cannot be found; undefined until that is known. */
function useAsked(id: string | undefined): Person | null | undefined {
  const [person, setPerson] = useState<Person | null>();
  useEffect(() => {
    if (id !== undefined)
      void people.profile(id).then((answer) => setPerson(answer.ok ? answer.value.person : null));
  }, [id]);
  return id === undefined ? null : person;
}

interface ChoiceProps {
  readonly offer: Offer;
  readonly asked: Person | null;
  readonly shell: ShellWords;
}

function Choice({ offer, asked, shell }: ChoiceProps): ReactNode {
  const { game, words, board } = offer;
  const language = usePreferences((preferences) => preferences.language);
  const [scenario, setScenario] = useState(game.scenarios[0].id);
  const [own, setOwn] = useState<Kept | null>(null);
  const story = words.scenarios[scenario];
  const rulebook = useRulebook(game.id, offer, shell);
  return (
    <section className="offer">
      <header className="offer-head">
        <h1 className="offer-title">{words.title}</h1>
        <p className="offer-tagline">{words.tagline}</p>
        <nav className="offer-ways">
          <button type="button" className="button quiet" onClick={() => go('/')}>
            {shell.device.backToGames}
          </button>
          <button type="button" className="button quiet" onClick={() => go(`/learn/${game.id}`)}>
            {shell.teach.learn}
          </button>
          <button type="button" className="button quiet" onClick={() => rulebook.openAt()}>
            {shell.book.title}
          </button>
          {hasWorkshop(game.id) && (
            <button type="button" className="button quiet" onClick={() => go('/workshop')}>
              {shell.workshop}
            </button>
          )}
          {rulebook.openCaptain && (
            <button type="button" className="button quiet captain" onClick={rulebook.openCaptain}>
              {shell.book.captain}
            </button>
          )}
        </nav>
      </header>
      <div className="offer-columns">
        <div className="offer-battles">
          <ul className="scenarios" aria-label={shell.lobby.chooseScenario}>
            {game.scenarios.map(({ id }) => (
              <li key={id}>
                <button
                  type="button"
                  className="scenario"
                  aria-pressed={own === null && id === scenario}
                  onClick={() => {
                    setScenario(id);
                    setOwn(null);
                  }}
                >
                  <span className="scenario-title">{words.scenarios[id]?.title ?? id}</span>
                  <span className="scenario-date">{words.scenarios[id]?.date}</span>
                </button>
              </li>
            ))}
          </ul>
          {hasWorkshop(game.id) && (
            <Suspense>
              <OwnList game={game.id} chosen={own?.id} onChoose={setOwn} shell={shell} />
            </Suspense>
          )}
        </div>
        {own ? (
          <Suspense>
            <OwnBattle key={own.id} kept={own} asked={asked} shell={shell} />
          </Suspense>
        ) : (
          <>
            <article className="briefing">
              <h2>{story?.title}</h2>
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
              <Suspense>
                <WhoWins
                  key={scenario}
                  game={game.id}
                  scenario={scenario}
                  seats={words.seats}
                  shell={shell}
                />
              </Suspense>
            </article>
            <StartForm key={scenario} offer={offer} scenario={scenario} asked={asked} shell={shell} />
          </>
        )}
      </div>
      {rulebook.open}
    </section>
  );
}
