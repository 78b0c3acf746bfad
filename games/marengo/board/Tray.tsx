import { Legend } from '@bicorne/boardkit/Legend.tsx';
import { actionMark, gestureMark } from '@bicorne/boardkit';
import '@bicorne/boardkit/fading.css';
import { useEffect, useMemo, type ReactNode } from 'react';
import type { MarengoAction } from '../rules/actions.ts';
import type { Props } from './Board.tsx';
import { Block } from './Block.tsx';
import { choose, clearChoice, forgetChoice, take, useChosen, usePlace } from './choice.ts';
import { costOf, priceOf } from './cost.ts';
import { wayWords } from './describe.ts';
import { FightScene, Stakes, SumRow } from './Fight.tsx';
import { lossesOf } from './losses.ts';
import { modelOf } from './model.ts';
import { BLOCK } from './room.ts';
import { resultIn, sceneOf } from './scene.ts';
import {
  freshFaces,
  isDrawn,
  spotsOf,
  togetherOf,
  withOne,
  type Chosen,
  type Spots,
  type Way,
} from './spots.ts';
import { renewalOf } from './stakes.ts';
import './tray.css';

/** Before the player: the fight that is on, what may be done, and what hangs on it. */
export function Tray(props: Props): ReactNode {
  const { view, legal, events, words } = props;
  const model = useMemo(() => modelOf(view, legal, events), [view, legal, events]);
  const scene = useMemo(() => sceneOf(view, model, events), [view, model, events]);
  const result = useMemo(() => resultIn(events), [events]);
  useEffect(() => forgetChoice, []);
  return (
    <div className={scene ? 'mar-tray mar-tray-fight' : 'mar-tray'}>
      {scene && <FightScene scene={scene} words={words} />}
      {!scene && result && <SumRow sum={result} words={words} />}
      <Choices {...props} />
      <div className="mar-aside bk-fading" role="group" aria-label={words.ui.aside} tabIndex={0}>
        {scene && <Stakes scene={scene} words={words} />}
        {!scene && <RenewalLine view={view} words={words} />}
        {(!scene || scene.decided) && <LossLines told={props.told ?? [events]} words={words} />}
        {!scene && (
          <>
            <p className="mar-small">{words.ui.pointHint}</p>
            <Legend
              words={words.ui.signs}
              groups={async () => (await import('./Legend.tsx')).signsOf(words)}
            />
          </>
        )}
      </div>
    </div>
  );
}

/** What may be done now, as a list: for fingers and for those who listen. The map offers the same. */
function Choices({ view, legal, words, prompt, act }: Props): ReactNode {
  const chosen = useChosen();
  const place = usePlace();
  const { sources, places } = useMemo(() => spotsOf(view, legal, chosen), [view, legal, chosen]);
  const opened = place === null ? undefined : places.get(place);
  if (place !== null && opened)
    return (
      <ChoiceList title={words.position(place)} back={words.ui.back}>
        {opened.ways.map((way) => (
          <WayButton
            key={gestureMark(way.gesture)}
            at={place}
            way={way}
            view={view}
            words={words}
            act={act}
          />
        ))}
      </ChoiceList>
    );
  const begins = chosen && sources.get(chosen.at);
  if (begins)
    return (
      <ChoiceList
        title={words.position(chosen.at)}
        back={words.ui.back}
        beside={<PieceButtons chosen={chosen} view={view} legal={legal} words={words} />}
      >
        <ActionButtons actions={begins.filter(hasNoPlace)} view={view} words={words} act={act} />
        <Goals spots={places} view={view} words={words} act={act} />
      </ChoiceList>
    );
  if (sources.size > 0)
    return (
      <ChoiceList title={words.ui.chooseHint}>
        {[...sources.keys()].map((position) => (
          <button key={position} type="button" className="mar-chip" onClick={() => choose(position)}>
            {words.position(position)}
          </button>
        ))}
      </ChoiceList>
    );
  const together = togetherOf(view, legal);
  return (
    <ChoiceList title={legal.length === 0 || prompt === null ? '' : words.moment(prompt.ask)}>
      <ActionButtons actions={legal.filter(isDrawn)} view={view} words={words} act={act} />
      {together.length > 1 && (
        <button
          type="button"
          className="mar-chip"
          data-action={gestureMark(together)}
          onClick={() => act(...together)}
        >
          {words.ui.together(together.length)}
        </button>
      )}
    </ChoiceList>
  );
}

/** What is done with a line where it stands. */
const hasNoPlace = (action: MarengoAction): boolean => action.do === 'organise' || action.do === 'cancel';

/** The pieces of the chosen line that may still act, by their kind: which of them go. */
function PieceButtons({
  chosen,
  view,
  legal,
  words,
}: Pick<Props, 'view' | 'legal' | 'words'> & { readonly chosen: Chosen }): ReactNode {
  const fresh = freshFaces(view, chosen.at);
  if (fresh.length < 2) return null;
  return (
    <div className="mar-pieces" role="group" aria-label={words.ui.someGo}>
      {[...Map.groupBy(fresh, (face) => face)].map(([face, { length: count }]) => {
        const taken = chosen.faces.filter((one) => one === face).length;
        const said = count === 1 ? '' : taken > 0 ? `${taken}/${count}` : `×${count}`;
        const label = `${words.face(face)}${said && `, ${said}`}`;
        return (
          <button
            key={face}
            type="button"
            className="mar-piece"
            aria-pressed={taken > 0}
            aria-label={label}
            title={label}
            onClick={() => take(chosen.at, withOne(view, legal, chosen, face, count))}
          >
            <BlockPicture army={askedArmy(view)} face={face} />
            {said && <b>{said}</b>}
          </button>
        );
      })}
    </div>
  );
}

/** Where the chosen pieces can go, by what it costs, and whom they can attack; of any of several pieces only the latter. */
function Goals({ spots, view, words, act }: ButtonProps & { readonly spots: Spots['places'] }): ReactNode {
  const all = [...spots].flatMap(([at, { kind, ways }]) => ways.map((way) => ({ at, kind, way })));
  const marches = all.filter(({ kind, way }) => kind === 'place' && way.face === null);
  const others = all.filter(({ kind, way }) => kind !== 'place' && way.face === null);
  const priced = Map.groupBy(marches, ({ way }) => priceOf(view, way, words) ?? '');
  return (
    <>
      {others.map(({ at, way }) => (
        <WayButton key={gestureMark(way.gesture)} at={at} way={way} view={view} words={words} act={act} />
      ))}
      {[...priced].map(([price, goals]) => (
        <div key={price} className="mar-goals" role="group" aria-label={price}>
          <small className="mar-cost">{price}</small>
          {goals.map(({ at, way }) => (
            <WayButton
              key={gestureMark(way.gesture)}
              at={at}
              way={way}
              priced
              short={goals.every((other) => other.way === way || other.at !== at)}
              view={view}
              words={words}
              act={act}
            />
          ))}
        </div>
      ))}
      {all.some(({ way }) => way.face !== null) && <p className="mar-small">{words.ui.someGo}</p>}
    </>
  );
}

interface WayProps extends ButtonProps {
  readonly at: number;
  readonly way: Way;
  /** What it costs is said beside it; and, where that is plain, what it does. */
  readonly priced?: boolean;
  readonly short?: boolean;
}

function WayButton({ at, way, priced = false, short = false, view, words, act }: WayProps): ReactNode {
  const cost = priced ? null : priceOf(view, way, words);
  const name = wayWords(view, words, way, at);
  return (
    <button
      type="button"
      className={`mar-chip mar-do-${way.gesture[0].do}`}
      data-action={gestureMark(way.gesture)}
      aria-label={short ? name : undefined}
      onClick={() => {
        clearChoice();
        act(...way.gesture);
      }}
    >
      <span>{short ? words.position(at) : name}</span>
      {cost !== null && <small className="mar-cost">{cost}</small>}
    </button>
  );
}

const ChoiceList = ({
  title,
  back,
  beside,
  children,
}: {
  readonly title: string;
  readonly back?: string;
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}): ReactNode => (
  <section className="mar-choices" aria-label={title}>
    <div className="mar-choices-title">
      <p>{title}</p>
      {back !== undefined && (
        <button type="button" className="mar-back" onClick={clearChoice}>
          {back}
        </button>
      )}
      {beside}
    </div>
    <div className="mar-chips bk-fading">{children}</div>
  </section>
);

type ButtonProps = Pick<Props, 'view' | 'words' | 'act'>;
type Going = Extract<MarengoAction, { do: 'retreat' | 'ride' }>;
const isGoing = (action: MarengoAction): action is Going => action.do === 'retreat' || action.do === 'ride';

/** One button an action; pieces that may go to several places have a row each, a button a place. */
const ActionButtons = ({
  actions,
  ...props
}: ButtonProps & { readonly actions: readonly MarengoAction[] }): ReactNode => {
  const goings = actions.filter(isGoing);
  const faces = [...new Set(goings.map(({ face }) => face))];
  if (goings.length <= faces.length)
    return actions.map((action) => <ActionButton key={actionMark(action)} action={action} {...props} />);
  return (
    <>
      {faces.map((face) => (
        <div key={face} className="mar-face-row" role="group" aria-label={props.words.face(face)}>
          <BlockPicture army={askedArmy(props.view)} face={face} />
          {goings
            .filter((action) => action.face === face)
            .map((action) => (
              <ActionButton key={actionMark(action)} action={action} going {...props} />
            ))}
        </div>
      ))}
      {actions
        .filter((action) => !isGoing(action))
        .map((action) => (
          <ActionButton key={actionMark(action)} action={action} {...props} />
        ))}
    </>
  );
};

function ActionButton({
  action,
  going = false,
  view,
  words,
  act,
}: ButtonProps & { readonly action: MarengoAction; readonly going?: boolean }): ReactNode {
  const cost = costOf(view, action, words);
  const name = words.action(action, view);
  return (
    <button
      type="button"
      className={`mar-chip mar-do-${action.do}`}
      data-action={actionMark(action)}
      aria-label={going ? name : undefined}
      onClick={() => {
        clearChoice();
        act(action);
      }}
    >
      {!going && 'face' in action && <BlockPicture army={askedArmy(view)} face={action.face} />}
      <span>{going && 'to' in action ? words.position(action.to) : name}</span>
      {cost !== null && <small className="mar-cost">{cost}</small>}
    </button>
  );
}

/** Pieces are named by their owner, who is the one that is asked. */
const askedArmy = ({ viewer, army }: Props['view']): number => (viewer < 0 ? army : viewer);

const BlockPicture = ({ army, face }: { readonly army: number; readonly face: number }): ReactNode => (
  <svg
    className="mar-chip-block"
    viewBox={`${-BLOCK.length / 2 - 2} ${-BLOCK.thick / 2 - 2} ${BLOCK.length + 4} ${BLOCK.thick + 4}`}
    width={BLOCK.length}
    height={BLOCK.thick + 2}
    aria-hidden="true"
  >
    <Block army={army} face={face} />
  </svg>
);

const LossLines = ({
  told,
  words,
}: Pick<Props, 'words'> & { readonly told: NonNullable<Props['told']> }): ReactNode =>
  words.armies.map((name, army) => {
    const { strength, gone } = lossesOf(told, army);
    return (
      strength > 0 && (
        <p key={name} className="mar-small">
          {words.ui.losses(name, strength, gone)}
        </p>
      )
    );
  });

/** What ending the turn would do to one's committed discs, while it is not too late. */
function RenewalLine({ view, words }: Pick<Props, 'view' | 'words'>): ReactNode {
  if (view.viewer !== view.army || view.frames.length > 0 || view.ending) return null;
  const { lost, back } = renewalOf(view);
  if (lost.length + back.length === 0) return null;
  const named = (localities: readonly number[]): string => localities.map(words.locality).join(', ');
  return (
    <p className={lost.length > 0 ? 'mar-forecast' : 'mar-small'}>
      {words.ui.renewal(named(lost), named(back))}
    </p>
  );
}
