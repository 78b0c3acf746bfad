import { plural } from '@bicorne/boardkit';
import type { PlayWords } from './play.ts';

const form = plural('en');
const count = (n: number, one: string, other: string): string => `${String(n)} ${form(n, { one, other })}`;

export const play: PlayWords = {
  chances: 'Chances',
  certainty: {
    exact: 'exact',
    drawn: 'from some thousand trials',
    estimate: 'an estimate: part of it is hidden',
  },
  noWayBack: 'This cannot be taken back.',
  doIt: 'Do it',
  cancel: 'Cancel',
  allActions: (count) => `All actions (${String(count)})`,
  resetTurn: 'Reset my turn',
  askBack: 'Ask to take back',
  offerDraw: 'Offer a draw',
  withdraw: 'Withdraw',
  offered: {
    draw: (who) => `${who} offers a draw.`,
    undo: (who) => `${who} asks to take back the last decision.`,
    pause: (who) => `${who} asks for a pause.`,
    resume: (who) => `${who} asks to go on.`,
    resign: (who) => `${who} proposes to give up together.`,
  },
  offering: {
    draw: 'You have offered a draw.',
    undo: 'You have asked to take back.',
    pause: 'You have asked for a pause.',
    resume: 'You have asked to go on.',
    resign: 'You have proposed to give up together.',
  },
  agree: 'Agree',
  decline: 'Decline',
  newLines: 'New since you last looked',
  showNew: 'Show it',
  earlier: 'An earlier moment',
  backToNow: 'Back to now',
  skip: 'Skip',
  speed: 'Speed',
  branch: 'Play on from here against a bot',
  turnBack: 'One turn back',
  turnOn: 'One turn on',
  standing: {
    offered: 'The other side moves now. Do you want to be asked meanwhile?',
    goOn: 'Go on',
    note: 'Nobody else sees this. Where it is not ticked, “no” is answered for you at once.',
  },
  luck: {
    title: 'The luck of the dice',
    verdicts: {
      lucky: (who, percent) => `${who}: luckier than ${percent} of armies with the same throws.`,
      plain: (who, percent) => `${who}: neither lucky nor unlucky (luckier than ${percent}).`,
      unlucky: (who, percent) => `${who}: luckier than only ${percent} of armies with the same throws.`,
    },
    none: 'No dice were thrown.',
    thrown: (throws, dice) => `(${count(dice, 'die', 'dice')} in ${count(throws, 'throw', 'throws')})`,
    note: 'What every throw did, against the mean of what it could have done.',
  },
  settings: {
    palette: 'Colours',
    palettes: {
      plain: 'As painted',
      redgreen: 'For red–green blindness',
      blueyellow: 'For blue–yellow blindness',
    },
    text: 'Text size',
    texts: { normal: 'Normal', large: 'Large', huge: 'Very large' },
    motion: 'Motion',
    motions: { system: 'As the system', full: 'Full', reduced: 'Reduced' },
    pace: 'Pace of what happens',
    paces: { normal: 'Normal', slow: 'Slow', quick: 'Quick', none: 'At once' },
    play: 'Play',
    sounds: 'Sounds',
    confirm: 'Ask before what cannot be taken back',
    hints: 'Explain what I point at, and offer advice',
    coordinates: 'Names of hexes on the map',
    follow: 'On a phone, show what I can press from close by',
  },
};
