import { body, said, type Story } from '@bicorne/boardkit/teach/story.ts';
import { CLAUSEL, MARMONT, WELLINGTON } from './commanders.ts';

export const pakenham: Story = {
  commanders: [WELLINGTON, MARMONT],
  bodies: {
    third: body('british', 'infantry', said('Pakenham', 'Пакенгем', 'Пакенхем')),
    leith: body('british', 'infantry', said('Leith', 'Лейт', 'Лейт')),
    marchant: body('british', 'cavalry', said('Le Marchant', 'Ле Маршан', 'Ле Маршан')),
    urban: body('portuguese', 'cavalry', said('D’Urban', 'Д’Урбан', 'Д’Урбан')),
    thomieres: body('french', 'infantry', said('Thomières', 'Том’єр', 'Томьер')),
    maucune: body('french', 'infantry', said('Maucune', 'Мокюн', 'Мокюн')),
    brenier: body('french', 'infantry', said('Brenier', 'Бреньє', 'Бренье')),
    curto: body('french', 'cavalry', said('Curto', 'Кюрто', 'Кюрто')),
  },
  phases: [
    {
      when: said('Two in the afternoon', 'Друга пополудні', 'Два часа дня'),
      text: said(
        'Marmont takes the dust of the baggage for a retreat and stretches his left along the plateau to cut the road to Portugal. Wellington, chicken leg in hand, sees the gap: “By God, that will do!”',
        'Мармон бере куряву обозу за відступ і витягує ліве крило вздовж плато, щоб перетяти дорогу на Португалію. Веллінгтон із курячою ніжкою в руці бачить розрив: «Їй-богу, годиться!»',
        'Мармон принимает пыль обоза за отступление и вытягивает левое крыло вдоль плато, чтобы перерезать дорогу на Португалию. Веллингтон с куриной ножкой в руке видит разрыв: «Ей-богу, годится!»',
      ),
      at: {
        third: 'I13',
        leith: 'G6',
        marchant: 'H9',
        urban: 'F12',
        thomieres: 'C9',
        maucune: 'D6',
        brenier: 'B7',
        curto: 'C12',
      },
    },
    {
      when: said('The head of the column', 'Голова колони', 'Голова колонны'),
      text: said(
        'Pakenham comes out of the trees across the head of Thomières’s march. The first volley is given at a few yards; the division, strung out along the road, is destroyed and its general killed.',
        'Пакенгем виходить із-за дерев навперейми голові колони Том’єра. Перший залп дають із кількох кроків; розтягнуту дорогою дивізію знищено, генерала вбито.',
        'Пакенхем выходит из-за деревьев наперерез голове колонны Томьера. Первый залп дают с нескольких шагов; растянутая по дороге дивизия уничтожена, генерал убит.',
      ),
      at: { third: 'D11', urban: 'D12', thomieres: 'C10', curto: 'B11' },
      clash: ['C11'],
      driven: ['curto'],
    },
    {
      when: said('Leith climbs', 'Лейт піднімається', 'Лейт поднимается'),
      text: said(
        'The 5th Division walks up the slope in two long lines under shell. Maucune has formed squares against horse that he sees below; they are no use against muskets.',
        '5-та дивізія двома довгими лініями йде схилом під гранатами. Мокюн, побачивши внизу кінноту, став у каре; проти мушкетів вони нічого не варті.',
        '5-я дивизия двумя длинными линиями идёт вверх по склону под гранатами. Мокюн, увидев внизу конницу, встал в каре; против мушкетов они ничего не стоят.',
      ),
      at: { leith: 'E6', thomieres: 'A10', maucune: 'D6' },
      clash: ['D6'],
      driven: ['thomieres'],
    },
    {
      when: said('The great charge', 'Велика атака', 'Большая атака'),
      text: said(
        'A thousand heavy dragoons go through the broken squares, through the next division and the one after it, until their horses can do no more. Le Marchant dies at the edge of a wood with his spine shot through.',
        'Тисяча важких драгунів проходить крізь розбиті каре, крізь наступну дивізію й іще одну, доки коні несуть. Ле Маршан гине на узліссі з простреленим хребтом.',
        'Тысяча тяжёлых драгун проходит сквозь разбитые каре, сквозь следующую дивизию и ещё одну, пока несут кони. Ле Маршан гибнет на опушке с простреленным позвоночником.',
      ),
      at: { marchant: 'C7', maucune: 'A5', brenier: 'A7', third: 'C9', leith: 'D6' },
      clash: ['C7'],
      driven: ['maucune', 'brenier'],
    },
  ],
  sure: said(
    'Wellington’s words are legend; the blow at the Pico de Miranda and the charge are not. This half of the field is drawn apart from the other; both happened within an hour.',
    'Слова Веллінгтона — легенда; удар біля Піко-де-Міранда й атака — ні. Цю половину поля намальовано окремо від другої; обидві події вмістилися в одну годину.',
    'Слова Веллингтона — легенда; удар у Пико-де-Миранда и атака — нет. Эта половина поля нарисована отдельно от другой; оба события уместились в один час.',
  ),
};

export const cole: Story = {
  commanders: [WELLINGTON, CLAUSEL],
  bodies: {
    cole: body('british', 'infantry', said('Cole', 'Коул', 'Коул')),
    pack: body('portuguese', 'infantry', said('Pack', 'Пек', 'Пэк')),
    clinton: body('british', 'infantry', said('Clinton', 'Клінтон', 'Клинтон')),
    clausel: body('french', 'infantry', said('Clausel', 'Клозель', 'Клозель')),
    bonet: body('french', 'infantry', said('Bonet', 'Боне', 'Боне')),
    arapile: body('french', 'infantry', said('120th', '120-й', '120-й')),
    ferey: body('french', 'infantry', said('Ferey', 'Фере', 'Фере')),
    boyer: body('french', 'cavalry', said('Boyer', 'Буає', 'Буайе')),
  },
  phases: [
    {
      when: said('Past four', 'Після четвертої', 'После четырёх'),
      text: said(
        'Marmont is down with a shattered arm, Bonet falls soon after, and the command passes to Clausel. Before him Cole and the Portuguese of Pack leave the shelter of the Lesser Arapile.',
        'Мармону роздробило руку, невдовзі впав і Боне; командування переходить до Клозеля. Перед ним Коул і португальці Пека виходять із-за Малого Арапіля.',
        'Мармону раздробило руку, вскоре упал и Боне; командование переходит к Клозелю. Перед ним Коул и португальцы Пэка выходят из-за Малого Арапиля.',
      ),
      at: {
        cole: 'F8',
        pack: 'F3',
        clinton: 'H6',
        clausel: 'C8',
        bonet: 'C4',
        arapile: 'D4',
        ferey: 'A6',
        boyer: 'B6',
      },
    },
    {
      when: said('The rock', 'Скеля', 'Скала'),
      text: said(
        'Cole breaks Clausel’s first line on the plateau. Pack’s men, hanging with both hands on the last ledge of the Greater Arapile, are met by a volley and the bayonets of the 120th and thrown down.',
        'Коул ламає першу лінію Клозеля на плато. Людей Пека, що обома руками чіплялися за останній виступ Великого Арапіля, зустрічають залп і багнети 120-го — і скидають.',
        'Коул ломает первую линию Клозеля на плато. Людей Пэка, обеими руками цеплявшихся за последний уступ Большого Арапиля, встречают залп и штыки 120-го — и сбрасывают.',
      ),
      at: { cole: 'D8', pack: 'E4', clausel: 'B8' },
      clash: ['D4', 'D8'],
    },
    {
      when: said('Clausel strikes', 'Клозель б’є', 'Клозель бьёт'),
      text: said(
        'Cole’s flank is bare now. Bonet’s regiments and the dragoons fall on it, the 4th Division comes tumbling back, and for a quarter of an hour there is a hole in Wellington’s centre.',
        'Тепер фланг Коула голий. На нього падають полки Боне й драгуни, 4-та дивізія котиться назад, і чверть години в центрі Веллінгтона зяє діра.',
        'Теперь фланг Коула гол. На него обрушиваются полки Боне и драгуны, 4-я дивизия катится назад, и четверть часа в центре Веллингтона зияет дыра.',
      ),
      at: { bonet: 'E6', clausel: 'D8', boyer: 'E7', cole: 'G9', pack: 'G3' },
      clash: ['F7'],
      driven: ['cole', 'pack'],
    },
    {
      when: said('The 6th Division', '6-та дивізія', '6-я дивизия'),
      text: said(
        'Wellington has had Clinton on the march before he was needed. Two lines fire into each other until the grass burns between them; it is the French who give way.',
        'Веллінгтон рушив Клінтона ще до того, як той знадобився. Дві лінії б’ють одна в одну, доки між ними не займається трава; поступаються французи.',
        'Веллингтон двинул Клинтона прежде, чем тот понадобился. Две линии бьют друг в друга, пока между ними не загорается трава; уступают французы.',
      ),
      at: { clinton: 'E6', bonet: 'B4', clausel: 'A8', boyer: null },
      clash: ['E6'],
      driven: ['bonet', 'clausel'],
    },
    {
      when: said('Ferey’s rearguard', 'Ар’єргард Фере', 'Арьергард Фере'),
      text: said(
        'Ferey stands alone on a low ridge at the edge of the wood until it is dark, and dies of it. Behind him forty thousand men get away, fewer by fourteen thousand than in the morning.',
        'Фере сам стоїть на низькому гребені край лісу, доки не смеркне, і гине. За його спиною відходять сорок тисяч — на чотирнадцять тисяч менше, ніж було зранку.',
        'Фере один стоит на низком гребне у края леса до темноты и гибнет. За его спиной уходят сорок тысяч — на четырнадцать тысяч меньше, чем было утром.',
      ),
      at: { ferey: 'A5', clinton: 'C6', cole: 'D8', arapile: 'B3', bonet: null, clausel: null },
      clash: ['B5'],
      driven: ['arapile'],
    },
  ],
  sure: said(
    'All of this is in the despatches; how near Clausel came to winning is judged differently on the two sides of the Channel.',
    'Усе це є в донесеннях; наскільки близько Клозель був до перемоги, по два боки Ла-Маншу судять по-різному.',
    'Всё это есть в донесениях; насколько близок был Клозель к победе, по две стороны Ла-Манша судят по-разному.',
  ),
};
