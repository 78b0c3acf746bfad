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
  const { extent, stories, size = 1 } = module;
  const story = stories[scenario];
  const at = (name: string): Point => module.place(name, scenario) ?? { x: 0, y: 0 };
  const scale = (extent.width / SHEET) * size;
  const seats = spread(standings(story, phase), at, scale);
  return (
    <svg className="bk-story" viewBox={`0 0 ${extent.width} ${extent.height}`} aria-hidden="true">
      {seats.map(({ standing, point }) => (
        <Way key={`${phase} ${standing.id}`} standing={standing} to={point} at={at} scale={scale} />
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

/** Bodies on one place stand in ranks, friends together. */
function spread(all: readonly Standing[], at: (name: string) => Point, scale: number): readonly Seated[] {
  return all.map((standing) => {
    const here = all
      .filter(({ place }) => place === standing.place)
      .toSorted((one, other) => one.body.nation.localeCompare(other.body.nation));
    const files = Math.ceil(here.length / (here.length > 4 ? 3 : 2));
    const ranks = Math.ceil(here.length / files);
    const [file, rank] = [Math.floor(here.indexOf(standing) / ranks), here.indexOf(standing) % ranks];
    const { x, y } = at(standing.place);
    const point = {
      x: x + (file - (files - 1) / 2) * (WIDE + 34) * scale,
      y: y + (rank - (ranks - 1) / 2) * (HIGH + 26) * scale,
    };
    return { standing, point };
  });
}

interface WayProps {
  readonly standing: Standing;
  readonly to: Point;
  readonly at: (name: string) => Point;
  readonly scale: number;
}

function Way({ standing, to, at, scale }: WayProps): ReactNode {
  const { from, place, driven, body } = standing;
  if (from === null || from === place) return null;
  const start = at(from);
  const way = bow(start, to, 34 * scale);
  return (
    <g className={`bk-story-way bk-story-${body.nation}${driven ? ' is-driven' : ''}`}>
      <path className="bk-story-line" d={way.line} pathLength={1} />
      <path className="bk-story-tip" d="M-26 -15L4 0L-26 15L-18 0Z" transform={way.tip} />
    </g>
  );
}

/** A bowed line that ends a little short of where it leads, and where its tip lies. */
function bow(start: Point, to: Point, short: number): { readonly line: string; readonly tip: string } {
  const [dx, dy] = [to.x - start.x, to.y - start.y];
  const bend = { x: start.x + dx / 2 + dy / 9, y: start.y + dy / 2 - dx / 9 };
  const [ex, ey] = [to.x - bend.x, to.y - bend.y];
  const reach = Math.hypot(ex, ey) || 1;
  const keep = Math.max(0.2, 1 - short / reach);
  const end = { x: bend.x + ex * keep, y: bend.y + ey * keep };
  const turn = (Math.atan2(ey, ex) * 180) / Math.PI;
  return {
    line: `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`,
    tip: `translate(${end.x} ${end.y}) rotate(${turn})`,
  };
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
      <text className="bk-story-name" y={HIGH / 2 + 20}>
        {body.name[language]}
      </text>
    </g>
  );
}

const isKnown = (nation: string): nation is keyof typeof LIVERIES => Object.hasOwn(LIVERIES, nation);
const liveryOf = (nation: string): Livery =>
  isKnown(nation) ? LIVERIES[nation] : { name: nation, edge: 'line', cockade: [] };
