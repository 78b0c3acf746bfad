import type { OrderWords } from '@bicorne/boardkit/orders.ts';

export const orders: OrderWords = {
  questions: {
    square: { title: 'Кавалерийский удар: каре', answers: { form: 'Строиться', stand: 'Стоять в линии' } },
    guns: { title: 'Пушки и каре', answers: { inside: 'Внутрь', outside: 'Оставить снаружи' } },
    meet: { title: 'Пехота бьёт по моей кавалерии', answers: { meet: 'Принять бой', 'fall-back': 'Отойти' } },
    recall: { title: 'Удар по моим застрельщикам', answers: { recall: 'Отозвать', stand: 'Стоять' } },
    loss: {
      title: 'Потеря между равными',
      answers: { foot: 'Несёт пехота или кавалерия', guns: 'Несут пушки' },
    },
    withdraw: {
      title: 'Полководец остался один',
      answers: { friends: 'К своим', far: 'Подальше от врага', stay: 'Остаётся' },
    },
    path: {
      title: 'Путь отступления',
      answers: { friends: 'К своим', far: 'Подальше от врага', cover: 'В укрытие' },
    },
  },
  ground: { own: 'моих фигурок', enemies: 'вражеских фигурок' },
  parts: {
    arm: {
      name: 'атакующий',
      words: {
        infantry: 'пехота',
        cavalry: 'кавалерия',
        artillery: 'артиллерия',
        horseArtillery: 'конная артиллерия',
        skirmishers: 'застрельщики',
      },
    },
    dice: { name: 'кубиков против меня' },
    forms: { name: 'вероятность, что каре удастся', sign: ' %' },
    figures: { name: 'у меня осталось фигур' },
    morale: { name: 'моя мораль' },
    ground: { name: 'моя местность' },
  },
};
