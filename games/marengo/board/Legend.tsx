import { capital } from '@bicorne/boardkit';
import type { Sign, SignGroup } from '@bicorne/boardkit/Legend.tsx';
import type { ReactNode } from 'react';
import { A1, C2, I3 } from '../rules/pieces.ts';
import { Block } from './Block.tsx';
import { Disc } from './Disc.tsx';
import { LocalityNumber } from './Ground.tsx';
import { Note } from './Pieces.tsx';
import type { MarengoWords } from './words/lexicon.ts';

/** A block fills the width of a picture; what is small is drawn larger than it is. */
const BLOCK_BOX = '-54 -39 108 78';
const SMALL_BOX = '-21 -15 42 30';
const NOTE_BOX = '-49 -35 98 70';
const [AUSTRIAN, FRENCH] = [0, 1];
const NOTED = [I3, C2];

const APPROACH_SIGNS = ['infantry', 'cavalry', 'artillery', 'bar', 'arrow'] as const;
const APPROACH: Readonly<
  Record<(typeof APPROACH_SIGNS)[number], { readonly look: string; readonly d: string }>
> = {
  infantry: { look: 'mar-sign-line', d: 'M-8 -8L8 8M8 -8L-8 8' },
  cavalry: { look: 'mar-sign-fill', d: 'M-10 8L10 -8V8Z' },
  artillery: { look: 'mar-sign-fill', d: 'M-8 0L0 -8L8 0L0 8Z' },
  bar: { look: 'mar-sign-bar', d: 'M-10 0H10' },
  arrow: { look: 'mar-arrow', d: 'M-7 -9L6 0L-7 9' },
};

/** What blocks, approaches and marks mean. */
export const signsOf = (words: MarengoWords): readonly SignGroup[] => [
  { title: words.ui.signs.pieces, signs: pieces(words) },
  { title: words.ui.signs.approaches, signs: approaches(words) },
  { title: words.ui.signs.marks, signs: marks(words) },
];

const ofBlock = (name: string, props: Partial<Parameters<typeof Block>[0]>, note?: string): Sign => ({
  name,
  ...(note === undefined ? {} : { note }),
  box: BLOCK_BOX,
  picture: <Block army={AUSTRIAN} face={null} {...props} />,
});

function pieces({ face, ui: { signs } }: MarengoWords): Sign[] {
  return [
    ofBlock(capital(face(I3)), { face: I3 }, signs.strength),
    ofBlock(capital(face(C2)), { face: C2 }),
    ofBlock(capital(face(A1)), { face: A1, army: FRENCH }),
    ofBlock(signs.hidden, { army: FRENCH }),
    ofBlock(signs.remembered, { army: FRENCH, face: I3, pencil: true }),
    { name: signs.noted, box: NOTE_BOX, picture: <Note army={FRENCH} note={NOTED} /> },
    { name: signs.shared, box: NOTE_BOX, picture: <Note army={FRENCH} note={NOTED} shared /> },
    ofBlock(signs.acted, { face: I3, acted: true }),
  ];
}

function approaches({ ui: { legend, signs } }: MarengoWords): Sign[] {
  const band = (part: boolean): ReactNode => (
    <g className="mar-austrian">
      <path className="mar-held" d="M-26 -2H26L18 14H-18Z" />
      <path className={part ? 'mar-band mar-band-part' : 'mar-band'} d="M-24 -1H24" />
    </g>
  );
  return [
    ...APPROACH_SIGNS.map((sign) => ({
      name: capital(legend[sign]),
      box: SMALL_BOX,
      picture: <path className={APPROACH[sign].look} d={APPROACH[sign].d} />,
    })),
    { name: signs.full, picture: band(false) },
    { name: signs.part, picture: band(true) },
  ];
}

const marks = ({ ui: { signs } }: MarengoWords): Sign[] => [
  { name: signs.free, picture: <circle className="mar-dot" r="11" /> },
  { name: signs.dear, picture: <circle className="mar-dot mar-dot-dear" r="11" /> },
  {
    name: signs.target,
    picture: (
      <g transform="scale(.8)">
        <circle className="mar-target" r="15" />
        <path className="mar-target-cross" d="M-22 0H22M0 -22V22" />
      </g>
    ),
  },
  {
    name: signs.discs,
    picture: (
      <>
        <g transform="translate(-11 0)">
          <Disc army={AUSTRIAN} />
        </g>
        <g transform="translate(13 0)">
          <Disc army={FRENCH} />
        </g>
      </>
    ),
  },
  {
    name: signs.crossing,
    picture: (
      <g className="mar-crossing">
        <rect className="mar-traffic" x="-23" y="-10" width="46" height="20" rx="10" />
        {[1, 2, 3].map((one) => (
          <circle
            key={one}
            className={one === 1 ? 'mar-pip mar-pip-used' : 'mar-pip'}
            cx={(one - 2) * 13}
            r="4.6"
          />
        ))}
      </g>
    ),
  },
  {
    name: signs.room,
    picture: <LocalityNumber x={-12} y={0} number={7} room={4} />,
  },
];
