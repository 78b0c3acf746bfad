import { body, said, type Story } from '@bicorne/boardkit/teach/story.ts';
import { SOULT, WELLINGTON } from './commanders.ts';

export const orthez: Story = {
  commanders: [WELLINGTON, SOULT],
  bodies: {
    cole: body('british', 'infantry', said('Cole', 'Коул', 'Коул')),
    seventh: body('british', 'infantry', said('7th Division', '7-ма дивізія', '7-я дивизия')),
    light: body('british', 'infantry', said('52nd', '52-й', '52-й')),
    picton: body('british', 'infantry', said('Picton', 'Піктон', 'Пиктон')),
    sixth: body('british', 'infantry', said('6th Division', '6-та дивізія', '6-я дивизия')),
    hill: body('british', 'infantry', said('Hill', 'Гілл', 'Хилл')),
    taupin: body('french', 'infantry', said('Taupin', 'Топен', 'Топен')),
    foy: body('french', 'infantry', said('Foy', 'Фуа', 'Фуа')),
    darmagnac: body('french', 'infantry', said('D’Armagnac', 'Дарманьяк', 'Дарманьяк')),
    harispe: body('french', 'infantry', said('Harispe', 'Аріспе', 'Ариспе')),
  },
  phases: [
    {
      when: said('Half past eight', 'Пів на дев’яту', 'Половина девятого'),
      text: said(
        'Soult holds a long ridge whose spurs run down like the fingers of a hand. Wellington sends Cole at its western end, the church and houses of Saint-Boès, and Picton at the spurs in the middle.',
        'Сульт тримає довгий гребінь, відроги якого розходяться, мов пальці. Веллінгтон посилає Коула на західний кінець, на церкву й хати Сен-Боеса, а Піктона — на відроги посередині.',
        'Сульт держит длинный гребень, отроги которого расходятся, как пальцы. Веллингтон посылает Коула на западный конец, на церковь и дома Сен-Боэса, а Пиктона — на отроги посередине.',
      ),
      at: {
        cole: 'G2',
        seventh: 'I2',
        light: 'G4',
        picton: 'G6',
        sixth: 'G9',
        hill: 'H12',
        taupin: 'C3',
        foy: 'D7',
        darmagnac: 'C8',
        harispe: 'F11',
      },
    },
    {
      when: said('Saint-Boès', 'Сен-Боес', 'Сен-Боэс'),
      text: said(
        'Cole takes the village five times and cannot come out of it: beyond the last house the ridge is so narrow that only a battalion finds room, and Taupin’s guns look straight along it.',
        'Коул п’ять разів бере село й не може з нього вийти: за останньою хатою гребінь такий вузький, що стає лише батальйон, а гармати Топена дивляться просто вздовж нього.',
        'Коул пять раз берёт деревню и не может из неё выйти: за последним домом гребень так узок, что встаёт лишь батальон, а пушки Топена смотрят прямо вдоль него.',
      ),
      at: { cole: 'D2', picton: 'F7' },
      clash: ['D2', 'E7'],
    },
    {
      when: said('Driven out', 'Вибито', 'Выбит'),
      text: said(
        'Towards eleven the 4th Division is thrown back, and Picton has won nothing. Soult is said to have slapped his thigh: “At last I have him!”',
        'Близько одинадцятої 4-ту дивізію відкинуто, а Піктон нічого не здобув. Кажуть, Сульт ляснув себе по стегну: «Нарешті він мій!»',
        'Около одиннадцати 4-я дивизия отброшена, а Пиктон ничего не добился. Говорят, Сульт хлопнул себя по бедру: «Наконец он мой!»',
      ),
      at: { cole: 'G1', picton: 'G7', taupin: 'D2' },
      driven: ['cole', 'picton'],
    },
    {
      when: said('All along the line', 'По всій лінії', 'По всей линии'),
      text: said(
        'Wellington puts in everything at once: the 7th Division at the village, the 3rd and 6th on the spurs, and Colborne’s 52nd, wading knee-deep through a bog, against the gap between the French wings.',
        'Веллінгтон кидає все одразу: 7-му дивізію на село, 3-тю й 6-ту на відроги, а 52-й Колборна, по коліно в болоті, — у розрив між французькими крилами.',
        'Веллингтон бросает всё разом: 7-ю дивизию на деревню, 3-ю и 6-ю на отроги, а 52-й Колборна, по колено в болоте, — в разрыв между французскими крыльями.',
      ),
      at: { seventh: 'E2', light: 'D4', picton: 'D7', sixth: 'E9', foy: 'B8' },
      clash: ['D4', 'D7', 'D2'],
      driven: ['foy'],
    },
    {
      when: said('The race', 'Перегони', 'Гонка'),
      text: said(
        'Foy is hit, the ridge is pierced, and Hill has found a ford above the town and is nearing the one road out. The French walk, then hurry, then run for the bridge at Sault.',
        'Фуа поранено, гребінь прорвано, а Гілл знайшов брід вище міста й підбирається до єдиної дороги назад. Французи йдуть, поспішають, потім біжать до мосту в Со.',
        'Фуа ранен, гребень прорван, а Хилл нашёл брод выше города и подбирается к единственной дороге назад. Французы идут, спешат, потом бегут к мосту в Со.',
      ),
      at: {
        taupin: 'A5',
        foy: 'A7',
        darmagnac: 'A9',
        harispe: 'B11',
        light: 'B5',
        picton: 'B7',
        hill: 'D12',
        seventh: 'C3',
      },
      driven: ['taupin', 'foy', 'darmagnac', 'harispe'],
    },
  ],
  sure: said(
    'The course of the day is certain. Soult’s words come at second hand; how many times Saint-Boès changed hands nobody counted twice alike.',
    'Перебіг дня відомий напевно. Слова Сульта — з других уст; скільки разів Сен-Боес переходив із рук у руки, двоє не порахували однаково.',
    'Ход дня несомненен. Слова Сульта — из вторых уст; сколько раз Сен-Боэс переходил из рук в руки, двое не сосчитали одинаково.',
  ),
};
