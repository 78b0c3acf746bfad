import type { OrderWords } from '@bicorne/boardkit/orders.ts';

export const orders: OrderWords = {
  questions: {
    loss: {
      title: 'A hit between equal blocks',
      answers: {
        infantry: 'Infantry takes it',
        cavalry: 'Cavalry takes it',
        guns: 'Guns take it',
        open: 'One that is shown',
        hidden: 'One that is hidden',
      },
    },
    show: {
      title: 'Skirmish: whom I show',
      answers: { all: 'The best four', two: 'The best two', one: 'The best one' },
    },
    leave: {
      title: 'Where my blocks go who leave',
      answers: { friends: 'Towards my own', far: 'Away from the enemy' },
    },
    hold: {
      title: 'Who holds a farm or hill',
      answers: { strong: 'The strongest', weak: 'The weakest', nobody: 'Nobody' },
    },
    recoil: {
      title: 'Not all can cross the stream',
      answers: { strong: 'The strongest first', weak: 'The weakest first' },
    },
    reinforce: {
      title: 'Reinforcements for a battle',
      answers: { all: 'All who can come', one: 'The strongest one', no: 'None' },
    },
    regroup: {
      title: 'Regrouping after a victory',
      answers: { in: 'Into the town that was won', no: 'None' },
    },
    attrition: { title: 'Blocks lost to supply', answers: { weak: 'The weakest', strong: 'The strongest' } },
  },
  ground: { own: 'my blocks', enemies: 'enemy blocks' },
  parts: {
    arm: {
      name: 'first of the equals',
      words: { infantry: 'infantry', cavalry: 'cavalry', guns: 'guns', leader: 'leader' },
    },
    hits: { name: 'hits to take' },
    strength: { name: 'steps of the block' },
    blocks: { name: 'my blocks in the town' },
    enemies: { name: 'enemy blocks in the town' },
    face: { name: 'the block is', words: { open: 'shown', hidden: 'hidden' } },
  },
  picks: {
    first: 'the first seat',
    second: 'the second seat',
    open: 'open ground',
    wood: 'wood',
    farm: 'farm',
    stream: 'stream',
    hill: 'hill',
  },
};
