import { said, type Commander, type Said } from '@bicorne/boardkit/teach/story.ts';
import type { PortraitName } from '@bicorne/boardkit/teach/portraits.ts';

const allied = (portrait: PortraitName, name: Said): Commander => ({ seat: 'allied', portrait, name });
const french = (portrait: PortraitName, name: Said): Commander => ({ seat: 'french', portrait, name });

export const WELLINGTON = allied('wellington', said('Wellington', 'Веллінгтон', 'Веллингтон'));
export const ORANGE = allied('orange', said('Prince of Orange', 'Принц Оранський', 'Принц Оранский'));
export const BLUCHER = allied('blucher', said('Blücher', 'Блюхер', 'Блюхер'));
export const GNEISENAU = allied('gneisenau', said('Gneisenau', 'Гнейзенау', 'Гнейзенау'));
export const THIELMANN = allied('thielmann', said('Thielmann', 'Тільман', 'Тильман'));
export const NAPOLEON = french('napoleon', said('Napoleon', 'Наполеон', 'Наполеон'));
export const NEY = french('ney', said('Marshal Ney', 'Маршал Ней', 'Маршал Ней'));
export const GROUCHY = french('grouchy', said('Marshal Grouchy', 'Маршал Груші', 'Маршал Груши'));
