import { body, said, type Story } from '@bicorne/boardkit/teach/story.ts';
import { REYNIER, WELLINGTON } from './commanders.ts';

export const sabugal: Story = {
  commanders: [WELLINGTON, REYNIER],
  bodies: {
    beckwith: body('british', 'infantry', said('Beckwith', 'Беквіт', 'Беквит')),
    drummond: body('british', 'infantry', said('Drummond', 'Драммонд', 'Драммонд')),
    picton: body('british', 'infantry', said('Picton', 'Піктон', 'Пиктон')),
    dunlop: body('british', 'infantry', said('5th Division', '5-та дивізія', '5-я дивизия')),
    merle: body('french', 'infantry', said('Merle', 'Мерль', 'Мерль')),
    heudelet: body('french', 'infantry', said('Heudelet', 'Еделе', 'Эделе')),
    howitzer: body('french', 'artillery', said('Howitzer', 'Гаубиця', 'Гаубица')),
    horse: body('french', 'cavalry', said('Cavalry', 'Кіннота', 'Конница')),
  },
  phases: [
    {
      when: said('Dawn, thick fog', 'Світанок, густий туман', 'Рассвет, густой туман'),
      text: said(
        'Reynier stands behind the Côa at Sabugal. The Light Division is to ford the river far up and fall on his rear; two more divisions are to attack the front at the same moment.',
        'Реньє стоїть за Коа біля Сабугала. Легка дивізія має перебрести ріку далеко вище й ударити йому в тил; ще дві дивізії тієї ж миті атакують із фронту.',
        'Ренье стоит за Коа у Сабугала. Лёгкая дивизия должна перейти реку вброд далеко выше и ударить ему в тыл; ещё две дивизии в ту же минуту атакуют с фронта.',
      ),
      at: {
        beckwith: 'I11',
        drummond: 'I12',
        picton: 'I8',
        dunlop: 'I5',
        merle: 'D9',
        heudelet: 'D5',
        howitzer: 'C7',
        horse: 'B10',
      },
    },
    {
      when: said('Lost in the fog', 'Заблукали', 'Заблудились'),
      text: said(
        'The staff lose their way. Beckwith’s brigade wades across alone, far too near, and comes up not behind the enemy but in front of his whole left wing.',
        'Штаб збився з дороги. Бригада Беквіта перебродить сама, надто близько, і виходить не в тил ворогові, а просто перед усе його ліве крило.',
        'Штаб сбился с дороги. Бригада Беквита переходит вброд одна, слишком близко, и выходит не в тыл неприятелю, а прямо перед всем его левым крылом.',
      ),
      at: { beckwith: 'F10', drummond: 'I13' },
    },
    {
      when: said('Three times up the hill', 'Тричі на пагорб', 'Трижды на холм'),
      text: said(
        'Riflemen, caçadores and the 43rd go up against four times their number, are pushed back to the stone walls and go up again. A captured howitzer changes hands between the lines.',
        'Стрільці, касадори й 43-й ідуть на вчетверо сильнішого ворога, відкочуються до кам’яних мурів і йдуть знову. Захоплена гаубиця переходить із рук у руки поміж лініями.',
        'Стрелки, касадоры и 43-й идут на вчетверо сильнейшего противника, откатываются к каменным стенам и идут снова. Захваченная гаубица переходит из рук в руки между линиями.',
      ),
      at: { beckwith: 'E9', howitzer: 'D8', merle: 'D10' },
      clash: ['E9', 'D9'],
    },
    {
      when: said('The fog lifts', 'Туман розвіявся', 'Туман рассеялся'),
      text: said(
        'Drummond crosses without orders and stands beside Beckwith. Then the rain stops, and Reynier sees Picton over the river on his flank and red columns at the bridge.',
        'Драммонд переходить без наказу й стає поруч із Беквітом. Тоді вщухає дощ, і Реньє бачить Піктона за рікою в себе на фланзі та червоні колони біля мосту.',
        'Драммонд переходит без приказа и встаёт рядом с Беквитом. Тут стихает дождь, и Ренье видит Пиктона за рекой у себя на фланге и красные колонны у моста.',
      ),
      at: { drummond: 'E10', picton: 'F8', dunlop: 'F5', horse: 'D11' },
      clash: ['E10'],
    },
    {
      when: said('Reynier goes', 'Реньє йде', 'Ренье уходит'),
      text: said(
        'He draws off quickly and in order. Wellington called it one of the most glorious actions British troops were ever engaged in, and it had gone wrong from beginning to end.',
        'Він відходить швидко й у порядку. Веллінгтон назвав це одним із найславетніших діл британського війська — а воно від початку до кінця пішло не так.',
        'Он отходит быстро и в порядке. Веллингтон назвал это одним из славнейших дел британских войск — а оно с начала до конца пошло не так.',
      ),
      at: { merle: 'A9', heudelet: 'A6', howitzer: 'D9', horse: 'B11', beckwith: 'D9', picton: 'D7' },
      driven: ['merle', 'heudelet', 'horse'],
    },
  ],
  sure: said(
    'Fog hid much even from those who were there. The fords and the hill of the howitzer are placed by the best modern maps and by guess.',
    'Туман багато чого сховав навіть від учасників. Броди й пагорб гаубиці поставлено за найкращими сучасними мапами та здогадом.',
    'Туман многое скрыл даже от участников. Броды и холм гаубицы поставлены по лучшим современным картам и по догадке.',
  ),
};
