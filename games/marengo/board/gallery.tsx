import { Choice, Count, pick } from '@bicorne/boardkit/gallery.tsx';
import { LANGUAGES, type GalleryProps } from '@bicorne/boardkit';
import { useMemo, useState, type ReactNode } from 'react';
import { FIRST_HOUR, LAST_HOUR } from '../data/forces.ts';
import { game } from '../index.ts';
import { seen } from '../rules/events.ts';
import { FACES, HIDDEN_FACES } from '../rules/pieces.ts';
import { Block } from './Block.tsx';
import { Board } from './Board.tsx';
import { Disc } from './Disc.tsx';
import { momentOf } from './moments.ts';
import { BLOCK } from './room.ts';
import { Score } from './Score.tsx';
import { sheetFor } from './sheet.ts';
import { Tray } from './Tray.tsx';
import { ASKED, type MarengoWords } from './words/lexicon.ts';

type Props = GalleryProps<MarengoWords>;
const HOURS = Array.from({ length: LAST_HOUR - FIRST_HOUR + 1 }, (_, i) => String(FIRST_HOUR + i));
const EYES = ['asked', 'austrian', 'french', 'onlooker'] as const;

/** Everything that is drawn for this game, in all its states, for whoever works on the art. */
export function Gallery({ words: all, start }: Props): ReactNode {
  const [language, setLanguage] = useState(pick(LANGUAGES, start['language']));
  const [ask, setAsk] = useState<string>(start['ask'] ?? 'actions');
  const [hour, setHour] = useState(start['hour'] ?? '9');
  const [seed, setSeed] = useState(Number(start['seed'] ?? 1));
  const [eyes, setEyes] = useState<string>(start['eyes'] ?? 'asked');
  const [flipped, setFlipped] = useState(start['flipped'] === '1');
  const words = all[language];
  return (
    <main className="gallery">
      <nav>
        <Choice name="language" value={language} of={LANGUAGES} onChange={setLanguage} />
        <Choice name="ask" value={ask} of={ASKED} onChange={setAsk} />
        <Choice name="hour" value={hour} of={HOURS} onChange={setHour} />
        <Choice name="eyes" value={eyes} of={EYES} onChange={setEyes} />
        <Count name="seed" value={seed} onChange={setSeed} />
        <label>
          <input type="checkbox" checked={flipped} onChange={() => setFlipped(!flipped)} /> ⇅
        </label>
      </nav>
      <Table ask={ask} hour={Number(hour)} seed={seed} eyes={eyes} words={words} flipped={flipped} />
      {start['table'] !== 'only' && <Shelves words={words} />}
    </main>
  );
}

interface TableProps {
  readonly ask: string;
  readonly hour: number;
  readonly seed: number;
  readonly eyes: string;
  readonly words: MarengoWords;
  readonly flipped: boolean;
}

/** A moment of a game as one of the eyes sees it. */
function Table({ ask, hour, seed, eyes, words, flipped }: TableProps): ReactNode {
  const moment = useMemo(() => momentOf(ask, hour, seed), [ask, hour, seed]);
  if (!moment) return null;
  const viewer = eyes === 'asked' ? (moment.seat ?? 0) : eyes === 'austrian' ? 0 : eyes === 'french' ? 1 : -1;
  const props = {
    view: game.view(moment.state, viewer),
    viewer,
    prompt: game.prompt(moment.state, viewer),
    legal: viewer === moment.seat ? moment.legal : [],
    events: moment.events.map((event) => seen(event, viewer)),
    words,
    flipped,
    act: () => undefined,
  };
  const { width, height } = sheetFor(flipped);
  return (
    <>
      <Score {...props} />
      <svg viewBox={`0 0 ${width} ${height}`} width="100%">
        <Board {...props} />
      </svg>
      <p>{props.prompt && words.prompt(props.prompt, props.view, viewer === moment.seat)}</p>
      <Tray {...props} />
    </>
  );
}

/** All faces of both armies, shown, pencilled and acted; blank ones; discs. */
const Shelves = ({ words }: { readonly words: MarengoWords }): ReactNode => (
  <section>
    {[0, 1].map((army) => (
      <div key={army}>
        <h2>{words.armies[army]}</h2>
        {FACES.slice(0, HIDDEN_FACES).map((name, face) => (
          <figure key={name}>
            <Picture army={army} face={face} />
            <Picture army={army} face={face} pencil />
            <Picture army={army} face={face} acted />
            <figcaption>{words.face(face)}</figcaption>
          </figure>
        ))}
        <Picture army={army} face={null} />
        <Picture army={army} face={null} acted />
        <svg viewBox="-20 -20 120 40" width="180" height="60">
          <Disc army={army} />
          <g transform="translate(40 0)">
            <Disc army={army} count={4} />
          </g>
          <g transform="translate(80 0)">
            <Disc army={army} open />
          </g>
        </svg>
      </div>
    ))}
  </section>
);

const Picture = (props: Parameters<typeof Block>[0]): ReactNode => (
  <svg
    viewBox={`${-BLOCK.length / 2 - 4} ${-BLOCK.thick / 2 - 4} ${BLOCK.length + 8} ${BLOCK.thick + 8}`}
    width="153"
    height="51"
  >
    <Block {...props} />
  </svg>
);
