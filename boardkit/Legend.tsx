import { Fragment, useState, type ReactNode } from 'react';
import { Leaf } from './Leaf.tsx';

/** What is drawn on a map, and what it means. */
export interface Sign {
  /** The contents of an `<svg>` that is 56 units wide and 40 high, its middle at 0 0, or of one of this box. */
  readonly picture: ReactNode;
  readonly box?: string;
  readonly name: string;
  readonly note?: string;
}

export interface SignGroup {
  readonly title?: string;
  readonly signs: readonly Sign[];
}

/** The button that opens a legend, and what stands at its head. */
export interface LegendWords {
  readonly title: string;
  readonly note: string;
  readonly close: string;
}

interface Props {
  readonly words: LegendWords;
  /** Only asked for, and fetched, when it is opened. */
  readonly groups: () => readonly SignGroup[] | Promise<readonly SignGroup[]>;
}

/** All signs of a map on a leaf of their own, for whoever asks. */
export function Legend({ words: { title, note, close }, groups }: Props): ReactNode {
  const [shown, setShown] = useState<readonly SignGroup[] | null>(null);
  const open = async (): Promise<void> => setShown(await groups());
  return (
    <>
      <button type="button" className="bk-legend-open" aria-haspopup="dialog" onClick={() => void open()}>
        <span>{title}</span>
      </button>
      {shown && (
        <Leaf title={title} note={note} close={close} onClose={() => setShown(null)}>
          <div className="bk-legend" role="group" tabIndex={0} aria-label={title}>
            {shown.map((group) => (
              <Fragment key={group.title ?? ''}>
                {group.title !== undefined && <h3>{group.title}</h3>}
                <ul>
                  {group.signs.map((sign) => (
                    <SignLine key={sign.name} sign={sign} />
                  ))}
                </ul>
              </Fragment>
            ))}
          </div>
        </Leaf>
      )}
    </>
  );
}

const BOX = '-28 -20 56 40';

const SignLine = ({ sign: { picture, box = BOX, name, note = '' } }: { readonly sign: Sign }): ReactNode => (
  <li>
    <svg viewBox={box} aria-hidden="true">
      {picture}
    </svg>
    <span>
      {name} {note !== '' && <small>{note}</small>}
    </span>
  </li>
);
