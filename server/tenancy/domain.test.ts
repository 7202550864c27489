import { describe, expect, it } from 'vitest';
import type { Dns } from '../ports/dns';
import { domainProblem, proofOf } from './domain';

const proof = proofOf('trips.example', 'a1');
const records = { domain: 'trips.example', target: 'alpha.platform.example', proof };
const failing = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));
const dns = (given: Partial<Record<'texts' | 'aliases', () => Promise<string[]>>>) =>
  ({
    texts: () => Promise.resolve([proof.value]),
    aliases: () => Promise.resolve([records.target]),
    ...given,
  }) as Dns;

describe('SEC-36 the records of an own domain', () => {
  it('are right when the text proves it and the alias leads here, however it is written', async () => {
    expect(
      await domainProblem(records, dns({ aliases: async () => ['Alpha.Platform.example.'] })),
    ).toBeNull();
  });

  it.each(['ENOTFOUND', 'ENODATA', 'ESERVFAIL', 'NOTFOUND'])(
    'are told as missing, each by its name, where name servers say %s',
    async (code) => {
      const [unproven, elsewhere] = [
        await domainProblem(records, dns({ texts: () => failing(code) })),
        await domainProblem(records, dns({ aliases: () => failing(code) })),
      ];
      expect([unproven?.reason, elsewhere?.reason]).toEqual([
        'agency.domainUnproven',
        'agency.domainWithoutRecord',
      ]);
    },
  );

  it('are not told as missing when nobody could be asked', async () => {
    await expect(domainProblem(records, dns({ texts: () => failing('ETIMEOUT') }))).rejects.toMatchObject({
      status: 502,
    });
  });
});
