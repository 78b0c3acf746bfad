import type { ClockSetting, EventRequest } from '@bicorne/table/protocol';
import { useState, type ReactNode } from 'react';
import { clockName } from '../lobby/terms.ts';
import type { Title } from '../lobby/titles.ts';
import { people } from '../net/people.ts';
import { Field, Form, Select, type Fields } from '../people/Form.tsx';
import { useMe } from '../people/useMe.ts';
import { go } from '../route.ts';
import type { CupWords } from '../words/cups/words.ts';
import type { ShellWords } from '../words/words.ts';

interface Props {
  readonly titles: readonly Title[];
  readonly words: CupWords;
  readonly shell: ShellWords;
}

const HOUR = 3_600_000;
const MINUTE = 60;
const DAY = 86_400;

const FORMATS = ['round-robin', 'swiss', 'swiss-top8', 'knock-out'] as const;
const CLOCKS: readonly ClockSetting[] = [
  { kind: 'live', base: 30 * MINUTE, increment: 15 },
  { kind: 'live', base: 60 * MINUTE, increment: 30 },
  { kind: 'days', perMove: DAY, bank: 7 * DAY },
  { kind: 'days', perMove: 3 * DAY, bank: 14 * DAY },
];
/** In hours. */
const OPEN_FOR = ['1', '24', '168', '720'] as const;
const MOST = ['4', '8', '16', '32', '64', '128', '256', '512'] as const;
const ROUNDS = ['3', '5', '7', '9'] as const;
const MATCHES = ['pair', 'single'] as const;
/** Instead of a battle's name. */
const BY_LOT = '*';
/** Minutes for those who do not come: live, and by correspondence. */
const GRACE = { live: 15, days: 3 * 24 * 60 } as const;

/** A tournament of one's own. */
export function Announce({ titles, words, shell }: Props): ReactNode {
  const [me] = useMe();
  const [game, setGame] = useState('');
  const [format, setFormat] = useState<(typeof FORMATS)[number]>('swiss');
  const title = titles.find(({ id }) => id === game) ?? titles[0];
  if (!title || me === undefined) return null;
  if (!me?.account) return <p className="people-note">{words.accountFirst}</p>;
  return (
    <details className="event-announce">
      <summary className="button">{words.announce}</summary>
      <Form
        label={words.announce}
        shell={shell}
        ask={(field) => people.announce(wishOf(field, title))}
        then={({ id }) => go(`/events/${id}`)}
      >
        <Field name="title" label={words.name} />
        <Select
          name="game"
          label={shell.people.game}
          of={titles.map(({ id }) => id)}
          names={(id) => titles.find((one) => one.id === id)?.title ?? id}
          value={title.id}
          onChange={setGame}
        />
        <Select
          key={title.id}
          name="battle"
          label={words.battle}
          none={words.everyBattle}
          of={[BY_LOT, ...Object.keys(title.scenarios)]}
          names={{ ...title.scenarios, [BY_LOT]: words.battleByLot }}
        />
        <Select
          name="format"
          label={words.format}
          of={FORMATS}
          names={words.formats}
          value={format}
          onChange={(one) => setFormat(one || 'swiss')}
        />
        {format.startsWith('swiss') && (
          <Select name="rounds" label={words.swissRounds} of={ROUNDS} names={{}} value="5" />
        )}
        <Select name="match" label={words.match} of={MATCHES} names={(one) => matchName(one, words)} />
        <Select
          name="clock"
          label={shell.people.clock}
          of={CLOCKS.map((_, at) => String(at))}
          names={(at) => clockName(CLOCKS[Number(at)], shell)}
        />
        <Select name="most" label={words.mostEntrants} of={MOST} names={{}} value="16" />
        <Select
          name="open"
          label={words.entryCloses}
          none={words.whenISay}
          of={OPEN_FOR}
          names={(hours) => words.inHours(Number(hours))}
        />
        <label className="choice">
          <input type="checkbox" name="rated" value="yes" defaultChecked />
          <span>{shell.people.rated}</span>
        </label>
      </Form>
    </details>
  );
}

const matchName = (match: (typeof MATCHES)[number], words: CupWords): string =>
  match === 'pair' ? words.inPairs : words.inSingleGames;

function wishOf(field: Fields, { id: game, scenarios }: Title): EventRequest {
  const clock = CLOCKS[Number(field('clock'))] ?? CLOCKS[0];
  const open = field('open');
  return {
    title: field('title'),
    game,
    format: formatOf(field),
    match: field('match') === 'single' ? 'single' : 'pair',
    battles: battlesOf(field('battle'), Object.keys(scenarios)),
    clock,
    rated: field('rated') === 'yes',
    most: Number(field('most')),
    whenFull: true,
    grace: GRACE[clock.kind],
    ...(open === '' ? {} : { closesAt: Date.now() + Number(open) * HOUR }),
  };
}

function formatOf(field: Fields): EventRequest['format'] {
  const kind = FORMATS.find((one) => one === field('format')) ?? 'swiss';
  return kind === 'swiss' || kind === 'swiss-top8' ? { kind, rounds: Number(field('rounds')) } : { kind };
}

/** One throughout, or all of them, a round each, or drawn by lot. */
function battlesOf(battle: string, all: readonly string[]): EventRequest['battles'] {
  const scenarios = all.slice(0, MOST_BATTLES);
  if (battle === '') return { kind: 'rounds', scenarios };
  return battle === BY_LOT ? { kind: 'lots', scenarios } : { kind: 'fixed', scenario: battle };
}

const MOST_BATTLES = 20;
