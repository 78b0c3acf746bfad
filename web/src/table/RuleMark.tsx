import type { ReactNode } from 'react';
import type { ShellWords } from '../words/words.ts';

interface Props {
  readonly rule: string | null | undefined;
  readonly shell: ShellWords;
  readonly onRule: (rule: string) => void;
}

/** The rule by which something came, small behind it; it opens the rulebook there. */
export const RuleMark = ({ rule, shell, onRule }: Props): ReactNode =>
  rule == null ? null : (
    <button
      type="button"
      className="rule-mark"
      tabIndex={-1}
      aria-label={shell.table.rule(rule)}
      onClick={() => onRule(rule)}
    >
      {rule}
    </button>
  );
