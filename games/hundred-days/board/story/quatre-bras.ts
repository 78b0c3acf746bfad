import { body, said, type Story } from '@bicorne/boardkit/teach/story.ts';
import { NEY, ORANGE, WELLINGTON } from './commanders.ts';

export const quatreBras: Story = {
  commanders: [WELLINGTON, NEY, ORANGE],
  bodies: {
    bijlandt: body('dutch', 'infantry', said('Bijlandt', 'Бейландт', 'Бейландт')),
    nassau: body('dutch', 'infantry', said('Nassau', 'Нассау', 'Нассау')),
    merlen: body('dutch', 'cavalry', said('Van Merlen', 'Ван Мерлен', 'Ван Мерлен')),
    picton: body('british', 'infantry', said('Picton', 'Піктон', 'Пиктон')),
    brunswick: body('brunswick', 'infantry', said('Brunswick', 'Брауншвейг', 'Брауншвейг')),
    guards: body('british', 'infantry', said('Guards', 'Гвардія', 'Гвардия')),
    bachelu: body('french', 'infantry', said('Bachelu', 'Башлю', 'Башлю')),
    foy: body('french', 'infantry', said('Foy', 'Фуа', 'Фуа')),
    jerome: body('french', 'infantry', said('Jérôme', 'Жером', 'Жером')),
    pire: body('french', 'cavalry', said('Piré', 'Піре', 'Пире')),
    kellermann: body('french', 'cavalry', said('Kellermann', 'Келлерман', 'Келлерман')),
  },
  phases: [
    {
      when: said('Two o’clock', 'Друга година', 'Два часа'),
      text: said(
        'Two Netherlands generals have disobeyed an order and kept the crossroads instead of leaving it. The Prince of Orange has eight thousand men for three kilometres, and Ney at last attacks.',
        'Двоє нідерландських генералів не послухалися наказу покинути перехрестя й утримали його. У принца Оранського вісім тисяч на три кілометри, і Ней нарешті атакує.',
        'Два нидерландских генерала ослушались приказа оставить перекрёсток и удержали его. У принца Оранского восемь тысяч на три километра, и Ней наконец атакует.',
      ),
      at: { bijlandt: 'G5', nassau: 'D4', bachelu: 'I7', foy: 'G7', jerome: 'D9', pire: 'J8' },
    },
    {
      when: said('The farms fall', 'Ферми взято', 'Фермы взяты'),
      text: said(
        'Bachelu takes Piraumont, Foy takes Gemioncourt. Van Merlen’s light horse charges to save the guns and is broken. At that moment Picton’s redcoats come down the Brussels road.',
        'Башлю бере Піромон, Фуа — Жеміонкур. Легка кіннота ван Мерлена атакує, рятуючи гармати, і її розбито. Тієї миті брюссельською дорогою підходять червоні мундири Піктона.',
        'Башлю берёт Пиромон, Фуа — Жемионкур. Лёгкая конница ван Мерлена атакует, спасая пушки, и разбита. В эту минуту брюссельской дорогой подходят красные мундиры Пиктона.',
      ),
      at: { bachelu: 'J5', foy: 'G5', bijlandt: 'G3', merlen: 'G4', picton: 'H2', jerome: 'D7' },
      clash: ['G5', 'J5'],
      driven: ['bijlandt'],
    },
    {
      when: said('The black duke', 'Чорний герцог', 'Чёрный герцог'),
      text: said(
        'Jérôme clears half the Bossu wood. The Duke of Brunswick smokes his pipe in front of his shaken boys, leads his lancers himself, and is shot through the body.',
        'Жером очищає половину лісу Боссю. Герцог Брауншвейзький курить люльку перед своїми зблідлими хлопцями, сам веде уланів і дістає смертельну кулю.',
        'Жером очищает половину леса Боссю. Герцог Брауншвейгский курит трубку перед своими бледными мальчишками, сам ведёт улан и получает смертельную пулю.',
      ),
      at: { jerome: 'D5', nassau: 'C3', brunswick: 'F4', merlen: 'E2', bachelu: 'I4', picton: 'I3' },
      clash: ['F5', 'D5', 'I4'],
      driven: ['nassau', 'merlen'],
    },
    {
      when: said('“The fate of France”', '«Доля Франції»', '«Судьба Франции»'),
      text: said(
        'With those words Ney sends Kellermann’s eight hundred cuirassiers at thirty thousand men. They break one regiment, scatter another and reach the crossroads; Kellermann comes back on foot, holding on to two troopers’ bits.',
        'З цими словами Ней кидає вісімсот кірасирів Келлермана на тридцять тисяч. Вони ламають один полк, розсіюють другий і дістаються перехрестя; Келлерман вертається пішки, тримаючись за вуздечки двох вершників.',
        'С этими словами Ней бросает восемьсот кирасир Келлермана на тридцать тысяч. Они ломают один полк, рассеивают другой и достигают перекрёстка; Келлерман возвращается пешком, держась за поводья двух всадников.',
      ),
      at: { kellermann: 'G2', brunswick: 'E3', foy: 'G4' },
      clash: ['G2'],
      driven: ['brunswick'],
    },
    {
      when: said('Seven o’clock', 'Сьома година', 'Семь часов'),
      text: said(
        'The Guards arrive from Nivelles and go straight into the wood; Wellington’s whole line advances. At dark everyone is where he began, nine thousand men fewer, and neither army has helped its friends at Ligny.',
        'Надходить із Нівеля гвардія й просто з маршу входить у ліс; уся лінія Веллінгтона йде вперед. У темряві всі там, де почали, на дев’ять тисяч менше, і жодна армія не допомогла своїм під Ліньї.',
        'Подходит из Нивеля гвардия и прямо с марша входит в лес; вся линия Веллингтона идёт вперёд. В темноте все там, где начали, на девять тысяч меньше, и ни одна армия не помогла своим при Линьи.',
      ),
      at: {
        guards: 'D5',
        jerome: 'D8',
        foy: 'G8',
        bachelu: 'I8',
        kellermann: 'G9',
        picton: 'H4',
        bijlandt: 'G4',
      },
      clash: ['D6'],
      driven: ['jerome', 'foy', 'bachelu', 'kellermann'],
    },
  ],
  sure: said(
    'Who came when is known from many hands. The rye stood higher than a man, so nobody saw it all; the middle of the afternoon is pieced together.',
    'Хто й коли прийшов, відомо від багатьох. Жито стояло вище за людину, тож усього не бачив ніхто; середину дня складено зі шматків.',
    'Кто и когда пришёл, известно от многих. Рожь стояла выше человека, так что всего не видел никто; середина дня собрана по кускам.',
  ),
};
