import type { ReactNode } from 'react';
import { useKeys } from '../table/keys.ts';
import type { Reel } from '../table/reel/useReel.ts';
import type { Told } from '../table/told.ts';
import type { IconName } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import type { ShellWords } from '../words/words.ts';

const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

interface Props {
  readonly reel: Reel<Told>;
  /** The number of the last moment. */
  readonly last: number;
  readonly speed: Speed;
  readonly onSpeed: (speed: Speed) => void;
  readonly shell: ShellWords;
}

/** To and fro in a match that has ended, by buttons and by keys. */
export function Player({ reel, last, speed, onSpeed, shell }: Props): ReactNode {
  const { at, playing } = reel;
  const { replay, play } = shell;
  // From the end it begins anew.
  const toggle = (): void => (at === last ? reel.play(-1) : reel.toggle());
  useKeys({
    ArrowLeft: () => reel.step(-1),
    ArrowRight: () => reel.step(1),
    PageUp: () => reel.turn(-1),
    PageDown: () => reel.turn(1),
    Home: () => reel.show(0),
    End: reel.close,
    ' ': toggle,
  });
  // Play and pause are one button: whoever presses it stays on it.
  const buttons: Readonly<Record<string, readonly [IconName, string, () => void]>> = {
    first: ['first', replay.first, () => reel.show(0)],
    turnBack: ['turnBack', play.turnBack, () => reel.turn(-1)],
    back: ['back', replay.back, () => reel.step(-1)],
    toggle: [playing ? 'pause' : 'play', playing ? replay.pause : replay.play, toggle],
    next: ['next', replay.next, () => reel.step(1)],
    turnOn: ['turnOn', play.turnOn, () => reel.turn(1)],
    last: ['last', replay.last, reel.close],
  };
  return (
    <div className="controls">
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={replay.step(at, last)}
        onChange={(event) => reel.show(Number(event.target.value))}
      />
      <div className="controls-row">
        {Object.entries(buttons).map(([key, [sign, label, press]]) => (
          <IconButton key={key} sign={sign} label={label} onPress={press} />
        ))}
      </div>
      <label className="eyes">
        {play.speed}{' '}
        <select
          value={speed}
          onChange={(event) => onSpeed(SPEEDS.find((one) => String(one) === event.target.value) ?? 1)}
        >
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {`${String(one)}×`}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
