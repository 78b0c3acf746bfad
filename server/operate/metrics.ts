/** Counters, gauges and times, in the text that Prometheus reads. */

type Labels = Readonly<Record<string, string>>;

const labelText = (labels: Labels): string => {
  const pairs = Object.entries(labels).map(([key, value]) => `${key}="${value.replaceAll(/["\\\n]/g, '_')}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
};

/** Upper bounds of the boxes into which times are sorted, in seconds. */
const BOXES = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

interface Times {
  readonly boxes: number[];
  sum: number;
  count: number;
}

export class Metrics {
  readonly #about = new Map<string, { readonly help: string; readonly kind: string }>();
  readonly #counts = new Map<string, Map<string, number>>();
  readonly #times = new Map<string, Times>();
  readonly #gauges = new Map<string, () => number>();

  /** One more of these. */
  count(name: string, help: string, labels: Labels = {}, by = 1): void {
    this.#about.set(name, { help, kind: 'counter' });
    const counts = this.#counts.get(name) ?? new Map<string, number>();
    const key = labelText(labels);
    counts.set(key, (counts.get(key) ?? 0) + by);
    this.#counts.set(name, counts);
  }

  /** It took so many seconds. */
  time(name: string, help: string, seconds: number): void {
    this.#about.set(name, { help, kind: 'histogram' });
    const times = this.#times.get(name) ?? { boxes: BOXES.map(() => 0), sum: 0, count: 0 };
    BOXES.forEach((bound, at) => (times.boxes[at] += seconds <= bound ? 1 : 0));
    times.sum += seconds;
    times.count++;
    this.#times.set(name, times);
  }

  /** What is asked when somebody looks. */
  gauge(name: string, help: string, value: () => number): void {
    this.#about.set(name, { help, kind: 'gauge' });
    this.#gauges.set(name, value);
  }

  text(): string {
    const lines: string[] = [];
    for (const [name, { help, kind }] of this.#about)
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...this.#lines(name));
    return [...lines, ''].join('\n');
  }

  #lines(name: string): string[] {
    const counts = [...(this.#counts.get(name) ?? [])].map(([labels, value]) => `${name}${labels} ${value}`);
    const gauge = this.#gauges.get(name);
    const times = this.#times.get(name);
    return [...counts, ...(gauge ? [`${name} ${gauge()}`] : []), ...(times ? timeLines(name, times) : [])];
  }
}

const timeLines = (name: string, { boxes, sum, count }: Times): string[] => [
  ...BOXES.map((bound, at) => `${name}_bucket{le="${bound}"} ${boxes[at]}`),
  `${name}_bucket{le="+Inf"} ${count}`,
  `${name}_sum ${sum}`,
  `${name}_count ${count}`,
];
