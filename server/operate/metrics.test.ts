import { expect, test } from 'vitest';
import { Metrics } from './metrics.ts';

test('counters, gauges and times as Prometheus reads them', async () => {
  const metrics = new Metrics();
  metrics.count('answers_total', 'by code', { code: 'ok' });
  metrics.count('answers_total', 'by code', { code: 'ok' });
  metrics.count('answers_total', 'by code', { code: 'say "no"' });
  metrics.gauge('lines', 'open', () => 7);
  metrics.time('took_seconds', 'how long', 0.004);
  metrics.time('took_seconds', 'how long', 3);
  const lines = (await metrics.text()).split('\n');
  expect(lines).toContain('# TYPE answers_total counter');
  expect(lines).toContain('answers_total{code="ok"} 2');
  expect(lines).toContain('answers_total{code="say _no_"} 1');
  expect(lines).toContain('lines 7');
  expect(lines).toContain('took_seconds_bucket{le="0.0025"} 0');
  expect(lines).toContain('took_seconds_bucket{le="0.005"} 1');
  expect(lines).toContain('took_seconds_bucket{le="+Inf"} 2');
  expect(lines).toContain('took_seconds_sum 3.004');
});
