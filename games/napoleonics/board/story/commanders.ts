import { said, type Commander, type Said } from '@bicorne/boardkit/teach/story.ts';
import type { PortraitName } from '@bicorne/boardkit/teach/portraits.ts';

const allied = (portrait: PortraitName, name: Said): Commander => ({ seat: 'allied', portrait, name });
const french = (portrait: PortraitName, name: Said): Commander => ({ seat: 'french', portrait, name });

export const WELLESLEY = allied(
  'wellington',
  said('Sir Arthur Wellesley', 'Сер Артур Веллслі', 'Сэр Артур Уэлсли'),
);
export const WELLINGTON = allied('wellington', said('Wellington', 'Веллінгтон', 'Веллингтон'));
export const MOORE = allied('moore', said('Sir John Moore', 'Сер Джон Мур', 'Сэр Джон Мур'));
export const PICTON = allied('picton', said('Thomas Picton', 'Томас Піктон', 'Томас Пиктон'));
export const ORANGE = allied('orange', said('Prince of Orange', 'Принц Оранський', 'Принц Оранский'));

export const NAPOLEON = french('napoleon', said('Napoleon', 'Наполеон', 'Наполеон'));
export const NEY = french('ney', said('Marshal Ney', 'Маршал Ней', 'Маршал Ней'));
export const SOULT = french('soult', said('Marshal Soult', 'Маршал Сульт', 'Маршал Сульт'));
export const MASSENA = french('massena', said('Marshal Masséna', 'Маршал Массена', 'Маршал Массена'));
export const MARMONT = french('marmont', said('Marshal Marmont', 'Маршал Мармон', 'Маршал Мармон'));
export const VICTOR = french('victor', said('Marshal Victor', 'Маршал Віктор', 'Маршал Виктор'));
export const JOSEPH = french('joseph', said('King Joseph', 'Король Жозеф', 'Король Жозеф'));
export const JUNOT = french('junot', said('General Junot', 'Генерал Жюно', 'Генерал Жюно'));
export const DELABORDE = french(
  'delaborde',
  said('General Delaborde', 'Генерал Делаборд', 'Генерал Делаборд'),
);
export const REYNIER = french('reynier', said('General Reynier', 'Генерал Реньє', 'Генерал Ренье'));
export const CLAUSEL = french('clausel', said('General Clausel', 'Генерал Клозель', 'Генерал Клозель'));
