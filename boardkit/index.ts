export * from './contract.ts';
export * from './geometry.ts';
export * from './noise.ts';
export * from './plural.ts';
export * from './throw.ts';
export type * from './map/landscape.ts';
export type { ArmSign } from './pieces/Block.tsx';
export type { ClassMark } from './pieces/Marks.tsx';
export { FACES, type Face } from './pieces/faces.ts';
