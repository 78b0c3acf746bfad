import { shared } from '@bicorne/boardkit/shared.ts';
import { NONE } from '../rules/state.ts';

/** The card that is pointed at in the hand: the tray tells it, the board lights whom it could order. */
const pointed = shared<number>(NONE);

export const pointAt = pointed.set;
export const usePointedCard = (): number => pointed.use((card) => card);
