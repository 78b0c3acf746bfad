import { body, said, type Story } from '@bicorne/boardkit/teach/story.ts';
import { DELABORDE, WELLESLEY } from './commanders.ts';

export const firstPosition: Story = {
  commanders: [WELLESLEY, DELABORDE],
  bodies: {
    delaborde: body('french', 'infantry', said('Delaborde', 'Делаборд', 'Делаборд')),
    chasseurs: body('french', 'cavalry', said('Chasseurs', 'Кінні єгері', 'Конные егеря')),
    centre: body('british', 'infantry', said('Wellesley', 'Веллслі', 'Уэлсли')),
    rifles: body('british', 'infantry', said('Riflemen', 'Стрільці', 'Стрелки')),
    fergusson: body('british', 'infantry', said('Fergusson', 'Фергюсон', 'Фергюсон')),
    trant: body('portuguese', 'infantry', said('Trant', 'Трант', 'Трант')),
  },
  phases: [
    {
      when: said('Morning', 'Ранок', 'Утро'),
      text: said(
        'Delaborde, with some 4,500 men, bars the road to Lisbon on a low hill before Roliça. Wellesley has three times as many, and comes on across the plain as if on parade.',
        'Делаборд із якимись 4500 вояками перекриває лісабонську дорогу на низькому пагорбі перед Ролісою. У Веллслі втричі більше людей, і він рушає рівниною, мов на параді.',
        'Делаборд с какими-то 4500 солдат закрывает лиссабонскую дорогу на невысоком холме перед Ролисой. У Уэлсли людей втрое больше, и он идёт равниной, как на параде.',
      ),
      at: { delaborde: 'E7', chasseurs: 'D9', centre: 'I6', rifles: 'H3', fergusson: 'I1', trant: 'I11' },
    },
    {
      when: said('About nine', 'Близько дев’ятої', 'Около девяти'),
      text: said(
        'The two horns swing out: Trant with his Portuguese wide on one side, Fergusson over the hills on the other. In the middle the line advances slowly, so that nobody on the hill looks elsewhere.',
        'Обидва роги розходяться: Трант із португальцями далеко з одного боку, Фергюсон пагорбами з другого. Посередині лінія йде поволі, щоб із пагорба дивилися тільки на неї.',
        'Оба рога расходятся: Трант с португальцами далеко с одной стороны, Фергюсон холмами с другой. В середине линия идёт медленно, чтобы с холма смотрели только на неё.',
      ),
      at: { centre: 'G6', rifles: 'F4', fergusson: 'D2', trant: 'E12' },
    },
    {
      when: said('The riflemen', 'Стрільці', 'Стрелки'),
      text: said(
        'Fane’s green jackets open the fight on the slope. Delaborde lets them come, gives a few volleys, and watches the ground on both sides of him fill with redcoats.',
        'Зелені куртки Фейна зав’язують бій на схилі. Делаборд підпускає їх, дає кілька залпів і дивиться, як обабіч нього рівнина червоніє мундирами.',
        'Зелёные куртки Фейна завязывают бой на склоне. Делаборд подпускает их, даёт несколько залпов и смотрит, как по обе стороны от него равнина краснеет мундирами.',
      ),
      at: { centre: 'F6', rifles: 'E5', fergusson: 'B3', trant: 'C12' },
      clash: ['E6'],
    },
    {
      when: said('The door stays open', 'Двері лишилися відчинені', 'Дверь осталась открытой'),
      text: said(
        'At the last moment the French slip away to the rear in good order, their horse covering them, and take post on the steeper heights behind. The trap closes on an empty hill.',
        'В останню мить французи в доброму порядку вислизають назад під прикриттям кінноти й стають на крутіших висотах позаду. Пастка зачиняється на порожньому пагорбі.',
        'В последнюю минуту французы в полном порядке ускользают назад под прикрытием конницы и встают на более крутых высотах позади. Ловушка захлопывается на пустом холме.',
      ),
      at: { delaborde: 'A7', chasseurs: 'B9', centre: 'E7', rifles: 'D5' },
      driven: ['delaborde', 'chasseurs'],
    },
  ],
  sure: said(
    'The crescent, the skirmish and the withdrawal are well attested; hours are approximate, and the places on this map are fitted to our reconstruction of it.',
    'Півмісяць, перестрілка й відхід добре засвідчені; час приблизний, а місця на цій мапі припасовано до нашої її реконструкції.',
    'Полумесяц, перестрелка и отход хорошо засвидетельствованы; время приблизительно, а места на этой карте подогнаны к нашей её реконструкции.',
  ),
};

export const secondPosition: Story = {
  commanders: [WELLESLEY, DELABORDE],
  bodies: {
    right: body('french', 'infantry', said('Delaborde', 'Делаборд', 'Делаборд')),
    brenier: body('french', 'infantry', said('Brenier', 'Бреньє', 'Бренье')),
    chasseurs: body('french', 'cavalry', said('Chasseurs', 'Кінні єгері', 'Конные егеря')),
    lake: body('british', 'infantry', said('29th Foot', '29-й полк', '29-й полк')),
    hill: body('british', 'infantry', said('Hill', 'Гілл', 'Хилл')),
    fergusson: body('british', 'infantry', said('Fergusson', 'Фергюсон', 'Фергюсон')),
    trant: body('portuguese', 'infantry', said('Trant', 'Трант', 'Трант')),
  },
  phases: [
    {
      when: said('Towards noon', 'Під полудень', 'К полудню'),
      text: said(
        'Delaborde has turned at bay above Columbeira. Only steep gullies, choked with rocks and brush, lead up to his line. Wellesley means to turn it again and merely to threaten the front.',
        'Делаборд став на висотах над Колумбейрою. До його лінії ведуть тільки круті яри, забиті камінням і чагарем. Веллслі знову хоче обійти, а спереду лише погрожувати.',
        'Делаборд остановился на высотах над Колумбейрой. К его линии ведут только крутые овраги, забитые камнем и кустарником. Уэлсли снова хочет обойти, а с фронта лишь грозить.',
      ),
      at: {
        right: 'C7',
        brenier: 'C5',
        chasseurs: 'A3',
        lake: 'G7',
        hill: 'G10',
        fergusson: 'H1',
        trant: 'I12',
      },
    },
    {
      when: said('Lake goes too soon', 'Лейк іде зарано', 'Лейк идёт слишком рано'),
      text: said(
        'Colonel Lake takes the 29th up a gully before anyone is ready. It comes out behind the first French line, is fired on from all sides and charged in the rear. Lake is killed and his colours nearly lost.',
        'Полковник Лейк веде 29-й яром угору, коли ще ніхто не готовий. Полк виходить позад першої французької лінії, його обстрілюють з усіх боків і б’ють із тилу. Лейка вбито, прапори ледь не втрачено.',
        'Полковник Лейк ведёт 29-й оврагом вверх, когда ещё никто не готов. Полк выходит позади первой французской линии, его обстреливают со всех сторон и бьют с тыла. Лейк убит, знамёна едва не потеряны.',
      ),
      at: { lake: 'D6', hill: 'F9' },
      clash: ['D6'],
    },
    {
      when: said('Everybody goes', 'Ідуть усі', 'Идут все'),
      text: said(
        'To save the 29th the whole centre climbs. Three times the battalions reach the edge in small groups and three times Delaborde’s bayonets throw them off it.',
        'Щоб урятувати 29-й, угору лізе весь центр. Тричі батальйони купками дістаються краю, і тричі багнети Делаборда скидають їх.',
        'Чтобы спасти 29-й, наверх лезет весь центр. Трижды батальоны кучками добираются до края, и трижды штыки Делаборда сбрасывают их.',
      ),
      at: { lake: 'E6', hill: 'D8', trant: 'F12', fergusson: 'F2' },
      clash: ['D8', 'D6'],
      driven: ['lake'],
    },
    {
      when: said('About four', 'Близько четвертої', 'Около четырёх'),
      text: said(
        'A foothold is won at last, and Fergusson’s column shows itself on the flank. Delaborde, twice wounded, goes back by halves, his chasseurs charging to gain time, with three of his guns left behind.',
        'Нарешті вдається зачепитися за край, а на фланзі з’являється колона Фергюсона. Двічі поранений Делаборд відходить перекатами; єгері атакують, аби виграти час, три гармати кинуто.',
        'Наконец удаётся зацепиться за край, а на фланге появляется колонна Фергюсона. Дважды раненный Делаборд отходит перекатами; егеря атакуют, чтобы выиграть время, три орудия брошены.',
      ),
      at: { lake: 'C6', hill: 'C9', fergusson: 'C3', right: 'A7', brenier: 'A6', chasseurs: 'B5' },
      clash: ['B5'],
      driven: ['right', 'brenier'],
    },
  ],
  sure: said(
    'Lake’s attack and the three repulses are told by eyewitnesses on both sides; which gully was whose is disputed, and our map chooses one.',
    'Атаку Лейка й три відбиті приступи описали очевидці з обох боків; котрий яр був чий — сперечаються, наша мапа обирає один.',
    'Атаку Лейка и три отбитых приступа описали очевидцы с обеих сторон; какой овраг был чей — спорят, наша карта выбирает один.',
  ),
};
