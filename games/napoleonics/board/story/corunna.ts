import { body, said, type Story } from '@bicorne/boardkit/teach/story.ts';
import { MOORE, SOULT } from './commanders.ts';

export const corunna: Story = {
  commanders: [MOORE, SOULT],
  bodies: {
    bentinck: body('british', 'infantry', said('Bentinck', 'Бентінк', 'Бентинк')),
    guards: body('british', 'infantry', said('Guards', 'Гвардія', 'Гвардия')),
    hope: body('british', 'infantry', said('Hope', 'Гоуп', 'Хоуп')),
    paget: body('british', 'infantry', said('Paget', 'Педжет', 'Пэджет')),
    battery: body('french', 'artillery', said('Great battery', 'Велика батарея', 'Большая батарея')),
    mermet: body('french', 'infantry', said('Mermet', 'Мерме', 'Мерме')),
    merle: body('french', 'infantry', said('Merle', 'Мерль', 'Мерль')),
    delaborde: body('french', 'infantry', said('Delaborde', 'Делаборд', 'Делаборд')),
    lahoussaye: body('french', 'cavalry', said('Lahoussaye', 'Лауссе', 'Лауссе')),
  },
  phases: [
    {
      when: said('Half past one', 'Пів на другу', 'Половина второго'),
      text: said(
        'Moore’s army, worn out by the winter retreat, has begun to embark. Soult attacks so that it may not: a battery on the rocks rakes the British right, and three divisions come down from the heights.',
        'Виснажена зимовим відступом армія Мура вже сідає на кораблі. Сульт атакує, щоб цього не сталося: батарея на скелях б’є вздовж британського правого крила, з висот сходять три дивізії.',
        'Измученная зимним отступлением армия Мура уже садится на корабли. Сульт атакует, чтобы этого не случилось: батарея на скалах бьёт вдоль британского правого крыла, с высот спускаются три дивизии.',
      ),
      at: {
        bentinck: 'D5',
        guards: 'C6',
        hope: 'D9',
        paget: 'A4',
        battery: 'H4',
        mermet: 'H5',
        merle: 'H7',
        delaborde: 'H10',
        lahoussaye: 'H1',
      },
    },
    {
      when: said('Elviña falls', 'Ельвінью взято', 'Эльвинья взята'),
      text: said(
        'Mermet’s light infantry drives the pickets out of Elviña and his columns climb on. His left and the dragoons feel for the open end of the British line.',
        'Легка піхота Мерме виганяє пікети з Ельвіньї, і його колони лізуть далі. Ліве крило й драгуни намацують відкритий край британської лінії.',
        'Лёгкая пехота Мерме выгоняет пикеты из Эльвиньи, и его колонны лезут дальше. Левое крыло и драгуны нащупывают открытый край британской линии.',
      ),
      at: { mermet: 'E5', lahoussaye: 'F2', merle: 'F7' },
      clash: ['E5'],
    },
    {
      when: said('“Remember Egypt!”', '«Пам’ятайте Єгипет!»', '«Помните Египет!»'),
      text: said(
        'Moore bends back his flank regiment and sends the 50th and the Highlanders of the 42nd into the village. As he brings up the Guards a round shot tears his shoulder away.',
        'Мур відгинає крайній полк назад, а 50-й і горян 42-го посилає в село. Коли він підводить гвардію, ядро відриває йому плече.',
        'Мур отгибает крайний полк назад, а 50-й и горцев 42-го посылает в деревню. Когда он подводит гвардию, ядро отрывает ему плечо.',
      ),
      at: { bentinck: 'E5', mermet: 'G5', guards: 'D6' },
      clash: ['F5'],
      driven: ['mermet'],
    },
    {
      when: said('Paget', 'Педжет', 'Пэджет'),
      text: said(
        'The turning move runs into the reserve. Paget’s riflemen and light battalions push dragoons and infantry up the valley until they threaten the great battery itself.',
        'Обхід натикається на резерв. Стрільці й легкі батальйони Педжета женуть драгунів і піхоту долиною вгору, доки не загрожують самій великій батареї.',
        'Обход натыкается на резерв. Стрелки и лёгкие батальоны Пэджета гонят драгун и пехоту вверх по долине, пока не грозят самой большой батарее.',
      ),
      at: { paget: 'F3', lahoussaye: 'H1', delaborde: 'F11' },
      clash: ['F3', 'E12'],
      driven: ['lahoussaye'],
    },
    {
      when: said('Night', 'Ніч', 'Ночь'),
      text: said(
        'Darkness finds both armies where they began. Moore dies knowing that the French are beaten off; he is buried on the rampart, and by morning the army is at sea.',
        'Темрява застає обидві армії там, де вони почали. Мур помирає, знаючи, що французів відбито; його ховають на валу, а на ранок армія вже в морі.',
        'Темнота застаёт обе армии там, где они начали. Мур умирает, зная, что французы отбиты; его хоронят на валу, а к утру армия уже в море.',
      ),
      at: { bentinck: 'D5', mermet: 'H5', merle: 'H7', delaborde: 'H10', paget: 'C3' },
      driven: ['merle', 'delaborde'],
    },
  ],
  sure: said(
    'The fight for Elviña and Moore’s death are known almost by the minute; the far wing at Piedralonga less well. The map turns the real ground to fit the hexes.',
    'Бій за Ельвінью й смерть Мура відомі мало не по хвилинах; дальнє крило біля П’єдралонги — гірше. Мапа підганяє справжню місцевість до гексів.',
    'Бой за Эльвинью и смерть Мура известны едва ли не по минутам; дальнее крыло у Пьедралонги — хуже. Карта подгоняет настоящую местность к гексам.',
  ),
};
