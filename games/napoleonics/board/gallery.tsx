import { Choice, Count, GalleryTable, pick } from '@bicorne/boardkit/gallery.tsx';
import { Die } from '@bicorne/boardkit/pieces/Die.tsx';
import { LIVERIES } from '@bicorne/boardkit/pieces/livery.ts';
import { Banner, Medallion } from '@bicorne/boardkit/pieces/Marks.tsx';
import { FACES, LANGUAGES, type GalleryProps } from '@bicorne/boardkit';
import { useMemo, useState, type ReactNode } from 'react';
import { hexNamed } from '../data/board.ts';
import { CARDS } from '../data/cards.ts';
import type { Scenario } from '../data/scenario.ts';
import { scenarioNamed } from '../data/scenarios.ts';
import { TERRAINS } from '../data/terrain.ts';
import { ARMS, UNIT_KINDS } from '../data/units.ts';
import { PHASES, type PhaseName } from '../rules/state.ts';
import { Board, Ground } from './Board.tsx';
import { Card } from './Card.tsx';
import { LAYOUT } from './ground.ts';
import { classMark, type DrawnUnit, type Standing } from './model.ts';
import { momentOf } from './moments.ts';
import { Score } from './Score.tsx';
import { Tray } from './Tray.tsx';
import { Leader, Unit } from './Unit.tsx';
import { SCENARIO_NAMES, type NapoleonicsWords } from './words/lexicon.ts';

type Props = GalleryProps<NapoleonicsWords>;

/** Everything that is drawn for this game, in all its states, for whoever works on the art. */
export function Gallery({ words: all, start }: Props): ReactNode {
  const [language, setLanguage] = useState(pick(LANGUAGES, start['language']));
  const [scenario, setScenario] = useState(start['scenario'] ?? 'waterloo');
  const [phase, setPhase] = useState<PhaseName>(pick(PHASES, start['phase'] ?? 'play'));
  const [nth, setNth] = useState(Number(start['nth'] ?? 1));
  const [flipped, setFlipped] = useState(start['flipped'] === '1');
  const words = all[language];
  return (
    <main className="gallery">
      <nav>
        <Choice name="language" value={language} of={LANGUAGES} onChange={setLanguage} />
        <Choice name="scenario" value={scenario} of={SCENARIO_NAMES} onChange={setScenario} />
        <Choice name="phase" value={phase} of={PHASES} onChange={setPhase} />
        <Count name="nth" value={nth} onChange={setNth} />
        <label>
          <input type="checkbox" checked={flipped} onChange={() => setFlipped(!flipped)} /> ⇅
        </label>
      </nav>
      <Table
        key={`${scenario}${phase}${nth}`}
        scenario={scenario}
        phase={phase}
        nth={nth}
        words={words}
        flipped={flipped}
      />
      {start['table'] !== 'only' && <Shelves words={words} />}
    </main>
  );
}

interface TableProps {
  readonly scenario: string;
  readonly phase: PhaseName;
  readonly nth: number;
  readonly words: NapoleonicsWords;
  readonly flipped: boolean;
}

function Table({ scenario, phase, nth, words, flipped }: TableProps): ReactNode {
  const { sight, viewer, events } = useMemo(() => momentOf(scenario, phase, nth), [scenario, phase, nth]);
  const props = {
    view: sight.view,
    viewer,
    prompt: sight.prompt,
    legal: sight.legal,
    events,
    words,
    flipped,
    act: () => {},
  };
  return (
    <GalleryTable
      extent={LAYOUT}
      score={<Score {...props} />}
      prompt={sight.prompt && words.prompt(sight.prompt, sight.view, true)}
      board={<Board {...props} />}
      tray={<Tray {...props} />}
    >
      <ul className="gallery-log">
        {events
          .flatMap((event) => words.event(event, sight.view) ?? [])
          .map((line) => (
            <li key={line}>{line}</li>
          ))}
      </ul>
    </GalleryTable>
  );
}

const Shelves = ({ words }: { readonly words: NapoleonicsWords }): ReactNode => (
  <>
    <UnitShelf words={words} />
    <TerrainShelf words={words} />
    <section className="gallery-cards">
      {CARDS.map(({ name }, card) => (
        <Card
          key={name}
          card={card}
          words={words}
          seat={card % 2}
          look={card < 16 ? 'hand' : 'large'}
          {...(card % 5 === 0 ? { onPress: () => {} } : {})}
        />
      ))}
    </section>
    <svg className="gallery-dice" viewBox="0 0 900 90">
      {FACES.flatMap((face, i) =>
        ([undefined, 'hit', 'nothing'] as const).map((tells, k) => (
          <g key={`${face}${tells ?? ''}`} transform={`translate(${30 + (i * 3 + k) * 42} 30)`}>
            <Die face={face} tells={tells} />
          </g>
        )),
      )}
      {Object.values(LIVERIES).map((livery, i) => (
        <g key={livery.name} transform={`translate(${680 + i * 74} 50)`}>
          <Banner livery={livery} />
          <g transform="translate(40 -14)">
            <Medallion livery={livery} radius={18} />
          </g>
        </g>
      ))}
    </svg>
  </>
);

const QUIET: Standing = { may: false, chosen: false, ordered: false, moved: false, fought: false };
const STATES: readonly Standing[] = [
  QUIET,
  { ...QUIET, may: true },
  { ...QUIET, chosen: true },
  { ...QUIET, ordered: true },
  { ...QUIET, ordered: true, moved: true },
  { ...QUIET, ordered: true, moved: true, fought: true },
];

/** Kinds of unit in a row, and how far down all rows reach. */
const ROW = 10;
const SHELF = Math.ceil(UNIT_KINDS.length / ROW) * 150;

function UnitShelf({ words }: { readonly words: NapoleonicsWords }): ReactNode {
  return (
    <svg viewBox={`0 0 1560 ${SHELF + 680}`}>
      {UNIT_KINDS.map(({ nation, code, arm, blocks, guard }, i) => {
        const unit: DrawnUnit = {
          id: i,
          hex: 0,
          seat: 0,
          nation,
          code,
          sign: ARMS[arm],
          mark: classMark(nation, code),
          guard,
          blocks: Math.max(1, blocks - (i % 3)),
          gaps: i % 4 === 1 ? 1 : 0,
          front: 'up',
          square: arm === 0 && i % 5 === 1,
          state: STATES[i % STATES.length],
        };
        const [x, y] = [80 + (i % ROW) * 150, 70 + Math.floor(i / ROW) * 150];
        return (
          <g key={`${nation}${code}`}>
            <Unit unit={unit} x={x} y={y} flipped={false} />
            <text className="bk-small" x={x} y={y + 66}>
              {words.unitName(nation, code)}
            </text>
          </g>
        );
      })}
      {STATES.map((state, i) => (
        <g key={JSON.stringify(state)}>
          <Unit
            unit={{ ...SAMPLE, id: 100 + i, state, square: i === 5 }}
            x={80 + i * 150}
            y={SHELF + 110}
            flipped={false}
          />
          <Leader
            leader={{ id: i, hex: 0, nation: 'french', name: 'Ney', attached: true, state }}
            name={words.personName('Ney')}
            x={80 + i * 150}
            y={SHELF + 110}
          />
          <Leader
            leader={{
              id: 10 + i,
              hex: 0,
              nation: i % 2 ? 'british' : 'portuguese',
              name: 'Picton',
              attached: false,
              state,
            }}
            name={words.personName('Picton')}
            x={80 + i * 150}
            y={SHELF + 250}
          />
        </g>
      ))}
      {[1, 2, 3, 4, 5].map((blocks) => (
        <g key={blocks}>
          <Unit
            unit={{ ...SAMPLE, nation: 'british', mark: 'grenade', guard: true, blocks }}
            x={blocks * 140}
            y={SHELF + 380}
            flipped={false}
          />
          <Unit
            unit={{ ...SAMPLE, sign: 'cavalry', mark: 'cuirass', blocks: Math.min(4, blocks) }}
            x={blocks * 140}
            y={SHELF + 490}
            flipped={false}
          />
          <Unit
            unit={{
              ...SAMPLE,
              sign: 'artillery',
              nation: 'portuguese',
              mark: undefined,
              blocks: Math.min(3, blocks),
            }}
            x={blocks * 140}
            y={SHELF + 600}
            flipped={false}
          />
        </g>
      ))}
    </svg>
  );
}

const SAMPLE: DrawnUnit = {
  id: 0,
  hex: 0,
  seat: 0,
  nation: 'french',
  code: 'LN',
  sign: 'infantry',
  mark: undefined,
  guard: false,
  blocks: 4,
  gaps: 0,
  front: 'up',
  square: false,
  state: QUIET,
};

/** Every kind of ground once, and some of them joined. */
const GROUND: Readonly<Record<string, string>> = {
  B2: 'forest',
  B3: 'forest',
  C3: 'forest',
  B5: 'hill',
  B6: 'hill',
  C6: 'hill',
  C7: 'hill',
  D6: 'ruggedHill',
  D5: 'hill',
  B9: 'town',
  B11: 'mill',
  D2: 'sandQuarry',
  F1: 'river',
  F2: 'river',
  F3: 'bridge',
  F4: 'river',
  F5: 'fordableRiver',
  F6: 'river',
  H1: 'fordableRiver',
  H2: 'fordableRiver',
  H3: 'fordableRiver',
  I4: 'fordableRiver',
  F9: 'hill',
};

function TerrainShelf({ words }: { readonly words: NapoleonicsWords }): ReactNode {
  const scenario: Scenario = useMemo(() => {
    const known = (name: string): boolean =>
      TERRAINS.some((terrain) => terrain.name === name) && hexNamed('A1') === 0;
    const terrain = Object.fromEntries(Object.entries(GROUND).filter(([, name]) => known(name)));
    return {
      ...scenarioNamed('waterloo'),
      terrain,
      works: { F9: ['nw', 'ne', 'e'], D9: ['se', 'sw'] },
      places: {},
      facing: 'east',
    };
  }, []);
  return (
    <svg viewBox={`0 0 ${LAYOUT.width} ${LAYOUT.height}`}>
      <Ground layout={LAYOUT} scenario={scenario} words={words} />
    </svg>
  );
}
