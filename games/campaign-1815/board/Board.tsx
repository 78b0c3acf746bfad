import type { TableProps } from '@bicorne/boardkit';
import { useMemo, type ReactNode } from 'react';
import type { CampaignAction } from '../rules/actions.ts';
import type { CampaignEvent } from '../rules/events.ts';
import type { CampaignView } from '../rules/view.ts';
import { NOTHING, useChoice } from './choice.ts';
import { FieldScene } from './Field.tsx';
import { MapScene } from './MapScene.tsx';
import { lookOf } from './model.ts';
import { chosenOf, optionsOf, waysOf } from './options.ts';
import { useQueue } from './perform.ts';
import { useThrow } from './rolls.ts';
import type { CampaignWords } from './words/lexicon.ts';
import './board.css';

export type Props = TableProps<CampaignView, CampaignAction, CampaignEvent, CampaignWords>;

const NOTHING_TO_DO = { chosen: [], ways: new Map() } as const;

/** A drawn example of the rulebook, which knows nothing of what is chosen at the table behind it. */
const isExample = ({ prompt, view }: Props): boolean => prompt === null && view.ending === null;

/** The map, or the battlefield while one is being fought on; the tray goes from one to the other. */
export function Board(props: Props): ReactNode {
  const { view, legal, events, act } = props;
  const chosenHere = useChoice();
  const choice = isExample(props) ? NOTHING : chosenHere;
  useQueue(legal, act);
  const thrown = useThrow(events);
  const options = useMemo(() => optionsOf(view, legal), [view, legal]);
  const chosen = chosenOf(view, options, choice.blocks);
  const ways = useMemo(() => waysOf(options, chosen), [options, chosen]);
  const { scene, fight } = lookOf(view, choice);
  const rest = { opened: choice.town, pointed: choice.pointed, thrown };
  if (scene !== 'field' || !fight)
    return <MapScene {...props} {...rest} options={options} chosen={chosen} ways={ways} />;
  // On the field of another fight than the one that is asked about there is nothing to do.
  const may =
    fight.town === view.field
      ? { options, chosen, ways }
      : { ...NOTHING_TO_DO, options: optionsOf(view, NOTHING_TO_DO.chosen) };
  return <FieldScene {...props} {...rest} {...may} fight={fight} />;
}
