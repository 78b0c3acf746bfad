import type { OrderWords } from '@bicorne/boardkit/orders.ts';

export const orders: OrderWords = {
  questions: {
    block: {
      title: 'Маневрена атака: блокувати з резерву',
      answers: { block: 'Стількома, скільки потрібно', all: 'Скількома можна', no: 'Не блокувати' },
    },
    lead: {
      title: 'Штурм: мій авангард',
      answers: { strongest: 'Найсильніші, скільки можна', one: 'Лише найсильніша фігура', none: 'Нікого' },
    },
    barrage: { title: 'Штурм: моя артилерія', answers: { fire: 'Веде вогонь', hold: 'Не стріляє' } },
    counter: {
      title: 'Штурм: контратака',
      answers: {
        hold: 'Якщо вона відіб’є штурм',
        strongest: 'Найсильнішими, скількома можна',
        none: 'Ніколи',
      },
    },
    loss: {
      title: 'Хто бере зменшення',
      answers: { strong: 'Найсильніша фігура', weak: 'Найслабша фігура' },
    },
    path: { title: 'Куди відходять розбиті', answers: { friends: 'До своїх', far: 'Подалі від ворога' } },
    lose: { title: 'Диски, які втрачає ворог', answers: { many: 'Де їх найбільше', few: 'Де їх найменше' } },
    commit: {
      title: 'Диски, яких бракує ворогові',
      answers: { many: 'Перенести звідти, де найбільше', few: 'Перенести звідти, де найменше', no: 'Лишити' },
    },
  },
  ground: { own: 'моїх фігур', enemies: 'ворожих фігур' },
  parts: {
    attackers: { name: 'фігур, що атакують' },
    reserve: { name: 'фігур у моєму резерві' },
    wide: { name: 'підступ', words: { narrow: 'вузький', wide: 'широкий' } },
    against: { name: 'підсумок штурму поки що' },
    pieces: { name: 'моїх фігур там' },
  },
};
