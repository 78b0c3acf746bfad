import type { OrderWords } from '@bicorne/boardkit/orders.ts';

export const orders: OrderWords = {
  questions: {
    loss: {
      title: 'Влучання між рівними блоками',
      answers: {
        infantry: 'Бере піхота',
        cavalry: 'Бере кавалерія',
        guns: 'Беруть гармати',
        open: 'Відкритий блок',
        hidden: 'Прихований блок',
      },
    },
    show: {
      title: 'Сутичка: кого виставляю',
      answers: { all: 'Чотири найкращі', two: 'Два найкращі', one: 'Один найкращий' },
    },
    leave: { title: 'Куди відходять мої блоки', answers: { friends: 'До своїх', far: 'Подалі від ворога' } },
    hold: {
      title: 'Хто займає ферму чи пагорб',
      answers: { strong: 'Найсильніший', weak: 'Найслабший', nobody: 'Ніхто' },
    },
    recoil: {
      title: 'Через струмок пройдуть не всі',
      answers: { strong: 'Спершу найсильніші', weak: 'Спершу найслабші' },
    },
    reinforce: {
      title: 'Підкріплення до битви',
      answers: { all: 'Усі, хто може', one: 'Один найсильніший', no: 'Нікого' },
    },
    regroup: {
      title: 'Перегрупування після перемоги',
      answers: { in: 'До здобутого міста', no: 'Не перегруповуватися' },
    },
    attrition: { title: 'Втрати через постачання', answers: { weak: 'Найслабші', strong: 'Найсильніші' } },
  },
  ground: { own: 'моїх блоків', enemies: 'ворожих блоків' },
  parts: {
    arm: {
      name: 'перший із рівних',
      words: { infantry: 'піхота', cavalry: 'кавалерія', guns: 'гармати', leader: 'полководець' },
    },
    hits: { name: 'влучань лишилося' },
    strength: { name: 'кроків у блока' },
    blocks: { name: 'моїх блоків у місті' },
    enemies: { name: 'ворожих блоків у місті' },
    face: { name: 'блок', words: { open: 'відкритий', hidden: 'прихований' } },
  },
  picks: {
    first: 'перше місце',
    second: 'друге місце',
    open: 'рівнина',
    wood: 'ліс',
    farm: 'ферма',
    stream: 'струмок',
    hill: 'пагорб',
  },
};
