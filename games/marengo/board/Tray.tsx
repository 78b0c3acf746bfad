import { actionMark } from '@bicorne/boardkit';
import '@bicorne/boardkit/fading.css';
import { useEffect, useMemo, type ReactNode } from 'react';
import type { MarengoAction } from '../rules/actions.ts';
import type { Props } from './Board.tsx';
import { Block } from './Block.tsx';
import { choose, clearChoice, forgetChoice, goTogether, usePlace, useSource } from './choice.ts';
import { costOf } from './cost.ts';
import { FightScene, Stakes, SumRow } from './Fight.tsx';
import { groupOf, useGroup } from './group.ts';
import { Legend } from './Legend.tsx';
import { lossesOf } from './losses.ts';
import { modelOf } from './model.ts';
import { BLOCK } from './room.ts';
import { resultIn, sceneOf } from './scene.ts';
import { isDrawn, spotsOf } from './spots.ts';
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
      <section className="mar-aside bk-fading" aria-label={words.ui.aside} tabIndex={0}>
        {scene && <Stakes scene={scene} words={words} />}
        {!scene && <RenewalLine view={view} words={words} />}
        {(!scene || scene.decided) && <LossLines told={props.told ?? [events]} words={words} />}
        {!scene && (
          <>
            <p className="mar-small">{words.ui.pointHint}</p>
            <Legend words={words} />
          </>
        )}
      </section>
    </div>
  );
}

/** What may be done now, as a list: for fingers and for those who listen. The map offers the same. */
function Choices({ view, legal, words, prompt, act }: Props): ReactNode {
  const source = useSource();
  const place = usePlace();
  const { sources, places } = useMemo(() => spotsOf(view, legal, source), [view, legal, source]);
  const opened = openedAt(place, places) ?? openedAt(source, sources);
  const group = groupOf(view, legal);
  useGroup(view, legal, act);
  if (opened)
    return (
      <ChoiceList title={words.position(opened.at)} back={words.ui.back}>
        <ActionButtons actions={opened.actions} view={view} words={words} act={act} />
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
  return (
    <ChoiceList title={legal.length === 0 || prompt === null ? '' : words.moment(prompt.ask)}>
      <ActionButtons actions={legal.filter(isDrawn)} view={view} words={words} act={act} />
      {group > 0 && (
        <button type="button" className="mar-chip" onClick={() => goTogether(true)}>
          {words.ui.together(group)}
        </button>
      )}
    </ChoiceList>
  );
}

type Listed = readonly MarengoAction[] | { readonly actions: readonly MarengoAction[] };

/** What may be done at the position that was chosen, if it still may. */
function openedAt(
  at: number | null,
  where: ReadonlyMap<number, Listed>,
): { readonly at: number; readonly actions: readonly MarengoAction[] } | null {
  const listed = at === null ? undefined : where.get(at);
  if (at === null || !listed) return null;
  return { at, actions: 'actions' in listed ? listed.actions : listed };
}

const ChoiceList = ({
  title,
  back,
  children,
}: {
  readonly title: string;
  readonly back?: string;
  readonly children: ReactNode;
}): ReactNode => (
  <section className="mar-choices" aria-label={title}>
    <p className="mar-choices-title">
      {title}
      {back !== undefined && (
        <button type="button" className="mar-back" onClick={clearChoice}>
          {back}
        </button>
      )}
    </p>
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
