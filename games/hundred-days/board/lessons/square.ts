import type { Lesson } from '@bicorne/boardkit/teach/lesson.ts';
import { said } from '@bicorne/boardkit/teach/story.ts';
import { drawn } from './drawn.ts';

const POSITION = `
title: Squares
title.uk: Каре
title.ru: Каре
actions: french 4, allied 4
need: french 6, allied 6
edge: french south, allied north
first: french
rounds: 8
timeout: allied

map:
  1 . . . . . . . . . . . . .
  2  . . . . . . . . . . . . .
  3 . . . . . h h h . . . . .
  4  . . . . . . . . . . . . .
  5 . . . . . . . . . f . . .
  6  . . . . . . . . . . . . .
  7 . . w . . . . . . . . . .
  8  . w . . . . . . . . . . .
  9 . . . . . . . . . . . . .

units:
  french cavalry+1 F8
  french artillery G6
  british infantry F5
  british artillery F5
  british infantry G4
  british infantry J5

round: 4
turn: french
left: 6
`;

export const square: Lesson = {
  id: 'square',
  title: said('Horsemen and squares', 'Кіннота й каре', 'Конница и каре'),
  about: said(
    'A charge, the square in reaction, and what breaks a square.',
    'Кінний удар, каре у відповідь і чим каре ламають.',
    'Конный удар, каре в ответ и чем каре ломают.',
  ),
  scenario: drawn(POSITION),
  seat: 'allied',
  steps: [
    {
      say: said(
        'This time you command the redcoats; the map is turned so that they stand at the bottom. The French are to play. Watch their heavy cavalry: for two points it rides up to three hexes and strikes, hitting on 4–6.',
        'Цього разу ви командуєте червоними мундирами; мапу повернуто так, щоб вони стояли внизу. Ходять французи. Стежте за їхньою важкою кавалерією: за два очки вона проїздить до трьох гексів і б’є, влучаючи на 4–6.',
        'На этот раз вы командуете красными мундирами; карта повёрнута так, чтобы они стояли внизу. Ходят французы. Следите за их тяжёлой кавалерией: за два очка она проезжает до трёх гексов и бьёт, попадая на 4–6.',
      ),
    },
    { seat: 'french', plays: 'pick:0' },
    { seat: 'french', plays: 'step:F7' },
    { seat: 'french', plays: 'step:F6' },
    { seat: 'french', plays: 'shock:F5' },
    {
      ask: said(
        'The charge is coming. Infantry on open ground may try to form square: on 1–4 it succeeds, on 5–6 the horsemen get a die more. Try it.',
        'Кіннота вже мчить. Піхота на відкритому місці може спробувати стати в каре: на 1–4 виходить, на 5–6 кавалерія має додатковий кубик. Спробуйте.',
        'Конница уже мчится. Пехота на открытом месте может попробовать встать в каре: на 1–4 выходит, на 5–6 у кавалерии дополнительный кубик. Попробуйте.',
      ),
      want: ['yes'],
    },
    { falls: '3' },
    {
      ask: said(
        'It forms. Guns share the hex: inside the square they are safe for as long as the infantry lives, but silent. Take them in.',
        'Каре стоїть. На тому ж гексі гармати: усередині каре їм нічого не загрожує, поки жива піхота, але вони мовчать. Заберіть їх досередини.',
        'Каре стоит. В том же гексе пушки: внутри каре им ничто не грозит, пока жива пехота, но они молчат. Уберите их внутрь.',
      ),
      want: ['inside'],
    },
    { falls: '6421' },
    {
      say: said(
        'Against a square cavalry hits on 6 only: one figure. A square does not test its morale and does not retreat. But it is a fine target for everybody else.',
        'Проти каре кавалерія влучає тільки на 6: одна фігура. Каре не перевіряє мораль і не відступає. Зате для всіх інших це чудова ціль.',
        'Против каре кавалерия попадает только на 6: одна фигура. Каре не проверяет мораль и не отступает. Зато для всех остальных это отличная цель.',
      ),
    },
    { seat: 'french', plays: 'pick:1' },
    { seat: 'french', plays: 'fire:F5' },
    { falls: '6531' },
    {
      say: said(
        'Infantry and guns have a die more against a square. That cost you two figures: horse and guns together break any square in the end.',
        'Піхота й гармати мають проти каре додатковий кубик. Це коштувало вам двох фігур: кіннота й гармати разом урешті ламають будь-яке каре.',
        'У пехоты и пушек против каре дополнительный кубик. Это стоило вам двух фигур: конница и пушки вместе в конце концов ломают любое каре.',
      ),
    },
    { seat: 'french', plays: 'end-turn' },
    { falls: '3' },
    {
      ask: said(
        'Your turn, six coins. The horsemen still stand before the square. Choose the unhurt unit near it.',
        'Ваш хід, шість монет. Кіннота й досі стоїть перед каре. Оберіть цілу частину неподалік.',
        'Ваш ход, шесть монет. Конница всё ещё стоит перед каре. Выберите целую часть неподалёку.',
      ),
      want: ['pick:4'],
    },
    {
      ask: said(
        'Fire at the cavalry: two hexes, hitting on 6.',
        'Вогонь по кавалерії: два гекси, влучає на 6.',
        'Огонь по кавалерии: два гекса, попадает на 6.',
      ),
      want: ['fire:F6'],
    },
    { falls: '643' },
    {
      ask: said(
        'The marker is gone, not yet a figure. Now the square.',
        'Знято позначку, фігури ще цілі. Тепер каре.',
        'Снята отметка, фигуры ещё целы. Теперь каре.',
      ),
      want: ['pick:2'],
    },
    {
      ask: said(
        'A square does not move, does not strike, and fires a single die. To leave it costs a point and is the unit’s action, and the horsemen are still near. Stay in square and fire.',
        'Каре не рухається, не б’є і стріляє одним кубиком. Вихід із каре коштує очко і є дією частини, а кіннота ще поруч. Лишайтеся в каре й стріляйте.',
        'Каре не двигается, не бьёт и стреляет одним кубиком. Выход из каре стоит очко и является действием части, а конница ещё рядом. Оставайтесь в каре и стреляйте.',
      ),
      want: ['fire:F6'],
    },
    { falls: '2' },
    {
      ask: said(
        'A miss. The last unit holds the farm. In a fortification, a town or a wood nobody forms square, and no cavalry can strike there. Leave it and end the turn.',
        'Повз. Остання частина тримає ферму. В укріпленні, містечку чи лісі в каре не стають, та й кавалерія туди вдарити не може. Хай стоїть; завершіть хід.',
        'Мимо. Последняя часть держит ферму. В укреплении, городе или лесу в каре не встают, да и кавалерия туда ударить не может. Пусть стоит; завершите ход.',
      ),
      want: ['end-turn'],
    },
    { falls: '5' },
    {
      say: said(
        'In your own turn any infantry on open ground may form square for a point, without a die. A square waits; what wins is to make the enemy form one, and then bring up guns.',
        'У свій хід піхота на відкритому місці стає в каре за очко, без кубика. Каре лише чекає; перемагає той, хто змусить ворога стати в каре, а тоді підтягне гармати.',
        'В свой ход пехота на открытом месте встаёт в каре за очко, без кубика. Каре лишь ждёт; побеждает тот, кто заставит врага встать в каре, а потом подтянет пушки.',
      ),
    },
  ],
};
