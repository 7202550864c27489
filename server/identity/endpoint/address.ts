import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Networks that no agency's server stands in: own, private, shared, link-local, documentation, multicast. */
const CLOSED_V4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // A cloud's metadata service at an address that looks public.
  ['168.63.129.16', 32],
];
/** Of IPv6 only global unicast is open, without the parts that carry an IPv4 address or are for documents. */
const OPEN_V6: readonly [string, number] = ['2000::', 3];
const CLOSED_V6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const closed = new BlockList();
for (const [network, prefix] of CLOSED_V4) closed.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of CLOSED_V6) closed.addSubnet(network, prefix, 'ipv6');
const openV6 = new BlockList();
openV6.addSubnet(...OPEN_V6, 'ipv6');

/** Whether an address is one of the public internet (SEC-10). */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return (
    family === 6 && !address.includes('%') && openV6.check(address, 'ipv6') && !closed.check(address, 'ipv6')
  );
}

/** An address of an agency's that the server must not call; the message names the rule. */
export class EndpointRefused extends Error {
  override readonly name = 'EndpointRefused';
}

/**
 * The address of an agency's token validation endpoint: https on port 443, a host's name (numbers in any
 * spelling are refused), no user name. Throws EndpointRefused.
 */
export function readEndpoint(text: string): URL {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw new EndpointRefused('It is not an address');
  }
  const host = url.hostname.replace(/\.$/, '');
  if (url.protocol !== 'https:') throw new EndpointRefused('It must start with https');
  if (url.port !== '') throw new EndpointRefused('It must be on port 443');
  if (url.username || url.password) throw new EndpointRefused('It must not carry a user name');
  if (host.startsWith('[') || isIP(host)) throw new EndpointRefused('It must have the name of a host');
  if (!host.includes('.') || host.endsWith('.localhost'))
    throw new EndpointRefused('It must be on the public internet');
  return url;
}

export interface Address {
  readonly address: string;
  readonly family: number;
}
export type Resolve = (hostname: string) => Promise<readonly Address[]>;

const resolveAll: Resolve = (hostname) => lookup(hostname, { all: true, verbatim: true });

/**
 * The one address to connect to. A name with any address that is not public is refused altogether; the caller
 * connects to what is returned and asks no second time, so that the name cannot change its mind in between.
 */
export async function resolvePublic(hostname: string, resolve: Resolve = resolveAll): Promise<Address> {
  const found = await resolve(hostname);
  const [first] = found;
  if (!first || !found.every(({ address }) => isPublicAddress(address)))
    throw new EndpointRefused('It must be at a public address');
  return first;
}
