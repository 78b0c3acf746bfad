import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** Something that is seldom wanted, folded away under its name. */
export const Fold = ({ title, children }: Props): ReactNode => (
  <details className="fold">
    <summary>{title}</summary>
    <div className="fold-body">{children}</div>
  </details>
);
