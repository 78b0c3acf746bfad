import type { Tool, ToolGroup } from '@bicorne/boardkit/workshop/contract.ts';
import { countLaid, pressedWith } from '@bicorne/boardkit/workshop/lay.ts';
import { hasParts } from '@bicorne/boardkit/workshop/part.ts';
import { useState, type ReactNode } from 'react';
import type { InHand } from './stroke.ts';
import type { WorkshopWords } from './words/words.ts';

interface Props {
  readonly groups: readonly ToolGroup[];
  readonly scenario: unknown;
  readonly hand: InHand;
  readonly onTake: (hand: InHand) => void;
  /** What is done with the whole sheet at once. */
  readonly turns: readonly Turn[];
  readonly words: WorkshopWords;
}

export interface Turn {
  readonly name: string;
  readonly path: string;
  readonly onTurn: () => void;
}

const LOOK = 'M-14 4C-6 -10 6 -10 14 4C6 14 -6 14 -14 4ZM0 4m-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0';
const PART = 'M-14 -14H6V6H-14ZM-6 6V14H14V-6H6';
const RUBBER = 'M-16 6L2 -14L16 -2L2 14H-8ZM-6 -4L8 8';

/** The tools of the game, group by group. */
export function Palette({ groups, scenario, hand, onTake, turns, words }: Props): ReactNode {
  const [open, setOpen] = useState(groups[0]?.id);
  return (
    <section className="palette" aria-label={words.tools}>
      <div className="palette-hand">
        <Plain
          path={LOOK}
          name={words.look}
          held={hand.kind === 'look'}
          onTake={() => onTake({ kind: 'look' })}
        />
        <Plain
          path={RUBBER}
          name={words.eraser}
          held={hand.kind === 'eraser'}
          onTake={() => onTake({ kind: 'eraser' })}
        />
        {hasParts(groups) && (
          <Plain
            path={PART}
            name={words.copy}
            held={hand.kind === 'copy' || hand.kind === 'part'}
            onTake={() => onTake({ kind: 'copy' })}
          />
        )}
        {turns.map(({ name, path, onTurn }) => (
          <Plain key={name} path={path} name={name} onTake={onTurn} />
        ))}
        <p className="palette-hint" role="status">
          <Hint hand={hand} words={words} />
        </p>
      </div>
      <div className="palette-tabs" role="group" aria-label={words.tools}>
        {groups.map(({ id, name }) => (
          <button key={id} type="button" aria-pressed={id === open} onClick={() => setOpen(id)}>
            {name}
          </button>
        ))}
      </div>
      {groups.map((group) => (
        <div key={group.id} className={group.id === open ? 'palette-group open' : 'palette-group'}>
          <h2>{group.name}</h2>
          <div className="palette-tools">
            {group.tools.map((tool) => (
              <ToolTile
                key={tool.id}
                tool={tool}
                scenario={scenario}
                held={hand.kind === 'tool' && hand.tool.id === tool.id}
                onTake={() => onTake({ kind: 'tool', tool })}
                words={words}
              />
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}

function Hint({ hand, words }: Pick<Props, 'hand' | 'words'>): ReactNode {
  if (hand.kind === 'look') return words.lookNote;
  if (hand.kind === 'eraser') return words.eraserNote;
  if (hand.kind === 'copy') return words.copyNote;
  if (hand.kind === 'part') return words.partNote;
  return (
    <>
      <strong>{hand.tool.name}</strong> {words.how[pressedWith(hand.tool.lay)]}
    </>
  );
}

interface TileProps {
  /** Of what is done at once nothing is held. */
  readonly held?: boolean;
  readonly onTake: () => void;
}

const Plain = ({
  path,
  name,
  held,
  onTake,
}: TileProps & { readonly path: string; readonly name: string }): ReactNode => (
  <button type="button" className="tile" aria-pressed={held} aria-label={name} title={name} onClick={onTake}>
    <svg viewBox="-32 -32 64 64" aria-hidden="true">
      <path className="tile-sign" d={path} />
    </svg>
  </button>
);

function ToolTile({
  tool,
  scenario,
  held,
  onTake,
  words,
}: TileProps & {
  readonly tool: Tool;
  readonly scenario: unknown;
  readonly words: WorkshopWords;
}): ReactNode {
  const left = tool.inBox === undefined ? null : tool.inBox - countLaid(tool.lay, scenario);
  const name = left === null ? tool.name : `${tool.name}, ${words.left(left)}`;
  // The sign has letters of its own, which are no part of the tool's name.
  return (
    <span className="tile-box">
      <button
        type="button"
        data-tool={tool.id}
        className="tile"
        aria-pressed={held}
        aria-label={name}
        title={name}
        onClick={onTake}
      />
      <svg viewBox="-32 -32 64 64" aria-hidden="true">
        {tool.sign}
      </svg>
      {left !== null && (
        <span aria-hidden="true" className={left < 0 ? 'tile-left lacking' : 'tile-left'}>
          {left}
        </span>
      )}
    </span>
  );
}
