import type { Words } from '@bicorne/boardkit';
import { useEffect, useState, type ReactNode } from 'react';
import { fetchRecord } from '../net/api.ts';
import { Link } from '../ui/Link.tsx';
import type { ShellWords } from '../words/words.ts';
import { LuckChart } from './LuckChart.tsx';
import type { Table } from './told.ts';

interface Props {
  readonly table: Table;
  readonly words: Words;
  readonly shell: ShellWords;
}

/** When the match is over and its record open: how the dice fell. */
export function EndLuck({ table: { match }, words, shell }: Props): ReactNode {
  const [record, setRecord] = useState<string | null>(null);
  useEffect(
    () => void fetchRecord(match.id).then((answer) => setRecord(answer.ok ? answer.value : null)),
    [match.id],
  );
  if (record === null) return null;
  return (
    <LuckChart record={record} seats={match.seats.map(({ seat }) => seat)} words={words} shell={shell}>
      <Link to={`/report/${match.id}`} className="button">
        {shell.table.report}
      </Link>
    </LuckChart>
  );
}
