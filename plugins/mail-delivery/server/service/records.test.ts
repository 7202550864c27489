import { describe, expect, test } from 'vitest';
import { fakeDns } from '@/server/testing/dns';
import { dmarc, lookUp, ownership, record } from './records';

const spf = record({ purpose: 'spf', name: 'acme.com', value: 'v=spf1 include:mail.caravel.example ~all' });
const at = async (wanted: Parameters<typeof lookUp>[0], records: Record<string, readonly string[]>) => {
  const dns = fakeDns();
  for (const [name, texts] of Object.entries(records)) dns.records.set(name, { texts });
  const { state, found } = await lookUp(wanted, dns);
  return [state, found];
};

describe('what stands at a name', () => {
  test('SPF: who sends besides is the agency’s matter, and two texts count as none', async () => {
    const right = 'v=spf1 include:_spf.google.com include:mail.caravel.example -all';
    expect(await at(spf, { 'acme.com': ['google-site-verification=1', right] })).toEqual(['found', []]);
    const other = 'v=spf1 include:_spf.google.com -all';
    expect(await at(spf, { 'acme.com': ['google-site-verification=1', other] })).toEqual(['other', [other]]);
    expect(await at(spf, { 'acme.com': [right, other] })).toEqual(['other', [right, other]]);
    expect(await at(spf, { 'acme.com': ['google-site-verification=1'] })).toEqual(['missing', []]);
    expect(
      await at(spf, { 'acme.com': ['v=spf1 exclude:x include:mail.caravel.example.evil.com ~all'] }),
    ).toEqual(['other', ['v=spf1 exclude:x include:mail.caravel.example.evil.com ~all']]);
  });

  test('DKIM: spaces and the last semicolon are nothing', async () => {
    const dkim = record({ purpose: 'dkim', name: 'mail._domainkey.acme.com', value: 'v=DKIM1; k=rsa; p=AB' });
    expect(await at(dkim, { 'mail._domainkey.acme.com': ['v=DKIM1;k=rsa;p=A B;'] })).toEqual(['found', []]);
    expect(await at(dkim, { 'mail._domainkey.acme.com': ['v=DKIM1; k=rsa; p=CD'] })).toEqual([
      'other',
      ['v=DKIM1; k=rsa; p=CD'],
    ]);
  });

  test('DMARC: any policy will do, also one of the name above', async () => {
    const wanted = dmarc('post.acme.com');
    expect(wanted.isRequired).toBe(false);
    expect(await at(wanted, { '_dmarc.acme.com': ['v=DMARC1; p=reject'] })).toEqual(['found', []]);
    expect(await at(wanted, { '_dmarc.com': ['v=DMARC1; p=reject'] })).toEqual(['missing', []]);
  });

  test('SEC-36 the proof names the agency, and another agency’s is none', async () => {
    const proof = ownership('acme.com', 'a1');
    expect(await at(proof, { '_agency-mail.acme.com': ['agency-mail=a1'] })).toEqual(['found', []]);
    expect(await at(proof, { '_agency-mail.acme.com': ['agency-mail=a2'] })).toEqual([
      'other',
      ['agency-mail=a2'],
    ]);
  });

  test('name servers that cannot be asked say nothing', async () => {
    const dns = fakeDns();
    dns.trouble = 'ETIMEOUT';
    expect(await lookUp(spf, dns)).toMatchObject({ state: 'unknown', found: [] });
  });
});
