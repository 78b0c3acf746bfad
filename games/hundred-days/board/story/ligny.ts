import { body, said, type Story } from '@bicorne/boardkit/teach/story.ts';
import { BLUCHER, GNEISENAU, NAPOLEON } from './commanders.ts';

export const ligny: Story = {
  commanders: [BLUCHER, NAPOLEON, GNEISENAU],
  bodies: {
    steinmetz: body('prussian', 'infantry', said('Steinmetz', 'Штайнмец', 'Штейнмец')),
    henckel: body('prussian', 'infantry', said('Henckel', 'Генкель', 'Хенкель')),
    reserve: body('prussian', 'infantry', said('II Corps', 'II корпус', 'II корпус')),
    thielmann: body('prussian', 'infantry', said('Thielmann', 'Тільман', 'Тильман')),
    horse: body('prussian', 'cavalry', said('Röder', 'Редер', 'Рёдер')),
    vandamme: body('french', 'infantry', said('Vandamme', 'Вандам', 'Вандам')),
    girard: body('french', 'infantry', said('Girard', 'Жирар', 'Жирар')),
    gerard: body('french', 'infantry', said('Gérard', 'Жерар', 'Жерар')),
    grouchy: body('french', 'cavalry', said('Grouchy', 'Груші', 'Груши')),
    guard: body('french', 'infantry', said('Guard', 'Гвардія', 'Гвардия')),
    cuirassiers: body('french', 'cavalry', said('Milhaud', 'Мійо', 'Мийо')),
  },
  phases: [
    {
      when: said('Half past two', 'Пів на третю', 'Половина третьего'),
      text: said(
        'Blücher stands along a marshy brook with ten villages on it, his reserves on the open slope behind, under the eyes of the French guns. He has Wellington’s word that help will come, if nothing attacks Wellington.',
        'Блюхер стоїть уздовж болотистого струмка з десятком сіл, резерви — на відкритому схилі позаду, на очах у французьких гармат. Веллінгтон обіцяв допомогу, якщо не атакують його самого.',
        'Блюхер стоит вдоль болотистого ручья с десятком деревень, резервы — на открытом склоне позади, на глазах у французских пушек. Веллингтон обещал помощь, если не атакуют его самого.',
      ),
      at: {
        steinmetz: 'D5',
        henckel: 'F5',
        reserve: 'F3',
        thielmann: 'J3',
        horse: 'C3',
        vandamme: 'D8',
        girard: 'B6',
        gerard: 'F7',
        grouchy: 'J8',
        guard: 'E9',
        cuirassiers: 'H9',
      },
    },
    {
      when: said('The villages', 'Села', 'Деревни'),
      text: said(
        'Vandamme storms Saint-Amand, Gérard goes into Ligny. For four hours they are taken and lost again, house by house; men kill each other with butts and stones, and the burning thatch falls on the wounded.',
        'Вандам штурмує Сент-Аман, Жерар входить у Ліньї. Чотири години їх беруть і втрачають, хата за хатою; б’ються прикладами й камінням, а на поранених сиплеться солома з охоплених вогнем стріх.',
        'Вандам штурмует Сент-Аман, Жерар входит в Линьи. Четыре часа их берут и теряют, дом за домом; бьются прикладами и камнями, а горящая солома падает на раненых.',
      ),
      at: { vandamme: 'D6', girard: 'C6', gerard: 'F6', grouchy: 'J6', steinmetz: 'D4' },
      clash: ['D5', 'F5'],
      driven: ['steinmetz'],
    },
    {
      when: said('A column in the west', 'Колона із заходу', 'Колонна с запада'),
      text: said(
        'About half past five an unknown corps appears behind the French left. It is d’Erlon, called from Ney and called back again; before he is known for a friend an hour is gone and the Guard has waited.',
        'Близько пів на шосту позаду французького лівого крила з’являється невідомий корпус. Це д’Ерлон, покликаний від Нея й відкликаний назад; поки впізнали свого, минула година, і гвардія чекала.',
        'Около половины шестого позади французского левого крыла появляется неизвестный корпус. Это д’Эрлон, вызванный от Нея и отозванный обратно; пока узнали своего, прошёл час, и гвардия ждала.',
      ),
      at: { reserve: 'D4', steinmetz: 'D3', girard: 'C7', horse: 'B4' },
      clash: ['D5'],
      driven: ['girard'],
    },
    {
      when: said('Thunder', 'Гроза', 'Гроза'),
      text: said(
        'At eight, in a cloudburst, sixty guns and the Guard break into Ligny, the cuirassiers after them. The centre is gone; Blücher leads his last squadrons against the squares and goes down under his dead horse.',
        'О восьмій, у зливу, шістдесят гармат і гвардія вдираються в Ліньї, за ними кірасири. Центру немає; Блюхер веде останні ескадрони на каре й опиняється під убитим конем.',
        'В восемь, в ливень, шестьдесят пушек и гвардия врываются в Линьи, за ними кирасиры. Центра нет; Блюхер ведёт последние эскадроны на каре и оказывается под убитой лошадью.',
      ),
      at: { guard: 'F5', gerard: 'G5', cuirassiers: 'F4', henckel: 'F2', horse: 'E4' },
      clash: ['F5', 'F4'],
      driven: ['henckel'],
    },
    {
      when: said('Night', 'Ніч', 'Ночь'),
      text: said(
        'Gneisenau does not know where his chief is, and must choose a road. He chooses not the one home but the one to Wavre. It is the most important decision of the campaign.',
        'Гнейзенау не знає, де його начальник, і мусить обрати дорогу. Він обирає не ту, що додому, а ту, що на Вавр. Це найважливіше рішення кампанії.',
        'Гнейзенау не знает, где его начальник, и должен выбрать дорогу. Он выбирает не ту, что домой, а ту, что на Вавр. Это важнейшее решение кампании.',
      ),
      at: {
        reserve: 'E1',
        steinmetz: 'C1',
        henckel: 'H1',
        horse: 'E2',
        thielmann: 'K2',
        guard: 'F3',
        vandamme: 'D4',
        grouchy: 'J4',
      },
      driven: ['reserve', 'steinmetz', 'henckel', 'horse', 'thielmann'],
    },
  ],
  sure: said(
    'The fight for the villages and the last attack are certain to the quarter of an hour; what Napoleon had written to d’Erlon is argued to this day.',
    'Бій за села й останній удар відомі з точністю до чверті години; про те, що Наполеон написав д’Ерлонові, сперечаються досі.',
    'Бой за деревни и последний удар известны с точностью до четверти часа; о том, что Наполеон написал д’Эрлону, спорят до сих пор.',
  ),
};
