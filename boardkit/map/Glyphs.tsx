import type { ReactNode } from 'react';

/** Small engraved drawings, made once and put down many times. Each stands on its own foot, drawn for a radius of 60. */
export const Glyphs = (): ReactNode => (
  <defs>
    <Tree
      id="bk-tree-0"
      crown="M-8 -5C-10 -10 -5 -14 -2 -13C0 -18 7 -16 7 -12C11 -11 10 -5 6 -4C3 -2 -4 -2 -8 -5Z"
    />
    <Tree
      id="bk-tree-1"
      crown="M-7 -4C-11 -7 -8 -12 -5 -12C-5 -17 3 -19 5 -14C10 -13 10 -6 7 -4C3 -2 -3 -2 -7 -4Z"
    />
    <Tree
      id="bk-tree-2"
      crown="M-6 -4C-9 -6 -8 -10 -6 -11C-6 -15 0 -17 3 -14C8 -14 9 -8 7 -6C6 -3 -2 -2 -6 -4Z"
    />
    <House
      id="bk-house-0"
      wall="M-8 0V-5L9 -5V0Z"
      roof="M-10 -4.5L-6 -11H7L11 -4.5Z"
      lit="M-10 -4.5L-6 -11H0L-2 -4.5Z"
    />
    <House
      id="bk-house-1"
      wall="M-5 0V-6L0 -11L5 -6V0Z"
      roof="M0 -12L6 -5.5H14L8 -12Z"
      lit="M0 -12L-6 -5.2L-4.4 -4.8L0 -9.8Z"
    />
    <House
      id="bk-house-2"
      wall="M-6 0V-5H7V0Z"
      roof="M-8 -4.5L-4 -10H5L9 -4.5Z"
      lit="M-8 -4.5L-4 -10H-1L-2 -4.5Z"
    />
    <House
      id="bk-house-3"
      wall="M-10 0V-4.5H4V0ZM4 0V-5L8 -9L12 -5V0Z"
      roof="M-12 -4L-8 -9.5H4L2 -4Z"
      lit="M8 -10L13 -4.4L11.6 -4L8 -8Z"
    />
    <g id="bk-church">
      <path className="bk-cast" d="M-2 0H20L24 3H2Z" />
      <path className="bk-wall" d="M-3 0V-9L13 -9V0Z" />
      <path className="bk-roof" d="M-4 -8.5L0 -15H12L15 -8.5Z" />
      <path className="bk-wall" d="M-10 0V-17H-2V0Z" />
      <path className="bk-roof-dark" d="M-11 -16.5L-6 -31L-1 -16.5Z" />
      <path className="bk-engrave" d="M-6 -31V-36M-8.2 -34H-3.8M-6 -12V-8M3 -6V-3M8 -6V-3" />
    </g>
    <g id="bk-mill">
      <path className="bk-cast" d="M0 0H14L18 3H2Z" />
      <path className="bk-wall" d="M-8 0L-5 -18H5L8 0Z" />
      <path className="bk-roof" d="M-6.5 -17.5C-5 -25 5 -25 6.5 -17.5Z" />
      <path className="bk-sail" d="M0 -19L14 -32M0 -19L-14 -6M0 -19L13 -6M0 -19L-13 -32" />
      <path
        className="bk-engrave"
        d="M11 -33L16 -28L9 -22M-11 -5L-16 -10L-9 -16M10 -5L15 -10M-10 -33L-15 -28"
      />
    </g>
    <g id="bk-rock-0">
      <path className="bk-rock" d="M-12 5L-9 -5L-4 -11L1 -6L5 -9L11 -1L13 5Z" />
      <path className="bk-rock-shade" d="M-4 -11L1 -6L-1 5H4L5 -9L11 -1L13 5H-5L-3 -2Z" />
      <path className="bk-engrave" d="M-12 5L-9 -5L-4 -11L1 -6L5 -9L11 -1L13 5M-4 -11L-3 -2M5 -9L4 1" />
    </g>
    <g id="bk-rock-1">
      <path className="bk-rock" d="M-10 5L-11 0L-5 -8L2 -12L6 -4L10 -3L12 5Z" />
      <path className="bk-rock-shade" d="M2 -12L6 -4L10 -3L12 5H0L3 -3Z" />
      <path className="bk-engrave" d="M-10 5L-11 0L-5 -8L2 -12L6 -4L10 -3L12 5M2 -12L3 -3M-5 -8L-4 0" />
    </g>
    <g id="bk-rock-2">
      <path className="bk-rock" d="M-9 4L-6 -6L0 -9L5 -5L9 4Z" />
      <path className="bk-rock-shade" d="M0 -9L5 -5L9 4H1L2 -2Z" />
      <path className="bk-engrave" d="M-9 4L-6 -6L0 -9L5 -5L9 4M0 -9L2 -2" />
    </g>
    <path id="bk-tuft-0" className="bk-tuft" d="M-8 0H8M-3 -1L-5 -7M0 -1V-9M3 -1L5 -7" />
    <path id="bk-tuft-1" className="bk-tuft" d="M-6 0H5M-1 -1L-3 -6M1 -1L2 -7" />
    <path id="bk-tuft-2" className="bk-tuft" d="M-9 0H4M-4 3H9" />
    <path id="bk-garden-0" className="bk-garden" d="M-6 -4H6M-6 -1H6M-6 2H6M-6 5H6" />
    <path id="bk-garden-1" className="bk-garden" d="M-4 -6V6M-1 -6V6M2 -6V6M5 -6V6" />
    <path
      id="bk-garden-2"
      className="bk-garden"
      d="M-4 -2h.1M0 -2h.1M4 -2h.1M-4 2h.1M0 2h.1M4 2h.1"
      strokeLinecap="round"
      strokeWidth="2.6"
    />
    <path id="bk-grit-0" className="bk-grit" d="M0 0h.1M5 3h.1M-4 4h.1M2 -4h.1M-6 -2h.1M7 -3h.1" />
    <path id="bk-grit-1" className="bk-grit" d="M0 0h.1M6 1h.1M-3 4h.1M-1 -5h.1M-7 0h.1" />
  </defs>
);

const Tree = ({ id, crown }: { readonly id: string; readonly crown: string }): ReactNode => (
  <g id={id}>
    <ellipse className="bk-cast" cx="3.5" cy="-0.4" rx="8" ry="2.6" />
    <path className="bk-engrave" d="M0 0V-4" />
    <path className="bk-leaf" d={crown} />
    <path
      className="bk-leaf-shade"
      d="M1.5 -3.4L7 -6.2M2.4 -5.8L8 -8.6M3.6 -8.2L7.8 -10.4M4.4 -10.6L6.4 -11.8"
    />
  </g>
);

interface HouseShape {
  readonly id: string;
  readonly wall: string;
  readonly roof: string;
  readonly lit: string;
}

const House = ({ id, wall, roof, lit }: HouseShape): ReactNode => (
  <g id={id}>
    <path className="bk-cast" d="M-5 0H13L16 2.6H-2Z" />
    <path className="bk-wall" d={wall} />
    <path className="bk-roof" d={roof} />
    <path className="bk-roof-lit" d={lit} />
  </g>
);
