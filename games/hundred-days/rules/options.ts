import type { Options, OptionSpecs } from '@bicorne/engine';

/** Every optional rule, each an option of its own; skirmishers are played one way or the other, never both. */
const switches = {
  lightInfantry: 'H16.20',
  britishRifles: 'H16.30',
  cavalryLeader: 'H16.40',
  horseArtillery: 'H16.50',
  leaderInShock: 'H17.1',
  leaderExtraHex: 'H17.4',
  closeCharge: 'H17.6',
  cavalryAgainstCavalry: 'H17.8',
  infantryAgainstCavalry: 'H17.10',
  grandBattery: 'H17.15',
  gunsFromHill: 'H17.17',
  gunsAgainstSquare: 'H17.18',
  infantryAgainstSquare: 'H17.19',
  squareByMorale: 'H17.20',
  frenchShock: 'H17.21',
  britishFire: 'H17.22',
} as const;

const SKIRMISHER_RULES = ['none', 'basic', 'kevin'] as const;
type SkirmisherRules = (typeof SKIRMISHER_RULES)[number];

export const OPTIONS: OptionSpecs = {
  skirmishers: { kind: 'choice', of: SKIRMISHER_RULES, default: 'none', rule: 'H16.1' },
  ...Object.fromEntries(
    Object.entries(switches).map(([name, rule]) => [name, { kind: 'switch', default: false, rule } as const]),
  ),
};

/** The options of a match as its state carries them. */
export type Rules = Readonly<Record<keyof typeof switches, boolean>> & {
  readonly skirmishers: SkirmisherRules;
};

export function readRules(options: Options): Rules {
  const on = (name: keyof typeof switches): boolean => options[name] === true;
  return {
    skirmishers: SKIRMISHER_RULES.find((word) => word === options['skirmishers']) ?? 'none',
    lightInfantry: on('lightInfantry'),
    britishRifles: on('britishRifles'),
    cavalryLeader: on('cavalryLeader'),
    horseArtillery: on('horseArtillery'),
    leaderInShock: on('leaderInShock'),
    leaderExtraHex: on('leaderExtraHex'),
    closeCharge: on('closeCharge'),
    cavalryAgainstCavalry: on('cavalryAgainstCavalry'),
    infantryAgainstCavalry: on('infantryAgainstCavalry'),
    grandBattery: on('grandBattery'),
    gunsFromHill: on('gunsFromHill'),
    gunsAgainstSquare: on('gunsAgainstSquare'),
    infantryAgainstSquare: on('infantryAgainstSquare'),
    squareByMorale: on('squareByMorale'),
    frenchShock: on('frenchShock'),
    britishFire: on('britishFire'),
  };
}
