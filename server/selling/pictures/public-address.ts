import { BlockList, isIP } from 'node:net';

/** Networks that are nobody's on the internet: one's own, this machine, those kept for protocols and examples. */
const NETWORKS_4: readonly (readonly [address: string, bits: number])[] = [
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
];
/** Inside of what is given out at all, `2000::/3`: tunnels, which lead to an address of version 4, and examples. */
const NETWORKS_6: readonly (readonly [address: string, bits: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const closed = new BlockList();
for (const [address, bits] of NETWORKS_4) closed.addSubnet(address, bits, 'ipv4');
for (const [address, bits] of NETWORKS_6) closed.addSubnet(address, bits, 'ipv6');
const givenOut = new BlockList();
givenOut.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is a machine's on the internet, and none of this network's. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !closed.check(address, 'ipv4');
    case 6:
      return givenOut.check(address, 'ipv6') && !closed.check(address, 'ipv6');
    default:
      return false;
  }
}
