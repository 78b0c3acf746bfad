import type { Language } from '@bicorne/boardkit';
import { rowsOf, valueAt } from '@bicorne/boardkit/workshop/path.ts';
import type { Lever } from '@bicorne/engine';
import type { ReactNode } from 'react';
import type { Shop } from './load.ts';
import { shareOf, type Report, type Share } from './report.ts';
import type { OnBench } from './useBench.ts';
import { nameOfLever, type OnLab } from './useLab.ts';
import type { WorkshopWords } from './words/words.ts';

interface Props {
  readonly shop: Shop;
  readonly bench: OnBench;
  readonly lab: OnLab;
  readonly language: Language;
  readonly words: WorkshopWords;
}

/** Whether it is fair: bots play it, and the share of each side is seen as it narrows. */
export function Lab({ shop, bench, lab, language, words }: Props): ReactNode {
  const { report, running } = lab;
  const count = report.points.length;
  return (
    <div className="lab">
      <p className="bench-note">{words.lab.note}</p>
      <button
        type="button"
        className="button"
        disabled={!running && bench.faults.length > 0}
        onClick={running ? lab.stop : lab.measure}
      >
        {running ? words.lab.stop : words.lab.measure}
      </button>
      {count > 0 && <Shares shop={shop} scenario={bench.scenario} report={report} words={words} />}
      {count >= ENOUGH && <Levers shop={shop} bench={bench} lab={lab} words={words} />}
      {count > 0 && <Facts report={report} language={language} words={words} />}
      {count > 0 && Object.keys(report.fights).length > 0 && <p className="bench-note">{words.lab.heat}</p>}
      {report.left.length > 0 && <Left shop={shop} scenario={bench.scenario} report={report} words={words} />}
    </div>
  );
}

/** Before so many matches nobody knows what to mend. */
const ENOUGH = 20;

type LeversProps = Pick<Props, 'shop' | 'bench' | 'lab' | 'words'>;

/** What would make it more even: each small change with the share it leads to, the most even first. */
function Levers({ shop, bench, lab, words }: LeversProps): ReactNode {
  const { levers, tried, running } = lab;
  if (levers.length === 0) return null;
  const rows = levers.flatMap((lever) => {
    const report = tried[nameOfLever(lever)];
    return report ? [{ lever, share: shareOf(report), count: report.points.length }] : [];
  });
  const [first] = shop.workbench.strengths(bench.scenario).map(({ side }) => side);
  return (
    <section className="lab-levers" aria-label={words.lab.levers}>
      <h3>{words.lab.levers}</h3>
      <button type="button" className="button" disabled={running} onClick={lab.tryLevers}>
        {words.lab.tryLevers}
      </button>
      {rows.length > 0 && (
        <>
          <p className="bench-note">{words.lab.leversNote(first)}</p>
          <ul>
            {rows
              .toSorted((one, other) => unevenness(one.share) - unevenness(other.share))
              .map(({ lever, share, count }) => (
                <li key={nameOfLever(lever)}>
                  <span>{leverText(shop, lever)}</span>
                  <span className="lab-lever-share">
                    {percent(share.share)}{' '}
                    <small>
                      ({percent(share.low)}–{percent(share.high)}, {count})
                    </small>
                  </span>
                  <button
                    type="button"
                    className="button quiet"
                    aria-label={`${words.lab.take}: ${leverText(shop, lever)}`}
                    onClick={() => bench.change(lever.scenario)}
                  >
                    {words.lab.take}
                  </button>
                </li>
              ))}
          </ul>
        </>
      )}
    </section>
  );
}

const unevenness = ({ share }: Share): number => Math.abs(share - 0.5);

const leverText = ({ workbench, words }: Shop, { what, seat }: Lever): string =>
  workbench.levers[what]?.(words.seats[seat] ?? seat) ?? `${what} ${seat}`;

const percent = (share: number): string => `${Math.round(100 * share)} %`;

interface ReportProps {
  readonly report: Report;
  readonly words: WorkshopWords;
}
type SideProps = ReportProps & { readonly shop: Shop; readonly scenario: unknown };

function Shares({ shop, scenario, report, words }: SideProps): ReactNode {
  const { share, low, high } = shareOf(report);
  const [first, second] = shop.workbench.strengths(scenario).map(({ side }) => side);
  const verdict = low > 0.6 ? words.lab.favours(first) : high < 0.4 ? words.lab.favours(second) : null;
  return (
    <figure className="lab-share">
      <figcaption role="status">
        {words.lab.share(first, percent(share), percent(low), percent(high))}{' '}
        {words.lab.matches(report.points.length)}
      </figcaption>
      <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
        <rect className="lab-ground" width="100" height="12" />
        <rect className="lab-fair" x="40" width="20" height="12" />
        <rect className="lab-interval" x={100 * low} y="3" width={100 * (high - low)} height="6" />
        <rect className="lab-middle" x={100 * share - 0.5} width="1" height="12" />
      </svg>
      {verdict ?? (low >= 0.3 && high <= 0.7 ? words.lab.fair : null)}
    </figure>
  );
}

function Facts({ report, language, words }: ReportProps & { readonly language: Language }): ReactNode {
  const count = report.points.length;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const reasons = Object.entries(report.reasons).toSorted(([, one], [, other]) => other - one);
  return (
    <dl className="lab-facts">
      <dt>{words.lab.length}</dt>
      <dd>{number.format(report.steps / count)}</dd>
      {reasons.map(([reason, times]) => (
        <div key={reason}>
          <dt>{words.lab.reasons[reason] ?? reason}</dt>
          <dd>{percent(times / count)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The units that suffer most, first. */
function Left({ shop, scenario, report, words }: SideProps): ReactNode {
  const count = report.points.length;
  const units = rowsOf(valueAt(scenario, ['units'])).map((unit, i) => ({
    at: typeof unit['at'] === 'string' ? unit['at'] : '',
    left: (report.left[i] ?? 0) / count,
  }));
  const nameOf = (at: string): string => (at === '' ? '' : (shop.workbench.at(scenario, at)[0]?.name ?? ''));
  return (
    <table className="lab-left">
      <caption>{words.lab.left}</caption>
      <tbody>
        {units
          .toSorted((one, other) => one.left - other.left)
          .slice(0, 12)
          .map(({ at, left }) => (
            <tr key={at}>
              <th scope="row">
                {at} {nameOf(at)}
              </th>
              <td>{percent(left)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
