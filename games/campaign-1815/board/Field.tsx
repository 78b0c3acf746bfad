import { fingers } from '@bicorne/boardkit/finger.ts';
import { Glyphs } from '@bicorne/boardkit/map/Glyphs.tsx';
import type { ReactNode } from 'react';
import { TERRAINS } from '../data/terrain.ts';
import { SIDE_OF } from '../rules/blocks.ts';
import { ACTIVE_SIDE } from '../rules/board.ts';
import { CHOSEN, RESERVE } from '../rules/state.ts';
import { nameOfFight } from './describe.ts';
import { FieldFire } from './FieldFire.tsx';
import { FieldGround } from './FieldGround.tsx';
import { boxOf, CELL, FRONT, LEFT_EDGE } from './fieldSheet.ts';
import { FieldTrails } from './FieldTrails.tsx';
import { button, Rank, type FieldProps } from './FieldRank.tsx';
import { Stem } from './FieldStem.tsx';
import { fieldOf, placeFor, roleOfViewer, type Cell, type Stand } from './model.ts';
import { stepFocus } from './keys.ts';
import { isHarm, markOf, placeKey, type Way } from './options.ts';
import { Ghost, useDrag } from './Drag.tsx';
import { pressSpot } from './perform.ts';
import { HEIGHT, WIDTH } from './sheet.ts';
import './field.css';

/** The battle board: three positions a side with a reserve behind them; one's own side stands below. */
export function FieldScene(given: Omit<FieldProps, 'dragging'>): ReactNode {
  const { view, fight, flipped, words, options, act } = given;
  const dragging = useDrag(options, act);
  const props = { ...given, dragging };
  const near = flipped ? 1 - roleOfViewer(view) : roleOfViewer(view);
  const field = fieldOf(view, fight);
  const actor = actingRole(props);
  return (
    <g data-moment="fight" data-whole onKeyDown={stepFocus} {...fingers}>
      <Glyphs />
      <rect className="cmp-field" width={WIDTH} height={HEIGHT} />
      <path className="bk-neatline" strokeWidth="3.4" d={`M14 14H${WIDTH - 14}V${HEIGHT - 14}H14Z`} />
      <path className="bk-neatline" strokeWidth="1.2" d={`M24 24H${WIDTH - 24}V${HEIGHT - 24}H24Z`} />
      <text className="cmp-field-title" x={LEFT_EDGE} y="98">
        {nameOfFight(view, words, fight)}
        {fight.battle && fight.round > 0 && (
          <tspan className="cmp-field-round" dx="28">
            {words.ui.round(fight.round)}
          </tspan>
        )}
      </text>
      {fight.battle ? (
        <>
          <path
            className="cmp-front"
            d={`M${LEFT_EDGE} ${FRONT}H${LEFT_EDGE + 3 * CELL.width + 2 * CELL.gap}`}
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
          x={LEFT_EDGE + 1795 - 16}
          y={role === near ? HEIGHT - 56 : 98}
          textAnchor="end"
        >
          {words.ui.role[role]}:{' '}
          {words.sideName(role === 0 ? ACTIVE_SIDE[view.turn] : 1 - ACTIVE_SIDE[view.turn])}
        </text>
      ))}
      <FieldTrails {...props} near={near} />
      <FieldFire {...props} near={near} />
      <Stem {...props} />
      <Ghost held={dragging.held} steps={view.steps} />
    </g>
  );
}

/** Whose choice the marked places are named for. */
function actingRole({ view, legal, fight }: FieldProps): number {
  const named = legal.find((action) => 'block' in action && action.block >= 0);
  if (named && 'block' in named) return SIDE_OF[named.block] === ACTIVE_SIDE[view.turn] ? 0 : 1;
  return fight.part;
}

// Cells

interface CellProps extends FieldProps {
  readonly cell: Cell;
  readonly near: number;
  readonly actor: number;
  readonly waiting: readonly Stand[];
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
  // Names lie over the blocks, which on a phone fill the place.
  const foot = below ? box.y + box.height - 14 : box.y + 30;
  return (
    <g>
      <rect
        className={`cmp-cell cmp-cell-${TERRAINS[cell.terrain]}${cell.place === RESERVE ? ' cmp-reserve' : ''}`}
        {...box}
        rx="6"
      />
      <FieldGround terrain={cell.terrain} box={box} below={below} />
      {spot && (
        <rect
          className={isFoeSpot(spot) ? 'cmp-cell-spot cmp-cell-foe' : 'cmp-cell-spot'}
          data-mark={key}
          {...box}
          rx="6"
          pointerEvents="none"
        />
      )}
      {spot && (
        <rect
          className="cmp-touch cmp-live"
          data-spot={key}
          data-lit={key}
          data-action={markOf(spot)}
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
        tall={cell.place !== RESERVE && !foes}
        shared={foes}
        x={box.x}
        y={foes ? rear : box.y + box.height / 2}
        width={cell.place === RESERVE && waiting.length > 0 ? box.width * 0.45 : box.width}
      />
      {foes && <Rank {...props} shared stands={cell.foes} x={box.x} y={front} width={box.width} />}
      {cell.place === RESERVE && waiting.length > 0 && (
        <>
          <path
            className="cmp-wait-line"
            d={`M${box.x + box.width * 0.47} ${box.y + 16}V${box.y + box.height - 16}`}
          />
          <Rank
            {...props}
            stands={waiting}
            x={box.x + box.width * 0.48}
            y={box.y + box.height / 2}
            width={box.width * 0.52}
          />
          <text className="cmp-cell-name" x={box.x + box.width * 0.49} y={foot}>
            {words.ui.toDeploy}
          </text>
        </>
      )}
      <text className="cmp-cell-name" x={box.x + 16} y={foot}>
        {name}
        {cell.terrain > 0 && ` · ${words.ui.terrain[TERRAINS[cell.terrain]]}`}
      </text>
    </g>
  );
}

const isFoeSpot = (spot: readonly Way[]): boolean => spot.some(({ actions }) => isHarm(actions[0]));

// Skirmish

function SkirmishLine(
  props: FieldProps & { readonly role: number; readonly near: number; readonly stands: readonly Stand[] },
): ReactNode {
  const { role, near, stands, words } = props;
  const below = role === near;
  const y = below ? 848 : 180;
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

function sift(view: FieldProps['view'], stand: Stand, out: boolean): Stand {
  const isOut = (status: number): boolean => ((status & CHOSEN) !== 0) === out;
  const faces = stand.faces.filter((block) => isOut(view.flags[block]));
  const backs = stand.backs.filter(({ status }) => isOut(status));
  return { ...stand, faces, backs };
}
