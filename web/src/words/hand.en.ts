import type { HandWords } from './hand.ts';

export const hand: HandWords = {
  redo: 'Do it again',
  undone: 'Taken back.',
  redone: 'Done again.',
  keys: 'Keys',
  deeds: {
    next: 'Next piece that can act',
    letGo: 'Let go, or close what is open',
    confirm: 'Confirm',
    undo: 'Take back the last gesture',
    redo: 'Do it again',
    end: 'End this part of the turn',
    advice: 'Ask for advice',
    rule: 'Open the rule',
    zoom: 'Closer, farther, the whole map',
    sheet: 'This sheet',
  },
  walk: 'Arrows walk over the map from place to place; Enter presses.',
  letters: 'Letters are keys',
  haptics: 'Let me feel presses and my turn',
  volume: 'Volume',
  volumes: { soft: 'Soft', normal: 'Normal', loud: 'Loud' },
};
