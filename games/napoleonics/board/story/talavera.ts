import { body, said, type Story } from '@bicorne/boardkit/teach/story.ts';
import { JOSEPH, VICTOR, WELLESLEY } from './commanders.ts';

export const talavera: Story = {
  commanders: [WELLESLEY, VICTOR, JOSEPH],
  bodies: {
    hill: body('british', 'infantry', said('Hill', 'Гілл', 'Хилл')),
    germans: body('british', 'infantry', said('German Legion', 'Німецький легіон', 'Немецкий легион')),
    guards: body('british', 'infantry', said('Guards', 'Гвардія', 'Гвардия')),
    mackenzie: body('british', 'infantry', said('Mackenzie', 'Маккензі', 'Маккензи')),
    redoubt: body('british', 'artillery', said('Redoubt', 'Редут', 'Редут')),
    anson: body('british', 'cavalry', said('Anson', 'Енсон', 'Энсон')),
    ruffin: body('french', 'infantry', said('Ruffin', 'Рюффен', 'Рюффен')),
    lapisse: body('french', 'infantry', said('Lapisse', 'Лапісс', 'Лаписс')),
    sebastiani: body('french', 'infantry', said('Sebastiani', 'Себастіані', 'Себастьяни')),
    leval: body('french', 'infantry', said('Leval', 'Леваль', 'Леваль')),
  },
  phases: [
    {
      when: said('Dawn', 'Світанок', 'Рассвет'),
      text: said(
        'Victor has already failed by night; at dawn Ruffin goes up the Cerro de Medellín again, and Hill’s volleys send him down again. Then the armies rest in the heat and drink from the same brook.',
        'Віктор уже зазнав невдачі вночі; на світанку Рюффен знову лізе на Серро-де-Медельїн, і залпи Гілла знову скидають його. Потім армії перепочивають у спеку й п’ють з одного струмка.',
        'Виктор уже потерпел неудачу ночью; на рассвете Рюффен снова лезет на Серро-де-Медельин, и залпы Хилла снова сбрасывают его. Потом армии отдыхают в зной и пьют из одного ручья.',
      ),
      at: {
        hill: 'F4',
        germans: 'G7',
        guards: 'G9',
        mackenzie: 'H8',
        redoubt: 'H11',
        anson: 'H1',
        ruffin: 'E4',
        lapisse: 'C7',
        sebastiani: 'C9',
        leval: 'B11',
      },
      clash: ['E4'],
    },
    {
      when: said('Two o’clock', 'Друга година', 'Два часа'),
      text: said(
        'The whole French line comes on. Leval’s Germans and Dutchmen stray through the olive groves up to the guns of the Pajar redoubt and are driven back with loss.',
        'Рушає вся французька лінія. Німці й голландці Леваля забрідають оливковими гаями просто під гармати редуту Пахар і відкочуються з утратами.',
        'Вперёд идёт вся французская линия. Немцы и голландцы Леваля забредают оливковыми рощами прямо под пушки редута Пахар и откатываются с потерями.',
      ),
      at: { leval: 'G11', ruffin: 'C1', lapisse: 'E7', sebastiani: 'E9' },
      clash: ['G11'],
      driven: ['ruffin'],
    },
    {
      when: said('Over the brook', 'Через струмок', 'Через ручей'),
      text: said(
        'Sherbrooke’s division waits until fifty paces, fires, and charges. The French front goes to pieces; but the Guards and Germans run on across the Portiña into the second line and are broken in their turn.',
        'Дивізія Шербрука чекає до п’ятдесяти кроків, стріляє й кидається вперед. Французький фронт розсипається; та гвардія й німці біжать далі за Портінью, на другу лінію, і тепер розбито їх самих.',
        'Дивизия Шербрука ждёт до пятидесяти шагов, стреляет и бросается вперёд. Французский фронт рассыпается; но гвардия и немцы бегут дальше за Портинью, на вторую линию, и сами разбиты.',
      ),
      at: { leval: 'C11', guards: 'D9', germans: 'D7', lapisse: 'C6', sebastiani: 'B9' },
      clash: ['D9', 'D7'],
      driven: ['leval', 'lapisse', 'sebastiani'],
    },
    {
      when: said('The gap', 'Пролом', 'Брешь'),
      text: said(
        'The centre lies open. Wellesley has one battalion to spare on the hill, the 48th, and sends it down; Mackenzie’s brigade steps into the gap and stands. Lapisse and Mackenzie both fall.',
        'Центр відкрито. На пагорбі у Веллслі є один вільний батальйон, 48-й, і він шле його вниз; бригада Маккензі стає в пролом і тримається. Гинуть і Лапісс, і Маккензі.',
        'Центр открыт. На холме у Уэлсли есть один свободный батальон, 48-й, и он шлёт его вниз; бригада Маккензи становится в брешь и держится. Гибнут и Лаписс, и Маккензи.',
      ),
      at: { guards: 'H9', germans: 'H7', mackenzie: 'F8', lapisse: 'E7', sebastiani: 'D9' },
      clash: ['F8'],
      driven: ['guards', 'germans'],
    },
    {
      when: said('The northern valley', 'Північна долина', 'Северная долина'),
      text: said(
        'Round the hill the 23rd Light Dragoons gallop into a hidden ravine and on against the squares; half of them never return, but Ruffin comes no farther. In the night Joseph marches away.',
        'За пагорбом 23-й драгунський на всьому скаку влітає в прихований яр і далі на каре; половина не повернулася, та Рюффен далі не пішов. Уночі Жозеф відходить.',
        'За холмом 23-й драгунский на всём скаку влетает в скрытый овраг и дальше на каре; половина не вернулась, но Рюффен дальше не пошёл. Ночью Жозеф уходит.',
      ),
      at: { anson: 'D1', lapisse: 'B6', sebastiani: 'A9', ruffin: 'B1' },
      clash: ['C1'],
      driven: ['lapisse', 'sebastiani'],
    },
  ],
  sure: said(
    'The sequence is that of the despatches and memoirs. The Spanish army that held the right by the town lies off this map.',
    'Послідовність — за донесеннями й спогадами. Іспанська армія, що тримала праве крило біля міста, лежить поза цією мапою.',
    'Последовательность — по донесениям и воспоминаниям. Испанская армия, державшая правое крыло у города, лежит за пределами этой карты.',
  ),
};
