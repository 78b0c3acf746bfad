import type { Hand } from './hand.ts';
import { CAMPAIGN_1815, HUNDRED_DAYS, MARENGO, NAPOLEONICS, type Position } from './positions.ts';

/** What a player wants to do, how he does it with the fewest presses there are today, and how it is seen that it was done. */
interface Task {
  readonly position: Position;
  readonly wants: string;
  way(hand: Hand): Promise<void>;
  /** Words that then stand in lines of the log. */
  readonly tells: readonly string[];
}

const button = (words: string): string => `.button:has-text("${words}")`;
const hex = (number: number): string => `[data-hex="${String(number)}"]`;
const town = (number: number): string => `[data-spot="town ${String(number)}"]`;

const DO_IT = button('Do it');
/** Row H, hex 11, and so on, as the board numbers them. */
const [H11, G12, I10, I11, E12] = [98, 86, 109, 110, 61].map(hex);

const napoleonics: Task = {
  position: NAPOLEONICS,
  wants: 'two units ordered and moved, and one of them fires',
  async way(hand) {
    await hand.press('.nap-hand button:has-text("Attack Right")');
    await hand.drag(H11, G12);
    await hand.drag(I10, I11);
    await hand.press(E12);
    await hand.press(DO_IT);
  },
  tells: ['H11 – G12', 'I10 – I11', 'fires at E12'],
};

const NO_59 = '[data-position="59"]';

const marengo: Task = {
  position: MARENGO,
  wants: 'a piece marches three steps by road',
  async way(hand) {
    await hand.press('.mar-handle[data-place="86"]');
    await hand.press(NO_59);
  },
  tells: ['Infantry 3: San Giuliano Nuovo (86) › No. 59'],
};

const [BEAUMONT, THUIN, PHILIPPEVILLE, LANEFFE] = [25, 30, 26, 16].map(town);

const campaign: Task = {
  position: CAMPAIGN_1815,
  wants: 'III Corps marches, and the whole group of another town',
  async way(hand) {
    await hand.press(BEAUMONT);
    await hand.press('.cmp-corps-chip:has-text("III")');
    await hand.press(THUIN);
    await hand.press(PHILIPPEVILLE);
    await hand.press(LANEFFE);
  },
  tells: [
    'infantry of III Corps A, Beaumont › Thuin',
    'infantry of III Corps B, Beaumont › Thuin',
    'artillery of III Corps, Beaumont › Thuin',
    'infantry of IV Corps, Philippeville › Laneffe',
    'horse artillery B, Philippeville › Laneffe',
  ],
};

/** Column J, row 7, and so on. */
const [J7, J6, F7, F6, K8, K7, H9, H8, F9, F8] = [87, 74, 83, 70, 101, 88, 111, 98, 109, 96].map(hex);
const [E8, D8] = [95, 94].map(hex);

const hundredDays: Task = {
  position: HUNDRED_DAYS,
  wants: 'six action points spent on six pieces',
  async way(hand) {
    for (const [from, to] of [
      [J7, J6],
      [F7, F6],
      [K8, K7],
      [H9, H8],
      [E8, D8],
    ]) {
      await hand.press(from);
      await hand.press(to);
    }
    // Another piece stands there, which a press could mean as well.
    await hand.drag(F9, F8);
  },
  tells: ['J7 – J6', 'F7 – F6', 'K8 – K7', 'H9 – H8', 'E8 – D8', 'F9 – F8'],
};

export const TASKS: readonly Task[] = [napoleonics, marengo, campaign, hundredDays];
