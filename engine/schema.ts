import type { ZodType } from 'zod';
import { ok, refuse, type Result } from './result.ts';

/** Checks data against a schema; the fault names the first place that is wrong, and why. */
export function check<T>(schema: ZodType<T>, data: unknown, what: string): Result<T> {
  const parsed = schema.safeParse(data);
  if (parsed.success) return ok(parsed.data);
  const issue = parsed.error.issues[0];
  const place = [what, ...issue.path].map(String).join('.');
  return refuse('invalid', issue.message, { place });
}
