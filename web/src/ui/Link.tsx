import type { MouseEvent, ReactNode } from 'react';
import { addressOf } from '../place.ts';
import { go } from '../route.ts';
import './link.css';

interface Props {
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A way to another page of ours, without loading this one anew; a press with a key or wheel is the browser's. */
export function Link({ to, className = 'text-link', children }: Props): ReactNode {
  const press = (event: MouseEvent): void => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a className={className} href={addressOf(to)} onClick={press}>
      {children}
    </a>
  );
}
