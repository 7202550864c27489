import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testAgency } from '@/server/testing/agency-record';
import { fakeDns } from '@/server/testing/dns';
import type { LeavingLetter } from '@/server/ports/mail-route';
import { resolvePublic } from '@/server/identity/endpoint/address';
import { type FakeMailgun, fakeMailgun } from '../testing/fake-mailgun';
import { type FakeSmtp, fakeSmtp } from '../testing/fake-smtp';
import { embeddedService, signingKey } from './embedded';
import { mailgunService } from './mailgun/mailgun';
import type { MailService, ServedDomain } from './port';
import { smtpService } from './smtp';

const agency = testAgency({ agencyName: 'Acme "Best" Travel', contactEmailId: 'hello@acme.com' });
const letter: LeavingLetter = {
  ...{ id: 'l1', messageId: 'l1@caravel.example', to: 'clara@home.example', isAsked: false, attempt: 1 },
  ...{ subject: 'Olá, Clara', html: '<p>Hi <img src="cid:agency-logo"></p>', text: 'Hi' },
  attachments: [
    {
      filename: 'logo.png',
      contentType: 'image/png',
      content: 'AAAA',
      encoding: 'base64',
      cid: 'agency-logo',
    },
    { filename: 'trip.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' },
  ],
};
const again = { ...letter, attempt: 2 };

const nobody = { warn: () => {} };
const line = { carry: <T>(send: () => Promise<T>) => send() };
let mailgun: FakeMailgun;
let smtp: FakeSmtp;
let key: string;
const dns = fakeDns();

beforeAll(async () => {
  mailgun = await fakeMailgun();
  smtp = await fakeSmtp();
  key = await signingKey();
});
afterAll(() => Promise.all([mailgun.close(), smtp.close()]));
beforeEach(() => {
  mailgun.fault = null;
  mailgun.domains.clear();
  mailgun.messages.length = 0;
  smtp.mood = 'takes';
  smtp.taken.length = 0;
  dns.records.clear();
  dns.trouble = null;
});

const domain: ServedDomain = {
  ...{ domain: 'acme.com', sender: 'trips@acme.com', region: null, server: null, secret: null, looks: 0 },
  ...{ records: [], hookUrl: 'https://caravel.example/webhooks/mail/h' },
};
const smtpServed = (more: Partial<ServedDomain> = {}): ServedDomain => ({
  ...domain,
  ...{ server: { host: 'mail.acme.com', port: smtp.port, user: smtp.user }, secret: smtp.password, ...more },
});

interface Case {
  readonly service: () => MailService;
  readonly served: () => ServedDomain;
  /** Puts the records that are wanted where they belong. */
  readonly enter: (served: ServedDomain) => Promise<void> | void;
  /** How often the letter was taken. */
  readonly taken: () => number;
}

const CASES: Record<string, Case> = {
  embedded: {
    service: () => embeddedService(dns, 'caravel.example'),
    served: () => ({ ...domain, secret: key }),
    async enter(served) {
      const { records } = await embeddedService(dns, 'caravel.example').add(served);
      for (const { name, value } of records) dns.records.set(name, { texts: [value] });
    },
    taken: () => 0,
  },
  mailgun: {
    service: () =>
      mailgunService({
        config: {
          account: { key: mailgun.key, region: 'eu', signingKey: 'signs-reports' },
          urls: { us: 'http://127.0.0.1:9', eu: mailgun.url },
        },
        ...{ line, log: nobody },
      }),
    served: () => domain,
    enter: () => void (mailgun.domains.get('acme.com')!.isRight = true),
    taken: () => mailgun.messages.length,
  },
  smtp: {
    service: () => smtpService(dns, async () => ({ address: '127.0.0.1', isPlain: true })),
    served: () => smtpServed(),
    enter: () => {},
    taken: () => smtp.taken.length,
  },
};

describe.each(Object.entries(CASES))(
  'whoever carries letters: %s',
  (name, { service, served, enter, taken }) => {
    const added = async () => {
      const { records } = await service().add(served());
      return { ...served(), records };
    };

    test('R407 says which records it wants, and adding twice is adding once', async () => {
      const first = await service().add(served());
      expect(first.records.map(({ purpose }) => purpose)).toContain('spf');
      expect((await service().add(served())).records).toEqual(first.records);
    });

    test('R407 finds the records once they are entered, and misses them when they are gone', async () => {
      const known = await added();
      const required = async () =>
        (await service().look(known)).records
          .filter(({ isRequired }) => isRequired)
          .map(({ state }) => state);
      for (const state of await required()) expect(state).toBe('missing');
      await enter(known);
      for (const state of await required()) expect(state).toBe('found');
      expect((await service().look(known)).isTaken).toBe(true);
    });

    test('takes a letter from the own sender', async () => {
      const known = await added();
      await enter(known);
      const sending = await service().send(known, agency, letter);
      if (name === 'embedded')
        expect(sending).toMatchObject({
          kind: 'through',
          as: { address: 'trips@acme.com', dkim: { domainName: 'acme.com', keySelector: 'mail' } },
        });
      else expect([sending, taken()]).toEqual([{ kind: 'sent' }, 1]);
    });

    test('is left without a trace, once and again', async () => {
      const known = await added();
      await service().remove(known);
      await service().remove(known);
      await service().allow(await added(), 'clara@home.example');
    });
  },
);

describe('Mailgun', () => {
  const { service, served } = CASES['mailgun']!;

  test('what it is sent: headers, attachments and pictures, and nothing is followed', async () => {
    await service().add(served());
    await service().send(served(), agency, letter);
    expect(mailgun.messages[0]).toMatchObject({
      domain: 'acme.com',
      fields: {
        from: '"Acme \\"Best\\" Travel" <trips@acme.com>',
        subject: 'Olá, Clara',
        'h:Message-Id': '<l1@caravel.example>',
        'h:Reply-To': 'hello@acme.com',
        'o:tracking': 'no',
      },
      files: ['inline agency-logo', 'attachment trip.ics'],
    });
  });

  const OURS = 'https://caravel.example/webhooks/mail/h';
  const EVENTS = ['complained', 'permanent_fail', 'temporary_fail'];
  const hooks = () => mailgun.domains.get('acme.com')!.hooks;
  const own = () => ({ ...served(), secret: mailgun.key, region: 'eu' as const });
  const others = ['https://crm.acme.com/hook', 'https://shop.acme.com/mail'];

  test('has what comes back reported, beside what others have reported, and takes only its own address away', async () => {
    await service().add(own());
    for (const event of EVENTS) hooks().set(event, [...others]);
    hooks().set('delivered', [...others]);
    expect(await service().add(own())).toMatchObject({ reporting: 'open' });
    // Once more changes nothing.
    expect(await service().add(own())).toMatchObject({ reporting: 'open' });
    for (const event of EVENTS) expect(hooks().get(event)).toEqual([...others, OURS]);
    await service().remove(own());
    expect(Object.fromEntries(hooks())).toEqual(
      Object.fromEntries([...EVENTS, 'delivered'].map((event) => [event, others])),
    );
    expect([...mailgun.domains.keys()]).toEqual(['acme.com']);
  });

  test('where others have all three addresses of an event, none goes, and it is told until there is room', async () => {
    await service().add(own());
    await service().remove(own());
    const full = [...others, 'https://news.acme.com/mail'];
    hooks().set('complained', [...full]);
    expect(await service().add(own())).toMatchObject({ reporting: 'full' });
    expect(hooks().get('complained')).toEqual(full);
    expect(hooks().get('permanent_fail')).toEqual([OURS]);
    hooks().set('complained', [...others]);
    expect(await service().look(own())).toMatchObject({ reporting: 'open' });
    expect(hooks().get('complained')).toEqual([...others, OURS]);
  });

  test('an old address of the same deployment leads nowhere and makes room; one of another deployment stays', async () => {
    await service().add(own());
    const elsewhere = 'https://staging.example/webhooks/mail/h';
    for (const event of EVENTS) hooks().set(event, [elsewhere, `${OURS}-of-before`, others[0]!]);
    expect(await service().add(own())).toMatchObject({ reporting: 'open' });
    for (const event of EVENTS) expect(hooks().get(event)).toEqual([elsewhere, others[0], OURS]);
  });

  test('a key that may not read what signs reports has nothing reported, and letters go all the same', async () => {
    mailgun.fault = { at: /http_signing_key/, kind: 'forbidden' };
    expect(await service().add(own())).toMatchObject({ reporting: 'refused', signingKey: null });
    expect(hooks().size).toBe(0);
    expect(await service().send(own(), agency, letter)).toEqual({ kind: 'sent' });
    mailgun.fault = null;
    mailgun.signingKey = 'another-one';
    expect(await service().look(own())).toMatchObject({ reporting: 'open', signingKey: 'another-one' });
    mailgun.signingKey = 'signing-key-of-nobody';
  });

  test('INV-3 a lost answer to a letter: it is looked up, and not sent again', async () => {
    await service().add(served());
    mailgun.fault = { at: /messages/, kind: 'lost' };
    await expect(service().send(served(), agency, letter)).rejects.toThrow('did not answer');
    mailgun.fault = null;
    expect(await service().send(served(), agency, again)).toEqual({ kind: 'sent' });
    expect(mailgun.messages).toHaveLength(1);
  });

  test('a lost answer to a new domain: the next attempt finds it', async () => {
    mailgun.fault = { at: /^POST \/v4\/domains/, kind: 'lost' };
    await expect(service().add(served())).rejects.toThrow('did not answer');
    mailgun.fault = null;
    const { records } = await service().add(served());
    expect(records.filter(({ isRequired }) => isRequired).map(({ name }) => name)).toEqual([
      'acme.com',
      'k1._domainkey.acme.com',
    ]);
    expect(mailgun.domains.size).toBe(1);
  });

  test('M531 a domain of another account is taken', async () => {
    mailgun.elsewhere.add('acme.com');
    await expect(service().add(served())).rejects.toMatchObject({ what: 'taken' });
    mailgun.elsewhere.clear();
  });

  test('R409 an own key goes to its region and is told when it is wrong', async () => {
    const own = { ...served(), secret: 'somebody-elses-key', region: 'eu' as const };
    await expect(service().add(own)).rejects.toMatchObject({ what: 'key' });
    const right = await service().add({ ...own, secret: mailgun.key });
    expect(right.signingKey).toBe('signing-key-of-nobody');
  });

  test.each(['broken', 'limited', 'page'] as const)('what is %s for now is tried again', async (kind) => {
    await service().add(served());
    mailgun.fault = { at: /messages/, kind };
    await expect(service().send(served(), agency, letter)).rejects.toThrow('Mailgun answered');
    mailgun.fault = null;
    // Nothing was taken, of which the list of what happened may be null.
    expect(await service().send(served(), agency, again)).toEqual({ kind: 'sent' });
    expect(mailgun.messages).toHaveLength(1);
  });

  test.each(['allow', 'remove'] as const)('a page of somebody between is no answer: %s', async (what) => {
    await service().add(served());
    mailgun.fault = { at: /./, kind: 'page' };
    await expect(service()[what](served(), 'clara@home.example')).rejects.toThrow('cannot be read');
  });

  test('what it refuses for good is told, with its words', async () => {
    await service().add(served());
    mailgun.domains.get('acme.com')!.state = 'disabled';
    expect(await service().send(served(), agency, letter)).toEqual({
      kind: 'refused',
      said: 'Domain acme.com is not allowed to send: disabled',
    });
    mailgun.fault = { at: /messages/, kind: 'forbidden' };
    expect(await service().send(served(), agency, letter)).toMatchObject({ kind: 'refused' });
  });
});

describe('an own mail server', () => {
  const { service } = CASES['smtp']!;

  test('takes the letter with its name, its sender and its files', async () => {
    await service().send(smtpServed(), agency, letter);
    const [taken] = smtp.taken;
    expect(taken).toContain('<trips@acme.com>');
    expect(taken).toContain('Message-ID: <l1@caravel.example>');
    expect(taken).toContain('Reply-To: hello@acme.com');
    expect(taken).toContain('Auto-Submitted: auto-generated');
    expect(taken).toContain('trip.ics');
  });

  test('a wrong password is told at once', async () => {
    const wrong = smtpServed({ secret: 'wrong' });
    await expect(service().add(wrong)).rejects.toMatchObject({ what: 'key' });
    expect(await service().send(wrong, agency, letter)).toMatchObject({ kind: 'refused' });
    expect((await service().look(wrong)).isTaken).toBe(false);
  });

  test.each([
    ['refusesSender', 'refused', '553 not your address'],
    ['refusesContent', 'notThis', '554 looks like spam'],
  ] as const)('that %s is %s', async (mood, kind, said) => {
    smtp.mood = mood;
    const sending = await service().send(smtpServed(), agency, letter);
    expect(sending).toMatchObject({ kind, said: expect.stringContaining(said) });
  });

  test('an address that does not exist there bounces; what it takes later is tried again', async () => {
    smtp.unknown.add(letter.to);
    expect(await service().send(smtpServed(), agency, letter)).toMatchObject({ kind: 'bounced' });
    smtp.unknown.clear();
    smtp.mood = 'later';
    await expect(service().send(smtpServed(), agency, letter)).rejects.toThrow('try later');
  });

  test.each([
    ['550 5.1.1 no such mailbox', 'bounced'],
    ['552 5.2.2 over quota', 'full'],
    // A server that does not relay says nothing of the mailbox.
    ['550 5.7.1 relaying denied', 'notThis'],
  ])('%s at an address is %s', async (said, kind) => {
    smtp.refuses.set(letter.to, said);
    expect(await service().send(smtpServed(), agency, letter)).toEqual({ kind, said });
  });

  test('SEC-10 one in a network of our own is not connected to', async () => {
    const inside = smtpService(dns, (host) =>
      resolvePublic(host, async () => [{ address: '10.0.0.7', family: 4 }]),
    );
    await expect(inside.add(smtpServed())).rejects.toMatchObject({ what: 'host' });
    await expect(inside.send(smtpServed(), agency, letter)).rejects.toMatchObject({ what: 'host' });
    expect(smtp.taken).toEqual([]);
  });
});
