import { LOCALITIES } from '../data/map.ts';
import { ARMIES } from '../data/forces.ts';
import { LOCALITY, NAME } from './map.ts';
import { writeGroup } from './pieces.ts';
import { gunAt, gunStage } from './state.ts';
import type { MarengoView, Stack } from './view.ts';

/** The position as a page of text: one line a locality, boxes last. */
export function draw(view: MarengoView): string {
  const localities = LOCALITIES.map(({ id }) => drawLocality(view, id)).filter((line) => line !== '');
  const off = view.stacks
    .filter(({ at }) => LOCALITY[at] === 0)
    .map((stack) => `${NAME[stack.at]}: ${drawStack(stack)}`);
  return [drawHead(view), ...localities, ...off, ...drawNotes(view), drawEnd(view)]
    .filter((line) => line !== '')
    .join('\n');
}

function drawHead(view: MarengoView): string {
  const discs = ARMIES.map((name, army) => `${name} ${view.uncommitted[army]}`).join(', ');
  return `${view.hour} h, ${ARMIES[view.army]} turn, ${view.orders} orders; uncommitted discs: ${discs}`;
}

function drawLocality(view: MarengoView, id: number): string {
  const stacks = view.stacks.filter(({ at }) => LOCALITY[at] === id).map(drawPlaced);
  const guns = view.guns
    .filter((entry) => LOCALITY[gunAt(entry)] === id)
    .map((entry) => `${NAME[gunAt(entry)]} a1 ${['declared', 'ready', 'fired'][gunStage(entry)]}`);
  const discs = ARMIES.map((name, army) =>
    view.discs[army][id] > 0 ? `${view.discs[army][id]} ${name} discs` : '',
  );
  const parts = [...stacks, ...guns, ...discs].filter((part) => part !== '');
  if (parts.length === 0) return '';
  const name = LOCALITIES[id - 1].name;
  return `${id}${name && ` ${name}`}${view.disorder[id] ? ' (disorganised)' : ''}: ${parts.join('; ')}`;
}

const drawPlaced = (stack: Stack): string => `${NAME[stack.at]} ${drawStack(stack)}`;

function drawStack({ army, faces, count, acted }: Stack): string {
  const pieces = faces === undefined ? '?'.repeat(count) : writeGroup(faces);
  return `${ARMIES[army][0].toUpperCase()} ${pieces}${acted ? ' (acted)' : ''}`;
}

/** What has been seen of pieces that lie face down. */
const drawNotes = (view: MarengoView): string[] =>
  view.notes.map(({ army, at, least }) => {
    const places = at.map((place) => NAME[place % NAME.length]).join(', ');
    return `${ARMIES[army]} in ${places}: at least ${writeGroup(least)}`;
  });

function drawEnd(view: MarengoView): string {
  if (view.ending)
    return `over: ${view.ending.winners.map((seat) => ARMIES[seat]).join()} by ${view.ending.reason}`;
  const frame = view.frames.at(-1);
  return frame ? `going on: ${frame.at}${'step' in frame ? ` ${frame.step}` : ''}` : '';
}
