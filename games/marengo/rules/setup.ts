import {
  check,
  misfits,
  ok,
  refuse,
  type Fault,
  type Options,
  type Refused,
  type Result,
} from '@bicorne/engine';
import { ARMIES, AUSTRIAN, FRENCH, TRAIN_HOUR } from '../data/forces.ts';
import { scenarioSchema, type Scenario } from '../data/scenarios.ts';
import {
  acted,
  BAGS,
  borderOf,
  boxOf,
  CAPACITY,
  CROSSINGS,
  EXIT_SIDE,
  FIRST_BOX,
  FIRST_ENTRY,
  isBox,
  isReserve,
  isSide,
  LAST_LOCALITY,
  LOCALITY,
  PLACES,
  positionNamed,
} from './map.ts';
import {
  A1,
  ALL_ARTILLERY,
  countOf,
  FACES,
  groupOf,
  HIDDEN_FACES,
  MOST_ALIKE,
  one,
  type Group,
} from './pieces.ts';
import { arrive, setDisorder } from './moving.ts';
import { DECLARED, FIRED, gun, READY, type Note, type State } from './state.ts';
import { beginTurn } from './turn.ts';

/** Validates a scenario and sets it up. */
export function setup(given: unknown, options: Options): Result<State> {
  const scenario = check(scenarioSchema, given, 'scenario');
  if (!scenario.ok) return scenario;
  const { state, wrongs } = layOut(scenario.value, options);
  const [first] = wrongs;
  if (first) return first;
  if (!state.deal && !scenario.value.turn) beginTurn(state, undefined);
  return ok(state);
}

/** All of them, where `setup` names the first. */
export function faults(given: unknown, options: Options): readonly Fault[] {
  const scenario = check(scenarioSchema, given, 'scenario');
  if (!scenario.ok) return misfits(scenarioSchema, given, 'scenario');
  return layOut(scenario.value, options).wrongs.map(({ fault }) => fault);
}

type Wrongs = readonly Refused[];

/** The board, and what may not be: such a thing is left out, and the rest is looked at without it. */
function layOut(scenario: Scenario, options: Options): { readonly state: State; readonly wrongs: Wrongs } {
  const state = emptyBoard(scenario, options);
  const wrongs = [
    ...checkArmies(scenario),
    ...putPieces(state, scenario),
    ...putBags(state, scenario),
    ...putDiscs(state, scenario),
    ...putTurn(state, scenario),
  ];
  return { state, wrongs: wrongs.length > 0 ? wrongs : putNotes(state, scenario) };
}

const whereWrong = (found: readonly (Refused | null)[]): Wrongs => found.filter((one) => one !== null);

const zeros = (length: number): number[] => Array<number>(length).fill(0);

const emptyBoard = (scenario: Scenario, options: Options): State => ({
  together: options['orderTogether'] === true,
  hour: scenario.hour,
  army: ARMIES.indexOf(scenario.toMove),
  orders: scenario.turn?.orders ?? 0,
  faces: zeros(PLACES),
  garrison: zeros(LAST_LOCALITY + 1),
  entered: Array<number>(LAST_LOCALITY + 1).fill(-1),
  posts: [[], []],
  disorder: Array<boolean>(LAST_LOCALITY + 1).fill(false),
  guns: [],
  tired: [],
  muster: [0, 0],
  uncommitted: [scenario.uncommitted.austrian, scenario.uncommitted.french],
  discs: [],
  moved: [],
  traffic: zeros(CROSSINGS.length),
  raided: [],
  tried: [],
  closed: [],
  stormed: [],
  pontoon: scenario.turn?.pontoon ?? false,
  notes: [],
  deal: null,
  frames: [],
  ending: null,
});

const wrong = (place: string, message: string, rule?: string): Refused =>
  refuse('invalid', message, rule === undefined ? { place } : { place, rule });

type Pieces = Scenario['pieces'][number];

const readFaces = (faces: Pieces['faces']): Group => groupOf(faces.map((face) => FACES.indexOf(face)));

const putPieces = (state: State, scenario: Scenario): Wrongs =>
  whereWrong([
    ...scenario.pieces.map((row, i) => putGroup(state, row, `scenario.pieces.${i}`)),
    ...scenario.guns.map(({ army, at, stage }, i) =>
      putGun(state, ARMIES.indexOf(army), at, stage, `scenario.guns.${i}`),
    ),
    ...scenario.disorganised.map((locality, i) => disorganise(state, locality, `scenario.disorganised.${i}`)),
  ]);

function disorganise(state: State, locality: number, place: string): Refused | null {
  if (state.garrison[locality] === 0 || state.entered[locality] !== FRENCH)
    return wrong(place, 'no French piece stands there', 'M14.2');
  setDisorder(state, locality, true);
  return null;
}

function putGroup(state: State, row: Pieces, place: string): Refused | null {
  const army = ARMIES.indexOf(row.army);
  const position = positionNamed(row.at);
  const group = readFaces(row.faces);
  if (row.acted && army !== state.army)
    return wrong(`${place}.acted`, 'only in its own turn can an army have acted', 'M17.2');
  const fault = claim(state, army, position, row.faces.length, place);
  if (fault) return fault;
  state.muster[army] += group;
  const train = isBox(position) && army === AUSTRIAN && state.hour < TRAIN_HOUR;
  const guns = train ? countOf(group, A1) * one(A1) : 0; // M15.9
  state.faces[row.acted ? acted(position) : position] += group - guns;
  state.faces[acted(position)] += guns;
  return null;
}

/** Pieces of this army are to stand here: may they? */
function claim(state: State, army: number, position: number, pieces: number, place: string): Refused | null {
  if (position === 0) return wrong(`${place}.at`, 'there is no such position on the map', 'M3.1');
  if (isBox(position))
    return boxOf(position).army === army ? null : wrong(`${place}.at`, 'the box of the other army', 'M15.1');
  const locality = LOCALITY[position];
  if (state.garrison[locality] > 0 && state.entered[locality] !== army)
    return wrong(`${place}.at`, 'the other army stands in this locality', 'M3.2');
  if (state.garrison[locality] + pieces > CAPACITY[locality])
    return wrong(place, 'more pieces than the locality has room for', 'M3.5');
  arrive(state, locality, army, pieces);
  return null;
}

const STAGES = { declared: DECLARED, ready: READY, fired: FIRED } as const;

function putGun(
  state: State,
  army: number,
  at: string,
  stage: keyof typeof STAGES,
  place: string,
): Refused | null {
  const position = positionNamed(at);
  if (!isSide(position)) return wrong(`${place}.at`, 'artillery bombards from an approach', 'M10.1');
  if (stage !== 'declared' && army !== state.army)
    return wrong(`${place}.stage`, 'outside its turn artillery can only have declared', 'M10.2');
  const fault = claim(state, army, position, 1, place);
  if (fault) return fault;
  state.muster[army] += one(A1);
  state.guns.push(gun(position, STAGES[stage]));
  state.guns.sort((a, b) => a - b);
  return null;
}

// Bags (M4.3, M4.4)

function putBags(state: State, scenario: Scenario): Wrongs {
  const deal = { from: [], to: [] };
  const wrongs = whereWrong(
    scenario.bags.map((bag, i) => putBag(state, bag, BAGS[i], deal, `scenario.bags.${i}`)),
  );
  if (wrongs.length > 0 || deal.to.length === 0) return wrongs;
  state.deal = { armies: scenario.bags.map(({ army }) => ARMIES.indexOf(army)), ...deal, next: 0 };
  return scenario.turn ? [wrong('scenario.turn', 'pieces are dealt before a turn begins', 'M5.2')] : [];
}

interface Dealing {
  readonly from: number[];
  readonly to: number[];
}

function putBag(
  state: State,
  { army: name, faces, into }: Scenario['bags'][number],
  bag: number,
  { from, to }: Dealing,
  place: string,
): Refused | null {
  const army = ARMIES.indexOf(name);
  state.faces[bag] = readFaces(faces);
  state.muster[army] += readFaces(faces);
  for (const { at, count } of into) {
    const position = positionNamed(at);
    const fault = checkSlot(state, army, position, count, place);
    if (fault) return fault;
    from.push(...Array<number>(count).fill(bag));
    to.push(...Array<number>(count).fill(position));
  }
  const slots = from.filter((other) => other === bag).length;
  return slots === faces.length ? null : wrong(place, 'a bag must be dealt out to the last piece', 'M4.3');
}

function checkSlot(
  state: State,
  army: number,
  position: number,
  count: number,
  place: string,
): Refused | null {
  if (isBox(position) && boxOf(position).army === army) return null;
  if (position === 0 || !isReserve(position))
    return wrong(place, 'pieces are dealt into reserves and boxes', 'M4.3');
  if (state.garrison[position] > 0) return wrong(place, 'pieces are dealt into empty localities', 'M4.3');
  return count > CAPACITY[position] ? wrong(place, 'no room for so many pieces', 'M3.5') : null;
}

// Discs and the turn

function putDiscs(state: State, scenario: Scenario): Wrongs {
  const discs = ARMIES.map(() => zeros(LAST_LOCALITY + 1));
  const marked = zeros(LAST_LOCALITY + 1);
  for (const { army, at, count, moved } of scenario.discs) {
    discs[ARMIES.indexOf(army)][at] += count;
    if (army === 'french') marked[at] = Math.min(count, moved);
  }
  state.discs = discs;
  state.moved = marked;
  return whereWrong(
    scenario.entered.map(({ army, at }, i) => {
      if (state.garrison[at] > 0)
        return wrong(`scenario.entered.${i}`, 'this locality is occupied', 'M18.24');
      state.entered[at] = ARMIES.indexOf(army);
      return null;
    }),
  );
}

function putTurn(state: State, { turn }: Scenario): Wrongs {
  if (!turn) return [];
  const strange = turn.traffic.some(({ by }) => !CROSSINGS.includes(by));
  if (strange) return [wrong('scenario.turn.traffic', 'there is no such crossing', 'M8.5')];
  for (const { by, step } of turn.traffic) {
    const crossing = CROSSINGS.indexOf(by);
    state.traffic[crossing] = isNamedForward(crossing) ? step : 0 - step;
  }
  state.raided = turn.raided.map((name) => CROSSINGS.indexOf(name));
  state.tried = turn.tried.map(positionNamed);
  const sides = turn.closed.map(positionNamed);
  state.stormed = turn.stormed;
  if (state.raided.includes(-1)) return [wrong('scenario.turn.raided', 'there is no such crossing', 'M8.14')];
  if (![...state.tried, ...sides].every(isSide)) return [wrong('scenario.turn', 'not an approach', 'M3.1')];
  state.closed = sides.map(borderOf);
  return [];
}

/** Whether the locality named first is the one from which a crossing is counted up. */
export const isNamedForward = (crossing: number): boolean =>
  crossing >= FIRST_ENTRY || Number.parseInt(CROSSINGS[crossing], 10) === LOCALITY[EXIT_SIDE[2 * crossing]];

// What is known

function putNotes(state: State, scenario: Scenario): Wrongs {
  const notes: Note[] = [];
  const wrongs = whereWrong(
    scenario.known.map(({ at, faces }, i) => {
      const places = [...new Set(at.map(positionNamed))].sort((a, b) => a - b);
      const army = isBox(places[0]) ? boxOf(places[0]).army : state.entered[LOCALITY[places[0]]];
      const note: Note = { army, at: places, least: readFaces(faces) };
      notes.push(note);
      return holds(state, note)
        ? null
        : wrong(`scenario.known.${i}`, 'these pieces are not all there', 'M20.3');
    }),
  );
  for (const place of AUSTRIAN_BOX)
    if (countOf(state.faces[place], A1) > 0) notes.push(trainNote(state, place));
  BAGS.forEach((bag, i) => {
    if (state.faces[bag] !== 0)
      notes.push({ army: state.deal?.armies[i] ?? FRENCH, at: [bag], least: state.faces[bag] }); // M20.10
  });
  state.notes = notes;
  return wrongs;
}

const AUSTRIAN_BOX = [FIRST_BOX, acted(FIRST_BOX)] as const;

/** M4.6: the artillery that waits in the Austrian box has been seen by everybody. */
const trainNote = (state: State, place: number): Note => ({
  army: AUSTRIAN,
  at: [place],
  least: state.faces[place] & ALL_ARTILLERY,
});

/** Whether a note is true. */
function holds(state: State, note: Note): boolean {
  for (let face = 0; face < HIDDEN_FACES; face++) {
    let count = 0;
    for (const place of note.at) count += countOf(state.faces[place], face);
    if (count < countOf(note.least, face)) return false;
  }
  return true;
}

/** A group counts to fifteen; no army in the box comes near it. */
function checkArmies(scenario: Scenario): Wrongs {
  return ARMIES.flatMap((name) =>
    ['i', 'c', 'a'].flatMap((letter) => {
      const faces = [...scenario.pieces, ...scenario.bags].flatMap(({ army, faces: row }) =>
        army === name ? row : [],
      );
      const guns = letter === 'a' ? scenario.guns.filter(({ army }) => army === name).length : 0;
      const isMuch = faces.filter((face) => face.startsWith(letter)).length + guns > MOST_ALIKE;
      return isMuch ? [wrong('scenario.pieces', `more than ${MOST_ALIKE} pieces of one type`, 'M2.1')] : [];
    }),
  );
}
