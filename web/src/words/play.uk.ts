import { plural } from '@bicorne/boardkit/plural.ts';
import type { PlayWords } from './play.ts';

const form = plural('uk');
const count = (n: number, one: string, few: string, many: string): string =>
  `${String(n)} ${form(n, { one, few, many, other: few })}`;

export const play: PlayWords = {
  chances: 'Шанси',
  certainty: {
    exact: 'враховано кожен кидок',
    drawn: 'з кількох тисяч спроб',
    estimate: 'оцінка: дещо приховано',
  },
  noWayBack: 'Цього не можна взяти назад.',
  endsTurn: 'На цьому ваш хід закінчено.',
  several: 'Що саме?',
  doIt: 'Так, роблю',
  cancel: 'Скасувати',
  allActions: (count) => `Усі дії (${String(count)})`,
  findAction: 'Знайти дію',
  foundActions: (count) => (count === 0 ? 'нічого не знайдено' : `знайдено: ${String(count)}`),
  resetTurn: 'Почати хід спочатку',
  askBack: 'Попросити взяти назад',
  offerDraw: 'Запропонувати нічию',
  withdraw: 'Відкликати',
  offered: {
    draw: (who) => `${who}: пропонує нічию.`,
    undo: (who) => `${who}: просить узяти назад останнє рішення.`,
    pause: (who) => `${who}: просить про перерву.`,
    resume: (who) => `${who}: просить грати далі.`,
    resign: (who) => `${who}: пропонує здатися разом.`,
  },
  offering: {
    draw: 'Ви запропонували нічию.',
    undo: 'Ви попросили взяти назад.',
    pause: 'Ви попросили про перерву.',
    resume: 'Ви попросили грати далі.',
    resign: 'Ви запропонували здатися разом.',
  },
  agree: 'Згода',
  decline: 'Ні',
  newLines: 'Нове відтоді, як ви дивилися',
  showNew: 'Показати',
  showAgain: 'Показати ще раз',
  moreLines: (n) => `Ще ${String(n)} таких`,
  earlier: 'Так було раніше',
  backToNow: 'До теперішнього',
  skip: 'Пропустити',
  goOn: 'Далі',
  speed: 'Швидкість',
  branch: 'Грати звідси проти бота',
  turnBack: 'На хід назад',
  turnOn: 'На хід уперед',
  standing: {
    open: 'Відповіді наперед…',
    given: 'відповідь наперед',
    offered: 'Тепер ходить інша сторона. Чи питати вас тим часом?',
    goOn: 'Далі',
    note: 'Цього ніхто інший не бачить. Без позначки за вас одразу відповідають «ні».',
  },
  luck: {
    title: 'Удача в кубиках',
    verdicts: {
      lucky: (who, percent) => `${who}: у ${percent} армій із такими самими кидками удача менша.`,
      plain: (who, percent) => `${who}: удача звичайна (у ${percent} армій менша).`,
      unlucky: (who, percent) => `${who}: лише в ${percent} армій із такими самими кидками удача менша.`,
    },
    none: 'Кубиків не кидали.',
    thrown: (throws, dice) =>
      `(${count(dice, 'кубик', 'кубики', 'кубиків')} за ${count(throws, 'кидок', 'кидки', 'кидків')})`,
    note: 'Що дав кожен кидок, порівняно із середнім з того, що міг дати.',
  },
  settings: {
    palette: 'Кольори',
    palettes: {
      plain: 'Як на картині',
      redgreen: 'Для тих, хто плутає червоне й зелене',
      blueyellow: 'Для тих, хто плутає синє й жовте',
    },
    text: 'Розмір тексту',
    texts: { normal: 'Звичайний', large: 'Великий', huge: 'Дуже великий' },
    motion: 'Рух',
    motions: { system: 'Як у системі', full: 'Повний', reduced: 'Менший' },
    pace: 'Темп подій',
    paces: { normal: 'Звичайний', slow: 'Повільний', quick: 'Швидкий', none: 'Одразу' },
    play: 'Гра',
    sounds: 'Звуки',
    confirm: 'Питати перед незворотним',
    hints: 'Пояснювати те, на що вказую, і пропонувати пораду',
    coordinates: 'Назви гексів на мапі',
    follow: 'На телефоні показувати зблизька те, що можна натиснути',
  },
};
