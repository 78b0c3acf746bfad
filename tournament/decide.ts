import { ok, refuse, type Result } from '@bicorne/engine';
import {
  isPresent,
  type Decision,
  type Entrant,
  type Event,
  type Outcome,
  type Pairing,
  type Player,
  type Round,
  type Table,
} from './event.ts';
import { battleOf, digestOf, lotOf } from './lots.ts';
import { inDraw, nextRound, nextStage } from './pair.ts';
import { winnerAt } from './score.ts';
import { checkTerms, LEAST_ENTRANTS, MOST_ENTRANTS, type Terms } from './terms.ts';

export function openEvent(given: Terms): Result<Event> {
  const terms = checkTerms(given);
  if (!terms.ok) return terms;
  return ok({
    terms: terms.value,
    decisions: [],
    entrants: [],
    field: null,
    rounds: [],
    bracket: null,
    paused: false,
  });
}

/** The event with one decision more, or why it cannot be taken. */
export function decide(event: Event, decision: Decision): Result<Event> {
  const decided = take(event, decision);
  if (!decided.ok) return decided;
  return ok({ ...event, ...decided.value, decisions: [...event.decisions, decision] });
}

/** An event as it is kept: its terms and its decisions. */
export function readEvent(terms: Terms, decisions: readonly Decision[]): Result<Event> {
  let event = openEvent(terms);
  for (const [number, decision] of decisions.entries()) {
    if (!event.ok) return event;
    event = decide(event.value, decision);
    if (!event.ok) return refuse(event.fault.code, event.fault.message, { place: `decision ${number}` });
  }
  return event;
}

/** Draws every round again; the fault names the first that does not follow from the terms and what went before. */
export function verify({ terms, decisions }: Event): Result<null> {
  let event = openEvent(terms);
  for (const [number, decision] of decisions.entries()) {
    if (!event.ok) return event;
    if (decision.do === 'pair') {
      const next = nextRound(event.value);
      if (!next.ok) return next;
      if (!same(next.value.tables, decision.tables))
        return refuse('tampered', 'this round was not drawn so', { place: `decision ${number}` });
    }
    event = decide(event.value, decision);
  }
  return event.ok ? ok(null) : event;
}

/** What is published with each round: the terms, who holds which place, and who met whom. */
export const scheduleDigest = ({ terms, entrants, rounds }: Event): string =>
  digestOf({
    terms,
    entrants: entrants.map(({ id, rating, before }) => [...before, id, rating]),
    rounds: rounds.map(({ scenario, tables }) => [scenario, tables.map(({ players }) => players)]),
  });

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

type Change = Partial<Omit<Event, 'terms' | 'decisions'>>;

function take(event: Event, decision: Decision): Result<Change> {
  if ('reason' in decision && decision.reason.trim() === '') return refuse('invalid', 'a reason is needed');
  switch (decision.do) {
    case 'enter':
      return enter(event, decision.entrant, decision.rating ?? null);
    case 'agree':
      return agree(event, decision.entrant);
    case 'close':
      return close(event);
    case 'pair':
      return pair(event, decision.tables);
    case 'result':
    case 'correct':
      return judge(event, decision);
    case 'withdraw':
      return withdraw(event, decision.entrant);
    case 'replace':
      return replace(event, decision.entrant, decision.by, decision.rating ?? null);
    case 'pause':
      return event.paused ? refuse('not-allowed', 'it is paused already') : ok({ paused: true });
    case 'resume':
      return event.paused ? ok({ paused: false }) : refuse('not-allowed', 'it is not paused');
  }
}

function enter(event: Event, id: string, rating: number | null): Result<Change> {
  const { entrants, rounds, field, terms } = event;
  const known = isKnown(event, id);
  if (known || id === '')
    return refuse('invalid', known ? 'he is in it, or was' : 'nobody', { place: 'entrant' });
  if (entrants.length === MOST_ENTRANTS) return refuse('not-allowed', `at most ${MOST_ENTRANTS} may enter`);
  if (field && !('rounds' in terms.format && rounds.length < terms.format.rounds))
    return refuse('not-allowed', 'nobody can enter any more');
  const entrant: Entrant = {
    id,
    rating,
    lot: lotOf(terms, id),
    came: rounds.length,
    left: null,
    before: [],
    agrees: false,
  };
  return ok({ entrants: [...entrants, entrant] });
}

function agree(event: Event, id: string): Result<Change> {
  if (event.field) return refuse('not-allowed', 'entry is closed');
  const found = numberOf(event, id);
  if (!found.ok) return found;
  const entrant = event.entrants[found.value];
  if (!isPresent(entrant) || entrant.agrees) return refuse('not-allowed', 'he has agreed, or left');
  return ok({ entrants: event.entrants.with(found.value, { ...entrant, agrees: true }) });
}

const isKnown = ({ entrants }: Event, id: string): boolean =>
  entrants.some((entrant) => entrant.id === id || entrant.before.includes(id));

function close(event: Event): Result<Change> {
  if (event.field) return refuse('not-allowed', 'entry is closed already');
  const here = [...event.entrants.keys()].filter((number) => isPresent(event.entrants[number]));
  if (here.length < LEAST_ENTRANTS) return refuse('not-allowed', `at least ${LEAST_ENTRANTS} must enter`);
  return ok({ field: inDraw(event, here) });
}

/** Of Swiss rounds it is believed that they were drawn so, if everybody stands once; `verify` draws them again. */
function pair(event: Event, tables: readonly Pairing[]): Result<Change> {
  const { terms, rounds, entrants } = event;
  const stage = nextStage(event);
  if (!stage.ok) return stage;
  const next = stage.value === 'swiss' ? ok({ tables, bracket: null }) : nextRound(event);
  if (!next.ok) return next;
  if (stage.value === 'swiss' ? !isEverybodyOnce(event, tables) : !same(next.value.tables, tables))
    return refuse('invalid', 'these are not the tables of this round', { place: 'tables' });
  const round: Round = {
    stage: stage.value,
    scenario: battleOf(terms, rounds.length),
    tables: tables.map((players) => newTable(players, entrants)),
  };
  return ok({ rounds: [...rounds, round], bracket: next.value.bracket });
}

function isEverybodyOnce({ entrants }: Event, tables: readonly Pairing[]): boolean {
  const seated = new Set(tables.flat());
  const here = [...entrants.keys()].filter((number) => isPresent(entrants[number]));
  const free = tables.filter(({ length }) => length === 1).length;
  return (
    tables.every(({ length }) => length === 1 || length === 2) &&
    free === here.length % 2 &&
    seated.size === here.length &&
    tables.flat().length === here.length &&
    here.every((number) => seated.has(number))
  );
}

const PLAYERS: readonly Player[] = [0, 1];

/** Who has left does not come. */
function newTable(players: Pairing, entrants: readonly Entrant[]): Table {
  const absent = PLAYERS.filter((player) => player < players.length && !isPresent(entrants[players[player]]));
  const forfeit = players.length === 2 && absent.length > 0;
  return { players, outcome: forfeit ? { how: 'forfeit', absent } : null };
}

type Judgement = Extract<Decision, { readonly do: 'result' | 'correct' }>;

function judge(event: Event, { do: what, round, table, outcome }: Judgement): Result<Change> {
  const { rounds, terms } = event;
  const found = rounds[round]?.tables[table];
  if (!found) return refuse('unknown', 'there is no such table', { place: 'table' });
  if (found.players.length < 2) return refuse('not-allowed', 'nobody plays there');
  if (what === 'result' && found.outcome) return refuse('not-allowed', 'it has been decided: correct it');
  if (what === 'correct' && !found.outcome) return refuse('not-allowed', 'there is nothing to correct yet');
  const wrong = wrongOutcome(terms, outcome);
  if (wrong) return refuse('invalid', wrong, { place: 'outcome' });
  const changed: Table = { ...found, outcome };
  if (what === 'correct' && isBehindBracket(event, round, found, changed))
    return refuse('not-allowed', 'the next round has been drawn with the winner');
  return ok({
    rounds: rounds.with(round, { ...rounds[round], tables: rounds[round].tables.with(table, changed) }),
  });
}

function wrongOutcome({ match }: Terms, outcome: Outcome): string | null {
  if (outcome.how === 'forfeit') {
    const { absent } = outcome;
    const all = absent.every((player) => PLAYERS.includes(player));
    return all && absent.length > 0 && new Set(absent).size === absent.length ? null : 'nobody is absent';
  }
  const games = match === 'pair' ? 2 : 1;
  if (outcome.games.length !== games) return `a match is of ${games}`;
  const odd = outcome.games.some(
    ({ winner, margin }) =>
      (winner !== null && !PLAYERS.includes(winner)) ||
      margin.length !== 2 ||
      !margin.every(Number.isSafeInteger),
  );
  return odd ? 'no winner or margin of such a kind' : null;
}

/** Somebody else would have had to go on. */
function isBehindBracket({ rounds, bracket }: Event, round: number, before: Table, after: Table): boolean {
  if (!bracket || round < bracket.from || round === rounds.length - 1) return false;
  return winnerAt(before, bracket.seeds) !== winnerAt(after, bracket.seeds);
}

/** Whatever he is still to play he forfeits. */
function withdraw(event: Event, id: string): Result<Change> {
  const found = numberOf(event, id);
  if (!found.ok) return found;
  const number = found.value;
  if (!isPresent(event.entrants[number])) return refuse('not-allowed', 'he has left already');
  const { rounds } = event;
  const entrants = event.entrants.with(number, { ...event.entrants[number], left: rounds.length });
  const left = (table: Table): Table =>
    table.outcome || !table.players.includes(number) ? table : newTable(table.players, entrants);
  const withoutHim = ({ stage, scenario, tables }: Round): Round => ({
    stage,
    scenario,
    tables: tables.map(left),
  });
  return ok({ entrants, rounds: rounds.map(withoutHim) });
}

/** Another person takes over the place with all that was played there, also one that was left. */
function replace(event: Event, id: string, by: string, rating: number | null): Result<Change> {
  const found = numberOf(event, id);
  if (!found.ok) return found;
  if (by === '' || isKnown(event, by)) return refuse('invalid', 'he is in it, or was', { place: 'by' });
  const entrant = event.entrants[found.value];
  const heir: Entrant = { ...entrant, id: by, rating, left: null, before: [...entrant.before, id] };
  return ok({ entrants: event.entrants.with(found.value, heir) });
}

function numberOf({ entrants }: Event, id: string): Result<number> {
  const number = entrants.findIndex((entrant) => entrant.id === id);
  return number < 0
    ? refuse('unknown', `${JSON.stringify(id)} is not in it`, { place: 'entrant' })
    : ok(number);
}
