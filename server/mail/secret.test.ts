import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testServer, type TestServer } from '../testing/harness';

const sendMail = vi.hoisted(() => vi.fn());
vi.mock('nodemailer', () => ({ createTransport: () => ({ sendMail }) }));

let it: TestServer;
beforeEach(async () => {
  it = await testServer({ config: { smtpUrl: 'smtp://127.0.0.1:1' } });
  sendMail.mockReset();
});
afterEach(() => it.close());

const send = (isSecret: boolean) => {
  const agencyId = it.agencies['alpha']!.id;
  const message = { agencyId, to: 'a@b.example', subject: 'Hi', html: '<p>tok</p>', text: 'tok', isSecret };
  return it.db.withTenant(agencyId, (tx) => it.server.services.mail.send(tx, message));
};
const stored = () =>
  it.db.asSystem((tx) =>
    tx.selectFrom('mail').select(['html', 'body', 'delivered_at']).executeTakeFirstOrThrow(),
  );

test('SEC-09 a mailed secret is forgotten once the mail server has taken it', async () => {
  await send(true);
  await it.server.jobs.drain();
  expect(sendMail).toHaveBeenCalledWith(expect.objectContaining({ text: 'tok', html: '<p>tok</p>' }));
  expect(await stored()).toEqual({ html: '', body: '', delivered_at: expect.any(Date) });
});

test('a mailed secret is kept while the mail server refuses it, so that the next attempt has it', async () => {
  sendMail.mockRejectedValue(new Error('try later'));
  await send(true);
  await expect(it.server.jobs.drain()).rejects.toThrow('try later');
  expect(await stored()).toEqual({ html: '<p>tok</p>', body: 'tok', delivered_at: null });
});

test('what is no secret stays readable', async () => {
  await send(false);
  await it.server.jobs.drain();
  expect(await stored()).toEqual({ html: '<p>tok</p>', body: 'tok', delivered_at: expect.any(Date) });
});
