import type { Language } from '@bicorne/boardkit';

/** What the workshop says of this game that its board does not say anyway. */
export interface Labels {
  readonly notKept: string;
  readonly time: string;
  readonly turn: string;
  readonly space: (day: number, hour: 'morning' | 'afternoon' | 'night') => string;
  readonly words: string;
  readonly title: string;
  readonly notes: string;
  readonly block: string;
  readonly steps: string;
  readonly unknown: string;
  readonly disorganised: string;
  readonly battles: string;
  readonly battle: string;
  readonly town: string;
  readonly entered: string;
  readonly part: string;
  readonly step: string;
  readonly stages: Readonly<Record<'morale' | 'combat', string>>;
  readonly round: string;
  readonly hosts: Readonly<Record<'attacker' | 'defender', string>>;
  readonly ground: (host: string, place: string) => string;
  readonly squares: string;
  readonly lost: string;
  readonly blocks: string;
  readonly stepsInAll: string;
}

const en: Labels = {
  disorganised: 'Disorganised',
  battles: 'Battles',
  battle: 'A battle',
  town: 'Town',
  entered: 'The attackers came from',
  part: 'Whose part it is',
  step: 'Step',
  stages: { morale: 'morale', combat: 'combat' },
  round: 'Round',
  hosts: { attacker: 'attacker', defender: 'defender' },
  ground: (host, place) => `${host}, ground: ${place}`,
  squares: 'In square',
  notKept:
    'Blocks with their steps, losses and disorder are as they were. Not kept: what may be guessed of a block that was seen and has moved since, and bids.',
  time: 'Time',
  turn: 'Begins',
  space: (day, hour) =>
    `${day} June, ${{ morning: 'morning', afternoon: 'afternoon', night: 'night' }[hour]}`,
  words: 'Title and text',
  title: 'Title',
  notes: 'Notes',
  block: 'Block',
  steps: 'Steps',
  unknown: 'Blocks that the enemy does not know',
  lost: 'Blocks that are lost',
  blocks: 'Blocks',
  stepsInAll: 'Steps in all',
};

const uk: Labels = {
  disorganised: 'Розладнані',
  battles: 'Бої',
  battle: 'Бій',
  town: 'Місто',
  entered: 'Нападники прийшли з',
  part: 'Чия черга',
  step: 'Крок',
  stages: { morale: 'мораль', combat: 'бій' },
  round: 'Раунд',
  hosts: { attacker: 'нападник', defender: 'оборонець' },
  ground: (host, place) => `${host}, місцевість: ${place}`,
  squares: 'У каре',
  notKept:
    'Блоки з їхньою силою, втрати й розлад такі, як були. Не збережено: здогади про блоки, які бачили і які відтоді рухалися, та торги.',
  time: 'Час',
  turn: 'Починається',
  space: (day, hour) => `${day} червня, ${{ morning: 'ранок', afternoon: 'день', night: 'ніч' }[hour]}`,
  words: 'Назва й текст',
  title: 'Назва',
  notes: 'Примітки',
  block: 'Блок',
  steps: 'Кроків',
  unknown: 'Блоки, яких ворог не знає',
  lost: 'Втрачені блоки',
  blocks: 'Блоків',
  stepsInAll: 'Разом кроків',
};

const ru: Labels = {
  disorganised: 'Расстроенные',
  battles: 'Бои',
  battle: 'Бой',
  town: 'Город',
  entered: 'Нападающие пришли из',
  part: 'Чья очередь',
  step: 'Шаг',
  stages: { morale: 'мораль', combat: 'бой' },
  round: 'Раунд',
  hosts: { attacker: 'нападающий', defender: 'обороняющийся' },
  ground: (host, place) => `${host}, местность: ${place}`,
  squares: 'В каре',
  notKept:
    'Блоки с их силой, потери и расстройство такие, как были. Не сохранено: догадки о блоках, которые видели и которые с тех пор двигались, и торги.',
  time: 'Время',
  turn: 'Начинается',
  space: (day, hour) => `${day} июня, ${{ morning: 'утро', afternoon: 'день', night: 'ночь' }[hour]}`,
  words: 'Название и текст',
  title: 'Название',
  notes: 'Примечания',
  block: 'Блок',
  steps: 'Ступеней',
  unknown: 'Блоки, которых враг не знает',
  lost: 'Потерянные блоки',
  blocks: 'Блоков',
  stepsInAll: 'Всего ступеней',
};

export const LABELS: Readonly<Record<Language, Labels>> = { en, uk, ru };
