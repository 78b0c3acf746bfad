import type { OrderWords } from '@bicorne/boardkit/orders.ts';

export const orders: OrderWords = {
  questions: {
    block: {
      title: 'Манёвренная атака: закрыть подступ из резерва',
      answers: { block: 'Столькими, сколько нужно', all: 'Сколькими можно', no: 'Не закрывать' },
    },
    lead: {
      title: 'Штурм: мой авангард',
      answers: { strongest: 'Сильнейшие, сколько можно', one: 'Только сильнейшая фигура', none: 'Никого' },
    },
    barrage: { title: 'Штурм: моя артиллерия', answers: { fire: 'Открывает огонь', hold: 'Не стреляет' } },
    counter: {
      title: 'Штурм: контратака',
      answers: { hold: 'Если она отобьёт штурм', strongest: 'Сильнейшими, сколькими можно', none: 'Никогда' },
    },
    loss: {
      title: 'Кто берёт уменьшение',
      answers: { strong: 'Сильнейшая фигура', weak: 'Слабейшая фигура' },
    },
    path: { title: 'Куда отходят разбитые', answers: { friends: 'К своим', far: 'Подальше от врага' } },
    lose: {
      title: 'Диски, которые теряет враг',
      answers: { many: 'Где их больше всего', few: 'Где их меньше всего' },
    },
    commit: {
      title: 'Диски, которых не хватает врагу',
      answers: {
        many: 'Перенести оттуда, где их больше всего',
        few: 'Перенести оттуда, где их меньше всего',
        no: 'Оставить',
      },
    },
  },
  ground: { own: 'моих фигур', enemies: 'вражеских фигур' },
  parts: {
    attackers: { name: 'атакующих фигур' },
    reserve: { name: 'фигур в моём резерве' },
    wide: { name: 'подступ', words: { narrow: 'узкий', wide: 'широкий' } },
    against: { name: 'итог штурма пока' },
    pieces: { name: 'моих фигур там' },
  },
};
