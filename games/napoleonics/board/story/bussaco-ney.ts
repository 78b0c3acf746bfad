import { body, said, type Story } from '@bicorne/boardkit/teach/story.ts';
import { MASSENA, NEY, WELLINGTON } from './commanders.ts';

export const bussacoNey: Story = {
  commanders: [WELLINGTON, NEY, MASSENA],
  bodies: {
    light: body('british', 'infantry', said('Light Division', 'Легка дивізія', 'Лёгкая дивизия')),
    rifles: body('british', 'infantry', said('95th Rifles', '95-й стрілецький', '95-й стрелковый')),
    cacadores: body('portuguese', 'infantry', said('Caçadores', 'Касадори', 'Касадоры')),
    ross: body('british', 'artillery', said('Ross’s guns', 'Гармати Росса', 'Пушки Росса')),
    pack: body('portuguese', 'infantry', said('Pack', 'Пек', 'Пэк')),
    simon: body('french', 'infantry', said('Simon', 'Сімон', 'Симон')),
    ferey: body('french', 'infantry', said('Ferey', 'Фере', 'Фере')),
    maucune: body('french', 'infantry', said('Maucune', 'Мокюн', 'Мокюн')),
  },
  phases: [
    {
      when: said('Reynier’s guns', 'Гармати Реньє', 'Пушки Ренье'),
      text: said(
        'Ney has waited below the northern end of the ridge for the firing at the pass. He sends Loison’s two brigades straight at the village of Sula, and Marchand up the convent road.',
        'Ней чекав під північним кінцем хребта на стрілянину біля перевалу. Дві бригади Луазона він посилає просто на село Сула, а Маршана — монастирською дорогою.',
        'Ней ждал под северным концом хребта стрельбы у перевала. Две бригады Луазона он посылает прямо на деревню Сула, а Маршана — монастырской дорогой.',
      ),
      at: {
        light: 'C8',
        rifles: 'E8',
        cacadores: 'E9',
        ross: 'C7',
        pack: 'C4',
        simon: 'G9',
        ferey: 'G8',
        maucune: 'G5',
      },
    },
    {
      when: said('Sula', 'Сула', 'Сула'),
      text: said(
        'The riflemen and the caçadores contest every wall. It takes Simon’s whole brigade to drive them out of Sula and up the slope, and it costs him breath, order and time.',
        'Стрільці й касадори б’ються за кожен мур. Щоб вибити їх із Сули й погнати схилом угору, потрібна вся бригада Сімона, і коштує їй це подиху, ладу й часу.',
        'Стрелки и касадоры дерутся за каждую ограду. Чтобы выбить их из Сулы и погнать вверх по склону, нужна вся бригада Симона, и стоит ей это дыхания, порядка и времени.',
      ),
      at: { simon: 'E9', ferey: 'F7', rifles: 'D9', cacadores: 'D10' },
      clash: ['E9'],
      driven: ['rifles', 'cacadores'],
    },
    {
      when: said('The guns by the mill', 'Гармати біля млина', 'Пушки у мельницы'),
      text: said(
        'Ross’s guns tear lanes into the column, then fall silent: the French are among the rocks below them and shout that the crest is won. They see one man above them, on horseback, waving his hat.',
        'Гармати Росса пробивають у колоні вулиці, тоді замовкають: французи вже серед скель під ними й кричать, що гребінь узято. Над собою вони бачать одного вершника, який махає капелюхом.',
        'Пушки Росса пробивают в колонне улицы, потом замолкают: французы уже среди скал под ними и кричат, что гребень взят. Над собой они видят одного всадника, который машет шляпой.',
      ),
      at: { simon: 'D8', ferey: 'E7', rifles: 'C10', cacadores: 'C9' },
      clash: ['D8'],
    },
    {
      when: said(
        '“Fifty-second, avenge Moore!”',
        '«П’ятдесят другий, за Мура!»',
        '«Пятьдесят второй, за Мура!»',
      ),
      text: said(
        'Craufurd calls up the 43rd and the 52nd, who have lain in the sunken road behind the brow. One volley at a few yards, then the bayonet: Simon is taken, and his men do not stop before the bottom of the valley.',
        'Кроферд підіймає 43-й і 52-й, що лежали в заглибленій дорозі за гребенем. Один залп за кілька ярдів, тоді багнети: Сімона взято в полон, а його люди спиняються аж на дні долини.',
        'Кроуфорд поднимает 43-й и 52-й, лежавшие в углублённой дороге за гребнем. Один залп с нескольких ярдов, потом штыки: Симон взят в плен, а его люди останавливаются лишь на дне долины.',
      ),
      at: { light: 'D8', simon: 'G9', ferey: 'G8' },
      clash: ['D8'],
      driven: ['simon', 'ferey'],
    },
    {
      when: said('The convent road', 'Монастирська дорога', 'Монастырская дорога'),
      text: said(
        'Marchand’s leading brigade loses its way among the woods beside the road and comes under Pack’s Portuguese, who shoot it to a stand. Masséna has seen enough: the ridge will be turned, not stormed.',
        'Передова бригада Маршана збивається з дороги в гаю й потрапляє під вогонь португальців Пека, які спиняють її. Массена побачив досить: хребет обходитимуть, а не братимуть штурмом.',
        'Передовая бригада Маршана сбивается с дороги в роще и попадает под огонь португальцев Пэка, которые останавливают её. Массена увидел довольно: хребет будут обходить, а не брать штурмом.',
      ),
      at: { maucune: 'E4', light: 'C8' },
      clash: ['E4'],
      driven: ['maucune'],
    },
  ],
  sure: said(
    'Simon’s climb, Craufurd’s volley and Pack’s stand are told by both sides; how near the French came to the guns, and who took Simon, is not agreed.',
    'Про підйом Сімона, залп Кроферда й стійкість Пека розповідають обидві сторони; як близько французи дійшли до гармат і хто взяв Сімона в полон, достеменно не відомо.',
    'О подъёме Симона, залпе Кроуфорда и стойкости Пэка рассказывают обе стороны; как близко французы подошли к пушкам и кто взял Симона в плен, доподлинно не известно.',
  ),
};
