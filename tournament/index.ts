export * from './terms.ts';
export {
  interventions,
  isOver,
  isPlayed,
  isPresent,
  roundCount,
  type Bracket,
  type Decision,
  type Entrant,
  type Event,
  type GameResult,
  type Intervention,
  type Outcome,
  type Pairing,
  type Player,
  type Round,
  type Table,
} from './event.ts';
export { decide, openEvent, readEvent, scheduleDigest, verify } from './decide.ts';
export { nextRound, type Next } from './pair.ts';
export { standings, type Row } from './standings.ts';
export { pointsAt, pointsOf } from './score.ts';
export { battleOf, lotOf } from './lots.ts';
