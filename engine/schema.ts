import { ok, refuse, type Fault, type Result } from './result.ts';

/** Whatever can say whether data fits: a shape, or one of zod's. */
export interface Schema<T> {
  safeParse(data: unknown): { readonly success: true; readonly data: T } | Misfit;
}
interface Misfit {
  readonly success: false;
  readonly error: { readonly issues: readonly { path: PropertyKey[]; message: string }[] };
}

/** Checks data against a schema; the fault names the first place that is wrong, and why. */
export function check<T>(schema: Schema<T>, data: unknown, what: string): Result<T> {
  const parsed = schema.safeParse(data);
  if (parsed.success) return ok(parsed.data);
  const issue = parsed.error.issues[0];
  const place = [what, ...issue.path].map(String).join('.');
  return refuse('invalid', issue.message, { place });
}

/** All that does not fit, in the order of the data. */
export function misfits<T>(schema: Schema<T>, data: unknown, what: string): readonly Fault[] {
  const parsed = schema.safeParse(data);
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path, message }) => ({
    code: 'invalid',
    message,
    place: [what, ...path].map(String).join('.'),
  }));
}
