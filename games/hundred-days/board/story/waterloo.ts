import { body, said, type Story } from '@bicorne/boardkit/teach/story.ts';
import { BLUCHER, NAPOLEON, NEY, WELLINGTON } from './commanders.ts';

export const waterloo: Story = {
  commanders: [WELLINGTON, NAPOLEON, BLUCHER, NEY],
  bodies: {
    hougoumont: body('british', 'infantry', said('Guards', 'Гвардійці', 'Гвардейцы')),
    farm: body('british', 'infantry', said('German Legion', 'Німецький легіон', 'Немецкий легион')),
    picton: body('british', 'infantry', said('Picton', 'Піктон', 'Пиктон')),
    alten: body('british', 'infantry', said('Alten', 'Альтен', 'Альтен')),
    heavies: body('british', 'cavalry', said('Heavy brigades', 'Важкі бригади', 'Тяжёлые бригады')),
    bulow: body('prussian', 'infantry', said('Bülow', 'Бюлов', 'Бюлов')),
    zieten: body('prussian', 'infantry', said('Zieten', 'Цітен', 'Цитен')),
    reille: body('french', 'infantry', said('Reille', 'Рей', 'Рейль')),
    erlon: body('french', 'infantry', said('D’Erlon', 'Д’Ерлон', 'Д’Эрлон')),
    lobau: body('french', 'infantry', said('Lobau', 'Лобау', 'Лобау')),
    cuirassiers: body('french', 'cavalry', said('Cuirassiers', 'Кірасири', 'Кирасиры')),
    guard: body('french', 'infantry', said('Guard', 'Гвардія', 'Гвардия')),
  },
  phases: [
    {
      when: said('Half past eleven', 'Пів на дванадцяту', 'Половина двенадцатого'),
      text: said(
        'Seventy thousand men on either side of a shallow valley. Reille opens against Hougoumont, whose gate, once forced, is closed again by ten men with their shoulders.',
        'По сімдесят тисяч з обох боків неглибокої долини. Рей починає проти Угумона, чию браму, раз вибиту, десятеро людей знову зачиняють плечима.',
        'По семьдесят тысяч с обеих сторон неглубокой долины. Рейль начинает против Угумона, чьи ворота, однажды выбитые, десять человек снова закрывают плечами.',
      ),
      at: {
        hougoumont: 'D5',
        farm: 'G5',
        picton: 'H4',
        alten: 'E4',
        heavies: 'G3',
        reille: 'D7',
        erlon: 'I7',
        lobau: 'G8',
        cuirassiers: 'I8',
        guard: 'G9',
      },
      clash: ['D6'],
    },
    {
      when: said('Half past one', 'Пів на другу', 'Половина второго'),
      text: said(
        'D’Erlon’s columns reach the hedge on the crest, Picton falls, and the heavy cavalry rides the columns down and itself to death among the guns. On the eastern horizon there is a dark line: Prussians.',
        'Колони д’Ерлона сягають живоплоту на гребені, Піктон падає, а важка кіннота топче колони й сама гине серед гармат. На східному обрії темна смуга: пруссаки.',
        'Колонны д’Эрлона достигают изгороди на гребне, Пиктон падает, а тяжёлая конница топчет колонны и сама гибнет среди пушек. На восточном горизонте тёмная полоса: пруссаки.',
      ),
      at: { erlon: 'I5', heavies: 'H6', bulow: 'M5' },
      clash: ['I5'],
    },
    {
      when: said('Four o’clock', 'Четверта година', 'Четыре часа'),
      text: said(
        'Ney leads the cuirassiers up between the two farms, again and again, and no square breaks. Bülow comes out of the wood of Paris; Lobau turns to face him.',
        'Ней веде кірасирів угору між двома фермами, знову й знову, і жодне каре не ламається. З Паризького лісу виходить Бюлов; Лобау розвертається до нього.',
        'Ней ведёт кирасир вверх между двумя фермами, снова и снова, и ни одно каре не ломается. Из Парижского леса выходит Бюлов; Лобау разворачивается к нему.',
      ),
      at: { cuirassiers: 'F4', erlon: 'I6', heavies: 'G2', lobau: 'K7', bulow: 'L6' },
      clash: ['F3', 'L7'],
      driven: ['erlon', 'heavies'],
    },
    {
      when: said('Six o’clock', 'Шоста година', 'Шесть часов'),
      text: said(
        'La Haye Sainte falls for want of cartridges; in Plancenoit, behind Napoleon’s right, the Young Guard, then the Old, fight Bülow from house to house. Nothing is left to send through the hole at the farm.',
        'Ла-Е-Сент падає, бо скінчилися набої; у Плансенуа, за правим крилом Наполеона, Молода гвардія, потім Стара б’ються з Бюловом за кожну хату. У пролам біля ферми послати нікого.',
        'Ла-Э-Сент падает, потому что кончились патроны; в Плансенуа, за правым крылом Наполеона, Молодая гвардия, потом Старая бьются с Бюловом за каждый дом. В брешь у фермы послать некого.',
      ),
      at: { farm: 'F3', erlon: 'G5', cuirassiers: 'E6', bulow: 'K8', lobau: 'J7', zieten: 'M3' },
      clash: ['G5', 'J8'],
      driven: ['farm', 'cuirassiers', 'lobau'],
    },
    {
      when: said('Half past seven', 'Пів на восьму', 'Половина восьмого'),
      text: said(
        'The last battalions of the Guard climb the slope and are shot off it. At the same moment Zieten breaks in at the corner of the two fronts. Wellington waves his hat, and the day is over.',
        'Останні батальйони гвардії йдуть на схил, і їх змітають залпи. Тієї ж миті на розі двох фронтів вдирається Цітен. Веллінгтон махає капелюхом, і день скінчено.',
        'Последние батальоны гвардии идут на склон, и их сметают залпы. В ту же минуту на углу двух фронтов врывается Цитен. Веллингтон машет шляпой, и день окончен.',
      ),
      at: { guard: 'F5', alten: 'E4', zieten: 'J5', erlon: 'H8', reille: 'D8' },
      clash: ['F4', 'J6'],
      driven: ['erlon', 'reille'],
    },
  ],
  sure: said(
    'The phases are those every history tells, the hours are a fair average of quarrelling watches, and the hexes are half a kilometre wide.',
    'Фази ті, що в кожній історії, години — чесне середнє з годинників, що сваряться, а гекси завширшки пів кілометра.',
    'Фазы те, что в каждой истории, часы — честное среднее из спорящих часов, а гексы шириной в полкилометра.',
  ),
};
