import { Border } from '@bicorne/boardkit/map/Border.tsx';
import { Glyphs } from '@bicorne/boardkit/map/Glyphs.tsx';
import { Lamplight } from '@bicorne/boardkit/map/Sheet.tsx';
import '@bicorne/boardkit/map/map.css';
import { polyline, type Point } from '@bicorne/boardkit';
import { memo, useId, useMemo, type ReactNode } from 'react';
import { LOCALITIES } from '../data/map.ts';
import { SETTLEMENTS } from './data/land.ts';
import { Signs } from './Signs.tsx';
import { groundOf, type Ground as GroundPaths, type Stamp, type Village } from './ground.ts';
import { nameAt } from './names.ts';
import { sheetFor, type Sheet } from './sheet.ts';
import './ground.css';

interface Props {
  readonly flipped: boolean;
  readonly title?: string | undefined;
  readonly date?: string | undefined;
  readonly northLetter?: string | undefined;
  readonly objectiveName?: string | undefined;
  /** Names on the map in the reader's language. */
  readonly placeName?: ((name: string) => string) | undefined;
}

/** The engraved plain with the net of localities: drawn once, nothing in it ever moves. */
export const Ground = memo(function Ground(props: Props): ReactNode {
  const sheet = sheetFor(props.flipped);
  const ground = useMemo(() => groundOf(sheet), [sheet]);
  return (
    <g aria-hidden="true">
      <Glyphs />
      <Plain sheet={sheet} ground={ground} />
      <Net sheet={sheet} />
      <Signs sheet={sheet} />
      <Objective sheet={sheet} name={props.objectiveName} />
      <Border sheet={sheet} />
      <Cartouche {...props} sheet={sheet} />
      <Lamplight layout={sheet} />
      <Names sheet={sheet} ground={ground} placeName={props.placeName ?? asItIs} />
    </g>
  );
});

interface LayerProps {
  readonly sheet: Sheet;
  readonly ground: GroundPaths;
}

function Plain({ sheet, ground }: LayerProps): ReactNode {
  const id = useId();
  const { tints, hachures, water, roads } = ground;
  return (
    <g>
      <pattern
        id={`${id}r`}
        width="13"
        height="13"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(12)"
      >
        <path className="mar-rice-line" d="M0 .5H13M.5 0V13" />
      </pattern>
      <rect className="bk-paper" width={sheet.width} height={sheet.height} />
      {tints.map((tint, i) => (
        <path key={tint.length} className={`mar-tint mar-tint-${i}`} d={tint} />
      ))}
      {hachures.map((strokes, i) => (
        <path key={strokes.length} className={`bk-hachure bk-hachure-${i} mar-hachure`} d={strokes} />
      ))}
      <path className="mar-furrow" d={ground.furrows} />
      <path className="mar-vine" d={ground.vines} />
      <path className="bk-marsh-wash" d={ground.marshes} />
      <path className="mar-rice" d={ground.rice.join('')} />
      <path fill={`url(#${id}r)`} d={ground.rice.join('')} />
      <path className="mar-rill-bank" d={water.rills} />
      <path className="mar-rill" d={water.rills} />
      <path className="bk-bank" d={water.bodies} />
      <path className="bk-shore" d={water.bodies} />
      <path className="bk-water" d={water.bodies} />
      <path className="bk-ripple" d={water.ripples} />
      <Stamps name="bk-tuft" stamps={ground.reeds} scale={0.9} />
      <path className="bk-wood-wash" d={ground.woods} />
      <path className="bk-road-edge" strokeWidth="6.4" d={roads.local} />
      <path className="mar-main-edge" d={roads.main} />
      <path className="bk-road" strokeWidth="3.8" d={roads.local} />
      <path className="mar-main" d={roads.main} />
      <path className="mar-bridge" d={ground.bridges} />
      <Stamps name="bk-tree" stamps={ground.trees} scale={0.95} />
      {ground.villages.map((village) => (
        <VillageHouses key={village.name} village={village} />
      ))}
    </g>
  );
}

const Stamps = ({
  name,
  stamps,
  scale,
}: {
  readonly name: string;
  readonly stamps: readonly Stamp[];
  readonly scale: number;
}): ReactNode =>
  stamps.map(({ x, y, form, size }) => (
    <use
      key={`${x} ${y}`}
      href={`#${name}-${form}`}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size * scale).toFixed(2)})`}
    />
  ));

const VillageHouses = ({
  village: { x, y, size, church, houses },
}: {
  readonly village: Village;
}): ReactNode => (
  <g>
    {size !== 'small' && (
      <ellipse
        className="bk-yard"
        cx={x}
        cy={y + 6}
        rx={size === 'large' ? 84 : 60}
        ry={size === 'large' ? 48 : 38}
      />
    )}
    {church && <use href="#bk-church" transform={`translate(${x - 8} ${y}) scale(1.05)`} />}
    <Stamps name="bk-house" stamps={houses} scale={1} />
  </g>
);

/** The borders of the localities. Sides that nobody crosses are drawn as what they are. */
const Net = memo(function Net({ sheet }: { readonly sheet: Sheet }): ReactNode {
  const lines = [...sheet.sides]
    .filter(([position]) => position % 2 === 1)
    .map(([, { from, to }]) => polyline([from, to]));
  const shut = sheet.barriers
    .filter(({ kind }) => kind !== 'sheet')
    .map(({ from, to }) => polyline([from, to]));
  const edge = sheet.barriers
    .filter(({ kind }) => kind === 'sheet')
    .map(({ from, to }) => polyline([from, to]));
  return (
    <g>
      <path className="mar-net-halo" d={lines.join('')} />
      <path className="mar-net" d={lines.join('')} />
      <path className="mar-edge" d={edge.join('')} />
      <path className="mar-shut" d={shut.join('')} />
    </g>
  );
});

function Objective({ sheet, name }: { readonly sheet: Sheet; readonly name: string | undefined }): ReactNode {
  const id = useId();
  // Written from south to north, so that it is read from the left.
  const points = sheet.flipped ? sheet.objective : sheet.objective.toReversed();
  return (
    <g>
      <path id={id} className="mar-objective-wash" d={polyline(points)} />
      <path className="mar-objective" d={polyline(points)} />
      {name !== undefined && (
        <text className="mar-objective-name" dy="-12">
          <textPath href={`#${id}`} startOffset={sheet.flipped ? '42%' : '58%'}>
            {name}
          </textPath>
        </text>
      )}
    </g>
  );
}

/** A village that is a locality of its own carries its number in its name. */
const VILLAGE_NUMBERS: ReadonlyMap<string, number> = new Map(
  LOCALITIES.flatMap(({ id, name }) =>
    SETTLEMENTS.some((one) => one.name === name && one.size !== 'small') ? [[name, id]] : [],
  ),
);

const asItIs = (name: string): string => name;

function Names({
  sheet,
  ground,
  placeName,
}: LayerProps & { readonly placeName: (name: string) => string }): ReactNode {
  const id = useId();
  return (
    <g>
      <text className="mar-water-name" dy="-22">
        <path id={id} d={ground.bormida} fill="none" stroke="none" />
        <textPath href={`#${id}`} startOffset="50%">
          {placeName('Bormida')}
        </textPath>
      </text>
      {ground.villages.map((village) => (
        <text
          key={village.name}
          className={`mar-place mar-place-${village.size}`}
          {...nameAt(village, village, sheet.height)}
          textAnchor="middle"
        >
          {placeName(village.name)}
          {VILLAGE_NUMBERS.has(village.name) && (
            <tspan className="mar-village-number" dx="7">
              {VILLAGE_NUMBERS.get(village.name)}
            </tspan>
          )}
        </text>
      ))}
      {LOCALITIES.filter(({ name }) => !VILLAGE_NUMBERS.has(name)).map(({ id: number, capacity }) => {
        const { x, y } = sheet.areas[number].room.label;
        return <LocalityNumber key={number} x={x} y={y} number={number} room={capacity} />;
      })}
    </g>
  );
}

/** Its number, and where room is scarce as many squares as there is room for pieces. */
export const LocalityNumber = ({
  x,
  y,
  number,
  room,
}: Point & { readonly number: number; readonly room: number }): ReactNode => (
  <g transform={`translate(${x} ${y})`}>
    <text className="mar-number" y="8">
      {number}
    </text>
    {room <= SMALL && <path className="mar-capacity" d={squares(room, String(number).length * 7 + 5)} />}
  </g>
);

const squares = (count: number, from: number): string =>
  Array.from({ length: count }, (_, i) => `M${from + i * 8} -4h5.5v5.5h-5.5Z`).join('');

/** Where room is so scarce that it matters its measure stands beside the number. */
const SMALL = 4;

function Cartouche({ sheet, title, date, northLetter }: Props & { readonly sheet: Sheet }): ReactNode {
  const { x, y, width, height } = sheet.title;
  if (title === undefined) return null;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        className="mar-cartouche"
        d={`M14 0H${width - 14}L${width} 14V${height - 14}L${width - 14} ${height}H14L0 ${height - 14}V14Z`}
      />
      <path
        className="bk-neatline"
        strokeWidth="2.4"
        d={`M14 0H${width - 14}L${width} 14V${height - 14}L${width - 14} ${height}H14L0 ${height - 14}V14Z`}
      />
      <path
        className="bk-neatline"
        strokeWidth="1"
        d={`M18 8H${width - 18}L${width - 8} 18V${height - 18}L${width - 18} ${height - 8}H18L8 ${height - 18}V18Z`}
      />
      <text className="mar-title" x={width / 2 - 36} y="112">
        {title}
      </text>
      <path className="bk-neatline" strokeWidth="1.6" d={`M${width / 2 - 156} 138H${width / 2 + 84}`} />
      <text className="mar-date" x={width / 2 - 36} y="182">
        {date}
      </text>
      <Compass x={width - 74} y={height / 2} turn={sheet.flipped ? 180 : 0} letter={northLetter} />
    </g>
  );
}

const Compass = ({
  x,
  y,
  turn,
  letter,
}: {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly letter: string | undefined;
}): ReactNode => (
  <g transform={`translate(${x} ${y + 10})`}>
    <g transform={`rotate(${turn})`}>
      <circle className="bk-compass-ring" r="40" />
      <path className="bk-compass-dark" d="M0 -60L11 0L0 54L0 0Z" />
      <path className="bk-compass-light" d="M0 -60L-11 0L0 54L0 0Z" />
    </g>
    <text className="mar-north" y={turn === 0 ? -68 : 90}>
      {letter}
    </text>
  </g>
);
