import { lookup as resolve } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses that are not out in the open: this machine, its neighbours, the operator's own networks. */
const INSIDE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  INSIDE.addSubnet(net, bits, 'ipv4');
/** Of the new addresses only 2000::/3 is out in the open; what wraps an old one (6to4, Teredo) is not needed. */
const OUTSIDE_6 = new BlockList();
OUTSIDE_6.addSubnet('2000::', 3, 'ipv6');
const WRAPPED_6 = new BlockList();
WRAPPED_6.addSubnet('2002::', 16, 'ipv6');
WRAPPED_6.addSubnet('2001::', 32, 'ipv6');

export function isOutside(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !INSIDE.check(address, 'ipv4');
    case 6:
      return OUTSIDE_6.check(address, 'ipv6') && !WRAPPED_6.check(address, 'ipv6');
    default:
      return false;
  }
}

/** Resolves names as usual, but to addresses outside alone; the very address that was checked is the one that is used. */
export const lookupOutside: LookupFunction = (host, options, answer) =>
  resolve(host, { ...options, all: true }, (error, found) => {
    if (error) return answer(error, '', 0);
    const outside = found.filter(({ address }) => isOutside(address));
    if (outside.length === 0) return answer(new Error('this address is not out in the open'), '', 0);
    if (options.all) return answer(null, outside);
    answer(null, outside[0].address, outside[0].family);
  });

/** Whether the server may post there at all: a name or an address outside, by HTTPS, on the usual port. */
export function mayPostTo(text: string, allowInside: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, port } = new URL(text);
  if (username !== '' || password !== '') return false;
  if (allowInside) return protocol === 'https:' || protocol === 'http:';
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host) !== 0 && !isOutside(host)) return false;
  return protocol === 'https:' && port === '' && host !== 'localhost';
}

const PATIENCE = 10_000;

/** Posts, follows nothing, and reads nothing of the answer but its status; so long at most, however it trickles in. */
export function postOutside(
  url: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string>>,
  allowInside: boolean,
  patience = PATIENCE,
): Promise<number> {
  if (!mayPostTo(url, allowInside)) return Promise.reject(new Error('this address is not out in the open'));
  const request = new URL(url).protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((settle, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(patience),
        ...(allowInside ? {} : { lookup: lookupOutside }),
      },
      (response) => {
        settle(response.statusCode ?? 0);
        response.destroy();
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
