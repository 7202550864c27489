import type { Dns } from '../ports/dns';

/** Name servers that say what a test wants; `trouble` is the code with which nobody can be asked. */
export interface FakeDns extends Dns {
  readonly records: Map<string, { aliases?: readonly string[]; texts?: readonly string[] }>;
  trouble: string | null;
}

export function fakeDns(): FakeDns {
  const records: FakeDns['records'] = new Map();
  const failing = (code: string) => Object.assign(new Error(code), { code });
  const found = async (host: string, kind: 'aliases' | 'texts') => {
    if (dns.trouble) throw failing(dns.trouble);
    const values = records.get(host)?.[kind];
    if (!values) throw failing('ENOTFOUND');
    return values;
  };
  const dns: FakeDns = {
    records,
    trouble: null,
    aliases: (host) => found(host, 'aliases'),
    texts: (host) => found(host, 'texts'),
  };
  return dns;
}
