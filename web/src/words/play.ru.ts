import { plural } from '@bicorne/boardkit/plural.ts';
import type { PlayWords } from './play.ts';

const form = plural('ru');
const count = (n: number, one: string, few: string, many: string): string =>
  `${String(n)} ${form(n, { one, few, many, other: few })}`;

export const play: PlayWords = {
  chances: 'Шансы',
  certainty: {
    exact: 'учтён каждый бросок',
    drawn: 'по нескольким тысячам проб',
    estimate: 'оценка: кое-что скрыто',
  },
  noWayBack: 'Этого нельзя взять назад.',
  endsTurn: 'На этом ваш ход окончен.',
  several: 'Что именно?',
  doIt: 'Да, делаю',
  cancel: 'Отмена',
  allActions: (count) => `Все действия (${String(count)})`,
  findAction: 'Найти действие',
  foundActions: (count) => (count === 0 ? 'ничего не найдено' : `найдено: ${String(count)}`),
  resetTurn: 'Начать ход заново',
  askBack: 'Попросить взять назад',
  offerDraw: 'Предложить ничью',
  withdraw: 'Отозвать',
  offered: {
    draw: (who) => `${who}: предлагает ничью.`,
    undo: (who) => `${who}: просит взять назад последнее решение.`,
    pause: (who) => `${who}: просит о перерыве.`,
    resume: (who) => `${who}: просит играть дальше.`,
    resign: (who) => `${who}: предлагает сдаться вместе.`,
  },
  offering: {
    draw: 'Вы предложили ничью.',
    undo: 'Вы попросили взять назад.',
    pause: 'Вы попросили о перерыве.',
    resume: 'Вы попросили играть дальше.',
    resign: 'Вы предложили сдаться вместе.',
  },
  agree: 'Принять',
  decline: 'Отклонить',
  newLines: 'Новое с тех пор, как вы смотрели',
  showNew: 'Показать',
  showAgain: 'Показать ещё раз',
  moreLines: (n) => `Ещё ${String(n)} таких же`,
  earlier: 'Так было раньше',
  backToNow: 'К настоящему',
  skip: 'Пропустить',
  goOn: 'Дальше',
  speed: 'Скорость',
  branch: 'Играть отсюда против бота',
  turnBack: 'На ход назад',
  turnOn: 'На ход вперёд',
  standing: {
    open: 'Ответы заранее…',
    given: 'ответ заранее',
    offered: 'Теперь ходит другая сторона. Спрашивать ли вас тем временем?',
    goOn: 'Дальше',
    note: 'Этого никто другой не видит. Без отметки за вас сразу отвечают «нет».',
  },
  luck: {
    title: 'Удача в кубиках',
    verdicts: {
      lucky: (who, percent) => `${who}: у ${percent} армий с такими же бросками удача меньше.`,
      plain: (who, percent) => `${who}: удача обычная (у ${percent} армий меньше).`,
      unlucky: (who, percent) => `${who}: лишь у ${percent} армий с такими же бросками удача меньше.`,
    },
    none: 'Кубиков не бросали.',
    thrown: (throws, dice) =>
      `(${count(dice, 'кубик', 'кубика', 'кубиков')} за ${count(throws, 'бросок', 'броска', 'бросков')})`,
    note: 'Что дал каждый бросок в сравнении со средним из того, что мог дать.',
  },
  settings: {
    palette: 'Цвета',
    palettes: {
      plain: 'Как на картине',
      redgreen: 'Для тех, кто путает красное и зелёное',
      blueyellow: 'Для тех, кто путает синее и жёлтое',
    },
    text: 'Размер текста',
    texts: { normal: 'Обычный', large: 'Крупный', huge: 'Очень крупный' },
    motion: 'Движение',
    motions: { system: 'Как в системе', full: 'Полное', reduced: 'Меньше' },
    pace: 'Темп событий',
    paces: { normal: 'Обычный', slow: 'Медленный', quick: 'Быстрый', none: 'Сразу' },
    play: 'Игра',
    sounds: 'Звуки',
    confirm: 'Спрашивать перед необратимым',
    hints: 'Пояснять то, на что указываю, и предлагать совет',
    coordinates: 'Названия гексов на карте',
    follow: 'На телефоне показывать вблизи то, что можно нажать',
  },
};
