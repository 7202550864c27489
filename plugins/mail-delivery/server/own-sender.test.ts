import { afterAll, beforeAll, expect, test } from 'vitest';
import { plugins } from '@/server/plugins';
import { testServer, type TestServer } from '@/server/testing/harness';
import { type MailServer, mailServer } from '@/server/testing/mail-server';

let it: TestServer;
let mails: MailServer;

beforeAll(async () => {
  mails = await mailServer();
  it = await testServer({
    plugins: plugins.filter(({ id }) => id === 'mail-delivery'),
    agencies: [
      { name: 'Horizonte', subdomain: 'horizonte', settings: { applications: ['mailgun'] } },
      { name: 'Solana', subdomain: 'solana' },
    ],
    config: { smtpUrl: mails.url },
  });
});
afterAll(async () => {
  await it.close();
  await mails.close();
});

async function letterOf(subdomain: string): Promise<string> {
  const agencyId = it.agencies[subdomain]!.id;
  const letter = { agencyId, to: 'clara@home.example', subject: 'Hi', html: '<p>Hi</p>', text: 'Hi' };
  await it.db.withTenant(agencyId, (tx) => it.server.services.mail.send(tx, letter, 'happened'));
  await it.server.jobs.drain();
  return mails.taken.pop()!;
}

test('the demo has an agency whose letters come from its own domain, and one whose do not', async () => {
  const [own, platform] = [await letterOf('horizonte'), await letterOf('solana')];
  expect(own).toContain('From: Horizonte <ola@horizonte.example>');
  expect(platform).toContain('From: Solana <no-reply@localhost>');
  expect(platform).not.toContain('DKIM-Signature');
});

test('R407 the platform’s mail server signs with the domain’s own key', async () => {
  const letter = await letterOf('horizonte');
  expect(letter).toMatch(/DKIM-Signature:[^;]*v=1;[\s\S]*d=horizonte\.example;[\s\S]*s=mail;/);
});

test('SEC-37 a key that cannot be read any more is replaced by no other: letters go by the platform', async () => {
  await it.db.raw(`update mail_domain set secret = 'made with another signing secret'`);
  expect(await letterOf('horizonte')).toContain('<no-reply@localhost>');
  const { rows } = await it.db.raw('select state, broken_because from mail_domain');
  expect(rows).toEqual([{ state: 'broken', broken_because: 'refused' }]);
});
