import type { Lesson } from '@bicorne/boardkit/teach/lesson.ts';
import { said } from '@bicorne/boardkit/teach/story.ts';
import { drawn } from './drawn.ts';

export const march: Lesson = {
  id: 'march',
  title: said('Orders and marches', 'Накази й марші', 'Приказы и марши'),
  about: said(
    'A whole turn of marching: three orders, and what is free.',
    'Цілий хід на марші: три накази й те, що без наказу.',
    'Целый ход на марше: три приказа и то, что без приказа.',
  ),
  scenario: drawn([
    { army: 'austrian', at: '40', faces: ['i2', 'c2'] },
    { army: 'austrian', at: '47', faces: ['i2', 'i2', 'c2'] },
    { army: 'austrian', at: '59', faces: ['i3'] },
    { army: 'french', at: '64', faces: ['i2'] },
    { army: 'french', at: '70', faces: ['i2', 'i2'] },
  ]),
  seat: 'austrian',
  steps: [
    {
      say: said(
        'The red blocks are yours. A block shows its type and, by the number of symbols, its strength; of the French you see only the backs.',
        'Червоні блоки ваші. На блоці видно тип, а кількість символів показує міць; у французів ви бачите тільки спинки.',
        'Красные блоки ваши. На блоке виден тип, а число символов показывает силу; у французов вы видите только рубашки.',
      ),
    },
    {
      say: said(
        'The map is divided into localities. A piece lies in the middle, in reserve, or along a border, in an approach: there it bars the way. In every turn you have three orders, the pennants in the bar above.',
        'Мапу поділено на ділянки. Фігура лежить посередині, в резерві, або вздовж межі, у підступі: там вона заступає дорогу. Щоходу ви маєте три накази, це прапорці вгорі.',
        'Карта разделена на участки. Фигура лежит посередине, в резерве, или вдоль границы, в подступе: там она преграждает путь. Каждый ход у вас три приказа, это флажки вверху.',
      ),
    },
    {
      ask: said(
        'The French stand in 70. Choose your infantry in 59, then the approach towards 70. Blocking is free as long as no more pieces go there than it takes.',
        'Французи стоять у 70. Оберіть свою піхоту в 59, потім підступ у бік 70. Блокувати можна без наказу, доки фігур там не більше, ніж для цього треба.',
        'Французы стоят в 70. Выберите свою пехоту в 59, затем подступ в сторону 70. Закрывать можно без приказа, пока фигур там не больше, чем для этого нужно.',
      ),
      want: ['march:59>59/70'],
    },
    {
      say: said(
        'This border is wide: two pieces block it fully, one only in part, and so the band under it has gaps. Rest the pointer or a finger on an approach to read its width and what it costs an attacker.',
        'Ця межа широка: повністю її блокують дві фігури, а одна лише частково, тому смуга під нею переривчаста. Затримайте на підступі курсор або палець і прочитаєте, чи він широкий і чого коштує нападникові.',
        'Эта граница широкая: полностью её закрывают две фигуры, а одна лишь частично, поэтому полоса под ней прерывиста. Задержите на подступе курсор или палец и прочтёте, широк ли он и чего стоит атакующему.',
      ),
    },
    {
      ask: said(
        'The second piece comes by road. Choose 40 and march by road.',
        'Друга фігура прийде шляхом. Оберіть 40 і марш шляхом.',
        'Вторая фигура придёт по дороге. Выберите 40 и марш по дороге.',
      ),
      want: ['road:40'],
    },
    {
      ask: said(
        'A road march moves a single piece. Take the cavalry.',
        'Шляхом марширує одна фігура. Візьміть кінноту.',
        'По дороге идёт одна фигура. Возьмите кавалерию.',
      ),
      want: ['piece:c2'],
    },
    {
      ask: said(
        'A march goes over three borders at most. As long as it keeps to main roads it costs nothing. On to 47.',
        'Марш перетинає щонайбільше три межі. Доки він іде великим шляхом, наказу не треба. Уперед, до 47.',
        'Марш пересекает не больше трёх границ. Пока он идёт по большой дороге, приказа не нужно. Вперёд, в 47.',
      ),
      want: ['cross:40-47:main'],
    },
    {
      ask: said('And on to 59.', 'І далі, до 59.', 'И дальше, в 59.'),
      want: ['cross:47-59:main'],
    },
    {
      ask: said(
        'Cavalry need not stop in reserve: it may continue into an approach with the enemy beyond it. Let it join the infantry facing 70.',
        'Кіннота не мусить спинятися в резерві: вона може продовжити рух до підступу, за яким ворог. Нехай стане поруч із піхотою проти 70.',
        'Кавалерия не обязана останавливаться в резерве: она может продолжить движение в подступ, за которым враг. Пусть встанет рядом с пехотой против 70.',
      ),
      want: ['ride:c2>59/70'],
    },
    {
      say: said(
        'Now the band is whole: the approach is fully blocked, and no order was spent. But roads fill up: the pips at a crossing show the steps that are used. Whoever comes later waits, and after three the crossing is closed for this turn.',
        'Тепер смуга суцільна: підступ заблоковано повністю, і жодного наказу не витрачено. Але шляхи заповнюються: крапки на перетині показують використані кроки. Хто йде пізніше, чекає, а після трьох перетин цього ходу закритий.',
        'Теперь полоса сплошная: подступ закрыт полностью, и ни один приказ не потрачен. Но дороги заполняются: точки на переходе показывают использованные шаги. Кто идёт позже, ждёт, а после трёх переход на этот ход закрыт.',
      ),
    },
    {
      ask: said(
        'Across country up to three pieces march together, next door, for one order. Choose 47 and march to 59.',
        'Бездоріжжям ідуть разом до трьох фігур, до сусідньої ділянки, за один наказ. Оберіть 47 і марш до 59.',
        'Без дороги идут вместе до трёх фигур, на соседний участок, за один приказ. Выберите 47 и марш в 59.',
      ),
      want: ['march:47>59'],
    },
    {
      ask: said('Take an infantry piece.', 'Візьміть піхоту.', 'Возьмите пехоту.'),
      want: ['piece:i2'],
    },
    {
      ask: said('And the other one.', 'І другу.', 'И вторую.'),
      want: ['piece:i2'],
    },
    {
      ask: said(
        'The cavalry stays in 47. That is all.',
        'Кіннота лишається в 47. На цьому все.',
        'Кавалерия остаётся в 47. На этом всё.',
      ),
      want: ['done'],
    },
    {
      say: said(
        'One order is gone. The pieces that marched bear a notch: in this turn they do nothing more.',
        'Один наказ витрачено. Фігури, що пройшли, позначено вирізом: цього ходу вони більше не діють.',
        'Один приказ потрачен. Прошедшие фигуры отмечены выемкой: в этот ход они больше не действуют.',
      ),
    },
    {
      ask: said(
        'Orders cannot be saved, but you may stop whenever you like. End your actions.',
        'Накази не відкладаються, але спинитися можна будь-коли. Завершіть дії.',
        'Приказы не откладываются, но остановиться можно когда угодно. Закончите действия.',
      ),
      want: ['end'],
    },
    { seat: 'french', plays: 'march:64>69' },
    { seat: 'french', plays: 'end' },
    {
      say: said(
        'The French have left 64, and a new hour begins: you gain your discs of morale, and pieces in approaches that face nobody fall back into reserve by themselves. Yours facing 70 stay: the enemy is still there.',
        'Французи полишили 64, і починається нова година: ви отримуєте свої диски, а фігури в підступах, перед якими вже нікого немає, самі вертаються до резерву. Ваші проти 70 лишаються: ворог досі там.',
        'Французы оставили 64, и начинается новый час: вы получаете свои диски, а фигуры в подступах, перед которыми уже никого нет, сами возвращаются в резерв. Ваши против 70 остаются: враг всё ещё там.',
      ),
    },
  ],
};
