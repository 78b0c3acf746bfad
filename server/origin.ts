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

const OWN_MACHINE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether the server is asked by a name that it has (`hosts`; null: by any). A page of somebody else's whose name is
 * made to lead here would be of this very host otherwise, and could ask for what only the server's neighbours reach.
 */
export function isOwnHost(host: string | undefined, hosts: readonly string[] | null): boolean {
  if (hosts === null) return true;
  const url = `http://${host ?? ''}`;
  if (!URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  return hosts.includes(hostname) || OWN_MACHINE.has(hostname);
}
