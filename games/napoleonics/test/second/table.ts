import type { Scenario } from '../../data/scenario.ts';
import { armOf, fullBlocks, hidesSight, isClosed, isHigh, isMilitia, isRifle, type Arm } from './chart.ts';
import { around, back, distance, lineBetween, sideToward } from './hexes.ts';

/** What somebody is asked, or what is rolled or drawn; the answer is the word of the action, the faces, the card. */
export type Question =
  | { readonly kind: 'ask'; readonly seat: number; readonly words: string[]; readonly about?: string[] }
  | { readonly kind: 'roll'; readonly dice: number }
  | { readonly kind: 'pick'; readonly from: string[] };
export type Asking<T> = Generator<Question, T, string>;

export interface Unit {
  readonly seat: number;
  readonly kind: string;
  readonly arm: Arm;
  /** Empty when it is lost. */
  hex: string;
  blocks: number;
  square: number;
  ordered: boolean;
  moved: number;
  /** A leader went along on its move. */
  led: boolean;
  tired: boolean;
  joined: boolean;
  battled: boolean;
}

export interface Leader {
  readonly seat: number;
  hex: string;
  /** By an order of his own. */
  ordered: boolean;
  moved: boolean;
}

/** Thrown at the moment an army has its banners. */
export class Won extends Error {
  readonly seat: number;
  constructor(seat: number) {
    super('won');
    this.seat = seat;
  }
}

const SEATS = ['french', 'allied'];

/** Hexes that are counted together. */
interface Aim {
  readonly seat: number;
  readonly hexes: readonly string[];
  readonly needed: number;
  readonly banners: number;
  readonly kept: boolean;
  readonly atOnce: boolean;
}

function aimsOf({
  army,
  hexes,
  banners,
  lasting,
  of,
  counted,
}: NonNullable<Scenario['objectives']>[number]): Aim[] {
  const kept = lasting === 'permanent';
  const atOnce = counted ? counted === 'at-once' : kept;
  const rest = { seat: SEATS.indexOf(army), banners, kept, atOnce };
  if (of === 'most') return [{ ...rest, hexes, needed: Math.ceil((hexes.length + 1) / 2) }];
  if (of === 'all') return [{ ...rest, hexes, needed: hexes.length }];
  return hexes.map((hex) => ({ ...rest, hexes: [hex], needed: 1 }));
}

/** The battlefield and the cards as they lie on a table. */
export class Table {
  readonly scenario: Scenario;
  readonly first: boolean;
  readonly nationalCards: boolean;
  readonly units: Unit[];
  readonly leaders: Leader[];
  /** Names of cards. */
  hands: string[][] = [[], []];
  tracks: string[][] = [
    ['', '', '', ''],
    ['', '', '', ''],
  ];
  deck: string[] = [];
  discards: string[] = [];
  last = ['', ''];
  won = [0, 0];
  readonly aims: readonly Aim[];
  readonly held = new Set<Aim>();
  /** Turns that each army has begun. */
  turns = [0, 0];
  /** Removals that are to be made, and the ground where tiles are gone. */
  private readonly due = new Set<object>();
  private readonly bare = new Map<string, string>();

  seat = 0;
  /** The card whose effects hold. */
  card = '';
  played = '';
  rating = 0;
  strikes = 0;

  constructor(scenario: Scenario, edition: 'first' | 'later', nationalCards: boolean) {
    this.scenario = scenario;
    this.first = edition === 'first';
    this.nationalCards = nationalCards;
    this.units = scenario.units.map(({ at, nation, kind, blocks, square }) => ({
      seat: nation === 'french' ? 0 : 1,
      kind: nation[0] + kind,
      arm: armOf(nation[0] + kind),
      hex: at,
      blocks: blocks ?? fullBlocks(nation[0] + kind),
      square: square ?? 0,
      ...FRESH,
    }));
    this.aims = (scenario.objectives ?? []).flatMap(aimsOf);
    this.leaders = scenario.leaders.map(({ at, nation }) => ({
      seat: nation === 'french' ? 0 : 1,
      hex: at,
      ordered: false,
      moved: false,
    }));
  }

  fresh(): void {
    for (const unit of this.units) Object.assign(unit, FRESH);
    for (const leader of this.leaders) Object.assign(leader, { ordered: false, moved: false });
  }

  unitAt(hex: string): Unit | undefined {
    return hex === '' ? undefined : this.units.find((unit) => unit.hex === hex);
  }
  leaderAt(hex: string): Leader | undefined {
    return hex === '' ? undefined : this.leaders.find((leader) => leader.hex === hex);
  }
  loneAt(hex: string): Leader | undefined {
    return this.unitAt(hex) ? undefined : this.leaderAt(hex);
  }
  isEmpty(hex: string): boolean {
    return !this.unitAt(hex) && !this.leaderAt(hex);
  }
  army(seat: number): Unit[] {
    return this.units.filter((unit) => unit.seat === seat && unit.hex !== '');
  }
  enemyUnits(unit: { seat: number; hex: string }): Unit[] {
    return this.army(1 - unit.seat).filter((enemy) => around(unit.hex).includes(enemy.hex));
  }

  groundAt(hex: string): string {
    return this.bare.get(hex) ?? this.scenario.terrain[hex] ?? 'clear';
  }
  worksAt(hex: string): readonly string[] {
    return this.bare.has(hex) ? [] : (this.scenario.works?.[hex] ?? []);
  }
  /** Works on the side between two adjacent hexes, of either. */
  crossesWorks(from: string, to: string): boolean {
    return (
      this.worksAt(from).includes(sideToward(from, to)) || this.worksAt(to).includes(sideToward(to, from))
    );
  }
  /** Whether an attack from there comes through the works of this hex. */
  isThroughWorks(from: string, to: string): boolean {
    const works = this.worksAt(to);
    if (works.length === 0) return false;
    return entrances(from, to).every((by) => works.includes(sideToward(to, by)));
  }

  isBottom(seat: number): boolean {
    return this.scenario.top !== SEATS[seat];
  }
  backOf(hex: string, seat: number): string[] {
    return back(hex, this.isBottom(seat));
  }
  isOwnEdge(hex: string, seat: number): boolean {
    return hex.startsWith(this.isBottom(seat) ? 'I' : 'A');
  }

  /** Sight of a unit; guns on a hill look over a friend just below unless they only join an attack. */
  sees(unit: Unit, to: string, joining = false): boolean {
    const from = unit.hex;
    const high = [from, to].filter((hex) => isHigh(this.groundAt(hex))).length;
    const over = unit.arm === 'artillery' && isHigh(this.groundAt(from)) && !joining;
    const isBlocked = (hex: string): boolean => {
      if (hex === '' || hidesSight(this.groundAt(hex))) return true;
      if (isHigh(this.groundAt(hex))) return high < 2 || !this.isEmpty(hex);
      if (this.isEmpty(hex)) return false;
      const own = (this.unitAt(hex) ?? this.leaderAt(hex))?.seat === unit.seat;
      return !(over && own && distance(from, hex) === 1);
    };
    const { through, along } = lineBetween(from, to);
    return !through.some(isBlocked) && !along.some((both) => both.every(isBlocked));
  }

  award(seat: number, banners: number): void {
    this.won[seat] += banners;
    this.isItWon(seat);
  }
  bannersOf(seat: number): number {
    const held = this.aims.filter((aim) => aim.seat === seat && this.held.has(aim));
    return this.won[seat] + held.reduce((sum, { banners }) => sum + banners, 0);
  }
  isItWon(seat: number): void {
    if (this.bannersOf(seat) >= this.scenario.banners) throw new Won(seat);
  }

  private hasTaken({ seat, hexes, needed }: Aim): boolean {
    return hexes.filter((hex) => this.unitAt(hex)?.seat === seat).length >= needed;
  }
  /** At the start of a turn the active army counts the places it holds. */
  countObjectives(): void {
    for (const aim of this.aims) if (aim.seat === this.seat && this.hasTaken(aim)) this.held.add(aim);
    this.isItWon(this.seat);
  }
  /** A place is given up when nobody stands there any more, and some are won by whoever comes to stand there. */
  settleObjectives(came?: Unit): void {
    for (const aim of this.aims) {
      if (!aim.kept && !this.hasTaken(aim)) this.held.delete(aim);
      if (came && aim.atOnce && came.seat === aim.seat && aim.hexes.includes(came.hex) && this.hasTaken(aim))
        this.held.add(aim);
    }
    if (came) this.isItWon(came.seat);
  }

  /** The banners for a unit that leaves by this hex; less than none where it may not. */
  exitAt(hex: string, seat: number): number {
    const exit = (this.scenario.exits ?? []).find(
      ({ army, hexes }) => army === SEATS[seat] && hexes.includes(hex),
    );
    return exit?.banners ?? -1;
  }
  /** Whoever may leave, and has nobody on the field, has lost. */
  isAnybodyLeft(seat: number): void {
    const may = (this.scenario.exits ?? []).some(({ army }) => army === SEATS[seat]);
    if (may && this.army(seat).length === 0) throw new Won(1 - seat);
  }

  /** Tiles that go: an event is looked for at the start of a turn, after each move and after each battle. */
  clearTiles(): void {
    for (const removal of this.scenario.removals ?? []) {
      if (this.hasHappened(removal)) this.due.add(removal);
      const { tiles, leaving = 'clear' } = removal;
      const isHeld = tiles.some((hex) => {
        const unit = this.unitAt(hex);
        return (unit && isClosed(leaving, unit.arm)) || (this.leaderAt(hex) && isClosed(leaving, 'leader'));
      });
      if (!this.due.has(removal) || isHeld) continue;
      for (const hex of tiles) this.bare.set(hex, leaving);
    }
  }
  private hasHappened({ army, when }: NonNullable<Scenario['removals']>[number]): boolean {
    const seat = SEATS.indexOf(army);
    if ('reaches' in when) return when.reaches.some((hex) => this.unitAt(hex)?.seat === seat);
    if ('wins' in when) return this.bannersOf(seat) >= when.wins;
    return this.turns[seat] >= when.turn;
  }

  /** A unit goes, and those with it. */
  put(unit: Unit, to: string, withLeader: boolean): void {
    const leader = withLeader ? this.leaderAt(unit.hex) : undefined;
    unit.hex = to;
    if (leader) leader.hex = to;
  }
  takeOffSquare(unit: Unit): void {
    if (unit.square === 0) return;
    this.hands[unit.seat].push(this.tracks[unit.seat][unit.square - 1]);
    this.tracks[unit.seat][unit.square - 1] = '';
    unit.square = 0;
  }
  sabersHit(unit: Unit): boolean {
    return !isMilitia(unit.kind) && !isRifle(unit.kind);
  }
}

const FRESH = {
  ordered: false,
  moved: 0,
  led: false,
  tired: false,
  joined: false,
  battled: false,
};

/** The hexes next to the target from which a line comes in: one, or at a corner two of which one may be off the board. */
function entrances(from: string, to: string): string[] {
  if (distance(from, to) === 1) return [from];
  const { through, along } = lineBetween(from, to);
  const beside = through.filter((hex) => distance(hex, to) === 1);
  if (beside.length > 0) return beside;
  return along.flat().filter((hex) => hex !== '' && distance(hex, to) === 1);
}
