import type { OrderWords } from '@bicorne/boardkit/orders.ts';

export const orders: OrderWords = {
  questions: {
    square: { title: 'Cavalry shock: form square', answers: { form: 'Try to form', stand: 'Stand in line' } },
    guns: { title: 'Guns and a square', answers: { inside: 'Inside', outside: 'Outside' } },
    meet: { title: 'Infantry shocks my cavalry', answers: { meet: 'Meet it', 'fall-back': 'Fall back' } },
    recall: {
      title: 'My skirmishers are shocked',
      answers: { recall: 'Call them back', stand: 'They stand' },
    },
    loss: {
      title: 'A loss between equals',
      answers: { foot: 'Infantry or cavalry takes it', guns: 'The guns take it' },
    },
    withdraw: {
      title: 'A leader left alone',
      answers: { friends: 'To my own', far: 'Away from the enemy', stay: 'He stays' },
    },
    path: {
      title: 'Path of retreat',
      answers: { friends: 'Towards my own', far: 'Away from the enemy', cover: 'Into cover' },
    },
  },
  ground: { own: 'my figures', enemies: 'enemy figures' },
  parts: {
    arm: {
      name: 'attacker',
      words: {
        infantry: 'infantry',
        cavalry: 'cavalry',
        artillery: 'artillery',
        horseArtillery: 'horse artillery',
        skirmishers: 'skirmishers',
      },
    },
    dice: { name: 'dice against me' },
    forms: { name: 'chance that the square forms', sign: ' %' },
    figures: { name: 'figures I have left' },
    morale: { name: 'my morale' },
    ground: { name: 'my ground' },
  },
};
