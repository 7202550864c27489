import { afterEach, beforeEach, expect, test } from 'vitest';
import { testServer, type TestServer } from '../testing/harness';
import { type MailServer, mailServer } from '../testing/mail-server';

let it: TestServer;
let mails: MailServer;
beforeEach(async () => {
  mails = await mailServer();
  it = await testServer({ config: { smtpUrl: mails.url } });
});
afterEach(async () => {
  await it.close();
  await mails.close();
});

const send = (isSecret: boolean) => {
  const agencyId = it.agencies['alpha']!.id;
  const message = { agencyId, to: 'a@b.example', subject: 'Hi', html: '<p>tok</p>', text: 'tok', isSecret };
  return it.db.withTenant(agencyId, (tx) => it.server.services.mail.send(tx, message, 'happened'));
};
const stored = () =>
  it.db.asSystem((tx) =>
    tx.selectFrom('mail').select(['html', 'body', 'delivered_at']).executeTakeFirstOrThrow(),
  );

test('SEC-09 a mailed secret is forgotten once the mail server has taken it', async () => {
  await send(true);
  await it.server.jobs.drain();
  expect(mails.taken).toHaveLength(1);
  expect(mails.taken[0]).toContain('<p>tok</p>');
  expect(await stored()).toEqual({ html: '', body: '', delivered_at: expect.any(Date) });
});

test('a mailed secret is kept while the mail server refuses it, so that the next attempt has it', async () => {
  mails.refuses = true;
  await send(true);
  await expect(it.server.jobs.drain()).rejects.toThrow('try later');
  expect(await stored()).toEqual({ html: '<p>tok</p>', body: 'tok', delivered_at: null });
});

test('what is no secret stays readable', async () => {
  await send(false);
  await it.server.jobs.drain();
  expect(await stored()).toEqual({ html: '<p>tok</p>', body: 'tok', delivered_at: expect.any(Date) });
});
