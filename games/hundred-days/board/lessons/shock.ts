import type { Lesson } from '@bicorne/boardkit/teach/lesson.ts';
import { said } from '@bicorne/boardkit/teach/story.ts';
import { drawn } from './drawn.ts';

const POSITION = `
title: Cold steel
title.uk: Холодна зброя
title.ru: Холодное оружие
actions: french 4, allied 3
need: french 6, allied 6
edge: french south, allied north
first: french
rounds: 8
timeout: allied

map:
  1 . . . . . . . . . . . . .
  2  . . . . . . . . . w w . .
  3 . . . . . . . . . w . . .
  4  . . . h h . . . . . . . .
  5 . . . . . . . . . . . . .
  6  . . . . . . . . . . . . .
  7 . w . . . . . . . . . . .
  8  . w . . . . . . . . . . .
  9 . . . . . . . . . . . . .

units:
  french infantry+1 E5
  french infantry H5
  prussian infantry E4
  prussian infantry H4 figures:2
  prussian artillery H4
  prussian cavalry G1

round: 3
turn: french
left: 5
`;

export const shock: Lesson = {
  id: 'shock',
  title: said('The shock', 'Удар', 'Удар'),
  about: said(
    'Cold steel step by step: dice, morale, losses, retreat, advance.',
    'Холодна зброя крок за кроком: кубики, мораль, втрати, відступ, зайняття гекса.',
    'Холодное оружие шаг за шагом: кубики, мораль, потери, отступление, занятие гекса.',
  ),
  scenario: drawn(POSITION),
  seat: 'french',
  steps: [
    {
      say: said(
        'Five coins are left to the French. Fire weakens; only the shock drives the enemy out. Infantry strikes at an adjacent hex for two points, without marching first.',
        'У французів лишилося п’ять монет. Вогонь послаблює, а зганяє ворога тільки удар. Піхота б’є на сусідній гекс за два очки, без руху перед тим.',
        'У французов осталось пять монет. Огонь ослабляет, а сгоняет врага только удар. Пехота бьёт по соседнему гексу за два очка, без движения перед этим.',
      ),
    },
    {
      ask: said(
        'Choose the elite infantry. Its +1 marker is worth a die in every attack and a point of morale, and it is lost before the figures.',
        'Оберіть елітну піхоту. Її позначка +1 дає кубик у кожній атаці та одиницю моралі й гине раніше за фігури.',
        'Выберите элитную пехоту. Её отметка +1 даёт кубик в каждой атаке и единицу морали и теряется раньше фигур.',
      ),
      want: ['pick:0'],
    },
    {
      ask: said(
        'Shock the infantry on the hill. You could fire as well: the price is on each.',
        'Ударте на піхоту на пагорбі. Можна було б і стріляти: ціна стоїть на кожній дії.',
        'Ударьте по пехоте на холме. Можно было бы и стрелять: цена стоит на каждом действии.',
      ),
      want: ['shock:E4'],
    },
    { falls: '6532' },
    {
      say: said(
        'Four dice, two hits on 5–6. Before the losses are taken the defender tests his morale: three figures, and one for the hill, make four. A die above that, or any six, drives him back.',
        'Чотири кубики, два влучання на 5–6. Перш ніж зняти втрати, оборонець перевіряє мораль: три фігури й одиниця за пагорб — чотири. Кубик вищий за це число або будь-яка шістка — і він відступає.',
        'Четыре кубика, два попадания на 5–6. Прежде чем снять потери, защитник проверяет мораль: три фигуры и единица за холм — четыре. Кубик выше этого числа или любая шестёрка — и он отступает.',
      ),
    },
    { falls: '5' },
    {
      say: said(
        'A five: he cannot hold. Two figures are lost, and the last one goes back a hex; its owner chooses which. The strip under the map names every step of the fight as it comes.',
        'П’ятірка: він не встояв. Дві фігури втрачено, а остання відходить на гекс; на який, обирає власник. Смужка під мапою називає кожен крок бою.',
        'Пятёрка: он не устоял. Две фигуры потеряны, а последняя отходит на гекс; на какой, выбирает владелец. Полоса под картой называет каждый шаг боя.',
      ),
    },
    { seat: 'allied', plays: 'retreat:E3' },
    {
      ask: said(
        'The hill is empty. Whoever strikes may advance into the empty hex, at no cost.',
        'Пагорб порожній. Хто вдарив, той може задарма зайняти звільнений гекс.',
        'Холм пуст. Кто ударил, тот может даром занять освобождённый гекс.',
      ),
      want: ['advance'],
    },
    {
      ask: said(
        'On the right infantry and guns share a hex. Send in the other unit.',
        'Праворуч піхота й гармати стоять на одному гексі. Пошліть другу частину.',
        'Справа пехота и пушки стоят в одном гексе. Пошлите вторую часть.',
      ),
      want: ['pick:1'],
    },
    {
      ask: said(
        'One attack strikes the whole hex. Shock it.',
        'Одна атака б’є по всьому гексу. Ударте.',
        'Одна атака бьёт по всему гексу. Ударьте.',
      ),
      want: ['shock:H4'],
    },
    { falls: '532' },
    { falls: '2' },
    {
      say: said(
        'One hit. The infantry tests first: two figures, a two on the die, it stands; and as long as it stands the guns stay with it. The hit falls on the unit with more figures. Here both have two, so their owner chooses.',
        'Одне влучання. Піхота перевіряється першою: дві фігури, на кубику двійка — встояла, а поки стоїть вона, стоять і гармати. Влучання бере на себе частина, де фігур більше. Тут їх порівну, тож обирає власник.',
        'Одно попадание. Пехота проверяется первой: две фигуры, на кубике двойка — устояла, а пока стоит она, стоят и пушки. Попадание берёт на себя часть, где фигур больше. Здесь их поровну, так что выбирает владелец.',
      ),
    },
    { seat: 'allied', plays: 'lose:4' },
    {
      ask: said(
        'He gave up a gun. One coin is left, and nobody who could use it. End the turn.',
        'Він пожертвував гарматою. Лишилася одна монета, а діяти вже нікому. Завершіть хід.',
        'Он пожертвовал пушкой. Осталась одна монета, а действовать уже некому. Завершите ход.',
      ),
      want: ['end-turn'],
    },
    { falls: '3' },
    {
      say: said(
        'A shock without a hit does nothing at all, so bring dice: elite troops, open ground, and units that fire has thinned before. Across a stream or a bridge you lose a die, and a river stops you.',
        'Удар без жодного влучання не робить нічого, тож дбайте про кубики: елітні частини, відкрита місцевість, ворог, уже послаблений вогнем. Через струмок чи міст ви втрачаєте кубик, а річка не пускає зовсім.',
        'Удар без единого попадания не делает ничего, так что заботьтесь о кубиках: элитные части, открытая местность, враг, уже ослабленный огнём. Через ручей или мост вы теряете кубик, а река не пускает вовсе.',
      ),
    },
  ],
};
