import { memo, useId, type ReactNode } from 'react';
import { polyline, type HexLayout } from '../geometry.ts';
import { diceFrom, noise } from '../noise.ts';
import { Glyphs } from './Glyphs.tsx';
import { hexsideCourses } from './hexsides.ts';
import type { Landscape, Road, Settlement } from './landscape.ts';
import { roadCourse, streamCourse, type Course } from './lines.ts';
import { plots } from './plots.ts';
import { paintRelief } from './relief.ts';
import { paintPatch, type Patch, type Stamp } from './scatter.ts';
import { paintHouses } from './village.ts';
import { Crossings, SideBridges, Waters } from './Water.tsx';
import { paintWorks } from './works.ts';
import './map.css';

interface Props {
  readonly layout: HexLayout;
  readonly land: Landscape;
}

/** The engraved ground, drawn once: nothing in it ever moves. */
export const Terrain = memo(function Terrain({ layout, land }: Props): ReactNode {
  const streams = land.streams.map((stream, i) => streamCourse(layout, stream, land.seed + 40 + i));
  const roads = land.roads.map((road) => roadCourse(layout, road, land.seed + 80));
  const brooks = hexsideCourses(layout, land.waterSides ?? [], land.seed + 45);
  return (
    <svg aria-hidden="true" width={layout.width} height={layout.height} overflow="hidden">
      <Glyphs />
      <Paper layout={layout} land={land} />
      <Heights layout={layout} land={land} />
      <Pits layout={layout} land={land} />
      <Waters layout={layout} land={land} courses={[...streams, ...brooks]} />
      <Yards layout={layout} land={land} />
      <Roads land={land} courses={roads} />
      <Crossings layout={layout} land={land} streams={streams} roads={roads} />
      <Woods layout={layout} land={land} />
      <SideBridges layout={layout} land={land} brooks={brooks} />
      {land.settlements.map((settlement) => (
        <Village key={settlement.hex} layout={layout} settlement={settlement} seed={land.seed} />
      ))}
      <Crags layout={layout} land={land} />
      {land.works.map((works) => (
        <Earthworks key={works.hex} {...paintWorks(layout, works)} />
      ))}
    </svg>
  );
});

function Paper({ layout, land }: Props): ReactNode {
  const id = useId();
  return (
    <>
      <pattern id={id} width="180" height="180" patternUnits="userSpaceOnUse">
        <path className="bk-grain" d={fibres(land.seed)} />
      </pattern>
      <rect className="bk-paper" width={layout.width} height={layout.height} />
      <path className="bk-furrow" d={furrows(layout, land)} />
      <rect fill={`url(#${id})`} width={layout.width} height={layout.height} />
    </>
  );
}

function fibres(seed: number): string {
  const dice = diceFrom(seed);
  return Array.from({ length: 120 }, () => {
    const turn = dice() * Math.PI;
    const length = 1 + dice() * 5;
    const [x, y] = [dice() * 180, dice() * 180];
    return `M${x.toFixed(1)} ${y.toFixed(1)}l${(Math.cos(turn) * length).toFixed(1)} ${(Math.sin(turn) * length).toFixed(1)}`;
  }).join('');
}

/** Ploughland: groups of faint plots on open ground, each group ploughed two ways. */
function furrows(layout: HexLayout, land: Landscape): string {
  const built = land.settlements.map(({ hex }) => hex);
  const taken = new Set([
    ...land.hills,
    ...land.crags,
    ...land.woods,
    ...land.lakes,
    ...land.pits,
    ...land.marshes,
    ...built,
    ...land.streams.flatMap(({ run }) => run),
  ]);
  const nearHouses = (hex: number): boolean => layout.grid.around[hex].some((other) => built.includes(other));
  return layout.centres
    .flatMap((at, hex) => {
      if (taken.has(hex) || noise(land.seed + 11, hex * 1.7, 0.5) < (nearHouses(hex) ? -0.3 : 0.35))
        return [];
      return [plots(at, layout.radius, land.seed + hex)];
    })
    .join('');
}

function Heights({ layout, land }: Props): ReactNode {
  if (land.hills.length + land.crags.length === 0) return null;
  const { tints, hachures } = paintRelief(layout, [...land.hills, ...land.crags], land.seed);
  return (
    <>
      <path className="bk-hill-cast" d={tints[0]} transform="translate(5 7)" />
      <path className="bk-hill-0" d={tints[0]} />
      <path className="bk-hill-1" d={tints[1]} />
      <path className="bk-hill-2" d={tints[2]} />
      <path className="bk-hachure bk-hachure-0" d={hachures[0]} />
      <path className="bk-hachure bk-hachure-1" d={hachures[1]} />
      <path className="bk-hachure bk-hachure-2" d={hachures[2]} />
    </>
  );
}

const Stamps = ({
  name,
  stamps,
  layout,
}: {
  readonly name: string;
  readonly stamps: readonly Stamp[];
  readonly layout: HexLayout;
}): ReactNode =>
  stamps.map(({ x, y, form, size }) => (
    <use
      key={`${x} ${y}`}
      href={`#${name}-${form}`}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${((size * layout.radius) / 60).toFixed(2)})`}
    />
  ));

function Woods({ layout, land }: Props): ReactNode {
  const wood = paintPatch(layout, land.woods, { spacing: 0.36, forms: 3, seed: land.seed + 20, depth: 0.45 });
  return <PatchOf name="bk-tree" wash="bk-wood-wash" patch={wood} layout={layout} />;
}

function Crags({ layout, land }: Props): ReactNode {
  const rocks = paintPatch(layout, land.crags, { spacing: 0.38, forms: 3, seed: land.seed + 30, depth: 0.5 });
  return <PatchOf name="bk-rock" wash="bk-crag-wash" patch={rocks} layout={layout} />;
}

const PatchOf = ({
  name,
  wash,
  patch,
  layout,
}: {
  readonly name: string;
  readonly wash: string;
  readonly patch: Patch;
  readonly layout: HexLayout;
}): ReactNode =>
  patch.wash !== '' && (
    <>
      <path className={wash} d={patch.wash} />
      <Stamps name={name} stamps={patch.stamps} layout={layout} />
    </>
  );

function Pits({ layout, land }: Props): ReactNode {
  const pit = paintPatch(layout, land.pits, { spacing: 0.34, forms: 2, seed: land.seed + 50, depth: 0.6 });
  const marsh = paintPatch(layout, land.marshes, {
    spacing: 0.33,
    forms: 3,
    seed: land.seed + 60,
    depth: 0.5,
  });
  return (
    <>
      <PatchOf name="bk-tuft" wash="bk-marsh-wash" patch={marsh} layout={layout} />
      <PatchOf name="bk-grit" wash="bk-pit-wash" patch={pit} layout={layout} />
      {pit.wash !== '' && <path className="bk-pit-rim" d={pit.wash} />}
    </>
  );
}

const ROAD = { highway: { edge: 7.4, bed: 5 }, lane: { edge: 4.4, bed: 2.8 } } as const;

const ROAD_KINDS = ['lane', 'highway'] as const;
const roadsOf = (land: Landscape, courses: readonly Course[], kind: Road['kind']): string =>
  courses.flatMap(({ points }, i) => (land.roads[i].kind === kind ? [polyline(points)] : [])).join('');

const Roads = ({
  land,
  courses,
}: {
  readonly land: Landscape;
  readonly courses: readonly Course[];
}): ReactNode => (
  <>
    {ROAD_KINDS.map((kind) => (
      <path
        key={kind}
        className="bk-road-edge"
        strokeWidth={ROAD[kind].edge}
        d={roadsOf(land, courses, kind)}
      />
    ))}
    {ROAD_KINDS.map((kind) => (
      <path key={kind} className="bk-road" strokeWidth={ROAD[kind].bed} d={roadsOf(land, courses, kind)} />
    ))}
  </>
);

/** Trodden ground and gardens, under the roads. */
function Yards({ layout, land }: Props): ReactNode {
  const built = paintPatch(
    layout,
    land.settlements.map(({ hex }) => hex),
    { spacing: 0.3, forms: 3, seed: land.seed + 90, depth: 0.62, wander: 0.24 },
  );
  return <PatchOf name="bk-garden" wash="bk-yard" patch={built} layout={layout} />;
}

function Village({
  layout,
  settlement,
  seed,
}: {
  readonly layout: HexLayout;
  readonly settlement: Settlement;
  readonly seed: number;
}): ReactNode {
  const { x, y } = layout.centres[settlement.hex];
  const scale = layout.radius / 60;
  return (
    <g>
      {settlement.kind !== 'mill' && settlement.kind !== 'farm' && (
        <use href="#bk-church" transform={`translate(${x - 24 * scale} ${y - 20 * scale}) scale(${scale})`} />
      )}
      <Stamps name="bk-house" stamps={paintHouses(layout, settlement, seed)} layout={layout} />
      {settlement.kind === 'mill' && (
        <use href="#bk-mill" transform={`translate(${x} ${y + 6 * scale}) scale(${scale * 1.2})`} />
      )}
    </g>
  );
}

const Earthworks = ({ wall, teeth }: { readonly wall: string; readonly teeth: string }): ReactNode => (
  <g>
    <path className="bk-teeth" d={teeth} />
    <path className="bk-earth" d={wall} />
    <path className="bk-earth-lit" d={wall} />
  </g>
);
