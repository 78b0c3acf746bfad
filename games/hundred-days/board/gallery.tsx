import { Choice, Count, GalleryTable, pick } from '@bicorne/boardkit/gallery.tsx';
import { LANGUAGES, type GalleryProps } from '@bicorne/boardkit';
import { PipDie } from '@bicorne/boardkit/pieces/PipDie.tsx';
import { useMemo, useState, type ReactNode } from 'react';
import { SCENARIOS } from '../data/scenarios.ts';
import { NATIONS } from '../data/units.ts';
import { game } from '../index.ts';
import type { Phase } from '../rules/state.ts';
import { Board } from './Board.tsx';
import { LAYOUT } from './ground.ts';
import type { DrawnUnit } from './model.ts';
import { everything, momentOf } from './moments.ts';
import { Score } from './Score.tsx';
import { Tray } from './Tray.tsx';
import { Leader, Unit } from './Unit.tsx';
import { ASKED, type HundredDaysWords } from './words/lexicon.ts';

const SKIRMISHERS = ['basic', 'kevin'];
const QUIET = { may: false, chosen: false, acted: false } as const;

/** Every question on a real position, and every piece in all its states, for whoever works on the art. */
export function Gallery({ words: all, start }: GalleryProps<HundredDaysWords>): ReactNode {
  const [language, setLanguage] = useState(pick(LANGUAGES, start['language']));
  const [scenario, setScenario] = useState(start['scenario'] ?? 'waterloo');
  const [phase, setPhase] = useState<Phase>(pick(ASKED, start['phase'] ?? 'command'));
  const [rules, setRules] = useState(start['rules'] ?? 'basic');
  const [seed, setSeed] = useState(Number(start['seed'] ?? 5));
  const words = all[language];
  return (
    <main className="gallery">
      <nav>
        <Choice name="language" value={language} of={LANGUAGES} onChange={setLanguage} />
        <Choice name="scenario" value={scenario} of={SCENARIOS.map(({ id }) => id)} onChange={setScenario} />
        <Choice name="phase" value={phase} of={ASKED} onChange={setPhase} />
        <Choice name="rules" value={rules} of={SKIRMISHERS} onChange={setRules} />
        <Count name="seed" value={seed} onChange={setSeed} />
      </nav>
      <Table
        key={`${scenario}${phase}${rules}${seed}`}
        scenario={scenario}
        phase={phase}
        rules={rules}
        seed={seed}
        words={words}
      />
      {start['table'] !== 'only' && <Pieces />}
    </main>
  );
}

interface TableProps {
  readonly scenario: string;
  readonly phase: Phase;
  readonly rules: string;
  readonly seed: number;
  readonly words: HundredDaysWords;
}

function Table({ scenario, phase, rules, seed, words }: TableProps): ReactNode {
  const { state, seat, legal, events, told } = useMemo(
    () => momentOf(scenario, everything(rules), phase, 2, seed),
    [scenario, phase, rules, seed],
  );
  const viewer = seat ?? 0;
  const prompt = game.prompt(state, viewer);
  const props = { view: state, viewer, prompt, legal, events, told, words, flipped: false, act: () => {} };
  return (
    <GalleryTable
      extent={LAYOUT}
      score={<Score {...props} />}
      prompt={prompt && words.prompt(prompt, state, true)}
      board={<Board {...props} />}
      tray={<Tray {...props} />}
    />
  );
}

const PLAIN: DrawnUnit = {
  id: 0,
  hex: 0,
  nation: 'french',
  arm: 'infantry',
  sign: 'infantry',
  mark: undefined,
  elite: false,
  figures: 3,
  gaps: 0,
  marker: 0,
  front: 'up',
  place: 'alone',
  square: 'none',
  state: QUIET,
};

const SHELF: readonly Partial<DrawnUnit>[] = [
  {},
  { figures: 1, gaps: 2 },
  { elite: true, mark: 'grenade', marker: 2 },
  { mark: 'horn' },
  { mark: 'rifle', figures: 4 },
  { square: 'plain' },
  { state: { ...QUIET, may: true } },
  { state: { ...QUIET, chosen: true } },
  { state: { ...QUIET, acted: true } },
  { arm: 'cavalry', sign: 'cavalry', figures: 2, elite: true, mark: 'cuirass', marker: 1 },
  { arm: 'artillery', sign: 'artillery', figures: 2 },
  { arm: 'horseArtillery', sign: 'artillery', figures: 2, mark: 'horse' },
  { arm: 'skirmishers', figures: 1, mark: 'horn' },
];
const STEP = 118;
const FACES = [1, 2, 3, 4, 5, 6];

function Pieces(): ReactNode {
  return (
    <svg viewBox={`0 0 ${(SHELF.length + 1) * STEP} ${(NATIONS.length + 1) * STEP}`}>
      {NATIONS.map((nation, row) => (
        <g key={nation} transform={`translate(${STEP / 2} ${row * STEP + STEP / 2})`}>
          {SHELF.map((unit, i) => (
            <Unit
              key={JSON.stringify(unit)}
              unit={{ ...PLAIN, ...unit, nation }}
              x={i * STEP}
              y={0}
              flipped={false}
            />
          ))}
          <Leader
            leader={{
              id: 0,
              hex: 0,
              nation,
              value: 2,
              named: true,
              attached: false,
              crowded: false,
              state: QUIET,
            }}
            name={nation}
            x={SHELF.length * STEP}
            y={0}
          />
        </g>
      ))}
      {FACES.map((value) => (
        <g key={value} transform={`translate(${value * 60} ${NATIONS.length * STEP + 50})`}>
          <PipDie value={value} tells={value > 4 ? 'hit' : 'nothing'} size={1.3} />
        </g>
      ))}
    </svg>
  );
}
