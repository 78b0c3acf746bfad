import type { OrderWords } from '@bicorne/boardkit/orders.ts';

export const orders: OrderWords = {
  questions: {
    'first-strike': { title: '«Первый удар»', answers: { strike: 'Сыграть', no: 'Не играть' } },
    retire: {
      title: 'Кавалерию атакует пехота',
      answers: { retire: 'Отойти и перестроиться', stand: 'Принять бой' },
    },
    square: {
      title: 'Пехоту атакует кавалерия',
      answers: { form: 'Построиться в каре', stand: 'Принять бой' },
    },
    back: { title: 'Ответный удар', answers: { fight: 'Отвечать', no: 'Не отвечать' } },
    ignore: {
      title: 'Флаги, которые можно игнорировать',
      answers: { all: 'Игнорировать все, какие можно', one: 'Игнорировать один', none: 'Отступить' },
    },
    path: {
      title: 'Путь отступления',
      answers: { friends: 'К своим', far: 'Подальше от врага', cover: 'В укрытие' },
    },
    flight: {
      title: 'Бегство полководца',
      answers: { unit: 'К ближайшей своей части', far: 'Как можно дальше' },
    },
  },
  ground: { own: 'моих блоков', enemies: 'вражеских блоков' },
  parts: {
    arm: { name: 'атакующий', words: { infantry: 'пехота', cavalry: 'кавалерия', artillery: 'артиллерия' } },
    dice: { name: 'кубиков против меня' },
    danger: { name: 'вероятность, что моя часть погибнет', sign: ' %' },
    answer: { name: 'кубиков в моём ответе' },
    strength: { name: 'у меня осталось блоков' },
    cards: { name: 'карт у меня на руке' },
    flags: { name: 'выпало флагов' },
    shut: { name: 'закрытых гексов на пути назад' },
    ground: { name: 'моя местность' },
  },
};
