import type { LeavingLetter } from '@/server/ports/mail-route';
import { freeLine } from '@/server/lines/testing/free';
import type { Drive } from '@/server/selling/supplier/testing/driven';
import { testAgency } from '@/server/testing/agency-record';
import type { Added, ServedDomain } from '../../port';
import { mailgunService } from '../mailgun';

const agency = testAgency({ agencyName: 'Acme Travel', contactEmailId: 'hello@acme.com' });
const letter: LeavingLetter = {
  ...{ id: 'l1', messageId: 'l1@caravel.example', to: 'clara@home.example', isAsked: false, attempt: 1 },
  ...{ subject: 'Your trip', html: '<p>Hi</p>', text: 'Hi' },
  attachments: [{ filename: 'trip.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
};
const saidOf = ({ records, reporting, signingKey }: Added) =>
  `${records.map(({ purpose, state }) => `${purpose} ${state}`).join(', ')}; ${reporting}${signingKey ? ', signed' : ''}`;

/** Mailgun's port from a domain that is added to one that is left, in the platform's account and in an agency's own. */
export const driveMailgun: Drive = async (url, step, log) => {
  const account = { key: 'key', region: 'us', signingKey: 'signs' } as const;
  const mailgun = mailgunService({
    config: { account, urls: { us: url, eu: url } },
    line: freeLine().sales,
    log,
  });
  const platform: ServedDomain = {
    ...{ domain: 'acme.com', sender: 'trips@acme.com', region: null, server: null, secret: null, looks: 0 },
    ...{ records: [], hookUrl: 'https://caravel.example/webhooks/mail/h' },
  };
  for (const [whose, domain] of [
    ['platform', platform],
    ['own', { ...platform, secret: 'own-key', region: 'us' }],
  ] as const) {
    await step(`${whose} add`, () => mailgun.add(domain), saidOf);
    await step(
      `${whose} look`,
      () => mailgun.look(domain),
      (looked) => `${saidOf(looked)}; taken: ${looked.isTaken}`,
    );
    for (const attempt of [1, 2])
      await step(
        `${whose} send, attempt ${attempt}`,
        () => mailgun.send(domain, agency, { ...letter, attempt }),
        ({ kind }) => kind,
      );
    await step(`${whose} allow`, () => mailgun.allow(domain, letter.to));
    await step(`${whose} remove`, () => mailgun.remove(domain));
  }
};
