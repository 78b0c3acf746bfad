import { loadWords } from '@bicorne/games';
import type { Film, Mark, Mistake, Report } from '@bicorne/report';

/** A report as a page that can be sent: one file, without scripts, and nothing is fetched. In English. */
export async function htmlOf(report: Report, film: Film, most: number): Promise<string> {
  const words = await loadWords(report.game, 'en');
  const tell: Telling = {
    film,
    seat: (name) => words?.seats[name] ?? name,
    reason: (feature) => words?.reasons?.[feature] ?? feature,
    action: (text, view) => {
      const action = film.match.game.read(text);
      return action && words ? (words.listed?.(action, view) ?? words.action(action, view)) : text;
    },
  };
  const title = `${words?.title ?? report.game}: what decided it`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
<h1>${escaped(title)}</h1>
${playersLine(tell)}
${sums(report, tell)}
${curve(report.curve)}
${report.sides.map(({ seat, mistakes }) => mistakesOf(seat, mistakes.slice(0, most), tell)).join('\n')}
<footer>Deserved is the result less the luck, for this one match; it may lie beyond 0 and 100 %. Decisions are judged by what their side could see. Value function ${escaped(report.version)}.</footer>
</html>
`;
}

/** How things are called. */
interface Telling {
  readonly film: Film;
  seat(name: string): string;
  reason(feature: string): string;
  action(text: string, view: unknown): string;
}

const STYLE = `
body{max-width:46rem;margin:2rem auto;padding:0 1rem;background:#f4ecd8;color:#2a2521;font:1rem/1.5 Georgia,serif}
table{border-collapse:collapse;width:100%}td,th{padding:.25rem .5rem;border-top:1px solid #cbbd9b;text-align:right}
th:first-child{text-align:left;font-weight:400}svg{width:100%;height:11rem;margin:1rem 0;background:#e9dfc4}
dt{color:#5f564b}pre{overflow-x:auto;font-size:.8rem}footer{margin-top:2rem;color:#5f564b;font-size:.9rem}`;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Names are anybody's word. */
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign]);

const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;

function playersLine({ film: { match }, seat }: Telling): string {
  const named = match.seats.flatMap((name) => {
    const player = match.header.players[name] ?? '';
    return player === '' ? [] : [`${seat(name)}: ${player}`];
  });
  return named.length === 0 ? '' : `<p>${escaped(named.join(' · '))}</p>`;
}

const COLUMNS = ['start', 'luck', 'decisions', 'result', 'deserved'] as const;

function sums({ sides }: Report, { seat }: Telling): string {
  const head = COLUMNS.map((column) => `<th>${column}</th>`).join('');
  const rows = sides.map(
    (side) =>
      `<tr><th>${escaped(seat(side.seat))}</th>${COLUMNS.map((column) => `<td>${percent(side[column])}</td>`).join('')}</tr>`,
  );
  return `<table><tr><th></th>${head}</tr>${rows.join('')}</table>`;
}

/** The first side's chances, turn by turn. */
function curve(marks: readonly Mark[]): string {
  const points = marks.map(
    ({ chances }, n) =>
      `${((600 * n) / Math.max(1, marks.length - 1)).toFixed(1)},${(200 * (1 - chances[0])).toFixed(1)}`,
  );
  return `<svg viewBox="0 0 600 200" preserveAspectRatio="none" role="img" aria-label="chances of victory, turn by turn"><path d="M0 100H600" stroke="#b7a77f" stroke-dasharray="6 5"/><polyline points="${points.join(' ')}" fill="none" stroke="#2a2521" stroke-width="3" vector-effect="non-scaling-stroke"/></svg>`;
}

function mistakesOf(name: string, mistakes: readonly Mistake[], tell: Telling): string {
  const list = mistakes.map((mistake) => mistakeOf(name, mistake, tell));
  return `<h2>${escaped(tell.seat(name))}: mistakes</h2>${list.join('') || '<p>None was found.</p>'}`;
}

function mistakeOf(name: string, mistake: Mistake, { film, action, reason }: Telling): string {
  const { game, seats } = film.match;
  const view = game.view(film.states[mistake.at - film.settled], seats.indexOf(name));
  const reasons = mistake.reasons.map((feature) => `<li>${escaped(reason(feature))}</li>`).join('');
  return `<dl><dt>After ${mistake.at} steps, ${percent(mistake.cost)} lost</dt>
<dd>Played: ${escaped(action(mistake.played, view))}</dd><dd><b>Better: ${escaped(action(mistake.better, view))}</b></dd></dl>
<ul>${reasons}</ul><details><summary>The position as it was seen</summary><pre>${escaped(game.draw(view))}</pre></details>`;
}
