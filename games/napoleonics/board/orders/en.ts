import type { OrderWords } from '@bicorne/boardkit/orders.ts';

export const orders: OrderWords = {
  questions: {
    'first-strike': { title: 'First Strike', answers: { strike: 'Play it', no: 'Do not play it' } },
    retire: {
      title: 'Cavalry attacked by infantry',
      answers: { retire: 'Retire and reform', stand: 'Stand' },
    },
    square: { title: 'Infantry attacked by cavalry', answers: { form: 'Form square', stand: 'Stand' } },
    back: { title: 'Battle back', answers: { fight: 'Battle back', no: 'Do not' } },
    ignore: {
      title: 'Flags that may be ignored',
      answers: { all: 'Ignore all I may', one: 'Ignore one', none: 'Fall back' },
    },
    path: {
      title: 'Path of retreat',
      answers: { friends: 'Towards my own units', far: 'Away from the enemy', cover: 'Into cover' },
    },
    flight: {
      title: 'Flight of a leader',
      answers: { unit: 'To the nearest unit of mine', far: 'As far as he can' },
    },
  },
  ground: { own: 'my blocks', enemies: 'enemy blocks' },
  parts: {
    arm: { name: 'attacker', words: { infantry: 'infantry', cavalry: 'cavalry', artillery: 'artillery' } },
    dice: { name: 'dice against me' },
    danger: { name: 'chance that my unit is destroyed', sign: ' %' },
    answer: { name: 'dice of my answer' },
    strength: { name: 'blocks I have left' },
    cards: { name: 'cards in my hand' },
    flags: { name: 'flags rolled' },
    shut: { name: 'hexes of the way back that are shut' },
    ground: { name: 'my ground' },
  },
};
