import { body, said, type Story } from '@bicorne/boardkit/teach/story.ts';
import { MASSENA, PICTON, REYNIER, WELLINGTON } from './commanders.ts';

export const bussaco: Story = {
  commanders: [WELLINGTON, REYNIER, PICTON, MASSENA],
  bodies: {
    pass: body(
      'portuguese',
      'artillery',
      said('Guns at the pass', 'Гармати на перевалі', 'Пушки на перевале'),
    ),
    connaught: body('british', 'infantry', said('88th Connaught', '88-й Коннахт', '88-й Коннот')),
    eighth: body('portuguese', 'infantry', said('8th Portuguese', '8-й португальський', '8-й португальский')),
    leith: body('british', 'infantry', said('Leith', 'Лейт', 'Лейт')),
    heudelet: body('french', 'infantry', said('Heudelet', 'Еделе', 'Эделе')),
    merle: body('french', 'infantry', said('Merle', 'Мерль', 'Мерль')),
    foy: body('french', 'infantry', said('Foy', 'Фуа', 'Фуа')),
  },
  phases: [
    {
      when: said('First light, in the mist', 'Перше світло, у тумані', 'Первый свет, в тумане'),
      text: said(
        'Masséna does not believe that a whole army lies behind the ridge of Bussaco. He sends Reynier’s corps straight up by the pass of San Antonio.',
        'Массена не вірить, що за хребтом Бусаку лежить ціла армія. Корпус Реньє він посилає просто вгору, перевалом Сан-Антоніу.',
        'Массена не верит, что за хребтом Бусаку лежит целая армия. Корпус Ренье он посылает прямо вверх, перевалом Сан-Антониу.',
      ),
      at: { pass: 'C7', connaught: 'C9', eighth: 'C4', leith: 'B2', heudelet: 'G6', merle: 'G10', foy: 'H4' },
    },
    {
      when: said('On the road', 'На дорозі', 'На дороге'),
      text: said(
        'Heudelet’s leading regiment comes up the road and runs into the Portuguese guns and the 74th. It can neither go on nor be made to go back, and stays there under fire.',
        'Передовий полк Еделе йде дорогою й натрапляє на португальські гармати та 74-й. Далі не може, назад не йде — так і стоїть під вогнем.',
        'Передовой полк Эделе идёт дорогой и натыкается на португальские пушки и 74-й. Дальше не может, назад не идёт — так и стоит под огнём.',
      ),
      at: { heudelet: 'E7', merle: 'E9' },
      clash: ['D7'],
    },
    {
      when: said('Merle on the plateau', 'Мерль на плато', 'Мерль на плато'),
      text: said(
        'Eleven battalions climb out of the mist on to ground where nobody stands. Before they have their breath Wallace runs along the crest with the 88th and half the 45th and charges them down into the valley.',
        'Одинадцять батальйонів виринають із туману там, де нікого немає. Поки вони віддихуються, Воллес біжить гребенем із 88-м і половиною 45-го й скидає їх у долину.',
        'Одиннадцать батальонов выныривают из тумана там, где никого нет. Пока они переводят дух, Уоллес бежит гребнем с 88-м и половиной 45-го и сбрасывает их в долину.',
      ),
      at: { merle: 'C10', connaught: 'B9' },
      clash: ['C10'],
    },
    {
      when: said('Foy’s turn', 'Черга Фуа', 'Черёд Фуа'),
      text: said(
        'Foy is told to try once more beside the pass. He pushes through the militia and the 8th Portuguese and stands on the crest himself, wounded, with the battle for a moment in his hand.',
        'Фуа велено спробувати ще раз поруч із перевалом. Він проламує ополчення й 8-й португальський і сам, поранений, стає на гребені: на мить бій у нього в руках.',
        'Фуа велено попробовать ещё раз рядом с перевалом. Он проламывает ополчение и 8-й португальский и сам, раненный, встаёт на гребне: на миг бой у него в руках.',
      ),
      at: { foy: 'C5', merle: 'G10', connaught: 'C9', eighth: 'B4' },
      clash: ['C5'],
      driven: ['merle', 'eighth'],
    },
    {
      when: said('Leith along the crest', 'Лейт гребенем', 'Лейт по гребню'),
      text: said(
        'Leith has been marching along the top all this while. His 9th Foot wheels into line and fires into the flank; Foy’s men tumble down the hillside, and Reynier has nothing left to send.',
        'Весь цей час Лейт іде верхом хребта. Його 9-й полк розвертається в лінію й б’є у фланг; люди Фуа котяться схилом, і Реньє більше нема кого слати.',
        'Всё это время Лейт идёт верхом хребта. Его 9-й полк разворачивается в линию и бьёт во фланг; люди Фуа катятся по склону, и Ренье больше некого слать.',
      ),
      at: { leith: 'C4', foy: 'G5', heudelet: 'G7' },
      clash: ['C5'],
      driven: ['foy', 'heudelet'],
    },
  ],
  sure: said(
    'The three French attacks and who met them are certain; who arrived first at the decisive spot, Picton’s men and Leith’s argued for thirty years.',
    'Три французькі атаки й ті, хто їх зустрів, відомі напевно; хто першим був у вирішальному місці, люди Піктона й Лейта сперечалися тридцять років.',
    'Три французские атаки и те, кто их встретил, несомненны; кто первым был в решающем месте, люди Пиктона и Лейта спорили тридцать лет.',
  ),
};
