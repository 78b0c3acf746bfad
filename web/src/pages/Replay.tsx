import { useSteady } from '@bicorne/boardkit/steady.ts';
import { ONLOOKER, type Sight, type Viewer } from '@bicorne/engine';
import { battleCard } from '@bicorne/table/battle';
import { hasWorkshop } from '@bicorne/games';
import { lazy, Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useRulebook } from '../book/OpenBook.tsx';
import { startFrom } from '../local/device.ts';
import { ownTitle } from '../lobby/ownTitle.ts';
import { proofText } from '../people/proof.ts';
import { useAsking } from '../people/useAnswer.ts';
import { usePreferences } from '../preferences.ts';
import { go } from '../route.ts';
import { BidLines } from '../cups/BidLines.tsx';
import { endingText } from '../table/ending.ts';
import { useGame, type Loaded } from '../table/game.ts';
import { Log } from '../table/Log.tsx';
import { LuckChart } from '../table/LuckChart.tsx';
import { beatsOf } from '../table/pace.ts';
import type { Recorded } from '../table/reel/recorded.ts';
import { useRecorded } from '../table/reel/useRecorded.ts';
import { useReel, type Start } from '../table/reel/useReel.ts';
import { useNoticed, usePicture } from '../table/scene.ts';
import { TableFrame, useFacing } from '../table/TableFrame.tsx';
import type { Told } from '../table/told.ts';
import { Link } from '../ui/Link.tsx';
import { NotHere } from '../ui/NotHere.tsx';
import type { ShellWords } from '../words/words.ts';
import { Player, type Speed } from './Player.tsx';
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
  const recorded = useRecorded(match);
  const run = typeof recorded === 'object' ? recorded : null;
  const language = usePreferences((preferences) => preferences.language);
  const loaded = useGame(run?.game, language);
  const seeing = useSeeing(run);

  if (typeof recorded === 'string') return <NotHere fault={recorded} shell={shell} />;
  if (!run || !loaded || !seeing.seen) return <main className="page waiting" aria-busy="true" />;
  return <ReplayView id={match} run={run} loaded={loaded} {...seeing} seen={seeing.seen} shell={shell} />;
}

/** All that a viewer saw of a match, and the moment at which one begins to look through his eyes. */
interface Seen {
  readonly all: Told;
  readonly start: Start;
}

/** Where one stands: one may go on while what other eyes saw is being fetched. */
type Now = () => Pick<Start, 'n' | 'playing'>;
const BEGINNING: Now = () => ({ n: 0, playing: false });

interface Seeing {
  readonly seen: Seen | null;
  /** Whose eyes are wanted, though what they saw may still be fetched. */
  readonly eyes: Viewer;
  look(eyes: Viewer, now: Now): void;
}

function useSeeing(run: Recorded | null): Seeing {
  const [eyes, setEyes] = useState<Viewer>(0);
  const [seen, setSeen] = useState<Seen | null>(null);
  const asked = useRef(0);
  const fetch = useCallback(async (from: Recorded, viewer: Viewer, now: Now) => {
    const mine = ++asked.current;
    const [story, end] = await Promise.all([from.story(viewer), from.sight(from.last, viewer)]);
    const all = { viewer, n: from.last, sight: end, story, fresh: story[from.last].events };
    for (let at = now(); mine === asked.current; at = now()) {
      const start = { ...at, sight: await from.sight(at.n, viewer) };
      if (now().n === at.n && mine === asked.current) return setSeen({ all, start });
    }
  }, []);
  useEffect(() => {
    if (run) void fetch(run, 0, BEGINNING);
  }, [run, fetch]);
  return {
    seen,
    eyes,
    look: (viewer, now) => {
      setEyes(viewer);
      if (run) void fetch(run, viewer, now);
    },
  };
}

interface ViewProps extends Omit<Seeing, 'seen'> {
  readonly id: string;
  readonly run: Recorded;
  readonly loaded: Loaded;
  readonly seen: Seen;
  readonly shell: ShellWords;
}

/** At its usual pace a replay does not stop as long as a table does, where one has not chosen to look on. */
const HURRY = 1.6;

function ReplayView({ id, run, loaded, seen: { all, start }, eyes, look, shell }: ViewProps): ReactNode {
  const { board, words } = loaded;
  const rulebook = useRulebook(run.game, loaded, shell);
  const [speed, setSpeed] = useState<Speed>(1);
  const { viewer } = all;
  const { noticed, isStop } = useNoticed(words, start.sight.view);
  const past = useCallback((n: number) => run.sight(n, viewer).catch(() => null), [run, viewer]);
  const beats = (before: Told, after: Told): ReturnType<typeof beatsOf<Told>> =>
    beatsOf(before, after, board, noticed);
  const reel = useReel(all, { isStop, beats, past, start, speed: speed * HURRY });
  const now = useSteady(() => ({ n: reel.at, playing: reel.playing }));
  const shown = reel.table ?? all;
  const { sight } = shown;
  const { told, traces } = usePicture(board, shown, shown.n);
  const facing = useFacing(board, start.sight.view, viewer);
  const props = {
    view: sight.view,
    viewer,
    prompt: sight.prompt,
    legal: [],
    events: shown.fresh,
    told,
    traces,
    words,
    flipped: facing.flipped,
    act: () => undefined,
  };
  const { scenario, bids, players } = run.header;
  const title =
    typeof scenario === 'string'
      ? (words.scenarios[scenario]?.title ?? scenario)
      : (ownTitle(battleCard(scenario)) ?? words.title);
  const places = run.seats.map((seat) => ({ seat }));
  return (
    <TableFrame
      className="table replay"
      data-busy={shown.n !== reel.at || eyes !== viewer}
      title={`${title} — ${shell.replay.title}`}
      label={title}
      board={board}
      table={props}
      facing={facing}
      books={rulebook}
      shell={shell}
      side={
        <>
          <section className="prompt">
            <p className="prompt-sentence" aria-live="polite">
              {sight.turn.kind === 'over'
                ? endingText(sight.turn.ending, places, words, sight.view, shell)
                : shell.replay.step(reel.at, run.last)}
            </p>
            <p className="replay-asked">{askedAt(run, sight, words)}</p>
            <Player reel={reel} last={run.last} speed={speed} onSpeed={setSpeed} shell={shell} />
            <Eyes
              run={run}
              viewer={eyes}
              words={words}
              shell={shell}
              onChange={(other) => look(other, now)}
            />
            <Branch run={run} at={reel.at} viewer={eyes} shell={shell} />
            {run.ended && hasWorkshop(run.game) && (
              <Suspense>
                <FromMoment game={run.game} title={title} battle={() => run.battle(reel.at)} />
              </Suspense>
            )}
            {run.ended && (
              <Link to={`/report/${id}`} className="button quiet">
                {shell.table.report}
              </Link>
            )}
            <Proof run={run} shell={shell} />
          </section>
          {reel.at === run.last && <LuckChart recorded={run} words={words} shell={shell} />}
          <Log
            story={all.story}
            view={sight.view}
            words={words}
            board={board}
            shell={shell}
            before={bids && <BidLines given={bids.given} names={words.seats} players={players} />}
            current={all.story.findLast((step) => step.n <= reel.at && isStop(step))?.n ?? 0}
            onStep={reel.show}
            onRule={rulebook.openAt}
          />
        </>
      }
    />
  );
}

/** Whether the dice were fair, once that has been counted again. */
function Proof({ run, shell }: Pick<ViewProps, 'run' | 'shell'>): ReactNode {
  const [said, setSaid] = useState('');
  useEffect(() => {
    void run.verdict().then(
      (verdict) => setSaid(proofText(verdict, shell)),
      () => undefined,
    );
  }, [run, shell]);
  return <p className="prompt-rule">{said}</p>;
}

/** Who decides at this moment, and what. */
function askedAt({ seats }: Recorded, { turn, prompt, view }: Sight, words: Loaded['words']): string {
  if (turn.kind !== 'seats' || !prompt) return '';
  const who = turn.seats.map((seat) => words.seats[seats[seat]] ?? seats[seat]).join(', ');
  return `${who}. ${words.prompt(prompt, view, false)}`;
}

interface EyesProps {
  readonly run: Recorded;
  readonly viewer: Viewer;
  readonly words: Loaded['words'];
  readonly shell: ShellWords;
  readonly onChange: (viewer: Viewer) => void;
}

const Eyes = ({ run, viewer, words, shell, onChange }: EyesProps): ReactNode => (
  <label className="eyes">
    {shell.replay.eyes}{' '}
    <select value={viewer} onChange={(event) => onChange(Number(event.target.value))}>
      {run.seats.map((seat, number) => (
        <option key={seat} value={number}>
          {words.seats[seat] ?? seat}
        </option>
      ))}
      <option value={ONLOOKER}>{shell.replay.onlooker}</option>
    </select>
  </label>
);

interface BranchProps {
  readonly run: Recorded;
  readonly at: number;
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
function Branch({ run, at, viewer, shell }: BranchProps): ReactNode {
  const name = usePreferences((preferences) => preferences.name);
  const { ask, busy, fault } = useAsking();
  if (at === run.last) return null;
  const own = Math.max(0, viewer);
  const level = levelPlayed(run.header.players, shell);
  const title = shell.device.levels[level] ?? level;
  const seats = run.seats.map((seat, number) => ({
    seat,
    player: number === own ? name.trim() || shell.device.you : title,
    bot: number === own ? null : level,
  }));
  const begin = (): void =>
    void ask(
      () => startFrom(run.record, at, seats),
      ({ id }) => go(`/match/${id}`),
    );
  return (
    <>
      <button type="button" className="button quiet branch" disabled={busy} onClick={begin}>
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
