import { capital, type OddsWords } from '@bicorne/boardkit';
import { whyWords } from '@bicorne/boardkit/why.ts';
import type { Ending, Prompt } from '@bicorne/engine';
import { BLOCKS } from '../../data/blocks.ts';
import { TERRAINS } from '../../data/terrain.ts';
import { TOWNS } from '../../data/towns.ts';
import { TRACK } from '../../data/track.ts';
import type { CampaignAction } from '../../rules/actions.ts';
import { ARMY_OF, FRENCH, SIDE_OF, sideOfArmy } from '../../rules/blocks.ts';
import { ACTIVE_SIDE, NIGHT } from '../../rules/board.ts';
import type { CampaignEvent } from '../../rules/events.ts';
import { sideIn, type Question } from '../../rules/state.ts';
import type { CampaignView } from '../../rules/view.ts';
import {
  ENDINGS,
  type ActionAbout,
  type CampaignWords,
  type EventOf,
  type EventTable,
  type Goal,
  type Lexicon,
  type PromptAbout,
  type Say,
} from './lexicon.ts';

export function makeWords(lexicon: Lexicon): CampaignWords {
  const list = new Intl.ListFormat(lexicon.locale, { type: 'conjunction', style: 'narrow' });
  return {
    title: lexicon.title,
    tagline: lexicon.tagline,
    seats: lexicon.seats,
    scenarios: lexicon.scenarios,
    firstBattle: { scenario: 'historical' },
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
    ending: (ending, view) => endingWords(lexicon, ending, view),
    odds: oddsWords(lexicon),
    ui: lexicon.ui,
    armies: lexicon.armies,
    sideName: (side) => lexicon.sides[side],
    town: (town) => townWords(lexicon, town),
    river: (river) => lexicon.rivers[river],
    region: (region) => lexicon.regions[region],
    block: (block) => blockWords(lexicon, block),
    corps: (block) => lexicon.corps(BLOCKS[block].corps),
    blockSteps: (block, steps) => lexicon.blockSteps(blockWords(lexicon, block), steps),
    goal: (action, view) => goalWords(lexicon, action, view),
    list: (parts) => list.format(parts),
  };
}

// Names

const townWords = (lexicon: Lexicon, town: number): string => TOWNS[town]?.name[lexicon.language] ?? '';

function blockWords(lexicon: Lexicon, block: number | undefined): string {
  if (block === undefined || block < 0) return lexicon.hiddenBlock;
  const unit = BLOCKS[block];
  return (
    lexicon.named[unit.id] ??
    lexicon.unit(unit, / ([AB])\b/.exec(unit.label)?.[1] ?? '', unit.label.includes('Landwehr'))
  );
}

// Prompts

const isQuestion = (lexicon: Lexicon, ask: string): ask is Question => Object.hasOwn(lexicon.prompts, ask);

function promptWords(
  lexicon: Lexicon,
  { ask, about = {} }: Prompt,
  view: CampaignView,
  mine: boolean,
): string {
  if (!isQuestion(lexicon, ask)) return lexicon.chance;
  if (!mine) return lexicon.moments[ask];
  return capital(lexicon.prompts[ask](promptAbout(lexicon, about, view)));
}

/** C5.3 */
function groupsChosen(view: CampaignView): PromptAbout['groups'] {
  if (ACTIVE_SIDE[view.turn] !== FRENCH) return undefined;
  const [first, second] = view.groups;
  if (first < 0) return 0;
  return second < 0 ? 1 : 2;
}

function promptAbout(lexicon: Lexicon, about: NonNullable<Prompt['about']>, view: CampaignView): PromptAbout {
  const fight = view.fights.find(({ town }) => town === view.field);
  const ground = fight ? (fight.stage - 6 + 3) % 6 : -1;
  return {
    town: townWords(lexicon, Number(about['town'] ?? -1)),
    block: blockWords(lexicon, Number(about['block'] ?? -1)),
    hits: Number(about['hits'] ?? 0),
    night: NIGHT[view.turn],
    groups: groupsChosen(view),
    bid: view.bid,
    side: view.bid < 0 ? '' : lexicon.sides[view.bidSide],
    round: fight?.round ?? 0,
    stalls: fight !== undefined && fight.part === 0 && fight.quiet > 0 && !fight.busy,
    ground: fight && ground >= 0 ? lexicon.ui.terrain[TERRAINS[fight.terrain[ground] ?? 0]] : '',
  };
}

// Actions

function actionAbout(lexicon: Lexicon, action: CampaignAction, view: CampaignView): ActionAbout {
  const block = 'block' in action ? action.block : -1;
  const toTown = isOverland(action) ? action.to : action.do === 'fight' ? action.town : -1;
  return {
    block: blockWords(lexicon, block),
    from: fromWords(lexicon, action),
    to: townWords(lexicon, toTown),
    place: placeWords(lexicon, action),
    host: action.do === 'shelter' ? blockWords(lexicon, action.host) : '',
    terrain: action.do === 'lay' ? lexicon.ui.terrain[TERRAINS[action.terrain]] : '',
    target: action.do === 'fire' ? action.target : 'line',
    side: action.do === 'bid' ? lexicon.sides[action.side] : (lexicon.sides[view.bidSide] ?? ''),
    asked: isQuestion(lexicon, view.phase) ? view.phase : undefined,
    hostile: toTown >= 0 && block >= 0 && sideIn(view, 1 - SIDE_OF[block], toTown) > 0,
    nobody: block < 0,
    bid: action.do === 'bid' ? action.amount : view.bid,
  };
}

/** Whoever leads two armies has two of some names. */
function listedWords(lexicon: Lexicon, action: CampaignAction, view: CampaignView): string {
  const text = lexicon.actions[action.do](actionAbout(lexicon, action, view));
  if (!('block' in action) || action.block < 0) return text;
  const army = ARMY_OF[action.block];
  const shares = view.seatOf.some((seat, other) => other !== army && seat === view.seatOf[army]);
  return shares ? `${lexicon.armies[army]}, ${text}` : text;
}

type Overland = Extract<CampaignAction, { readonly to: number }>;
const OVERLAND: ReadonlySet<CampaignAction['do']> = new Set([
  'place',
  'march',
  'ride',
  'leave',
  'reinforce',
  'regroup',
  'force',
  'led',
  'retreat',
]);
const isOverland = (action: CampaignAction): action is Overland => OVERLAND.has(action.do);

const fromWords = (lexicon: Lexicon, action: CampaignAction): string =>
  'from' in action && action.do !== 'move' && action.do !== 'retreat' ? townWords(lexicon, action.from) : '';

function placeWords(lexicon: Lexicon, action: CampaignAction): string {
  if (action.do === 'move' || action.do === 'deploy' || action.do === 'lay')
    return lexicon.ui.places[action.to];
  return action.do === 'take' || action.do === 'swap' ? lexicon.ui.places[action.at] : '';
}

const GOALS: Readonly<Partial<Record<CampaignAction['do'], Goal>>> = {
  march: 'march',
  ride: 'ride',
  force: 'force',
  led: 'led',
};

function goalWords(lexicon: Lexicon, action: CampaignAction, view: CampaignView): string {
  const { to, place, terrain } = actionAbout(lexicon, action, view);
  return capital(lexicon.goals[GOALS[action.do] ?? 'other'](to || place || terrain));
}

// Chances

const oddsWords = ({ odds: { measures, values, given } }: Lexicon): OddsWords => ({
  measure: (name) => lookUp(measures, name),
  value: (_name, value) => (typeof value === 'number' ? null : lookUp(values, value)),
  given: (ask) => lookUp(given, ask),
});

const lookUp = (table: Readonly<Record<string, string>>, key: string): string => table[key] ?? key;

// Events and endings

function eventWords(lexicon: Lexicon, event: CampaignEvent): string | null {
  const text = tell(lexicon.events, event.type, event, sayer(lexicon));
  return text === null ? null : capital(text);
}

/** Each entry of the table takes its own kind of event. */
const tell = <T extends CampaignEvent['type']>(
  table: EventTable<T>,
  type: T,
  event: EventOf[T],
  say: Say,
): string | null => table[type](event, say);

function sayer(lexicon: Lexicon): Say {
  return {
    army: (army) => lexicon.armies[army],
    owner: (block) => lexicon.armies[ARMY_OF[block]],
    side: (side) => lexicon.sides[side],
    bidder: (seat) => bidderWords(lexicon, seat),
    town: (town) => townWords(lexicon, town),
    place: (place) => lexicon.ui.places[place],
    terrain: (terrain) => lexicon.ui.terrain[TERRAINS[terrain]],
    block: (block) => blockWords(lexicon, block),
    when: (turn) => lexicon.ui.when(TRACK[turn].day, TRACK[turn].hour),
    role: (role) => lexicon.ui.role[role],
    ending: (reason, side) => wonWords(lexicon, reason, side),
  };
}

const bidderWords = ({ seats }: Lexicon, seat: number): string => (seat === 0 ? seats.first : seats.second);

const endingWords = (lexicon: Lexicon, { winners, reason }: Ending, { seatOf }: CampaignView): string =>
  wonWords(lexicon, reason, sideOfArmy(seatOf.indexOf(winners[0])));

function wonWords(lexicon: Lexicon, reason: string, side: number): string {
  const known = ENDINGS.find((one) => one === reason) ?? 'other';
  return lexicon.endings[known](lexicon.sides[side]);
}
