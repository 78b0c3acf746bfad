import type { Words } from '@bicorne/boardkit';
import type { SeatLuck } from '@bicorne/engine';
import { useEffect, useState, type ReactNode } from 'react';
import { usePreferences } from '../preferences.ts';
import type { ShellWords } from '../words/words.ts';
import { percent } from './outlook/say.ts';
import type { Recorded } from './reel/recorded.ts';
import './luck.css';

interface Props {
  readonly recorded: Recorded;
  readonly words: Words;
  readonly shell: ShellWords;
}

/** How the dice fell against what was to be expected: a sentence for each side, and the course of it. */
export function LuckChart({ recorded, words, shell }: Props): ReactNode {
  const luck = useLuck(recorded);
  const locale = usePreferences(({ language }) => language);
  if (luck === null) return null;
  const { title, none, note, verdicts } = shell.play.luck;
  const threw = luck.flatMap((one, seat) => (one.throws === 0 ? [] : [{ ...one, seat }]));
  const { seats } = recorded;
  const nameOf = (seat: number): string => words.seats[seats[seat]] ?? seats[seat];
  return (
    <section className="luck" aria-label={title}>
      <h2>{title}</h2>
      {threw.length === 0 && <p>{none}</p>}
      {threw.length > 0 && <Courses luck={threw} />}
      {threw.map(({ seat, above, throws, dice }) => (
        <p key={seat}>
          <span className={`luck-key luck-${String(seat)}`} aria-hidden="true" />
          {verdicts[verdictOf(above)](nameOf(seat), percent(above, locale))}{' '}
          <small>{shell.play.luck.thrown(throws, dice)}</small>
        </p>
      ))}
      {threw.length > 0 && <p className="luck-note">{note}</p>}
    </section>
  );
}

/** Null until it is counted. */
function useLuck(recorded: Recorded): readonly SeatLuck[] | null {
  const [luck, setLuck] = useState<readonly SeatLuck[] | null>(null);
  useEffect(() => {
    void recorded.luck().then(setLuck, () => undefined);
  }, [recorded]);
  return luck;
}

const verdictOf = (above: number): 'lucky' | 'plain' | 'unlucky' => {
  if (above > 0.65) return 'lucky';
  return above < 0.35 ? 'unlucky' : 'plain';
};

const WIDTH = 300;
const HEIGHT = 96;

/** Luck throw by throw, from the start on the left; above the line it was good. */
function Courses({ luck }: { readonly luck: readonly (SeatLuck & { readonly seat: number })[] }): ReactNode {
  const most = Math.max(1e-9, ...luck.flatMap(({ track }) => track.map(Math.abs)));
  const path = ({ track }: SeatLuck): string =>
    track
      .map((gain, i) => {
        const x = (WIDTH * i) / Math.max(1, track.length - 1);
        const y = HEIGHT / 2 - (gain / most) * (HEIGHT / 2 - 4);
        return `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
      })
      .join('');
  return (
    <svg className="luck-chart" viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`} aria-hidden="true">
      <path className="luck-mean" d={`M0 ${String(HEIGHT / 2)}H${String(WIDTH)}`} />
      {luck.map((one) => (
        <path key={one.seat} className={`luck-course luck-${String(one.seat)}`} d={path(one)} />
      ))}
    </svg>
  );
}
