import { useEffect, type ReactNode } from 'react';
import type { ShellWords } from '../words/words.ts';
import type { Scene } from './scene.ts';
import './scene.css';

interface Props {
  readonly scene: Scene;
  readonly shell: ShellWords;
}

/** Says that this is not now, or that something was missed; and how to come back, or to see it. */
export function SceneBar({ scene, shell }: Props): ReactNode {
  const { kind, maySeeMissed } = scene;
  useEscape(kind !== 'now', () => scene.back());
  if (kind === 'then')
    return (
      <Strip strong says={shell.play.earlier} button={shell.play.backToNow} onPress={() => scene.back()} />
    );
  if (kind === 'recap')
    return <Strip strong says={shell.play.newLines} button={shell.play.skip} onPress={() => scene.back()} />;
  if (kind === 'behind') return <Strip button={shell.play.skip} onPress={() => scene.back()} />;
  if (!maySeeMissed) return null;
  return <Strip says={shell.play.newLines} button={shell.play.showNew} onPress={() => scene.recap()} />;
}

interface StripProps {
  readonly strong?: boolean;
  readonly says?: string;
  readonly button: string;
  readonly onPress: () => void;
}

const Strip = ({ strong = false, says, button, onPress }: StripProps): ReactNode => (
  <div className={strong ? 'scene-bar strong' : 'scene-bar'} role="status">
    {says !== undefined && <span>{says}</span>}
    <button type="button" className="button" onClick={onPress}>
      {button}
    </button>
  </div>
);

function useEscape(wanted: boolean, back: () => void): void {
  useEffect(() => {
    if (!wanted) return;
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') back();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}
