import { throwPlace as placeFor, type HexLayout, type Plaque } from '@bicorne/boardkit';
import type { Model } from './model.ts';

export { PITCH } from '@bicorne/boardkit';

export const throwPlace = (layout: HexLayout, model: Model, at: number, dice: number): Plaque =>
  placeFor(layout, crowdOf(model), at, dice);

const crowdOf = ({ units, leaders, spots, clash }: Model) => ({
  pieces: [...units, ...leaders].map(({ hex }) => hex),
  spots: [...spots.keys()],
  fighting: clash === null ? [] : [clash.from, clash.at],
});
