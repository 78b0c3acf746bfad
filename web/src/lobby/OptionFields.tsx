import type { OptionWords } from '@bicorne/boardkit';
import type { Options, OptionSpec, OptionValue } from '@bicorne/engine';
import type { ReactNode } from 'react';
import type { ShellWords } from '../words/words.ts';
import type { Offer } from './offers.ts';

interface Props {
  readonly offer: Offer;
  readonly scenario: string;
  readonly options: Options;
  readonly onChange: (options: Options) => void;
  readonly shell: ShellWords;
}

/** Every optional rule of the game, from its own list. */
export function OptionFields({ offer, scenario, options, onChange, shell }: Props): ReactNode {
  const defaults = offer.game.scenarios.find(({ id }) => id === scenario)?.options ?? {};
  const entries = Object.entries(offer.game.options);
  if (entries.length === 0) return null;
  return (
    <details className="options">
      <summary>{shell.lobby.rules}</summary>
      {entries.map(([key, spec]) => (
        <OptionField
          key={key}
          spec={spec}
          words={offer.words.options[key] ?? { title: key, text: '' }}
          value={options[key] ?? defaults[key] ?? spec.default}
          onChange={(value) => onChange({ ...options, [key]: value })}
        />
      ))}
    </details>
  );
}

interface FieldProps {
  readonly spec: OptionSpec;
  readonly words: OptionWords;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
}

function OptionField({ spec, words, value, onChange }: FieldProps): ReactNode {
  if (spec.kind === 'switch')
    return (
      <label className="choice">
        <input
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          {words.title}
          <small>{words.text}</small>
        </span>
      </label>
    );
  return (
    <label className="field">
      <span>{words.title}</span>
      <select value={String(value)} onChange={(event) => onChange(event.target.value)}>
        {spec.of.map((one) => (
          <option key={one} value={one}>
            {words.choices?.[one] ?? one}
          </option>
        ))}
      </select>
      <small>{words.text}</small>
    </label>
  );
}
