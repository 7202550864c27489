import { isIPv4, isIPv6 } from 'node:net';
import type { Network } from '../../ports/network';

const PORT_4 = /^(\d+(?:\.\d+){3}):\d+$/;
const PORT_6 = /^\[([^\]]*)\](?::\d+)?$/;
const MAPPED = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/;

/**
 * The one way of writing an IP address, whatever way it came in: with a port or a zone, in large letters, as IPv4 mapped into
 * IPv6. Null for what is no address.
 */
export function readAddress(text: string): string | null {
  const bare = text.trim().replace(PORT_4, '$1').replace(PORT_6, '$1').replace(/%.*$/, '');
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return null;
  const address = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const mapped = MAPPED.exec(address);
  if (!mapped) return address;
  const bits = mapped.slice(1).map((group) => Number.parseInt(group, 16));
  return bits.flatMap((group) => [group >> 8, group & 255]).join('.');
}

const groupsOf = (part: string) => (part === '' ? [] : part.split(':'));

/** The network of an address that `readAddress` has written (SEC-45); what is none is a network of its own. */
export function networkOf(address: string): Network {
  if (!isIPv6(address)) return { near: address, wide: null };
  const [start = '', end] = address.split('::');
  const [before, after] = [groupsOf(start), groupsOf(end ?? '')];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  const groups = [...before, ...zeros, ...after];
  return { near: `${groups.slice(0, 4).join(':')}::/64`, wide: `${groups.slice(0, 3).join(':')}::/48` };
}
