import type { Lesson } from '@bicorne/boardkit/teach/lesson.ts';
import { said } from '@bicorne/boardkit/teach/story.ts';

export const skirmish: Lesson = {
  id: 'skirmish',
  title: said('Over the river', 'Через річку', 'Через реку'),
  about: said(
    'An attack across the Sambre and the skirmish that follows.',
    'Атака через Самбру і сутичка після неї.',
    'Атака через Самбру и стычка после неё.',
  ),
  scenario: {
    setup: 'position',
    turn: 1,
    towns: {
      laneffe: ['F06', 'F07', 'F08', 'F09', 'F20'],
      charleroi: ['P02', 'P04'],
      ligny: ['P03'],
    },
    unknown: ['P02', 'P04', 'P03'],
  },
  seat: 'french',
  steps: [
    {
      say: said(
        'Two Prussian blocks hold Charleroi behind the Sambre. Entering their town is an attack. Over a river a major road takes four attackers in a turn instead of eight.',
        'Шарлеруа за Самброю тримають два прусські блоки. Увійти до їхнього міста означає атакувати. Через річку великий шлях пропускає за хід чотирьох нападників замість вісьмох.',
        'Шарлеруа за Самброй держат два прусских блока. Войти в их город значит атаковать. Через реку большая дорога пропускает за ход четверых атакующих вместо восьмерых.',
      ),
    },
    {
      ask: said(
        'Choose Laneffe, then Charleroi. The strong infantry of II Corps goes first.',
        'Оберіть Ланефф, потім Шарлеруа. Першою йде сильна піхота II корпусу.',
        'Выберите Ланефф, затем Шарлеруа. Первой идёт сильная пехота II корпуса.',
      ),
      want: ['march.F09.laneffe.charleroi'],
    },
    {
      ask: said('Then the dragoons.', 'Потім драгуни.', 'Затем драгуны.'),
      want: ['march.F20.laneffe.charleroi'],
    },
    {
      ask: said('And infantry of I Corps.', 'І піхота I корпусу.', 'И пехота I корпуса.'),
      want: ['march.F06.laneffe.charleroi'],
    },
    {
      ask: said('The other block too.', 'Другий блок теж.', 'Второй блок тоже.'),
      want: ['march.F07.laneffe.charleroi'],
    },
    {
      ask: said(
        'Four have crossed: the bridge is full and the battery stays. End the marches.',
        'Перейшли четверо: міст заповнено, батарея лишається. Завершіть марші.',
        'Перешли четверо: мост заполнен, батарея остаётся. Закончите марши.',
      ),
      want: ['done'],
    },
    {
      say: said(
        'A battle needs three blocks on each side. The Prussians have two, so it is a skirmish: one exchange of fire, and the weaker side goes. Each side picks up to four blocks; the defender picks first, and no face is shown yet.',
        'Для битви потрібні три блоки з кожного боку. У пруссаків два, тож це сутичка: один обмін вогнем, і слабша сторона йде геть. Кожна сторона виставляє до чотирьох блоків; першим обирає оборонець, лиць поки не видно.',
        'Для битвы нужны три блока с каждой стороны. У пруссаков два, поэтому это стычка: один обмен огнём, и слабейшая сторона уходит. Каждая сторона выставляет до четырёх блоков; первым выбирает обороняющийся, лица пока не видны.',
      ),
    },
    { seat: 'allied', plays: 'show.P02' },
    { seat: 'allied', plays: 'show.P04' },
    {
      ask: said(
        'In a skirmish cavalry fires at F2, infantry only at F1. Show the dragoons.',
        'У сутичці кіннота стріляє з F2, піхота лише з F1. Виставте драгунів.',
        'В стычке кавалерия стреляет с F2, пехота лишь с F1. Выставьте драгун.',
      ),
      want: ['show.F20'],
    },
    {
      ask: said(
        'Hits go to the strongest block shown. Show the infantry of II Corps with its four steps as well: it will cover the dragoons.',
        'Влучання приймає найсильніший із виставлених. Виставте й піхоту II корпусу з її чотирма кроками: вона прикриє драгунів.',
        'Попадания принимает сильнейший из выставленных. Выставьте и пехоту II корпуса с её четырьмя шагами: она прикроет драгун.',
      ),
      want: ['show.F09'],
    },
    {
      ask: said(
        'Hold the others back: they stay hidden and safe, and still count.',
        'Решта нехай стоїть позаду: вони приховані й у безпеці, але теж рахуються.',
        'Остальные пусть стоят позади: они скрыты и в безопасности, но тоже считаются.',
      ),
      want: ['done'],
    },
    { falls: '1356' },
    { falls: '36' },
    {
      say: said(
        'The Prussian infantry rolled four dice, one for each step, and a 1 hits at F1. Your infantry took the step. Their cavalry missed. Now you.',
        'Прусська піхота кинула чотири кубики, по одному за крок, і одиниця з F1 влучила. Крок утратила ваша піхота. Їхня кіннота схибила. Тепер ви.',
        'Прусская пехота бросила четыре кубика, по одному за шаг, и единица с F1 попала. Шаг потеряла ваша пехота. Их кавалерия промахнулась. Теперь вы.',
      ),
    },
    { falls: '256' },
    { falls: '126' },
    {
      say: said(
        'The infantry needs a 1 and misses with a 2. The dragoons hit with a 1 and a 2, and each hit goes to whoever is strongest at that moment. Then numbers decide: four against two, the Prussians must go.',
        'Піхоті потрібна одиниця, двійкою вона схибила. Драгуни влучили одиницею та двійкою, і кожне влучання приймає найсильніший у ту мить. Далі вирішує число: четверо проти двох, пруссаки мусять іти.',
        'Пехоте нужна единица, двойкой она промахнулась. Драгуны попали единицей и двойкой, и каждое попадание принимает сильнейший в ту минуту. Дальше решает число: четверо против двоих, пруссаки должны уйти.',
      ),
    },
    { seat: 'allied', plays: 'leave.P02.charleroi.ligny' },
    { seat: 'allied', plays: 'leave.P04.charleroi.quatre-bras' },
    {
      say: said(
        'Charleroi is yours. Those who retreated stand askew: they are disorganised and enter no other fight this turn. Their faces are hidden again, but what you have seen of them stays as a note.',
        'Шарлеруа ваш. Хто відступив, стоїть навскіс: ці блоки дезорганізовані й цього ходу в інший бій не вступають. Лиця знову приховані, але побачене лишається позначкою.',
        'Шарлеруа ваш. Кто отступил, стоит косо: эти блоки дезорганизованы и в этот ход в другой бой не вступают. Лица снова скрыты, но увиденное остаётся пометкой.',
      ),
    },
  ],
};
