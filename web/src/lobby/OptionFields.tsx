import type { OptionWords } from '@bicorne/boardkit';
import type { Options, OptionSpec, OptionValue } from '@bicorne/engine';
import type { ReactNode } from 'react';
import type { ShellWords } from '../words/words.ts';
import { decidesSeats, type Offer } from './offers.ts';

interface Props {
  readonly offer: Offer;
  readonly scenario: string;
  readonly options: Options;
  readonly onChange: (options: Options) => void;
  readonly shell: ShellWords;
}

/** Every optional rule of the game, from its own list, but for what decides who sits there. */
export function OptionFields({ shell, ...props }: Props): ReactNode {
  const { game } = props.offer;
  const keys = Object.keys(game.options).filter((key) => !decidesSeats(game, props.scenario, key));
  if (keys.length === 0) return null;
  return (
    <details className="options">
      <summary>{shell.lobby.rules}</summary>
      <Listed {...props} keys={keys} />
    </details>
  );
}

/** What decides who sits there comes first, and in sight. */
export function PlayerFields(props: Omit<Props, 'shell'>): ReactNode {
  const { game } = props.offer;
  const keys = Object.keys(game.options).filter((key) => decidesSeats(game, props.scenario, key));
  if (keys.length === 0) return null;
  return (
    <div className="players">
      <Listed {...props} keys={keys} />
    </div>
  );
}

interface ListedProps extends Omit<Props, 'shell'> {
  readonly keys: readonly string[];
}

function Listed({ offer, scenario, options, onChange, keys }: ListedProps): ReactNode {
  const defaults = offer.game.scenarios.find(({ id }) => id === scenario)?.options ?? {};
  return keys.map((key) => (
    <OptionField
      key={key}
      spec={offer.game.options[key]}
      words={offer.words.options[key] ?? { title: key, text: '' }}
      value={options[key] ?? defaults[key] ?? offer.game.options[key].default}
      onChange={(value) => onChange({ ...options, [key]: value })}
    />
  ));
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
