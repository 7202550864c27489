import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LeavingLetter } from '../ports/mail-route';
import { testAgency } from '../testing/agency-record';
import { testServer } from '../testing/harness';
import { type MailServer, mailServer } from '../testing/mail-server';
import { smtp } from './transport';

let mails: MailServer;
beforeEach(async () => void (mails = await mailServer()));
afterEach(() => mails.close());

const letter = (to: string): LeavingLetter => ({
  ...{ id: 'l1', messageId: 'l1@caravel.example', isAsked: false, attempt: 1 },
  ...{ to, subject: 'Your voucher', html: '<p>Voucher</p>', text: 'Voucher' },
});
const send = (to: string, contactEmailId = 'ola@prado.example') =>
  smtp(mails.url, 'caravel.example').send(testAgency({ contactEmailId }), letter(to));

describe('a letter goes to the one address that it is for', () => {
  test('and answers go to the agency', async () => {
    await send('maria@probe.example');
    expect(mails.recipients).toEqual(['maria@probe.example']);
    expect(mails.taken[0]).toMatch(/^To: <?maria@probe\.example>?$/m);
    expect(mails.taken[0]).toMatch(/^Reply-To: <?ola@prado\.example>?$/m);
  });

  test.each([
    'maria,souza@probe.example',
    'maria@probe.example; souza@probe.example',
    'x <maria@probe.example>',
  ])('%j is nobody’s, and no stranger’s', async (to) => {
    await expect(send(to)).rejects.toThrow('A letter goes to one address');
    expect(mails.recipients).toEqual([]);
  });

  test('answers go to no stranger, where the agency’s address is older than the rule', async () => {
    await send('maria@probe.example', 'maria,souza@prado.example');
    expect(mails.taken[0]).not.toContain('Reply-To');
  });

  test('one that was kept before the rule stays here, and is not tried again', async () => {
    const it = await testServer({ config: { smtpUrl: mails.url } });
    const agencyId = it.agencies['alpha']!.id;
    const message = { agencyId, to: 'maria,souza@probe.example', subject: 'Hi', text: 'Hi', html: 'Hi' };
    await it.db.withTenant(agencyId, (tx) => it.server.services.mail.send(tx, message, 'happened'));
    await it.server.jobs.drain();
    const kept = await it.db.asSystem((tx) =>
      tx.selectFrom('mail').select(['stopped', 'delivered_at']).executeTakeFirstOrThrow(),
    );
    expect([kept, mails.recipients]).toEqual([{ stopped: 'bounced', delivered_at: null }, []]);
    await it.close();
  });
});
