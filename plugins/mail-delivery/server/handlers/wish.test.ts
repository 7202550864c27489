import { describe, expect, test } from 'vitest';
import { CONFIG } from '@/server/testing/harness';
import { mailDomainProblem, senderProblem } from '../../contract/sender-rules';
import { isOfDemo, serviceFor } from '../service/services';
import type { DomainRow } from '../store/tables';
import { mailBox } from '../store/secrets';
import { refusalOf, waysIn, type Wish } from './wish';

const config = { ...CONFIG, mailgun: { ...CONFIG.mailgun, account: null } };
const agencyId = '6f1f6bd8-6d52-4a3a-9d6f-0f1d1f3f5a11';
const wish = (more: Partial<Wish>): Wish => ({
  ...{ domain: 'acme.com', senderEmail: 'trips@acme.com', way: 'platform', ...more },
});
const sealed = (text: string) => mailBox(config).seal(agencyId, text);
const known = (more: Partial<DomainRow>) =>
  ({
    ...{ way: 'smtp', service: 'smtp', region: null, key_ending: null, secret: sealed('right') },
    ...{ server: { host: 'mail.acme.com', port: 587, user: 'post' }, ...more },
  }) as DomainRow;
const ways = async (more: Partial<Wish>, before?: DomainRow) => {
  try {
    const { secret, ...rest } = await waysIn(wish(more), { config, agencyId, known: before });
    return { ...rest, secret: secret && mailBox(config).open(agencyId, secret) };
  } catch (error) {
    return (error as { reason?: string; message: string }).message;
  }
};

describe('the sender', () => {
  test.each([
    ['acme.com', false],
    ['@acme.com', false],
    ['trips@acme.com@evil.com', false],
    ['trips@notacme.com', false],
    ['  Trips@ACME.com ', true],
    ['trips@post.acme.com', true],
  ])('R408 G97 %s at acme.com: %s', (email, isRight) => {
    expect(senderProblem(email, 'acme.com') === null).toBe(isRight);
  });

  test.each([
    ['caravel.example', false],
    ['mail.caravel.example', false],
    ['notcaravel.example', true],
    ['acme', false],
    ['acme.com', true],
  ])('SEC-36 the domain %s beside the platform’s own: %s', (domain, isRight) => {
    expect(mailDomainProblem(domain, 'caravel.example') === null).toBe(isRight);
  });
});

describe('who carries letters', () => {
  const account = { key: 'k', region: 'us', signingKey: null } as const;

  test('R409 the platform’s account goes before its server, and where it has neither its way is closed', async () => {
    const mailgun = { ...CONFIG.mailgun, account };
    expect(serviceFor({ mailgun, smtpUrl: 'smtp://here', demo: true }, 'platform')).toBe('mailgun');
    const none = { mailgun: { ...mailgun, account: null }, smtpUrl: null, demo: false };
    expect(serviceFor({ ...none, smtpUrl: 'smtp://here' }, 'platform')).toBe('embedded');
    expect(serviceFor(none, 'platform')).toBeNull();
    expect(serviceFor(none, 'smtp')).toBe('smtp');
    expect(serviceFor(none, 'mailgun')).toBe('mailgun');
  });

  test('SEC-36 records that nobody entered are found in the demo alone', () => {
    expect(isOfDemo({ demo: true }, 'acme.example')).toBe(true);
    expect(isOfDemo({ demo: true }, 'acme.com')).toBe(false);
    expect(isOfDemo({ demo: false }, 'acme.example')).toBe(false);
  });
});

describe('keys and passwords', () => {
  test('SEC-37 the password of a server goes to no other, and to no other name there', async () => {
    const smtp = { host: 'mail.acme.com', port: 587, user: 'post' } as const;
    expect(await ways({ way: 'smtp', smtp }, known({}))).toMatchObject({ secret: 'right' });
    expect(await ways({ way: 'smtp', smtp: { ...smtp, host: 'mail.evil.com' } }, known({}))).toBe(
      'Please enter the mail server',
    );
    expect(await ways({ way: 'smtp', smtp: { ...smtp, user: 'other' } }, known({}))).toBe(
      'Please enter the mail server',
    );
    expect(await ways({ way: 'smtp', smtp: { ...smtp, password: 'new' } }, known({}))).toMatchObject({
      secret: 'new',
    });
  });

  test('R409 SEC-37 a key is kept while the way stays, and what another way had is none', async () => {
    const before = known({
      way: 'mailgun',
      service: 'mailgun',
      region: 'eu',
      key_ending: 'ight',
      server: null,
    });
    expect(await ways({ way: 'mailgun' }, before)).toMatchObject({ region: 'eu', secret: 'right' });
    expect(await ways({ way: 'mailgun' }, known({}))).toBe('Please enter the API key');
    expect(await ways({ way: 'mailgun', apiKey: 'short' })).toBe('Please enter the API key');
    expect(await ways({ way: 'mailgun', apiKey: 'key-0123456789' })).toMatchObject({
      ...{ region: 'us', secret: 'key-0123456789', key_ending: '6789' },
    });
    expect(await ways({ way: 'smtp' }, before)).toBe('Please enter the mail server');
  });

  test('SEC-10 names of this machine and its network are none of a mail server', async () => {
    for (const host of ['127.0.0.1', '[::1]', 'mailhost', 'a.local', 'a.internal', 'a.localhost'])
      expect(await ways({ way: 'smtp', smtp: { host, port: 587, user: 'a', password: 'b' } }), host).toBe(
        'The mail server must be a host on the public internet',
      );
  });

  test('R409 R413 what a service says no with is told as what it is', () => {
    expect(refusalOf('taken', 'mailgun').message).toBe('This domain is already taken');
    expect(refusalOf('key', 'mailgun').message).toBe('Mailgun does not accept this API key in this region');
    expect(refusalOf('key', 'smtp').message).toBe(
      'The mail server does not accept this user name and password',
    );
    expect(refusalOf('plain', 'smtp').message).toBe(
      'The mail server does not encrypt on this port. Try another port, or ask its provider.',
    );
    expect(refusalOf('host', 'smtp').message).toBe('The mail server must be a host on the public internet');
    expect(refusalOf('key', 'platform').status).toBe(502);
  });
});
