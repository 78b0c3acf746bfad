import { minus } from '@bicorne/boardkit';
import type { ReactNode } from 'react';
import { LOCALITY, OBSTRUCTED, opposite } from '../rules/map.ts';
import { Block } from './Block.tsx';
import { penalties } from './describe.ts';
import type { Bar } from './model.ts';
import { BLOCK } from './room.ts';
import type { Party, Scene, Sum } from './scene.ts';
import type { MarengoWords } from './words/lexicon.ts';

interface Props {
  readonly scene: Scene;
  readonly words: MarengoWords;
}

/** Both lines enlarged over their border, the step that is on, and the arithmetic. */
export const FightScene = ({ scene, words }: Props): ReactNode => (
  <section className="mar-fight-scene">
    <Lines scene={scene} words={words} />
    <div className="mar-fight-text">
      {scene.kind === 'assault' && <Steps scene={scene} words={words} />}
      {scene.kind === 'attack' && <Verdict scene={scene} words={words} />}
      {scene.kind === 'bombardment' && <p className="mar-small">{words.ui.underFire}</p>}
      {scene.sum && <SumRow sum={scene.sum} words={words} />}
      {scene.kind === 'assault' && !scene.sum && (
        <p className="mar-small">
          {words.ui.oneSide(words.locality(LOCALITY[scene.defender.at]))}:{' '}
          {penalties(words, scene.defender.at)}
        </p>
      )}
    </div>
  </section>
);

/** What either end of the fight would do to morale. */
export function Stakes({ scene, words: { ui, locality } }: Props): ReactNode {
  const where = locality(LOCALITY[scene.defender.at]);
  const { reductions, commits, toll } = scene;
  if (scene.decided) return null;
  return (
    <>
      {reductions && <p className="mar-small">{ui.reductions(reductions.attacker, reductions.defender)}</p>}
      {commits > 0 && <p className="mar-small">{ui.wouldCommit(commits, where)}</p>}
      {toll > 0 && <p className="mar-small">{ui.wouldFall(toll, where)}</p>}
    </>
  );
}

const WIDTH = 330;
/** How far from the border leading pieces stand, those behind them, and those that nobody leads. */
const [FRONT, REAR, ALONE] = [20, 52, 34];
const JOINED = `M${-BLOCK.length / 2 - 3} ${-BLOCK.thick / 2 - 3}h${BLOCK.length + 6}v${BLOCK.thick + 6}h${-BLOCK.length - 6}Z`;

function Lines({ scene, words }: Props): ReactNode {
  const { attacker, defender } = scene;
  return (
    <svg
      className="mar-lines"
      viewBox={`0 -88 ${WIDTH} 176`}
      role="img"
      aria-label={`${words.armies[attacker.army]} → ${words.armies[defender.army]}, ${words.position(opposite(defender.at))}`}
    >
      <path className="mar-lines-border" d={`M${scene.wide ? 12 : 78} 0H${WIDTH - (scene.wide ? 12 : 78)}`} />
      <text className="mar-lines-name" x="6" y="-74">
        {words.locality(LOCALITY[defender.at])}
      </text>
      <text className="mar-lines-name" x="6" y="84">
        {words.locality(LOCALITY[opposite(defender.at)])}
      </text>
      <PartyLines party={defender} way={-1} />
      <PartyLines party={attacker} way={1} />
    </svg>
  );
}

/** Leading pieces stand at the border, counter-attacking ones beside them, the others behind. */
function PartyLines({ party, way }: { readonly party: Party; readonly way: 1 | -1 }): ReactNode {
  const front = party.bars.filter(({ role }) => role !== 'none');
  const rear = party.bars.filter(({ role }) => role === 'none');
  return (
    <g>
      <Rank bars={front} y={way * FRONT} army={party.army} way={way} />
      <Rank bars={rear} y={way * (front.length === 0 ? ALONE : REAR)} army={party.army} way={way} />
    </g>
  );
}

interface RankProps {
  readonly bars: readonly Bar[];
  readonly y: number;
  readonly army: number;
  readonly way: 1 | -1;
}

const Rank = ({ bars, y, army, way }: RankProps): ReactNode => {
  const pitch = Math.min(BLOCK.length + 8, (WIDTH - BLOCK.length - 8) / Math.max(1, bars.length - 1));
  return bars.map((bar, i) => {
    const x = WIDTH / 2 + (i - (bars.length - 1) / 2) * pitch;
    return (
      <g key={x} transform={`translate(${x} ${y})`}>
        <rect
          className="mar-shadow"
          x={-BLOCK.length / 2 + 2}
          y={-BLOCK.thick / 2 + 4}
          width={BLOCK.length}
          height={BLOCK.thick}
          rx="2.5"
        />
        <Block army={army} face={bar.face ?? bar.known} pencil={bar.face === null} />
        {bar.lifted && <path className="mar-joined" d={JOINED} />}
        {bar.role === 'counter' && (
          <path className="mar-counter" d={`M-10 ${way * -21}L0 ${way * -14}L10 ${way * -21}`} />
        )}
      </g>
    );
  });
};

const Steps = ({ scene, words }: Props): ReactNode => (
  <div className="mar-steps">
    <p className="mar-step">{words.ui.step(scene.step, words.ui.steps[scene.step - 1] ?? '')}</p>
    <ol aria-hidden="true">
      {words.ui.steps.map((name, i) => (
        <li
          key={name}
          title={name}
          className={i + 1 === scene.step ? 'now' : i + 1 < scene.step ? 'done' : ''}
        />
      ))}
    </ol>
  </div>
);

const Verdict = ({ scene, words }: Props): ReactNode => (
  <>
    <p className="mar-step">{verdict(scene, words)}</p>
    {!scene.decided && <p className="mar-small">{words.ui.toBlock(scene.wide ? 2 : 1)}</p>}
    {!scene.decided && scene.wide && <p className="mar-small">{words.ui.partStops}</p>}
    {OBSTRUCTED[scene.defender.at] && <p className="mar-small">{words.ui.obstruction}</p>}
  </>
);

function verdict({ blocked, decided }: Scene, { ui }: MarengoWords): string {
  if (decided) return blocked ? ui.attackLost : ui.attackWon;
  return blocked ? ui.wouldFail : ui.wouldSucceed;
}

/** The result of an assault, or what it would be now. (M11.16) */
export const SumRow = ({ sum, words }: { readonly sum: Sum; readonly words: MarengoWords }): ReactNode => {
  const { ui } = words;
  const parts = [
    ['', sum.lead, ui.sum.lead],
    ['−', sum.penalties, ui.sum.penalties],
    ['−', sum.guard, ui.sum.guard],
    ['−', sum.counter, ui.sum.counter],
    ['=', sum.total, sum.final ? (sum.total > 0 ? ui.sumWon : ui.sumLost) : ui.sumSoFar],
  ] as const;
  return (
    <p className={`mar-sum${sum.final ? ' final' : ''}`}>
      {parts.map(([sign, value, name]) => (
        <span key={name} className="mar-sum-part">
          <b>
            {sign} {minus(value)}
          </b>
          <small>{name}</small>
        </span>
      ))}
    </p>
  );
};
