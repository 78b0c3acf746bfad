import type { ReactNode } from 'react';
import type { Livery } from './livery.ts';

export type ClassMark = 'grenade' | 'horn' | 'rifle' | 'helmet' | 'cuirass' | 'horse' | 'lance' | 'sprig';

/** The nation's cockade, with the mark of the class in its middle where there is one. */
export const Cockade = ({
  livery,
  mark,
  guard = false,
  radius = 10,
}: {
  readonly livery: Livery;
  readonly mark?: ClassMark | undefined;
  readonly guard?: boolean;
  readonly radius?: number;
}): ReactNode => {
  const [rim, ring, heart] = livery.cockade;
  if (mark === undefined)
    return (
      <g className="bk-cockade">
        <circle r={radius * 0.62} fill={rim} />
        <circle r={radius * 0.42} fill={ring} />
        <circle r={radius * 0.22} fill={heart} />
      </g>
    );
  return (
    <g className="bk-cockade">
      <circle r={radius} fill={rim} />
      <circle r={radius * 0.86} fill={ring === rim ? heart : ring} />
      <circle className={guard ? 'bk-badge-guard' : 'bk-badge'} r={radius * 0.76} />
      <path className="bk-class" transform={`scale(${radius / 10})`} d={CLASS_MARKS[mark]} />
    </g>
  );
};

/** Small signs about the origin, some ten units high. */
const CLASS_MARKS: Readonly<Record<ClassMark, string>> = {
  grenade:
    'M0 -1A3.1 3.1 0 1 0 .1 -1ZM-1 -1.6C-2.6 -3.2 -1.6 -4.6 -2 -6C-.6 -5.4 -.4 -4.6 0 -6.6C1 -5.4 .8 -4.8 2 -5.8C2 -4.2 2.6 -3.2 1 -1.6Z',
  horn: 'M-5.4 -1.4C-5 3.6 -1 5.2 2 3.6C4.4 2.4 5 -.6 5.6 -3.4L3.2 -4.4C3 -1.6 2.4 .6 .6 1.4C-1.4 2.2 -3.4 1 -3.9 -1.6ZM-4.6 -2.4C-2.6 -5.4 1 -5.8 3 -4.6L2.6 -3.8C.8 -4.8 -2 -4.4 -3.8 -2Z',
  rifle:
    'M-5.6 3.6L3.6 -5.6L4.6 -4.6L-1.4 1.4L-.8 3.2L-2 3.8L-2.6 2.6L-4.4 5ZM-1.6 -5.4C-5 -4.2 -6 -1 -5.2 1.4L-4 .6C-4.4 -1.4 -3.6 -3.6 -1.2 -4.2ZM5.4 -.4C5.2 2.6 3.2 4.6 .4 5L.6 3.8C2.6 3.2 4 1.6 4.2 -.4Z',
  helmet:
    'M-4.6 3.2C-5 -1.4 -2.4 -4 .6 -4C3 -4 4.4 -2 4.4 .4L5.6 2.4L3.4 2.6V4.4H-4.4ZM-5.8 1.6C-6.6 -4 -1.6 -7.2 3.4 -5.6L3 -4.6C-1 -5.6 -4.4 -3 -4.8 2.6Z',
  cuirass:
    'M-3.6 -5.4L-1.6 -5.6C-1 -4.2 1 -4.2 1.6 -5.6L3.6 -5.4L4.8 -2.2C3.8 -1 3.8 .4 4.4 1.8L3.4 5.2H-3.4L-4.4 1.8C-3.8 .4 -3.8 -1 -4.8 -2.2ZM-2.8 3.2V4.1H2.8V3.2Z',
  horse:
    'M-3.6 5.4C-4.4 1.6 -3 -.6 -1.6 -1.8C-2.6 -3.6 -1 -5.6 1 -6L.8 -4.6C3.4 -3.8 4.6 -1.4 5.8 .6C5.6 1.8 4.6 2.2 3.8 1.8C2.8 1 1.6 1 .6 1.2C2.2 2.6 2.6 4 2.6 5.4Z',
  lance: 'M-2 5.8V-6.2H-.8V5.8ZM-.4 -6L4.8 -4.6L3 -3.2L4.8 -1.8L-.4 -.4Z',
  sprig:
    'M-.5 5.6L0 -1.2L.5 5.6ZM0 -6.4C1.8 -4.6 1.6 -2.6 0 -1C-1.6 -2.6 -1.8 -4.6 0 -6.4ZM-4.6 -3C-2.4 -3.2 -.8 -1.8 -.4 .8C-2.8 .8 -4.4 -.8 -4.6 -3ZM4.6 -3C2.4 -3.2 .8 -1.8 .4 .8C2.8 .8 4.4 -.8 4.6 -3ZM-4.4 1C-2.4 .8 -.8 2 -.4 4.2C-2.6 4.2 -4.2 3 -4.4 1ZM4.4 1C2.4 .8 .8 2 .4 4.2C2.6 4.2 4.2 3 4.4 1Z',
};

/** A bicorne worn athwart, with room for a cockade. */
export const BICORNE =
  'M-12.6 4.6C-11.8 -2.6 -7 -8.6 -1.4 -8.8C-.6 -9.6 .6 -9.6 1.4 -8.8C7 -8.6 11.8 -2.6 12.6 4.6C8.6 2.2 4.6 1.4 0 1.4C-4.6 1.4 -8.6 2.2 -12.6 4.6Z';

/** A leader: his bust on a medallion in his nation's colour. */
export const Medallion = ({
  livery,
  radius = 16,
}: {
  readonly livery: Livery;
  readonly radius?: number;
}): ReactNode => (
  <g className={`bk-medallion bk-${livery.name}`} transform={`scale(${radius / 16})`}>
    <circle className="bk-block-shadow" cx="2" cy="3.4" r="16.4" />
    <circle className="bk-medallion-rim" r="16" />
    <circle className="bk-medallion-field" r="13.4" />
    <path
      className="bk-bust-coat"
      d="M-9.3 9.4C-9 5.4 -5.6 4.6 -2.6 4.2L0 7L2.6 4.2C5.6 4.6 9 5.4 9.3 9.4A13.3 13.3 0 0 1 -9.3 9.4Z"
    />
    <path
      className="bk-bust-gold"
      d="M-9.3 9.4C-9.2 7 -7.8 5.7 -6 5.1L-5.2 7.4ZM9.3 9.4C9.2 7 7.8 5.7 6 5.1L5.2 7.4Z"
    />
    <path className="bk-bust-face" d="M-3.7 -1.6H3.7C3.9 2 2.6 5.4 0 5.4C-2.6 5.4 -3.9 2 -3.7 -1.6Z" />
    <path className="bk-hat" transform="translate(0 -2.2) scale(.86 .84)" d={BICORNE} />
    <g transform="translate(0 -5.4)">
      <Cockade livery={livery} radius={4} />
    </g>
    <circle className="bk-block-edge" r="12.4" strokeDasharray={EDGE_DASHES[livery.edge]} />
  </g>
);

const EDGE_DASHES = {
  line: undefined,
  brackets: '7 11.4',
  dashes: '2.4 2.2',
  double: '15 1.8',
  corners: '1.4 8.3',
} as const;

/** A swallow-tailed gold pennant: ordered. Its foot is at the origin. */
export const Pennant = (): ReactNode => (
  <g className="bk-pennant">
    <path className="bk-pole" d="M0 0V-25" />
    <path className="bk-pennant-cloth" d="M0 -25L17 -22.5L12.5 -19L17 -15L0 -13.5Z" />
  </g>
);

/** Crossed sabers: has fought. */
export const CrossedSabers = ({ size = 1 }: { readonly size?: number }): ReactNode => (
  <path className="bk-sabers" transform={`scale(${size})`} d={SABERS} />
);

export const SABERS =
  'M-7 -8C-3 -5 3 1 6.4 5.4L5.2 6.6C.6 3.4 -5 -3 -7 -8ZM3.4 6.8L6.6 3.6L7.4 4.4L6.4 5.6L8.4 7.6L7.4 8.6L5.4 6.6L4.2 7.6ZM7 -8C3 -5 -3 1 -6.4 5.4L-5.2 6.6C-.6 3.4 5 -3 7 -8ZM-3.4 6.8L-6.6 3.6L-7.4 4.4L-6.4 5.6L-8.4 7.6L-7.4 8.6L-5.4 6.6L-4.2 7.6Z';

/** A flag on its staff; the foot of the staff is at the origin. */
export const Banner = ({
  livery,
  size = 1,
  won = true,
}: {
  readonly livery: Livery;
  readonly size?: number;
  readonly won?: boolean;
}): ReactNode => (
  <g className={`bk-banner bk-${livery.name}${won ? '' : ' bk-banner-open'}`} transform={`scale(${size})`}>
    <path className="bk-pole" d="M0 0V-25M-1.6 -25H1.6L0 -29Z" />
    <path className="bk-banner-cloth" d="M0 -24C5 -27 9 -21 15 -24V-11C9 -8 5 -14 0 -11Z" />
    {won && (
      <path
        className="bk-banner-edge"
        d="M2 -21.5C6 -24 9 -19.4 13 -21.4V-13C9 -11 6 -15.4 2 -13Z"
        strokeDasharray={livery.edge === 'line' ? undefined : livery.edge === 'dashes' ? '2 2' : '6 3'}
      />
    )}
  </g>
);
