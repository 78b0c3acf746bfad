import type { Lesson } from '@bicorne/boardkit/teach/lesson.ts';
import { said } from '@bicorne/boardkit/teach/story.ts';
import { drawn } from './drawn.ts';

export const defence: Lesson = {
  id: 'defence',
  title: said('Holding the line', 'Тримати лінію', 'Держать линию'),
  about: said(
    'An assault from the other side: leading, fire, counter-attack.',
    'Штурм з іншого боку: авангард, вогонь, контратака.',
    'Штурм с другой стороны: авангард, огонь, контратака.',
  ),
  scenario: drawn([
    { army: 'austrian', at: '3/5', faces: ['i3', 'i2'] },
    { army: 'french', at: '5/3', faces: ['i1', 'c2', 'a1'] },
  ]),
  seat: 'french',
  steps: [
    {
      say: said(
        'Now you are the French. In the narrow approach of 5 lie a worn infantry 1, cavalry and your artillery, and the Austrians come on.',
        'Тепер ви граєте за французів. У вузькому підступі 5 лежать побита піхота 1, кіннота й ваша артилерія, а австрійці наступають.',
        'Теперь вы играете за французов. В узком подступе 5 лежат потрёпанная пехота 1, кавалерия и ваша артиллерия, а австрийцы наступают.',
      ),
    },
    { seat: 'austrian', plays: 'assault:3/5' },
    {
      ask: said(
        'Step 2: who leads? In a narrow approach one piece, of any strength. Let the infantry 1 do it: the cavalry and the guns are needed later.',
        'Крок 2: хто в авангарді? У вузькому підступі одна фігура, будь-якої моці. Нехай піхота 1: кіннота й гармати ще знадобляться.',
        'Шаг 2: кто в авангарде? В узком подступе одна фигура, любой силы. Пусть пехота 1: кавалерия и пушки ещё понадобятся.',
      ),
      want: ['lead:i1'],
    },
    { seat: 'austrian', plays: 'lead:i3' },
    { seat: 'austrian', plays: 'piece:i2' },
    {
      ask: said(
        'An infantry 3 leads against you. Step 4: artillery that does not lead may open defensive fire. Fire!',
        'Проти вас в авангарді піхота 3. Крок 4: артилерія, що не в авангарді, може вести загороджувальний вогонь. Вогонь!',
        'Против вас в авангарде пехота 3. Шаг 4: артиллерия, которая не в авангарде, может вести заградительный огонь. Огонь!',
      ),
      want: ['fire'],
    },
    {
      ask: said(
        'It is an infantry 2 now. So far: 2 − 1 − 1 = 0, and at zero the defence holds; but a counter-attack hurts more. Step 5: send the cavalry. It pays at once: one reduction for every Austrian piece that leads.',
        'Тепер це піхота 2. Поки що: 2 − 1 − 1 = 0, а за нуля оборона стоїть; та контратака болючіша. Крок 5: пошліть кінноту. Вона платить одразу: одне зменшення за кожну австрійську фігуру авангарду.',
        'Теперь это пехота 2. Пока: 2 − 1 − 1 = 0, а при нуле оборона стоит; но контратака больнее. Шаг 5: пошлите кавалерию. Она платит сразу: одно уменьшение за каждую австрийскую фигуру авангарда.',
      ),
      want: ['counter:c2'],
    },
    {
      say: said(
        'The result: 2 − 1 (ground) − 1 (infantry) − 1 (cavalry) = −1. The defender wins. The attacker is reduced once for your leading piece and once more for the cavalry; you are reduced once, and the infantry 1 is gone.',
        'Підсумок: 2 − 1 (місцевість) − 1 (піхота) − 1 (кіннота) = −1. Перемагає оборонець. Нападник зменшується раз за ваш авангард і ще раз за кінноту; ви — один раз, і піхоти 1 вже нема.',
        'Итог: 2 − 1 (местность) − 1 (пехота) − 1 (кавалерия) = −1. Побеждает оборона. Атакующий уменьшается раз за ваш авангард и ещё раз за кавалерию; вы — один раз, и пехоты 1 больше нет.',
      ),
    },
    {
      say: said(
        'The Austrians lost three points of strength and pay three discs. You won and pay none; but two of your discs are committed to 5 now, one for the piece that led and one for the cavalry. Lose 5, and they are lost with it.',
        'Австрійці втратили три одиниці моці й платять три диски. Ви перемогли й не платите; але два ваші диски тепер призначено до 5: один за авангард, другий за кінноту. Втратите 5 — втратите й їх.',
        'Австрийцы потеряли три единицы силы и платят три диска. Вы победили и не платите; но два ваших диска теперь назначены на 5: один за авангард, второй за кавалерию. Потеряете 5 — потеряете и их.',
      ),
    },
  ],
};
