import type { ClockSetting, Wish } from '@bicorne/table/protocol';
import { useState, type FormEvent, type ReactNode } from 'react';
import { CLOCKS } from '../lobby/TermFields.tsx';
import { clockWords } from '../lobby/terms.ts';
import type { Title } from '../lobby/titles.ts';
import { enter } from '../net/enter.ts';
import { people } from '../net/people.ts';
import { go } from '../route.ts';
import { Fold } from './Fold.tsx';
import type { HallProps } from './HallRows.tsx';
import { useAsking } from './useAnswer.ts';
import { useMe } from './useMe.ts';

interface Props extends HallProps {
  readonly onDone: () => void;
}

const ALL_CLOCKS: readonly (ClockSetting | null)[] = [...CLOCKS, null];

/** "I would play any of these": battles, clocks, and how strong the other may be. */
export function WishForm({ titles, words, shell, onDone }: Props): ReactNode {
  const [me] = useMe();
  const [rated, setRated] = useState(false);
  const { ask, busy, fault } = useAsking();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const wish = wishFrom(new FormData(event.currentTarget), rated);
    void enter().then(() =>
      ask(
        () => people.wish(wish),
        (match) => (match ? go(`/match/${match.id}`) : onDone()),
      ),
    );
  };
  return (
    <form className="wish-form" onSubmit={submit}>
      <fieldset>
        <legend>{words.which}</legend>
        {titles.map((title) => (
          <Battles key={title.id} title={title} />
        ))}
      </fieldset>
      <fieldset>
        <legend>{words.clocksWished}</legend>
        {ALL_CLOCKS.map((clock, at) => (
          <Choice
            key={clockWords(clock, shell)}
            name="clock"
            value={String(at)}
            off={rated && clock === null}
          >
            {clockWords(clock, shell)}
          </Choice>
        ))}
        <p className="people-note">{words.liveNote}</p>
      </fieldset>
      <fieldset>
        <legend>{words.strong}</legend>
        <div className="wish-strength">
          <Bound name="least" label={words.from} />
          <Bound name="most" label={words.to} />
        </div>
        {me?.account && (
          <label className="choice">
            <input type="checkbox" checked={rated} onChange={({ target }) => setRated(target.checked)} />
            <span>{words.rated}</span>
          </label>
        )}
      </fieldset>
      <p className="people-row">
        <button type="submit" className="button" disabled={busy}>
          {words.say}
        </button>
        {fault !== null && (
          <span className="people-fault" role="alert">
            {shell.faults[fault]}
          </span>
        )}
      </p>
    </form>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly value: string;
  readonly off?: boolean;
  readonly children: ReactNode;
}

const Choice = ({ name, value, off, children }: ChoiceProps): ReactNode => (
  <label className="choice">
    <input type="checkbox" name={name} value={value} disabled={off} />
    <span>{children}</span>
  </label>
);

/** All of a game's battles at once, or one by one. */
function Battles({ title: { id, title, scenarios } }: { readonly title: Title }): ReactNode {
  const all = Object.keys(scenarios);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const set = (scenario: string, on: boolean): void =>
    setChosen(new Set(on ? [...chosen, scenario] : [...chosen].filter((one) => one !== scenario)));
  return (
    <div className="wish-game">
      <label className="choice">
        <input
          type="checkbox"
          checked={chosen.size === all.length}
          ref={(box) => {
            if (box) box.indeterminate = chosen.size > 0 && chosen.size < all.length;
          }}
          onChange={({ target }) => setChosen(new Set(target.checked ? all : []))}
        />
        <span>{title}</span>
      </label>
      <Fold title={`${String(chosen.size)} / ${String(all.length)}`}>
        {all.map((scenario) => (
          <label key={scenario} className="choice">
            <input
              type="checkbox"
              checked={chosen.has(scenario)}
              onChange={({ target }) => set(scenario, target.checked)}
            />
            <span>{scenarios[scenario]}</span>
          </label>
        ))}
      </Fold>
      {[...chosen].map((scenario) => (
        <input key={scenario} type="hidden" name="battle" value={`${id} ${scenario}`} />
      ))}
    </div>
  );
}

const Bound = ({ name, label }: { readonly name: string; readonly label: string }): ReactNode => (
  <label className="field">
    <span>{label}</span>
    <input name={name} type="number" min={0} max={4000} step={50} inputMode="numeric" />
  </label>
);

const WEAKEST = 0;
const STRONGEST = 4000;

function wishFrom(form: FormData, rated: boolean): Omit<Wish, 'commitment'> {
  const all = (name: string): string[] => form.getAll(name).map(String);
  const [least = '', most = ''] = [...all('least'), ...all('most')];
  return {
    battles: all('battle').map((battle) => {
      const [game, scenario] = battle.split(' ');
      return { game, scenario };
    }),
    clocks: all('clock').map((at) => ALL_CLOCKS[Number(at)]),
    rated,
    strength:
      least === '' && most === ''
        ? null
        : { least: Number(least || WEAKEST), most: Number(most || STRONGEST) },
  };
}
