import type { ReactNode } from 'react';
import {
  BRAID,
  HAIRS,
  HATS,
  MOUSTACHE,
  PORTRAITS,
  profile,
  WHISKERS,
  type Features,
  type PortraitName,
} from './portraits.ts';
import './teach.css';

interface Props {
  readonly of: PortraitName;
  /** He looks to the left: the two sides of a battle face each other. */
  readonly turned?: boolean;
}

/** A named commander as a silhouette in an oval frame. The name stands beside it; the picture says nothing by itself. */
export function Portrait({ of, turned = false }: Props): ReactNode {
  const features: Features = PORTRAITS[of];
  return (
    <svg className="bk-portrait" viewBox="0 0 100 124" aria-hidden="true">
      <clipPath id={`bk-oval-${of}`}>
        <ellipse cx="50" cy="62" rx="44" ry="56" />
      </clipPath>
      <ellipse className="bk-portrait-paper" cx="50" cy="62" rx="44" ry="56" />
      <g clipPath={`url(#bk-oval-${of})`}>
        <g
          className="bk-portrait-ink"
          transform={`${turned ? 'translate(100 0) scale(-1 1) ' : ''}translate(9 20) scale(.82)`}
        >
          <path d={profile(features)} />
          <path d={HAIRS[features.hair]} />
          <path d={HATS[features.hat]} />
          {features.moustache && <path d={MOUSTACHE} />}
          {features.whiskers && <path d={WHISKERS} />}
          <path className="bk-portrait-braid" d={BRAID} />
        </g>
      </g>
      <ellipse className="bk-portrait-frame" cx="50" cy="62" rx="46" ry="58" />
      <ellipse className="bk-portrait-rim" cx="50" cy="62" rx="42.5" ry="54.5" />
    </svg>
  );
}
