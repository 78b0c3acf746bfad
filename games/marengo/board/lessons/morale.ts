import type { Lesson } from '@bicorne/boardkit/teach/lesson.ts';
import { said } from '@bicorne/boardkit/teach/story.ts';
import { drawn } from './drawn.ts';

export const morale: Lesson = {
  id: 'morale',
  title: said('Morale', 'Моральний стан', 'Мораль'),
  about: said(
    'Discs committed, lost and taken back; French disorder.',
    'Диски призначені, втрачені й повернені; дезорганізація французів.',
    'Диски назначенные, потерянные и возвращённые; дезорганизация французов.',
  ),
  scenario: drawn(
    [
      { army: 'austrian', at: '2', faces: ['i2'] },
      { army: 'austrian', at: '3', faces: ['i2', 'i2'] },
      { army: 'austrian', at: '4', faces: ['i2'] },
      { army: 'french', at: '5', faces: ['i3'] },
      { army: 'french', at: '8', faces: ['i3'] },
      { army: 'french', at: '10', faces: ['i2', 'c2'] },
    ],
    {
      hour: 8,
      disorganised: [10],
      uncommitted: { austrian: 3, french: 2 },
      discs: [
        { army: 'french', at: 4, count: 1 },
        { army: 'french', at: 8, count: 1 },
        { army: 'french', at: 10, count: 1 },
      ],
    },
  ),
  seat: 'french',
  steps: [
    {
      say: said(
        'The army that loses its last disc is beaten on the spot. Your morale is five: two discs are uncommitted, one each is committed to 4, 8 and 10. 4 has just fallen; its disc still lies there.',
        'Армія, що втратила останній диск, тут-таки програла. Ваш моральний стан п’ять: два диски непризначені, по одному призначено до 4, 8 і 10. 4 щойно впала; її диск іще лежить там.',
        'Армия, потерявшая последний диск, тут же проиграла. Ваша мораль пять: два диска не назначены, по одному назначено на 4, 8 и 10. 4 только что пала; её диск ещё лежит там.',
      ),
    },
    { seat: 'austrian', plays: 'attack:3>3/5' },
    { seat: 'austrian', plays: 'piece:i2' },
    { seat: 'austrian', plays: 'done' },
    {
      ask: said(
        '5 is attacked by one piece. The scene tells what holding will commit. Bring up the infantry.',
        'На 5 йде одна фігура. Сцена показує, скільки дисків призначить успішна оборона. Виведіть піхоту.',
        'На 5 идёт одна фигура. Сцена показывает, сколько дисков назначит успешная оборона. Выведите пехоту.',
      ),
      want: ['piece:i3'],
    },
    { seat: 'austrian', plays: 'advance' },
    {
      say: said(
        'The attack is thrown back, and a disc went from the box to 5. Had there been none uncommitted, the Austrian could have moved one there from another place, so as to put it at risk.',
        'Атаку відбито, і диск із непризначених ліг на 5. Якби непризначених не було, австрієць міг би перенести туди диск з іншої ділянки, щоб наразити його на небезпеку.',
        'Атака отбита, и диск из неназначенных лёг на 5. Если бы неназначенных не было, австриец мог бы перенести туда диск с другого участка, чтобы подставить его под удар.',
      ),
    },
    { seat: 'austrian', plays: 'end' },
    {
      say: said(
        'Your turn, and the disc of 8 h has come in. The tilted blocks in 10 are disorganised: they may defend, but neither attack nor march out.',
        'Ваш хід, і диск за 8 год надійшов. Нахилені блоки в 10 дезорганізовані: вони можуть боронитися, але не атакують і не виходять маршем.',
        'Ваш ход, и диск за 8 ч поступил. Наклонённые блоки в 10 дезорганизованы: они могут обороняться, но не атакуют и не выходят маршем.',
      ),
    },
    {
      ask: said(
        'Organise a piece in 10. It costs an order, and once begun a locality must be finished in the same turn.',
        'Впорядкуйте фігуру в 10. Це коштує наказу, і розпочату ділянку треба закінчити цього ж ходу.',
        'Приведите в порядок фигуру в 10. Это стоит приказа, и начатый участок нужно закончить в тот же ход.',
      ),
      want: ['organise:10'],
    },
    {
      ask: said(
        'And the second one; then both are free to act.',
        'І другу; тоді обидві вільні діяти.',
        'И вторую; тогда обе свободны действовать.',
      ),
      want: ['organise:10'],
    },
    {
      ask: said(
        'One order is left; let it go. End your actions and watch the discs.',
        'Лишився один наказ, хай буде. Завершіть дії й стежте за дисками.',
        'Остался один приказ, пусть. Закончите действия и следите за дисками.',
      ),
      want: ['end'],
    },
    {
      say: said(
        'The disc in 4 is lost: the enemy stands there. The one in 10 came back by itself: no enemy is next to 10.',
        'Диск у 4 втрачено: там стоїть ворог. Диск із 10 повернувся сам: поруч із 10 ворога немає.',
        'Диск в 4 потерян: там стоит враг. Диск из 10 вернулся сам: рядом с 10 врага нет.',
      ),
    },
    {
      ask: said(
        'Before 16 h the French may take back one more. 5 is in danger: save that one.',
        'До 16 год французи можуть повернути ще один. 5 у небезпеці: рятуйте той диск.',
        'До 16 ч французы могут вернуть ещё один. 5 в опасности: спасайте тот диск.',
      ),
      want: ['disc:5'],
    },
    {
      say: said(
        'That is the game: the Austrians must break you, or have three pieces beyond the objective line at night; you must break them, or hold till 21 h. Every defence stakes morale on the ground, and every retreat pays with it.',
        'Це і є гра: австрійці мають зламати вас або на ніч мати три фігури за цільовою межею; ви маєте зламати їх або вистояти до 21 год. Кожна оборона ставить моральний стан на землю, кожен відступ ним платить.',
        'Это и есть игра: австрийцы должны сломить вас или к ночи иметь три фигуры за целевой линией; вы должны сломить их или выстоять до 21 ч. Каждая оборона ставит мораль на землю, каждое отступление ею платит.',
      ),
    },
  ],
};
