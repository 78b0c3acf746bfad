import type { Lesson } from '@bicorne/boardkit/teach/lesson.ts';
import { said } from '@bicorne/boardkit/teach/story.ts';
import { drawn } from './drawn.ts';

export const assault: Lesson = {
  id: 'assault',
  title: said('The assault', 'Штурм', 'Штурм'),
  about: said(
    'Step by step through a blocked approach.',
    'Крок за кроком крізь заблокований підступ.',
    'Шаг за шагом через закрытый подступ.',
  ),
  scenario: drawn([
    { army: 'austrian', at: '59/70', faces: ['i3', 'i3', 'i2'] },
    { army: 'french', at: '70/59', faces: ['i2', 'i2'] },
  ]),
  seat: 'austrian',
  steps: [
    {
      say: said(
        'Two Frenchmen block the wide approach of 70 fully: no manoeuvre gets through here. What is left is the assault. It has nine steps, and the scene below the map names each.',
        'Двоє французів повністю блокують широкий підступ 70: маневром тут не пройти. Лишається штурм. У ньому дев’ять кроків, і сцена під мапою називає кожен.',
        'Двое французов полностью закрывают широкий подступ 70: манёвром здесь не пройти. Остаётся штурм. В нём девять шагов, и сцена под картой называет каждый.',
      ),
    },
    {
      ask: said(
        'Step 1: choose your line facing 70 and declare the assault, for one order.',
        'Крок 1: оберіть свою лінію проти 70 й оголосіть штурм, за один наказ.',
        'Шаг 1: выберите свою линию против 70 и объявите штурм, за один приказ.',
      ),
      want: ['assault:59/70'],
    },
    {
      say: said(
        'Step 2 is the defender’s: he turns up his leading pieces, or none. In a wide approach it may be two, of one type.',
        'Крок 2 за оборонцем: він відкриває свій авангард або нікого. У широкому підступі це можуть бути двоє одного типу.',
        'Шаг 2 за обороной: она открывает свой авангард или никого. В широком подступе это могут быть двое одного типа.',
      ),
    },
    { seat: 'french', plays: 'lead:i2' },
    { seat: 'french', plays: 'lead:i2' },
    {
      ask: said(
        'Two infantry 2 lead: strength 4 against you. Step 3 is yours. Lead with an infantry 3.',
        'В авангарді дві піхоти 2: проти вас міць 4. Крок 3 ваш. В авангард піхоту 3.',
        'В авангарде две пехоты 2: против вас сила 4. Шаг 3 ваш. В авангард пехоту 3.',
      ),
      want: ['lead:i3'],
    },
    {
      ask: said(
        'Look at the sum: 3, less 1 for the ground, less 4: not enough. Let the other infantry 3 lead as well.',
        'Гляньте на підсумок: 3, мінус 1 за місцевість, мінус 4. Цього мало. Другу піхоту 3 теж в авангард.',
        'Взгляните на итог: 3, минус 1 за местность, минус 4. Этого мало. Вторую пехоту 3 тоже в авангард.',
      ),
      want: ['lead:i3'],
    },
    {
      ask: said(
        'Others may join. They add no strength, but they take what the leading pieces cannot bear, and they go in. Take the infantry 2 along.',
        'Можна долучити й інших. Моці вони не додають, але беруть зменшення, яких не витримає авангард, і входять разом. Візьміть піхоту 2.',
        'Можно присоединить и других. Силы они не добавляют, но берут уменьшения, которых не выдержит авангард, и входят вместе. Возьмите пехоту 2.',
      ),
      want: ['piece:i2'],
    },
    {
      say: said(
        'Steps 4 and 5, defensive fire and counter-attack, fell away: the French have nobody left who is not leading. Step 6: 6 − 1 − 4 = 1. Above zero the attacker wins.',
        'Кроки 4 і 5, загороджувальний вогонь і контратака, відпали: у французів усі в авангарді. Крок 6: 6 − 1 − 4 = 1. Більше від нуля — перемагає нападник.',
        'Шаги 4 и 5, заградительный огонь и контратака, отпали: у французов все в авангарде. Шаг 6: 6 − 1 − 4 = 1. Больше нуля — побеждает атакующий.',
      ),
    },
    {
      say: said(
        'Steps 7 and 8: each side is reduced once for every enemy piece that led, two and two. Your infantry 3 are now 2. The winner loses no morale for it; the loser pays a disc for each.',
        'Кроки 7 і 8: кожна сторона зменшується раз за кожну ворожу фігуру авангарду, по два рази. Ваші піхоти 3 тепер 2. Переможець дисків за це не втрачає, переможений платить диск за кожне зменшення.',
        'Шаги 7 и 8: каждая сторона уменьшается раз за каждую вражескую фигуру авангарда, по два раза. Ваши пехоты 3 теперь 2. Победитель дисков за это не теряет, проигравший платит диск за каждое уменьшение.',
      ),
    },
    {
      say: said(
        'Step 9: what is left of the defenders retreats, and out of a wide approach that costs two reductions more. Here nobody was left: four French discs are gone, and you stand in 70.',
        'Крок 9: хто лишився з оборонців, відступає, а вихід із широкого підступу коштує ще двох зменшень. Тут не лишилося нікого: чотирьох французьких дисків нема, а ви стоїте в 70.',
        'Шаг 9: кто остался из обороны, отступает, а выход из широкого подступа стоит ещё двух уменьшений. Здесь не осталось никого: четырёх французских дисков нет, а вы стоите в 70.',
      ),
    },
  ],
};
