import type { Language } from '@bicorne/boardkit';
import type { Lesson } from '@bicorne/boardkit/teach/lesson.ts';
import type { Action } from '@bicorne/engine';
import { loadRules, loadLessons } from '@bicorne/games';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useRulebook } from '../book/OpenBook.tsx';
import { usePreferences } from '../preferences.ts';
import { go } from '../route.ts';
import { useFocusHere } from '../table/focus.ts';
import { useGame, type Loaded } from '../table/game.ts';
import { useConsider } from '../table/outlook/consider.ts';
import { useAsksFirst } from '../table/outlook/outlook.ts';
import { useSeveral } from '../table/Several.tsx';
import { Hand, TableFrame, useFacing } from '../table/TableFrame.tsx';
import { Link } from '../ui/Link.tsx';
import { NotHere } from '../ui/NotHere.tsx';
import type { ShellWords } from '../words/words.ts';
import {
  comesByItself,
  goOn,
  isDone,
  openLesson,
  sightOf,
  stepOf,
  tryAction,
  type Course,
} from '@bicorne/boardkit/teach/course.ts';
import './lesson.css';

interface PageProps {
  readonly game: string;
  readonly lesson: string;
  readonly shell: ShellWords;
}

export function LessonPage({ game, lesson, shell }: PageProps): ReactNode {
  const language = usePreferences((preferences) => preferences.language);
  const loaded = useGame(game, language);
  const lessons = useLessons(game);
  const chosen = lessons?.find(({ id }) => id === lesson) ?? lessons?.[0];
  const [course, setCourse] = useCourse(game, chosen);
  if (lessons?.length === 0) return <NotHere fault="unknown" shell={shell} />;
  if (!loaded || !lessons || !chosen || course?.lesson !== chosen)
    return <main className="page waiting" aria-busy="true" />;
  const next = lessons[lessons.indexOf(chosen) + 1];
  return (
    <LessonView
      key={chosen.id}
      game={game}
      course={course}
      onCourse={setCourse}
      loaded={loaded}
      language={language}
      shell={shell}
      lessons={lessons}
      onNext={() => go(next ? `/learn/${game}/${next.id}` : '/')}
      nextTitle={next?.title[language] ?? null}
    />
  );
}

function useLessons(game: string): readonly Lesson[] | null {
  const [lessons, setLessons] = useState<readonly Lesson[] | null>(null);
  useEffect(() => void loadLessons(game).then((all) => setLessons(all ?? [])), [game]);
  return lessons;
}

function useCourse(
  game: string,
  lesson: Lesson | undefined,
): readonly [Course | null, (course: Course) => void] {
  const [course, setCourse] = useState<Course | null>(null);
  useEffect(() => {
    if (!lesson) return;
    void loadRules(game).then((module) => {
      const opened = module && openLesson(module.game, lesson);
      if (opened?.ok) setCourse(opened.value);
    });
  }, [game, lesson]);
  return [course, setCourse];
}

/** Long enough to see what the other side or the dice did. */
const PAUSE = 900;

interface ViewProps {
  readonly game: string;
  readonly course: Course;
  readonly onCourse: (course: Course) => void;
  readonly loaded: Loaded;
  readonly language: Language;
  readonly shell: ShellWords;
  readonly lessons: readonly Lesson[];
  readonly onNext: () => void;
  readonly nextTitle: string | null;
}

/** Of a gesture the steps that the lesson asks for. */
function asFarAsWanted(course: Course, [action, ...rest]: readonly Action[]): Course {
  const next = action && tryAction(course, action);
  return next?.ok ? asFarAsWanted(next.value, rest) : course;
}

function LessonView(view: ViewProps): ReactNode {
  const { game, course, onCourse, loaded, language, shell } = view;
  const { board, words, rules } = loaded;
  const rulebook = useRulebook(game, loaded, shell);
  const facing = useFacing(board, sightOf(course).view, course.seat);
  useEffect(() => {
    if (!comesByItself(course)) return;
    const timer = setTimeout(() => {
      const next = goOn(course);
      if (next.ok) onCourse(next.value);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [course, onCourse]);

  // As at a table: what is pointed at tells its chances, and what cannot be taken back asks once.
  const sight = useMemo(() => sightOf(course), [course]);
  const moment = { game, seat: course.seat, view: sight.view };
  const asksFirst = useAsksFirst(rules, moment, board.commits);
  const asIs = (gesture: readonly Action[]): readonly Action[] => gesture;
  const consideration = useConsider(sight.legal, asIs, asksFirst, (gesture) => {
    const next = asFarAsWanted(course, gesture);
    if (next !== course) onCourse(next);
  });
  const several = useSeveral(sight.legal);
  const props = {
    view: sight.view,
    viewer: course.seat,
    prompt: sight.prompt,
    legal: sight.legal,
    events: course.fresh,
    told: course.told,
    words,
    flipped: facing.flipped,
    act: (...gesture: readonly Action[]) => consideration.press(gesture),
    ask: several.ask,
  };
  const title = course.lesson.title[language];
  return (
    <TableFrame
      className="table lesson"
      title={title}
      label={`${shell.table.map}: ${title}`}
      board={board}
      table={props}
      facing={facing}
      books={rulebook}
      shell={shell}
      side={
        <>
          <LessonCard {...view} sight={sight} act={props.act} />
          <Lessons {...view} />
        </>
      }
      {...consideration.watch}
    >
      <Hand {...{ rules, board, words, shell, moment, several, consideration }} act={props.act} />
    </TableFrame>
  );
}

const Lessons = ({ game, course, lessons, language, shell }: ViewProps): ReactNode => (
  <nav className="lessons" aria-labelledby="lessons">
    <h2 id="lessons">{shell.teach.lessons}</h2>
    <ol>
      {lessons.map((lesson) => (
        <li key={lesson.id} aria-current={lesson === course.lesson ? 'step' : undefined}>
          <Link to={`/learn/${game}/${lesson.id}`}>{lesson.title[language]}</Link>
        </li>
      ))}
    </ol>
  </nav>
);

interface CardProps extends ViewProps {
  readonly sight: ReturnType<typeof sightOf>;
  readonly act: (action: Action) => void;
}

/** What is told, what is asked, and how far one has come. */
function LessonCard(props: CardProps): ReactNode {
  const { course, language, shell, loaded, sight } = props;
  const { steps } = course.lesson;
  const step = stepOf(course);
  const buttons = sight.legal.filter((action) => !loaded.board.drawn(action));
  const focus = useFocusHere();
  return (
    <section className="lesson-card" aria-live="polite" tabIndex={-1} {...focus}>
      <progress value={course.at} max={steps.length} aria-label={shell.teach.progress} />
      <p className="lesson-text">{textOf(course, language, shell)}</p>
      <div className="prompt-buttons">
        {buttons.map((action) => (
          <button
            key={JSON.stringify(action)}
            type="button"
            className="button"
            onClick={() => props.act(action)}
          >
            {loaded.words.action(action, sight.view)}
          </button>
        ))}
        {step && 'say' in step && <GoOn {...props} />}
        {isDone(course) && (
          <button type="button" className="button main" onClick={props.onNext}>
            {props.nextTitle === null ? shell.teach.toLobby : shell.teach.nextLesson(props.nextTitle)}
          </button>
        )}
      </div>
    </section>
  );
}

function GoOn({ course, onCourse, shell }: CardProps): ReactNode {
  const press = (): void => {
    const next = goOn(course);
    if (next.ok) onCourse(next.value);
  };
  return (
    <button type="button" className="button main" onClick={press}>
      {shell.teach.goOn}
    </button>
  );
}

/** While others answer, the last words stay. */
function textOf({ lesson, at }: Course, language: Language, shell: ShellWords): string {
  if (at >= lesson.steps.length) return shell.teach.done;
  for (let n = at; n >= 0; n--) {
    const step = lesson.steps[n];
    if ('say' in step) return step.say[language];
    if ('ask' in step) return step.ask[language];
  }
  return '';
}
