import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lookAround } from '../attention';
import { testServer, type TestServer } from '../testing/harness';
import { type MailServer, mailServer } from '../testing/mail-server';
import { deliverAgain } from './mailer';
import { refusalOf, saidBy } from './refusal';

const failure = (response: string, command = 'RCPT TO') => ({
  ...{ command, response, responseCode: Number(response.slice(0, 3)) },
  message: `Failed: ${response}`,
});

describe('RFC 3463: why a mail server does not take a letter', () => {
  test.each([
    ['550 5.1.1 no such mailbox', 'unknown'],
    ['550-5.1.1 The email account does not exist', 'unknown'],
    ['550 5.2.1 disabled', 'unknown'],
    ['552 5.2.2 over quota', 'full'],
    ['550 5.7.1 relaying denied', 'policy'],
    ['554 5.7.26 unauthenticated', 'policy'],
    ['550 5.1.8 sender rejected', 'other'],
    ['554 5.3.4 too big', 'other'],
    // Those that tell no more.
    ['550 no such mailbox', 'unknown'],
    ['552 full', 'full'],
    ['554 blocked', 'policy'],
    ['500 what?', 'other'],
    // It may be taken later.
    ['452 4.2.2 over quota', null],
    ['450 4.7.1 greylisted', null],
    ['421 busy', null],
  ])('%s: %s', (response, refusal) => {
    expect(refusalOf(failure(response))).toBe(refusal);
  });

  test('of the letter itself nothing is said about its address', () => {
    expect(refusalOf(failure('550 looks like spam', 'DATA'))).toBe('other');
    expect(refusalOf(failure('554 5.7.1 looks like spam', 'DATA'))).toBe('policy');
  });

  test('what is refused to every letter is no fault of this one', () => {
    expect(refusalOf(failure('553 5.1.8 not your address', 'MAIL FROM'))).toBeNull();
    expect(refusalOf(failure('535 5.7.8 wrong password', 'AUTH PLAIN'))).toBeNull();
    expect(refusalOf({ message: 'Connection refused' })).toBeNull();
  });

  test('SEC-43 the server’s words are kept in a line, without addresses', () => {
    expect(saidBy(failure('550 5.1.1 <ana@example.com> unknown\r\nmore'))).toBe(
      '550 5.1.1 <[email]> unknown',
    );
  });
});

describe('by the platform’s mail server', () => {
  let it: TestServer;
  let mails: MailServer;
  beforeAll(async () => {
    mails = await mailServer();
    it = await testServer({ config: { smtpUrl: mails.url } });
  });
  afterAll(async () => {
    await it.close();
    await mails.close();
  });

  const written = async (to: string) => {
    const agencyId = it.agencies['alpha']!.id;
    const message = {
      ...{ agencyId, to, subject: 'Hi', text: 'Hi', html: 'Hi' },
      attachments: [{ filename: 'a.txt', contentType: 'text/plain', content: 'a' }],
    };
    await it.db.withTenant(agencyId, (tx) => it.server.services.mail.send(tx, message, 'happened'));
    const attempt = it.server.jobs.drain();
    await attempt.catch(() => undefined);
    const kept = () =>
      it.db.asSystem((tx) =>
        tx.selectFrom('mail').selectAll().where('recipient', '=', to).executeTakeFirstOrThrow(),
      );
    return { agencyId, attempt, kept };
  };
  const points = async () => {
    await lookAround(it.db, it.clock.now());
    const { rows } = await it.db.raw(
      "select facts from attention where kind = 'letter-undelivered' and gone_at is null",
    );
    return (rows as { facts: object }[]).map(({ facts }) => facts);
  };

  test('what is refused for good is tried once, waits for a person with why, and can be sent again', async () => {
    mails.refusal = '552 5.2.2 over quota';
    const { agencyId, kept } = await written('full@probe.example');
    await it.server.jobs.drain();
    const { id, ...row } = await kept();
    expect(row).toMatchObject({
      tries: 1,
      stopped: 'refused',
      refusal: 'full',
      said: '552 5.2.2 over quota',
    });
    expect(await points()).toMatchObject([{ refusal: 'full', said: '552 5.2.2 over quota' }]);
    mails.refusal = null;
    await it.db.withTenant(agencyId, (tx) => deliverAgain(it.server.jobs, tx, { agencyId, id }));
    await it.server.jobs.drain();
    expect(await kept()).toMatchObject({ stopped: null, refusal: null, said: null, transport: 'smtp' });
    expect(mails.taken.at(-1)).toContain('a.txt');
    expect(await points()).toEqual([]);
  });

  test('what may be taken later is tried again and calls nobody yet', async () => {
    mails.refusal = '452 4.2.2 over quota';
    const { attempt, kept } = await written('later@probe.example');
    await expect(attempt).rejects.toThrow('4.2.2');
    expect(await kept()).toMatchObject({ stopped: null, refusal: null, delivered_at: null });
    expect(await points()).toEqual([]);
  });
});
