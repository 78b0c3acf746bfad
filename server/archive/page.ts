import type { OpenApi, Operation } from './openapi.ts';

/** The description as a page to read: no script, no style of others, nothing from elsewhere. */
export const docsPage = ({ info, paths }: OpenApi): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(info.title)}: the API</title>
<h1>${escape(info.title)}: the API</h1>
<p>${escape(info.description)}</p>
<p>For programs: <a href="/api/openapi.json">/api/openapi.json</a></p>
${Object.entries(paths)
  .map(([path, { get }]) => section(path, get))
  .join('\n')}
</html>
`;

const section = (path: string, { summary, parameters, responses }: Operation): string => `
<h2>GET ${escape(path)}</h2>
<p>${escape(summary)}</p>
${parameters.length === 0 ? '' : `<ul>${parameters.map(parameter).join('')}</ul>`}
<details><summary>Answer</summary><pre>${escape(JSON.stringify(responses['200'], null, 2))}</pre></details>`;

const parameter = ({ name, in: place, required, schema }: Operation['parameters'][number]): string =>
  `<li><code>${escape(name)}</code> (${place}${required ? '' : ', optional'}): <code>${escape(JSON.stringify(schema))}</code></li>`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
