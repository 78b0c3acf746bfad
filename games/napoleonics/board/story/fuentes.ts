import { body, said, type Story } from '@bicorne/boardkit/teach/story.ts';
import { MASSENA, WELLINGTON } from './commanders.ts';

export const village: Story = {
  commanders: [WELLINGTON, MASSENA],
  bodies: {
    williams: body('british', 'infantry', said('Light companies', 'Легкі роти', 'Лёгкие роты')),
    seventyFirst: body('british', 'infantry', said('71st', '71-й', '71-й')),
    highlanders: body('british', 'infantry', said('79th', '79-й', '79-й')),
    ferey: body('french', 'infantry', said('Ferey', 'Фере', 'Фере')),
    marchand: body('french', 'infantry', said('Marchand', 'Маршан', 'Маршан')),
    guns: body('french', 'artillery', said('Batteries', 'Батареї', 'Батареи')),
  },
  phases: [
    {
      when: said('Two in the afternoon', 'Друга пополудні', 'Два часа дня'),
      text: said(
        'Masséna must relieve Almeida, and Wellington stands in the way behind the Dos Casas. The one place worth storming is the village, a maze of stone walls held by light companies from many regiments.',
        'Массена мусить визволити Алмейду, а Веллінгтон став на дорозі за Дос-Касасом. Єдине, що варто штурмувати, — село, лабіринт кам’яних мурів, де засіли легкі роти багатьох полків.',
        'Массена должен выручить Алмейду, а Веллингтон встал на пути за Дос-Касасом. Единственное, что стоит штурмовать, — деревня, лабиринт каменных стен, где засели лёгкие роты многих полков.',
      ),
      at: { williams: 'E7', seventyFirst: 'G6', highlanders: 'G8', ferey: 'B6', marchand: 'A5', guns: 'C4' },
    },
    {
      when: said('Over the brook', 'Через струмок', 'Через ручей'),
      text: said(
        'Ferey’s first brigade splashes across and takes the lower houses. Williams counter-attacks and throws it out again.',
        'Перша бригада Фере вбрід переходить струмок і бере нижні хати. Вільямс контратакує й викидає її.',
        'Первая бригада Фере вброд переходит ручей и берёт нижние дома. Уильямс контратакует и выбрасывает её.',
      ),
      at: { ferey: 'D6' },
      clash: ['E6'],
    },
    {
      when: said('Up to the church', 'До самої церкви', 'До самой церкви'),
      text: said(
        'Ten more battalions follow. House by house the defenders are forced up the hill, Williams falls, and the French hold everything but the church and its rocks.',
        'Ідуть ще десять батальйонів. Хата за хатою оборонців витискають угору, Вільямс падає, і за французами все, крім церкви та скель коло неї.',
        'Идут ещё десять батальонов. Дом за домом защитников выжимают наверх, Уильямс падает, и за французами всё, кроме церкви и скал возле неё.',
      ),
      at: { ferey: 'E7', marchand: 'D5', williams: 'G7' },
      clash: ['F7'],
      driven: ['williams'],
    },
    {
      when: said('The 71st', '71-й', '71-й'),
      text: said(
        'Cadogan leads the 71st down the street with a cheer, two more regiments behind. They sweep the French through the village and some of them over the brook beyond it.',
        'Кадоган веде 71-й вулицею вниз із криком «ура», за ним ще два полки. Вони вимітають французів із села, а декотрі женуть їх і за струмок.',
        'Кадоган ведёт 71-й вниз по улице с криком «ура», за ним ещё два полка. Они выметают французов из деревни, а кое-кто гонит их и за ручей.',
      ),
      at: { seventyFirst: 'E6', highlanders: 'E8', ferey: 'C7', marchand: 'B4' },
      clash: ['E7'],
      driven: ['ferey', 'marchand'],
    },
    {
      when: said('Dusk', 'Сутінки', 'Сумерки'),
      text: said(
        'Night leaves the French a few houses on their own bank. Next day both sides count their dead in the lanes, and Masséna looks for a way round.',
        'Ніч лишає французам кілька хат на їхньому березі. Наступного дня обидві сторони лічать мертвих у завулках, а Массена шукає обходу.',
        'Ночь оставляет французам несколько домов на их берегу. На другой день обе стороны считают мёртвых в проулках, а Массена ищет обход.',
      ),
      at: { williams: 'F7', seventyFirst: 'F6', ferey: 'B7' },
    },
  ],
  sure: said(
    'The swing of the fight is clear from both sides’ reports. The plan of the village is simplified to five hexes of houses.',
    'Перебіг бою ясний зі звітів обох сторін. План села спрощено до п’яти гексів забудови.',
    'Ход боя ясен из донесений обеих сторон. План деревни упрощён до пяти гексов застройки.',
  ),
};

export const secondDay: Story = {
  commanders: [WELLINGTON, MASSENA],
  bodies: {
    houston: body('british', 'infantry', said('7th Division', '7-ма дивізія', '7-я дивизия')),
    light: body('british', 'infantry', said('Light Division', 'Легка дивізія', 'Лёгкая дивизия')),
    ramsay: body('british', 'artillery', said('Ramsay', 'Ремзі', 'Рамсей')),
    horse: body('british', 'cavalry', said('Cavalry', 'Кіннота', 'Конница')),
    line: body('british', 'infantry', said('New line', 'Нова лінія', 'Новая линия')),
    garrison: body('british', 'infantry', said('Village', 'Село', 'Деревня')),
    montbrun: body('french', 'cavalry', said('Montbrun', 'Монбрен', 'Монбрен')),
    loison: body('french', 'infantry', said('Loison', 'Луазон', 'Луазон')),
    drouet: body('french', 'infantry', said('Drouet', 'Друе', 'Друэ')),
  },
  phases: [
    {
      when: said('Dawn, 5 May', 'Світанок 5 травня', 'Рассвет 5 мая'),
      text: said(
        'Masséna has moved south in the night. Three divisions and most of his cavalry come round the British right, where only the raw 7th Division stands, at Poço Velho.',
        'Уночі Массена пересунувся на південь. Три дивізії й більшість кінноти обходять британське праве крило, де біля Посу-Велью стоїть лише необстріляна 7-ма дивізія.',
        'Ночью Массена передвинулся на юг. Три дивизии и бо́льшая часть конницы обходят британское правое крыло, где у Посу-Велью стоит лишь необстрелянная 7-я дивизия.',
      ),
      at: {
        houston: 'D4',
        light: 'G8',
        ramsay: 'E8',
        horse: 'E10',
        line: 'H4',
        garrison: 'F2',
        montbrun: 'B9',
        loison: 'B6',
        drouet: 'B1',
      },
    },
    {
      when: said('Poço Velho', 'Посу-Велью', 'Посу-Велью'),
      text: said(
        'The village is stormed and the two battalions in it are caught by hussars as they come out. Four weak regiments of allied horse charge again and again to win them time.',
        'Село взято штурмом, а два батальйони з нього на виході наздоганяють гусари. Чотири слабкі полки союзної кінноти раз у раз атакують, щоб виграти для них час.',
        'Деревня взята штурмом, а два батальона из неё на выходе настигают гусары. Четыре слабых полка союзной конницы раз за разом атакуют, чтобы выиграть им время.',
      ),
      at: { loison: 'C4', montbrun: 'D8', houston: 'F6', horse: 'E9' },
      clash: ['C4', 'D8'],
      driven: ['houston'],
    },
    {
      when: said('Squares on the plain', 'Каре на рівнині', 'Каре на равнине'),
      text: said(
        'Craufurd’s Light Division goes out to meet them and walks back two miles across the plain in squares, the French horse all round and never once able to break in. Ramsay’s two guns gallop out through them.',
        'Легка дивізія Кроферда виходить назустріч і дві милі відходить рівниною в каре; французька кіннота довкруж, та жодного разу не може вдертися. Дві гармати Ремзі прориваються крізь неї на скаку.',
        'Лёгкая дивизия Кроуфорда выходит навстречу и две мили отходит равниной в каре; французская конница кругом, но ни разу не может ворваться. Две пушки Рамсея прорываются сквозь неё на скаку.',
      ),
      at: { light: 'F8', montbrun: 'E8', ramsay: 'G9', horse: 'G10', loison: 'D6' },
      clash: ['F8'],
    },
    {
      when: said('The new line', 'Нова лінія', 'Новая линия'),
      text: said(
        'By then a new front stands at right angles to the old one along the ridge. Masséna looks at it, asks for the Guard cavalry, and Bessières’s men will not move without Bessières.',
        'Тим часом уздовж гребеня під прямим кутом до старого стоїть новий фронт. Массена дивиться на нього, вимагає гвардійської кінноти, а люди Бессьєра без Бессьєра не рушать.',
        'Тем временем вдоль гребня под прямым углом к старому стоит новый фронт. Массена смотрит на него, требует гвардейской конницы, а люди Бессьера без Бессьера не трогаются.',
      ),
      at: { line: 'G6', light: 'H7', houston: 'H9', montbrun: 'E7', loison: 'E5' },
    },
    {
      when: said('Grenadiers in Fuentes', 'Гренадери у Фуентесі', 'Гренадеры в Фуэнтесе'),
      text: said(
        'Drouet throws three columns into the village and the bearskins reach the church. The 88th comes down with the bayonet, and the street is red to the brook. Masséna runs short of powder, and Almeida is lost to him.',
        'Друе кидає в село три колони, і ведмежі шапки сягають церкви. 88-й іде вниз у багнети, вулиця червона аж до струмка. Массені бракує пороху, і Алмейду втрачено.',
        'Друэ бросает в деревню три колонны, и медвежьи шапки доходят до церкви. 88-й идёт вниз в штыки, улица красна до самого ручья. Массене не хватает пороха, и Алмейда потеряна.',
      ),
      at: { drouet: 'E3', garrison: 'G2' },
      clash: ['F2'],
    },
  ],
  sure: said(
    'The march of the Light Division and the fight in the village are famous and well described; the distances are shortened to fit the board.',
    'Марш Легкої дивізії й бій у селі славнозвісні та добре описані; відстані скорочено під розмір поля.',
    'Марш Лёгкой дивизии и бой в деревне знамениты и хорошо описаны; расстояния сокращены под размер поля.',
  ),
};
