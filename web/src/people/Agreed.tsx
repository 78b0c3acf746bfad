import type { OptionWords } from '@bicorne/boardkit';
import { chosenOptions, type OptionValue } from '@bicorne/engine';
import type { MatchCard } from '@bicorne/table/protocol';
import type { ReactNode } from 'react';
import { termsOf } from '../lobby/terms.ts';
import type { Loaded } from '../table/game.ts';
import type { ShellWords } from '../words/words.ts';

interface Props {
  readonly match: MatchCard;
  readonly loaded: Loaded;
  readonly shell: ShellWords;
}

/** Upon what one sits down: the clock and all else that was agreed, and the optional rules. */
export function Agreed({ match, loaded, shell }: Props): ReactNode {
  const terms = match.timing ? [] : [shell.people.noClock];
  const rules = rulesOf(match, loaded, shell.table.no);
  return (
    <div className="notice agreed">
      <p>{[...terms, ...termsOf(match, shell)].join(' · ')}</p>
      {rules.length > 0 && (
        <p>
          <small>
            {shell.lobby.rules}: {rules.join(' · ')}
          </small>
        </p>
      )}
    </div>
  );
}

/** The optional rules that are otherwise than the battle has them by itself. */
function rulesOf({ scenario, options }: MatchCard, { rules: { game }, words }: Loaded, no: string): string[] {
  const own = game.scenarios.find(({ id }) => id === scenario)?.options;
  return Object.entries(chosenOptions(game.options, options, own)).map(([key, value]) =>
    ruleWords(words.options[key] ?? { title: key, text: '' }, value, no),
  );
}

function ruleWords({ title, choices }: OptionWords, value: OptionValue, no: string): string {
  if (value === true) return title;
  return `${title}: ${value === false ? no : (choices?.[value] ?? value)}`;
}
