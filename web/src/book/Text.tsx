import type { Token, Tokens } from 'marked';
import { createContext, use, type ReactNode } from 'react';
import { findRows, markedIn } from './pages.ts';

/** A chart; of a search only the rows that have all the words, if there are any. */
export const TableView = ({
  table,
  wanted,
}: {
  readonly table: Tokens.Table;
  readonly wanted: string;
}): ReactNode => (
  <div className="book-table" tabIndex={0} role="group">
    <table>
      <thead>
        <tr>
          {table.header.map((cell, i) => (
            <Cell key={`${String(i)} ${cell.text}`} cell={cell} as={cell.text === '' ? 'td' : 'th'} />
          ))}
        </tr>
      </thead>
      <tbody>
        {findRows(table.rows, wanted).map((row) => (
          <tr key={row.map(({ text }) => text).join('|')}>
            {row.map((cell, i) => (
              <Cell key={`${String(i)} ${cell.text}`} cell={cell} as="td" />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

interface CellProps {
  readonly cell: Tokens.TableCell;
  /** What heads nothing is no head. */
  readonly as: 'th' | 'td';
}

const Cell = ({ cell, as: Kind }: CellProps): ReactNode => (
  <Kind>
    <Inline tokens={cell.tokens} />
  </Kind>
);

/** Words, stress and lists; anything else a book has no use for, and is shown as it is written. */
export const Inline = ({ tokens }: { readonly tokens: readonly Token[] }): ReactNode =>
  tokens.map((token, i) => <InlineOne key={`${String(i)} ${token.raw}`} token={token} />);

function InlineOne({ token }: { readonly token: Token }): ReactNode {
  const inside = 'tokens' in token && token.tokens ? <Inline tokens={token.tokens} /> : null;
  switch (token.type) {
    case 'strong':
      return <strong>{inside}</strong>;
    case 'em':
      return <em>{inside}</em>;
    case 'codespan':
      return <code>{'text' in token ? String(token.text) : token.raw}</code>;
    case 'list':
      return (
        <ul>{'items' in token && Array.isArray(token.items) ? <Inline tokens={token.items} /> : null}</ul>
      );
    case 'list_item':
      return <li>{inside}</li>;
    case 'paragraph':
    case 'text':
      return inside ?? <Plain text={unescape(token)} />;
    default:
      return token.raw;
  }
}

const unescape = (token: Token): string => ('text' in token ? String(token.text) : token.raw);

/** How a passage is read: what opens the rules at one that it names, which rule it is itself, and what is searched for. */
export interface Reading {
  readonly openAt: (rule: string) => void;
  readonly own: string | null;
  readonly wanted: string;
}
export const Reading = createContext<Reading | null>(null);

/**
 * A rule's number, with the signs that it is not to be parted from at the end of a line. A chapter's might be a hex:
 * it is one where it stands in brackets, alone or as what is to be seen.
 */
const RULE = /(\(?(?<!\p{L})[A-Z]\d+\.\d+[),.;:]*|\([A-Z]\d+\)|(?<=\((?:see|див\.|см\.) )[A-Z]\d+[),.;:]+)/u;
const NUMBER = /[A-Z]\d+(?:\.\d+)?/;

function Plain({ text }: { readonly text: string }): ReactNode {
  const reading = use(Reading);
  if (reading === null) return text;
  const { openAt, own, wanted } = reading;
  // What is split by a pattern with one group has what matched at every other place.
  return text.split(RULE).map((part, i) => {
    const key = `${String(i)} ${part}`;
    return i % 2 === 0 || part === own ? (
      <Marked key={key} text={part} wanted={wanted} />
    ) : (
      <RuleLink key={key} text={part} onOpen={openAt} />
    );
  });
}

const Marked = ({ text, wanted }: { readonly text: string; readonly wanted: string }): ReactNode =>
  markedIn(text, wanted).map(({ from, part, found }) => (found ? <mark key={from}>{part}</mark> : part));

interface RuleLinkProps {
  readonly text: string;
  readonly onOpen: (rule: string) => void;
}

/** It stands in a line of words, and breaks and is as high as they are: a button would be neither. */
function RuleLink({ text, onOpen }: RuleLinkProps): ReactNode {
  const [rule = text] = NUMBER.exec(text) ?? [];
  const [before, after] = text.split(rule);
  return (
    <span className="book-unparted">
      {before}
      <span
        className="book-rule"
        role="link"
        tabIndex={0}
        onClick={() => onOpen(rule)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.click()}
      >
        {rule}
      </span>
      {after}
    </span>
  );
}
