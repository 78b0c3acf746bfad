import type { Words } from '@bicorne/boardkit';
import { readRecord, readTags, verify, type Tag, type Verdict } from '@bicorne/engine';
import { loadRules } from '@bicorne/games';
import type { MatchCard } from '@bicorne/table/protocol';
import { useEffect, useState, type ReactNode } from 'react';
import { fetchRecord } from '../net/api.ts';
import type { ShellWords } from '../words/words.ts';
import { proofText } from './proof.ts';

interface Props {
  readonly match: MatchCard;
  readonly words: Words;
  readonly shell: ShellWords;
}

/** Whose numbers make the dice: their hashes before the first action, themselves when they are opened, and the proof. */
export function FairDice({ match, words, shell }: Props): ReactNode {
  const { id, stage } = match;
  const [record, setRecord] = useState('');
  const [proof, setProof] = useState('');
  useEffect(() => void fetchRecord(id).then((answer) => setRecord(answer.ok ? answer.value : '')), [id]);
  const prove = async (): Promise<void> => setProof(proofText(await verdictOn(match.game, record), shell));
  const parties = partiesOf(record);
  return (
    <div className="fair-dice">
      <p className="fair-note">{shell.people.diceNote}</p>
      <dl>
        {parties.map(({ who, commitment, number }) => (
          <div key={who}>
            <dt>{words.seats[who] ?? shell.people.server}</dt>
            <dd>
              <code>{commitment}</code>
              {number !== undefined && (
                <p>
                  {shell.people.opened} <code>{number}</code>
                </p>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {stage === 'over' && (
        <button type="button" className="button" onClick={() => void prove()}>
          {shell.people.checkDice}
        </button>
      )}
      <p role="status">{proof}</p>
    </div>
  );
}

interface Party {
  readonly who: string;
  readonly commitment: string;
  readonly number: string | undefined;
}

function partiesOf(record: string): readonly Party[] {
  const read = readTags(record.split('\n'));
  const tags = read.ok ? read.value.tags : [];
  const named = (name: string): readonly Tag[] => tags.filter(([one]) => one === name);
  return named('Commitment').map(([, who, commitment]) => ({
    who,
    commitment,
    number: named('Number').find(([, whose]) => whose === who)?.[2],
  }));
}

async function verdictOn(game: string, record: string): Promise<Verdict | null> {
  const module = await loadRules(game);
  const sheet = readRecord(record);
  if (!module || !sheet.ok) return null;
  const verdict = verify(sheet.value, (id) => (id === module.game.id ? module.game : undefined));
  return verdict.ok ? verdict.value : null;
}
