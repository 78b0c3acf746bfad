import type { ReactNode } from 'react';
import { addressOf } from '../place.ts';
import { usePreferences } from '../preferences.ts';
import { useSeatName } from './seats.ts';
import { useHere, useTable } from '../table/useTable.ts';
import type { ShellWords } from '../words/words.ts';
import './device.css';

interface Props {
  readonly match: string;
  readonly shell: ShellWords;
}

/** The screen between two people who share a device: behind it there is nothing. */
export function Handover({ match, shell }: Props): ReactNode {
  const seat = useTable((state) => state.handTo);
  return seat === null ? null : <Screen key={seat} match={match} seat={seat} shell={shell} />;
}

function Screen({ match, seat, shell }: Props & { readonly seat: string }): ReactNode {
  const language = usePreferences((preferences) => preferences.language);
  const who = useSeatName(match, seat, language);
  const here = useHere();
  if (who === null) return null;
  return (
    <dialog
      ref={rise}
      className="handover"
      aria-labelledby="handover-who"
      onCancel={(event) => event.preventDefault()}
      onClose={(event) => rise(event.currentTarget)}
    >
      <img src={addressOf('/icon.svg')} alt="" width="72" height="72" />
      <h1 id="handover-who">{shell.device.handTo(who)}</h1>
      <p>{shell.device.handToNote}</p>
      <button type="button" className="button main" onClick={() => void here.takeDevice(seat)}>
        {shell.device.iAm(who)}
      </button>
    </dialog>
  );
}

/** Over everything, and nothing behind it can be reached; also when a browser closes it that was asked twice. */
const rise = (dialog: HTMLDialogElement | null): void => {
  if (dialog && !dialog.open) dialog.showModal();
};
