import { Legend } from '@bicorne/boardkit/Legend.tsx';
import { actionMark } from '@bicorne/boardkit';
import '@bicorne/boardkit/fading.css';
import { useNarrow } from '@bicorne/boardkit/narrow.ts';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { SEATS } from '../data/units.ts';
import type { HundredDaysAction } from '../rules/actions.ts';
import type { HundredDaysEvent } from '../rules/events.ts';
import { OPTIONS, type Rules } from '../rules/options.ts';
import { NONE, type Phase } from '../rules/state.ts';
import type { HundredDaysView } from '../rules/view.ts';
import { NOTHING_TOLD, type Props } from './Board.tsx';
import { Coin, Price } from './Coins.tsx';
import { describeDeed, describeUnit } from './describe.ts';
import { Fallen } from './Fallen.tsx';
import { deedOf, type Deed } from './model.ts';
import { ledgerOf, sharesOf, type Ledger, isOfThisTurn } from './ledger.ts';
import { DiceOf } from './Line.tsx';
import { BY_PROMPT, STEP_ASKED, STEP_OF, stepsOf } from './steps.ts';
import { ToCome } from './ToCome.tsx';
import type { HundredDaysWords } from './words/lexicon.ts';
import './tray.css';

/** Coins to spend, what may be bought with them, the fight step by step, who is still to come, and the rules in force. */
export function Tray(props: Props): ReactNode {
  const { view, words, told = NOTHING_TOLD } = props;
  const ledger = useMemo(() => ledgerOf(told), [told]);
  return (
    <div className="hd-tray">
      <Purse view={view} words={words} ledger={ledger} />
      <Orders {...props} />
      <Fight view={view} words={words} fight={isOfThisTurn(told) ? ledger.fight : NOBODY_FIGHTS} />
      <RulesInForce rules={view.rules} words={words} />
      <div className="hd-tray-side">
        <ToCome {...props} />
        <Fallen {...props} />
        <Legend
          words={words.ui.signs}
          groups={async () => (await import('./Legend.tsx')).signsOf(view, words)}
        />
      </div>
    </div>
  );
}

const NOBODY_FIGHTS: Ledger['fight'] = [];

interface Told {
  readonly view: HundredDaysView;
  readonly words: HundredDaysWords;
}

/** H4.2: the purse of the side whose turn it is; coins that are spent stay as blanks. */
function Purse({ view, words, ledger }: Told & { readonly ledger: Ledger }): ReactNode {
  const { ui } = words;
  if (view.phase === 'mark') return <div className="hd-purse" aria-hidden="true" />;
  const side = words.seats[SEATS[view.seat]];
  const had = Math.max(ledger.purse?.actions ?? 0, view.actions);
  return (
    <div role="group" className="hd-purse" aria-label={`${ui.purse(side)}: ${ui.purseLeft(view.actions)}`}>
      <p className="hd-head">{ui.purse(side)}</p>
      <p className="hd-coins">
        {Array.from({ length: had }, (_, i) => (
          <Coin key={i} spent={i >= view.actions} />
        ))}
      </p>
      <p className="hd-small">
        <strong>{ui.purseLeft(view.actions)}</strong>
        {ledger.purse !== null && <span> · {ui.purseFrom(...sharesOf(ledger.purse))}</span>}
      </p>
    </div>
  );
}

/** Steps and retreats are places on the map; units that stand there are picked there. */
const ON_MAP: ReadonlySet<HundredDaysAction['do']> = new Set<HundredDaysAction['do']>([
  'step',
  'withdraw',
  'retreat',
  'follow',
  'pick',
  'pick-leader',
  'mark',
  'cavalry-leader',
]);

/** Neighbouring hexes, which a finger hits better as buttons where the map is small. */
const FOR_FINGERS: ReadonlySet<HundredDaysAction['do']> = new Set<HundredDaysAction['do']>([
  'retreat',
  'follow',
]);

/** Questions that are answered by a piece on the map. */
const HINTED: ReadonlySet<Phase> = new Set<Phase>(['mark', 'command', 'battery', 'whoNext']);

/** Questions about the piece that was picked. */
const ORDERED: ReadonlySet<Phase> = new Set<Phase>(['order', 'march', 'batteryFire']);

/** Who was picked, and how far what has been paid will still carry him. */
function Chosen({ view, words }: Told): ReactNode {
  const { unit, leader, left } = view.activation ?? { unit: NONE, leader: NONE, left: 0 };
  const told = [
    unit === NONE ? '' : describeUnit(view, words, unit),
    leader === NONE ? '' : words.ui.leader(words.leaderName(view, leader), view.leaderValue[leader]),
  ].filter(Boolean);
  return (
    <p className="hd-small">
      {told.join('; ')}
      {left > 0 && (
        <strong> · {words.ui.allowance(`${Math.floor(left / 2) || ''}${left % 2 ? '½' : ''}`)}</strong>
      )}
    </p>
  );
}

/** What the chosen piece may do where it stands. */
function Orders({ view, legal, words, act }: Props): ReactNode {
  const narrow = useNarrow();
  const deeds = useMemo(() => ordersOf(view, legal, narrow), [view, legal, narrow]);
  const asksPiece = legal.length > 1 && (ORDERED.has(view.phase) || HINTED.has(view.phase));
  if (deeds.length === 0 && !asksPiece && !ORDERED.has(view.phase))
    return <div className="hd-orders" aria-hidden="true" />;
  const title = words.ui.orders;
  return (
    <div role="group" className="hd-orders bk-fading" aria-label={title}>
      {(deeds.length > 0 || asksPiece) && <p className="hd-head">{title}</p>}
      {ORDERED.has(view.phase) && <Chosen view={view} words={words} />}
      {HINTED.has(view.phase) && legal.length > 1 && <p className="hd-small">{words.ui.hint}</p>}
      <ul>
        {deeds.map((deed) => (
          <li key={actionMark(deed.action)}>
            <Order deed={deed} view={view} words={words} press={() => act(deed.action)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const ordersOf = (view: HundredDaysView, legal: readonly HundredDaysAction[], narrow: boolean): Deed[] =>
  legal
    .filter(({ do: verb }) => !BY_PROMPT.has(verb))
    .filter(({ do: verb }) => !ON_MAP.has(verb) || (narrow && FOR_FINGERS.has(verb)))
    .map((action) => deedOf(view, action));

/** An order with its price on it. */
function Order({
  deed,
  view,
  words,
  press,
}: Told & { readonly deed: Deed; readonly press: () => void }): ReactNode {
  const { price, dice, low } = deed;
  return (
    <button
      type="button"
      className={`hd-order hd-order-${deed.kind}`}
      aria-label={describeDeed(view, words, deed)}
      data-action={actionMark(deed.action)}
      onClick={press}
    >
      <span className="hd-order-name">{words.action(deed.action, view)}</span>{' '}
      {dice !== null && (
        <span className="hd-order-dice">
          {words.ui.dice(dice)}, {words.ui.hitsOn(low ?? 6)}
        </span>
      )}{' '}
      {price !== null && <Price count={price} label={words.ui.price(price)} />}
    </button>
  );
}

/** H9.13: the steps of an attack, those that are done, and the one that is being decided. */
function Fight({ view, words, fight }: Told & Pick<Ledger, 'fight'>): ReactNode {
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    if (fight.length > 0) sheet.current?.scrollTo({ top: sheet.current.scrollHeight });
  }, [fight]);
  if (fight.length === 0) return <section className="hd-fight" aria-hidden="true" />;
  const now = view.attack === null ? undefined : STEP_ASKED[view.phase];
  const done = new Set(fight.map(({ type }) => STEP_OF[type]));
  return (
    <section ref={sheet} className="hd-fight bk-fading" aria-label={words.ui.fight} tabIndex={0}>
      <ol className="hd-steps">
        {stepsOf(fight).map((step) => (
          <li
            key={step}
            className={step === now ? 'now' : done.has(step) ? 'done' : ''}
            aria-current={step === now}
          >
            {words.ui.steps[step]}
          </li>
        ))}
      </ol>
      <ul className="hd-lines">
        {numbered(fight).map(({ event, id }) => (
          <Line key={id} event={event} view={view} words={words} />
        ))}
      </ul>
    </section>
  );
}

/** Two events may say the same: they are told apart by their place in the story, which never changes. */
const numbered = (
  events: readonly HundredDaysEvent[],
): { readonly event: HundredDaysEvent; readonly id: string }[] =>
  events.map((event, i) => ({ event, id: `${event.type}${i}` }));

function Line({ event, view, words }: Told & { readonly event: HundredDaysEvent }): ReactNode {
  const text = words.event(event, view);
  if (text === null) return null;
  return (
    <li>
      <DiceOf event={event} />
      <span>{text}</span>
    </li>
  );
}

/** The optional rules of the match, each explained; a leaf that opens over the map. */
function RulesInForce({
  rules,
  words,
}: {
  readonly rules: Rules;
  readonly words: HundredDaysWords;
}): ReactNode {
  const on = Object.entries(rules).filter(([, value]) => value !== false && value !== 'none');
  return (
    <details className="hd-rules hd-leaf" name="hd-leaf">
      <summary>
        {words.ui.rules} ({on.length})
      </summary>
      <dl>
        {on.length === 0 && <dd>{words.ui.noRules}</dd>}
        {on.map(([name, value]) => (
          <div key={name}>
            <dt>
              {words.options[name].title}
              {typeof value === 'string' && `: ${words.options[name].choices?.[value] ?? ''}`}
              <span className="hd-small"> {OPTIONS[name].rule}</span>
            </dt>
            <dd>{words.options[name].text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
