import type { Story } from '@bicorne/boardkit/teach/story.ts';
import { DELABORDE, WELLESLEY } from './commanders.ts';

export const firstPosition: Story = {
  commanders: [WELLESLEY, DELABORDE],
  bodies: {
    delaborde: {
      nation: 'french',
      arm: 'infantry',
      name: { en: 'Delaborde', uk: 'Делаборд', ru: 'Делаборд' },
    },
    chasseurs: {
      nation: 'french',
      arm: 'cavalry',
      name: { en: '26th Chasseurs', uk: '26-й єгерський', ru: '26-й егерский' },
    },
    centre: {
      nation: 'british',
      arm: 'infantry',
      name: { en: 'Wellesley', uk: 'Веллслі', ru: 'Уэлсли' },
    },
    fane: {
      nation: 'british',
      arm: 'infantry',
      name: { en: 'Riflemen', uk: 'Карабінери', ru: 'Стрелки' },
    },
    fergusson: {
      nation: 'british',
      arm: 'infantry',
      name: { en: 'Fergusson', uk: 'Фергюссон', ru: 'Фергюссон' },
    },
    trant: {
      nation: 'portuguese',
      arm: 'infantry',
      name: { en: 'Trant', uk: 'Трант', ru: 'Трант' },
    },
  },
  phases: [
    {
      when: { en: 'Morning', uk: 'Ранок', ru: 'Утро' },
      text: {
        en: 'Delaborde, with some 4,500 men, bars the road to Lisbon on a low hill before Roliça. Wellesley has three times as many, and comes on across the plain as if on parade.',
        uk: 'Делаборд із якимись 4500 вояків перекриває лісабонську дорогу на низькому пагорбі перед Ролісою. У Веллслі втричі більше людей, і він рушає рівниною, мов на параді.',
        ru: 'Делаборд с какими-то 4500 солдат закрывает лиссабонскую дорогу на невысоком холме перед Ролисой. У Уэлсли людей втрое больше, и он идёт равниной, как на параде.',
      },
      at: { delaborde: 'E7', chasseurs: 'D9', centre: 'I6', fane: 'G4', fergusson: 'H1', trant: 'I11' },
    },
    {
      when: { en: 'About nine', uk: 'Близько дев’ятої', ru: 'Около девяти' },
      text: {
        en: 'The two horns swing out: Trant with his Portuguese wide on one side, Fergusson over the hills on the other. In the middle the line advances slowly, so that nobody on the hill looks elsewhere.',
        uk: 'Обидва роги розходяться: Трант із португальцями далеко з одного боку, Фергюссон пагорбами з другого. Посередині лінія йде поволі, щоб із пагорба дивилися тільки на неї.',
        ru: 'Оба рога расходятся: Трант с португальцами далеко с одной стороны, Фергюссон холмами с другой. В середине линия идёт медленно, чтобы с холма смотрели только на неё.',
      },
      at: { centre: 'G6', fane: 'F4', fergusson: 'D2', trant: 'E12' },
    },
    {
      when: { en: 'Riflemen', uk: 'Карабінери', ru: 'Стрелки' },
      text: {
        en: 'Fane’s green jackets open the fight on the slope. Delaborde lets them come, gives a few volleys, and watches the ground on both sides of him fill with redcoats.',
        uk: 'Зелені куртки Фейна зав’язують бій на схилі. Делаборд підпускає їх, дає кілька залпів і дивиться, як обабіч нього рівнина червоніє мундирами.',
        ru: 'Зелёные куртки Фейна завязывают бой на склоне. Делаборд подпускает их, даёт несколько залпов и смотрит, как по обе стороны от него равнина краснеет мундирами.',
      },
      at: { centre: 'F6', fane: 'E5', fergusson: 'B3', trant: 'C12' },
      clash: ['E6'],
    },
    {
      when: { en: 'The door stays open', uk: 'Двері лишилися відчинені', ru: 'Дверь осталась открытой' },
      text: {
        en: 'At the last moment the French slip away to the rear in good order, their horse covering them, and take post on the steeper heights behind. The trap closes on an empty hill.',
        uk: 'В останню мить французи в доброму порядку вислизають назад під прикриттям кінноти й стають на крутіших висотах позаду. Пастка зачиняється на порожньому пагорбі.',
        ru: 'В последнюю минуту французы в полном порядке ускользают назад под прикрытием конницы и встают на более крутых высотах позади. Ловушка захлопывается на пустом холме.',
      },
      at: { delaborde: 'A7', chasseurs: 'B9', centre: 'E7', fane: 'D5' },
      driven: ['delaborde', 'chasseurs'],
    },
  ],
  sure: {
    en: 'The crescent, the skirmish and the withdrawal are well attested; hours are approximate, and the places on this map are fitted to our reconstruction of it.',
    uk: 'Півмісяць, перестрілка й відхід добре засвідчені; час приблизний, а місця на цій мапі припасовано до нашої її реконструкції.',
    ru: 'Полумесяц, перестрелка и отход хорошо засвидетельствованы; время приблизительно, а места на этой карте подогнаны к нашей её реконструкции.',
  },
};
