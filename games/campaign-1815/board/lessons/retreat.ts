import type { Lesson } from '@bicorne/boardkit/teach/lesson.ts';
import { said } from '@bicorne/boardkit/teach/story.ts';

export const retreat: Lesson = {
  id: 'retreat',
  title: said('Retreat in time', 'Вчасний відступ', 'Отступить вовремя'),
  about: said(
    'Which roads are open, how many they take, and what it costs.',
    'Котрі дороги відкриті, скільки пропускають і чого це коштує.',
    'Какие дороги открыты, сколько пропускают и чего это стоит.',
  ),
  scenario: {
    setup: 'position',
    turn: 5,
    towns: {},
    battles: [
      {
        town: 'ligny',
        entered: ['gembloux', 'namur'],
        round: 3,
        part: 'defender',
        step: 'combat',
        attacker: { left: ['F06'], centre: ['F07'], right: ['F09'], 'beyond-left': ['F10', 'F02'] },
        defender: { left: ['P02'], centre: ['P03'], right: ['P07=2'], reserve: ['P08', 'P11'] },
      },
    ],
  },
  seat: 'allied',
  steps: [
    {
      say: said(
        'Your right is about to break: two steps against the Guard. A rout would cost every infantry block a step. Better to go while you can.',
        'Ваш правий фланг ось-ось не витримає: два кроки проти гвардії. Втеча коштувала б кроку кожному блокові піхоти. Краще піти, поки можна.',
        'Ваш правый фланг вот-вот не выдержит: два шага против гвардии. Бегство стоило бы шага каждому блоку пехоты. Лучше уйти, пока можно.',
      ),
    },
    {
      say: said(
        'Beside the field are the roads. The attack came from Gembloux and Namur: these are closed to you and open to the French. What is left is Quatre Bras by a major road, two blocks in each part of a round, and Charleroi by a minor one, one block.',
        'Поруч із полем — дороги. Напали з Жамблу й Намюра: ці дороги закриті для вас і відкриті для французів. Лишаються Катр-Бра великим шляхом, по два блоки за половину раунду, і Шарлеруа малою дорогою, по одному.',
        'Рядом с полем — дороги. Напали из Жамблу и Намюра: эти дороги закрыты для вас и открыты для французов. Остаются Катр-Бра по большой дороге, по два блока за половину раунда, и Шарлеруа по малой, по одному.',
      ),
    },
    {
      ask: said(
        'From the reserve a retreat costs nothing. Send the infantry of III Corps to Quatre Bras.',
        'З резерву відступають без втрат. Відведіть піхоту III корпусу до Катр-Бра.',
        'Из резерва отступают без потерь. Отведите пехоту III корпуса в Катр-Бра.',
      ),
      want: ['retreat.P11.reserve.quatre-bras'],
    },
    {
      ask: said(
        'And the Landwehr of II Corps after it.',
        'І ландвер II корпусу слідом.',
        'И ландвер II корпуса следом.',
      ),
      want: ['retreat.P08.reserve.quatre-bras'],
    },
    {
      ask: said(
        'That road is full. The minor road takes one more: infantry of I Corps from the left. Nobody stands against it, so it goes unharmed.',
        'Цей шлях заповнено. Мала дорога пропустить іще одного: піхоту I корпусу з лівого флангу. Боєм вона не зв’язана, тож іде без втрат.',
        'Эта дорога заполнена. Малая пропустит ещё одного: пехоту I корпуса с левого фланга. Боем она не связана, поэтому уходит без потерь.',
      ),
      want: ['retreat.P02.left.charleroi'],
    },
    {
      say: said(
        'The left is empty now. That alone is no rout; it becomes one the moment an enemy steps in. Those who have gone are disorganised until the end of the turn.',
        'Тепер лівий фланг порожній. Це ще не втеча; вона почнеться, щойно туди ступить ворог. Хто пішов, до кінця ходу дезорганізований.',
        'Теперь левый фланг пуст. Это ещё не бегство; оно начнётся, едва туда ступит враг. Кто ушёл, до конца хода дезорганизован.',
      ),
    },
    {
      ask: said('End your combat.', 'Завершіть бій.', 'Закончите бой.'),
      want: ['done'],
    },
    { seat: 'french', plays: 'move.F09.right.beyond-right' },
    {
      say: said(
        'There it is. The last two blocks are routed: each loses a step, and then leaves by the same roads, which are free again in the enemy’s part.',
        'Ось і воно. Два останні блоки тікають: кожен утрачає крок, а потім іде тими самими дорогами, які у ворожій половині раунду знову вільні.',
        'Вот и оно. Два последних блока бегут: каждый теряет шаг, а затем уходит по тем же дорогам, которые во вражеской половине раунда снова свободны.',
      ),
    },
    {
      ask: said(
        'The Landwehr goes to Quatre Bras.',
        'Ландвер іде до Катр-Бра.',
        'Ландвер уходит в Катр-Бра.',
      ),
      want: ['leave.P03.ligny.quatre-bras'],
    },
    {
      ask: said('And so does the other block.', 'І другий блок теж.', 'И второй блок тоже.'),
      want: ['leave.P07.ligny.quatre-bras'],
    },
    {
      say: said(
        'The battle is lost and all five blocks are saved: they can fight tomorrow.',
        'Битву програно, а всі п’ять блоків урятовано: завтра вони битимуться знову.',
        'Битва проиграна, а все пять блоков спасены: завтра они будут драться снова.',
      ),
    },
  ],
};
