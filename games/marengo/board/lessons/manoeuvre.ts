import type { Lesson } from '@bicorne/boardkit/teach/lesson.ts';
import { said } from '@bicorne/boardkit/teach/story.ts';
import { drawn } from './drawn.ts';

export const manoeuvre: Lesson = {
  id: 'manoeuvre',
  title: said('Manoeuvre attacks', 'Маневрені атаки', 'Манёвренные атаки'),
  about: said(
    'Slip in where nobody bars the way; the answer; the retreat.',
    'Прослизнути там, де ніхто не заступає; відповідь; відступ.',
    'Проскользнуть там, где никто не преграждает; ответ; отступление.',
  ),
  scenario: drawn([
    { army: 'austrian', at: '3', faces: ['i2', 'c2'] },
    { army: 'austrian', at: '2/4', faces: ['i3'] },
    { army: 'french', at: '4', faces: ['i2'] },
    { army: 'french', at: '5', faces: ['i3', 'c2'] },
  ]),
  seat: 'austrian',
  steps: [
    {
      say: said(
        'A manoeuvre attack goes through an approach that the enemy does not block fully. Nobody fights: either the way is barred in time, or the defenders must go.',
        'Маневрена атака йде крізь підступ, який ворог не заблокував повністю. Бою немає: або дорогу встигають заступити, або оборонці мусять піти.',
        'Манёвренная атака идёт через подступ, который враг не закрыл полностью. Боя нет: или путь успевают преградить, или оборона должна уйти.',
      ),
    },
    {
      ask: said(
        'Two French pieces stand in reserve in 5, and the approach towards you is open. Choose 3 and attack there.',
        'У 5 в резерві стоять дві французькі фігури, а підступ у ваш бік відкритий. Оберіть 3 і атакуйте туди.',
        'В 5 в резерве стоят две французские фигуры, а подступ в вашу сторону открыт. Выберите 3 и атакуйте туда.',
      ),
      want: ['attack:3>3/5'],
    },
    {
      ask: said(
        'Up to three pieces attack together. Take the infantry.',
        'Разом атакують до трьох фігур. Візьміть піхоту.',
        'Вместе атакуют до трёх фигур. Возьмите пехоту.',
      ),
      want: ['piece:i2'],
    },
    {
      ask: said(
        'One piece will do for a try. The scene below the map says how it stands. Attack.',
        'Для спроби досить однієї. Сцена під мапою показує, як стоять справи. Атакуйте.',
        'Для пробы довольно одной. Сцена под картой показывает, как обстоят дела. Атакуйте.',
      ),
      want: ['done'],
    },
    {
      say: said(
        'Your attack came out of reserve, so the defender has an answer: he may bring up as many pieces from his reserve as you attack with. He is always asked, and he thinks it over.',
        'Ваша атака йде з резерву, тож оборонець має відповідь: він може вивести зі свого резерву стільки фігур, скількома ви атакуєте. Його питають завжди, і він думає.',
        'Ваша атака идёт из резерва, поэтому у обороны есть ответ: она может вывести из своего резерва столько фигур, сколькими вы атакуете. Её спрашивают всегда, и она думает.',
      ),
    },
    { seat: 'french', plays: 'piece:i3' },
    {
      say: said(
        'One Frenchman steps into the approach. It is narrow, so one is enough: the attack is blocked. But standing firm has its price: one French disc is now committed to 5 and is lost if the place falls.',
        'Один француз стає в підступ. Він вузький, тож досить одного: атаку заблоковано. Але стійкість має ціну: один французький диск тепер призначено до 5, і він пропаде, якщо ділянка впаде.',
        'Один француз встаёт в подступ. Он узкий, так что хватает одного: атака остановлена. Но стойкость имеет цену: один французский диск теперь назначен на 5 и пропадёт, если участок падёт.',
      ),
    },
    {
      ask: said(
        'Advance into your approach: from there the next attack is straight ahead.',
        'Просуньтеся до свого підступу: звідти наступна атака піде просто вперед.',
        'Выдвигайтесь в свой подступ: оттуда следующая атака пойдёт прямо вперёд.',
      ),
      want: ['advance'],
    },
    {
      ask: said(
        'Now 4. Your infantry 3 already lies in the approach facing it, and out of an approach there is no answer. Attack.',
        'Тепер 4. Ваша піхота 3 вже лежить у підступі проти неї, а на атаку з підступу відповіді немає. Атакуйте.',
        'Теперь 4. Ваша пехота 3 уже лежит в подступе против неё, а на атаку из подступа ответа нет. Атакуйте.',
      ),
      want: ['attack:2/4>2/4'],
    },
    {
      say: said(
        'The way was open: the attack succeeds. The defenders show their faces, infantry in reserve loses a point of strength, and every point costs the French a disc of morale. Then they choose where to go.',
        'Дорога була вільна: атака вдалася. Оборонці показують лиця, піхота в резерві втрачає одиницю моці, і кожна одиниця коштує французам диска морального стану. Потім вони обирають, куди йти.',
        'Путь был свободен: атака удалась. Оборона показывает лица, пехота в резерве теряет единицу силы, и каждая единица стоит французам диска морали. Затем они выбирают, куда идти.',
      ),
    },
    { seat: 'french', plays: 'retreat:i1>8' },
    {
      say: said(
        'You hold 4, and 5 is now flanked. You saw an infantry 1 go to 8: a pencilled face stays on that block until it is mixed with others.',
        'Ви тримаєте 4, і 5 тепер обійдено з флангу. Ви бачили, як піхота 1 пішла до 8: на тому блоці лишається олівцева нотатка, доки його не змішають з іншими.',
        'Вы держите 4, и 5 теперь обойдена с фланга. Вы видели, как пехота 1 ушла в 8: на том блоке остаётся карандашная заметка, пока его не смешают с другими.',
      ),
    },
  ],
};
