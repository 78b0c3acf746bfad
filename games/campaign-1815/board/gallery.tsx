import { Choice, Count, pick } from '@bicorne/boardkit/gallery.tsx';
import { LANGUAGES, type BoardModule, type GalleryProps, type Language } from '@bicorne/boardkit';
import { useMemo, useState, type ReactNode } from 'react';
import { ARMIES, BLOCKS } from '../data/blocks.ts';
import { game } from '../index.ts';
import { FULL } from '../rules/blocks.ts';
import { seen } from '../rules/events.ts';
import type { Question, Roll } from '../rules/state.ts';
import { Back, Face, SIZE } from './Block.tsx';
import { board } from './index.tsx';
import { momentOf } from './moments.ts';
import { HEIGHT, WIDTH } from './sheet.ts';
import type { CampaignWords } from './words/lexicon.ts';

/** As the shell sees it: events come as they are told to a viewer. */
const { Board, Score, Tray }: BoardModule = board;

type Props = GalleryProps<CampaignWords>;
const SCENARIOS = ['free', 'historical', 'ligny', 'waterloo'] as const;
const EYES = ['asked', 'first', 'second', 'third', 'onlooker'] as const;
const TABLES = ['two', 'three', 'bids', 'late'] as const;
const OPTIONS = {
  two: {},
  three: { players: '3' },
  bids: { bid: true },
  late: { revealLate: true },
} as const;
const ASKED = [
  'bid',
  'reduce',
  'place',
  'council',
  'march',
  'ride',
  'force',
  'force-roll',
  'order',
  'show',
  'skirmish-roll',
  'lose',
  'leave',
  'lay',
  'deploy',
  'hold',
  'recoil',
  'combat',
  'morale-roll',
  'fire-roll',
  'reinforce',
  'regroup',
  'attrition',
] as const satisfies readonly (Question | Roll)[];

/** Everything that is drawn for this game, in all its states, for whoever works on the art. */
export function Gallery({ words: all, start }: Props): ReactNode {
  const [language, setLanguage] = useState<Language>(pick(LANGUAGES, start['language']));
  const [scenario, setScenario] = useState(pick(SCENARIOS, start['scenario'] ?? 'historical'));
  const [table, setTable] = useState(pick(TABLES, start['players']));
  const [ask, setAsk] = useState(pick(ASKED, start['ask'] ?? 'march'));
  const [eyes, setEyes] = useState(pick(EYES, start['eyes']));
  const [nth, setNth] = useState(Number(start['nth'] ?? 1));
  const [seed, setSeed] = useState(Number(start['seed'] ?? 1));
  const [flipped, setFlipped] = useState(start['flipped'] === '1');
  const words = all[language];
  return (
    <main className="gallery">
      <nav>
        <Choice name="language" value={language} of={LANGUAGES} onChange={setLanguage} />
        <Choice name="scenario" value={scenario} of={SCENARIOS} onChange={setScenario} />
        <Choice name="table" value={table} of={TABLES} onChange={setTable} />
        <Choice name="ask" value={ask} of={ASKED} onChange={setAsk} />
        <Choice name="eyes" value={eyes} of={EYES} onChange={setEyes} />
        <Count name="nth" value={nth} onChange={setNth} />
        <Count name="seed" value={seed} onChange={setSeed} />
        <label>
          <input type="checkbox" checked={flipped} onChange={() => setFlipped(!flipped)} /> ⇅
        </label>
      </nav>
      <Scene {...{ scenario, table, ask, eyes, nth, seed, words, flipped }} />
      {start['table'] !== 'only' && <Shelves words={words} />}
    </main>
  );
}

interface SceneProps {
  readonly scenario: string;
  readonly table: keyof typeof OPTIONS;
  readonly ask: (typeof ASKED)[number];
  readonly eyes: (typeof EYES)[number];
  readonly nth: number;
  readonly seed: number;
  readonly words: CampaignWords;
  readonly flipped: boolean;
}

/** A moment of a game as one of the eyes sees it. */
function Scene({ scenario, table, ask, eyes, nth, seed, words, flipped }: SceneProps): ReactNode {
  const moment = useMemo(
    () => momentOf(scenario, ask, nth, seed, OPTIONS[table]),
    [scenario, ask, nth, seed, table],
  );
  if (!moment) return null;
  const viewer = { asked: moment.seat ?? 0, first: 0, second: 1, third: 2, onlooker: -1 }[eyes];
  const mine = viewer === moment.seat;
  const props = {
    view: game.view(moment.state, viewer),
    viewer,
    prompt: game.prompt(moment.state, viewer),
    legal: mine ? moment.legal : [],
    events: moment.events.map((event) => seen(event, viewer)),
    words,
    flipped,
    act: () => undefined,
  };
  return (
    <>
      <Score {...props} />
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width="100%">
        <Board {...props} />
      </svg>
      <p>{props.prompt && words.prompt(props.prompt, props.view, mine)}</p>
      <Tray {...props} />
    </>
  );
}

const STATES = ['acted', 'forced', 'disorder', 'square', 'holds', 'shaken', 'sheltered'] as const;

/** Every block at every strength; then one block in each state, from both sides. */
const Shelves = ({ words }: { readonly words: CampaignWords }): ReactNode => (
  <section>
    {ARMIES.map((army, index) => (
      <div key={army}>
        <h2>{words.armies[index]}</h2>
        {BLOCKS.map(({ id, army: owner }, block) =>
          owner === army ? (
            <figure key={id}>
              {Array.from({ length: FULL[block] }, (_, lost) => (
                <Picture key={lost}>
                  <Face block={block} steps={FULL[block] - lost} />
                </Picture>
              ))}
              <figcaption>{words.block(block)}</figcaption>
            </figure>
          ) : null,
        )}
        {STATES.map((state) => (
          <figure key={state}>
            <Picture>
              <Face
                block={BLOCKS.findIndex((one) => one.army === army) + 1}
                steps={2}
                {...{ [state]: true }}
              />
            </Picture>
            <Picture>
              <Back army={index} {...{ [state]: true }} />
            </Picture>
            <figcaption>{state}</figcaption>
          </figure>
        ))}
      </div>
    ))}
  </section>
);

const Picture = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <svg
    viewBox={`${-SIZE / 2 - 12} ${-SIZE / 2 - 12} ${SIZE + 28} ${SIZE + 32}`}
    style={{ display: 'inline-block', width: 80, height: 84 }}
  >
    {children}
  </svg>
);
