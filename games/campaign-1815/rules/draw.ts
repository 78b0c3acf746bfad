import { BLOCKS } from '../data/blocks.ts';
import { TERRAINS } from '../data/terrain.ts';
import { TOWNS } from '../data/towns.ts';
import { TRACK } from '../data/track.ts';
import { PLACES } from './actions.ts';
import { ARMY_OF, BLOCK_COUNT } from './blocks.ts';
import { DISORDER, groundOf, isOwn, OFF, sideOfRole, SQUARE, type Fight } from './state.ts';
import { groupAt, isPosition, noteOf, positionOf, townOf } from './fog.ts';
import { NOT_PLACED, type CampaignView } from './view.ts';

/** The position as a page of text. */

const ARMY_NAMES = ['French', 'Anglo-Dutch', 'Prussian'];
const ROLES = ['attacker', 'defender'];

export function draw(view: CampaignView): string {
  const { day, hour, side } = TRACK[Math.min(view.turn, TRACK.length - 1)];
  const head = `turn ${view.turn + 1}: ${day} June, ${hour}, ${side}; ${view.phase}`;
  const lost = ARMY_NAMES.map((name, army) => `${name} ${view.lost[army]}`).join(', ');
  return [
    head,
    `lost: ${lost}`,
    ...townLines(view),
    ...view.fights.flatMap((f) => fieldLines(view, f)),
    ...noteLines(view),
  ].join('\n');
}

const name = (view: CampaignView, block: number): string => {
  const marks = (view.flags[block] & SQUARE ? '#' : '') + (view.flags[block] & DISORDER ? '~' : '');
  return `${BLOCKS[block].id}=${view.steps[block]}${marks}`;
};

/** The blocks at a place, by face where it is seen, else by number. */
function standing(view: CampaignView, army: number, town: number, place: number): string {
  const faces: string[] = [];
  for (let block = 0; block < BLOCK_COUNT; block++)
    if (ARMY_OF[block] === army && view.at[block] === town && view.place[block] === place)
      faces.push(name(view, block));
  return faces.join(' ');
}

function unseen(view: CampaignView, army: number, group: number): number {
  return view.hidden
    .filter((kind) => kind.army === army && kind.group === group)
    .reduce((sum, { count }) => sum + count, 0);
}

function townLines(view: CampaignView): string[] {
  const lines: string[] = [];
  TOWNS.forEach((town, i) => {
    ARMY_NAMES.forEach((army, number) => {
      const faces = standing(view, number, i, OFF);
      const veiled = unseen(view, number, groupAt(i, OFF));
      if (!faces && veiled === 0) return;
      lines.push(`${town.name.en}: ${army}${faces ? ` ${faces}` : ''}${veiled ? ` ${veiled} hidden` : ''}`);
    });
  });
  const waiting = view.hidden
    .filter(({ group }) => group === NOT_PLACED)
    .reduce((sum, { count }) => sum + count, 0);
  return waiting > 0 ? [...lines, `to be placed: ${waiting} hidden`] : lines;
}

function fieldLines(view: CampaignView, f: Fight): string[] {
  if (!f.battle) return [];
  const lines = [`battle of ${TOWNS[f.town].name.en}, round ${f.round}, ${ROLES[f.part]}'s part`];
  for (const role of [0, 1])
    for (let place = 1; place < PLACES.length; place++) {
      const armies = [0, 1, 2].filter((army) => (army === 0 ? 0 : 1) === sideOfRole(view, role));
      const faces = armies.map((army) => standing(view, army, f.town, place)).filter(Boolean);
      const veiled = isOwn(place)
        ? armies.reduce((sum, army) => sum + unseen(view, army, groupAt(f.town, place)), 0)
        : 0;
      const ground = isOwn(place) ? TERRAINS[f.terrain[groundOf(role, place)]] : 'open';
      if (faces.length + veiled === 0 && ground === 'open') continue;
      const parts = [ground === 'open' ? '' : `(${ground})`, ...faces, veiled ? `${veiled} hidden` : ''];
      lines.push(`  ${ROLES[role]} ${PLACES[place]}: ${parts.filter(Boolean).join(' ')}`);
    }
  return lines;
}

const groupName = (group: number): string =>
  TOWNS[townOf(group)].name.en + (isPosition(group) ? ` ${PLACES[positionOf(group)]}` : '');

function noteLines(view: CampaignView): string[] {
  const noted = BLOCKS.map((_, block) => ({ block, groups: noteOf(view, block) })).filter(
    ({ groups }) => groups.length > 0,
  );
  return noted.map(({ groups, block }) => {
    const where = groups.map(groupName).join(' or ');
    return `seen: ${BLOCKS[block].id}=${view.seen[block]}, now at ${where}`;
  });
}
