import { ARMIES, BOXES } from '../../data/forces.ts';
import { BORDERS } from '../../data/map.ts';
import type { MarengoEvent } from '../../rules/events.ts';
import { CROSSINGS, HAND, NAME, SPOTS } from '../../rules/map.ts';
import { FACES } from '../../rules/pieces.ts';
import type { State } from '../../rules/state.ts';
import { ALL_LOCALITIES, localityOf } from './board.ts';
import { faceOf, type Piece, type Table } from './table.ts';

// Everything on the table in rows of words, once as the engine has it, once as the second working-out has it.

/** The faces of a group of the engine's: four bits for the count of each. */
export const facesIn = (group: number): string[] =>
  FACES.flatMap((face, i) => Array<string>((group >> (4 * i)) & 15).fill(face));

const isBox = (name: string): boolean => BOXES.some((one) => one.name === name);

function armyAt({ garrison, entered }: State, name: string): string {
  const box = BOXES.find((one) => one.name === name);
  const locality = localityOf(name);
  return ARMIES[box ? box.army : garrison[locality] > 0 ? entered[locality] : -1] ?? 'nobody';
}

function piecesByGame(state: State): string[] {
  const rows = state.faces.flatMap((group, place) => {
    const name = NAME[place % SPOTS];
    if (group === 0) return [];
    const where =
      place % SPOTS === HAND ? 'hand' : name === 'answer' ? name : `${armyAt(state, name)} ${name}`;
    return facesIn(group).map((face) => `${where} ${face}${place < SPOTS || isBox(name) ? '' : ' acted'}`);
  });
  const guns = state.guns.map((entry) => {
    const at = NAME[entry >> 2];
    return `${armyAt(state, at)} ${at} g1 ${['declared', 'ready', 'fired'][entry & 3]}`;
  });
  return [...rows, ...guns, ...chosenByGame(state)];
}

/** Those that lead or counter-attack. */
function chosenByGame({ frames }: State): string[] {
  const frame = frames.find(({ at }) => at === 'assault');
  if (frame?.at !== 'assault') return [];
  const { lead, guard, counter } = frame;
  return Object.entries({ lead, guard, counter }).flatMap(([role, group]) =>
    facesIn(group).map((face) => `${role} ${face}`),
  );
}

function rowOf(piece: Piece): string {
  const { army, at, acted, role, bombards } = piece;
  const face = faceOf(piece);
  if (role !== '') return `${role} ${face}`;
  if (bombards !== '') return `${army} ${at} ${face} ${bombards}`;
  return `${army} ${at} ${face}${acted ? ' acted' : ''}`;
}

const discRows = (army: string, what: string, count: (locality: number) => number): string[] =>
  ALL_LOCALITIES.flatMap((locality) =>
    count(locality) > 0 ? [`${army} ${what} ${locality} ${count(locality)}`] : [],
  );

/** Crossings of the engine are counted from the locality of the lower number. */
const towards = (crossing: string, ascending: boolean): string => {
  const ends = crossing.split(':')[0].match(/\d+/g) ?? [];
  return ends.length === 0 ? 'in' : `from ${ends.map(Number).sort((a, b) => a - b)[ascending ? 0 : 1]}`;
};

/** Of the army whose turn it is not; the engine forgets those that were destroyed when their army's turn comes. */
const tiredByGame = (state: State): string[] =>
  state.tired
    .filter((position) => facesIn(state.faces[position]).includes('a1'))
    .map((position) => NAME[position])
    .filter((name) => armyAt(state, name) !== ARMIES[state.army])
    .map((name) => `tired ${name}`);

/** What the engine counts along, lest it count anew: who is left, and where each army stands. */
function countsByGame({ muster, posts, garrison }: State): string[] {
  return ARMIES.flatMap((army, i) => [
    `${army} muster ${facesIn(muster[i]).toSorted().join(' ')}`,
    ...posts[i].map((locality) => `${army} in ${locality}: ${garrison[locality]}`),
  ]);
}

export function rowsByGame(state: State): string[] {
  const { hour, army, orders, uncommitted, discs, moved, entered, traffic, disorder, garrison } = state;
  return [
    `${hour} h ${ARMIES[army]} ${orders} orders`,
    ...piecesByGame(state),
    ...ARMIES.flatMap((name, i) => [
      `${name} uncommitted ${uncommitted[i]}`,
      ...discRows(name, 'discs', (locality) => discs[i][locality]),
    ]),
    ...discRows('french', 'carried', (locality) => moved[locality]),
    ...ALL_LOCALITIES.filter((locality) => entered[locality] >= 0).map(
      (locality) => `${locality} entered by ${ARMIES[entered[locality]]}`,
    ),
    ...ALL_LOCALITIES.filter((one) => disorder[one] && garrison[one] > 0).map((one) => `${one} disorganised`),
    ...traffic.flatMap((step, i) =>
      step === 0 ? [] : [`${CROSSINGS[i]} ${Math.abs(step)} ${towards(CROSSINGS[i], step > 0)}`],
    ),
    ...usedByGame(state),
    ...tiredByGame(state),
    ...(state.frames.length === 0 ? countsByGame(state) : []),
  ];
}

function usedByGame({ raided, tried, closed, stormed, pontoon }: State): string[] {
  return [
    ...raided.map((one) => `raided ${CROSSINGS[one]}`),
    ...[...new Set(tried)].map((one) => `tried ${NAME[one]}`),
    ...closed.map((one) => `closed ${BORDERS[one][0]}`),
    ...stormed.map((one) => `stormed ${one}`),
    `pontoon ${pontoon}`,
  ];
}

const disorganised = ({ pieces }: Table): number[] => [
  ...new Set(pieces.filter(({ organised }) => !organised).map(({ at }) => localityOf(at))),
];

const isTired = (t: Table, { army, tired, bombards, role }: Piece): boolean =>
  army !== t.army && tired && bombards === '' && role === '';

function countsBySecond(t: Table): string[] {
  return ARMIES.flatMap((army) => {
    const own = t.pieces.filter((one) => one.army === army);
    const posts = ALL_LOCALITIES.filter((locality) => t.holds(army, locality));
    return [
      `${army} muster ${own
        .map((one) => `${one.arm[0]}${one.strength}`)
        .toSorted()
        .join(' ')}`,
      ...posts.map((locality) => `${army} in ${locality}: ${t.inside(locality, army).length}`),
    ];
  });
}

/** `counted`: between two actions, when nothing is in hand. */
export function rowsBySecond(t: Table, counted: boolean): string[] {
  return [
    `${t.hour} h ${t.army} ${t.orders} orders`,
    ...t.pieces.map(rowOf),
    ...ARMIES.flatMap((army) => [
      `${army} uncommitted ${t.uncommitted[army]}`,
      ...discRows(army, 'discs', (locality) => t.discs[army].get(locality) ?? 0),
    ]),
    ...discRows('french', 'carried', (locality) => t.carried.get(locality) ?? 0),
    ...[...t.lastIn].map(([locality, army]) => `${locality} entered by ${army}`),
    ...disorganised(t).map((one) => `${one} disorganised`),
    ...[...t.traffic].map(
      ([name, { step, from }]) => `${name} ${step} ${from === 0 ? 'in' : `from ${from}`}`,
    ),
    ...[...t.raided].map((one) => `raided ${one}`),
    ...[...t.tried].map((one) => `tried ${one}`),
    ...[...t.closed].map((one) => `closed ${one}`),
    ...[...t.stormed].map((one) => `stormed ${one}`),
    `pontoon ${t.pontoon}`,
    ...t.pieces.filter((one) => isTired(t, one)).map(({ at }) => `tired ${at}`),
    ...(counted ? countsBySecond(t) : []),
  ];
}

/** What an event shows or says aloud, as the second working-out says it. */
export function wordsOf(event: MarengoEvent): string[] {
  switch (event.type) {
    case 'led':
    case 'countered':
    case 'shown':
    case 'destroyed':
      return [`${event.type} ${ARMIES[event.army]} ${NAME[event.at]} ${FACES[event.face]}`];
    case 'fired':
      return [`fired ${ARMIES[event.army]} ${NAME[event.at]}`];
    case 'result':
      return [`result ${event.lead} ${event.penalties} ${event.guard} ${event.counter} ${event.total}`];
    case 'decided':
      return [`decided ${NAME[event.via]} ${event.won ? 'won' : 'lost'}`];
    case 'reduced':
      return [
        `reduced ${ARMIES[event.army]} ${NAME[event.at]} ${FACES[event.face]} ${FACES[event.to] ?? 'gone'}`,
      ];
    case 'revealed':
      return facesIn(event.group).map((face) => `revealed ${ARMIES[event.army]} ${NAME[event.at]} ${face}`);
    case 'retreated':
      return [`retreated ${ARMIES[event.army]} ${NAME[event.from]} ${NAME[event.to]} ${FACES[event.face]}`];
    default:
      return [];
  }
}

export function unlike(engine: readonly string[], rulebook: readonly string[]): string[] {
  const [one, other] = [engine.toSorted(), rulebook.toSorted()];
  if (one.join('\n') === other.join('\n')) return [];
  const more = (list: string[], than: string[]): string => {
    const rest = [...than];
    return list
      .filter((row) => !rest.includes(row) || rest.splice(rest.indexOf(row), 1).length === 0)
      .join('; ');
  };
  return [`rulebook: ${more(other, one)}`, `engine: ${more(one, other)}`];
}
