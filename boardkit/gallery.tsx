import type { ReactNode } from 'react';
import type { Extent } from './contract.ts';

interface TableProps {
  readonly extent: Extent;
  readonly score: ReactNode;
  readonly prompt: string | null;
  readonly board: ReactNode;
  readonly tray: ReactNode;
  readonly children?: ReactNode;
}

/** A moment of a match as it lies on the table. */
export const GalleryTable = ({
  extent: { width, height },
  score,
  prompt,
  board,
  tray,
  children,
}: TableProps): ReactNode => (
  <section className="gallery-table">
    <div className="gallery-bar">
      {score}
      <strong>{prompt}</strong>
    </div>
    <svg viewBox={`0 0 ${width} ${height}`}>{board}</svg>
    <div className="gallery-tray">{tray}</div>
    {children}
  </section>
);

/** The choices at the head of a gallery, for whoever works on the art. */
interface ChoiceProps<T extends string> {
  /** For those who listen. */
  readonly name: string;
  readonly value: T;
  readonly of: readonly T[];
  readonly onChange: (value: T) => void;
}

/** The word if it is one of these, else the first of them. */
export const pick = <T extends string>(of: readonly T[], word: string | undefined): T =>
  of.find((one) => one === word) ?? of[0];

export const Choice = <T extends string>({ name, value, of, onChange }: ChoiceProps<T>): ReactNode => (
  <select aria-label={name} value={value} onChange={(event) => onChange(pick(of, event.target.value))}>
    {of.map((one) => (
      <option key={one}>{one}</option>
    ))}
  </select>
);

interface CountProps {
  readonly name: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

export const Count = ({ name, value, onChange }: CountProps): ReactNode => (
  <input
    type="number"
    aria-label={name}
    min="1"
    value={value}
    onChange={(event) => onChange(Number(event.target.value))}
  />
);
