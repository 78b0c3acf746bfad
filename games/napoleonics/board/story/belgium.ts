import { body, said, type Story } from '@bicorne/boardkit/teach/story.ts';
import { NAPOLEON, NEY, ORANGE, WELLINGTON } from './commanders.ts';

export const quatreBras: Story = {
  commanders: [WELLINGTON, NEY, ORANGE],
  bodies: {
    perponcher: body('dutch', 'infantry', said('Perponcher', 'Перпонше', 'Перпонше')),
    nassau: body('dutch', 'infantry', said('Nassau', 'Нассау', 'Нассау')),
    picton: body('british', 'infantry', said('Picton', 'Піктон', 'Пиктон')),
    brunswick: body('brunswick', 'infantry', said('Brunswick', 'Брауншвейг', 'Брауншвейг')),
    guards: body('british', 'infantry', said('Guards', 'Гвардія', 'Гвардия')),
    bachelu: body('french', 'infantry', said('Bachelu', 'Башлю', 'Башлю')),
    foy: body('french', 'infantry', said('Foy', 'Фуа', 'Фуа')),
    jerome: body('french', 'infantry', said('Jérôme', 'Жером', 'Жером')),
    kellermann: body('french', 'cavalry', said('Kellermann', 'Келлерман', 'Келлерман')),
  },
  phases: [
    {
      when: said('Two o’clock', 'Друга година', 'Два часа'),
      text: said(
        'Ney comes late to the crossroads that he should have had in the morning. Eight thousand Netherlanders and sixteen guns stand before him, hidden by tall rye and by his fear of another Spanish ridge.',
        'Ней запізно приходить до перехрестя, яке мав узяти зранку. Перед ним вісім тисяч нідерландців і шістнадцять гармат, схованих високим житом і його страхом перед ще одним іспанським гребенем.',
        'Ней поздно приходит к перекрёстку, который должен был взять утром. Перед ним восемь тысяч нидерландцев и шестнадцать пушек, скрытых высокой рожью и его страхом перед ещё одним испанским гребнем.',
      ),
      at: {
        perponcher: 'E7',
        nassau: 'E4',
        picton: null,
        brunswick: null,
        guards: null,
        bachelu: 'H10',
        foy: 'H7',
        jerome: null,
        kellermann: null,
      },
    },
    {
      when: said('Three o’clock', 'Третя година', 'Три часа'),
      text: said(
        'Gemioncourt and Piraumont are lost, and the Netherlanders fall back along the wood. At that moment Picton’s division comes swinging down the Brussels road.',
        'Жеміонкур і Піромон утрачено, нідерландці відходять уздовж лісу. Цієї миті брюссельською дорогою надходить дивізія Піктона.',
        'Жемионкур и Пиромон потеряны, нидерландцы отходят вдоль леса. В эту минуту по брюссельской дороге подходит дивизия Пиктона.',
      ),
      at: { perponcher: 'B6', foy: 'E7', bachelu: 'F10', picton: 'C9', jerome: 'H4' },
      clash: ['E7'],
      driven: ['perponcher'],
    },
    {
      when: said('The Duke of Brunswick', 'Герцог Брауншвейзький', 'Герцог Брауншвейгский'),
      text: said(
        'Jérôme takes Pierrepont and pushes into the Bossu wood. The black Brunswickers are shot about beside the road; trying to rally them their duke is killed, as his father was at Auerstedt.',
        'Жером бере П’єрпон і входить у ліс Боссю. Чорних брауншвейжців розстрілюють край дороги; збираючи їх, гине їхній герцог, як загинув його батько під Ауерштедтом.',
        'Жером берёт Пьерпон и входит в лес Боссю. Чёрных брауншвейгцев расстреливают у дороги; собирая их, гибнет их герцог, как погиб его отец под Ауэрштедтом.',
      ),
      at: { jerome: 'F4', nassau: 'C4', brunswick: 'D6', bachelu: 'E9' },
      clash: ['D6', 'E4', 'D9'],
      driven: ['nassau'],
    },
    {
      when: said('Six o’clock', 'Шоста година', 'Шесть часов'),
      text: said(
        'Ney has learnt that d’Erlon’s corps will not come and sends what he has: Kellermann with one brigade of cuirassiers. They ride over the 69th, take its colour, and reach the crossroads with nobody behind them.',
        'Ней дізнався, що корпус д’Ерлона не прийде, і кидає те, що має: Келлермана з однією бригадою кірасирів. Вони зминають 69-й, беруть прапор і дістаються перехрестя — а за ними нікого.',
        'Ней узнал, что корпус д’Эрлона не придёт, и бросает то, что есть: Келлермана с одной бригадой кирасир. Они сминают 69-й, берут знамя и достигают перекрёстка — а за ними никого.',
      ),
      at: { kellermann: 'C7', brunswick: 'B5' },
      clash: ['C7'],
      driven: ['brunswick'],
    },
    {
      when: said('Evening', 'Вечір', 'Вечер'),
      text: said(
        'Brigade after brigade comes up, the Guards clear the wood, and by nine all the lost ground is held again. But the Prussians have been beaten at Ligny, and in the morning Wellington must go.',
        'Бригада за бригадою підходять, гвардія очищає ліс, і до дев’ятої все втрачене повернуто. Та пруссаків розбито під Ліньї, і вранці Веллінгтон мусить відійти.',
        'Бригада за бригадой подходят, гвардия очищает лес, и к девяти всё потерянное возвращено. Но пруссаки разбиты при Линьи, и утром Веллингтон должен уйти.',
      ),
      at: {
        guards: 'E4',
        picton: 'E8',
        kellermann: 'I8',
        jerome: 'H4',
        foy: 'H7',
        bachelu: 'H10',
        perponcher: 'D7',
      },
      clash: ['F4'],
      driven: ['kellermann', 'jerome', 'foy', 'bachelu'],
    },
  ],
  sure: said(
    'Arrivals and losses are known well; the hours differ from watch to watch. Netherlanders and Brunswickers play here as Portuguese, for want of blocks of their own.',
    'Прибуття й утрати відомі добре; години різняться від годинника до годинника. Нідерландці й брауншвейжці тут грають як португальці, бо своїх блоків не мають.',
    'Прибытия и потери известны хорошо; часы разнятся от часов к часам. Нидерландцы и брауншвейгцы здесь играют как португальцы, за неимением своих блоков.',
  ),
};

export const waterloo: Story = {
  commanders: [WELLINGTON, NAPOLEON, ORANGE, NEY],
  bodies: {
    hougoumont: body('british', 'infantry', said('Hougoumont', 'Угумон', 'Угумон')),
    farm: body('british', 'infantry', said('German Legion', 'Німецький легіон', 'Немецкий легион')),
    picton: body('british', 'infantry', said('Picton', 'Піктон', 'Пиктон')),
    heavies: body('british', 'cavalry', said('Heavy brigades', 'Важкі бригади', 'Тяжёлые бригады')),
    squares: body('british', 'infantry', said('Squares', 'Каре', 'Каре')),
    adam: body('british', 'infantry', said('Adam', 'Адам', 'Адам')),
    reille: body('french', 'infantry', said('Reille', 'Рей', 'Рейль')),
    erlon: body('french', 'infantry', said('D’Erlon', 'Д’Ерлон', 'Д’Эрлон')),
    battery: body('french', 'artillery', said('Grand battery', 'Велика батарея', 'Большая батарея')),
    cuirassiers: body('french', 'cavalry', said('Cuirassiers', 'Кірасири', 'Кирасиры')),
    guard: body(
      'french',
      'infantry',
      said('Imperial Guard', 'Імператорська гвардія', 'Императорская гвардия'),
    ),
  },
  phases: [
    {
      when: said('Half past eleven', 'Пів на дванадцяту', 'Половина двенадцатого'),
      text: said(
        'It has rained all night and Napoleon lets the ground dry. Then Reille begins at the château of Hougoumont. It is meant to draw off Wellington’s reserves, and draws in Reille’s whole corps instead.',
        'Усю ніч лило, і Наполеон дає землі просохнути. Потім Рей починає біля замку Угумон. Це мало відтягти резерви Веллінгтона, а втягнуло весь корпус Рея.',
        'Всю ночь лило, и Наполеон даёт земле просохнуть. Потом Рейль начинает у замка Угумон. Это должно было оттянуть резервы Веллингтона, а втянуло весь корпус Рейля.',
      ),
      at: {
        hougoumont: 'E3',
        farm: 'E6',
        picton: 'C8',
        heavies: 'B7',
        squares: 'C4',
        adam: 'B2',
        reille: 'F3',
        erlon: 'G8',
        battery: 'G10',
        cuirassiers: 'I9',
        guard: 'I7',
      },
      clash: ['E3'],
    },
    {
      when: said('Half past one', 'Пів на другу', 'Половина второго'),
      text: said(
        'After half an hour of the grand battery d’Erlon’s four divisions go up the slope east of the road in huge columns. Picton meets them at the hedge, and dies there with a bullet in the temple.',
        'Після півгодини вогню великої батареї чотири дивізії д’Ерлона величезними колонами йдуть схилом на схід від дороги. Піктон зустрічає їх біля живоплоту й гине від кулі в скроню.',
        'После получаса огня большой батареи четыре дивизии д’Эрлона огромными колоннами идут вверх по склону к востоку от дороги. Пиктон встречает их у изгороди и гибнет от пули в висок.',
      ),
      at: { erlon: 'D9', farm: 'E6' },
      clash: ['D8'],
    },
    {
      when: said('The heavy cavalry', 'Важка кіннота', 'Тяжёлая конница'),
      text: said(
        'Uxbridge sends both heavy brigades through the line. Two eagles and three thousand prisoners are taken; then, blown and scattered among the French guns, the Greys and Royals are ridden down by lancers.',
        'Аксбридж кидає крізь лінію обидві важкі бригади. Узято двох орлів і три тисячі полонених; потім, засапаних і розпорошених серед французьких гармат, «сірих» і «королівських» зминають улани.',
        'Аксбридж бросает сквозь линию обе тяжёлые бригады. Взяты два орла и три тысячи пленных; потом, запыхавшихся и рассеянных среди французских пушек, «серых» и «королевских» сминают уланы.',
      ),
      at: { heavies: 'F9', erlon: 'H9', picton: 'C8' },
      clash: ['E9', 'G9'],
      driven: ['erlon'],
    },
    {
      when: said('Four o’clock', 'Четверта година', 'Четыре часа'),
      text: said(
        'Ney takes a movement on the ridge for a retreat and leads up the cavalry, in the end nearly ten thousand, without infantry. They flow round the squares a dozen times and break none.',
        'Ней бере рух на гребені за відступ і веде вгору кінноту, врешті майже десять тисяч, без піхоти. Вона разів із дванадцять обтікає каре й не ламає жодного.',
        'Ней принимает движение на гребне за отступление и ведёт наверх конницу, в конце почти десять тысяч, без пехоты. Она раз двенадцать обтекает каре и не ломает ни одного.',
      ),
      at: { cuirassiers: 'D4', heavies: 'A7' },
      clash: ['C4'],
      driven: ['heavies'],
    },
    {
      when: said('Past six', 'Після шостої', 'После шести'),
      text: said(
        'La Haye Sainte falls when its Germans have fired their last cartridge. The centre is wide open for the first time, and Ney begs for infantry. “Where do you expect me to get it? Shall I make it?”',
        'Ла-Е-Сент падає, коли її німці вистріляли останній набій. Центр уперше розчинено навстіж, і Ней благає піхоти. «Де мені її взяти? Зробити, чи що?»',
        'Ла-Э-Сент падает, когда её немцы выстрелили последний патрон. Центр впервые распахнут настежь, и Ней молит о пехоте. «Где мне её взять? Сделать, что ли?»',
      ),
      at: { farm: 'C6', cuirassiers: 'G4', erlon: 'E6' },
      clash: ['E6'],
      driven: ['farm', 'cuirassiers'],
    },
    {
      when: said('Half past seven', 'Пів на восьму', 'Половина восьмого'),
      text: said(
        'Part of the Guard is holding Plancenoit against Bülow; the rest goes up the ridge. Maitland’s Guards rise from the corn, Adam’s 52nd wheels on its flank, and the cry runs down the line: “The Guard gives way!”',
        'Частина гвардії тримає Плансенуа проти Бюлова; решта йде на гребінь. З жита підводяться гвардійці Мейтленда, 52-й Адама заходить їй у фланг, і лінією котиться крик: «Гвардія відступає!»',
        'Часть гвардии держит Плансенуа против Бюлова; остальная идёт на гребень. Из ржи поднимаются гвардейцы Мейтленда, 52-й Адама заходит ей во фланг, и по линии катится крик: «Гвардия отступает!»',
      ),
      at: { guard: 'D5', adam: 'D4', squares: 'C5', reille: 'H4', erlon: 'I9' },
      clash: ['D5'],
      driven: ['reille', 'erlon'],
    },
  ],
  sure: said(
    'More has been written on this day than on any other, and the hours are still disputed. The Prussians, without whom it cannot be understood, lie east of this map.',
    'Про жоден інший день не написано більше, а про години й досі сперечаються. Пруссаки, без яких його не зрозуміти, — на схід від цієї мапи.',
    'Ни об одном другом дне не написано больше, а о часах спорят до сих пор. Пруссаки, без которых его не понять, — к востоку от этой карты.',
  ),
};
