import type { OrderWords } from '@bicorne/boardkit/orders.ts';

export const orders: OrderWords = {
  questions: {
    'first-strike': { title: '«Перший удар»', answers: { strike: 'Зіграти', no: 'Не грати' } },
    retire: {
      title: 'Кавалерію атакує піхота',
      answers: { retire: 'Відступ і перебудова', stand: 'Прийняти бій' },
    },
    square: { title: 'Піхоту атакує кавалерія', answers: { form: 'Шикувати каре', stand: 'Прийняти бій' } },
    back: { title: 'Удар у відповідь', answers: { fight: 'Бити у відповідь', no: 'Не відповідати' } },
    ignore: {
      title: 'Прапорці, які можна ігнорувати',
      answers: { all: 'Ігнорувати всі, які можна', one: 'Ігнорувати один', none: 'Відступити' },
    },
    path: {
      title: 'Шлях відступу',
      answers: { friends: 'До своїх', far: 'Подалі від ворога', cover: 'В укриття' },
    },
    flight: {
      title: 'Втеча воєначальника',
      answers: { unit: 'До найближчої своєї частини', far: 'Якнайдалі' },
    },
  },
  ground: { own: 'моїх блоків', enemies: 'ворожих блоків' },
  parts: {
    arm: { name: 'нападник', words: { infantry: 'піхота', cavalry: 'кавалерія', artillery: 'артилерія' } },
    dice: { name: 'кубиків проти мене' },
    danger: { name: 'імовірність, що мою частину знищать', sign: ' %' },
    answer: { name: 'кубиків у моїй відповіді' },
    strength: { name: 'у мене лишилося блоків' },
    cards: { name: 'карт у мене на руці' },
    flags: { name: 'випало прапорців' },
    shut: { name: 'закритих гексів на шляху назад' },
    ground: { name: 'моя місцевість' },
  },
};
