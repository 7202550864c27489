import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testAgency } from '@/server/testing/agency-record';
import { fakeDns } from '@/server/testing/dns';
import { type FakeMailgun, fakeMailgun } from '../testing/fake-mailgun';
import { type FakeSmtp, fakeSmtp } from '../testing/fake-smtp';
import { createAsk } from './mailgun/http';
import { mailgunService } from './mailgun/mailgun';
import { messageForm } from './mailgun/message';
import { type ServedDomain, ServiceSilent } from './port';
import { smtpService } from './smtp';

const line = { carry: <T>(send: () => Promise<T>) => send() };
const letter = {
  ...{ id: 'l1', messageId: 'l1@caravel.example', to: 'clara@home.example', isAsked: false, attempt: 1 },
  ...{ subject: 'Hello', html: '<p>Hi</p>', text: 'Hi' },
};
let mailgun: FakeMailgun;
let smtp: FakeSmtp;
beforeAll(async () => {
  mailgun = await fakeMailgun();
  smtp = await fakeSmtp();
});
afterAll(() => Promise.all([mailgun.close(), smtp.close()]));

const served = (more: Partial<ServedDomain> = {}): ServedDomain => ({
  ...{ domain: 'acme.com', sender: 'trips@acme.com', region: null, server: null, secret: null, looks: 0 },
  ...{ records: [], hookUrl: 'https://caravel.example/webhooks/mail/h', ...more },
});

describe('Mailgun', () => {
  const service = (log: string[] = []) =>
    mailgunService({
      config: {
        account: { key: mailgun.key, region: 'eu', signingKey: 'signs' },
        urls: { us: 'http://127.0.0.1:9', eu: mailgun.url },
      },
      ...{ line, log: { warn: (entry: unknown) => void log.push(JSON.stringify(entry)) } as never },
    });

  test('R407 a domain that Mailgun has disabled is not taken, whatever its records say', async () => {
    await service().add(served());
    Object.assign(mailgun.domains.get('acme.com')!, { isRight: true, state: 'disabled' });
    const { records, isTaken } = await service().look(served());
    expect([records[0]!.state, isTaken]).toEqual(['found', false]);
    mailgun.domains.clear();
  });

  test('R407 a record for links is advice, and so are those for receiving', async () => {
    const { records } = await service().add(served());
    expect(records.map(({ purpose, isRequired }) => [purpose, isRequired])).toEqual([
      ['spf', true],
      ['dkim', true],
      ['tracking', false],
      ['receiving', false],
    ]);
    mailgun.domains.clear();
  });

  test('SEC-42 a domain that is added again reports to its new address', async () => {
    await service().add(served());
    const log: string[] = [];
    await service(log).add(served({ hookUrl: 'https://caravel.example/webhooks/mail/new' }));
    expect([...mailgun.domains.get('acme.com')!.hooks.values()]).toEqual(
      Array(3).fill(['https://caravel.example/webhooks/mail/new']),
    );
    expect(log).toEqual([]);
    mailgun.domains.clear();
  });

  test('SEC-37 a key follows no redirect', async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url!);
      response.writeHead(request.url === '/elsewhere' ? 200 : 302, { location: '/elsewhere' }).end('{}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const ask = createAsk({ key: 'k', url, line });
    await expect(ask({ method: 'GET', path: '/v4/domains' })).rejects.toThrow('Mailgun answered 302');
    expect(asked).toEqual(['/v4/domains']);
    server.close();
  });

  test('SEC-09 links in a letter are not led elsewhere, and names are no headers', () => {
    const agency = testAgency({
      agencyName: 'Acme "Best"\r\nBcc: evil@x.example',
      contactEmailId: 'a@acme.com',
    });
    const form = messageForm(agency, letter, 'trips@acme.com');
    expect(['o:tracking', 'o:tracking-clicks', 'o:tracking-opens'].map((name) => form.get(name))).toEqual([
      'no',
      'no',
      'no',
    ]);
    expect(form.get('from')).toBe('"Acme \\"Best\\" Bcc: evil@x.example" <trips@acme.com>');
    expect(form.get('h:Reply-To')).toBe('a@acme.com');
  });

  test('a list of addresses is none: it would be split there', () => {
    const agency = testAgency({ contactEmailId: 'maria,souza@acme.com' });
    expect(messageForm(agency, letter, 'trips@acme.com').has('h:Reply-To')).toBe(false);
    const toTwo = { ...letter, to: 'maria,souza@probe.example' };
    expect(() => messageForm(agency, toTwo, 'trips@acme.com')).toThrow('A letter goes to one address');
  });
});

describe('an own mail server', () => {
  test('SEC-37 without encryption no password is sent', async () => {
    const server = { host: 'mail.acme.com', port: smtp.port, user: smtp.user };
    const open = smtpService(fakeDns(), async () => ({ address: '127.0.0.1' }));
    const own = served({ server, secret: smtp.password });
    await expect(open.add(own)).rejects.toMatchObject({ what: 'plain' });
    expect((await open.look(own)).isTaken).toBe(false);
    expect((await open.send(own, testAgency({}), letter)).kind).toBe('refused');
    expect(smtp.taken).toEqual([]);
  });

  test('R407 that is down is not said to have the wrong password', async () => {
    const server = { host: 'mail.acme.com', port: 9, user: smtp.user };
    const down = smtpService(fakeDns(), async () => ({ address: '127.0.0.1', isPlain: true }));
    const own = served({ server, secret: smtp.password });
    await expect(down.add(own)).rejects.toThrow(ServiceSilent);
    await expect(down.look(own)).rejects.toThrow(ServiceSilent);
  });
});
