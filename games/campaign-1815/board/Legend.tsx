import { capital } from '@bicorne/boardkit';
import type { Sign, SignGroup } from '@bicorne/boardkit/Legend.tsx';
import type { ReactNode } from 'react';
import { ARMS, BLOCKS, type Arm } from '../data/blocks.ts';
import { FULL } from '../rules/blocks.ts';
import { ARMY_CLASS, Back, Face, SIZE } from './Block.tsx';
import { TownPlan } from './Ground.tsx';
import type { CampaignWords } from './words/lexicon.ts';

/** A block with what stands out of it. */
const BLOCK_BOX = '-56 -44 112 84';
const TOWN_BOX = '-63 -45 126 90';

/** What blocks, their states and the map mean. */
export function signsOf(words: CampaignWords): readonly SignGroup[] {
  const { signs } = words.ui;
  return [
    { title: signs.blocks, signs: blocks(words) },
    { title: signs.states, signs: states(words) },
    { title: signs.map, signs: places(words) },
  ];
}

const block = (name: string, picture: ReactNode, note?: string): Sign => ({
  name,
  ...(note === undefined ? {} : { note }),
  box: BLOCK_BOX,
  picture,
});

/** The first of each arm. */
const firstOf = (arm: Arm): number => BLOCKS.findIndex((one) => one.arm === arm);
const LINE = firstOf('infantry');

function blocks({ armies, ui: { arm, duty, signs } }: CampaignWords): Sign[] {
  return [
    ...ARMS.map((one) =>
      block(capital(arm[one]), <Face block={firstOf(one)} steps={FULL[firstOf(one)]} />, duty[one]),
    ),
    block(signs.steps, <Face block={LINE} steps={FULL[LINE] - 1} />, signs.label),
    ...armies.map((name, army) => block(name, <Back army={army} />, army === 0 ? signs.backs : undefined)),
  ];
}

const states = ({ ui: { condition, signs } }: CampaignWords): Sign[] => {
  const of = (marks: Partial<Parameters<typeof Face>[0]>): ReactNode => (
    <Face block={LINE} steps={FULL[LINE]} {...marks} />
  );
  const edge = { x: -SIZE / 2, y: -SIZE / 2, width: SIZE, height: SIZE, rx: 3 };
  return [
    block(
      signs.may,
      <>
        {of({})}
        <rect
          className="cmp-may"
          x={-SIZE / 2 - 4}
          y={-SIZE / 2 - 4}
          width={SIZE + 8}
          height={SIZE + 15}
          rx="5"
        />
      </>,
    ),
    block(
      signs.picked,
      <>
        {of({})}
        <rect className="cmp-picked" {...edge} />
      </>,
    ),
    block(signs.acted, of({ acted: true })),
    block(signs.forced, of({ forced: true })),
    block(signs.disorder, of({ disorder: true })),
    block(capital(condition.square), of({ square: true })),
    block(capital(condition.sheltered), of({ sheltered: true })),
    block(capital(condition.holds), of({ holds: true })),
    block(capital(condition.shaken), of({ shaken: true })),
  ];
};

const places = ({ ui: { signs, majorRoad, minorRoad, frontier, deploymentLine } }: CampaignWords): Sign[] => [
  { name: signs.city, box: TOWN_BOX, picture: <TownPlan id="brussels" zone="allied" /> },
  { name: signs.fortress, box: TOWN_BOX, picture: <TownPlan id="mons" zone="allied" /> },
  {
    name: signs.group,
    picture: (
      <g className={ARMY_CLASS[0]}>
        <circle className="cmp-badge" r="15" />
        <text className="cmp-badge-text" y="7">
          6
        </text>
      </g>
    ),
  },
  {
    name: capital(majorRoad),
    picture: (
      <>
        <path className="cmp-major-edge" d="M-26 8L26 -8" />
        <path className="cmp-major" d="M-26 8L26 -8" />
      </>
    ),
  },
  { name: capital(minorRoad), picture: <path className="cmp-minor" d="M-26 8L26 -8" /> },
  {
    name: signs.bridge,
    picture: (
      <>
        <path className="cmp-bridge-deck" d="M-13 0H13" />
        <path className="cmp-bridge" d="M-17 -12L-11 -7H11L17 -12M-17 12L-11 7H11L17 12" />
      </>
    ),
  },
  { name: capital(frontier), picture: <path className="cmp-frontier" d="M-26 8L26 -8" /> },
  { name: capital(deploymentLine), picture: <path className="cmp-deployment" d="M-26 8L26 -8" /> },
];
