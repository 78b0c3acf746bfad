import type { ReactNode } from 'react';

/** A coin: one action point. */
export const Coin = ({ spent = false }: { readonly spent?: boolean }): ReactNode => (
  <svg className={spent ? 'hd-coin spent' : 'hd-coin'} viewBox="-12 -12 24 24" aria-hidden="true">
    <circle className="hd-coin-side" cy="1.4" r="10.4" />
    <circle className="hd-coin-top" r="10.4" />
    <circle className="hd-coin-ring" r="8" />
    <path
      className="hd-coin-sign"
      d="M-5.4 2C-5 -1.6 -2.4 -4 0 -4C2.4 -4 5 -1.6 5.4 2C3.6 .9 1.8 .6 0 .6C-1.8 .6 -3.6 .9 -5.4 2Z"
    />
  </svg>
);

/** A price as coins. */
export const Price = ({ count, label }: { readonly count: number; readonly label: string }): ReactNode => (
  <span className="hd-price" title={label}>
    {count === 0 ? (
      <span className="hd-free">{label}</span>
    ) : (
      Array.from({ length: count }, (_, i) => <Coin key={i} />)
    )}
  </span>
);
