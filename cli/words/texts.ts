import { parseAst } from 'vite';

/** A text of one language in a module, and where it stands. */
export interface Text {
  /** The way to it by names of properties; those that share it are told apart by `~2`, `~3`. */
  readonly key: string;
  /** What it says; what the program puts in stands as `{1}`, `{2}`. */
  readonly text: string;
  /** The pieces of source between what is put in, quotes not counted. */
  readonly pieces: readonly Piece[];
  readonly quote: "'" | '"' | '`';
}

export interface Piece {
  readonly start: number;
  readonly end: number;
}

/** What is read of the parser's tree; it has many more kinds of nodes. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const nodesOf = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];

/** `said(en, uk, ru)`: the languages by their place. */
const SIDE_BY_SIDE = ['en', 'uk', 'ru'];

/** What is no text wherever it stands: names of modules, types, what is compared or looked up. */
const isSilent = ({ type }: Node): boolean =>
  type.startsWith('Import') || type.startsWith('Export')
    ? type !== 'ExportNamedDeclaration'
    : isOfTypes(type);

const isOfTypes = (type: string): boolean => type.startsWith('TS') && !WRAPPERS.has(type);
const WRAPPERS: ReadonlySet<string> = new Set(['TSSatisfiesExpression', 'TSNonNullExpression']);

interface Place {
  readonly path: readonly string[];
  readonly language: string | null;
}

/** All texts of a language in the source of a module. `fileLanguage`: that of the whole module, where it has one. */
export function textsOf(source: string, language: string, fileLanguage: string | null): Text[] {
  const found: Text[] = [];
  const letters = language === 'en' ? /\p{L}/u : /\p{Script=Cyrillic}/u;
  const times = new Map<string, number>();

  const keep = (node: Node, path: readonly string[]): void => {
    const pieces = piecesOf(node);
    const text = sayPieces(source, pieces, node);
    if (!letters.test(text)) return;
    const name = path.join('.');
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    found.push({ key: time === 1 ? name : `${name}~${time}`, text, pieces, quote: quoteOf(source, node) });
  };

  const walk = (node: Node, place: Place): void => {
    if (isSilent(node)) return;
    if (isText(node) && place.language === language) keep(node, place.path);
    for (const [field, child, next] of childrenOf(node, place))
      if (!isLookedUp(node, field)) walk(child, next);
  };

  walk(rootOf(source), { path: [], language: fileLanguage });
  return found;
}

function rootOf(source: string): Node {
  const root: unknown = parseAst(source, { lang: 'ts' });
  if (!isNode(root)) throw new Error('the parser gave no tree');
  return root;
}

const isText = ({ type, value }: Node): boolean =>
  (type === 'Literal' && typeof value === 'string') || type === 'TemplateLiteral';

/** `x === 'french'`, `table['french']`, `case 'french'`, `plural('uk')`, and the name of a property. */
function isLookedUp(node: Node, field: string): boolean {
  switch (node.type) {
    case 'BinaryExpression':
      return node.operator !== '+';
    case 'MemberExpression':
      return field === 'property';
    case 'SwitchCase':
      return field === 'test';
    case 'CallExpression':
      return (
        field === 'arguments' &&
        ['plural', 'toLocaleLowerCase', 'toLocaleUpperCase', 'join'].includes(calleeOf(node))
      );
    case 'Property':
      return field === 'key' || nameOf(node) === 'locale';
    default:
      return false;
  }
}

function calleeOf({ callee }: Node): string {
  const [called] = nodesOf(callee);
  if (called.type === 'MemberExpression') return String(nodesOf(called.property)[0].name);
  return String(called.name);
}

function nameOf({ key }: Node): string {
  const [name] = nodesOf(key);
  return String(name.name ?? name.value);
}

function* childrenOf(node: Node, place: Place): Generator<[string, Node, Place]> {
  for (const [field, value] of Object.entries(node))
    for (const [at, child] of nodesOf(value).entries()) yield [field, child, placeOf(node, field, at, place)];
}

function placeOf(node: Node, field: string, at: number, { path, language }: Place): Place {
  if (node.type === 'Property') {
    const name = nameOf(node);
    return SIDE_BY_SIDE.includes(name) ? { path, language: name } : { path: [...path, name], language };
  }
  if (node.type === 'VariableDeclarator' && field === 'init')
    return { path: [...path, String(nodesOf(node.id)[0].name)], language };
  if (node.type === 'CallExpression' && field === 'arguments' && calleeOf(node) === 'said')
    return { path, language: SIDE_BY_SIDE[at] ?? null };
  if (node.type === 'ArrayExpression') return { path: [...path, String(at + 1)], language };
  return { path, language };
}

/** Quotes, and the braces of what is put in, belong to the spans that the parser gives. */
const piecesOf = (node: Node): readonly Piece[] =>
  node.type === 'TemplateLiteral'
    ? nodesOf(node.quasis).map(({ start, end, tail }) => ({
        start: start + 1,
        end: end - (tail === true ? 1 : 2),
      }))
    : [{ start: node.start + 1, end: node.end - 1 }];

const quoteOf = (source: string, { start }: Node): Text['quote'] => {
  const quote = source[start];
  return quote === '"' || quote === '`' ? quote : "'";
};

/** What the pieces say, with `{1}` for what is put in between. */
function sayPieces(source: string, pieces: readonly Piece[], node: Node): string {
  if (node.type !== 'TemplateLiteral') return String(node.value);
  const said = pieces.map(({ start, end }) => unescape(source.slice(start, end)));
  return said.reduce((text, piece, at) => `${text}{${at}}${piece}`);
}

const unescape = (raw: string): string =>
  raw.replaceAll(/\\(u[0-9a-fA-F]{4}|[\s\S])/g, (_, sign: string) =>
    sign.length === 5 ? String.fromCharCode(Number.parseInt(sign.slice(1), 16)) : sign === 'n' ? '\n' : sign,
  );
