import type { ReactNode } from 'react';
import type { Language } from '../contract.ts';
import type { Point } from '../geometry.ts';
import { Block } from '../pieces/Block.tsx';
import { LIVERIES, type Livery } from '../pieces/livery.ts';
import { standings, type Standing, type StoryModule } from './story.ts';
import './teach.css';

interface Props {
  readonly module: StoryModule;
  readonly scenario: string;
  readonly phase: number;
  readonly language: Language;
}

const WIDE = 58;
const HIGH = 24;
/** The width of a sheet on which troops have their own size; on a larger one they grow with it. */
const SHEET = 940;

/** The troops of one phase, drawn over the scenario's map: blocks that slide to where they went, with their way behind them. */
export function StoryMap({ module, scenario, phase, language }: Props): ReactNode {
  const { extent, stories } = module;
  const story = stories[scenario];
  const at = (name: string): Point => module.place(name, scenario) ?? { x: 0, y: 0 };
  const scale = extent.width / SHEET;
  const seats = spread(standings(story, phase), at, scale);
  return (
    <svg className="bk-story" viewBox={`0 0 ${extent.width} ${extent.height}`} aria-hidden="true">
      <defs>
        <marker
          id="bk-story-tip"
          viewBox="0 0 10 10"
          refX="7"
          refY="5"
          markerWidth="4"
          markerHeight="4"
          orient="auto"
        >
          <path className="bk-story-tip" d="M0 0L10 5L0 10L3 5Z" />
        </marker>
      </defs>
      {seats.map(({ standing, point }) => (
        <Way key={`${phase} ${standing.id}`} standing={standing} to={point} at={at} />
      ))}
      {(story.phases[phase].clash ?? []).map((name) => (
        <Clash key={`${phase} ${name}`} point={at(name)} scale={scale} />
      ))}
      {seats.map(({ standing, point }) => (
        <Troops key={standing.id} standing={standing} point={point} scale={scale} language={language} />
      ))}
    </svg>
  );
}

interface Seated {
  readonly standing: Standing;
  readonly point: Point;
}

/** Bodies on one place stand one behind the other. */
function spread(all: readonly Standing[], at: (name: string) => Point, scale: number): readonly Seated[] {
  return all.map((standing) => {
    const here = all.filter(({ place }) => place === standing.place);
    const rank = here.indexOf(standing) - (here.length - 1) / 2;
    const { x, y } = at(standing.place);
    return { standing, point: { x, y: y + rank * (HIGH + 18) * scale } };
  });
}

interface WayProps {
  readonly standing: Standing;
  readonly to: Point;
  readonly at: (name: string) => Point;
}

function Way({ standing, to, at }: WayProps): ReactNode {
  const { from, place, driven, body } = standing;
  if (from === null || from === place) return null;
  const start = at(from);
  const bend = {
    x: (start.x + to.x) / 2 + (to.y - start.y) / 9,
    y: (start.y + to.y) / 2 - (to.x - start.x) / 9,
  };
  const short = Math.max(0, 1 - 70 / Math.hypot(to.x - start.x, to.y - start.y));
  const end = { x: bend.x + (to.x - bend.x) * short, y: bend.y + (to.y - bend.y) * short };
  return (
    <path
      className={`bk-story-way bk-story-${body.nation}${driven ? ' is-driven' : ''}`}
      d={`M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`}
      markerEnd="url(#bk-story-tip)"
      pathLength={1}
    />
  );
}

const Clash = ({ point, scale }: { readonly point: Point; readonly scale: number }): ReactNode => (
  <g className="bk-story-clash" transform={`translate(${point.x} ${point.y}) scale(${scale})`}>
    <path d="M0 -38L7 -13L27 -27L13 -7L38 0L13 7L27 27L7 13L0 38L-7 13L-27 27L-13 7L-38 0L-13 -7L-27 -27L-7 -13Z" />
  </g>
);

interface TroopsProps {
  readonly standing: Standing;
  readonly point: Point;
  readonly scale: number;
  readonly language: Language;
}

function Troops({ standing, point, scale, language }: TroopsProps): ReactNode {
  const { body, driven } = standing;
  return (
    <g
      className={`bk-story-troops${driven ? ' is-driven' : ''}`}
      style={{ transform: `translate(${point.x}px, ${point.y}px) scale(${scale})` }}
    >
      <Block
        livery={liveryOf(body.nation)}
        sign={body.arm}
        x={-WIDE / 2}
        y={-HIGH / 2}
        width={WIDE}
        height={HIGH}
      />
      <text className="bk-story-name" y={HIGH / 2 + 18}>
        {body.name[language]}
      </text>
    </g>
  );
}

const isKnown = (nation: string): nation is keyof typeof LIVERIES => Object.hasOwn(LIVERIES, nation);
const liveryOf = (nation: string): Livery =>
  isKnown(nation) ? LIVERIES[nation] : { name: nation, edge: 'line', cockade: [] };
