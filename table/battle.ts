/** What a battle is called, in the languages its maker gave it. */
export interface BattleTitle {
  readonly en: string;
  readonly uk?: string;
  readonly ru?: string;
}

/** How a card says which battle is played: one of the box by its name, one of somebody's own by its title. */
export interface BattleCard {
  readonly scenario: string;
  readonly battle?: BattleTitle;
}

export function battleCard(scenario: unknown): BattleCard {
  if (typeof scenario === 'string') return { scenario };
  const battle = titleOfBattle(scenario);
  return { scenario: '', ...(battle ? { battle } : {}) };
}

const LONGEST_TITLE = 120;

function titleOfBattle(scenario: unknown): BattleTitle | undefined {
  const title = partOf(scenario, 'title');
  const said = (language: string): string => textOf(partOf(title, language));
  const [en, uk, ru] = [said('en'), said('uk'), said('ru')];
  return en === '' ? undefined : { en, ...(uk === '' ? {} : { uk }), ...(ru === '' ? {} : { ru }) };
}

const partOf = (whole: unknown, key: string): unknown =>
  typeof whole === 'object' && whole !== null && Object.hasOwn(whole, key)
    ? Reflect.get(whole, key)
    : undefined;
const textOf = (text: unknown): string =>
  typeof text === 'string' ? text.trim().slice(0, LONGEST_TITLE) : '';

/** What a battle may be called by its author: of a fixed list, so that everybody reads it in his language. */
export const BATTLE_TAGS = [
  'historical',
  'invented',
  'small',
  'large',
  'even',
  'uneven',
  'learning',
  'puzzle',
] as const;
export type BattleTag = (typeof BATTLE_TAGS)[number];
export const MOST_TAGS = 4;
