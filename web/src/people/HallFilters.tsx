import type { ReactNode } from 'react';
import { LANGUAGES } from '@bicorne/boardkit/contract.ts';
import type { Title } from '../lobby/titles.ts';
import { ALL, CLOCK_KINDS, RATED, type Filters } from './filters.ts';
import { Select } from './Form.tsx';
import type { HallProps } from './HallRows.tsx';

interface Props extends HallProps {
  readonly chosen: Filters;
  /** Of the one who looks, in the chosen game. */
  readonly rating: number | null;
  readonly onChange: (chosen: Filters) => void;
}

/** What of the open seats one wants to see. */
export function HallFilters({ chosen, rating, onChange, titles, words, shell }: Props): ReactNode {
  const { people } = shell;
  const title = titles.find(({ id }) => id === chosen.game);
  const set = (change: Partial<Filters>): void => onChange({ ...chosen, ...change });
  return (
    <div className="hall-filters" role="group" aria-label={words.filters}>
      <Select
        label={people.game}
        none={people.anyGame}
        of={titles.map(({ id }) => id)}
        names={(id) => titles.find((one) => one.id === id)?.title ?? id}
        value={chosen.game}
        onChange={(game) => onChange({ ...ALL, clock: chosen.clock, rated: chosen.rated, game })}
      />
      {title && (
        <OfGame title={title} {...{ chosen, words, shell, titles }} rating={rating} onChange={onChange} />
      )}
      <Select
        label={people.clock}
        none={words.anyClock}
        of={CLOCK_KINDS}
        names={words.clocks}
        value={chosen.clock}
        onChange={(clock) => set({ clock })}
      />
      <Select
        label={words.rating}
        none={words.anyRating}
        of={RATED}
        names={(one) => (one === 'rated' ? people.rated : words.unrated)}
        value={chosen.rated}
        onChange={(rated) => set({ rated })}
      />
      <Select
        label={words.language}
        none={words.anyLanguage}
        of={LANGUAGES}
        names={words.languages}
        value={LANGUAGES.find((one) => one === chosen.language) ?? ''}
        onChange={(language) => set({ language })}
      />
    </div>
  );
}

interface OfGameProps extends Props {
  readonly title: Title;
}

/** What depends on the game: its battles, its sides, and how strong one is at it. */
function OfGame({ title, chosen, rating, onChange, words, shell }: OfGameProps): ReactNode {
  const set = (change: Partial<Filters>): void => onChange({ ...chosen, ...change });
  return (
    <>
      <Select
        label={shell.people.battle}
        none={shell.people.anyBattle}
        of={Object.keys(title.scenarios)}
        names={title.scenarios}
        value={chosen.scenario}
        onChange={(scenario) => set({ scenario })}
      />
      <Select
        label={words.side}
        none={words.anySide}
        of={Object.keys(title.seats)}
        names={title.seats}
        value={chosen.side}
        onChange={(side) => set({ side })}
      />
      {rating !== null && (
        <Select
          label={words.strength}
          none={words.anyStrength}
          of={['near']}
          names={() => words.near(rating)}
          value={chosen.near === null ? '' : 'near'}
          onChange={(near) => set({ near: near === '' ? null : rating })}
        />
      )}
    </>
  );
}
