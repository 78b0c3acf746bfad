import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useKeys } from '../table/keys.ts';
import type { IconName } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import type { ShellWords } from '../words/words.ts';

/** A match as a reel of moments, and where it stands. */
export interface Reel {
  readonly at: number;
  readonly last: number;
  readonly playing: boolean;
  readonly speed: Speed;
  move(to: number): void;
  /** To the moment before this one, or after it, at which something is seen to happen. */
  step(way: -1 | 1): void;
  /** To the turn before this one, or after it. */
  turn(way: -1 | 1): void;
  toggle(): void;
  setSpeed(speed: Speed): void;
}

const SPEEDS = [0.5, 1, 2, 4] as const;
type Speed = (typeof SPEEDS)[number];

/** Milliseconds a step stays on the table while playing. */
const PACE = 700;

/** `stops`: the moments at which something is seen to happen; `turns`: those at which a turn begins. */
export function usePlayer(last: number, stops: readonly number[], turns: readonly number[]): Reel {
  const [at, setAt] = useState(0);
  const [wanted, setWanted] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const playing = wanted && at < last;
  // Whoever has come to the end has seen it: when he goes back from there nothing plays on by itself.
  if (wanted && !playing) setWanted(false);
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => setAt((now) => beside(stops, now, 1, last)), PACE / speed);
    return () => clearInterval(timer);
  }, [playing, stops, last, speed]);
  const move = useCallback((to: number) => setAt(Math.max(0, Math.min(last, to))), [last]);
  const reel: Reel = {
    at,
    last,
    playing,
    speed,
    move,
    step: (way) => move(beside(stops, at, way, last)),
    turn: (way) => move(beside(turns, at, way, last)),
    toggle: () => {
      if (at === last) setAt(0);
      setWanted(!playing);
    },
    setSpeed,
  };
  useKeys({
    ArrowLeft: () => reel.step(-1),
    ArrowRight: () => reel.step(1),
    PageUp: () => reel.turn(-1),
    PageDown: () => reel.turn(1),
    Home: () => reel.move(0),
    End: () => reel.move(reel.last),
    ' ': () => reel.toggle(),
  });
  return reel;
}

/** The nearest of these moments before or after one; the start or the end where there is none. */
function beside(moments: readonly number[], at: number, way: -1 | 1, last: number): number {
  return way < 0
    ? (moments.findLast((moment) => moment < at) ?? 0)
    : (moments.find((moment) => moment > at) ?? last);
}

export function Player({ reel, shell }: { readonly reel: Reel; readonly shell: ShellWords }): ReactNode {
  const { at, last, playing } = reel;
  const { replay, play } = shell;
  // Play and pause are one button: whoever presses it stays on it.
  const buttons: Readonly<Record<string, readonly [IconName, string, () => void]>> = {
    first: ['first', replay.first, () => reel.move(0)],
    turnBack: ['turnBack', play.turnBack, () => reel.turn(-1)],
    back: ['back', replay.back, () => reel.step(-1)],
    toggle: [playing ? 'pause' : 'play', playing ? replay.pause : replay.play, () => reel.toggle()],
    next: ['next', replay.next, () => reel.step(1)],
    turnOn: ['turnOn', play.turnOn, () => reel.turn(1)],
    last: ['last', replay.last, () => reel.move(last)],
  };
  return (
    <div className="controls">
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={replay.step(at, last)}
        onChange={(event) => reel.move(Number(event.target.value))}
      />
      <div className="controls-row">
        {Object.entries(buttons).map(([key, [sign, label, press]]) => (
          <IconButton key={key} sign={sign} label={label} onPress={press} />
        ))}
      </div>
      <label className="eyes">
        {play.speed}{' '}
        <select
          value={reel.speed}
          onChange={(event) =>
            reel.setSpeed(SPEEDS.find((speed) => String(speed) === event.target.value) ?? 1)
          }
        >
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {`${String(speed)}×`}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
