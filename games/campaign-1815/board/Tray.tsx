import { Legend } from '@bicorne/boardkit/Legend.tsx';
import { actionMark, capital } from '@bicorne/boardkit';
import '@bicorne/boardkit/fading.css';
import { PipDie } from '@bicorne/boardkit/pieces/PipDie.tsx';
import { useEffect, useMemo, type ReactNode } from 'react';
import type { CampaignAction } from '../rules/actions.ts';
import { ARMY_OF } from '../rules/blocks.ts';
import type { Props } from './Board.tsx';
import { Bids } from './Bids.tsx';
import { Back, Face, SIZE } from './Block.tsx';
import {
  chooseBlocks,
  clearChoice,
  forgetChoice,
  openTown,
  toggleBlock,
  toggleCorps,
  useChoice,
  type Piece,
} from './choice.ts';
import { readingOf, readingOfPiece } from './describe.ts';
import { Ghost, useDrag } from './Drag.tsx';
import { lookOf, standsIn, unplaced, type Stand } from './model.ts';
import { chosenOf, isHarm, markOf, optionsOf, takenBy, waysOf, type Options, type Way } from './options.ts';
import { byCorps, firstOf } from './marches.ts';
import { perform } from './perform.ts';
import { useThrow } from './rolls.ts';
import { Scenes } from './Scenes.tsx';
import './tray.css';

/** Before the player: the fights, the blocks of the place that is open, what they may do, and a reading glass. */
export function Tray(props: Props): ReactNode {
  const { view, legal, words, act } = props;
  const choice = useChoice();
  const options = useMemo(() => optionsOf(view, legal), [view, legal]);
  const chosen = chosenOf(view, options, choice.blocks);
  const ways = waysOf(options, chosen);
  useEffect(() => forgetChoice, []);
  return (
    <div className="cmp-tray">
      <section className="cmp-hand">
        <Scenes {...props} />
        <Hand {...props} options={options} chosen={chosen} />
      </section>
      <section className="cmp-ways" aria-label={words.ui.mayAct}>
        <Ways
          ways={ways}
          alone={chosen.length === 1}
          spot={choice.spot}
          view={view}
          words={words}
          act={act}
        />
      </section>
      <Glass {...props} options={options} />
    </div>
  );
}

interface HandProps extends Props {
  readonly options: Options;
  readonly chosen: readonly number[];
}

/** The blocks one deals with: to place, in the open town, or all that may act. */
function Hand(props: HandProps): ReactNode {
  const { view, legal, options, chosen, words } = props;
  const { town, pointed } = useChoice();
  const live = [...options.blocks.keys()];
  if (view.phase === 'reduce') return <Blocks {...props} title={words.ui.whichBlock} blocks={live} />;
  if (view.phase === 'place') {
    const own = unplaced(view)
      .flatMap(({ faces }) => faces)
      .filter((block) => live.includes(block));
    return own.length > 0 && <Blocks {...props} title={words.ui.toPlace2(own.length)} blocks={own} />;
  }
  const shown = town ?? pointed;
  const here = shown === null ? [] : live.filter((block) => view.at[block] === shown);
  const faces = town === null ? NO_STANDS : standsIn(view, town);
  // Whoever has marched off leaves nothing to deal with: the next town is asked for.
  const dealt = here.length > 0 || live.length === 0 || (view.phase === 'march' && faces.length > 0);
  if (town !== null && dealt) {
    return (
      <Blocks
        {...props}
        title={words.town(town)}
        blocks={here.length > 0 ? here : faces.flatMap((stand) => stand.faces)}
        stands={here.length > 0 ? [] : faces}
        back
      >
        {here.length > 1 && <Corps {...props} blocks={here} />}
        {here.length > 1 && (
          <button
            type="button"
            className="cmp-back"
            onClick={() => chooseBlocks(chosen.length === here.length ? [] : here)}
          >
            {chosen.length === here.length ? words.ui.none : words.ui.all}
          </button>
        )}
      </Blocks>
    );
  }
  if (live.length > 0 && view.phase === 'march') return <Sources {...props} />;
  if (live.length > 0) return <Blocks {...props} title={titleOf(props)} blocks={live} />;
  if (legal.some(({ do: kind }) => kind === 'bid')) return <Bids {...props} />;
  return view.phase === 'bid' && <p className="cmp-small">{words.options['bid'].text}</p>;
}

/** Whole corps that stand here, each with one press. */
const Corps = ({ blocks, chosen, words }: HandProps & { readonly blocks: readonly number[] }): ReactNode =>
  byCorps(blocks)
    .filter((corps) => corps.length > 1 && corps.length < blocks.length)
    .map((corps) => (
      <button
        key={corps[0]}
        type="button"
        className="cmp-corps-chip"
        aria-pressed={corps.every((block) => chosen.includes(block))}
        onClick={() => toggleCorps(corps)}
      >
        {words.corps(corps[0])} <b>{corps.length}</b>
      </button>
    ));

const titleOf = ({ view, words, chosen }: HandProps): string =>
  chosen.length === 1 ? capital(words.blockSteps(chosen[0], view.steps[chosen[0]])) : words.ui.whichBlock;

/** Towns whose group may march. */
function Sources({ view, options, words }: HandProps): ReactNode {
  const towns = new Map<number, number[]>();
  for (const block of options.blocks.keys())
    towns.set(view.at[block], [...(towns.get(view.at[block]) ?? []), block]);
  return (
    <>
      <p className="cmp-hand-title">{words.ui.whichTown}</p>
      <div className="cmp-cards">
        {[...towns].map(([town, blocks]) => (
          <button
            key={town}
            type="button"
            className="cmp-chip"
            onClick={() => openTown(town, firstOf(view, town, blocks))}
          >
            {words.town(town)} <b>{blocks.length}</b>
          </button>
        ))}
      </div>
    </>
  );
}

function Blocks({
  view,
  words,
  options,
  chosen,
  title,
  blocks,
  stands = NO_STANDS,
  back = false,
  act,
  children,
}: HandProps & {
  readonly title: string;
  readonly blocks: readonly number[];
  readonly stands?: readonly Stand[];
  readonly back?: boolean;
  readonly children?: ReactNode;
}): ReactNode {
  const many = view.phase === 'march' || view.phase === 'force';
  const dragging = useDrag(options, act);
  return (
    <>
      <Ghost held={dragging.held} steps={view.steps} />
      <p className="cmp-hand-title">
        {title}
        {children}
        {back && (
          <button type="button" className="cmp-back" onClick={clearChoice}>
            {words.ui.back}
          </button>
        )}
      </p>
      <div className="cmp-cards bk-fading">
        {blocks.map((block) => {
          const own = options.blocks.get(block);
          const direct = own?.length === 1 && own[0].target === '' ? own[0].action : null;
          return (
            <button
              key={block}
              type="button"
              className="cmp-card"
              disabled={own === undefined}
              aria-pressed={chosen.includes(block)}
              title={words.blockSteps(block, view.steps[block])}
              data-action={direct ? actionMark(direct) : undefined}
              {...dragging.handlers(heldWith(block, chosen), () =>
                direct ? perform({ key: '', actions: [direct] }, act) : toggleBlock(block, !many),
              )}
            >
              <BlockPicture
                block={block}
                steps={view.steps[block]}
                label={direct ? words.action(direct, view) : words.blockSteps(block, view.steps[block])}
              />
            </button>
          );
        })}
        {stands.flatMap(({ army, backs }) =>
          backs.map(({ count, status }) => (
            <span
              key={`${army} ${status}`}
              className="cmp-card cmp-card-back"
              title={words.ui.blocksOf(words.armies[army], count)}
            >
              <svg
                viewBox={VIEW}
                width="48"
                height="52"
                role="img"
                aria-label={words.ui.blocksOf(words.armies[army], count)}
              >
                <Back army={army} count={count} />
              </svg>
            </span>
          )),
        )}
      </div>
    </>
  );
}

/** One of the chosen is taken up with all of them, any other alone. */
const heldWith = (block: number, chosen: readonly number[]): readonly number[] =>
  chosen.includes(block) ? chosen : [block];

const NO_STANDS: readonly Stand[] = [];
const VIEW = `${-SIZE / 2 - 4} ${-SIZE / 2 - 4} ${SIZE + 14} ${SIZE + 18}`;

interface PictureProps {
  readonly block: number;
  readonly steps: number;
  readonly label: string;
}

const BlockPicture = ({ block, steps, label }: PictureProps): ReactNode => (
  <svg viewBox={VIEW} width="48" height="52" role="img" aria-label={label}>
    <Face block={block} steps={steps} />
  </svg>
);

/** Everything the chosen blocks may do, as a list: for fingers and for those who listen. */
function Ways({
  ways,
  alone,
  spot,
  view,
  words,
  act,
}: Pick<Props, 'view' | 'words' | 'act'> & {
  readonly ways: ReadonlyMap<string, readonly Way[]>;
  /** Whether a single block is chosen: it is lit, and need not be named with every place. */
  readonly alone: boolean;
  readonly spot: string | null;
}): ReactNode {
  const opened = spot === null ? undefined : ways.get(spot);
  const list = opened ?? [...ways.values()].flat();
  return (
    <div className="cmp-chips bk-fading">
      {list.map((way) => (
        <button
          key={JSON.stringify(way.actions)}
          type="button"
          className={isHarm(way.actions[0]) ? 'cmp-chip cmp-harm' : 'cmp-chip'}
          aria-label={way.actions.length === 1 ? words.action(way.actions[0], view) : undefined}
          data-action={markOf([way])}
          onClick={() => perform(way, act)}
        >
          {wayWords(way, alone, view, words)}
        </button>
      ))}
    </div>
  );
}

/** What leads to a place and does nothing there. */
const PLAIN: ReadonlySet<CampaignAction['do']> = new Set<CampaignAction['do']>(['place', 'leave', 'deploy']);

function wayWords(way: Way, alone: boolean, view: Props['view'], words: Props['words']): string {
  const { actions, stay = [] } = way;
  const goal = words.goal(actions[actions.length - 1], view);
  const blocks = new Set(actions.map((action) => ('block' in action ? action.block : -1))).size;
  if (blocks + stay.length > 1)
    return words.ui.together(goal, stay.length > 0 ? blocks : takenBy(view, way), blocks + stay.length);
  if (actions.length > 1) return goal;
  return alone && PLAIN.has(actions[0].do) ? goal : words.action(actions[0], view);
}

const actionsOf = ({ blocks }: Options, block: number | null): readonly CampaignAction[] =>
  (block === null ? undefined : blocks.get(block))?.map(({ action }) => action) ?? [];

/** Not a block whose face this reader may not see. (C3.2) */
const isSeen = ({ steps }: Props['view'], { block }: Piece): boolean => block === null || steps[block] >= 0;

/** The chosen block, as long as nothing else is pointed at. */
const pieceOf = (view: Props['view'], block: number | undefined): Piece | null =>
  block === undefined || !(view.steps[block] > 0)
    ? null
    : { army: ARMY_OF[block], block, status: view.flags[block], group: -1 };

/** What one points at; and the dice of what happened on the map. */
function Glass({ view, words, events, options }: Props & { readonly options: Options }): ReactNode {
  const choice = useChoice();
  const last = useThrow(events);
  const onMap = lookOf(view, choice).scene === 'map';
  const at = choice.pointed ?? choice.town;
  const pointed = choice.piece && isSeen(view, choice.piece) ? choice.piece : null;
  const piece = onMap ? null : (pointed ?? pieceOf(view, choice.blocks[0]));
  const reading = useMemo(() => {
    if (piece) return readingOfPiece(view, words, piece, actionsOf(options, piece.block));
    return at === null || !onMap ? null : readingOf(view, words, at);
  }, [view, words, options, piece, at, onMap]);
  return (
    <section className="cmp-glass bk-fading">
      {last && onMap && (
        <svg
          className="cmp-dice"
          viewBox={`0 0 ${last.dice.length * 40 + 4} 44`}
          height="38"
          role="img"
          aria-label={`${words.ui.dice}: ${last.dice.join(', ')}`}
        >
          {last.dice.map((value, i) => {
            const x = 22 + i * 40;
            return (
              <g key={x} transform={`translate(${x} 20)`}>
                <PipDie value={value} index={i} />
              </g>
            );
          })}
        </svg>
      )}
      {reading ? (
        <>
          <p className="cmp-glass-title">{reading.title}</p>
          {reading.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </>
      ) : (
        <>
          <p className="cmp-small">{words.ui.pointHint}</p>
          <p>
            <Legend
              words={words.ui.signs}
              groups={async () => (await import('./Legend.tsx')).signsOf(words)}
            />
          </p>
        </>
      )}
    </section>
  );
}
