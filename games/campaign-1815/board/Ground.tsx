import { Border } from '@bicorne/boardkit/map/Border.tsx';
import { polyline, type Point } from '@bicorne/boardkit';
import { Glyphs } from '@bicorne/boardkit/map/Glyphs.tsx';
import { Lamplight } from '@bicorne/boardkit/map/Sheet.tsx';
import '@bicorne/boardkit/map/map.css';
import { memo, useId, type ReactNode } from 'react';
import { ROADS } from '../data/roads.ts';
import { SUPPLY_CITIES } from '../data/supply.ts';
import { TOWNS } from '../data/towns.ts';
import { FORTS } from './data/land.ts';
import { sheetFor, type Sheet } from './sheet.ts';
import type { CampaignWords } from './words/lexicon.ts';
import './ground.css';

interface Props {
  readonly flipped: boolean;
  readonly words?: CampaignWords | undefined;
  readonly title?: string | undefined;
  readonly date?: string | undefined;
}

/** The engraved country: drawn once, nothing in it ever moves. */
export const Ground = memo(function Ground({ flipped, words, title, date }: Props): ReactNode {
  const sheet = sheetFor(flipped);
  return (
    <g aria-hidden="true">
      <Glyphs />
      <rect className="bk-paper" width={sheet.width} height={sheet.height} />
      <Land sheet={sheet} />
      <Borders sheet={sheet} words={words} />
      <Roads sheet={sheet} />
      <Towns sheet={sheet} />
      <Border sheet={sheet} />
      {words && title !== undefined && (
        <Cartouche at={sheet.titleAt} title={title} date={date ?? ''} words={words} turned={flipped} />
      )}
      <Lamplight layout={sheet} />
      {words && <Names sheet={sheet} words={words} />}
    </g>
  );
});

const Land = ({ sheet }: { readonly sheet: Sheet }): ReactNode => {
  const water = sheet.rivers.map(({ body }) => body).join('');
  return (
    <>
      <path className="bk-furrow cmp-furrow" d={sheet.fields} />
      {sheet.slopes.map((outline, i) => (
        <path key={outline} className={`bk-hill-${i} cmp-slope`} d={outline} />
      ))}
      <path className="bk-hachure cmp-hachure" d={sheet.hachures} />
      {sheet.woods.map(({ rim, trees }) => (
        <g key={rim}>
          <path className="bk-wood-wash cmp-wood" d={rim} />
          {trees.map(({ x, y, form, size }) => (
            <use
              key={`${x} ${y}`}
              href={`#bk-tree-${form}`}
              transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size * 0.95).toFixed(2)})`}
            />
          ))}
        </g>
      ))}
      <path className="cmp-meadow" d={water} />
      <path className="cmp-shore" d={water} />
      <path className="cmp-water" d={water} />
    </>
  );
};

function Borders({
  sheet,
  words,
}: {
  readonly sheet: Sheet;
  readonly words: CampaignWords | undefined;
}): ReactNode {
  const id = useId();
  const eastward = (points: readonly Point[]): readonly Point[] =>
    points[0].x < points[points.length - 1].x ? points : points.toReversed();
  const [frontier, line] = [polyline(eastward(sheet.frontier)), polyline(eastward(sheet.deployment))];
  return (
    <g>
      <path className="cmp-frontier-wash cmp-frontier-edge" d={frontier} />
      <path className="cmp-frontier-wash" d={frontier} />
      <path id={`${id}f`} className="cmp-frontier" d={frontier} />
      <path className="cmp-deployment-wash" d={line} />
      <path id={`${id}d`} className="cmp-deployment" d={line} />
      {words && (
        <>
          <text className="cmp-border-name" dy="34">
            <textPath href={`#${id}f`} startOffset={sheet.flipped ? '33%' : '67%'}>
              {words.ui.frontier}
            </textPath>
          </text>
          <text className="cmp-border-name cmp-line-name" dy="-14">
            <textPath href={`#${id}d`} startOffset={sheet.flipped ? '20%' : '80%'}>
              {words.ui.deploymentLine}
            </textPath>
          </text>
        </>
      )}
    </g>
  );
}

const Roads = ({ sheet }: { readonly sheet: Sheet }): ReactNode => {
  const of = (kind: string): string =>
    sheet.roads.flatMap(({ path }, i) => (ROADS[i].kind === kind ? [path] : [])).join('');
  return (
    <g>
      <path className="cmp-minor" d={of('minor')} />
      <path className="cmp-major-edge" d={of('major')} />
      <path className="cmp-major" d={of('major')} />
      {sheet.roads.map(({ bridge, path }) =>
        bridge === null ? null : (
          <g key={path} transform={`translate(${bridge.at.x} ${bridge.at.y}) rotate(${bridge.turn})`}>
            <path className="cmp-bridge-deck" d="M-13 0H13" />
            <path className="cmp-bridge" d="M-17 -12L-11 -7H11L17 -12M-17 12L-11 7H11L17 12" />
          </g>
        ),
      )}
    </g>
  );
};

/** The mark of a supply city. */
export const STAR = 'M0 -16L4 -5L15 -5L6 2L9.5 13L0 6.5L-9.5 13L-6 2L-15 -5L-4 -5Z';

const CITIES: ReadonlySet<string> = new Set(SUPPLY_CITIES.map(({ town }) => town));

const Towns = ({ sheet }: { readonly sheet: Sheet }): ReactNode =>
  TOWNS.map(({ id, zone }, i) => (
    <g key={id} transform={`translate(${sheet.towns[i].x} ${sheet.towns[i].y})`}>
      <TownPlan id={id} zone={zone} />
    </g>
  ));

/** A small plan: bastions and streets for a fortress, a few roofs for a market town. */
export function TownPlan({ id, zone }: { readonly id: string; readonly zone: string }): ReactNode {
  if (CITIES.has(id))
    return (
      <>
        <path className={`cmp-works cmp-zone-${zone}`} d={star(9, 44, 33)} />
        <path className="cmp-wall" d={star(9, 33, 29)} />
        <path
          className="cmp-streets"
          d="M-22 -18H-5V-6H-22ZM0 -22H12V-7H0ZM17 -16H25V-2H17ZM-25 -1H-12V11H-25ZM-7 -1H10V9H-7ZM15 3H26V12H15ZM-18 16H-4V25H-18ZM2 14H14V25H2Z"
        />
        <path className="cmp-crown" d={STAR} />
      </>
    );
  if (FORTS.has(id))
    return (
      <>
        <path className={`cmp-works cmp-zone-${zone}`} d={star(6, 30, 20)} />
        <path className="cmp-streets" d="M-12 -10H-2V-2H-12ZM3 -11H11V-3H3ZM-12 3H-4V10H-12ZM1 2H12V10H1Z" />
      </>
    );
  return (
    <>
      <circle className={`cmp-works cmp-zone-${zone}`} r="19" />
      <path className="cmp-streets" d="M-11 -7H-3V0H-11ZM1 -11H8V-4H1ZM-6 4H2V11H-6ZM6 0H12V7H6Z" />
    </>
  );
}

/** A trace of bastions. */
function star(points: number, outer: number, inner: number): string {
  const corner = (i: number, reach: number): string => {
    const turn = (i / (points * 2)) * Math.PI * 2 - Math.PI / 2;
    return `${(Math.cos(turn) * reach).toFixed(1)} ${(Math.sin(turn) * reach).toFixed(1)}`;
  };
  return `M${Array.from({ length: points * 2 }, (_, i) => corner(i, i % 2 === 0 ? outer : inner)).join('L')}Z`;
}

function Names({ sheet, words }: { readonly sheet: Sheet; readonly words: CampaignWords }): ReactNode {
  const id = useId();
  return (
    <g>
      {sheet.regions.map(({ name, place }) => (
        <text key={name} className="cmp-region" {...place}>
          {words.region(name)}
        </text>
      ))}
      {sheet.rivers.map(({ name, line, named }) =>
        named === undefined ? null : (
          <text key={name} className="cmp-river-name" dy="-10">
            <path id={`${id}${name}`} d={line} fill="none" stroke="none" />
            <textPath href={`#${id}${name}`} startOffset={`${named * 100}%`}>
              {words.river(name)}
            </textPath>
          </text>
        ),
      )}
      {TOWNS.map(({ id: town }, i) => (
        <TownName key={town} town={i} sheet={sheet} words={words} />
      ))}
    </g>
  );
}

/** Towns whose name would lie under the blocks of the town below it. */
const BESIDE: Readonly<Record<string, 'start' | 'end'>> = {
  alost: 'start',
  laneffe: 'end',
  philippeville: 'start',
  solre: 'end',
};

export function TownName({
  town,
  sheet,
  words,
}: {
  readonly town: number;
  readonly sheet: Sheet;
  readonly words: CampaignWords;
}): ReactNode {
  const { id } = TOWNS[town];
  const { x, y } = sheet.towns[town];
  const [kind, below] = CITIES.has(id) ? [' cmp-city', 70] : FORTS.has(id) ? [' cmp-fort', 50] : ['', 41];
  const side = BESIDE[id];
  const place =
    side === undefined
      ? { x, y: y + below }
      : { x: x + (side === 'start' ? 30 : -26), y: y + 22, style: { textAnchor: side } };
  return (
    <text className={`cmp-town${kind}`} {...place}>
      {words.town(town)}
    </text>
  );
}

interface CartoucheProps {
  readonly at: Point;
  readonly title: string;
  readonly date: string;
  readonly words: CampaignWords;
  readonly turned: boolean;
}

/** Title, north arrow, and how the two kinds of road are told apart. */
const Cartouche = ({ at, title, date, words, turned }: CartoucheProps): ReactNode => (
  <g transform={`translate(${at.x} ${at.y})`}>
    <path className="cmp-cartouche" d="M14 0H556L570 14V156L556 170H14L0 156V14Z" />
    <path className="bk-neatline" strokeWidth="1" d="M18 8H552L562 18V152L552 162H18L8 152V18Z" />
    <text className="cmp-title" x="245" y="62">
      {title}
    </text>
    <text className="cmp-date" x="245" y="98">
      {date}
    </text>
    <path className="cmp-major-edge" d="M36 134H112" />
    <path className="cmp-major" d="M36 134H112" />
    <text className="cmp-key" x="124" y="140">
      {words.ui.majorRoad}
    </text>
    <path className="cmp-minor" d="M268 134H344" />
    <text className="cmp-key" x="356" y="140">
      {words.ui.minorRoad}
    </text>
    <g transform="translate(516 80)">
      <g transform={`rotate(${turned ? 180 : 0}) scale(.8)`}>
        <circle className="bk-compass-ring" r="40" />
        <path className="bk-compass-dark" d="M0 -60L11 0L0 54L0 0Z" />
        <path className="bk-compass-light" d="M0 -60L-11 0L0 54L0 0Z" />
      </g>
      <text className="cmp-key cmp-north" y={turned ? 66 : -46}>
        {words.ui.northLetter}
      </text>
    </g>
  </g>
);
