import type { Words } from '@bicorne/boardkit';
import type { Game, Seat } from '@bicorne/engine';
import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon.tsx';
import type { LetterWords } from '../words/letters/words.ts';
import { after, cut, goTo, pathTo, positionAt, withNote, type Stroke, type Trial } from './trial.ts';

interface Props {
  readonly trial: Trial;
  readonly game: Game;
  readonly words: Words;
  readonly texts: LetterWords['tryOut'];
  readonly seat: Seat;
  readonly onTrial: (trial: Trial) => void;
}

/** The line that is shown, stroke by stroke, what else was tried on the way, and what one noted there. */
export function Lines(props: Props): ReactNode {
  const { trial, texts, onTrial } = props;
  const path = pathTo(trial, trial.at);
  return (
    <section className="tryout-lines log" aria-label={texts.line}>
      <ol>
        <li aria-current={trial.at === 0}>
          <button type="button" className="log-jump" onClick={() => onTrial(goTo(trial, 0))}>
            {texts.start}
          </button>
        </li>
        {path.map((stroke) => (
          <StrokeLine key={stroke.id} {...props} stroke={stroke} />
        ))}
      </ol>
      <Branches {...props} />
      <label className="field">
        {texts.note}
        <textarea
          key={trial.at}
          rows={2}
          defaultValue={trial.notes[trial.at] ?? ''}
          onBlur={({ target }) => {
            if (target.value !== (trial.notes[trial.at] ?? '')) onTrial(withNote(trial, target.value));
          }}
        />
      </label>
    </section>
  );
}

function StrokeLine({ stroke, ...props }: Props & { readonly stroke: Stroke }): ReactNode {
  const { trial, texts, onTrial } = props;
  const others = after(trial, stroke.from).length - 1;
  const name = strokeName(props, stroke);
  return (
    <li aria-current={trial.at === stroke.id}>
      <button type="button" className="log-jump" onClick={() => onTrial(goTo(trial, stroke.id))}>
        {name}
        {others > 0 && <small> +{others}</small>}
      </button>
      <button
        type="button"
        className="button quiet"
        aria-label={`${texts.cut}: ${name}`}
        title={texts.cut}
        onClick={() => onTrial(cut(trial, stroke.id))}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

/** What was tried from here, and instead of the last stroke. */
function Branches(props: Props): ReactNode {
  const { trial, texts, onTrial } = props;
  const last = pathTo(trial, trial.at).at(-1);
  const instead = last ? after(trial, last.from).filter(({ id }) => id !== last.id) : [];
  const ways = [...after(trial, trial.at), ...instead];
  if (ways.length === 0) return null;
  return (
    <div className="tryout-branches">
      <h3>{texts.branches}</h3>
      {ways.map((stroke) => (
        <button
          key={stroke.id}
          type="button"
          className="button quiet"
          onClick={() => onTrial(goTo(trial, stroke.id))}
        >
          {strokeName(props, stroke)}
        </button>
      ))}
    </div>
  );
}

/** An action as its button says it; what chance brought as the log tells it, else in notation. */
function strokeName({ game, trial, words, seat }: Props, { id, from, text }: Stroke): string {
  const before = positionAt(game, trial, from);
  const here = positionAt(game, trial, id);
  if (before?.turn.kind === 'seats') {
    const action = game.read(text);
    const actor = before.turn.seats[0];
    return action ? words.action(action, game.view(before.state, actor)) : text;
  }
  if (!here) return text;
  const view = game.view(here.state, seat);
  const said = here.events.map((event) => words.event(event, view)).find((line) => line !== null);
  return said ?? text;
}
