/** What is said with a marshal's advice. */
export interface AdviceWords {
  readonly ask: string;
  readonly thinking: string;
  readonly stop: string;
  /** Above the action. */
  readonly says: string;
  readonly none: string;
  /** Above what would come after it in this turn. */
  readonly andThen: string;
  /** Where no single reason can be named. */
  readonly plain: string;
}
