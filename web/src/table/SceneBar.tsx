import type { BoardModule, Words } from '@bicorne/boardkit';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import type { ShellWords } from '../words/words.ts';
import { useKeys } from './keys.ts';
import { RuleMark } from './RuleMark.tsx';
import type { Scene } from './scene.ts';
import './scene.css';

interface Props {
  readonly scene: Scene;
  readonly shell: ShellWords;
}

interface BarProps extends Props {
  readonly board: BoardModule;
  readonly words: Words;
  readonly onRule: (rule: string) => void;
}

/** What the others did stays on the map; it can be seen once more. */
const Again = ({ label, onPress }: { readonly label: string; readonly onPress: () => void }): ReactNode => (
  <button type="button" className="scene-again" onClick={onPress} aria-label={label} title={label}>
    <Icon name="play" />
    <span>{label}</span>
  </button>
);

/** Says that this is not now, or that something was missed; and how to go about it, come back, or see it. */
export function SceneBar({ scene, shell, board, words, onRule }: BarProps): ReactNode {
  const { kind, maySeeMissed, reel } = scene;
  const { play } = shell;
  useKeys(keysOf(scene));
  if (kind === 'then')
    return (
      <Strip
        strong
        says={isNew(scene) ? play.newLines : play.earlier}
        button={play.backToNow}
        onPress={reel.close}
      >
        <ReelButtons scene={scene} shell={shell} />
      </Strip>
    );
  if (kind === 'behind')
    return (
      <Strip
        strong={scene.waits}
        button={scene.waits ? play.goOn : play.skip}
        onPress={scene.waits ? scene.goOn : scene.skip}
      >
        <Telling {...{ scene, board, words, shell, onRule }} />
      </Strip>
    );
  if (maySeeMissed) return <Strip says={play.newLines} button={play.showNew} onPress={scene.recap} />;
  if (!scene.traces || !isAsked(scene)) return null;
  return <Again label={play.showAgain} onPress={scene.again} />;
}

/** What is happening is read out beside it; to those who hear the page the log tells it. */
function Telling({ scene: { newest, sight }, board, words, shell, onRule }: BarProps): ReactNode {
  if (!newest) return null;
  const { view } = sight;
  return (
    <>
      <p className="scene-telling" aria-hidden="true">
        {board.line?.(newest, view, words) ?? words.event(newest, view)}
      </p>
      <RuleMark rule={board.because?.(newest)} shell={shell} onRule={onRule} />
    </>
  );
}

/** What the others did has been shown, and whoever looks is to answer it. */
const isAsked = ({ sight }: Scene): boolean => sight.legal.length > 0;

const isNew = ({ current = 0, newFrom = Infinity }: Scene): boolean => current >= newFrom;

const NO_KEYS: Readonly<Record<string, () => void>> = {};

function keysOf({ kind, reel, waits, goOn, skip }: Scene): Readonly<Record<string, () => void>> {
  if (kind === 'behind') return { Escape: waits ? goOn : skip };
  if (kind === 'now') return NO_KEYS;
  return {
    Escape: reel.close,
    ArrowLeft: () => reel.step(-1),
    ArrowRight: () => reel.step(1),
    ' ': reel.toggle,
  };
}

/** Play and pause are one button: whoever presses it stays on it. */
function ReelButtons({ scene: { reel }, shell: { replay } }: Props): ReactNode {
  const buttons: Readonly<Record<string, readonly [IconName, string, () => void]>> = {
    back: ['back', replay.back, () => reel.step(-1)],
    toggle: reel.playing ? ['pause', replay.pause, reel.toggle] : ['play', replay.play, reel.toggle],
    next: ['next', replay.next, () => reel.step(1)],
  };
  return Object.entries(buttons).map(([key, [sign, label, press]]) => (
    <IconButton key={key} sign={sign} label={label} onPress={press} />
  ));
}

interface StripProps {
  readonly strong?: boolean;
  readonly says?: string;
  readonly button: string;
  readonly onPress: () => void;
  readonly children?: ReactNode;
}

const Strip = ({ strong = false, says, button, onPress, children }: StripProps): ReactNode => (
  <div className={strong ? 'scene-bar strong' : 'scene-bar'}>
    {says !== undefined && <span role="status">{says}</span>}
    {children}
    <button type="button" className="button" onClick={onPress}>
      {button}
    </button>
  </div>
);
