import { capital } from '@bicorne/boardkit';
import { whyWords } from '@bicorne/boardkit/why.ts';
import type { Ending, Prompt } from '@bicorne/engine';
import { ARMIES, MOST_PIECES } from '../../data/forces.ts';
import { BORDERS, LOCALITIES } from '../../data/map.ts';
import type { MarengoAction } from '../../rules/actions.ts';
import type { MarengoEvent } from '../../rules/events.ts';
import {
  ANSWER,
  BEYOND,
  borderOf,
  boxOf,
  CAPACITY,
  EXIT_SIDE,
  EXIT_TO,
  HAND,
  isBox,
  isReserve,
  isSide,
  LOCALITY,
  MAIN,
  NAME,
  opposite,
  positionOf,
} from '../../rules/map.ts';
import { facesOf, GUN, STRENGTH, TYPE } from '../../rules/pieces.ts';
import type { MarengoView } from '../../rules/view.ts';
import { followsFrom } from '../cost.ts';
import { freshAt, handPlace } from '../model.ts';
import {
  ASKED,
  ENDINGS,
  type ActionAbout,
  type Asked,
  type EventOf,
  type EventTable,
  type Lexicon,
  type MarengoWords,
  type PromptAbout,
  type Say,
} from './lexicon.ts';
import { wayOf } from './twins.ts';

export function makeWords(lexicon: Lexicon): MarengoWords {
  const list = new Intl.ListFormat(lexicon.locale, { type: 'conjunction', style: 'narrow' });
  const words: MarengoWords = {
    title: lexicon.title,
    tagline: lexicon.tagline,
    seats: lexicon.seats,
    scenarios: lexicon.scenarios,
    options: lexicon.options,
    wins: lexicon.wins,
    toll: lexicon.toll,
    effort: lexicon.effort,
    handicap: lexicon.handicap,
    whyNot: (why) => whyWords(lexicon.whyNot, why),
    prompt: (prompt, view, mine) => promptWords(lexicon, prompt, view, mine),
    action: (action, view) => capital(lexicon.actions[action.do](actionAbout(lexicon, action, view))),
    listed: (action, view) => capital(listedWords(lexicon, action, view)),
    event: (event) => eventWords(lexicon, event),
    ending: (ending) => endingWords(lexicon, ending),
    ui: lexicon.ui,
    armies: [lexicon.seats.austrian, lexicon.seats.french],
    moment: (ask) => lexicon.moments[askedOf(ask)],
    place: (name) => lexicon.places[name] ?? name,
    position: (position) => positionWords(lexicon, position),
    locality: (locality) => localityWords(lexicon, locality),
    face: (face) => faceWords(lexicon, face),
    type: (type) => lexicon.types[type],
    faces: (faces) => facesWords(lexicon, faces),
    list: (parts) => list.format(parts),
    warns: (action, view) => followsFrom(view, action, words).map(capital),
  };
  return words;
}

const askedOf = (ask: string): Asked => ASKED.find((one) => one === ask) ?? 'actions';

// Places and pieces

const LOCALITY_NAMES = ['', ...LOCALITIES.map(({ name }) => name)];

function localityWords(lexicon: Lexicon, locality: number): string {
  const name = LOCALITY_NAMES[locality];
  return name === '' || name === undefined
    ? lexicon.unnamed(locality)
    : `${lexicon.places[name] ?? name} (${locality})`;
}

function positionWords(lexicon: Lexicon, position: number): string {
  if (isReserve(position)) return localityWords(lexicon, position);
  if (isSide(position)) return approachWords(lexicon, position);
  return isBox(position) ? lexicon.boxes[boxOf(position).name] : NAME[position];
}

function approachWords(lexicon: Lexicon, side: number): string {
  const [of, to] = [LOCALITY[side], BEYOND[side]].map((locality) => localityWords(lexicon, locality));
  const wing = wingWords(lexicon, side);
  return `${lexicon.approach(of, to)}${wing === '' ? '' : ` (${wing})`}`;
}

/** Two localities that meet twice do so in the north and in the south, as the names of their borders tell. */
const WINGS = ['N', 'S'] as const;

function wingWords(lexicon: Lexicon, side: number): string {
  const [border] = BORDERS[borderOf(side)];
  const wing = WINGS.find((one) => border.endsWith(one));
  return wing === undefined ? '' : lexicon.wings[wing];
}

function wayWords(lexicon: Lexicon, crossing: number): string {
  const way = wayOf(crossing);
  return way === undefined ? '' : `${lexicon.ways[way]} `;
}

const TYPES = ['infantry', 'cavalry', 'artillery'] as const;
const faceWords = (lexicon: Lexicon, face: number): string =>
  face === GUN ? lexicon.gun : `${lexicon.types[TYPES[TYPE[face]]]} ${STRENGTH[face]}`;

/** `infantry 2 × 3, cavalry 2` */
function facesWords(lexicon: Lexicon, faces: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
  const list = new Intl.ListFormat(lexicon.locale, { type: 'conjunction', style: 'narrow' });
  return list.format(
    [...counts].map(([face, count]) => `${faceWords(lexicon, face)}${count > 1 ? ` × ${count}` : ''}`),
  );
}

// Prompts

function promptWords(lexicon: Lexicon, prompt: Prompt, view: MarengoView, mine: boolean): string {
  const asked = allTaken(view) ? 'finish' : askedOf(prompt.ask);
  return mine
    ? capital(lexicon.prompts[asked](promptAbout(lexicon, asked, prompt, view)))
    : `${lexicon.moments[asked]}.`;
}

function promptAbout(lexicon: Lexicon, asked: Asked, { about = {} }: Prompt, view: MarengoView): PromptAbout {
  const number = (key: string): number => Number(about[key] ?? 0);
  const at = (key: string): string => (number(key) > 0 ? positionWords(lexicon, number(key)) : '');
  const frame = view.frames.at(-1);
  const army = frame && 'army' in frame ? frame.army : view.army;
  return {
    from: at('from'),
    to: targetWords(lexicon, asked, number('from'), number('to'), number('via')),
    via: at('via'),
    locality: at('locality'),
    left: leftOf(view, number('left')),
    orders: view.orders,
    taken: number('taken'),
    army: lexicon.seats[ARMIES[army]],
    underway: frame?.at === 'road' && frame.road >= 0,
  };
}

/** All have been taken up that can march together: what is still asked is whether cavalry continues. (M12.1, M20.9) */
function allTaken(view: MarengoView): boolean {
  const frame = view.frames.at(-1);
  const taken = freshAt(view, HAND);
  if (frame?.at !== 'march' || taken === 0) return false;
  const full = LOCALITY[frame.from] !== frame.to && view.garrison[frame.to] + taken >= CAPACITY[frame.to];
  return full || taken === MOST_PIECES || freshAt(view, frame.from) === 0;
}

function leftOf(view: MarengoView, left: number): number {
  const frame = view.frames.at(-1);
  if (frame?.at === 'organise') return frame.left.reduce((sum, pieces) => sum + pieces, 0);
  return left;
}

/** What an action is aimed at, where the prompt does not name it. */
function targetWords(lexicon: Lexicon, asked: Asked, from: number, to: number, via: number): string {
  if (to > 0) return positionWords(lexicon, to);
  if (via > 0) return localityWords(lexicon, BEYOND[via]);
  return (asked.startsWith('assault') || asked === 'target') && isSide(from)
    ? localityWords(lexicon, BEYOND[from])
    : '';
}

// Actions

function actionAbout(lexicon: Lexicon, action: MarengoAction, view: MarengoView): ActionAbout {
  const words = (position: number): string => (position > 0 ? positionWords(lexicon, position) : '');
  const from = 'from' in action ? action.from : handPlace(view.frames);
  const to = destination(action, view);
  return {
    from: words(from),
    to: words(to),
    at: 'at' in action ? words(placeOf(action.at, view)) : '',
    face: 'face' in action ? faceWords(lexicon, action.face) : '',
    main: action.do === 'cross' && MAIN[action.by],
    way: action.do === 'cross' ? wayWords(lexicon, action.by) : '',
    wing: action.do === 'attack' ? wingWords(lexicon, action.via) : '',
    asked: askedNow(view),
    up: action.do === 'march' && isSide(action.to),
    back: action.do === 'march' && isSide(action.from) && action.to === LOCALITY[action.from],
    raid: action.do === 'cross' && view.garrison[to] > 0 && view.entered[to] !== view.army,
    none: nobodyChosen(view),
  };
}

/** What is done with pieces that were chosen on the map is told with the place where they stand. */
const OF_A_PLACE: ReadonlySet<MarengoAction['do']> = new Set<MarengoAction['do']>([
  'march',
  'attack',
  'assault',
  'bombard',
  'complete',
  'cancel',
]);

function listedWords(lexicon: Lexicon, action: MarengoAction, view: MarengoView): string {
  const about = actionAbout(lexicon, action, view);
  const text = lexicon.actions[action.do](about);
  return OF_A_PLACE.has(action.do) ? `${about.from}: ${text}` : text;
}

/** Those who answer an attack, lead in defence or counter-attack. (M9.6, M11.6, M11.13) */
function nobodyChosen({ frames, stacks }: MarengoView): boolean {
  const frame = frames.at(-1);
  if (frame?.at === 'attack') return !stacks.some(({ at }) => at === ANSWER);
  if (frame?.at !== 'assault') return false;
  return (frame.step === 'counter' ? frame.countering : frame.guarding) === 0;
}

function destination(action: MarengoAction, view: MarengoView): number {
  switch (action.do) {
    case 'march':
    case 'ride':
    case 'retreat':
      return action.to;
    case 'attack':
      return BEYOND[action.via];
    case 'assault':
    case 'bombard':
    case 'complete':
    case 'cancel':
      return BEYOND[action.from];
    case 'enter':
    case 'pontoon':
      return boxOf(action.from).into;
    case 'cross':
      return crossed(action.by, view);
    case 'advance': {
      const attack = view.frames.find((frame) => frame.at === 'attack');
      return attack ? attack.via : 0;
    }
    default:
      return 0;
  }
}

function crossed(by: number, view: MarengoView): number {
  const road = view.frames.find((frame) => frame.at === 'road');
  return road && LOCALITY[EXIT_SIDE[2 * by]] === road.locality ? EXIT_TO[2 * by] : EXIT_TO[2 * by + 1];
}

/** Reductions of pieces in hand or in the assault are named by where these stand. */
function placeOf(at: number, view: MarengoView): number {
  if (isReserve(at) || isSide(at) || isBox(at)) return at;
  const assault = view.frames.find((frame) => frame.at === 'assault');
  if (!assault || at === HAND) return handPlace(view.frames);
  const attackers = assault.step === 'hit' || assault.step === 'suffer' || assault.step === 'spill';
  return attackers ? assault.from : opposite(assault.from);
}

function askedNow(view: MarengoView): Asked {
  const frame = view.frames.at(-1);
  if (!frame) return 'actions';
  if (allTaken(view)) return 'finish';
  return askedOf('step' in frame && typeof frame.step === 'string' ? `${frame.at}-${frame.step}` : frame.at);
}

// Events and endings

function eventWords(lexicon: Lexicon, event: MarengoEvent): string | null {
  const text = tell(lexicon.events, event.type, event, sayer(lexicon));
  return text === null ? null : capital(text);
}

/** Each entry of the table takes its own kind of event. */
const tell = <T extends MarengoEvent['type']>(
  table: EventTable<T>,
  type: T,
  event: EventOf[T],
  say: Say,
): string | null => table[type](event, say);

function sayer(lexicon: Lexicon): Say {
  return {
    army: (army) => lexicon.seats[ARMIES[army]],
    // Pieces in hand stand where their action has brought them; the lines before say where.
    at: (position) => (positionOf(position) >= HAND ? '' : positionWords(lexicon, positionOf(position))),
    face: (face) => faceWords(lexicon, face),
    faces: (group) => facesWords(lexicon, group === undefined ? [] : facesOf(group)),
    pieces: lexicon.ui.pieces,
    box: isBox,
    side: isSide,
    ending: (ending) => endingWords(lexicon, ending),
  };
}

function endingWords(lexicon: Lexicon, { winners, reason }: Pick<Ending, 'winners' | 'reason'>): string {
  const known = ENDINGS.find((one) => one === reason) ?? 'other';
  return lexicon.endings[known](lexicon.seats[ARMIES[winners[0] ?? 0]]);
}
