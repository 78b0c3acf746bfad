import { PipDie } from '@bicorne/boardkit/pieces/PipDie.tsx';
import type { ReactNode } from 'react';
import { ROADS } from '../data/roads.ts';
import { TERRAINS } from '../data/terrain.ts';
import { EXITS, MOST_EXITS, PASS_LIMIT } from '../rules/board.ts';
import { button, type FieldProps } from './FieldRank.tsx';
import type { Throw } from './model.ts';
import { markOf, townKey } from './options.ts';
import { pressSpot } from './perform.ts';

const STEM = 1910;

/** Beside the field: the roads by which blocks leave and come, the dice, the markers in hand. */
export const Stem = (props: FieldProps): ReactNode => (
  <g>
    <text className="cmp-stem-title" x={STEM} y="172">
      {props.words.ui.roadsHere}
    </text>
    {EXITS[props.fight.town].map(({ to }, exit) => (
      <Post key={to} {...props} exit={exit} />
    ))}
    <Dice {...props} />
    <Markers {...props} />
  </g>
);

const POST = 'M0 4H412L444 40L412 76H0Z';

/** A signpost: the road's kind, whether the attack came by it, and how many have left and come by it in this part. */
function Post({ view, fight, words, ways, act, exit }: FieldProps & { readonly exit: number }): ReactNode {
  const { to, way } = EXITS[fight.town][exit];
  const spot = ways.get(townKey(to));
  const entered = (fight.entered & (1 << exit)) !== 0;
  const came = fight.passed[MOST_EXITS + exit] ?? 0;
  const notes = [
    ...(entered ? [words.ui.attackerCame] : []),
    words.ui.passing(fight.passed[exit] ?? 0, PASS_LIMIT[way]),
    ...(came > 0 ? [`+${came}`] : []),
  ];
  return (
    <g transform={`translate(${STEM} ${196 + exit * 92})`}>
      <path className={spot ? 'cmp-post cmp-post-may' : 'cmp-post'} d={POST} />
      {ROADS[way].kind === 'major' ? (
        <>
          <path className="cmp-major-edge" d="M18 28H70" />
          <path className="cmp-major" d="M18 28H70" />
        </>
      ) : (
        <path className="cmp-minor" d="M18 28H70" />
      )}
      <text className="cmp-post-name" x="86" y="38">
        {words.town(to)}
      </text>
      <text className="cmp-post-note" x="18" y="65">
        {notes.join(' · ')}
      </text>
      {spot && (
        <path
          className="cmp-touch cmp-live"
          d={POST}
          data-spot={townKey(to)}
          data-action={markOf(spot)}
          {...button(words.action(spot[0].actions[0], view), () => pressSpot(townKey(to), spot, act))}
        />
      )}
    </g>
  );
}

function Dice({ thrown: last, words }: FieldProps): ReactNode {
  if (!last) return null;
  return (
    <g transform={`translate(${STEM} 1010)`}>
      <text className="cmp-stem-title">
        {last.block !== undefined && last.block >= 0 ? words.block(last.block) : words.ui.dice}
      </text>
      <text className="cmp-post-note" y="34">
        {last.test ? words.ui.testNeeds(last.power - last.bonus) : words.ui.fireNeeds(last.power)}
      </text>
      {last.dice.map((value, i) => {
        const x = 52 + i * 104;
        return (
          <g key={x} transform={`translate(${x} 106)`}>
            <PipDie value={value} index={i} size={2.9} tells={tells(last, value) ? 'hit' : 'nothing'} />
          </g>
        );
      })}
    </g>
  );
}

/** A die is marked that does harm: a hit, or a test that fails. */
const tells = ({ test, power, bonus }: Throw, value: number): boolean =>
  test ? value + bonus < power : value <= power;

const Markers = ({ view, words }: FieldProps): ReactNode =>
  view.drawn.length > 0 && (
    <g transform={`translate(${STEM} 1290)`}>
      <text className="cmp-stem-title">{words.ui.drawnMarkers}</text>
      {view.drawn.map((terrain, i) => {
        const x = i * 200;
        return (
          <g key={x} transform={`translate(${x} 24)`}>
            <rect className="cmp-marker" width="184" height="66" rx="33" />
            <text className="cmp-marker-text" x="92" y="44">
              {words.ui.terrain[TERRAINS[terrain]]}
            </text>
          </g>
        );
      })}
    </g>
  );
