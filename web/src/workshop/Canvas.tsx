import type { Spot } from '@bicorne/boardkit/workshop/contract.ts';
import { laysSides } from './press.ts';
import { memo, useDeferredValue, useRef, type ReactNode } from 'react';
import { Stage } from '../table/Stage.tsx';
import type { ShellWords } from '../words/words.ts';
import type { Shop } from './load.ts';
import { laidAt, type InHand } from './stroke.ts';
import { usePen } from './usePen.ts';
import type { WorkshopWords } from './words/words.ts';

interface Props {
  readonly shop: Shop;
  readonly scenario: unknown;
  readonly hand: InHand;
  readonly spot: string | null;
  /** Where something is wrong. */
  readonly marks: ReadonlySet<string>;
  /** How often it was fought at each spot. */
  readonly heat: Readonly<Record<string, number>>;
  readonly onSpot: (spot: string) => void;
  readonly onChange: (scenario: unknown) => void;
  readonly onCopied: (spots: readonly string[]) => void;
  readonly words: WorkshopWords;
  readonly shell: ShellWords;
}

/** The map as it will be played on, and on it whatever is in one's hand. */
export function Canvas({
  shop,
  scenario,
  hand,
  spot,
  marks,
  heat,
  onSpot,
  onChange,
  onCopied,
  words,
  shell,
}: Props): ReactNode {
  const { module, workbench } = shop;
  const group = useRef<SVGGElement>(null);
  const { stroke, hover, cursor, handlers } = usePen({
    spots: module.spots,
    groups: workbench.groups,
    scenario,
    hand,
    onSpot,
    onChange,
    onCopied,
    group,
  });
  const drawn = stroke?.scenario ?? scenario;
  const chosen = module.spots.find(({ id }) => id === spot);
  return (
    <Stage extent={module.extent} label={words.sheet} shell={shell} drawing={hand.kind !== 'look'}>
      <Picture shop={shop} scenario={useDeferredValue(drawn)} />
      {spot !== null && hand.kind === 'look' && module.Looking && (
        <module.Looking scenario={scenario} spot={spot} />
      )}
      <Heat spots={module.spots} heat={heat} />
      <g aria-hidden="true" pointerEvents="none">
        {module.spots.map((one) =>
          marks.has(one.id) ? <path key={one.id} className="bench-fault" d={one.outline} /> : null,
        )}
        {chosen && <path className="bench-spot" d={chosen.outline} />}
        {hand.kind === 'copy' &&
          module.spots.map((one) =>
            stroke?.done.has(one.id) ? <path key={one.id} className="bench-copied" d={one.outline} /> : null,
          )}
      </g>
      <g ref={group} className={`bench-touch bench-${hand.kind}`} {...handlers}>
        {module.spots.map((one) => (
          <path
            key={one.id}
            className="bench-press"
            d={one.outline}
            data-spot={one.id}
            data-place={one.id}
            role="button"
            tabIndex={one.id === cursor ? 0 : -1}
            aria-label={labelOf(shop, one, scenario, words)}
          />
        ))}
      </g>
      {hover && laysSides(hand) && <SideMark spot={hover.spot} side={hover.side} />}
    </Stage>
  );
}

/** The game's own drawing; it follows the hand as fast as it can. */
const Picture = memo(function Picture({
  shop,
  scenario,
}: {
  readonly shop: Shop;
  readonly scenario: unknown;
}): ReactNode {
  return <shop.module.Drawing scenario={scenario} words={shop.words} />;
});

/** The more fights, the darker. */
function Heat({ spots, heat }: { readonly spots: readonly Spot[]; readonly heat: Props['heat'] }): ReactNode {
  const most = Math.max(1, ...Object.values(heat));
  return (
    <g aria-hidden="true" pointerEvents="none">
      {spots.map(({ id, outline }) =>
        heat[id] === undefined ? null : (
          <path key={id} className="bench-heat" d={outline} fillOpacity={(0.6 * heat[id]) / most} />
        ),
      )}
    </g>
  );
}

const labelOf = (shop: Shop, { id }: Spot, scenario: unknown, words: WorkshopWords): string =>
  `${id}: ${
    laidAt(shop.workbench.groups, scenario, id)
      .map(({ name }) => name)
      .join(', ') || words.emptySpot
  }`;

/** Which side of the hex a press would mean. */
function SideMark({ spot, side }: { readonly spot: Spot; readonly side: number }): ReactNode {
  const angle = (side * Math.PI) / 3;
  return (
    <circle
      aria-hidden="true"
      pointerEvents="none"
      className="bench-side"
      cx={spot.x + Math.cos(angle) * 50}
      cy={spot.y + Math.sin(angle) * 50}
      r="9"
    />
  );
}
