import type { Lesson } from '@bicorne/boardkit/teach/lesson.ts';
import { said } from '@bicorne/boardkit/teach/story.ts';
import { drawn } from './drawn.ts';

const POSITION = `
title: Flags
top: french
cards: french 4, allied 4
first: french
banners: 2

map:
  A .       .       .       .       .       .       .       .       .       .       .       .       .
  B     .       .       .       .       .       .       .       .       .       .       .       .
  C .       .       F       .       .       ./fFA   .       ./fFA   .       .       F       .       .
  D     .       .       .       .       .       .       .       .       .       .       .       .
  E .       .       .       .       .       ./bLN+  .       .       ./bLN   .       .       .       .
  F     .       .       .       .       .       .       .       .       .       .       .       .
  G .       .       T       .       .       .       .       .       .       F       .       .       .
  H     .       .       .       .       .       ./bLN   .       .       .       .       .       .
  I .       .       .       .       .       .       .       .       .       .       .       .       .

hands:
  french probe-centre scout-left attack-left forward
  allied probe-centre probe-right scout-left rally
`;

export const flags: Lesson = {
  id: 'flags',
  title: said('Flags and leaders', 'Прапори й лідери', 'Флаги и полководцы'),
  about: said(
    'Retreats, standing firm, rallying.',
    'Відступ, стійкість, збір.',
    'Отступление, стойкость, сплочение.',
  ),
  scenario: drawn(POSITION),
  seat: 'allied',
  steps: [
    {
      say: said(
        'Now you are fired at. The French have the first turn; watch what flags do, and what a leader is good for.',
        'Тепер стріляють по вас. Перший хід французький; дивіться, що роблять прапори й навіщо потрібен лідер.',
        'Теперь стреляют по вам. Первый ход французский; смотрите, что делают флаги и зачем нужен полководец.',
      ),
    },
    { seat: 'french', plays: 'play:probe-centre' },
    { seat: 'french', plays: 'order:C6' },
    { seat: 'french', plays: 'order:C8' },
    { seat: 'french', plays: 'done' },
    { seat: 'french', plays: 'battle:C6' },
    { seat: 'french', plays: 'attack:E6' },
    { falls: 'ffc' },
    {
      ask: said(
        'Two flags against the battalion with your general. A leader with his men lets them ignore one flag, if you wish. Ignore it.',
        'Два прапори проти загону з вашим лідером. Лідер при своїх дає змогу ігнорувати один прапор, якщо хочете. Ігноруйте.',
        'Два флага против части с вашим полководцем. Полководец при своих позволяет игнорировать один флаг, если хотите. Игнорируйте.',
      ),
      want: ['ignore:1'],
    },
    {
      ask: said(
        'The other flag counts: one hex back towards your own edge. Choose the way.',
        'Другий прапор діє: один гекс назад, до свого краю. Виберіть шлях.',
        'Второй флаг действует: один гекс назад, к своему краю. Выберите путь.',
      ),
      want: ['retreat:F6', 'retreat:F5'],
    },
    { seat: 'french', plays: 'battle:C8' },
    { seat: 'french', plays: 'attack:E9' },
    { falls: 'fic' },
    {
      ask: said(
        'A hit and a flag, and no leader here: it must go. Choose where.',
        'Влучання й прапор, а лідера тут немає: доведеться відійти. Виберіть куди.',
        'Попадание и флаг, а полководца тут нет: придётся отойти. Выберите куда.',
      ),
      want: ['retreat:F9', 'retreat:F8'],
    },
    { falls: 'scout-right' },
    {
      say: said(
        'A unit that cannot retreat as far as it must loses blocks instead. Keep the ground behind your line free.',
        'Загін, що не може відступити, скільки треба, втрачає натомість блоки. Тримайте простір позаду лінії вільним.',
        'Часть, которая не может отступить, сколько нужно, теряет вместо этого блоки. Держите место позади линии свободным.',
      ),
    },
    {
      ask: said(
        'Your turn. “Rally” throws dice to bring lost blocks back. Play it.',
        'Ваш хід. «Збір»: кубики повертають утрачені блоки. Зіграйте цю карту.',
        'Ваш ход. «Сплочение»: кубики возвращают потерянные блоки. Сыграйте эту карту.',
      ),
      want: ['play:rally'],
    },
    { falls: 'iisf' },
    {
      ask: said(
        'Foot soldiers bring back infantry, and the block’s place is where your men are. Restore it; the unit is ordered by it, too.',
        'Піхота на кубику повертає блок піхоті. Поверніть його; загін цим самим дістає й наказ.',
        'Пехота на кубике возвращает блок пехоте. Верните его; часть тем самым получает и приказ.',
      ),
      want: ['restore:F9', 'restore:F8'],
    },
    {
      say: said(
        'That is most of what you need. The rulebook opens beside the board at the rule behind every question, and nothing that the rules forbid can be clicked.',
        'Це майже все, що потрібно. Книга правил відкривається поруч із полем на правилі, яке стоїть за кожним запитанням, і нічого забороненого натиснути не вдасться.',
        'Это почти всё, что нужно. Книга правил открывается рядом с полем на правиле, стоящем за каждым вопросом, и ничего запрещённого нажать не получится.',
      ),
    },
  ],
};
