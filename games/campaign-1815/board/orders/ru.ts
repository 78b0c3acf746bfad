import type { OrderWords } from '@bicorne/boardkit/orders.ts';

export const orders: OrderWords = {
  questions: {
    loss: {
      title: 'Попадание между равными блоками',
      answers: {
        infantry: 'Принимает пехота',
        cavalry: 'Принимает кавалерия',
        guns: 'Принимают пушки',
        open: 'Открытый блок',
        hidden: 'Скрытый блок',
      },
    },
    show: {
      title: 'Стычка: кого выставляю',
      answers: { all: 'Четыре лучших', two: 'Два лучших', one: 'Один лучший' },
    },
    leave: { title: 'Куда уходят мои блоки', answers: { friends: 'К своим', far: 'Подальше от врага' } },
    hold: {
      title: 'Кто занимает ферму или холм',
      answers: { strong: 'Сильнейший', weak: 'Слабейший', nobody: 'Никто' },
    },
    recoil: {
      title: 'Через ручей пройдут не все',
      answers: { strong: 'Сначала сильнейшие', weak: 'Сначала слабейшие' },
    },
    reinforce: {
      title: 'Подкрепления к битве',
      answers: { all: 'Все, кто может', one: 'Один сильнейший', no: 'Никого' },
    },
    regroup: {
      title: 'Перегруппировка после победы',
      answers: { in: 'В занятый город', no: 'Не перегруппировываться' },
    },
    attrition: { title: 'Потери из-за снабжения', answers: { weak: 'Слабейшие', strong: 'Сильнейшие' } },
  },
  ground: { own: 'моих блоков', enemies: 'вражеских блоков' },
  parts: {
    arm: {
      name: 'первый из равных',
      words: { infantry: 'пехота', cavalry: 'кавалерия', guns: 'пушки', leader: 'полководец' },
    },
    hits: { name: 'попаданий осталось' },
    strength: { name: 'шагов у блока' },
    blocks: { name: 'моих блоков в городе' },
    enemies: { name: 'вражеских блоков в городе' },
    face: { name: 'блок', words: { open: 'открыт', hidden: 'скрыт' } },
  },
  picks: {
    first: 'первое место',
    second: 'второе место',
    open: 'равнина',
    wood: 'лес',
    farm: 'ферма',
    stream: 'ручей',
    hill: 'холм',
  },
};
