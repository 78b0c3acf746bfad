/**
 * Whether a request may change something: it comes from a page of this very host, or from one that the
 * configuration names. A request without an origin comes from no page, and so carries nobody's cookie unawares.
 */
export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  others: readonly string[],
): boolean {
  if (origin === undefined || others.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
