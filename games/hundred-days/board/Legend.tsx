import { capital } from '@bicorne/boardkit';
import type { Sign, SignGroup } from '@bicorne/boardkit/Legend.tsx';
import type { ReactNode } from 'react';
import { NATION, startFigures, type Arm, type Nation } from '../data/units.ts';
import { battleOf } from '../rules/battle.ts';
import type { HundredDaysView } from '../rules/view.ts';
import { KeySign } from './Board.tsx';
import type { DrawnUnit } from './model.ts';
import { Leader, Unit } from './Unit.tsx';
import type { HundredDaysWords } from './words/lexicon.ts';

/** A unit with its marks. */
const UNIT_BOX = '-52 -38 104 74';
const QUIET = { may: false, chosen: false, acted: false } as const;
const SIGN = {
  infantry: 'infantry',
  cavalry: 'cavalry',
  artillery: 'artillery',
  horseArtillery: 'artillery',
} as const;

/** What units, their marks and the map mean, of those that fight in this battle. */
export function signsOf(view: HundredDaysView, words: HundredDaysWords): readonly SignGroup[] {
  const { signs } = words.ui;
  return [
    { title: signs.units, signs: units(view, words) },
    { title: signs.marks, signs: marks(words) },
    { title: signs.map, signs: places(words) },
  ];
}

/** Each arm of each nation of the battle once. */
function units(view: HundredDaysView, words: HundredDaysWords): Sign[] {
  const { arm, nation } = battleOf(view).roster;
  const kinds = new Map(arm.map((one, unit) => [`${nation[unit]} ${one}`, [nation[unit], one] as const]));
  return [...kinds.values()]
    .toSorted(([a], [b]) => NATIONS.indexOf(a) - NATIONS.indexOf(b))
    .map(([of, one]) => ({
      name: capital(words.kindName(of, one)),
      box: UNIT_BOX,
      picture: <Unit unit={drawn(of, one)} x={0} y={0} flipped={false} />,
    }));
}

const NATIONS = Object.keys(NATION);

const drawn = (nation: Nation, arm: Arm, more: Partial<DrawnUnit> = {}): DrawnUnit => ({
  id: 0,
  hex: 0,
  nation,
  arm,
  sign: arm === 'skirmishers' ? 'infantry' : SIGN[arm],
  mark: arm === 'horseArtillery' ? 'horse' : arm === 'skirmishers' ? 'horn' : undefined,
  elite: false,
  figures: startFigures(nation, arm),
  gaps: 0,
  marker: 0,
  front: 'up',
  place: 'alone',
  square: 'none',
  state: QUIET,
  ...more,
});

function marks({ ui }: HundredDaysWords): Sign[] {
  const of = (name: string, arm: Arm, more: Partial<DrawnUnit>): Sign => ({
    name,
    box: UNIT_BOX,
    picture: <Unit unit={drawn('french', arm, more)} x={0} y={0} flipped={false} />,
  });
  const { signs, light, rifles } = ui;
  return [
    of(signs.elite, 'infantry', { elite: true, mark: 'grenade', marker: 2 }),
    of(signs.cuirass, 'cavalry', { elite: true, mark: 'cuirass', marker: 1 }),
    of(capital(light), 'infantry', { mark: 'horn' }),
    of(capital(rifles), 'infantry', { mark: 'rifle' }),
    {
      name: signs.leader,
      box: UNIT_BOX,
      picture: <Leader leader={NEY} name="" x={0} y={0} />,
    },
    of(signs.gap, 'infantry', { figures: 2, gaps: 1 }),
    of(signs.may, 'infantry', { state: { ...QUIET, may: true } }),
    of(signs.acted, 'infantry', { state: { ...QUIET, acted: true } }),
    of(signs.square, 'infantry', { square: 'plain' }),
  ];
}

const NEY: Parameters<typeof Leader>[0]['leader'] = {
  id: 0,
  hex: 0,
  nation: 'french',
  value: 2,
  named: false,
  attached: false,
  crowded: false,
  state: QUIET,
};

const places = ({ ui: { signs } }: HundredDaysWords): Sign[] => [
  { name: signs.keyHex, picture: <KeySign points={2} scores="french" holder="british" /> },
  { name: signs.target, picture: <DiceSign look="hd-dice" price={1} /> },
  { name: signs.shock, picture: <DiceSign look="hd-dice hd-dice-shock" price={0} /> },
  { name: signs.step, picture: <circle className="bk-dot" r="9" /> },
  {
    name: signs.paid,
    picture: (
      <g className="hd-step">
        <circle r="12" />
        <text y="5.6">1</text>
      </g>
    ),
  },
];

const DiceSign = ({ look, price }: { readonly look: string; readonly price: number }): ReactNode => (
  <g className={look}>
    <rect x="-13" y="-13" width="26" height="26" rx="5" />
    <text y="6.4">3</text>
    {price > 0 && <circle className="hd-row-coin" cx="-19" r="5.6" />}
  </g>
);
