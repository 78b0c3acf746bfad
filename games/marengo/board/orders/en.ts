import type { OrderWords } from '@bicorne/boardkit/orders.ts';

export const orders: OrderWords = {
  questions: {
    block: {
      title: 'Manoeuvre attack: block from the reserve',
      answers: { block: 'With as many as it takes', all: 'With as many as may', no: 'Do not block' },
    },
    lead: {
      title: 'Assault: my leading pieces',
      answers: { strongest: 'The strongest, as many as may', one: 'The strongest one alone', none: 'Nobody' },
    },
    barrage: { title: 'Assault: my artillery', answers: { fire: 'Opens fire', hold: 'Holds its fire' } },
    counter: {
      title: 'Assault: counter-attack',
      answers: {
        hold: 'If it turns the assault away',
        strongest: 'With the strongest, as many as may',
        none: 'Never',
      },
    },
    loss: {
      title: 'Who takes a reduction',
      answers: { strong: 'The strongest piece', weak: 'The weakest piece' },
    },
    path: {
      title: 'Where a beaten force goes',
      answers: { friends: 'Towards my own', far: 'Away from the enemy' },
    },
    lose: {
      title: 'Discs that the enemy loses',
      answers: { many: 'Where he has most', few: 'Where he has fewest' },
    },
    commit: {
      title: 'Discs that the enemy lacks',
      answers: {
        many: 'Move them from where he has most',
        few: 'Move them from where he has fewest',
        no: 'Leave them',
      },
    },
  },
  ground: { own: 'my pieces', enemies: 'enemy pieces' },
  parts: {
    attackers: { name: 'pieces that attack' },
    reserve: { name: 'pieces in my reserve' },
    wide: { name: 'approach', words: { narrow: 'narrow', wide: 'wide' } },
    against: { name: 'what the assault comes to so far' },
    pieces: { name: 'pieces I have there' },
  },
};
