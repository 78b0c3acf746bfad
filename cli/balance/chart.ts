/** A bar of the chart: the share of points of the first seat, and how sure it is. */
export interface Bar {
  readonly label: string;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const [LEFT, WIDTH, ROW, TOP] = [220, 420, 26, 56];

/** Who wins which scenario, as a picture: a bar from the middle, its interval as a whisker, the band from 40 to 60 % shaded. */
export function balanceChart(title: string, seats: readonly [string, string], bars: readonly Bar[]): string {
  const height = TOP + bars.length * ROW + 24;
  const x = (share: number): number => Math.round(LEFT + WIDTH * share);
  const rows = bars.map(({ label, share, low, high }, i) => {
    const y = TOP + i * ROW;
    const [from, to] = [Math.min(x(0.5), x(share)), Math.max(x(0.5), x(share))];
    return [
      `<text x="${LEFT - 10}" y="${y + 15}" text-anchor="end">${escape(label)}</text>`,
      `<rect x="${from}" y="${y + 4}" width="${to - from}" height="14" fill="${share > 0.5 ? '#3b5b92' : '#a63d40'}"/>`,
      `<path d="M${x(low)} ${y + 11}H${x(high)}" stroke="#222" stroke-width="1.5"/>`,
      `<text x="${LEFT + WIDTH + 10}" y="${y + 15}">${Math.round(100 * share)} %</text>`,
    ].join('');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LEFT + WIDTH + 70} ${height}" font-family="Georgia, serif" font-size="13" fill="#222">
<rect width="100%" height="100%" fill="#f7f2e6"/>
<text x="${LEFT}" y="22" font-size="15">${escape(title)}</text>
<rect x="${x(0.4)}" y="${TOP}" width="${x(0.6) - x(0.4)}" height="${bars.length * ROW}" fill="#e4dcc6"/>
<text x="${LEFT}" y="${TOP - 8}">${escape(seats[1])}</text><text x="${LEFT + WIDTH}" y="${TOP - 8}" text-anchor="end">${escape(seats[0])}</text>
<path d="M${x(0.5)} ${TOP}V${TOP + bars.length * ROW}" stroke="#222"/>
${rows.join('\n')}
</svg>
`;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
