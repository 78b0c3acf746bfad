import { polyline, type Point } from '@bicorne/boardkit';
import { PipDie } from '@bicorne/boardkit/pieces/PipDie.tsx';
import { Pennant, SABERS } from '@bicorne/boardkit/pieces/Marks.tsx';
import { Advised, TracesOver, TracesUnder } from '@bicorne/boardkit/map/Traces.tsx';
import type { ReactNode } from 'react';
import { MAP, PASS_LIMIT, TOWN_LIMIT } from '../rules/board.ts';
import { armyIn } from '../rules/state.ts';
import type { CampaignView } from '../rules/view.ts';
import { ARMY_OF } from '../rules/blocks.ts';
import { ARMY_CLASS, Back } from './Block.tsx';
import type { Props } from './Board.tsx';
import { Ground, TownName } from './Ground.tsx';
import { allStands, trailsIn, type Stand, type Throw, type Trail } from './model.ts';
import { isFoesTown, roadLimit, type Options, type Way } from './options.ts';
import { sheetFor, type Sheet } from './sheet.ts';
import { OpenStands, reachOf, TownStands } from './Stands.tsx';
import { Touch } from './Touch.tsx';
import { Track } from './Track.tsx';

export interface SceneProps extends Props {
  readonly options: Options;
  readonly chosen: readonly number[];
  readonly ways: ReadonlyMap<string, readonly Way[]>;
  readonly opened: number | null;
  readonly pointed: number | null;
  readonly thrown: Throw | null;
}

/** The campaign: blocks on their towns, the roads they may take. */
export function MapScene(props: SceneProps): ReactNode {
  const { view, events, traces, words, flipped, ways, opened, pointed } = props;
  const sheet = sheetFor(flipped);
  const stands = allStands(view);
  const sources = sourcesOf(props);
  const traced = {
    traces,
    named: props.named,
    at: (town: number) => sheet.towns[town],
    reach: 40,
    weight: 1.6,
    along: (from: number, to: number) => roadBetween(sheet, from, to),
  };
  return (
    <>
      <Ground flipped={flipped} words={words} title={words.title} date={words.ui.mapDate} />
      <Track sheet={sheet} view={view} words={words} />
      <g aria-hidden="true" pointerEvents="none">
        <TracesUnder {...traced} />
        {trailsIn(events).map((trail) => (
          <TrailLine
            key={`${trail.from} ${trail.to} ${trail.army}`}
            sheet={sheet}
            trail={trail}
            traced={traces != null}
          />
        ))}
        {props.chosen.length > 0 && <RoadMarks {...props} sheet={sheet} />}
        {[...ways.keys()].map((key) => {
          const town = townOf(key);
          return town === null ? null : (
            <Target
              key={key}
              mark={key}
              at={sheet.towns[town]}
              hostile={isHostile(view, props.chosen, town)}
            />
          );
        })}
        {[...ways.keys()].map((key) => {
          const town = townOf(key);
          return town === null ? null : <TownName key={key} town={town} sheet={sheet} words={words} />;
        })}
        {view.phase === 'place' && <RoomMarks {...props} sheet={sheet} stands={stands} />}
        {opened !== null && stands.has(opened) && (
          <circle className="cmp-opened" cx={sheet.towns[opened].x} cy={sheet.towns[opened].y} r="54" />
        )}
        {pointed !== null && (
          <circle className="cmp-pointed" cx={sheet.towns[pointed].x} cy={sheet.towns[pointed].y} r="60" />
        )}
      </g>
      <g aria-hidden="true" pointerEvents="none">
        {[...stands].map(([town, list]) => (
          <TownStands
            key={town}
            at={sheet.towns[town]}
            stands={list}
            view={view}
            live={armiesOf(sources.get(town))}
            chosen={view.phase === 'march' ? props.chosen : NOBODY}
          />
        ))}
        {[...new Set(view.groups.filter((town) => town >= 0))].map((town) => (
          <g
            key={town}
            transform={`translate(${sheet.towns[town].x - 40} ${sheet.towns[town].y + 8}) scale(1.7)`}
          >
            <Pennant />
          </g>
        ))}
        {view.fights.map(({ town, round }) => (
          <g
            key={town}
            data-moment="fight"
            transform={`translate(${sheet.towns[town].x} ${sheet.towns[town].y + 2})`}
          >
            <circle className={town === view.field ? 'cmp-fight cmp-fight-now' : 'cmp-fight'} r="22" />
            <path className="cmp-fight-sabers" transform="scale(1.7)" d={SABERS} />
            {round > 0 && (
              <text className="cmp-fight-round" x="30" y="10">
                {words.ui.round(round)}
              </text>
            )}
          </g>
        ))}
        <TracesOver {...traced} />
        <Advised {...traced} traces={props.advised} />
        <MarchDie sheet={sheet} thrown={props.thrown} />
        {pointed !== null && pointed !== opened && (
          <OpenStands
            at={sheet.towns[pointed]}
            sheet={sheet}
            stands={stands.get(pointed) ?? []}
            view={view}
          />
        )}
      </g>
      <Touch {...props} sheet={sheet} sources={sources} />
    </>
  );
}

const NOBODY: readonly number[] = [];

/** Towns with blocks that may do something now. */
function sourcesOf({ view, options }: SceneProps): ReadonlyMap<number, readonly number[]> {
  const towns = new Map<number, number[]>();
  for (const block of options.blocks.keys()) {
    const town = view.at[block];
    if (town >= 0) towns.set(town, [...(towns.get(town) ?? []), block]);
  }
  return towns;
}

const armiesOf = (blocks: readonly number[] = []): ReadonlySet<number> =>
  new Set(blocks.map((block) => ARMY_OF[block]));

const townOf = (key: string): number | null => (key.startsWith('town ') ? Number(key.slice(5)) : null);

const isHostile = (view: CampaignView, chosen: readonly number[], town: number): boolean =>
  chosen.length > 0 && isFoesTown(view, chosen[0], town);

const Target = ({
  at,
  mark,
  hostile,
}: {
  readonly at: Point;
  readonly mark: string;
  readonly hostile: boolean;
}): ReactNode => (
  <g transform={`translate(${at.x} ${at.y})`}>
    <circle className={hostile ? 'cmp-target cmp-target-foe' : 'cmp-target'} data-mark={mark} r="46" />
    {!hostile && <circle className="cmp-dot" r="11" />}
  </g>
);

/** While blocks are placed: how many a town has, and how many it takes. (C4.4, C4.5) */
const RoomMarks = ({
  view,
  chosen,
  ways,
  sheet,
  stands,
}: SceneProps & {
  readonly sheet: Sheet;
  readonly stands: ReadonlyMap<number, readonly Stand[]>;
}): ReactNode =>
  [...ways.keys()].map((key) => {
    const town = townOf(key);
    const army = ARMY_OF[chosen[0]];
    if (town === null || army === undefined) return null;
    const { x, y } = sheet.towns[town];
    return (
      <Pill
        key={key}
        at={{ x: x + Math.max(50, reachOf(stands.get(town) ?? []) + 40), y: y - 22 }}
        text={`${armyIn(view, army, town)}/${TOWN_LIMIT[army]}`}
        hostile={false}
      />
    );
  });

interface PillProps {
  readonly at: Point;
  readonly text: string;
  readonly hostile: boolean;
}

const Pill = ({ at, text, hostile }: PillProps): ReactNode => (
  <g transform={`translate(${at.x} ${at.y})`}>
    <rect
      className={hostile ? 'cmp-limit cmp-limit-foe' : 'cmp-limit'}
      x="-31"
      y="-17"
      width="62"
      height="34"
      rx="17"
    />
    <text className="cmp-limit-text" y="8">
      {text}
    </text>
  </g>
);

/** On each road to go: how many may still pass, and the bridge that halves an attack. (C5.11, C5.13, C6.63) */
function RoadMarks({ view, chosen, ways, sheet, prompt }: SceneProps & { readonly sheet: Sheet }): ReactNode {
  const from = view.at[chosen[0]];
  if (from < 0) return null;
  return [...ways.keys()].map((key) => {
    const town = townOf(key);
    const road = town === null ? -1 : MAP.way(from, town);
    if (town === null || road < 0) return null;
    const hostile = isHostile(view, chosen, town);
    const marching = prompt?.ask === 'march' || prompt?.ask === 'ride' || prompt?.ask === 'force';
    const limit = marching ? roadLimit(road, hostile) : PASS_LIMIT[road];
    const line = sheet.roads[road];
    const at = hostile && line.bridge ? line.bridge.at : line.middle;
    return (
      <g key={key}>
        <path className={hostile ? 'cmp-way cmp-way-foe' : 'cmp-way'} d={line.path} />
        <Pill at={at} text={marching ? `${view.roadUse[road]}/${limit}` : String(limit)} hostile={hostile} />
      </g>
    );
  });
}

/** A road that was just gone, and a block that goes along it. */
function TrailLine({
  sheet,
  trail,
  traced,
}: {
  readonly sheet: Sheet;
  readonly trail: Trail;
  readonly traced: boolean;
}): ReactNode {
  const { from, to, army, kind } = trail;
  const line = polyline(roadBetween(sheet, from, to));
  return (
    <g className={ARMY_CLASS[army]}>
      {!traced && <path className={`cmp-trail cmp-trail-${kind}`} d={line} />}
      <g className="cmp-walker" style={{ offsetPath: `path("${line}")` }}>
        <Back army={army} />
      </g>
    </g>
  );
}

function roadBetween(sheet: Sheet, from: number, to: number): readonly Point[] {
  const road = MAP.way(from, to);
  const straight = [sheet.towns[from], sheet.towns[to]];
  const points = road < 0 ? straight : sheet.roads[road].points;
  return isNear(points[0], sheet.towns[from]) ? points : points.toReversed();
}

const isNear = (one: Point, other: Point): boolean => Math.hypot(one.x - other.x, one.y - other.y) < 1;

/** The die of a forced march lies where the march ended. C5.17 */
function MarchDie({ sheet, thrown }: { readonly sheet: Sheet; readonly thrown: Throw | null }): ReactNode {
  if (thrown?.town === undefined) return null;
  const { x, y } = sheet.towns[thrown.town];
  const fails = thrown.dice[0] + thrown.bonus < thrown.power;
  return (
    <g transform={`translate(${x + 58} ${y - 18})`}>
      <PipDie value={thrown.dice[0]} index={0} size={1.5} tells={fails ? 'hit' : 'nothing'} />
      {thrown.bonus > 0 && (
        <text className="cmp-bonus" x="34" y="9">
          +{thrown.bonus}
        </text>
      )}
    </g>
  );
}
