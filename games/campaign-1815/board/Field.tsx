import { PipDie } from '@bicorne/boardkit/pieces/PipDie.tsx';
import { Glyphs } from '@bicorne/boardkit/map/Glyphs.tsx';
import { Lamplight } from '@bicorne/boardkit/map/Sheet.tsx';
import type { KeyboardEvent, ReactNode } from 'react';
import { ROADS } from '../data/roads.ts';
import { TERRAINS } from '../data/terrain.ts';
import { SIDE_OF } from '../rules/blocks.ts';
import { ACTIVE_SIDE, EXITS, MOST_EXITS, PASS_LIMIT } from '../rules/board.ts';
import {
  ACTED,
  CALLED,
  CHOSEN,
  FIRED,
  HOLDS,
  LEFT,
  RESERVE,
  SHAKEN,
  SQUARE,
  STEPPED,
  type Fight,
} from '../rules/state.ts';
import { Back, Face, SIZE } from './Block.tsx';
import { toggleBlock } from './choice.ts';
import type { SceneProps } from './MapScene.tsx';
import { fieldOf, placeFor, roleOfViewer, throwIn, type Cell, type Stand } from './model.ts';
import { blockKey, isHarm, placeKey, townKey, type Way } from './options.ts';
import { perform, pressSpot } from './perform.ts';
import { HEIGHT, WIDTH } from './sheet.ts';
import './field.css';

interface Props extends SceneProps {
  readonly fight: Fight;
}

const CELL = { width: 585, height: 400, gap: 20 } as const;
const LEFT_EDGE = 70;
const STRIP = 215;
const ROW_Y = [136, 371, 797, 1217] as const;
const STEM = 1910;

/** The battle board: three positions a side with a reserve behind them; one's own side stands below. */
export function FieldScene(props: Props): ReactNode {
  const { view, fight, flipped, words, legal } = props;
  const near = flipped ? 1 - roleOfViewer(view) : roleOfViewer(view);
  const field = fieldOf(view, fight);
  const actor = actingRole(props);
  const side = (role: number): string => words.ui.role[role];
  return (
    <g data-moment="fight">
      <Glyphs />
      <rect className="bk-paper" width={WIDTH} height={HEIGHT} />
      <path className="bk-neatline" strokeWidth="3.4" d={`M14 14H${WIDTH - 14}V${HEIGHT - 14}H14Z`} />
      <path className="bk-neatline" strokeWidth="1.2" d={`M24 24H${WIDTH - 24}V${HEIGHT - 24}H24Z`} />
      <text className="cmp-field-title" x={LEFT_EDGE} y="98">
        {fight.battle
          ? words.ui.battleAt(words.town(fight.town))
          : words.ui.skirmishAt(words.town(fight.town))}
        {fight.battle && fight.round > 0 && (
          <tspan className="cmp-field-round" dx="28">
            {words.ui.round(fight.round)}
          </tspan>
        )}
      </text>
      <Lamplight layout={{ width: WIDTH, height: HEIGHT }} />
      {fight.battle ? (
        <>
          <path
            className="cmp-front"
            d={`M${LEFT_EDGE} ${784}H${LEFT_EDGE + 3 * CELL.width + 2 * CELL.gap}`}
          />
          {field.cells.map((cell) => (
            <CellView
              key={`${cell.role} ${cell.place}`}
              {...props}
              cell={cell}
              near={near}
              actor={actor}
              waiting={field.waiting[cell.role]}
            />
          ))}
        </>
      ) : (
        [0, 1].map((role) => (
          <SkirmishLine key={role} {...props} role={role} near={near} stands={field.waiting[role]} />
        ))
      )}
      {[0, 1].map((role) => (
        <text
          key={role}
          className="cmp-role"
          x={LEFT_EDGE + 1795}
          y={role === near ? HEIGHT - 34 : 120}
          textAnchor="end"
        >
          {side(role)}: {words.sideName(role === 0 ? ACTIVE_SIDE[view.turn] : 1 - ACTIVE_SIDE[view.turn])}
        </text>
      ))}
      <Stem {...props} legal={legal} />
    </g>
  );
}

/** Whose choice the marked places are named for. */
function actingRole({ view, legal, fight }: Props): number {
  const named = legal.find((action) => 'block' in action && action.block >= 0);
  if (named && 'block' in named) return SIDE_OF[named.block] === ACTIVE_SIDE[view.turn] ? 0 : 1;
  return fight.part;
}

// Cells

interface CellProps extends Props {
  readonly cell: Cell;
  readonly near: number;
  readonly actor: number;
  readonly waiting: readonly Stand[];
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function boxOf({ role, place }: Cell, near: number): Box {
  const below = role === near;
  if (place === RESERVE)
    return {
      x: LEFT_EDGE,
      y: below ? ROW_Y[3] : ROW_Y[0],
      width: 3 * CELL.width + 2 * CELL.gap,
      height: STRIP,
    };
  const column = below ? place - LEFT : 2 - (place - LEFT);
  return {
    x: LEFT_EDGE + column * (CELL.width + CELL.gap),
    y: below ? ROW_Y[2] : ROW_Y[1],
    width: CELL.width,
    height: CELL.height,
  };
}

function CellView(props: CellProps): ReactNode {
  const { cell, near, actor, waiting, words, ways, act, view } = props;
  const box = boxOf(cell, near);
  const key = placeKey(placeFor(cell.role, cell.place, actor));
  const spot = cell.place === RESERVE && cell.role !== actor ? undefined : ways.get(key);
  const foes = cell.foes.length > 0;
  const below = cell.role === near;
  const name = words.ui.places[cell.place];
  // The owner stands towards his reserve, the intruder towards the front.
  const rear = box.y + box.height * (below ? 0.72 : 0.28);
  const front = box.y + box.height * (below ? 0.26 : 0.74);
  return (
    <g>
      <rect
        className={`cmp-cell cmp-cell-${TERRAINS[cell.terrain]}${cell.place === RESERVE ? ' cmp-reserve' : ''}`}
        {...box}
        rx="6"
      />
      <Ground terrain={cell.terrain} box={box} below={below} />
      <text className="cmp-cell-name" x={box.x + 16} y={below ? box.y + box.height - 14 : box.y + 30}>
        {name}
        {cell.terrain > 0 && ` · ${words.ui.terrain[TERRAINS[cell.terrain]]}`}
      </text>
      {spot && (
        <rect
          className={isFoeSpot(spot) ? 'cmp-cell-spot cmp-cell-foe' : 'cmp-cell-spot'}
          {...box}
          rx="6"
          pointerEvents="none"
        />
      )}
      {spot && (
        <rect
          className="cmp-touch cmp-live"
          {...box}
          rx="6"
          {...button(words.ui.toPlace(name, words.action(spot[0].actions[0], view)), () =>
            pressSpot(key, spot, act),
          )}
        />
      )}
      <Rank
        {...props}
        stands={cell.own}
        x={box.x}
        y={foes ? rear : box.y + box.height / 2}
        width={cell.place === RESERVE && waiting.length > 0 ? box.width * 0.45 : box.width}
      />
      {foes && <Rank {...props} stands={cell.foes} x={box.x} y={front} width={box.width} />}
      {cell.place === RESERVE && waiting.length > 0 && (
        <>
          <path
            className="cmp-wait-line"
            d={`M${box.x + box.width * 0.47} ${box.y + 16}V${box.y + box.height - 16}`}
          />
          <text
            className="cmp-cell-name"
            x={box.x + box.width * 0.49}
            y={below ? box.y + box.height - 14 : box.y + 30}
          >
            {words.ui.toDeploy}
          </text>
          <Rank
            {...props}
            stands={waiting}
            x={box.x + box.width * 0.48}
            y={box.y + box.height / 2}
            width={box.width * 0.52}
          />
        </>
      )}
    </g>
  );
}

const isFoeSpot = (spot: readonly Way[]): boolean => spot.some(({ actions }) => isHarm(actions[0]));

// Blocks in a row

interface RankProps extends Props {
  readonly stands: readonly Stand[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface Piece {
  readonly army: number;
  readonly block: number | null;
  readonly status: number;
}

const piecesOf = (view: Props['view'], stands: readonly Stand[]): Piece[] =>
  stands.flatMap(({ army, faces, backs }) => [
    ...faces.map((block) => ({ army, block, status: view.flags[block] })),
    ...backs.flatMap(({ status, count }) =>
      Array.from({ length: count }, () => ({ army, block: null, status })),
    ),
  ]);

const SCALE = 2.15;

function Rank(props: RankProps): ReactNode {
  const { view, stands, x, y, width } = props;
  const pieces = piecesOf(view, stands);
  const wide = SIZE * SCALE;
  const pitch = pieces.length > 1 ? Math.min(wide + 16, (width - wide - 40) / (pieces.length - 1)) : 0;
  return pieces.map((piece, i) => (
    <FieldPiece
      key={i}
      {...props}
      piece={piece}
      x={x + width / 2 + (i - (pieces.length - 1) / 2) * pitch}
      y={y}
      wide={Math.max(44, Math.min(wide, pitch || wide))}
      last={i === pieces.length - 1}
    />
  ));
}

interface PieceProps extends Props {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly last: boolean;
}

/** A block that may be named is a button: it acts if there is one thing to do, else it is chosen. */
function FieldPiece(props: PieceProps): ReactNode {
  const { view, words, options, chosen, ways, act, piece, x, y, wide, last, throwing } = withThrow(props);
  const { block, status } = piece;
  const marks = {
    acted: (status & (ACTED | FIRED | STEPPED)) !== 0,
    square: (status & SQUARE) !== 0,
    holds: (status & HOLDS) !== 0,
    shaken: (status & SHAKEN) !== 0,
  };
  const lifted = (block !== null && chosen.includes(block)) || (status & (CHOSEN | CALLED)) !== 0;
  const host = block === null ? undefined : ways.get(blockKey(block));
  const own = block === null ? undefined : options.blocks.get(block);
  const press = pressOf(block, own, host, act);
  const label =
    block === null
      ? words.ui.blocksOf(words.armies[piece.army], 1)
      : words.blockSteps(block, view.steps[block]);
  const half = (SIZE * SCALE) / 2;
  return (
    <g transform={`translate(${x.toFixed(1)} ${(y - (lifted ? 16 : 0)).toFixed(1)})`}>
      <g transform={`scale(${SCALE})`} pointerEvents="none">
        {block === null ? (
          <Back army={piece.army} {...marks} />
        ) : (
          <Face block={block} steps={view.steps[block]} {...marks} />
        )}
      </g>
      {press && (
        <rect
          className={lifted ? 'cmp-piece-may cmp-piece-chosen' : 'cmp-piece-may'}
          x={-half - 4}
          y={-half - 4}
          width={2 * half + 8}
          height={2 * half + 22}
          rx="7"
          pointerEvents="none"
        />
      )}
      {throwing && <path className="cmp-firing" d={`M${-half + 12} ${-half - 12}h${2 * half - 24}`} />}
      {press && (
        <rect
          className="cmp-touch cmp-live"
          x={-half - 4}
          y={-half - 4}
          width={last ? 2 * half + 8 : wide}
          height={2 * half + 22}
          {...button(label, press)}
          aria-pressed={lifted}
        />
      )}
    </g>
  );
}

const withThrow = (props: PieceProps): PieceProps & { readonly throwing: boolean } => {
  const last = throwIn(props.events);
  return {
    ...props,
    throwing: last !== null && props.piece.block !== null && last.block === props.piece.block,
  };
};

function pressOf(
  block: number | null,
  own: ReturnType<Props['options']['blocks']['get']>,
  host: readonly Way[] | undefined,
  act: Props['act'],
): (() => void) | null {
  if (host) return () => perform(host[0], act);
  if (block === null || !own) return null;
  if (own.length === 1 && own[0].target === '')
    return () => perform({ key: '', actions: [own[0].action] }, act);
  return () => toggleBlock(block, true);
}

export const button = (label: string, press: () => void) =>
  ({
    role: 'button',
    tabIndex: 0,
    'aria-label': label,
    onClick: press,
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      press();
    },
  }) as const;

// Ground

/** The marker drawn as the ground it stands for. */
function Ground({
  terrain,
  box,
  below,
}: {
  readonly terrain: number;
  readonly box: Box;
  readonly below: boolean;
}): ReactNode {
  const { x, y, width, height } = box;
  const [cx, cy] = [x + width / 2, y + height / 2];
  const kind = TERRAINS[terrain];
  if (kind === 'wood')
    return (
      <g>
        <ellipse className="bk-wood-wash" cx={cx} cy={cy} rx={width * 0.46} ry={height * 0.44} />
        {TREES.map(([dx, dy], i) => (
          <use
            key={i}
            href={`#bk-tree-${i % 3}`}
            transform={`translate(${cx + dx * width} ${cy + dy * height}) scale(2.1)`}
          />
        ))}
      </g>
    );
  if (kind === 'farm')
    return (
      <g>
        <rect
          className="bk-yard"
          x={cx - width * 0.4}
          y={cy - height * 0.36}
          width={width * 0.8}
          height={height * 0.72}
          rx="20"
        />
        {FARM.map(([dx, dy], i) => (
          <use
            key={i}
            href={`#bk-house-${i % 4}`}
            transform={`translate(${cx + dx * width} ${cy + dy * height}) scale(2.4)`}
          />
        ))}
      </g>
    );
  if (kind === 'hill')
    return (
      <g>
        <ellipse className="bk-hill-0" cx={cx} cy={cy} rx={width * 0.45} ry={height * 0.42} />
        <ellipse className="bk-hill-1" cx={cx - 8} cy={cy - 8} rx={width * 0.31} ry={height * 0.27} />
        <path className="bk-hachure bk-hachure-1" d={hillStrokes(cx, cy, width * 0.33, height * 0.3)} />
      </g>
    );
  if (kind !== 'stream') return null;
  const at = below ? y + 4 : y + height - 4;
  const wave = `M${x - 6} ${at}q${width / 8} -22 ${width / 4} 0t${width / 4} 0t${width / 4} 0t${width / 4 + 12} 0`;
  return (
    <g>
      <path className="cmp-brook-bank" d={wave} />
      <path className="cmp-brook" d={wave} />
    </g>
  );
}

const TREES: readonly (readonly [number, number])[] = [
  [-0.38, -0.2],
  [-0.2, -0.34],
  [0.05, -0.36],
  [0.28, -0.3],
  [0.4, -0.1],
  [-0.42, 0.1],
  [0.42, 0.16],
  [-0.3, 0.36],
  [-0.06, 0.42],
  [0.2, 0.4],
  [0.35, 0.33],
];
const FARM: readonly (readonly [number, number])[] = [
  [-0.36, -0.24],
  [-0.3, 0.34],
  [0.35, -0.22],
  [0.33, 0.34],
  [0, -0.3],
];

function hillStrokes(cx: number, cy: number, rx: number, ry: number): string {
  return Array.from({ length: 72 }, (_, i) => {
    const turn = (i / 72) * Math.PI * 2;
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
    const reach = 1.22 + (i % 3) * 0.05;
    return `M${(cx + dx * rx).toFixed(0)} ${(cy + dy * ry).toFixed(0)}L${(cx + dx * rx * reach).toFixed(0)} ${(cy + dy * ry * reach).toFixed(0)}`;
  }).join('');
}

// Skirmish

function SkirmishLine(
  props: Props & { readonly role: number; readonly near: number; readonly stands: readonly Stand[] },
): ReactNode {
  const { role, near, stands, words } = props;
  const below = role === near;
  const y = below ? 860 : 200;
  const [shown, behind] = [true, false].map((out) => stands.map((stand) => sift(props.view, stand, out)));
  return (
    <g>
      <rect className="cmp-cell" x={LEFT_EDGE} y={y} width={1795} height="580" rx="6" />
      <text className="cmp-cell-name" x={LEFT_EDGE + 16} y={below ? y + 562 : y + 34}>
        {words.ui.notShown}
      </text>
      <text className="cmp-cell-name" x={LEFT_EDGE + 16} y={below ? y + 34 : y + 562}>
        {words.ui.shownLine}
      </text>
      <path className="cmp-wait-line" d={`M${LEFT_EDGE + 20} ${y + 290}H${LEFT_EDGE + 1775}`} />
      <Rank {...props} stands={shown} x={LEFT_EDGE} y={y + (below ? 150 : 430)} width={1795} />
      <Rank {...props} stands={behind} x={LEFT_EDGE} y={y + (below ? 430 : 150)} width={1795} />
    </g>
  );
}

function sift(view: Props['view'], stand: Stand, out: boolean): Stand {
  const isOut = (status: number): boolean => ((status & CHOSEN) !== 0) === out;
  const faces = stand.faces.filter((block) => isOut(view.flags[block]));
  const backs = stand.backs.filter(({ status }) => isOut(status));
  return { ...stand, faces, backs };
}

// Beside the field

/** The roads by which blocks leave and come, and the dice. */
function Stem(props: Props): ReactNode {
  const { view, fight, words, ways, act, events } = props;
  const last = throwIn(events);
  return (
    <g>
      <text className="cmp-stem-title" x={STEM} y="172">
        {words.ui.roadsHere}
      </text>
      {EXITS[fight.town].map(({ to, way }, exit) => {
        const y = 196 + exit * 92;
        const spot = ways.get(townKey(to));
        const entered = (fight.entered & (1 << exit)) !== 0;
        const major = ROADS[way].kind === 'major';
        const used = fight.passed[exit] ?? 0;
        return (
          <g key={to} transform={`translate(${STEM} ${y})`}>
            <path className={spot ? 'cmp-post cmp-post-may' : 'cmp-post'} d="M0 4H380L414 40L380 76H0Z" />
            {major ? (
              <>
                <path className="cmp-major-edge" d="M18 40H70" />
                <path className="cmp-major" d="M18 40H70" />
              </>
            ) : (
              <path className="cmp-minor" d="M18 40H70" />
            )}
            <text className="cmp-post-name" x="86" y="38">
              {words.town(to)}
            </text>
            <text className="cmp-post-note" x="86" y="64">
              {entered ? `${words.ui.attackerCame} · ` : ''}
              {words.ui.passing(used, PASS_LIMIT[way])}
              {(fight.passed[MOST_EXITS + exit] ?? 0) > 0 ? ` · +${fight.passed[MOST_EXITS + exit]}` : ''}
            </text>
            {spot && (
              <path
                className="cmp-touch cmp-live"
                d="M0 4H380L414 40L380 76H0Z"
                {...button(words.action(spot[0].actions[0], view), () => pressSpot(townKey(to), spot, act))}
              />
            )}
          </g>
        );
      })}
      {last && (
        <g transform={`translate(${STEM} ${1060})`}>
          <text className="cmp-stem-title" y="0">
            {last.block !== undefined && last.block >= 0 ? words.block(last.block) : words.ui.dice}
          </text>
          <text className="cmp-post-note" y="34">
            {last.test ? words.ui.testNeeds(last.power - last.bonus) : words.ui.fireNeeds(last.power)}
          </text>
          {last.dice.map((value, i) => (
            <g key={i} transform={`translate(${52 + i * 104} 104)`}>
              <PipDie value={value} index={i} size={2.9} tells={hitsWith(last, value) ? 'hit' : 'nothing'} />
            </g>
          ))}
        </g>
      )}
      {view.drawn.length > 0 && (
        <g transform={`translate(${STEM} 1330)`}>
          <text className="cmp-stem-title">{words.ui.drawnMarkers}</text>
          {view.drawn.map((terrain, i) => (
            <g key={i} transform={`translate(${i * 200} 24)`}>
              <rect className="cmp-marker" width="184" height="66" rx="33" />
              <text className="cmp-marker-text" x="92" y="44">
                {words.ui.terrain[TERRAINS[terrain]]}
              </text>
            </g>
          ))}
        </g>
      )}
    </g>
  );
}

const hitsWith = (
  { test, power, bonus }: { readonly test: boolean; readonly power: number; readonly bonus: number },
  value: number,
): boolean => (test ? value + bonus < power : value <= power);
