import type { Lesson } from '@bicorne/boardkit/teach/lesson.ts';
import { said } from '@bicorne/boardkit/teach/story.ts';

export const battle: Lesson = {
  id: 'battle',
  title: said('The battle board', 'Поле битви', 'Поле битвы'),
  about: said(
    'Guns, engagement, shock, morale and the rout of an army.',
    'Гармати, вступ у бій, шокова атака, мораль і втеча армії.',
    'Пушки, вступление в бой, шок-атака, мораль и бегство армии.',
  ),
  scenario: {
    setup: 'position',
    turn: 5,
    towns: { charleroi: ['F10', 'F13'] },
    battles: [
      {
        town: 'ligny',
        entered: ['charleroi'],
        step: 'combat',
        attacker: { left: ['F09', 'F08'], centre: ['F06'], right: ['F12'], reserve: ['F21'] },
        defender: {
          left: ['P02'],
          centre: ['P07'],
          right: ['P11=3'],
          reserve: ['P04'],
          terrain: { centre: 'farm' },
          holders: { centre: 'P07' },
        },
      },
    ],
  },
  seat: 'french',
  steps: [
    {
      say: said(
        'Three blocks or more on each side: a battle, on a field of its own. Each side has a left, a centre and a right, and a reserve behind them. Your left faces the enemy’s right. In your part of a round each block may do one thing.',
        'По три блоки або більше з кожного боку: це битва, на власному полі. Кожна сторона має лівий фланг, центр і правий, а за ними резерв. Ваш лівий фланг стоїть проти правого ворожого. У вашій половині раунду кожен блок може діяти один раз.',
        'По три блока или больше с каждой стороны: это битва, на своём поле. У каждой стороны есть левый фланг, центр и правый, а за ними резерв. Ваш левый фланг стоит против правого вражеского. В вашей половине раунда каждый блок может действовать один раз.',
      ),
    },
    {
      ask: said(
        'Guns that are not engaged fire at the position opposite, as long as none of your own stands there. So they go first: choose the artillery on your left and fire from afar.',
        'Артилерія, не зв’язана боєм, стріляє по позиції навпроти, доки там немає своїх. Тому вона перша: оберіть артилерію на своєму лівому фланзі й стріляйте здалеку.',
        'Артиллерия, не связанная боем, стреляет по позиции напротив, пока там нет своих. Поэтому она первая: выберите артиллерию на своём левом фланге и стреляйте издали.',
      ),
      want: ['fire.F08.far'],
    },
    { falls: '146' },
    {
      ask: said(
        'Three steps, three dice; at F1 only the 1 hits, and the Prussian infantry loses a step. Now engage: infantry of II Corps from the left into the position opposite.',
        'Три кроки, три кубики; з F1 влучає лише одиниця, і прусська піхота втрачає крок. Тепер вступайте в бій: піхота II корпусу з лівого флангу на позицію навпроти.',
        'Три шага, три кубика; с F1 попадает лишь единица, и прусская пехота теряет шаг. Теперь вступайте в бой: пехота II корпуса с левого фланга на позицию напротив.',
      ),
      want: ['move.F09.left.beyond-left'],
    },
    {
      ask: said(
        'Infantry makes one step, cavalry two. Send Kellermann from the reserve through your left upon the enemy. Having ridden in itself, it will make its first fire with +1: that is shock.',
        'Піхота робить один крок полем, кіннота два. Пошліть Келлермана з резерву через лівий фланг на ворога. Хто налетів сам, перший раз стріляє з +1: це шокова атака.',
        'Пехота делает один переход по полю, кавалерия два. Пошлите Келлермана из резерва через левый фланг на врага. Кто налетел сам, первый раз стреляет с +1: это шок-атака.',
      ),
      want: ['move.F21.reserve.beyond-left'],
    },
    {
      ask: said(
        'A block that has moved does not fire in this round. The rest stands. End your combat.',
        'Хто рушив, у цьому раунді не стріляє. Решта стоїть. Завершіть бій.',
        'Кто двинулся, в этом раунде не стреляет. Остальные стоят. Закончите бой.',
      ),
      want: ['done'],
    },
    {
      ask: said(
        'At the end of your part reinforcements may come by road from towns without a fight: two by a major road, one by a minor one. From Charleroi a minor road leads here. Bring up infantry of II Corps.',
        'Наприкінці вашої половини раунду дорогами із сусідніх міст без бою можуть підійти підкріплення: двоє великим шляхом, один малою дорогою. Із Шарлеруа сюди веде мала дорога. Підтягніть піхоту II корпусу.',
        'В конце вашей половины раунда по дорогам из соседних городов без боя могут подойти подкрепления: двое по большой дороге, один по малой. Из Шарлеруа сюда ведёт малая. Подтяните пехоту II корпуса.',
      ),
      want: ['reinforce.F10.charleroi.ligny'],
    },
    {
      say: said(
        'It is in reserve already. Now the Prussians have their part, and their infantry shoots before your horsemen can strike: shock is strong, but it never strikes first.',
        'Вона вже в резерві. Тепер половина раунду пруссаків, і їхня піхота стріляє раніше, ніж ударять ваші вершники: шокова атака сильна, та першою не б’є.',
        'Она уже в резерве. Теперь половина раунда пруссаков, и их пехота стреляет раньше, чем ударят ваши всадники: шок-атака сильна, но первой не бьёт.',
      ),
    },
    { seat: 'allied', plays: 'fire.P11.line' },
    { falls: '26' },
    { seat: 'allied', plays: 'done' },
    {
      ask: said(
        'One hit, and your infantry took it, being the strongest there. Round 2. Kellermann has F3 and shock: he hits with 4 or less. Fire at the line.',
        'Одне влучання, і прийняла його ваша піхота, бо вона там найсильніша. Раунд 2. У Келлермана F3 і шокова атака: він влучає від 4 і менше. Вогонь!',
        'Одно попадание, и приняла его ваша пехота, ведь она там сильнейшая. Раунд 2. У Келлермана F3 и шок-атака: он попадает на 4 и меньше. Огонь!',
      ),
      want: ['fire.F21.line'],
    },
    { falls: '466' },
    {
      ask: said(
        'The Prussians have one step left. Fire with the infantry too.',
        'Пруссакам лишився один крок. Стріляйте й піхотою.',
        'Пруссакам остался один шаг. Стреляйте и пехотой.',
      ),
      want: ['fire.F09.line'],
    },
    { falls: '356' },
    {
      ask: said(
        'A miss. But an engaged block with a single step must test its morale when its own part begins. End your combat.',
        'Повз. Але зв’язаний боєм блок з одним кроком на початку своєї половини раунду мусить перевірити мораль. Завершіть бій.',
        'Мимо. Но связанный боем блок с одним шагом в начале своей половины раунда обязан проверить мораль. Закончите бой.',
      ),
      want: ['done'],
    },
    {
      ask: said('No more reinforcements for now.', 'Підкріплень поки досить.', 'Подкреплений пока хватит.'),
      want: ['done'],
    },
    { falls: '2' },
    {
      say: said(
        'It needed a 4 and fell back to the reserve. Now you stand in a position where no Prussian is left, and that is a rout, at once: infantry loses a step each, in reserve too; cavalry only if engaged with cavalry. Then everybody leaves by the roads, as many as they take.',
        'Треба було 4, і блок відійшов у резерв. Тепер ви стоїте на позиції, де не лишилося жодного пруссака, і це втеча, тієї ж миті: кожна піхота втрачає крок, у резерві теж; кіннота лише тоді, коли зв’язана боєм із кіннотою. Потім усі йдуть дорогами, скільки ті пропустять.',
        'Нужно было 4, и блок отошёл в резерв. Теперь вы стоите на позиции, где не осталось ни одного пруссака, и это бегство, в ту же минуту: каждая пехота теряет шаг, в резерве тоже; кавалерия только если связана боем с кавалерией. Потом все уходят по дорогам, сколько те пропустят.',
      ),
    },
    { seat: 'allied', plays: 'leave.P02.ligny.gembloux' },
    { seat: 'allied', plays: 'leave.P04.ligny.namur' },
    { seat: 'allied', plays: 'leave.P07.ligny.gembloux' },
    {
      ask: said(
        'Ligny is won. The winner may regroup: blocks come in from the towns around, or go out to his own. Bring up the last block from Charleroi.',
        'Ліньї взято. Переможець може перегрупуватися: привести блоки із сусідніх міст або відправити їх до своїх. Підведіть останній блок із Шарлеруа.',
        'Линьи взят. Победитель может перегруппироваться: привести блоки из соседних городов или отправить их к своим. Подведите последний блок из Шарлеруа.',
      ),
      want: ['regroup.F13.charleroi.ligny'],
    },
    {
      say: said(
        'One Prussian block is destroyed, and the bar above counts it: at nine the Prussian army breaks.',
        'Знищено один прусський блок, і смуга вгорі його рахує: на дев’яти прусську армію розбито.',
        'Уничтожен один прусский блок, и полоса вверху его считает: на девяти прусская армия разбита.',
      ),
    },
  ],
};
