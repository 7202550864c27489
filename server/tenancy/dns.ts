import { Resolver } from 'node:dns/promises';
import type { Dns } from '../ports/dns';

/** Name servers that do not answer are not waited for. */
const TIMEOUT_MS = 3_000;

/** The name servers of this machine. */
export function systemDns(): Dns {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 2 });
  return {
    aliases: (host) => resolver.resolveCname(host),
    texts: async (host) => (await resolver.resolveTxt(host)).map((parts) => parts.join('')),
  };
}
