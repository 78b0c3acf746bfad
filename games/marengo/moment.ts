import { ARMIES, FRENCH } from './data/forces.ts';
import type { ScenarioInput } from './data/scenarios.ts';
import {
  acted,
  boxOf,
  CROSSINGS,
  FIRST_SIDE,
  HAND,
  isBox,
  LAST_LOCALITY,
  LOCALITY,
  NAME,
} from './rules/map.ts';
import { facesOf, type Group } from './rules/pieces.ts';
import { isNamedForward } from './rules/setup.ts';
import { gunAt, gunStage, type State } from './rules/state.ts';

const STAGES = ['declared', 'ready', 'fired'] as const;

/** The battle that begins with this position, between two actions of a turn. */
export function battleAt(state: State): ScenarioInput | null {
  if (state.deal || state.frames.length > 0 || state.ending) return null;
  const places = Array.from({ length: HAND }, (_, position) => position).slice(1);
  const localities = Array.from({ length: LAST_LOCALITY }, (_, i) => i + 1);
  return {
    hour: state.hour,
    toMove: ARMIES[state.army],
    pieces: places.flatMap((position) => groupsAt(state, position)),
    guns: state.guns.map((entry) => ({
      army: ARMIES[armyAt(state, gunAt(entry))],
      at: NAME[gunAt(entry)],
      stage: STAGES[gunStage(entry)],
    })),
    disorganised: localities.filter((at) => state.disorder[at] && state.garrison[at] > 0),
    uncommitted: { austrian: state.uncommitted[0], french: state.uncommitted[1] },
    discs: ARMIES.flatMap((army, seat) =>
      localities.flatMap((at) =>
        state.discs[seat][at] > 0
          ? [{ army, at, count: state.discs[seat][at], moved: seat === FRENCH ? state.moved[at] : 0 }]
          : [],
      ),
    ),
    entered: localities.flatMap((at) =>
      state.garrison[at] === 0 && state.entered[at] >= 0 ? [{ army: ARMIES[state.entered[at]], at }] : [],
    ),
    known: state.notes.flatMap(({ at, least }) =>
      at.every((place) => place > 0 && place < HAND) && least !== 0
        ? [{ at: at.map((place) => NAME[place]), faces: namesOf(least) }]
        : [],
    ),
    turn: {
      orders: state.orders,
      pontoon: state.pontoon,
      traffic: state.traffic.flatMap((step, crossing) =>
        step === 0 ? [] : [{ by: CROSSINGS[crossing], step: isNamedForward(crossing) ? step : 0 - step }],
      ),
      raided: state.raided.map((crossing) => CROSSINGS[crossing]),
      tried: state.tried.map((position) => NAME[position]),
      closed: state.closed.map((border) => NAME[FIRST_SIDE + 2 * border]),
      stormed: [...state.stormed],
    },
  };
}

/** As a scenario writes them: face-up artillery is said apart. */
const WRITTEN = ['i3', 'i2', 'i1', 'c2', 'c1', 'a1'] as const;
const namesOf = (group: Group): (typeof WRITTEN)[number][] => facesOf(group).map((face) => WRITTEN[face]);

const armyAt = (state: State, position: number): number =>
  isBox(position) ? boxOf(position).army : state.entered[LOCALITY[position]];

/** What has acted this turn, and what has not. */
function groupsAt(state: State, position: number): NonNullable<ScenarioInput['pieces']> {
  const [fresh, done] = [state.faces[position], state.faces[acted(position)]];
  if (fresh + done === 0) return [];
  const army = armyAt(state, position);
  const row = { army: ARMIES[army], at: NAME[position] };
  // Of the other army nobody has acted; the train that waits in its box is put apart by the set-up.
  if (army !== state.army || isBox(position)) return [{ ...row, faces: namesOf(fresh + done) }];
  return [
    ...(fresh === 0 ? [] : [{ ...row, faces: namesOf(fresh) }]),
    ...(done === 0 ? [] : [{ ...row, faces: namesOf(done), acted: true }]),
  ];
}
