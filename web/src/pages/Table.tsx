import { ownTitle } from '../lobby/ownTitle.ts';
import { useSteady } from '@bicorne/boardkit/steady.ts';
import { placesOf, tracesAhead } from '@bicorne/boardkit/traces.ts';
import type { Ahead } from '@bicorne/bots';
import { ONLOOKER, type Action, type Turn } from '@bicorne/engine';
import { isBefore } from '@bicorne/table/stages';
import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useRulebook } from '../book/OpenBook.tsx';
import { isHere } from '../local/names.ts';
import { Thinking } from '../local/Thinking.tsx';
import { usePreferences } from '../preferences.ts';
import { NarrowActions } from '../table/ActionList.tsx';
import { Advice } from '../table/advice/Advice.tsx';
import { actAlone } from '../table/alone.ts';
import { useGame, type Loaded } from '../table/game.ts';
import { HandKeys } from '../table/HandKeys.tsx';
import { Log } from '../table/Log.tsx';
import { LogRoom, useLogSheet } from '../table/LogSheet.tsx';
import { useChoosing } from '../table/choosing.ts';
import { useConsider } from '../table/outlook/consider.ts';
import { useAsksFirst } from '../table/outlook/outlook.ts';
import { OrderOfBattle } from '../table/OrderOfBattle.tsx';
import { closeLetter, useTriesOut } from '../table/letters.tsx';
import { Home, OwnButtons } from '../table/OwnButtons.tsx';
import { Prompt } from '../table/Prompt.tsx';
import { useScene } from '../table/scene.ts';
import { useSeveral } from '../table/Several.tsx';
import { SceneBar } from '../table/SceneBar.tsx';
import { Hand, TableFrame, useFacing } from '../table/TableFrame.tsx';
import { OfferedStanding } from '../table/Standing.tsx';
import { beginsTurn } from '../table/turns.ts';
import { useRecorded } from '../table/reel/useRecorded.ts';
import { useLaidOpen } from '../table/useLaidOpen.ts';
import { takeBack } from '../table/gestures.ts';
import type { Table } from '../table/told.ts';
import { AtTable, useHere, useOpenTable, useTable } from '../table/useTable.ts';
import { useWhy } from '../table/why.ts';
import { WhyNote } from '../table/WhyNote.tsx';
import { useCalls } from '../people/calls.ts';
import { buzzPress, useHaptics } from '../sounds/haptics.ts';
import { useSounds } from '../sounds/useSounds.ts';
import { NotHere } from '../ui/NotHere.tsx';
import { SaveRecord } from '../ui/SaveRecord.tsx';
import '../table/phone.css';
import type { ShellWords } from '../words/words.ts';

const Handover = lazy(async () => ({ default: (await import('../local/Handover.tsx')).Handover }));
const Between = lazy(async () => ({ default: (await import('../table/Network.tsx')).Between }));
const After = lazy(async () => ({ default: (await import('../table/Network.tsx')).After }));
const Beside = lazy(async () => ({ default: (await import('../table/Network.tsx')).Beside }));
const BidLines = lazy(async () => ({ default: (await import('../cups/BidLines.tsx')).BidLines }));
const Seating = lazy(async () => ({ default: (await import('../table/Seating.tsx')).Seating }));
const Opening = lazy(async () => ({ default: (await import('../table/Opening.tsx')).Opening }));
const TryOut = lazy(async () => ({ default: (await import('../tryout/TryOut.tsx')).TryOut }));
const EndCard = lazy(async () => ({ default: (await import('../table/EndCard.tsx')).EndCard }));

interface PageProps {
  readonly match: string;
  readonly shell: ShellWords;
}

export function TablePage({ match, shell }: PageProps): ReactNode {
  const here = useOpenTable(match);
  useEffect(() => closeLetter, []);
  return (
    <AtTable value={here}>
      <Seated match={match} shell={shell} />
      <Suspense>
        <Handover match={match} shell={shell} />
      </Suspense>
    </AtTable>
  );
}

function Seated({ match, shell }: PageProps): ReactNode {
  const { table, line, fault } = useTable((state) => state);
  const language = usePreferences((preferences) => preferences.language);
  const loaded = useGame(table?.match.game, language);
  const tries = useTriesOut();

  if (!table || !loaded) {
    if (fault !== null)
      return (
        <NotHere fault={fault} shell={shell}>
          {fault === 'old-rules' && <SaveRecord match={match} label={shell.table.record} shell={shell} />}
        </NotHere>
      );
    const lost = line === 'lost';
    return (
      <main className="page waiting" aria-busy={!lost}>
        {lost ? <h1>{shell.table.lost}</h1> : <p>…</p>}
        {lost && <Home shell={shell} />}
      </main>
    );
  }
  if (tries && table.viewer !== ONLOOKER)
    return (
      <Suspense fallback={<main className="page waiting" aria-busy="true" />}>
        <TryOut key={table.viewer} table={table} loaded={loaded} shell={shell} onClose={closeLetter} />
      </Suspense>
    );
  return <TableView key={table.viewer} table={table} loaded={loaded} shell={shell} lost={line === 'lost'} />;
}

interface ViewProps {
  readonly table: Table;
  readonly loaded: Loaded;
  readonly shell: ShellWords;
  readonly lost: boolean;
}

const NOTHING: readonly Action[] = [];
const NOWHERE: readonly number[] = [];
const UNADVISED: readonly Ahead[] = [];

function TableView({ table, loaded, shell, lost }: ViewProps): ReactNode {
  const { board, words, rules } = loaded;
  const here = useHere();
  const { busy, fault, strokes } = useTable((state) => state);
  const { viewer, match } = table;
  const rulebook = useRulebook(match.game, loaded, shell);
  const facing = useFacing(board, table.sight.view, viewer);
  const scene = useScene(table, board, words);
  const choosing = useChoosing(rules, board, viewer, scene.sight);
  const { sight } = choosing;
  // While an action is on its way the store takes no other; the picture stays as it is until the answer comes.
  // Before all have sat nothing is offered that cannot be done.
  const begun = match.stage === 'play' || match.stage === 'over';
  const legal = lost || !begun ? NOTHING : sight.legal;
  const moment = { game: match.game, seat: viewer, view: scene.sight.view };
  const asksFirst = useAsksFirst(rules, moment, board.commits);
  const consideration = useConsider(
    legal,
    choosing.whole,
    asksFirst,
    (gesture) => void actAlone(here, board, gesture),
  );
  const [named, setNamed] = useState<readonly number[]>(NOWHERE);
  const [ahead, setAhead] = useState<readonly Ahead[]>(UNADVISED);
  const advised = useMemo(
    () =>
      tracesAhead(
        ahead.map(({ events }) => events),
        (event, step) => board.traces?.(event, ahead[step].view) ?? [],
      ),
    [ahead, board],
  );
  const several = useSeveral(legal);
  const logSheet = useLogSheet(shell);
  // A moment is looked at on the map: what lies over it goes.
  const showStep = useSteady((n: number) => {
    logSheet.fall();
    scene.reel.show(n);
  });
  const press = (gesture: readonly Action[]): void => {
    const led = gesture.length === 1 ? (board.planned?.(gesture[0], scene.sight.view) ?? NOTHING) : NOTHING;
    const whole = choosing.whole([...gesture, ...led]);
    if (!whole) return;
    buzzPress();
    if (choosing.isChoice(whole)) choosing.choose(whole);
    else consideration.press(whole);
  };
  // Not before the last step has been shown: what comes after the end would tell of it.
  const ended = table.sight.turn.kind === 'over' && scene.kind !== 'behind';
  const recorded = useRecorded(match.id, ended);
  const record = typeof recorded === 'object' ? recorded : null;
  const open = useLaidOpen(table, record, board);
  const props = {
    view: (scene.kind === 'now' && open) || sight.view,
    viewer,
    prompt: sight.prompt,
    legal,
    events: scene.events,
    told: scene.told,
    traces: scene.traces,
    named,
    advised,
    words,
    flipped: facing.flipped,
    act: (...gesture: readonly Action[]) => press(gesture),
    ask: several.ask,
    letGo: choosing.letGo,
    choice: choosing.chosen,
    mayTakeBack: scene.kind === 'now' && !busy ? table.mayTakeBack : 0,
    takeBack: (steps: number, ...instead: readonly Action[]) => void takeBack(here, steps, ...instead),
  };
  const why = useWhy({
    game: rules.game,
    board,
    seat: viewer,
    view: sight.view,
    position: scene.sight.view,
    wanted: scene.kind === 'now' && !busy && !lost,
  });
  const isFirst = isBeforeFirst(table, strokes.length) && choosing.chosen.length === 0;
  const battle = words.scenarios[match.scenario];
  // A position that is no battle has no name of its own.
  const title = battle?.title ?? ownTitle(match) ?? (match.scenario || words.title);
  const turn = scene.kind === 'now' ? whoseTurn(sight.turn, viewer) : 'theirs';
  const mine = scene.kind === 'now' ? turn === 'mine' : null;
  useSounds(board, scene.events, mine);
  useHaptics(mine);
  useCalls(begun && turn === 'mine' ? 1 : 0, shell);
  return (
    <TableFrame
      className="table"
      data-turn={turn}
      data-busy={busy}
      title={title}
      label={`${shell.table.map}: ${title}`}
      board={board}
      table={props}
      moment={scene.sight}
      facing={facing}
      books={rulebook}
      shell={shell}
      tools={logSheet.tool}
      over={<SceneBar scene={scene} shell={shell} board={board} words={words} onRule={rulebook.openAt} />}
      side={
        <>
          {lost && (
            <p className="notice" role="status">
              {shell.table.lost}
            </p>
          )}
          <Suspense>
            {mayBeSeated(match, viewer) && (
              <Seating match={match} viewer={viewer} loaded={loaded} shell={shell} />
            )}
          </Suspense>
          <Suspense>
            {!isHere(match.id) && (
              <Between match={match} viewer={viewer} busy={busy} words={words} shell={shell} />
            )}
          </Suspense>
          <Suspense>
            {isFirst && viewer in match.seats && match.stage === 'play' && turn === 'mine' && (
              <Opening match={match} viewer={viewer} battle={title} words={words} shell={shell} />
            )}
          </Suspense>
          <OfferedStanding table={table} board={board} words={words} shell={shell} />
          <Prompt
            {...props}
            sight={sight}
            match={match}
            board={board}
            busy={busy}
            fault={fault}
            moment={{ ...moment, view: sight.view }}
            shell={shell}
            onRule={rulebook.openAt}
          >
            <Thinking words={words} shell={shell} />
            {scene.kind === 'now' && !lost && (
              <Advice
                table={table}
                sight={scene.sight}
                words={words}
                shell={shell}
                act={props.act}
                onAhead={setAhead}
              />
            )}
            <OwnButtons
              table={table}
              ended={ended}
              busy={busy || scene.kind !== 'now'}
              words={words}
              shell={shell}
            />
            <Suspense>{ended && !isHere(match.id) && <After match={match} shell={shell} />}</Suspense>
          </Prompt>
          <Suspense>
            {turn === 'over' && record && (
              <EndCard table={table} recorded={record} board={board} words={words} shell={shell} />
            )}
          </Suspense>
          <LogRoom sheet={logSheet} shell={shell}>
            <Log
              story={scene.story}
              view={sight.view}
              words={words}
              board={board}
              shell={shell}
              battle={battle}
              before={
                match.bids && (
                  <BidLines given={match.bids.given} names={words.seats} players={namesOf(match)} />
                )
              }
              current={scene.current}
              given={table.orders?.given}
              newFrom={scene.newFrom}
              onStep={showStep}
              onRule={rulebook.openAt}
              onNamed={(event) =>
                setNamed(event ? placesOf(board.traces?.(event, scene.sight.view) ?? []) : NOWHERE)
              }
            />
          </LogRoom>
          <Suspense>
            {!isHere(match.id) && <Beside match={match} viewer={viewer} words={words} shell={shell} />}
          </Suspense>
        </>
      }
      {...consideration.watch}
      onClickCapture={why.onClickCapture}
    >
      <NarrowActions
        legal={legal}
        board={board}
        moment={{ ...moment, view: sight.view }}
        words={words}
        shell={shell}
        act={(action) => press([action])}
      />
      <OrderOfBattle board={board} view={sight.view} viewer={viewer} words={words} shell={shell} />
      <Hand {...{ rules, board, words, shell, moment, several, consideration }} act={props.act} />
      <HandKeys
        sight={sight}
        board={board}
        shell={shell}
        act={props.act}
        letGo={choosing.letGo}
        onRule={rulebook.openAt}
      />
      {why.said && (
        <WhyNote key={why.press} said={why.said} words={words} shell={shell} onRule={rulebook.openAt} />
      )}
    </TableFrame>
  );
}

const namesOf = ({ seats }: Table['match']): Readonly<Record<string, string>> =>
  Object.fromEntries(seats.map(({ seat, player }) => [seat, player ?? seat]));

/** Before a match begins, and for whoever looks on. */
const mayBeSeated = ({ stage, seats }: Table['match'], viewer: number): boolean =>
  !(viewer in seats) || isBefore(stage);

/** Nobody's second turn has begun, and the reader has done nothing yet. */
const isBeforeFirst = ({ story, match }: Table, done: number): boolean =>
  done === 0 && story.filter(beginsTurn).length <= match.seats.length;

/** For style sheets: the prompt of one's own decision stands out. */
function whoseTurn(turn: Turn, viewer: number): 'mine' | 'theirs' | 'over' {
  if (turn.kind === 'over') return 'over';
  return turn.kind === 'seats' && turn.seats.includes(viewer) ? 'mine' : 'theirs';
}
