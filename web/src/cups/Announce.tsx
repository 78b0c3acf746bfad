import { BIDDINGS } from '@bicorne/engine';
import type { ClockSetting, EventRequest } from '@bicorne/table/protocol';
import { useState, type ReactNode } from 'react';
import { clockName } from '../lobby/terms.ts';
import type { Title } from '../lobby/titles.ts';
import { people } from '../net/people.ts';
import { Field, Form, Select, type AllFields, type Fields } from '../people/Form.tsx';
import { useMe } from '../people/useMe.ts';
import { go } from '../route.ts';
import { BattleFields, battlesIn, DoorFields, doorsIn, PointFields, pointsIn } from './AnnounceFields.tsx';
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
/** Of a list of battles, where nobody can say how many rounds there will be: it is gone round. */
const LISTED = 3;
/** Minutes for those who do not come: live, and by correspondence. */
const GRACE = { live: 15, days: 3 * 24 * 60 } as const;

/** A tournament of one's own. */
export function Announce({ titles, words, shell }: Props): ReactNode {
  const [me] = useMe();
  const [game, setGame] = useState('');
  const [format, setFormat] = useState<(typeof FORMATS)[number]>('swiss');
  const [rounds, setRounds] = useState<(typeof ROUNDS)[number]>('5');
  const [match, setMatch] = useState<(typeof MATCHES)[number]>('pair');
  const title = titles.find(({ id }) => id === game) ?? titles[0];
  if (!title || me === undefined) return null;
  if (!me?.account) return <p className="people-note">{words.accountFirst}</p>;
  return (
    <details className="event-announce">
      <summary className="button">{words.announce}</summary>
      <Form
        label={words.announce}
        shell={shell}
        ask={(field, all) => people.announce(wishOf(field, all, title, me.id))}
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
          name="format"
          label={words.format}
          of={FORMATS}
          names={words.formats}
          value={format}
          onChange={(one) => setFormat(one || 'swiss')}
        />
        {format.startsWith('swiss') && (
          <Select
            name="rounds"
            label={words.swissRounds}
            of={ROUNDS}
            names={{}}
            value={rounds}
            onChange={(one) => setRounds(one || '5')}
          />
        )}
        <BattleFields
          key={title.id}
          title={title}
          rounds={format.startsWith('swiss') ? Number(rounds) : LISTED}
          words={words}
        />
        <Select
          name="match"
          label={words.match}
          of={MATCHES}
          names={(one) => matchName(one, words)}
          value={match}
          onChange={(one) => setMatch(one || 'pair')}
        />
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
        <Select name="bids" label={words.bids} none={words.noBids} of={BIDDINGS} names={words.byBids} />
        <PointFields match={match} words={words} />
        <DoorFields words={words} />
      </Form>
    </details>
  );
}

const matchName = (match: (typeof MATCHES)[number], words: CupWords): string =>
  match === 'pair' ? words.inPairs : words.inSingleGames;

function wishOf(field: Fields, all: AllFields, title: Title, own: string): EventRequest {
  const clock = CLOCKS[Number(field('clock'))] ?? CLOCKS[0];
  const open = field('open');
  const bids = BIDDINGS.find((one) => one === field('bids'));
  const match = field('match') === 'single' ? 'single' : 'pair';
  return {
    title: field('title'),
    game: title.id,
    format: formatOf(field),
    match,
    ...(bids ? { bids } : {}),
    battles: battlesIn(field, title),
    points: pointsIn(field, match),
    doors: doorsIn(field, all, own),
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
