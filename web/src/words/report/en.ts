import type { ReportWords } from './words.ts';

export const words: ReportWords = {
  title: 'What decided it',
  headline: {
    luck: (who) => `${who}: victory with the luck on their side.`,
    decisions: (who) => `${who}: victory by better decisions.`,
    both: (who) => `${who}: victory by decisions and luck together.`,
    draw: () => 'Nobody won.',
  },
  making: (percent) => `The report is being made: ${percent}`,
  stop: 'Stop',
  goOn: 'Go on',
  nothing: 'A report is made of a match that has ended.',
  start: 'Start',
  luck: 'Luck',
  decisions: 'Decisions',
  result: 'Result',
  deserved: 'Deserved',
  deservedNote:
    'Deserved is the result less the luck: what this match would have come to with neither good nor bad luck. It is an estimate, and may lie below 0 or above 100 %.',
  chances: 'Chances of victory',
  markOf: (turn, turns, who, percent) => `Turn ${String(turn)} of ${String(turns)}. ${who}: ${percent}`,
  luckSoFar: 'Luck so far',
  mistakes: 'Mistakes',
  strokes: 'Luck that mattered',
  searching: 'Decisions are still being looked at.',
  noMistake: (who) => `${who}: no mistake was found.`,
  noStroke: 'No roll or draw mattered much.',
  played: 'Played',
  better: 'Better',
  after: 'and then',
  judged:
    'Judged by what this side could see then: what was hidden from it was guessed at, as it had to guess. The figure is what the decision cost in chances of victory.',
  more: 'Show more',
  tryAgain: 'Try again from here',
  against: 'Against',
  version: (name) => `Value function ${name}`,
};
