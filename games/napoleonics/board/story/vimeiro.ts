import { body, said, type Story } from '@bicorne/boardkit/teach/story.ts';
import { JUNOT, WELLESLEY } from './commanders.ts';

export const vimeiro: Story = {
  commanders: [WELLESLEY, JUNOT],
  bodies: {
    thomieres: body('french', 'infantry', said('Thomières', 'Том’єр', 'Томьер')),
    charlot: body('french', 'infantry', said('Charlot', 'Шарло', 'Шарло')),
    grenadiers: body('french', 'infantry', said('Grenadiers', 'Гренадери', 'Гренадеры')),
    solignac: body('french', 'infantry', said('Solignac', 'Соліньяк', 'Солиньяк')),
    brenier: body('french', 'infantry', said('Brenier', 'Бреньє', 'Бренье')),
    fane: body('british', 'infantry', said('Fane', 'Фейн', 'Фейн')),
    anstruther: body('british', 'infantry', said('Anstruther', 'Анструтер', 'Анструтер')),
    fergusson: body('british', 'infantry', said('Fergusson', 'Фергюсон', 'Фергюсон')),
    dragoons: body('british', 'cavalry', said('20th Dragoons', '20-й драгунський', '20-й драгунский')),
  },
  phases: [
    {
      when: said('About nine', 'Близько дев’ятої', 'Около девяти'),
      text: said(
        'Junot comes from Torres Vedras to throw the British into the sea. He sends Brenier, and then Solignac, far round to the northern ridge, and does not wait for them.',
        'Жюно йде з Торріш-Ведраша, щоб скинути британців у море. Бреньє, а за ним Соліньяка він посилає далеко в обхід, на північний гребінь, — і не чекає на них.',
        'Жюно идёт из Торриш-Ведраша, чтобы сбросить британцев в море. Бренье, а за ним Солиньяка он посылает далеко в обход, на северный гребень, — и не ждёт их.',
      ),
      at: {
        thomieres: 'B7',
        charlot: 'B10',
        grenadiers: 'A9',
        solignac: 'A5',
        brenier: 'A2',
        fane: 'E7',
        anstruther: 'E9',
        fergusson: 'G3',
        dragoons: 'H7',
      },
    },
    {
      when: said('Columns on the hill', 'Колони під пагорбом', 'Колонны под холмом'),
      text: said(
        'Thomières and Charlot march straight at Vimeiro hill. The British line waits behind the crest, steps forward, gives its volleys by half-companies and goes in with the bayonet. Both columns run.',
        'Том’єр і Шарло йдуть просто на пагорб Вімейру. Британська лінія чекає за гребенем, виступає, б’є залпами півротами й кидається в багнети. Обидві колони біжать.',
        'Томьер и Шарло идут прямо на холм Вимейру. Британская линия ждёт за гребнем, выступает, бьёт залпами полуротами и кидается в штыки. Обе колонны бегут.',
      ),
      at: { thomieres: 'D6', charlot: 'D9', brenier: 'B2', solignac: 'B4', fergusson: 'F3' },
      clash: ['D7', 'D9'],
    },
    {
      when: said('The grenadiers', 'Гренадери', 'Гренадеры'),
      text: said(
        'Kellermann throws in the reserve grenadiers, who fight their way into the first houses of the village and are shot out of the churchyard. The 20th Light Dragoons chase them too far and lose their colonel.',
        'Келлерман кидає в бій резервних гренадерів; вони вриваються в перші хати села, та їх вибивають із цвинтаря. 20-й драгунський женеться задалеко й губить свого полковника.',
        'Келлерман бросает в бой резервных гренадер; они врываются в первые дома деревни, но их выбивают с кладбища. 20-й драгунский гонится слишком далеко и теряет своего полковника.',
      ),
      at: { thomieres: 'A6', charlot: 'A11', grenadiers: 'F7', dragoons: 'C8' },
      clash: ['F7', 'C8'],
      driven: ['thomieres', 'charlot'],
    },
    {
      when: said('The northern ridge', 'Північний гребінь', 'Северный гребень'),
      text: said(
        'Solignac arrives alone and finds Fergusson’s brigades lying in wait; he loses his guns. Brenier comes up from another side, wins them back for a moment, and is beaten in his turn and taken.',
        'Соліньяк надходить сам і натрапляє на бригади Фергюсона, що чекали лежачи; гармати втрачено. З іншого боку підходить Бреньє, на мить відбиває їх, сам зазнає поразки й потрапляє в полон.',
        'Солиньяк подходит один и натыкается на бригады Фергюсона, ждавшие лёжа; орудия потеряны. С другой стороны подходит Бренье, на миг отбивает их, сам разбит и взят в плен.',
      ),
      at: { solignac: 'A4', brenier: 'C2', fergusson: 'D3', grenadiers: 'A8', dragoons: 'G8' },
      clash: ['C3'],
      driven: ['solignac', 'grenadiers', 'dragoons'],
    },
    {
      when: said('Noon', 'Полудень', 'Полдень'),
      text: said(
        'Nothing is left to Junot that can attack. Wellesley wants to march on Lisbon; the general who has just landed above him forbids it, and the French are shipped home by a convention.',
        'У Жюно більше немає чим атакувати. Веллслі хоче йти на Лісабон; щойно висаджений старший генерал забороняє, і французів за угодою відвозять додому кораблями.',
        'У Жюно больше нечем атаковать. Уэлсли хочет идти на Лиссабон; только что высадившийся старший генерал запрещает, и французов по соглашению отвозят домой на кораблях.',
      ),
      at: {
        solignac: null,
        brenier: null,
        fane: 'D7',
        anstruther: 'D9',
        fergusson: 'B3',
        thomieres: null,
        charlot: null,
      },
    },
  ],
  sure: said(
    'The order of the four attacks is well known. Where each battalion stood is our reading of the ground, stretched to fit this board.',
    'Послідовність чотирьох атак добре відома. Де стояв кожен батальйон — наше прочитання місцевості, розтягнуте до цього поля.',
    'Последовательность четырёх атак хорошо известна. Где стоял каждый батальон — наше прочтение местности, растянутое до этого поля.',
  ),
};
