import type { DrawingProps, LookingProps } from '@bicorne/boardkit/workshop/contract.ts';
import { ONLOOKER } from '@bicorne/engine';
import { useMemo, type ReactNode } from 'react';
import { hexNamed } from '../../data/board.ts';
import type { Scenario } from '../../data/scenario.ts';
import { ARMIES, ARMS, UNIT_KINDS, armyOf, kindOf, type Army, type Nation } from '../../data/units.ts';
import { setup } from '../../rules/setup.ts';
import { NONE } from '../../rules/state.ts';
import { view } from '../../rules/view.ts';
import { Ground, Objectives, Pieces } from '../Board.tsx';
import { Exits } from '../Exits.tsx';
import { LAYOUT } from '../ground.ts';
import { Looking } from '../Looking.tsx';
import { classMark, type DrawnLeader, type DrawnUnit, type Model } from '../model.ts';
import type { NapoleonicsWords } from '../words/lexicon.ts';

/** A battle as its file says it, whether or not the rules allow it. */
export function Drawing({ scenario, words }: DrawingProps<Scenario, NapoleonicsWords>): ReactNode {
  const model = useMemo(() => modelOfDraft(scenario), [scenario]);
  return (
    <>
      <Ground layout={LAYOUT} scenario={scenario} words={words} />
      <Objectives layout={LAYOUT} model={model} />
      <Exits layout={LAYOUT} model={model} />
      <Pieces layout={LAYOUT} model={model} words={words} flipped={false} />
      <rect aria-hidden="true" className="bk-dusk" width={LAYOUT.width} height={LAYOUT.height} />
    </>
  );
}

/** What the unit there reaches and where it hits. */
export function Seeing({ scenario, spot }: LookingProps<Scenario>): ReactNode {
  const state = useMemo(() => setup(scenario, { edition: 'later', nationalCards: false }), [scenario]);
  const hex = hexNamed(spot);
  if (!state.ok || state.value.unitAt[hex] === NONE) return null;
  return <Looking layout={LAYOUT} view={view(state.value, ONLOOKER)} hex={hex} from={NONE} />;
}

const AT_REST = { may: false, chosen: false, ordered: false, moved: false, fought: false };
const STANDS_FOR: Readonly<Record<Army, Nation>> = { french: 'french', allied: 'british' };

function modelOfDraft(scenario: Scenario): Model {
  const { units, leaders, objectives = [], exits = [], position = {} } = scenario;
  return {
    units: units.flatMap((unit, id) => drawnUnit(scenario, unit, id)),
    leaders: leaders.map(({ at, nation, name }, id): DrawnLeader => ({
      id,
      hex: hexNamed(at),
      nation,
      name,
      attached: units.some((unit) => unit.at === at),
      state: AT_REST,
    })),
    objectives: objectives.flatMap(({ army, hexes, banners, of = 'each' }) =>
      hexes.map((at, i) => ({
        hex: hexNamed(at),
        nation: STANDS_FOR[army],
        banners: i === 0 || of === 'each' ? banners : 0,
        held: position.held?.includes(at) ?? false,
      })),
    ),
    exits: exits.flatMap(({ army, hexes, banners }) =>
      hexes.map((at) => ({ hex: hexNamed(at), nation: STANDS_FOR[army], banners })),
    ),
    spots: new Map(),
    clash: null,
    trails: [],
    roll: null,
  };
}

function drawnUnit({ top }: Scenario, unit: Scenario['units'][number], id: number): DrawnUnit[] {
  const { at, nation, kind, blocks, square } = unit;
  const row = UNIT_KINDS[kindOf(nation, kind)];
  if (row === undefined) return [];
  const army = armyOf(nation);
  return [
    {
      id,
      hex: hexNamed(at),
      seat: ARMIES.indexOf(army),
      nation,
      code: kind,
      sign: ARMS[row.arm],
      mark: classMark(nation, kind),
      guard: row.guard,
      blocks: blocks ?? row.blocks,
      gaps: 0,
      front: army === top ? 'down' : 'up',
      square: square !== undefined,
      state: AT_REST,
    },
  ];
}
