import { body, said, type Story } from '@bicorne/boardkit/teach/story.ts';
import { GROUCHY, THIELMANN } from './commanders.ts';

export const wavre: Story = {
  commanders: [THIELMANN, GROUCHY],
  bodies: {
    zepelin: body('prussian', 'infantry', said('Zepelin', 'Цепелін', 'Цепелин')),
    kemphen: body('prussian', 'infantry', said('Kemphen', 'Кемпген', 'Кемпхен')),
    stulpnagel: body('prussian', 'infantry', said('Stülpnagel', 'Штюльпнагель', 'Штюльпнагель')),
    stengel: body('prussian', 'infantry', said('Stengel', 'Штенгель', 'Штенгель')),
    hobe: body('prussian', 'cavalry', said('Hobe', 'Гобе', 'Хобе')),
    vandamme: body('french', 'infantry', said('Vandamme', 'Вандам', 'Вандам')),
    gerard: body('french', 'infantry', said('Gérard', 'Жерар', 'Жерар')),
    pecheux: body('french', 'infantry', said('Pêcheux', 'Пеше', 'Пешё')),
    exelmans: body('french', 'cavalry', said('Exelmans', 'Ексельман', 'Эксельман')),
    pajol: body('french', 'cavalry', said('Pajol', 'Пажоль', 'Пажоль')),
  },
  phases: [
    {
      when: said('18 June, noon', '18 червня, полудень', '18 июня, полдень'),
      text: said(
        'Grouchy hears the guns of Waterloo. Gérard shouts that they must march to them; Grouchy has his orders and follows the Prussians to Wavre. Three of their four corps are already gone.',
        'Груші чує гармати Ватерлоо. Жерар кричить, що треба йти на них; Груші має наказ і йде за пруссаками до Вавра. Трьох із чотирьох їхніх корпусів там уже немає.',
        'Груши слышит пушки Ватерлоо. Жерар кричит, что надо идти на них; у Груши приказ, и он идёт за пруссаками к Вавру. Трёх из четырёх их корпусов там уже нет.',
      ),
      at: {
        zepelin: 'H4',
        kemphen: 'G3',
        stulpnagel: 'E5',
        stengel: 'B6',
        hobe: 'D4',
        vandamme: 'H8',
        gerard: 'E9',
        exelmans: 'K8',
      },
    },
    {
      when: said('Four o’clock', 'Четверта година', 'Четыре часа'),
      text: said(
        'Vandamme does not wait and throws a division into Wavre. It takes the suburb and reaches the bridge; thirteen times, they say, it is stormed, and thirteen times lost.',
        'Вандам не чекає й кидає у Вавр дивізію. Вона бере передмістя й дістається мосту; кажуть, його тринадцять разів брали і тринадцять разів утрачали.',
        'Вандам не ждёт и бросает в Вавр дивизию. Она берёт предместье и достигает моста; говорят, его тринадцать раз брали и тринадцать раз теряли.',
      ),
      at: { vandamme: 'H5' },
      clash: ['H5'],
    },
    {
      when: said('The mill', 'Млин', 'Мельница'),
      text: said(
        'Gérard himself leads the attack on the mill of Bierges, and falls with a bullet in his chest. The dyke is swept by fire; nobody gets across.',
        'Жерар сам веде атаку на млин у Б’єржі й падає з кулею в грудях. Гребля під вогнем; ніхто не переходить.',
        'Жерар сам ведёт атаку на мельницу в Бьерже и падает с пулей в груди. Плотина под огнём; никто не переходит.',
      ),
      at: { gerard: 'E7', kemphen: 'G4' },
      clash: ['E6'],
    },
    {
      when: said('Limal at dusk', 'Лімаль у сутінках', 'Лималь в сумерках'),
      text: said(
        'Pajol’s hussars find the bridge of Limal unbarred and gallop over four abreast. At last the French have a foot on the other bank; but Napoleon has already lost his crown.',
        'Гусари Пажоля застають міст у Лімалі не загородженим і вчвал перелітають його по чотири в ряд. Нарешті французи на тому березі; та Наполеон уже втратив корону.',
        'Гусары Пажоля находят мост в Лимале незагороженным и вскачь пролетают его по четыре в ряд. Наконец французы на том берегу; но Наполеон уже потерял корону.',
      ),
      at: { pajol: 'B7', pecheux: 'B8', stengel: 'B4', stulpnagel: 'D5' },
      clash: ['B7'],
      driven: ['stengel'],
    },
    {
      when: said('19 June, morning', '19 червня, ранок', '19 июня, утро'),
      text: said(
        'Grouchy turns Thielmann’s flank through the Rixensart wood and wins the last French victory of the wars. An hour later a rider brings the news, and he leads his thirty thousand men home.',
        'Груші обходить Тільмана Риксансарським лісом і здобуває останню французьку перемогу цих воєн. За годину вершник привозить звістку, і він відводить свої тридцять тисяч додому.',
        'Груши обходит Тильмана Риксансарским лесом и одерживает последнюю французскую победу этих войн. Через час всадник привозит весть, и он уводит свои тридцать тысяч домой.',
      ),
      at: {
        pecheux: 'C5',
        pajol: 'C3',
        gerard: 'D5',
        vandamme: 'H3',
        stulpnagel: 'F3',
        zepelin: 'I1',
        kemphen: 'H1',
        stengel: 'C2',
        hobe: 'E2',
        exelmans: 'J5',
      },
      clash: ['C4', 'D5'],
      driven: ['stulpnagel', 'zepelin', 'kemphen', 'stengel', 'hobe'],
    },
  ],
  sure: said(
    'The bridges are certain, the number of assaults is soldiers’ talk. The Dyle was in flood, as the map has it.',
    'Про мости сумнівів немає, кількість приступів — солдатська балачка. Діль вийшла з берегів, як і на мапі.',
    'Мосты несомненны, число приступов — солдатский рассказ. Диль вышла из берегов, как и на карте.',
  ),
};
