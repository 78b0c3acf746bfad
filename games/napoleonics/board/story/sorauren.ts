import { body, said, type Story } from '@bicorne/boardkit/teach/story.ts';
import { SOULT, WELLINGTON } from './commanders.ts';

export const sorauren: Story = {
  commanders: [WELLINGTON, SOULT],
  bodies: {
    ross: body('british', 'infantry', said('Ross', 'Росс', 'Росс')),
    campbell: body('portuguese', 'infantry', said('Campbell', 'Кемпбелл', 'Кэмпбелл')),
    anson: body('british', 'infantry', said('Anson', 'Енсон', 'Энсон')),
    fortieth: body('british', 'infantry', said('40th', '40-й', '40-й')),
    byng: body('british', 'infantry', said('Byng', 'Бінг', 'Бинг')),
    sixth: body('british', 'infantry', said('6th Division', '6-та дивізія', '6-я дивизия')),
    conroux: body('french', 'infantry', said('Conroux', 'Конру', 'Конру')),
    clausel: body('french', 'infantry', said('Clausel', 'Клозель', 'Клозель')),
    maucune: body('french', 'infantry', said('Maucune', 'Мокюн', 'Мокюн')),
    reille: body('french', 'infantry', said('Reille', 'Рей', 'Рейль')),
  },
  phases: [
    {
      when: said('The day before', 'Напередодні', 'Накануне'),
      text: said(
        'Wellington gallops into Sorauren ahead of his escort, writes his orders on the parapet of the bridge with the French already at the other end, and rides up to Cole’s hill amid the cheers of the Portuguese.',
        'Веллінгтон, випередивши ескорт, влітає в Сораурен, пише накази на поручні мосту, коли на другому кінці вже французи, і виїздить на пагорб Коула під вигуки португальців.',
        'Веллингтон, опередив эскорт, влетает в Сораурен, пишет приказы на парапете моста, когда на другом конце уже французы, и въезжает на холм Коула под крики португальцев.',
      ),
      at: {
        ross: 'G4',
        campbell: 'F7',
        anson: 'G9',
        fortieth: 'G10',
        byng: 'H7',
        sixth: null,
        conroux: 'B4',
        clausel: 'C7',
        maucune: 'B8',
        reille: 'C11',
      },
    },
    {
      when: said('Noon, 28 July', 'Полудень 28 липня', 'Полдень 28 июля'),
      text: said(
        'The 6th Division comes up the valley of the Ulzama just in time. Conroux, sent to turn the hill, is caught between it and the slope and shot to pieces in the fields.',
        'Долиною Ульсами саме вчасно підходить 6-та дивізія. Конру, посланий обійти пагорб, опиняється між нею і схилом, і його розстрілюють у полях.',
        'Долиной Ульсамы как раз вовремя подходит 6-я дивизия. Конру, посланный обойти холм, оказывается между нею и склоном и расстрелян в полях.',
      ),
      at: { sixth: 'G3', conroux: 'E3' },
      clash: ['F3'],
    },
    {
      when: said('Up the spurs', 'Відрогами вгору', 'Отрогами вверх'),
      text: said(
        'Clausel’s columns go straight up a slope where men must use their hands. They reach the chapel and break the caçadores there; farther on a Portuguese regiment gives way.',
        'Колони Клозеля лізуть просто вгору схилом, де доводиться хапатися руками. Вони дістаються каплиці й ламають там касадорів; далі подається португальський полк.',
        'Колонны Клозеля лезут прямо вверх по склону, где приходится хвататься руками. Они добираются до часовни и ломают там касадоров; дальше подаётся португальский полк.',
      ),
      at: { clausel: 'F5', maucune: 'F8', reille: 'E10', campbell: 'G7', conroux: 'B4' },
      clash: ['F5', 'F8', 'F10'],
      driven: ['conroux', 'campbell'],
    },
    {
      when: said('“Bludgeon work”', '«Дубцями»', '«Дубинами»'),
      text: said(
        'Ross’s fusiliers charge four times. Byng and the 27th and 48th run downhill into one column after another; on the Spanish knoll the 40th waits for the last step and fires once.',
        'Фузилери Росса атакують чотири рази. Бінг і 27-й із 48-м біжать униз то на одну колону, то на другу; на іспанському пагорку 40-й чекає до останнього кроку й стріляє раз.',
        'Фузилёры Росса атакуют четыре раза. Бинг и 27-й с 48-м бегут вниз то на одну колонну, то на другую; на испанском холме 40-й ждёт до последнего шага и стреляет один раз.',
      ),
      at: {
        ross: 'F5',
        anson: 'F8',
        byng: 'G6',
        fortieth: 'F10',
        clausel: 'D6',
        maucune: 'D8',
        reille: 'C10',
      },
      clash: ['F5', 'F8', 'F10'],
      driven: ['clausel', 'maucune', 'reille'],
    },
    {
      when: said('Four o’clock', 'Четверта година', 'Четыре часа'),
      text: said(
        'Soult stops it. Pamplona’s garrison has watched the smoke from its walls and will not be relieved. Two days later he tries to slip past, and is beaten on the same ground.',
        'Сульт припиняє. Гарнізон Памплони дивився на дим зі своїх мурів і визволення не діждеться. За два дні він пробує прослизнути повз — і його розбито на тому самому місці.',
        'Сульт прекращает. Гарнизон Памплоны смотрел на дым со своих стен и выручки не дождётся. Через два дня он пробует проскользнуть мимо — и разбит на том же месте.',
      ),
      at: { clausel: 'B6', maucune: 'A8', reille: 'B10', ross: 'G4', anson: 'G9' },
      driven: ['clausel', 'maucune', 'reille'],
    },
  ],
  sure: said(
    'The bridge, the chapel and the Spanish hill are well attested. “Bludgeon work” is Wellington’s own word. The board makes the hill squarer than it is.',
    'Міст, каплиця й іспанський пагорб добре засвідчені. «Дубцями» — слово самого Веллінгтона. На полі пагорб квадратніший, ніж насправді.',
    'Мост, часовня и испанский холм хорошо засвидетельствованы. «Дубинами» — слово самого Веллингтона. На поле холм квадратнее, чем на деле.',
  ),
};
