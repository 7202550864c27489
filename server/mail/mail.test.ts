import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../testing/harness';

let it: TestServer;
const A = 'alpha.localhost';

beforeAll(async () => {
  it = await testServer();
  const agencyId = it.agencies['alpha']!.id;
  await it.db.withTenant(agencyId, (tx) =>
    it.server.services.mail.send(
      tx,
      {
        agencyId,
        to: 'clara@alpha.example',
        subject: 'Your trip <b>',
        text: 'See you',
        html: '<p>Hello</p><script>alert(1)</script>',
        attachments: [{ filename: 'trip.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
      },
      'happened',
    ),
  );
});
afterAll(() => it.close());

test('a message is delivered once by a job', async () => {
  expect(await it.server.jobs.drain()).toBe(1);
  const [mail] = await it.db.asSystem((tx) => tx.selectFrom('mail').selectAll().execute());
  expect(mail).toMatchObject({ transport: 'mailbox', delivered_at: expect.any(Date) });
  expect(await it.server.jobs.drain()).toBe(0);
});

test('a message goes with its transaction', async () => {
  const agencyId = it.agencies['alpha']!.id;
  const message = { agencyId, to: 'x@y.example', subject: 'Never', text: '', html: '' };
  await expect(
    it.db.withTenant(agencyId, async (tx) => {
      await it.server.services.mail.send(tx, message, 'happened');
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  expect((await it.request(A, 'GET', '/dev/mail')).text).not.toContain('Never');
});

test('a header cannot be smuggled in', async () => {
  const agencyId = it.agencies['alpha']!.id;
  const message = { agencyId, to: 'x@y.example\nBcc: all@y.example', subject: 'Hi', text: '', html: '' };
  await expect(
    it.db.withTenant(agencyId, (tx) => it.server.services.mail.send(tx, message, 'happened')),
  ).rejects.toThrow('one line');
});

describe('the development mailbox', () => {
  const firstId = async () =>
    /\/dev\/mail\/([0-9a-f-]{36})/.exec((await it.request(A, 'GET', '/dev/mail')).text)?.[1] as string;

  test('shows what the agency sent, and on the platform’s host what all sent', async () => {
    expect((await it.request(A, 'GET', '/dev/mail')).text).toContain('Your trip &lt;b&gt;');
    expect((await it.request('beta.localhost', 'GET', '/dev/mail')).text).not.toContain('Your trip');
    expect((await it.request('localhost', 'GET', '/dev/mail')).text).toContain(
      'Alpha Voyages to clara@alpha.example',
    );
  });

  test('shows the message in a sandbox where no script runs', async () => {
    const id = await firstId();
    const page = await it.request(A, 'GET', `/dev/mail/${id}`);
    expect(page.text).toContain(
      `sandbox="allow-popups allow-popups-to-escape-sandbox" src="/dev/mail/${id}/html"`,
    );
    const message = await it.request(A, 'GET', `/dev/mail/${id}/html`);
    expect(message.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(message.headers.get('content-security-policy')).not.toContain('script-src');
    const file = await it.request(A, 'GET', `/dev/mail/${id}/attachments/0`);
    expect([file.text, file.headers.get('content-disposition')]).toEqual([
      'BEGIN:VCALENDAR',
      'attachment; filename="trip.ics"',
    ]);
  });

  test('INV-8 another agency’s host does not have the message', async () => {
    const id = await firstId();
    for (const path of [`/dev/mail/${id}`, `/dev/mail/${id}/html`, `/dev/mail/${id}/attachments/0`]) {
      expect((await it.request('beta.localhost', 'GET', path)).status).toBe(404);
    }
  });
});

test('outside demo mode there is no mailbox', async () => {
  const strict = await testServer({ config: { demo: false } });
  expect((await strict.request(A, 'GET', '/dev/mail')).text).toContain('id="root"');
  await strict.close();
});
