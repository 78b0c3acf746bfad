import { polyline, type Point, type TableProps } from '@bicorne/boardkit';
import { Advised, TracesOver, TracesUnder } from '@bicorne/boardkit/map/Traces.tsx';
import { useMemo, type ReactNode } from 'react';
import type { MarengoAction } from '../rules/actions.ts';
import type { MarengoEvent } from '../rules/events.ts';
import { LOCALITY, MAIN, opposite, TO_BLOCK } from '../rules/map.ts';
import type { MarengoView } from '../rules/view.ts';
import { useChosen, usePlace, usePointed } from './choice.ts';
import { Ground } from './Ground.tsx';
import { liesOf, markAt, middleOf, shapeOf } from './layout.ts';
import { Margin } from './Margin.tsx';
import { modelOf, wayOf, type Model, type Trail } from './model.ts';
import { readNotes } from './notes.ts';
import { OUTLINE, Pieces } from './Pieces.tsx';
import type { Passage } from './passages.ts';
import { lineByRoad } from './roads.ts';
import { sheetFor, sidePoint, type Sheet } from './sheet.ts';
import { spotsOf, type SpotKind, type Spots } from './spots.ts';
import { Toll } from './Toll.tsx';
import { Touch } from './Touch.tsx';
import type { MarengoWords } from './words/lexicon.ts';
import './board.css';

export type Props = TableProps<MarengoView, MarengoAction, MarengoEvent, MarengoWords>;

export function Board({
  view,
  legal,
  events,
  traces,
  named,
  advised,
  words,
  flipped,
  act,
}: Props): ReactNode {
  const sheet = sheetFor(flipped);
  const choice = useChosen();
  const place = usePlace();
  const model = useMemo(() => modelOf(view, legal, events, traces != null), [view, legal, events, traces]);
  const spots = useMemo(() => spotsOf(view, legal, choice), [view, legal, choice]);
  const live = useMemo(() => new Set(spots.sources.keys()), [spots]);
  const chosen = choice !== null && spots.sources.has(choice.at) ? choice : null;
  const traced = {
    traces,
    named,
    at: (place: number) => middleOf(sheet, place),
    reach: 24,
    weight: 1.7,
    along: (from: number, to: number) => wayBetween(sheet, view, from, to),
  };
  const { title, date } = words.scenarios['marengo'];
  return (
    <>
      <Ground
        flipped={flipped}
        title={title}
        date={date}
        northLetter={words.ui.northLetter}
        objectiveName={words.ui.objectiveLine}
        placeName={words.place}
      />
      <Margin sheet={sheet} view={view} words={words} />
      <Under sheet={sheet} model={model} spots={spots} opened={place} />
      <TracesUnder {...traced} />
      <Pieces sheet={sheet} model={model} live={live} chosen={chosen} />
      <Over sheet={sheet} model={model} spots={spots} />
      <TracesOver {...traced} />
      <Advised {...traced} traces={advised} />
      <Toll sheet={sheet} events={events} fight={model.fight} words={words} />
      <Pointed sheet={sheet} view={view} model={model} />
      <Touch sheet={sheet} view={view} model={model} spots={spots} words={words} act={act} />
    </>
  );
}

interface LayerProps {
  readonly sheet: Sheet;
  readonly model: Model;
  readonly spots: Spots;
}

/** Marks that lie under the blocks: blocked approaches, the fight, places one may use. */
function Under({ sheet, model, spots, opened }: LayerProps & { readonly opened: number | null }): ReactNode {
  return (
    <g aria-hidden="true" pointerEvents="none">
      {[...model.lines.values()].map(({ position, army, blocks }) =>
        blocks === 'no' ? null : (
          <Blocked key={position} sheet={sheet} position={position} army={army} part={blocks === 'part'} />
        ),
      )}
      {[...spots.places].map(([position, { kind }]) => (
        <path
          key={position}
          className={`mar-spot mar-spot-${kind}${position === opened ? ' opened' : ''}`}
          d={shapeOf(sheet, position)}
        />
      ))}
      {model.trails.map((trail) => (
        <TrailLine key={`${trail.from} ${trail.to} ${trail.kind}`} sheet={sheet} trail={trail} />
      ))}
      {model.aims.map((from) => (
        <path key={from} className="mar-aim" d={polyline(aimOf(sheet, from))} />
      ))}
      {model.fight !== null && <FightMark sheet={sheet} via={model.fight} />}
    </g>
  );
}

/** A blocked approach has a band in the army's colour; where a second piece is missing the band has a gap. */
const Blocked = ({
  sheet,
  position,
  army,
  part,
}: {
  readonly sheet: Sheet;
  readonly position: number;
  readonly army: number;
  readonly part: boolean;
}): ReactNode => {
  const side = sheet.sides.get(position);
  if (!side) return null;
  const reach = side.length / 2 - 6;
  const band = polyline([sidePoint(side, -reach, 2.5), sidePoint(side, reach, 2.5)]);
  return (
    <g className={army === 0 ? 'mar-austrian' : 'mar-french'}>
      <path className="mar-held" d={side.strip} />
      <path className={part && TO_BLOCK[position] === 2 ? 'mar-band mar-band-part' : 'mar-band'} d={band} />
    </g>
  );
};

const TrailLine = ({ sheet, trail }: { readonly sheet: Sheet; readonly trail: Trail }): ReactNode => {
  const { from, to, by } = trail;
  const line = lineOf(sheet, from, to, by);
  return (
    <g className={`${trail.army === 0 ? 'mar-austrian' : 'mar-french'} mar-trail mar-trail-${trail.kind}`}>
      <path className="mar-trail-line" d={polyline(line)} />
      <path className="mar-trail-head" transform={headAt(line)} d="M-22 -13L4 0L-22 13Z" />
    </g>
  );
};

function lineOf(sheet: Sheet, from: number, to: number, by: readonly Passage[]): readonly Point[] {
  const [start, end] = [middleOf(sheet, from), middleOf(sheet, to)];
  return by.length === 0 ? [start, end] : lineByRoad(sheet, { start, end, locality: LOCALITY[from], by });
}

/** By road, as far as that is still known. */
const wayBetween = (sheet: Sheet, view: MarengoView, from: number, to: number): readonly Point[] =>
  lineOf(sheet, from, to, wayOf(view, from, to, false));

/** At the end of a line, looking the way it came. */
function headAt(line: readonly Point[]): string {
  const to = line[line.length - 1];
  const before = line.findLast(({ x, y }) => Math.hypot(x - to.x, y - to.y) > 20) ?? line[0];
  const turn = (Math.atan2(to.y - before.y, to.x - before.x) * 180) / Math.PI;
  return `translate(${to.x} ${to.y}) rotate(${turn.toFixed(1)})`;
}

const FightMark = ({ sheet, via }: { readonly sheet: Sheet; readonly via: number }): ReactNode => {
  const [side, other] = [sheet.sides.get(via), sheet.sides.get(opposite(via))];
  if (!side || !other) return null;
  return (
    <g data-moment="fight">
      <path className="mar-fight-strip" d={side.strip} />
      <path className="mar-fight-strip" d={other.strip} />
      <path className="mar-fight" d={polyline([side.from, side.to])} />
    </g>
  );
};

/** From the guns over the border to beyond the enemy's first line, so that no face is covered. */
function aimOf(sheet: Sheet, from: number): readonly Point[] {
  const [side, other] = [sheet.sides.get(from), sheet.sides.get(opposite(from))];
  return side && other ? [sidePoint(side, 0, 30), sidePoint(other, 0, 78)] : [];
}

/** Marks above the blocks: places to go, targets, discs, crossings with their traffic. */
const Over = ({ sheet, model, spots }: LayerProps): ReactNode => (
  <g aria-hidden="true" pointerEvents="none">
    {[...spots.places].map(([position, { kind, ways }]) => (
      <PlaceMark
        key={position}
        sheet={sheet}
        position={position}
        kind={kind}
        dear={ways.every(({ orders }) => orders !== null && orders > 0)}
      />
    ))}
    {spots.places.size === 0 && model.aims.map((from) => <Cross key={from} at={aimOf(sheet, from).at(-1)} />)}
    {model.traffic
      .filter(({ crossing }) => !spots.crossings.has(crossing))
      .map(({ crossing, step }) => (
        <Traffic
          key={crossing}
          {...sheet.crossings[crossing]}
          step={step}
          state={trafficState(model, crossing)}
        />
      ))}
    {[...spots.crossings.keys()].map((crossing) => (
      <Traffic
        key={crossing}
        {...sheet.crossings[crossing]}
        step={model.traffic.find((used) => used.crossing === crossing)?.step ?? 0}
        state={MAIN[crossing] ? 'may main' : 'may'}
      />
    ))}
  </g>
);

const trafficState = ({ trails }: Model, crossing: number): string =>
  trails.some(({ by }) => by.some((passage) => passage.crossing === crossing)) ? 'passed' : '';

function PlaceMark({
  sheet,
  position,
  kind,
  dear,
}: {
  readonly sheet: Sheet;
  readonly position: number;
  readonly kind: SpotKind;
  /** Whether it costs an order. */
  readonly dear: boolean;
}): ReactNode {
  const { x, y } = markAt(sheet, position, kind);
  if (kind === 'place')
    return (
      <circle
        className={dear ? 'mar-dot mar-dot-dear' : 'mar-dot'}
        data-mark={position}
        cx={x}
        cy={y}
        r="11"
      />
    );
  if (kind === 'disc') return <circle className="mar-disc-mark" data-mark={position} cx={x} cy={y} r="34" />;
  return <Cross at={{ x, y }} mark={position} />;
}

/** What is fired at. */
const Cross = ({ at, mark }: { readonly at: Point | undefined; readonly mark?: number }): ReactNode =>
  at && (
    <g transform={`translate(${at.x} ${at.y})`}>
      <circle className="mar-target" data-mark={mark} r="15" />
      <path className="mar-target-cross" d="M-22 0H22M0 -22V22" />
    </g>
  );

const STEPS = [1, 2, 3] as const;

/** Three pips at a crossing: as many are filled as steps are gone. (M8.5) */
const Traffic = ({
  x,
  y,
  step,
  state,
}: {
  readonly x: number;
  readonly y: number;
  readonly step: number;
  /** Whether it may be used now, by main road or local, or lies on the way that was just marched. */
  readonly state: string;
}): ReactNode => (
  <g transform={`translate(${x} ${y})`} className={`mar-crossing ${state}`}>
    <rect className="mar-traffic" x="-23" y="-10" width="46" height="20" rx="10" />
    {STEPS.map((one) => (
      <circle
        key={one}
        className={one <= step ? 'mar-pip mar-pip-used' : 'mar-pip'}
        cx={(one - 2) * 13}
        r="4.6"
      />
    ))}
  </g>
);

/** What one points at stands out; its two sides are told beside the map, and whatever is noted together with it is ringed. */
function Pointed({
  sheet,
  view,
  model,
}: Pick<LayerProps, 'sheet' | 'model'> & Pick<Props, 'view'>): ReactNode {
  const pointed = usePointed();
  if (pointed === null) return null;
  const side = sheet.sides.get(pointed);
  const facing = side === undefined ? undefined : sheet.sides.get(opposite(pointed));
  const noted = new Set(readNotes(view, pointed).flatMap(({ positions, few }) => (few ? positions : [])));
  return (
    <g aria-hidden="true" pointerEvents="none">
      <g className="mar-pointed">
        <path d={shapeOf(sheet, pointed)} />
        {facing && <path d={facing.strip} />}
      </g>
      {[...noted].flatMap((position) =>
        liesOf(sheet, model.lines.get(position) ?? { position, bars: [] }).map(({ x, y, turn }) => (
          <path
            key={`${x} ${y}`}
            className="mar-recalled"
            transform={`translate(${x} ${y}) rotate(${turn.toFixed(1)})`}
            d={OUTLINE}
          />
        )),
      )}
    </g>
  );
}
