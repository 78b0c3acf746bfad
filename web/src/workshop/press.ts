import { pressedWith } from '@bicorne/boardkit/workshop/lay.ts';
import type { InHand } from './stroke.ts';

export const laysSides = (hand: InHand): boolean =>
  hand.kind === 'tool' && pressedWith(hand.tool.lay) === 'side';
export const laysSteps = (hand: InHand): boolean =>
  hand.kind === 'tool' && pressedWith(hand.tool.lay) === 'step';
