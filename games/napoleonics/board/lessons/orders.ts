import type { Lesson } from '@bicorne/boardkit/teach/lesson.ts';
import { readScenario } from '../../data/format.ts';

const POSITION = `
title: First orders
top: french
cards: french 4, allied 4
first: allied
banners: 3

map:
  A .       .       .       .       .       .       .       .       .       .       .       .       .
  B     .       .       .       .       .       T       .       .       .       .       .       .
  C .       .       F       .       .       ./fLN   ./fFA   .       .       .       F       .       .
  D     .       .       .       .       ./fLN3  H       H       .       .       .       .       .
  E .       .       .       .       .       .       .       .       .       .       .       .       .
  F     .       .       .       .       .       .       ./fLC   .       .       .       .       .
  G .       .       .       .       ./bLN+  ./bLN   .       ./bLN   .       F       .       .       .
  H     .       .       .       .       .       ./bFA   .       .       .       .       .       .
  I .       .       .       .       .       .       .       .       .       .       .       .       .

hands:
  french probe-centre scout-left rally forward
  allied attack-centre probe-right scout-left forward
`;

const scenario = readScenario(POSITION);

export const firstOrders: Lesson = {
  id: 'orders',
  title: { en: 'Orders, march, fire', uk: 'Накази, марш, вогонь', ru: 'Приказы, марш, огонь' },
  about: {
    en: 'A whole turn: a command card, orders, moves, dice.',
    uk: 'Цілий хід: карта наказу, накази, рухи, кубики.',
    ru: 'Целый ход: карта приказа, приказы, движения, кубики.',
  },
  scenario: scenario.ok ? scenario.value : null,
  seat: 'allied',
  steps: [
    {
      say: {
        en: 'You command the redcoats at the bottom. Units obey only when a card orders them: everything begins with the hand of cards below the map.',
        uk: 'Ви командуєте червоними мундирами внизу. Частини слухаються, лише коли наказує карта: усе починається з карт у руці під мапою.',
        ru: 'Вы командуете красными мундирами внизу. Части слушаются, только когда приказывает карта: всё начинается с карт в руке под картой местности.',
      },
    },
    {
      ask: {
        en: 'Attack Centre orders three units in the middle section. Play it.',
        uk: '«Атака в центрі» дає наказ трьом частинам у середній секції. Зіграйте її.',
        ru: '«Атака в центре» отдаёт приказ трём частям в средней секции. Сыграйте её.',
      },
      want: ['play:attack-centre'],
    },
  ],
};
