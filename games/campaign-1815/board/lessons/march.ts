import type { Lesson } from '@bicorne/boardkit/teach/lesson.ts';
import { said } from '@bicorne/boardkit/teach/story.ts';

export const march: Lesson = {
  id: 'march',
  title: said('Groups and roads', 'Групи й дороги', 'Группы и дороги'),
  about: said(
    'A whole turn on the map: two groups, a ride of two towns, forced marches.',
    'Цілий хід на мапі: дві групи, два міста кіннотою, форсовані марші.',
    'Целый ход на карте: две группы, два города кавалерией, форсированные марши.',
  ),
  scenario: {
    setup: 'position',
    turn: 1,
    towns: {
      beaumont: ['F06', 'F07'],
      philippeville: ['F01', 'F12', 'F20'],
      'quatre-bras': ['A03'],
      namur: ['P02'],
    },
  },
  seat: 'french',
  steps: [
    {
      say: said(
        'Blocks stand in towns, upright: you see the faces of your own, and of the others only the colour and the number. The pips on the top edge are the steps a block has left. All your blocks in one town are a group, and the French move two groups a turn.',
        'Блоки стоять у містах сторчма: лиця ви бачите тільки у своїх, а в чужих лише колір і число. Цятки на верхньому краю — кроки, що лишилися блокові. Усі ваші блоки в одному місті — група, і французи за хід рухають дві групи.',
        'Блоки стоят в городах торчком: лица вы видите только у своих, а у чужих лишь цвет и число. Точки на верхнем краю — шаги, оставшиеся у блока. Все ваши блоки в одном городе — группа, и французы за ход двигают две группы.',
      ),
    },
    {
      ask: said(
        'The first group is at Beaumont. Choose the town, then Thuin. Infantry marches one town.',
        'Перша група стоїть у Бомоні. Оберіть це місто, потім Туен. Піхота марширує одне місто.',
        'Первая группа стоит в Бомоне. Выберите этот город, затем Туэн. Пехота проходит один город.',
      ),
      want: ['march.F06.beaumont.thuin'],
    },
    {
      ask: said(
        'The second block of the group may go there too, or elsewhere, or stay. Let it follow. On the road you read how many have gone and how many may: a minor road takes six a turn, a major road eight.',
        'Другий блок групи може піти туди ж, в інше місто або лишитися. Нехай іде слідом. На дорозі написано, скільки пройшло і скільки може: мала дорога пропускає за хід шість блоків, великий шлях вісім.',
        'Второй блок группы может пойти туда же, в другой город или остаться. Пусть идёт следом. На дороге написано, сколько прошло и сколько может: малая дорога пропускает за ход шесть блоков, большая восемь.',
      ),
      want: ['march.F07.beaumont.thuin'],
    },
    {
      ask: said(
        'The second group is at Philippeville. Cavalry, horse artillery and leaders march up to two towns. Choose Exelmans’ dragoons and let them go on through Laneffe.',
        'Друга група у Філіппвілі. Кіннота, кінна артилерія та полководці проходять до двох міст. Оберіть драгунів Ексельмана, нехай ідуть далі через Ланефф.',
        'Вторая группа в Филиппвиле. Кавалерия, конная артиллерия и полководцы проходят до двух городов. Выберите драгун Эксельмана, пусть идут дальше через Ланефф.',
      ),
      want: ['ride.F20.philippeville.laneffe'],
    },
    {
      ask: said(
        'And on over the Sambre to Charleroi. The town is empty, so the bridge does not matter; against an enemy a road over a river takes only half.',
        'І далі через Самбру до Шарлеруа. Місто порожнє, тож міст не заважає; проти ворога дорога через річку пропускає лише половину.',
        'И дальше через Самбру в Шарлеруа. Город пуст, так что мост не мешает; против врага дорога через реку пропускает лишь половину.',
      ),
      want: ['march.F20.laneffe.charleroi'],
    },
    {
      say: said(
        'Everybody has seen a block go two towns. Whoever watches now knows that something fast is at Charleroi: marching, too, tells the enemy something.',
        'Усі бачили, що блок пройшов два міста. Тепер кожен знає: у Шарлеруа стоїть хтось швидкий. Марш теж дещо розповідає ворогові.',
        'Все видели, что блок прошёл два города. Теперь каждый знает: в Шарлеруа стоит кто-то быстрый. Марш тоже кое-что рассказывает врагу.',
      ),
    },
    {
      ask: said(
        'Now the infantry of III Corps, from Philippeville to Laneffe.',
        'Тепер піхота III корпусу, з Філіппвіля до Ланеффа.',
        'Теперь пехота III корпуса, из Филиппвиля в Ланефф.',
      ),
      want: ['march.F12.philippeville.laneffe'],
    },
    {
      ask: said('And Napoleon with it.', 'І Наполеон із нею.', 'И Наполеон с ней.'),
      want: ['march.F01.philippeville.laneffe'],
    },
    {
      say: said(
        'Both groups have marched; those who did bear a notch. Nobody is left who could march, so the marches are over. Had anybody stayed behind, you would end them yourself.',
        'Обидві групи пройшли; хто йшов, позначений вирізом. Рушити вже нікому, тож марші скінчено. Якби хтось лишився, ви завершили б їх самі.',
        'Обе группы прошли; кто шёл, отмечен вырезом. Идти больше некому, и марши окончены. Если бы кто-то остался, вы закончили бы их сами.',
      ),
    },
    {
      ask: said(
        'Blocks that marched may go one town further by a forced march. Each rolls a die as it arrives, and on 1, 2 or 3 it loses a step. A leader in the town where they start adds 1, if you show him. Force the infantry of III Corps to Charleroi with Napoleon shown.',
        'Хто марширував, може пройти форсованим маршем іще одне місто. Прийшовши, кожен кидає кубик і на 1, 2 чи 3 втрачає крок. Полководець у місті, звідки вони йдуть, додає 1, якщо його показати. Ведіть піхоту III корпусу форсовано до Шарлеруа й покажіть Наполеона.',
        'Кто маршировал, может пройти форсированным маршем ещё один город. Придя, каждый бросает кубик и на 1, 2 или 3 теряет шаг. Полководец в городе, откуда они идут, прибавляет 1, если его показать. Ведите пехоту III корпуса форсированно в Шарлеруа и покажите Наполеона.',
      ),
      want: ['led.F12.laneffe.charleroi.group2'],
    },
    { falls: '3' },
    {
      ask: said(
        'A 3, and 1 for the Emperor: 4, nothing lost. At Thuin nobody helps. Force an infantry block from there all the same.',
        'Три та один за імператора: 4, без втрат. У Туені не допоможе ніхто. Усе ж таки ведіть форсовано блок піхоти звідти.',
        'Три и один за императора: 4, без потерь. В Туэне не поможет никто. И всё же ведите форсированно блок пехоты оттуда.',
      ),
      want: ['force.F06.thuin.charleroi.group1'],
    },
    { falls: '2' },
    {
      ask: said(
        'A 2: a step is gone for good, and the block has been turned. Steps never come back. That is enough forcing.',
        'Два: крок утрачено назавжди, і блок повернуто. Кроки не відновлюються. Досить форсувати.',
        'Два: шаг потерян навсегда, и блок повёрнут. Шаги не возвращаются. Хватит форсировать.',
      ),
      want: ['done'],
    },
    {
      say: said(
        'Nobody met, so there is no fight, and it is the Allies’ turn: one Anglo-Dutch and one Prussian group. Every third turn is a night: then you march as always, but nobody attacks and nobody forces his march.',
        'Ніхто ні з ким не зустрівся, боїв немає, і ходять союзники: одна англо-голландська група й одна прусська. Кожен третій хід нічний: марширують як звичайно, але ніхто не атакує й не форсує маршу.',
        'Никто ни с кем не встретился, боёв нет, и ходят союзники: одна англо-голландская группа и одна прусская. Каждый третий ход ночной: маршируют как обычно, но никто не атакует и не форсирует марша.',
      ),
    },
  ],
};
