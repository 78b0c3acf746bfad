import type { Lesson } from '@bicorne/boardkit/teach/lesson.ts';
import { said } from '@bicorne/boardkit/teach/story.ts';

export const square: Lesson = {
  id: 'square',
  title: said('Squares and shelter', 'Каре і схованка', 'Каре и укрытие'),
  about: said(
    'What infantry does when cavalry has ridden in.',
    'Що робить піхота, коли налетіла кіннота.',
    'Что делает пехота, когда налетела кавалерия.',
  ),
  scenario: {
    setup: 'position',
    turn: 5,
    towns: {},
    battles: [
      {
        town: 'ligny',
        entered: ['charleroi'],
        round: 2,
        part: 'defender',
        step: 'combat',
        attacker: { left: ['F06'], centre: ['F07'], right: ['F09'], 'beyond-left': ['F21'] },
        defender: { left: ['P02'], centre: ['P03'], right: ['P07', 'P11', 'P01'], reserve: ['P04'] },
        charging: ['F21'],
      },
    ],
  },
  seat: 'allied',
  steps: [
    {
      say: said(
        'You are the Prussians. Kellermann’s heavy cavalry has ridden into your right, where Blücher stands with two infantry blocks. In his part it will fire at F4, three dice. You act first.',
        'Ви граєте за пруссаків. На ваш правий фланг, де Блюхер стоїть із двома блоками піхоти, налетіла важка кіннота Келлермана. У своїй половині раунду вона стрілятиме з F4, три кубики. Але ви дієте раніше.',
        'Вы играете за пруссаков. На ваш правый фланг, где Блюхер стоит с двумя блоками пехоты, налетела тяжёлая кавалерия Келлермана. В своей половине раунда она будет стрелять с F4, три кубика. Но вы действуете раньше.',
      ),
    },
    {
      ask: said(
        'Infantry engaged in its own position may form square; that is its whole action. Choose the infantry of II Corps and form square.',
        'Піхота, зв’язана боєм на своїй позиції, може стати в каре; це вся її дія. Оберіть піхоту II корпусу, нехай стане в каре.',
        'Пехота, связанная боем на своей позиции, может построить каре; это всё её действие. Выберите пехоту II корпуса, пусть построит каре.',
      ),
      want: ['square.P07'],
    },
    {
      ask: said(
        'A square has room for one leader or battery. Choose Blücher, then the square.',
        'У каре є місце для одного полководця або батареї. Оберіть Блюхера, потім каре.',
        'В каре есть место для одного полководца или батареи. Выберите Блюхера, затем каре.',
      ),
      want: ['shelter.P01.P07'],
    },
    {
      ask: said(
        'The square and its guest are one target, the others another. The infantry of III Corps stays in line and fires.',
        'Каре зі своїм гостем — одна ціль, решта — друга. Піхота III корпусу лишається в лінії та стріляє.',
        'Каре со своим гостем — одна цель, остальные — другая. Пехота III корпуса остаётся в линии и стреляет.',
      ),
      want: ['fire.P11.line'],
    },
    { falls: '2456' },
    {
      ask: said(
        'One hit. End your combat.',
        'Одне влучання. Завершіть бій.',
        'Одно попадание. Закончите бой.',
      ),
      want: ['done'],
    },
    {
      say: said(
        'Now the French choose: at the line with shock, F4, or at the square without it and with −1, F2. They want Blücher, and aim at the square.',
        'Тепер обирають французи: по лінії з шоковою атакою, F4, або по каре без неї та з −1, F2. Їм потрібен Блюхер, і вони цілять у каре.',
        'Теперь выбирают французы: по линии с шок-атакой, F4, или по каре без неё и с −1, F2. Им нужен Блюхер, и они целят в каре.',
      ),
    },
    { seat: 'french', plays: 'fire.F21.squares' },
    { falls: '36' },
    { seat: 'french', plays: 'done' },
    {
      ask: said(
        'Nothing, and the charge is spent. A square does not move: dissolve it. That, too, is the block’s whole action, and its guest has no shelter any more; it can be done now or later, when the horsemen are gone.',
        'Нічого, і шокову атаку витрачено. Каре не рухається: розпустіть його. Це теж уся дія блока, і його гість схованки вже не має; зробити це можна тепер або згодом, коли вершники підуть.',
        'Ничего, и шок-атака израсходована. Каре не движется: распустите его. Это тоже всё действие блока, и укрытия у его гостя больше нет; сделать это можно сейчас или потом, когда всадники уйдут.',
      ),
      want: ['dissolve.P07'],
    },
    {
      say: said(
        'Mind the guns: artillery and infantry fire at a square with +1, and when a square is destroyed its guest is destroyed with it.',
        'Стережіться гармат: артилерія й піхота стріляють по каре з +1, а коли каре знищено, знищено й того, хто в ньому сховався.',
        'Берегитесь пушек: артиллерия и пехота стреляют по каре с +1, а когда каре уничтожено, уничтожен и тот, кто в нём укрылся.',
      ),
    },
  ],
};
