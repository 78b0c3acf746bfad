import type { Language } from '@bicorne/boardkit';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { renewIfIdle, useRenewal } from './offline/renewal.ts';
import { keepSettings } from './people/settings.ts';
import { markDocument, usePreferences } from './preferences.ts';
import { readRoute, usePath, type Route } from './route.ts';
import { loadShellWords, type ShellWords } from './words/words.ts';
import { LobbyPage } from './pages/Lobby.tsx';
import { NotHere } from './ui/NotHere.tsx';
import { Trouble } from './ui/Trouble.tsx';

const MePage = lazy(async () => ({ default: (await import('./pages/Me.tsx')).MePage }));
const PersonPage = lazy(async () => ({ default: (await import('./pages/Person.tsx')).PersonPage }));
const ConfirmPage = lazy(async () => ({ default: (await import('./pages/Confirm.tsx')).ConfirmPage }));
const HallPage = lazy(async () => ({ default: (await import('./pages/Hall.tsx')).HallPage }));
const FieldPage = lazy(async () => ({ default: (await import('./pages/Field.tsx')).FieldPage }));
const ArchivePage = lazy(async () => ({ default: (await import('./pages/Archive.tsx')).ArchivePage }));
const EventsPage = lazy(async () => ({ default: (await import('./pages/Events.tsx')).EventsPage }));
const EventPage = lazy(async () => ({ default: (await import('./pages/Event.tsx')).EventPage }));
const LadderPage = lazy(async () => ({ default: (await import('./pages/Ladder.tsx')).LadderPage }));
const InvitePage = lazy(async () => ({ default: (await import('./pages/Invite.tsx')).InvitePage }));
const PlayPage = lazy(async () => ({ default: (await import('./pages/Play.tsx')).PlayPage }));
const TablePage = lazy(async () => ({ default: (await import('./pages/Table.tsx')).TablePage }));
const ReplayPage = lazy(async () => ({ default: (await import('./pages/Replay.tsx')).ReplayPage }));
const ReportPage = lazy(async () => ({ default: (await import('./report/Report.tsx')).ReportPage }));
const LessonPage = lazy(async () => ({ default: (await import('./teach/Lesson.tsx')).LessonPage }));
const WorkshopPage = lazy(async () => ({ default: (await import('./workshop/Page.tsx')).WorkshopPage }));
const ExercisesPage = lazy(async () => ({
  default: (await import('./exercises/Exercises.tsx')).ExercisesPage,
}));
const ExercisePage = lazy(async () => ({ default: (await import('./exercises/Exercise.tsx')).ExercisePage }));
const LibraryPage = lazy(async () => ({ default: (await import('./library/Library.tsx')).LibraryPage }));
const BattlePage = lazy(async () => ({ default: (await import('./library/BattlePage.tsx')).BattlePage }));

export function App(): ReactNode {
  const preferences = usePreferences();
  const shell = useShellWords(preferences.language);
  useEffect(() => markDocument(preferences), [preferences]);
  useEffect(keepSettings, []);
  const path = usePath();
  useEffect(renewIfIdle, [path]);
  const route = readRoute(path);
  if (!shell) return null;
  return (
    <Trouble path={path} shell={shell}>
      <Suspense fallback={<main className="page waiting" aria-busy="true" />}>
        <Page route={route} shell={shell} />
      </Suspense>
    </Trouble>
  );
}

/** The words of the language that was chosen last, whichever arrive last. */
function useShellWords(language: Language): ShellWords | null {
  const [shell, setShell] = useState<ShellWords | null>(null);
  useEffect(() => {
    let wanted = true;
    void loadShellWords(language).then((words) => wanted && setShell(words));
    return () => {
      wanted = false;
    };
  }, [language]);
  return shell;
}

function Page({ route, shell }: { readonly route: Route; readonly shell: ShellWords }): ReactNode {
  if (route.page === 'me') return <MePage shell={shell} />;
  if (route.page === 'person') return <PersonPage key={route.id} id={route.id} shell={shell} />;
  if (route.page === 'events') return <EventsPage shell={shell} />;
  if (route.page === 'event') return <EventPage key={route.id} id={route.id} shell={shell} />;
  if (route.page === 'ladder') return <LadderPage game={route.game} shell={shell} />;
  if (route.page === 'confirm') return <ConfirmPage shell={shell} />;
  if (route.page === 'hall') return <HallPage shell={shell} />;
  if (route.page === 'field') return <FieldPage shell={shell} />;
  if (route.page === 'archive') return <ArchivePage shell={shell} />;
  if (route.page === 'invite') return <InvitePage token={route.token} shell={shell} />;
  if (route.page === 'play')
    return <PlayPage key={route.game} game={route.game} person={route.person} shell={shell} />;
  if (route.page === 'table')
    return (
      <>
        <TablePage key={route.match} match={route.match} shell={shell} />
        <Newer shell={shell} />
      </>
    );
  if (route.page === 'replay') return <ReplayPage key={route.match} match={route.match} shell={shell} />;
  if (route.page === 'report') return <ReportPage key={route.match} match={route.match} shell={shell} />;
  if (route.page === 'learn')
    return <LessonPage key={route.game} game={route.game} lesson={route.lesson} shell={shell} />;
  if (route.page === 'exercises') return <ExercisesPage shell={shell} />;
  if (route.page === 'exercise')
    return <ExercisePage key={`${route.from} ${route.id}`} from={route.from} id={route.id} shell={shell} />;
  if (route.page === 'library') return <LibraryPage shell={shell} />;
  if (route.page === 'battle')
    return (
      <BattlePage key={`${route.id} ${route.version}`} id={route.id} version={route.version} shell={shell} />
    );
  if (route.page === 'workshop')
    return <WorkshopPage game={route.game} battle={route.battle} shell={shell} />;
  if (route.page === 'nowhere') return <NotHere fault="unknown" shell={shell} />;
  return <LobbyPage shell={shell} />;
}

/** At a table nobody is interrupted: it is said, and done when one leaves. */
function Newer({ shell }: { readonly shell: ShellWords }): ReactNode {
  const ready = useRenewal((renewal) => renewal.ready);
  return ready ? (
    <p className="newer" role="status">
      {shell.device.newer}
    </p>
  ) : null;
}
