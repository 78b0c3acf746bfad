import { actionMark, crowdOf, PITCH, throwPlace, type HexLayout, type TableProps } from '@bicorne/boardkit';
import { Coordinates } from '@bicorne/boardkit/map/Coordinates.tsx';
import { Clash, Spots, Trails } from '@bicorne/boardkit/map/HexMarks.tsx';
import { Dusk, HexSheet } from '@bicorne/boardkit/map/HexSheet.tsx';
import { hexPath } from '@bicorne/boardkit/map/Sheet.tsx';
import { Advised, TracesOver, TracesUnder } from '@bicorne/boardkit/map/Traces.tsx';
import { LIVERIES } from '@bicorne/boardkit/pieces/livery.ts';
import { Banner } from '@bicorne/boardkit/pieces/Marks.tsx';
import { PipDie } from '@bicorne/boardkit/pieces/PipDie.tsx';
import { memo, useMemo, type ReactNode } from 'react';
import { HEX_NAMES } from '../data/board.ts';
import type { Scenario } from '../data/scenario.ts';
import type { HundredDaysAction } from '../rules/actions.ts';
import { battleOf } from '../rules/battle.ts';
import type { HundredDaysEvent } from '../rules/events.ts';
import type { HundredDaysView } from '../rules/view.ts';
import { alike } from './alike.ts';
import { useHold } from './hold.ts';
import { landscapeOf, layoutFor, namesOf, waterNamesOf } from './ground.ts';
import { fightShown, ledgerOf } from './ledger.ts';
import { Looking, Strikes } from './Looking.tsx';
import { modelOf, type Deed, type DrawnKey, type Model } from './model.ts';
import type { Roll } from './roll.ts';
import { Touch } from './Touch.tsx';
import { Leader, Unit } from './Unit.tsx';
import type { HundredDaysWords } from './words/lexicon.ts';
import '@bicorne/boardkit/map/marks.css';
import './board.css';

export type Props = TableProps<HundredDaysView, HundredDaysAction, HundredDaysEvent, HundredDaysWords>;

/** Key signs and places are written below and above. */
const HEX_NAME_AT = { x: -0.68, y: -0.12 };

/** A drawn example has no story. */
export const NOTHING_TOLD: NonNullable<Props['told']> = [];

export function Board(props: Props): ReactNode {
  const { view, legal, events, told = NOTHING_TOLD, traces, words, flipped, looking = null } = props;
  const layout = layoutFor(flipped);
  const ledger = useMemo(() => ledgerOf(told), [told]);
  const fight = fightShown(ledger, view);
  const isFree = props.letGo !== undefined;
  const model = useMemo(
    () => modelOf(view, legal, events, fight, isFree),
    [view, legal, events, fight, isFree],
  );
  const hold = useHold(props, model);
  const march =
    looking === null ? undefined : model.spots.get(Number(looking))?.find(({ kind }) => kind === 'place');
  const traced = {
    traces,
    named: props.named,
    at: (place: number) => layout.centres[place],
    reach: 34,
    weight: 1.2,
  };
  return (
    <>
      <Ground layout={layout} scenario={battleOf(view).scenario} words={words} />
      {props.coordinates === true && <Coordinates layout={layout} names={HEX_NAMES} at={HEX_NAME_AT} />}
      <KeyHexes layout={layout} keys={model.keys} />
      <Under layout={layout} model={model} traced={traces != null} />
      <TracesUnder {...traced} />
      <Pieces layout={layout} model={model} view={view} words={words} flipped={flipped} />
      <KeySigns layout={layout} keys={model.keys} />
      <TracesOver {...traced} />
      <Advised {...traced} traces={props.advised} />
      <Dusk {...layout} />
      <Over layout={layout} model={model} words={words} />
      {march && <Strikes layout={layout} view={view} gesture={march.gesture} />}
      {looking !== null && view.activation === null && view.attack === null && (
        <Looking layout={layout} view={view} hex={Number(looking)} />
      )}
      <Touch layout={layout} view={view} model={model} words={words} hold={hold} />
    </>
  );
}

interface GroundProps {
  readonly layout: HexLayout;
  readonly scenario: Scenario;
  readonly words?: HundredDaysWords | undefined;
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
      north={0}
      northLetter={words?.ui.northLetter}
      scaleLabel={words?.ui.hexes}
    />
  );
});

interface KeyProps {
  readonly layout: HexLayout;
  readonly keys: readonly DrawnKey[];
}

/** The border of a key hex is in the colour of its holder, broken until the side that scores holds it. */
export const KeyHexes = memo(function KeyHexes({ layout, keys }: KeyProps): ReactNode {
  return keys.map(({ hex, holder, won }) => (
    <path
      key={hex}
      aria-hidden="true"
      pointerEvents="none"
      className={`hd-key-hex bk-${holder}${won ? ' won' : ''}`}
      d={hexPath(layout, hex, 0.94)}
    />
  ));
}, alike);

/** At its foot the holder's flag, and the points on a shield of the side that scores. */
export const KeySigns = memo(function KeySigns({ layout, keys }: KeyProps): ReactNode {
  return keys.map((key) => {
    const { x, y } = layout.centres[key.hex];
    return (
      <g key={key.hex} aria-hidden="true" pointerEvents="none" transform={`translate(${x - 41} ${y + 24})`}>
        <KeySign {...key} />
      </g>
    );
  });
}, alike);

export const KeySign = ({
  points,
  scores,
  holder,
}: Pick<DrawnKey, 'points' | 'scores' | 'holder'>): ReactNode => (
  <>
    <g transform="translate(-8 -4)">
      <Banner livery={LIVERIES[holder]} size={0.92} />
    </g>
    <g className={`bk-${scores}`}>
      <path className="hd-shield" d="M-9 -9H9V2C9 7 4.6 10 0 12C-4.6 10 -9 7 -9 2Z" />
      <text className="hd-shield-points" y="6">
        {points}
      </text>
    </g>
  </>
);

interface LayerProps {
  readonly layout: HexLayout;
  readonly model: Model;
}

/** The mark of a hex is that of the strongest thing one may do there. */
const kindOf = (deeds: readonly Deed[]): Deed['kind'] =>
  deeds.find(({ kind }) => kind === 'target')?.kind ??
  deeds.find(({ kind }) => kind === 'place')?.kind ??
  'piece';

/** Marks that lie under the pieces: hexes one may use, ways taken, the attack that is on. */
const Under = memo(function Under({
  layout,
  model,
  traced,
}: LayerProps & { readonly traced: boolean }): ReactNode {
  return (
    <g aria-hidden="true" pointerEvents="none">
      <Spots layout={layout} spots={[...model.spots].map(([hex, deeds]) => [hex, kindOf(deeds)] as const)} />
      {!traced && <Trails layout={layout} trails={model.trails} />}
      {model.clash !== null && (
        <Clash
          layout={layout}
          from={[model.clash.from]}
          at={model.clash.at}
          look={model.clash.shock ? 'bk-clash hd-clash-shock' : 'bk-clash'}
        />
      )}
    </g>
  );
});

export const Pieces = memo(function Pieces({
  layout,
  model,
  view,
  words,
  flipped,
}: LayerProps & {
  readonly view: HundredDaysView;
  readonly words: HundredDaysWords;
  readonly flipped: boolean;
}): ReactNode {
  return (
    <g aria-hidden="true">
      {model.units.map((unit) => (
        <Unit key={unit.id} unit={unit} {...layout.centres[unit.hex]} flipped={flipped} />
      ))}
      {model.leaders.map((leader) => (
        <Leader
          key={leader.id}
          leader={leader}
          name={leader.named ? words.leaderName(view, leader.id) : ''}
          {...layout.centres[leader.hex]}
        />
      ))}
    </g>
  );
});

/** Marks above the pieces: places to go with their price, dice of a target, the throw itself. */
const Over = memo(function Over({
  layout,
  model,
  words,
}: LayerProps & { readonly words: HundredDaysWords }): ReactNode {
  const taken = new Set(model.units.map(({ hex }) => hex));
  return (
    <g aria-hidden="true" pointerEvents="none">
      {[...model.spots].map(([hex, deeds]) => {
        const { x, y } = layout.centres[hex];
        return (
          <g key={hex} transform={`translate(${x} ${y})`}>
            <SpotMark deeds={deeds} taken={taken.has(hex)} />
          </g>
        );
      })}
      {model.roll !== null && (
        <Throw key={model.roll.key} layout={layout} model={model} roll={model.roll} words={words} />
      )}
    </g>
  );
});

function SpotMark({ deeds, taken }: { readonly deeds: readonly Deed[]; readonly taken: boolean }): ReactNode {
  const kind = kindOf(deeds);
  const targets = deeds.filter(({ dice }) => dice !== null);
  if (kind === 'place') return <Place price={deeds[0].price} y={taken ? -44 : 0} />;
  return targets.map(({ action, dice, price }, i) => (
    <g
      key={actionMark(action)}
      className={action.do.startsWith('shock') ? 'hd-dice hd-dice-shock' : 'hd-dice'}
      transform={`translate(34 ${30 - i * 31})`}
    >
      <rect x="-13" y="-13" width="26" height="26" rx="5" />
      <text y="6.4">{dice}</text>
      {Array.from({ length: price ?? 0 }, (_, k) => (
        <circle key={k} className="hd-row-coin" cx={-19 - k * 10} cy="0" r="5.6" />
      ))}
    </g>
  ));
}

/** A step: a dot, and a coin where it has to be paid for. It stands clear of a piece. */
const Place = ({ price, y }: { readonly price: number | null; readonly y: number }): ReactNode =>
  (price ?? 0) > 0 ? (
    <g className="hd-step" transform={`translate(0 ${y})`}>
      <circle r="12" />
      <text y="5.6">{price}</text>
    </g>
  ) : (
    <circle className="bk-dot" cy={y} r="9" />
  );

/** The dice lie on a plaque beside the fight, where they cover least, under what they are thrown for. */
function Throw({
  layout,
  model,
  roll,
  words,
}: LayerProps & { readonly roll: Roll; readonly words: HundredDaysWords }): ReactNode {
  const caption = `${words.ui.steps[roll.step]} ${roll.counts}`.trim();
  const crowd = crowdOf({ pieces: model.units, spots: model.spots, clash: model.clash });
  const place = throwPlace(layout, crowd, roll.at, roll.dice.length);
  const middle = place.width / 2 - 24;
  const width = Math.max(place.width, caption.length * CAPTION_LETTER + 20);
  return (
    <g data-moment="fight" transform={`translate(${place.x} ${place.y})`}>
      <rect className="hd-plaque" x={middle - width / 2} y="-46" width={width} height="74" rx="6" />
      <text className="hd-plaque-for" x={middle} y="-31">
        {caption}
      </text>
      {roll.dice.map(({ id, value, hit }, i) => (
        <g key={id} transform={`translate(${i * PITCH} 0)`}>
          <PipDie value={value} index={i} size={1.12} tells={hit ? 'hit' : 'nothing'} />
        </g>
      ))}
    </g>
  );
}

const CAPTION_LETTER = 7.4;
