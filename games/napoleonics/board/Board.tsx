import { crowdOf, PITCH, throwPlace, type HexLayout, type TableProps } from '@bicorne/boardkit';
import { Coordinates } from '@bicorne/boardkit/map/Coordinates.tsx';
import { Clash, Hexes, Spots, Trails } from '@bicorne/boardkit/map/HexMarks.tsx';
import { Dusk, HexSheet } from '@bicorne/boardkit/map/HexSheet.tsx';
import { hexPath } from '@bicorne/boardkit/map/Sheet.tsx';
import { Advised, TracesOver, TracesUnder } from '@bicorne/boardkit/map/Traces.tsx';
import { Die } from '@bicorne/boardkit/pieces/Die.tsx';
import { LIVERIES } from '@bicorne/boardkit/pieces/livery.ts';
import { Banner } from '@bicorne/boardkit/pieces/Marks.tsx';
import { memo, useMemo, type ReactNode } from 'react';
import { HEX_NAMES } from '../data/board.ts';
import type { Scenario } from '../data/scenario.ts';
import type { Action } from '../rules/actions.ts';
import type { Event } from '../rules/events.ts';
import { fieldOf } from '../rules/field.ts';
import { NONE } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { Exits } from './Exits.tsx';
import { landscapeOf, layoutFor, namesOf, sectionLines, waterNamesOf, northOf } from './ground.ts';
import { Looking } from './Looking.tsx';
import { EMPTY_HAND, handOf } from './hand.ts';
import { useHeldPlan, useHold } from './hold.ts';
import { orderableBy } from './ahead.ts';
import { chosenUnit, modelOf, type Model, type Spot } from './model.ts';
import { plannedView, type Plan } from './plan.ts';
import { usePointedCard } from './pointed.ts';
import type { Roll } from './roll.ts';
import { Touch } from './Touch.tsx';
import { Leader, Unit } from './Unit.tsx';
import type { NapoleonicsWords } from './words/lexicon.ts';
import '@bicorne/boardkit/map/marks.css';
import './board.css';

export type Props = TableProps<View, Action, Event, NapoleonicsWords>;

export function Board(props: Props): ReactNode {
  const { legal, events, traces, words, flipped, choice = NOTHING } = props;
  const layout = layoutFor(flipped);
  const isFree = props.letGo !== undefined;
  const plan = useHeldPlan(props);
  const view = useMemo(() => plannedView(plan, props.view), [plan, props.view]);
  const hand = useMemo(
    () => (isFree ? handOf(props.view, legal, plan, choice.length > 0) : EMPTY_HAND),
    [isFree, props.view, legal, plan, choice],
  );
  const model = useMemo(() => modelOf(view, legal, events, hand, plan), [view, legal, events, hand, plan]);
  const hold = useHold(props, view, model, plan);
  const card = usePointedCard();
  const orderable = useMemo(() => (isFree ? orderableBy(props.view, card) : []), [isFree, props.view, card]);
  const traced = {
    traces,
    named: props.named,
    at: (place: number) => layout.centres[place],
    reach: 34,
    weight: 1.2,
  };
  const { scenario } = fieldOf(view);
  const hex = props.looking == null ? undefined : hexAt(props.looking);
  return (
    <>
      <Ground layout={layout} scenario={scenario} words={words} />
      {props.coordinates === true && <Coordinates layout={layout} names={HEX_NAMES} at={UPPER_CORNER} />}
      <Objectives layout={layout} model={model} />
      <Exits layout={layout} model={model} />
      <g aria-hidden="true" pointerEvents="none">
        <Hexes layout={layout} hexes={orderable} look="bk-hex bk-hex-lit" reach={0.93} />
      </g>
      <Under layout={layout} model={model} traced={traces != null} />
      <TracesUnder {...traced} />
      <Pieces layout={layout} model={model} words={words} flipped={flipped} />
      <TracesOver {...traced} />
      <Advised {...traced} traces={props.advised} />
      <Dusk {...layout} />
      <Over layout={layout} model={model} />
      {hex !== undefined && (
        <Looking
          layout={layout}
          view={view}
          hex={hex}
          from={chosenUnit(view)}
          mover={moverTo(model.spots.get(hex), view, plan)}
        />
      )}
      <Touch layout={layout} view={view} model={model} words={words} hold={hold} />
    </>
  );
}

/** The unit that would go there. */
function moverTo(spot: Spot | undefined, view: View, plan: Plan): number {
  if (spot?.goal === true) return plan.aimed;
  return view.phase === 'to' && spot?.kind === 'place' ? view.piece : NONE;
}

const NOTHING: readonly Action[] = [];
const UPPER_CORNER = { x: 0, y: -0.66 };

/** The hex of a `data-place`. */
const hexAt = (place: string): number | undefined =>
  HEX_NAMES[Number(place)] === undefined ? undefined : Number(place);

interface GroundProps {
  readonly layout: HexLayout;
  readonly scenario: Scenario;
  readonly words?: NapoleonicsWords | undefined;
}

/** The sheet: drawn once for a scenario and a language. */
export const Ground = memo(function Ground({ layout, scenario, words }: GroundProps): ReactNode {
  const land = useMemo(() => landscapeOf(scenario), [scenario]);
  const names = useMemo(() => (words ? namesOf(layout, scenario, words) : []), [layout, scenario, words]);
  const waters = useMemo(
    () => (words ? waterNamesOf(layout, land, scenario, words) : []),
    [layout, land, scenario, words],
  );
  const title = words?.battle(scenario);
  return (
    <HexSheet
      layout={layout}
      land={land}
      names={names}
      waters={waters}
      title={title?.title || undefined}
      date={title?.date || undefined}
      north={northOf(scenario.facing)}
      northLetter={words?.ui.northLetter}
      scaleLabel={words?.ui.hexes}
    >
      <path aria-hidden="true" className="bk-section" d={sectionLines(layout)} />
    </HexSheet>
  );
});

interface LayerProps {
  readonly layout: HexLayout;
  readonly model: Model;
}

export const Objectives = memo(function Objectives({ layout, model }: LayerProps): ReactNode {
  return model.objectives.map(({ hex, nation, banners, held }) => {
    const { x, y } = layout.centres[hex];
    return (
      <g key={`${hex}${nation}`} aria-hidden="true" className={held ? 'nap-objective held' : 'nap-objective'}>
        <path className={`nap-objective-hex bk-${nation}`} d={hexPath(layout, hex, 0.93)} />
        {Array.from({ length: banners }, (_, i) => (
          <g key={i} transform={`translate(${x + 34 - 11 * i} ${y + 40})`}>
            <Banner livery={LIVERIES[nation]} size={0.86} won={held} />
          </g>
        ))}
      </g>
    );
  });
});

/** Marks that lie under the pieces: hexes one may use, ways taken, the attack that is on. */
const Under = ({ layout, model, traced }: LayerProps & { readonly traced: boolean }): ReactNode => (
  <g aria-hidden="true" pointerEvents="none">
    <Spots layout={layout} spots={[...model.spots].map(([hex, { kind }]) => [hex, kind] as const)} />
    <Trails layout={layout} trails={model.trails.filter(({ kind }) => !traced || kind === 'plan')} />
    {model.clash !== null && (
      <Clash layout={layout} from={[model.clash.from, ...model.clash.batteries]} at={model.clash.at} />
    )}
  </g>
);

export const Pieces = memo(function Pieces({
  layout,
  model,
  words,
  flipped,
}: LayerProps & { readonly words: NapoleonicsWords; readonly flipped: boolean }): ReactNode {
  return (
    <g aria-hidden="true">
      {model.units.map((unit) => (
        <Unit key={unit.id} unit={unit} {...layout.centres[unit.hex]} flipped={flipped} />
      ))}
      {model.leaders.map((leader) => (
        <Leader
          key={leader.id}
          leader={leader}
          name={words.personName(leader.name)}
          {...layout.centres[leader.hex]}
        />
      ))}
    </g>
  );
});

/** Marks above the pieces: places to go, dice of a target, the throw itself. */
function Over({ layout, model }: LayerProps): ReactNode {
  return (
    <g aria-hidden="true" pointerEvents="none">
      {[...model.spots].map(([hex, spot]) => (
        <SpotMark key={hex} spot={spot} {...layout.centres[hex]} />
      ))}
      {model.roll !== null && model.roll.at !== null && (
        <Throw key={model.roll.key} layout={layout} model={model} roll={model.roll} at={model.roll.at} />
      )}
    </g>
  );
}

function SpotMark({
  spot,
  x,
  y,
}: {
  readonly spot: Spot;
  readonly x: number;
  readonly y: number;
}): ReactNode {
  if (spot.kind === 'place') return <circle className="bk-dot" cx={x} cy={y} r="9" />;
  if (spot.dice === null) return null;
  return (
    <g
      className={spot.kind === 'target' ? 'nap-dice nap-dice-target' : 'nap-dice'}
      transform={`translate(${x + 32} ${y + 26})`}
    >
      <rect x="-13" y="-13" width="26" height="26" rx="5" />
      <text y="6.4">{spot.dice}</text>
    </g>
  );
}

/** The dice lie on a plaque beside the fight, where they cover least. */
function Throw({
  layout,
  model,
  roll,
  at,
}: LayerProps & { readonly roll: Roll; readonly at: number }): ReactNode {
  const { units, leaders, spots, clash } = model;
  const crowd = crowdOf({ pieces: [...units, ...leaders], spots, clash });
  const { x, y, width } = throwPlace(layout, crowd, at, roll.dice.length);
  return (
    <g data-moment="fight" transform={`translate(${x} ${y})`}>
      <rect className="nap-plaque" x="-24" y="-26" width={width} height="54" rx="6" />
      {roll.dice.map(({ face, id, tells }, i) => (
        <g key={id} transform={`translate(${i * PITCH} 0)`}>
          <Die face={face} index={i} size={1.12} tells={tells} />
        </g>
      ))}
    </g>
  );
}
