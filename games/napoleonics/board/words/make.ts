import { capital, FACES, type ScenarioWords } from '@bicorne/boardkit';
import { whyWords } from '@bicorne/boardkit/why.ts';
import type { Prompt } from '@bicorne/engine';
import { HEX_NAMES, SECTIONS, hexNamed } from '../../data/board.ts';
import { CARDS_IN_FORCE } from '../../data/cards.ts';
import type { Scenario } from '../../data/scenario.ts';
import { scenarioNamed } from '../../data/scenarios.ts';
import { ARMIES, CAVALRY, type Nation } from '../../data/units.ts';
import type { Action } from '../../rules/actions.ts';
import { fightersIn } from '../hand.ts';
import type { Event, IgnoreReason } from '../../rules/events.ts';
import { fieldOf } from '../../rules/field.ts';
import { reasonsToIgnore } from '../../rules/retreat.ts';
import { NONE, type State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { drivenBack, type Driven } from '../flags.ts';
import {
  ASKED,
  SPOKEN,
  SCENARIO_NAMES,
  type About,
  type ActionAbout,
  type Asked,
  type CardWords,
  type EventOf,
  type EventTable,
  type ExitText,
  type Lexicon,
  type NapoleonicsWords,
  type ObjectiveText,
  type Say,
  type ScenarioName,
} from './lexicon.ts';

export function makeWords(lexicon: Lexicon): NapoleonicsWords {
  return {
    title: lexicon.title,
    tagline: lexicon.tagline,
    seats: lexicon.seats,
    scenarios: Object.fromEntries(SCENARIO_NAMES.map((id) => [id, scenarioWords(lexicon, id)])),
    options: lexicon.options,
    wins: lexicon.wins,
    toll: lexicon.toll,
    effort: lexicon.effort,
    handicap: lexicon.handicap,
    whyNot: (why) => whyWords(lexicon.whyNot, why),
    prompt: (prompt, view, mine) => promptWords(lexicon, prompt, view, mine),
    action: (action, view) => capital(lexicon.actions[action.do](actionAbout(lexicon, action, view))),
    warns: ({ do: verb }, view) => {
      const left = verb === 'done' && view.phase === 'battle' ? fightersIn(view) : 0;
      return left > 0 ? [lexicon.ui.couldFight(left)] : [];
    },
    event: (event, view) => eventWords(lexicon, event, view),
    ending: ({ winners, reason }) =>
      lexicon.ending(lexicon.seats[ARMIES[winners[0] ?? 0]], reason === 'field' ? 'field' : 'banners'),
    odds: {
      measure: (name) => lookUp(lexicon.odds.measures, name),
      value: (_, value) =>
        typeof value === 'number' ? null : lookUp({ ...lexicon.odds.fates, ...lexicon.odds.leader }, value),
      given: (ask) => lookUp(lexicon.odds.given, ask),
    },
    ui: lexicon.ui,
    terrain: lexicon.terrain,
    worksName: lexicon.works,
    faces: lexicon.faces,
    card: (card) => cardWords(lexicon, card),
    aroundDice: (event, view) => aroundDice(lexicon, event, view),
    unitName: (nation, code) => unitName(lexicon, nation, code),
    personName: (name) => personWords(lexicon, name),
    battle: ({ title, date = '' }) => ({
      title: titleIn(lexicon, title),
      date: dateIn(lexicon.locale, date),
    }),
    placeName: (name) => lexicon.places[name] ?? name,
  };
}

const lookUp = (table: Readonly<Record<string, string>>, key: string): string => table[key] ?? key;

function scenarioWords(lexicon: Lexicon, id: ScenarioName): ScenarioWords {
  const scenario = scenarioNamed(id);
  const { history, notes } = lexicon.scenarios[id];
  const { objectives, exits } = aimsOf(lexicon, scenario);
  return {
    title: titleIn(lexicon, scenario.title),
    date: dateIn(lexicon.locale, scenario.date ?? ''),
    history,
    notes: `${lexicon.victory(scenario.banners, objectives, exits)} ${notes}`,
  };
}

/** What wins banners beside losses, by the names of the places. */
function aimsOf(
  lexicon: Lexicon,
  { objectives = [], exits = [], places = {} }: Scenario,
): { readonly objectives: readonly ObjectiveText[]; readonly exits: readonly ExitText[] } {
  const named = (hexes: readonly string[]): string[] => hexes.map((hex) => placeAt(lexicon, places, hex));
  return {
    objectives: objectives.map(({ army, hexes, banners, lasting, of = 'each', counted }) => ({
      army: lexicon.seats[army],
      hexes: named(hexes),
      banners,
      permanent: lasting === 'permanent',
      of,
      atOnce: counted === undefined ? lasting === 'permanent' : counted === 'at-once',
    })),
    exits: exits.map(({ army, hexes, banners }) => ({
      army: lexicon.seats[army],
      hexes: named(hexes),
      banners,
    })),
  };
}

const placeAt = (
  lexicon: Lexicon,
  places: Readonly<Record<string, string | undefined>>,
  hex: string,
): string => {
  const name = places[hex];
  return name === undefined ? hex : `${lexicon.places[name] ?? name} (${hex})`;
};

function titleIn(
  { locale }: Lexicon,
  title: { en: string; uk?: string | undefined; ru?: string | undefined },
): string {
  if (locale === 'uk') return title.uk || title.en;
  return locale === 'ru' ? title.ru || title.en : title.en;
}

const dateIn = (locale: string, date: string): string =>
  Number.isNaN(Date.parse(date))
    ? date
    : new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

function cardWords({ cards, ui }: Lexicon, card: number): CardWords {
  const name = CARDS_IN_FORCE[card]?.name;
  return isCard(cards, name) ? cards[name] : { name: ui.hiddenCard, text: '' };
}

const isCard = (cards: Lexicon['cards'], name: string | undefined): name is keyof Lexicon['cards'] =>
  name !== undefined && Object.hasOwn(cards, name);

const isUnit = (units: Lexicon['units'], code: string): code is keyof Lexicon['units'] =>
  Object.hasOwn(units, code);

function unitName({ nations, units }: Lexicon, nation: Nation, code: string): string {
  const noun =
    code === 'LT' && nation === 'portuguese' ? units.RL : isUnit(units, code) ? units[code] : units.LN;
  return `${nations[nation][noun.number]} ${noun.name}`;
}

function pieceAt(lexicon: Lexicon, view: View, hex: number): string {
  if (hex < 0) return '';
  const field = fieldOf(view);
  const unit = view.unitAt[hex];
  if (unit !== NONE) {
    const { nation, code } = field.kind[unit];
    return `${unitName(lexicon, nation, code)} (${HEX_NAMES[hex]})`;
  }
  const leader = view.leaderAt[hex];
  return leader === NONE ? HEX_NAMES[hex] : `${personAt(lexicon, view, leader)} (${HEX_NAMES[hex]})`;
}

const personAt = (lexicon: Lexicon, view: View, leader: number): string =>
  personWords(lexicon, fieldOf(view).scenario.leaders[leader].name);

/** In a drawn position a leader is called by his hex, which is no name for a reader. */
const personWords = ({ people, unnamed }: Lexicon, name: string): string =>
  HEX_NAMES.includes(name) ? unnamed : (people[name] ?? name);

function promptWords(lexicon: Lexicon, prompt: Prompt, view: View, mine: boolean): string {
  const asked = ASKED.find((one) => one === prompt.ask);
  if (asked === undefined) return prompt.ask;
  const about = promptAbout(lexicon, asked, prompt, view);
  const spoken = mine ? undefined : SPOKEN.find((one) => one === asked);
  return capital(spoken ? lexicon.moments[spoken](about) : lexicon.prompts[asked](about));
}

function promptAbout(lexicon: Lexicon, asked: Asked, { about = {} }: Prompt, view: View): About {
  const at = (key: string): string => pieceAt(lexicon, view, hexNamed(String(about[key] ?? '')));
  const { melee, attack } = view;
  const rider = riderIn(asked, about, view);
  const piece = rider === NONE ? at('piece') : personAt(lexicon, view, rider);
  return {
    reasons:
      asked === 'ignore' && attack
        ? reasonWords(lexicon, reasonsToIgnore(stateOf(view), fieldOf(view), attack))
        : '',
    piece: piece === '' && attack !== null ? pieceAt(lexicon, view, view.hexOf[attack.on] ?? NONE) : piece,
    attacker: melee === null ? at('from') : pieceAt(lexicon, view, view.hexOf[melee.attacker]),
    defender: melee === null ? at('at') : pieceAt(lexicon, view, melee.at),
    card: cardWords(lexicon, view.card).name,
    left: leftOf(asked, view),
    cavalry: melee !== null && fieldOf(view).arm[melee.attacker] === CAVALRY,
  };
}

const stateOf = (view: View): State => ({ ...view, deck: [] });

const reasonWords = ({ locale, ignoring }: Lexicon, by: readonly IgnoreReason[]): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(by.map((reason) => ignoring[reason]));

/** A leader who rides or falls back, perhaps out of the hex of a unit. */
function riderIn(asked: Asked, about: NonNullable<Prompt['about']>, { leaderAt, flight }: View): number {
  if (asked === 'ride') return leaderAt[hexNamed(String(about['piece']))];
  return asked === 'flight' ? (flight?.leader ?? NONE) : NONE;
}

function leftOf(asked: Asked, view: View): number {
  if (asked === 'retreat') return view.attack?.left ?? 0;
  if (asked === 'ignore') return view.attack?.faces[FACES.indexOf('flag')] ?? 0;
  if (asked === 'order') return ordersLeft(view);
  return asked === 'restore' ? view.left.reduce((sum, n) => sum + n, 0) : 0;
}

/** Orders that are left, by the card's own reckoning. */
function ordersLeft({ left, card }: View): number {
  const kind = CARDS_IN_FORCE[card]?.orders.kind;
  if (kind === 'sections') {
    const [l, c, r, ...spent] = left;
    return l + c + r - spent.reduce((sum, n) => sum + n, 0);
  }
  if (kind === 'leaders') return 0; // N16.18: any of them, there is nothing to count
  return kind === 'elan' ? left.reduce((sum, n) => sum + n, 0) : (left[0] ?? 0);
}

function actionAbout(lexicon: Lexicon, action: Action, view: View): ActionAbout {
  const hex = 'hex' in action ? action.hex : NONE;
  const leader = hex === NONE ? NONE : view.leaderAt[hex];
  return {
    hex: hex === NONE ? '' : HEX_NAMES[hex],
    piece: pieceAt(lexicon, view, hex),
    leader: leader === NONE ? '' : personAt(lexicon, view, leader),
    card: 'card' in action ? cardWords(lexicon, action.card).name : '',
    flags: 'flags' in action ? action.flags : 0,
    driven: 'flags' in action ? drivenWords(lexicon, drivenBack(view, action.flags)) : '',
    section: SECTIONS['section' in action ? action.section : 0],
    asked: view.phase,
  };
}

function drivenWords({ driven }: Lexicon, { hexes, blocks, destroyed }: Driven): string {
  const back = hexes > 0 ? [driven.back(hexes)] : [];
  const loss = destroyed ? [driven.destroyed] : blocks > 0 ? [driven.lose(blocks)] : [];
  return [...back, ...loss].join(', ') || driven.stands;
}

function eventWords(lexicon: Lexicon, event: Event, view: View): string | null {
  const text = tell(lexicon.events, event.type, event, sayer(lexicon, view));
  return text === null ? null : capital(text);
}

const DICE = '\u0000';

function aroundDice(lexicon: Lexicon, event: Event, view: View): [string, string] {
  const say: Say = { ...sayer(lexicon, view), faces: () => DICE };
  const text = tell(lexicon.events, event.type, event, say) ?? '';
  const [before, after = ''] = capital(text).split(DICE, 2);
  return [before, after.replace(/^\.$/, '')];
}

/** Each entry of the table takes its own kind of event. */
const tell = <T extends Event['type']>(
  table: EventTable<T>,
  type: T,
  event: EventOf[T],
  say: Say,
): string | null => table[type](event, say);

function sayer(lexicon: Lexicon, view: View): Say {
  const field = fieldOf(view);
  const list = new Intl.ListFormat(lexicon.locale, { type: 'conjunction', style: 'narrow' });
  return {
    reasons: (by) => reasonWords(lexicon, by),
    unit: (id) => unitName(lexicon, field.kind[id].nation, field.kind[id].code),
    leader: (id) => personAt(lexicon, view, id),
    hex: (hex) => HEX_NAMES[hex] ?? '',
    seat: (seat) => lexicon.seats[ARMIES[seat]],
    card: (card) => cardWords(lexicon, card).name,
    faces: (counts) =>
      list.format(FACES.flatMap((face, i) => (counts[i] > 0 ? [`${lexicon.faces[face]} ${counts[i]}`] : []))),
    at: (hex) => pieceAt(lexicon, view, hex),
    unknown: (card) => card < 0,
  };
}
