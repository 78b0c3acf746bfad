import { chances } from './chances.ts';
import { cloning, plainState, repeats, takingBack } from './copies.ts';
import { openChoices, redraws, safeUndo, samples } from './hidden.ts';
import { handicaps } from './handicaps.ts';
import { interference } from './interference.ts';
import { margins } from './margins.ts';
import { notation } from './notation.ts';
import { asking, ends, listedApplies, neverBack, steady } from './play.ts';
import { orders } from './orders.ts';
import { plans } from './plans.ts';
import { presses } from './presses.ts';
import { records } from './records.ts';
import { badScenarios, refusals } from './refusals.ts';
import {
  examine,
  examineSpot,
  type Effort,
  type Finding,
  type Property,
  type Spot,
  type Subject,
} from './trial.ts';

/** What every game must hold, by the sentence it is known under. */
export const PROPERTIES: Readonly<Record<string, Property>> = {
  'random games end within the bound, and somebody is always to act': ends,
  'whoever plays for the margin is told one when it is over': margins,
  'a handicap costs what it says, and leaves a battle': handicaps,
  'every listed action applies, and leaves a way to go on': listedApplies,
  'what is not listed is refused, and changes nothing': refusals,
  'a malformed scenario is refused': badScenarios,
  'no action leads back within a decision': neverBack,
  'asking never changes the state': asking,
  'seats are steady, and everything can be shown to everybody': steady,
  'a clone is independent': cloning,
  'the same steps give the same states': repeats,
  'a state survives writing and reading': plainState,
  'taking back restores byte for byte': takingBack,
  'a record survives writing, reading and replaying': records,
  'notation reads back, to one action alone': notation,
  'chance lists its outcomes, and every one is taken': chances,
  'nobody is shown what he cannot know': interference,
  'the redraw is honest': redraws,
  'sampled states agree with the view they came from': samples,
  'what may be taken back has told nothing': safeUndo,
  'a press that does nothing is told why, and that tells nothing': presses,
  'an answer given beforehand holds by its own sight, and only where its condition does': orders,
  'a plan rests on what its own sight tells, and goes on only where that holds': plans,
  'where several decide at once, everybody notices that one has': openChoices,
};

/** A short game is played oftener: the work for each game is about the same. */
const usual = ({ game: { bound } }: Subject): Effort => ({
  seed: 'bicorne',
  games: Math.min(40, Math.max(8, Math.round(12_000 / bound))),
  stops: 20,
});

/** Examines a game; every fault once, none when it conforms. */
export function conformance(subject: Subject, effort: Partial<Effort> = {}): Finding[] {
  return Object.keys(PROPERTIES).flatMap((name) => examineProperty(name, subject, effort));
}

export const examineProperty = (name: string, subject: Subject, effort: Partial<Effort> = {}): Finding[] =>
  examine(name, PROPERTIES[name], subject, { ...usual(subject), ...effort });

/** These need games of their own; all others can be looked at in one place. */
const WHOLE: ReadonlySet<Property> = new Set([
  ends,
  margins,
  handicaps,
  badScenarios,
  neverBack,
  takingBack,
  records,
]);
export const LOCAL_PROPERTIES = Object.keys(PROPERTIES).filter((name) => !WHOLE.has(PROPERTIES[name]));

export const examinePlace = (name: string, subject: Subject, spot: Spot, seed: string): Finding[] =>
  examineSpot(name, PROPERTIES[name], subject, spot, seed);

export const writeFinding = ({ property, fault, detail, where, record }: Finding): string =>
  `${fault}: ${detail}\n  property: ${property}\n  where: ${where}\n${record}`;

export { matchOf, nextRun, type Effort, type Finding, type Run, type Spot, type Subject } from './trial.ts';
export { deadEnd, take, type Taken } from './steps.ts';
