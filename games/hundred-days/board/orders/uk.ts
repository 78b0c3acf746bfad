import type { OrderWords } from '@bicorne/boardkit/orders.ts';

export const orders: OrderWords = {
  questions: {
    square: { title: 'Кавалерійський удар: каре', answers: { form: 'Шикуватися', stand: 'Стояти в лінії' } },
    guns: { title: 'Гармати й каре', answers: { inside: 'Усередину', outside: 'Лишити зовні' } },
    meet: { title: 'Піхота б’є на мою кавалерію', answers: { meet: 'Прийняти бій', 'fall-back': 'Відійти' } },
    recall: { title: 'Удар по моїх застрільниках', answers: { recall: 'Відкликати', stand: 'Стояти' } },
    loss: {
      title: 'Втрата між рівними',
      answers: { foot: 'Бере піхота чи кавалерія', guns: 'Беруть гармати' },
    },
    withdraw: {
      title: 'Воєначальник лишився сам',
      answers: { friends: 'До своїх', far: 'Подалі від ворога', stay: 'Лишається' },
    },
    path: {
      title: 'Шлях відступу',
      answers: { friends: 'До своїх', far: 'Подалі від ворога', cover: 'В укриття' },
    },
  },
  ground: { own: 'моїх фігур', enemies: 'ворожих фігур' },
  parts: {
    arm: {
      name: 'нападник',
      words: {
        infantry: 'піхота',
        cavalry: 'кавалерія',
        artillery: 'артилерія',
        horseArtillery: 'кінна артилерія',
        skirmishers: 'застрільники',
      },
    },
    dice: { name: 'кубиків проти мене' },
    forms: { name: 'імовірність, що каре вдасться', sign: ' %' },
    figures: { name: 'у мене лишилося фігур' },
    morale: { name: 'моя мораль' },
    ground: { name: 'моя місцевість' },
  },
};
