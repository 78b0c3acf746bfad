import { capital, type OddsWords, type ScenarioWords } from '@bicorne/boardkit';
import { whyWords } from '@bicorne/boardkit/why.ts';
import { D6, facesShown, type Ending, type Prompt } from '@bicorne/engine';
import { hexName } from '../../data/board.ts';
import { SCENARIOS } from '../../data/scenarios.ts';
import type { Scenario } from '../../data/scenario.ts';
import { SEATS } from '../../data/units.ts';
import type { HundredDaysAction } from '../../rules/actions.ts';
import { battleOf } from '../../rules/battle.ts';
import type { HundredDaysEvent } from '../../rules/events.ts';
import { formingNumber } from '../../rules/square.ts';
import { NONE } from '../../rules/state.ts';
import type { HundredDaysView } from '../../rules/view.ts';
import {
  ASKED,
  SPOKEN,
  type About,
  type ActionAbout,
  type EventOf,
  type EventTable,
  type HundredDaysWords,
  type Lexicon,
  type Say,
} from './lexicon.ts';

export function makeWords(lexicon: Lexicon): HundredDaysWords {
  return {
    title: lexicon.title,
    tagline: lexicon.tagline,
    seats: lexicon.seats,
    scenarios: Object.fromEntries(
      SCENARIOS.map(({ id, scenario }) => [id, scenarioWords(lexicon, scenario)]),
    ),
    firstBattle: { scenario: 'ligny', options: { cavalryLeader: false } },
    options: lexicon.options,
    wins: lexicon.wins,
    toll: lexicon.toll,
    effort: lexicon.effort,
    handicap: lexicon.handicap,
    whyNot: (why) => whyWords(lexicon.whyNot, why),
    prompt: (prompt, view, mine) => promptWords(lexicon, prompt, view, mine),
    action: (action, view) => capital(lexicon.actions[action.do](actionAbout(lexicon, action, view))),
    warns: ({ do: verb }, { actions }) =>
      verb === 'end-turn' && actions > 0 ? [lexicon.ui.unspent(actions)] : [],
    event: (event, view) => eventWords(lexicon, event, view),
    ending: (ending) => endingWords(lexicon, ending),
    odds: oddsWords(lexicon),
    ui: lexicon.ui,
    grounds: lexicon.grounds,
    battle: (scenario) => battleWords(lexicon, scenario),
    kindName: (nation, arm) =>
      `${lexicon.nations[nation][lexicon.arms[arm].number]} ${lexicon.arms[arm].name}`,
    name: (name) => lexicon.names[name] ?? name,
    unitName: (view, unit) => unitName(lexicon, view, unit),
    unitKind: (view, unit) => unitKind(lexicon, view, unit),
    leaderName: (view, leader) => leaderName(lexicon, view, leader),
  };
}

function oddsWords({ odds: { measures, given, ...values } }: Lexicon): OddsWords {
  const said: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(values));
  return {
    measure: (name) => lookUp(measures, name),
    value: (_name, value) => (typeof value === 'number' ? null : lookUp(said, value)),
    given: (ask) => lookUp(given, ask),
  };
}

const lookUp = (table: Readonly<Record<string, string>>, key: string): string => table[key] ?? key;

const battleWords = (
  { locale }: Lexicon,
  { title, date = '' }: Scenario,
): { title: string; date: string } => ({
  title: title?.[locale] || (title?.en ?? ''),
  date: dateIn(locale, date),
});

function scenarioWords(lexicon: Lexicon, scenario: Scenario): ScenarioWords {
  const { locale } = lexicon;
  const { need, rounds, timeout } = scenario;
  return {
    ...battleWords(lexicon, scenario),
    history: scenario.history?.[locale] ?? '',
    notes: `${lexicon.victory(need.french, need.allied, rounds, timeout)} ${scenario.notes?.[locale] ?? ''}`,
  };
}

/** A day, or the first and the last of several: `1815-06-18/1815-06-19`. */
function dateIn(locale: string, date: string): string {
  if (Number.isNaN(Date.parse(date.split('/')[0]))) return date;
  const days = date.split('/').map((day) => new Date(`${day}T00:00:00Z`));
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format.formatRange(days[0], days[days.length - 1]).replace(/(?<=\d)\s–\s(?=\d)/, '–');
}

function unitKind({ nations, arms }: Lexicon, view: HundredDaysView, unit: number): string {
  const { roster } = battleOf(view);
  const noun = arms[roster.arm[unit]];
  return `${nations[roster.nation[unit]][noun.number]} ${noun.name}`;
}

function unitName(lexicon: Lexicon, view: HundredDaysView, unit: number): string {
  if (unit < 0) return '';
  const name = battleOf(view).roster.name[unit] ?? '';
  return name === '' ? capital(unitKind(lexicon, view, unit)) : (lexicon.names[name] ?? name);
}

function leaderName(lexicon: Lexicon, view: HundredDaysView, leader: number): string {
  if (leader < 0) return '';
  const name = battleOf(view).leaders.name[leader] ?? '';
  return name === '' ? lexicon.ui.cavalryLeader : (lexicon.names[name] ?? name);
}

const placed = (name: string, hex: number): string => (hex < 0 ? name : `${name} (${hexName(hex)})`);

const unitAt = (lexicon: Lexicon, view: HundredDaysView, unit: number): string =>
  unit < 0 ? '' : placed(unitName(lexicon, view, unit), view.at[unit]);

const leaderAt = (lexicon: Lexicon, view: HundredDaysView, leader: number): string =>
  leader < 0 ? '' : placed(leaderName(lexicon, view, leader), view.leaderAt[leader]);

function promptWords(lexicon: Lexicon, prompt: Prompt, view: HundredDaysView, mine: boolean): string {
  const asked = ASKED.find((one) => one === prompt.ask);
  if (asked === undefined) return '';
  const about = promptAbout(lexicon, prompt, view);
  const spoken = mine ? undefined : SPOKEN.find((one) => one === asked);
  return capital(spoken ? lexicon.moments[spoken](about) : lexicon.prompts[asked](about));
}

function promptAbout(lexicon: Lexicon, { ask, about = {} }: Prompt, view: HundredDaysView): About {
  const number = (key: string): number => Number(about[key] ?? NONE);
  const { attack } = view;
  const unit = number('unit');
  return {
    piece: unit === NONE ? leaderAt(lexicon, view, number('leader')) : unitAt(lexicon, view, unit),
    attacker: unitAt(lexicon, view, attack?.by ?? NONE),
    target: attack ? targetOf(lexicon, view, attack.at) : '',
    what: view.asks[0]?.what ?? 'light',
    actions: view.actions,
    hexes: number('hexes'),
    hits: attack?.hits ?? 0,
    square: attack && ask === 'reactSquare' ? formingNumber(view, battleOf(view), attack) : 0,
  };
}

/** What stands in an attacked hex, or the hex itself. */
function targetOf(lexicon: Lexicon, view: HundredDaysView, hex: number): string {
  const unit = view.foot[hex] === NONE ? view.guns[hex] : view.foot[hex];
  return unit === NONE ? hexName(hex) : unitAt(lexicon, view, unit);
}

function actionAbout(lexicon: Lexicon, action: HundredDaysAction, view: HundredDaysView): ActionAbout {
  return {
    hex: hexIn(action),
    piece: pieceIn(lexicon, action, view),
    count: 'dice' in action ? action.dice : 'value' in action ? action.value : 0,
    what: view.asks[0]?.what ?? 'light',
    asked: view.phase,
  };
}

function hexIn(action: HundredDaysAction): string {
  if ('to' in action) return hexName(action.to);
  return 'at' in action ? hexName(action.at) : '';
}

function pieceIn(lexicon: Lexicon, action: HundredDaysAction, view: HundredDaysView): string {
  if ('unit' in action) return unitAt(lexicon, view, action.unit);
  if ('leader' in action) return leaderAt(lexicon, view, action.leader);
  if ('at' in action && action.do !== 'put-out') return targetOf(lexicon, view, action.at);
  return '';
}

function eventWords(lexicon: Lexicon, event: HundredDaysEvent, view: HundredDaysView): string | null {
  const text = tell(lexicon.events, event.type, event, sayer(lexicon, view));
  return text === null ? null : capital(text);
}

/** Each entry of the table takes its own kind of event. */
const tell = <T extends HundredDaysEvent['type']>(
  table: EventTable<T>,
  type: T,
  event: EventOf[T],
  say: Say,
): string | null => table[type](event, say);

function sayer(lexicon: Lexicon, view: HundredDaysView): Say {
  const { keys, scenario } = battleOf(view);
  return {
    unit: (id) => unitName(lexicon, view, id),
    leader: (id) => leaderName(lexicon, view, id),
    hex: (hex) => (hex < 0 ? '' : hexName(hex)),
    seat: (seat) => lexicon.seats[SEATS[seat]],
    key: (key) => {
      const name = scenario.keys?.[key]?.name;
      return name === undefined ? hexName(keys[key].at) : (lexicon.names[name] ?? name);
    },
    dice: (roll) => facesOf(roll).join(' '),
  };
}

/** What each die of a roll shows, the highest first. */
export const facesOf = (roll: number): number[] =>
  facesShown(D6, roll)
    .map((face) => face + 1)
    .toReversed();

const endingWords = (lexicon: Lexicon, { winners, reason }: Ending): string =>
  lexicon.ending(winners.length === 0 ? null : SEATS[winners[0]], reason === 'time');
