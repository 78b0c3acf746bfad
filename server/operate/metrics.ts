/** Counters, gauges and times, in the text that Prometheus reads. */

type Labels = Readonly<Record<string, string>>;

const labelText = (labels: Labels): string => {
  const pairs = Object.entries(labels).map(([key, value]) => `${key}="${value.replaceAll(/["\\\n]/g, '_')}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
};

/** Upper bounds of the boxes into which times are sorted, in seconds. */
const BOXES = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

interface Counter {
  value: number;
}

/** How many were in each box and in none before it; the last has no bound. */
interface Times {
  readonly boxes: number[];
  sum: number;
}

export function addTime(times: Times, seconds: number): void {
  let at = 0;
  while (at < BOXES.length && seconds > BOXES[at]) at++;
  times.boxes[at]++;
  times.sum += seconds;
}

export class Metrics {
  readonly #about = new Map<string, { readonly help: string; readonly kind: string }>();
  readonly #counters = new Map<string, Map<string, Counter>>();
  readonly #times = new Map<string, Times>();
  readonly #gauges = new Map<string, () => number | Promise<number>>();

  /** One more of these. */
  count(name: string, help: string, labels: Labels = {}, by = 1): void {
    this.counter(name, help, labels).value += by;
  }

  /** For what is counted so often that it should not be looked up each time. */
  counter(name: string, help: string, labels: Labels = {}): Counter {
    this.#about.set(name, { help, kind: 'counter' });
    const counters = this.#counters.get(name) ?? new Map<string, Counter>();
    const key = labelText(labels);
    const counter = counters.get(key) ?? { value: 0 };
    counters.set(key, counter);
    this.#counters.set(name, counters);
    return counter;
  }

  /** It took so many seconds. */
  time(name: string, help: string, seconds: number): void {
    addTime(this.times(name, help), seconds);
  }

  times(name: string, help: string): Times {
    this.#about.set(name, { help, kind: 'histogram' });
    const times = this.#times.get(name) ?? { boxes: [...BOXES.map(() => 0), 0], sum: 0 };
    this.#times.set(name, times);
    return times;
  }

  /** What is asked when somebody looks. */
  gauge(name: string, help: string, value: () => number | Promise<number>): void {
    this.#about.set(name, { help, kind: 'gauge' });
    this.#gauges.set(name, value);
  }

  async text(): Promise<string> {
    const lines: string[] = [];
    for (const [name, { help, kind }] of this.#about)
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...(await this.#lines(name)));
    return [...lines, ''].join('\n');
  }

  async #lines(name: string): Promise<string[]> {
    const counters = this.#counters.get(name) ?? new Map<string, Counter>();
    const counts = [...counters].map(([labels, { value }]) => `${name}${labels} ${value}`);
    const gauge = this.#gauges.get(name);
    const times = this.#times.get(name);
    return [
      ...counts,
      ...(gauge ? [`${name} ${await gauge()}`] : []),
      ...(times ? timeLines(name, times) : []),
    ];
  }
}

/** Prometheus counts in each box all that are within its bound. */
function timeLines(name: string, { boxes, sum }: Times): string[] {
  let within = 0;
  const lines = boxes.map((count, at) => `${name}_bucket{le="${BOXES[at] ?? '+Inf'}"} ${(within += count)}`);
  return [...lines, `${name}_sum ${sum}`, `${name}_count ${within}`];
}
