import type { Emit, Ending, Outcome, Seat } from '@bicorne/engine';

/** The last figure; no way of retreat; skirmishers who are ridden down, or do not reach their unit. H3.8, H11.8, H18.10, H18.16 */
export type Cause = 'losses' | 'shut-in' | 'ridden-down' | 'caught';

/** What happened. Nothing is hidden (H1.5): every viewer sees every event as it is. */
export type HundredDaysEvent =
  | { readonly type: 'marked'; readonly unit: number; readonly as: 'light' | 'rifles' }
  | { readonly type: 'leader-added'; readonly leader: number; readonly unit: number; readonly value: number }
  | { readonly type: 'horse-artillery'; readonly unit: number; readonly beside: number }
  | { readonly type: 'turn'; readonly round: number; readonly seat: Seat }
  | { readonly type: 'actions'; readonly seat: Seat; readonly die: number; readonly actions: number }
  /** From -1: it entered the board. `ends` says what lets it go no farther. */
  | {
      readonly type: 'moved';
      readonly unit: number;
      readonly from: number;
      readonly to: number;
      readonly ends?: 'stack' | 'ground';
    }
  | { readonly type: 'leader-moved'; readonly leader: number; readonly from: number; readonly to: number }
  | {
      readonly type: 'fired';
      readonly unit: number;
      readonly at: number;
      readonly dice: number;
      readonly low: number;
    }
  | { readonly type: 'shock-declared'; readonly unit: number; readonly at: number }
  | {
      readonly type: 'shocked';
      readonly unit: number;
      readonly at: number;
      readonly dice: number;
      readonly low: number;
    }
  | { readonly type: 'leader-joined'; readonly leader: number; readonly dice: number }
  | { readonly type: 'rolled'; readonly roll: Outcome; readonly hits: number }
  | { readonly type: 'lost'; readonly unit: number; readonly figures: number; readonly marker: number }
  | { readonly type: 'destroyed'; readonly unit: number; readonly at: number; readonly cause: Cause }
  | {
      readonly type: 'leader-tested';
      readonly leader: number;
      readonly roll: Outcome;
      readonly killed: boolean;
    }
  | { readonly type: 'leader-killed'; readonly leader: number }
  | { readonly type: 'scored'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'key-taken'; readonly key: number; readonly seat: Seat }
  /** Without a test in the own turn (H12.1); in reaction the die must not be above the sum. */
  | {
      readonly type: 'square';
      readonly unit: number;
      readonly formed: boolean;
      readonly test?: { readonly die: number; readonly sum: number };
    }
  | { readonly type: 'square-left'; readonly unit: number }
  | { readonly type: 'guns-placed'; readonly unit: number; readonly inside: boolean }
  | {
      readonly type: 'charge-tested';
      readonly unit: number;
      readonly die: number;
      readonly sum: number;
      readonly goesIn: boolean;
    }
  | {
      readonly type: 'morale';
      readonly unit: number;
      readonly die: number;
      readonly sum: number;
      readonly stands: boolean;
    }
  /** Leader -1: nobody goes along. */
  | {
      readonly type: 'retreated';
      readonly unit: number;
      readonly from: number;
      readonly to: number;
      readonly leader: number;
    }
  | {
      readonly type: 'rallied';
      readonly unit: number;
      readonly leader: number;
      readonly die: number;
      readonly sum: number;
      readonly won: boolean;
    }
  | { readonly type: 'put-out'; readonly unit: number; readonly by: number; readonly at: number }
  /** H18.10: they reach their unit by a die that is not above the sum. */
  | {
      readonly type: 'called-back';
      readonly unit: number;
      readonly die: number;
      readonly sum: number;
      readonly joined: boolean;
    }
  | { readonly type: 'taken-back'; readonly unit: number; readonly by: number }
  | { readonly type: 'grand-battery'; readonly units: readonly number[] }
  | { readonly type: 'ended'; readonly ending: Ending };

export type Say = Emit<HundredDaysEvent> | undefined;
