import type { WhyNot } from '@bicorne/engine';

/** The facts that a sentence may need: a number, and a place in words. */
interface WhyAbout {
  readonly n: number;
  readonly hex: string;
}

/** Of each of a game's reasons the one sentence that says it. */
export type WhyWords<Reason extends string> = Readonly<
  Record<Reason, string | ((about: WhyAbout) => string)>
>;

/** The sentence; none for a reason that is not known. */
export function whyWords<Reason extends string>(
  words: WhyWords<Reason>,
  { reason, about = {} }: WhyNot,
): string {
  const sayings: Readonly<Record<string, WhyWords<Reason>[Reason] | undefined>> = words;
  const said = sayings[reason] ?? '';
  return typeof said === 'string'
    ? said
    : said({ n: Number(about['n'] ?? 0), hex: String(about['hex'] ?? '') });
}
