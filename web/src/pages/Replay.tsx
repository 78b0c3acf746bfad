import { battleCard } from '@bicorne/table/battle';
import { ownTitle } from '../lobby/ownTitle.ts';
import { ONLOOKER, turnOf, type Sight, type Viewer } from '@bicorne/engine';
import type { StoryStep, WireFault } from '@bicorne/table/protocol';
import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { hasWorkshop } from '@bicorne/games';
import { useRulebook } from '../book/OpenBook.tsx';
import { startFrom } from '../local/device.ts';
import { fetchRecord } from '../net/api.ts';
import { useAsking } from '../people/useAnswer.ts';
import { usePreferences } from '../preferences.ts';
import { go } from '../route.ts';
import { proofText } from '../people/proof.ts';
import { BoardStage } from '../table/BoardStage.tsx';
import { endingText } from '../table/ending.ts';
import { useGame, type Loaded } from '../table/game.ts';
import { Log } from '../table/Log.tsx';
import { LuckChart } from '../table/LuckChart.tsx';
import { rerun, sightAt, storyOf, type Rerun } from '../table/rerun.ts';
import { beginsTurn } from '../table/turns.ts';
import { Bar } from '../ui/Bar.tsx';
import { Link } from '../ui/Link.tsx';
import { NotHere } from '../ui/NotHere.tsx';
import type { ShellWords } from '../words/words.ts';
import { Player, usePlayer, type Reel } from './Player.tsx';
import '../table/prompt.css';
import './replay.css';

const FromMoment = lazy(async () => ({
  default: (await import('../workshop/FromMoment.tsx')).FromMoment,
}));

interface PageProps {
  readonly match: string;
  readonly shell: ShellWords;
}

export function ReplayPage({ match, shell }: PageProps): ReactNode {
  const [run, setRun] = useState<Rerun | WireFault['code'] | null>(null);
  const language = usePreferences((preferences) => preferences.language);
  useEffect(() => {
    const watch = async (): Promise<Rerun | WireFault['code']> => {
      const record = await fetchRecord(match);
      return record.ok ? ((await rerun(record.value)) ?? 'unknown') : record.fault.code;
    };
    void watch().then(setRun);
  }, [match]);
  const loaded = useGame(typeof run === 'object' ? run?.match.game.id : undefined, language);

  if (typeof run === 'string') return <NotHere fault={run} shell={shell} />;
  if (!run || !loaded) return <main className="page waiting" aria-busy="true" />;
  return <ReplayView id={match} run={run} loaded={loaded} shell={shell} />;
}

interface ViewProps {
  readonly id: string;
  readonly run: Rerun;
  readonly loaded: Loaded;
  readonly shell: ShellWords;
}

function ReplayView({ id, run, loaded, shell }: ViewProps): ReactNode {
  const { board, words } = loaded;
  const rulebook = useRulebook(run.match.game.id, loaded, shell);
  const [viewer, setViewer] = useState<Viewer>(0);
  const [flipped, setFlipped] = useState(() => turnedFor(run, loaded, 0));
  const story = useMemo(() => storyOf(run, viewer), [run, viewer]);
  const stops = useMemo(() => tellingSteps(run, story, words), [run, story, words]);
  const turns = useMemo(() => story.filter(beginsTurn).map(({ n }) => n), [story]);
  const reel = usePlayer(run.states.length - 1, stops, turns);
  const { at } = reel;
  const look = (eyes: Viewer): void => {
    setViewer(eyes);
    setFlipped(turnedFor(run, loaded, eyes));
  };
  const sight = useMemo(() => sightAt(run, at, viewer), [run, at, viewer]);
  const told = useMemo(() => story.slice(0, at + 1).map(({ events }) => events), [story, at]);
  const props = {
    view: sight.view,
    viewer,
    prompt: sight.prompt,
    legal: [],
    events: story[at].events,
    told,
    words,
    flipped,
    act: () => undefined,
  };
  const { scenario } = run.match.header;
  const title =
    typeof scenario === 'string'
      ? (words.scenarios[scenario]?.title ?? scenario)
      : (ownTitle(battleCard(scenario)) ?? words.title);
  const places = run.match.seats.map((seat) => ({ seat }));
  return (
    <main className="table replay">
      <Bar title={`${title} — ${shell.replay.title}`} shell={shell}>
        <board.Score {...props} />
      </Bar>
      <BoardStage
        board={board}
        table={props}
        label={title}
        shell={shell}
        onFlip={() => setFlipped(!flipped)}
        onBook={() => rulebook.openAt()}
      />
      <aside className="side">
        <section className="prompt">
          <p className="prompt-sentence" aria-live="polite">
            {sight.turn.kind === 'over'
              ? endingText(sight.turn.ending, places, words, sight.view, shell)
              : shell.replay.step(at, reel.last)}
          </p>
          <p className="replay-asked">{askedAt(run, sight, words)}</p>
          <Player reel={reel} shell={shell} />
          <Eyes run={run} viewer={viewer} words={words} shell={shell} onChange={look} />
          <Branch run={run} reel={reel} viewer={viewer} shell={shell} />
          {hasEnded(run) && hasWorkshop(run.match.game.id) && (
            <Suspense>
              <FromMoment game={run.match.game.id} title={title} states={run.states} at={at} />
            </Suspense>
          )}
          {hasEnded(run) && (
            <Link to={`/report/${id}`} className="button quiet">
              {shell.table.report}
            </Link>
          )}
          <p className="prompt-rule">{proofText(run.verdict, shell)}</p>
        </section>
        {at === reel.last && (
          <LuckChart record={run.record} seats={run.match.seats} words={words} shell={shell} />
        )}
        <Log
          story={story}
          view={sight.view}
          words={words}
          board={board}
          shell={shell}
          current={stops.findLast((n) => n <= at) ?? 0}
          onStep={reel.move}
        />
      </aside>
      <section className="tray">
        <board.Tray {...props} />
      </section>
      {rulebook.open}
    </main>
  );
}

const hasEnded = ({ match }: Rerun): boolean => turnOf(match).kind === 'over';

/** Who decides at this moment, and what. */
function askedAt({ match }: Rerun, { turn, prompt, view }: Sight, words: Loaded['words']): string {
  if (turn.kind !== 'seats' || !prompt) return '';
  const who = turn.seats.map((seat) => words.seats[match.seats[seat]] ?? match.seats[seat]).join(', ');
  return `${who}. ${words.prompt(prompt, view, false)}`;
}

const turnedFor = (run: Rerun, { board }: Loaded, viewer: Viewer): boolean =>
  board.turned?.(sightAt(run, 0, viewer).view, viewer) ?? false;

/** The steps that leave a line in the log. */
function tellingSteps(run: Rerun, story: readonly StoryStep[], words: Loaded['words']): number[] {
  const { view } = sightAt(run, 0, ONLOOKER);
  return story
    .filter(({ events }) => events.some((event) => words.event(event, view) !== null))
    .map(({ n }) => n);
}

interface EyesProps {
  readonly run: Rerun;
  readonly viewer: Viewer;
  readonly words: Loaded['words'];
  readonly shell: ShellWords;
  readonly onChange: (viewer: Viewer) => void;
}

const Eyes = ({ run, viewer, words, shell, onChange }: EyesProps): ReactNode => (
  <label className="eyes">
    {shell.replay.eyes}{' '}
    <select value={viewer} onChange={(event) => onChange(Number(event.target.value))}>
      {run.match.seats.map((seat, number) => (
        <option key={seat} value={number}>
          {words.seats[seat] ?? seat}
        </option>
      ))}
      <option value={ONLOOKER}>{shell.replay.onlooker}</option>
    </select>
  </label>
);

interface BranchProps {
  readonly run: Rerun;
  readonly reel: Reel;
  readonly viewer: Viewer;
  readonly shell: ShellWords;
}

/** Where no bot of a known level had the other side. */
const BRANCH_LEVEL = 'officer';

/** The level that was played against: by the bot's own name, or by what the page calls it. */
function levelPlayed(players: Readonly<Record<string, string>>, { device }: ShellWords): string {
  const names = new Set(Object.values(players).map((name) => name.split(':')[0]));
  const known = Object.entries(device.levels).find(([level, title]) => names.has(level) || names.has(title));
  return known?.[0] ?? BRANCH_LEVEL;
}

/** From any point but the end: what if? The reader takes the side he looks from, bots the others. */
function Branch({ run, reel, viewer, shell }: BranchProps): ReactNode {
  const name = usePreferences((preferences) => preferences.name);
  const { ask, busy, fault } = useAsking();
  if (reel.at === reel.last) return null;
  const own = Math.max(0, viewer);
  const level = levelPlayed(run.match.header.players, shell);
  const title = shell.device.levels[level] ?? level;
  const seats = run.match.seats.map((seat, number) => ({
    seat,
    player: number === own ? name.trim() || shell.device.you : title,
    bot: number === own ? null : level,
  }));
  const begin = (): void =>
    void ask(
      () => startFrom(run.record, reel.at, seats),
      ({ id }) => go(`/match/${id}`),
    );
  return (
    <>
      <button type="button" className="button quiet" disabled={busy} onClick={begin}>
        {shell.play.branch} ({title})
      </button>
      {fault !== null && (
        <p className="prompt-fault" role="alert">
          {shell.faults[fault]}
        </p>
      )}
    </>
  );
}
