import { rolled, writeOutcome, type Chance, type DiceRoll } from '@bicorne/engine';
import { useState, type ReactNode } from 'react';
import type { LetterWords } from '../words/letters/words.ts';

interface Props {
  readonly chance: Chance;
  readonly texts: LetterWords['tryOut'];
  /** A face, or a thing that may be drawn. */
  readonly say: (name: string) => string;
  readonly onRoll: () => void;
  readonly onSet: (text: string) => void;
}

/** Chance is to decide: it does, or the player says how. */
export function ChancePanel({ chance, texts, say, onRoll, onSet }: Props): ReactNode {
  return (
    <div className="tryout-chance">
      <button type="button" className="button" autoFocus onClick={onRoll}>
        {chance.kind === 'dice' ? texts.roll(chance.count) : texts.draw}
      </button>
      {chance.kind === 'dice' ? (
        <Dice key={chance.count} chance={chance} texts={texts} say={say} onSet={onSet} />
      ) : (
        <label className="field">
          {texts.orChoose}
          <select value="" onChange={({ target }) => onSet(target.value)}>
            <option value="" />
            {[...new Set(chance.from)].map((thing) => (
              <option key={thing} value={chance.names[thing]}>
                {say(chance.names[thing])}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

interface DiceProps extends Pick<Props, 'texts' | 'say' | 'onSet'> {
  readonly chance: DiceRoll;
}

/** Each die is laid with the face one wants. */
function Dice({ chance, texts, say, onSet }: DiceProps): ReactNode {
  const [laid, setLaid] = useState<readonly number[]>(() => Array<number>(chance.count).fill(0));
  const { faces } = chance.die;
  const dice = [...laid.keys()];
  const set = (die: number, face: number): void => setLaid(laid.map((one, at) => (at === die ? face : one)));
  return (
    <fieldset className="tryout-dice">
      <legend>{texts.orChoose}</legend>
      {dice.map((die) => (
        <select
          key={die}
          aria-label={texts.die(die + 1)}
          value={laid[die]}
          onChange={({ target }) => set(die, Number(target.value))}
        >
          {faces.map((name, at) => (
            <option key={name} value={at}>
              {say(name)}
            </option>
          ))}
        </select>
      ))}
      <button
        type="button"
        className="button quiet"
        onClick={() => onSet(writeOutcome(chance, rolled(laid)))}
      >
        {texts.lay}
      </button>
    </fieldset>
  );
}
