import { ONLOOKER, type Viewer } from '@bicorne/engine';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { fetchRecord } from '../net/api.ts';
import { usePreferences } from '../preferences.ts';
import { go } from '../route.ts';
import { useGame, type Loaded } from '../table/game.ts';
import { Log } from '../table/Log.tsx';
import { rerun, sightAt, storyUpTo, type Rerun } from '../table/rerun.ts';
import { Stage } from '../table/Stage.tsx';
import { Bar } from '../ui/Bar.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { ShellWords } from '../words/words.ts';
import '../table/prompt.css';
import './replay.css';

export function ReplayPage({
  match,
  shell,
}: {
  readonly match: string;
  readonly shell: ShellWords;
}): ReactNode {
  const [run, setRun] = useState<Rerun | null | 'missing'>(null);
  const language = usePreferences((preferences) => preferences.language);
  useEffect(() => {
    void fetchRecord(match)
      .then((text) => (text === null ? null : rerun(text)))
      .then((found) => setRun(found ?? 'missing'));
  }, [match]);
  const loaded = useGame(run && run !== 'missing' ? run.match.game.id : undefined, language);

  if (run === 'missing')
    return (
      <main className="page waiting">
        <p>{shell.faults.unknown}</p>
        <button type="button" className="button" onClick={() => go('/')}>
          {shell.table.lobby}
        </button>
      </main>
    );
  if (!run || !loaded) return <main className="page waiting" aria-busy="true" />;
  return <ReplayView run={run} loaded={loaded} shell={shell} />;
}

/** Milliseconds a step stays on the table while playing. */
const PACE = 700;

function ReplayView({
  run,
  loaded,
  shell,
}: {
  readonly run: Rerun;
  readonly loaded: Loaded;
  readonly shell: ShellWords;
}): ReactNode {
  const { board, words } = loaded;
  const last = run.states.length - 1;
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [viewer, setViewer] = useState<Viewer>(0);
  const [flipped, setFlipped] = useState(false);
  const move = (to: number): void => setAt(Math.max(0, Math.min(last, to)));

  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => setAt((now) => Math.min(last, now + 1)), PACE);
    return () => clearInterval(timer);
  }, [playing, last]);
  useKeys(move, at, last, () => setPlaying(!playing));

  const sight = useMemo(() => sightAt(run, at, viewer), [run, at, viewer]);
  const story = useMemo(() => storyUpTo(run, at, viewer), [run, at, viewer]);
  const props = {
    view: sight.view,
    viewer,
    prompt: sight.prompt,
    legal: [],
    events: story.at(-1)?.events ?? [],
    words,
    flipped,
    act: () => undefined,
  };
  const scenario = String(run.match.header.scenario);
  const title = words.scenarios[scenario]?.title ?? scenario;
  return (
    <main className="table replay">
      <Bar title={`${title} — ${shell.replay.title}`} shell={shell}>
        <board.Score {...props} />
      </Bar>
      <Stage
        extent={board.extent(sight.view)}
        label={title}
        words={shell.table}
        flipped={flipped}
        onFlip={() => setFlipped(!flipped)}
      >
        <board.Board {...props} />
      </Stage>
      <aside className="side">
        <section className="prompt">
          <p className="prompt-sentence" aria-live="polite">
            {sight.turn.kind === 'over'
              ? words.ending(sight.turn.ending, sight.view)
              : shell.replay.step(at, last)}
          </p>
          <Controls {...{ at, last, playing, move, shell }} onPlay={() => setPlaying(!playing)} />
          <label className="eyes">
            {shell.replay.eyes}{' '}
            <select value={viewer} onChange={(event) => setViewer(Number(event.target.value))}>
              {run.match.seats.map((seat, number) => (
                <option key={seat} value={number}>
                  {words.seats[seat] ?? seat}
                </option>
              ))}
              <option value={ONLOOKER}>{shell.replay.onlooker}</option>
            </select>
          </label>
          <p className="prompt-rule">
            {run.verdict?.dice === 'proven' ? shell.replay.verified : shell.replay.notVerified}
          </p>
        </section>
        <Log story={story} view={sight.view} words={words} shell={shell} current={at} onStep={move} />
      </aside>
      <section className="tray">
        <board.Tray {...props} />
      </section>
    </main>
  );
}

interface ControlProps {
  readonly at: number;
  readonly last: number;
  readonly playing: boolean;
  readonly move: (to: number) => void;
  readonly onPlay: () => void;
  readonly shell: ShellWords;
}

const Controls = ({ at, last, playing, move, onPlay, shell }: ControlProps): ReactNode => (
  <div className="controls">
    <input
      type="range"
      min={0}
      max={last}
      value={at}
      aria-label={shell.replay.step(at, last)}
      onChange={(event) => move(Number(event.target.value))}
    />
    <div className="controls-row">
      {(
        [
          ['first', shell.replay.first, () => move(0)],
          ['back', shell.replay.back, () => move(at - 1)],
          [playing ? 'pause' : 'play', playing ? shell.replay.pause : shell.replay.play, onPlay],
          ['next', shell.replay.next, () => move(at + 1)],
          ['last', shell.replay.last, () => move(last)],
        ] as const
      ).map(([sign, label, press]) => (
        <button
          key={label}
          type="button"
          className="button quiet"
          onClick={press}
          aria-label={label}
          title={label}
        >
          <Icon name={sign} />
        </button>
      ))}
    </div>
  </div>
);

function useKeys(move: (to: number) => void, at: number, last: number, toggle: () => void): void {
  useEffect(() => {
    const keys: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => move(at - 1),
      ArrowRight: () => move(at + 1),
      Home: () => move(0),
      End: () => move(last),
      ' ': toggle,
    };
    const press = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLElement && event.target.closest('input, select, button')) return;
      if (!Object.hasOwn(keys, event.key)) return;
      event.preventDefault();
      keys[event.key]();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}
