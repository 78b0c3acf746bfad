import type { BoardModule, Language, Words } from '@bicorne/boardkit';
import { Portrait } from '@bicorne/boardkit/teach/Portrait.tsx';
import type { Commander, Phase, Story, StoryModule } from '@bicorne/boardkit/teach/story.ts';
import { StoryMap } from '@bicorne/boardkit/teach/StoryMap.tsx';
import { loadStories } from '@bicorne/games';
import { useEffect, useState, type ReactNode } from 'react';
import type { ShellWords } from '../words/words.ts';
import './story.css';

interface Props {
  readonly game: string;
  readonly scenario: string;
  readonly board: BoardModule;
  readonly words: Words;
  readonly language: Language;
  readonly shell: ShellWords;
}

/** The briefing's history: the battle told phase by phase on its own map, between its commanders. */
export function StoryPanel(props: Props): ReactNode {
  const module = useStories(props.game);
  const story = module?.stories[props.scenario];
  if (!module || !story)
    return (
      <div className="story-map">
        <props.board.Preview scenario={props.scenario} words={props.words} />
      </div>
    );
  return <Told key={props.scenario} {...props} module={module} story={story} />;
}

function useStories(game: string): StoryModule | null {
  const [module, setModule] = useState<StoryModule | null>(null);
  useEffect(() => {
    let wanted = true;
    void loadStories(game).then((stories) => wanted && setModule(stories ?? null));
    return () => {
      wanted = false;
    };
  }, [game]);
  return module;
}

interface ToldProps extends Props {
  readonly module: StoryModule;
  readonly story: Story;
}

/** Time to read a phase before the next one comes. */
const READING = 7000;

function Told({ story, module, scenario, board, words, language, shell }: ToldProps): ReactNode {
  const [phase, setPhase] = useState(0);
  const [playing, setPlaying] = useState(false);
  const last = story.phases.length - 1;
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => (phase < last ? setPhase(phase + 1) : setPlaying(false)), READING);
    return () => clearTimeout(timer);
  }, [playing, phase, last]);
  const { when, text } = story.phases[phase];
  return (
    <section className="story" aria-label={shell.teach.story}>
      <div className="story-map">
        <board.Preview scenario={scenario} words={words} />
        <StoryMap module={module} scenario={scenario} phase={phase} language={language} />
      </div>
      <div className="story-words">
        <Commanders all={story.commanders} language={language} words={words} />
        <div className="story-phase" aria-live="polite">
          <h3>{when[language]}</h3>
          <p>{text[language]}</p>
        </div>
        <div className="story-steps">
          <button
            type="button"
            className="button quiet"
            disabled={phase === 0}
            aria-label={shell.replay.back}
            onClick={() => setPhase(phase - 1)}
          >
            ‹
          </button>
          <Dots phases={story.phases} phase={phase} language={language} onChoose={setPhase} />
          <button
            type="button"
            className="button"
            disabled={phase === last}
            aria-label={shell.replay.next}
            onClick={() => setPhase(phase + 1)}
          >
            ›
          </button>
          <button
            type="button"
            className="button quiet"
            onClick={() => {
              if (!playing && phase === last) setPhase(0);
              setPlaying(!playing);
            }}
          >
            {playing ? shell.replay.pause : shell.replay.play}
          </button>
        </div>
        <p className="story-sure">{story.sure[language]}</p>
      </div>
    </section>
  );
}

interface DotsProps {
  readonly phases: readonly Phase[];
  readonly phase: number;
  readonly language: Language;
  readonly onChoose: (phase: number) => void;
}

const Dots = ({ phases, phase, language, onChoose }: DotsProps): ReactNode => (
  <ol className="story-dots">
    {phases.map(({ when }, n) => (
      <li key={when.en}>
        <button
          type="button"
          aria-label={when[language]}
          aria-current={n === phase ? 'step' : undefined}
          onClick={() => onChoose(n)}
        />
      </li>
    ))}
  </ol>
);

interface CommandersProps {
  readonly all: readonly Commander[];
  readonly language: Language;
  readonly words: Words;
}

const Commanders = ({ all, language, words }: CommandersProps): ReactNode => (
  <ul className="story-commanders">
    {all.map(({ portrait, seat, name }, n) => (
      <li key={portrait}>
        <Portrait of={portrait} turned={n % 2 === 1} />
        <span className="story-commander">{name[language]}</span>
        <span className="story-seat">{words.seats[seat] ?? seat}</span>
      </li>
    ))}
  </ul>
);
