import type { Lesson } from '@bicorne/boardkit/teach/lesson.ts';
import { said } from '@bicorne/boardkit/teach/story.ts';

export const supply: Lesson = {
  id: 'supply',
  title: said('Supply and the end of an army', 'Постачання й кінець армії', 'Снабжение и конец армии'),
  about: said(
    'What a lost city costs, and when an army breaks.',
    'Чого коштує втрачене місто і коли армію розбито.',
    'Чего стоит потерянный город и когда армия разбита.',
  ),
  scenario: {
    setup: 'position',
    turn: 13,
    towns: {
      liege: ['F06'],
      brussels: ['F07'],
      ghent: ['A02', 'A03'],
      malines: ['A05', 'A12', 'A04'],
      namur: ['P02', 'P03=1', 'P04=1'],
    },
    lost: ['A06', 'A07'],
  },
  seat: 'allied',
  steps: [
    {
      say: said(
        'Three cities, marked with a star, feed the Allies: Brussels and Ghent the Anglo-Dutch, Liège the Prussians. The French stand in Brussels and in Liège, and their turn is ending.',
        'Три міста, позначені зіркою, годують союзників: Брюссель і Гент англо-голландців, Льєж пруссаків. Французи стоять у Брюсселі та Льєжі, і їхній хід кінчається.',
        'Три города, отмеченные звездой, кормят союзников: Брюссель и Гент англо-голландцев, Льеж пруссаков. Французы стоят в Брюсселе и Льеже, и их ход кончается.',
      ),
    },
    { seat: 'french', plays: 'done' },
    {
      ask: said(
        'Brussels costs the Anglo-Dutch one block, wherever it stands, and you choose which. Give up the artillery.',
        'Брюссель коштує англо-голландцям одного блока, хоч би де той стояв; котрого, обираєте ви. Пожертвуйте артилерією.',
        'Брюссель стоит англо-голландцам одного блока, где бы тот ни стоял; какого, выбираете вы. Пожертвуйте артиллерией.',
      ),
      want: ['starve.A04'],
    },
    {
      ask: said(
        'Liège costs the Prussians two. A block counts as one, however strong: give up the cavalry that has a single step left.',
        'Льєж коштує пруссакам двох. Блок рахують за один, хоч який він сильний: пожертвуйте кіннотою, якій лишився один крок.',
        'Льеж стоит пруссакам двух. Блок считается за один, как бы силён он ни был: пожертвуйте кавалерией, у которой остался один шаг.',
      ),
      want: ['starve.P04'],
    },
    {
      ask: said('And the weakened Landwehr.', 'І ослабленим ландвером.', 'И ослабленным ландвером.'),
      want: ['starve.P03'],
    },
    {
      say: said(
        'Look at the bar above: each army’s lost blocks, and the number at which it breaks: 12 French, 8 Anglo-Dutch, 9 Prussian. A broken army leaves the board. The next French turn will cost the same again, unless you take the cities back or at least drive the French out.',
        'Гляньте на смугу вгорі: втрачені блоки кожної армії та число, на якому її розбито: 12 у французів, 8 в англо-голландців, 9 у пруссаків. Розбита армія йде з мапи. Наступний французький хід коштуватиме стільки само, якщо не вибити французів із цих міст.',
        'Взгляните на полосу вверху: потерянные блоки каждой армии и число, на котором она разбита: 12 у французов, 8 у англо-голландцев, 9 у пруссаков. Разбитая армия уходит с карты. Следующий французский ход обойдётся во столько же, если не выбить французов из этих городов.',
      ),
    },
    {
      ask: said(
        'March on Brussels: British infantry from Malines.',
        'Марш на Брюссель: британська піхота з Маліна.',
        'Марш на Брюссель: британская пехота из Малина.',
      ),
      want: ['march.A05.malines.brussels'],
    },
    {
      ask: said('And the heavy cavalry.', 'І важка кіннота.', 'И тяжёлая кавалерия.'),
      want: ['march.A12.malines.brussels'],
    },
    {
      say: said(
        'Two against one: a skirmish, and then Brussels feeds your army again. On 22 June it decides even more: a French army that holds two of the three cities then has won.',
        'Двоє проти одного: буде сутичка, і Брюссель знову годуватиме вашу армію. 22 червня він важить іще більше: французи, що тоді триматимуть два з трьох міст, перемогли.',
        'Двое против одного: будет стычка, и Брюссель снова будет кормить вашу армию. 22 июня он значит ещё больше: французы, которые тогда удержат два из трёх городов, победили.',
      ),
    },
  ],
};
