import { json } from '../db/json';
import type { Db, Tx } from '../db/types';
import '../db/tables';
import type { LogoOf } from '../ports/logo';
import type { Clock, Jobs, MailMessage, Mailer } from '../ports/services';
import type { Tenants } from '../tenancy/directory';
import { askedTooOften, enoughLetters } from './letter-budget';
import { withLogo } from './masthead';
import type { Transport } from './transport';

const JOB = 'mail.deliver';

interface Parts {
  db: Db;
  jobs: Jobs;
  clock: Clock;
  tenants: Tenants;
  transport: Transport;
  logoOf: LogoOf;
  /** Multiplies the budgets of letters that are asked for. */
  factor: number;
}

/**
 * Mail through an outbox: the message commits with what it reports, a job hands it to the transport, and a
 * crash between the two repeats the delivery rather than losing it.
 */
export function createMailer({ db, jobs, clock, tenants, transport, logoOf, factor }: Parts): Mailer {
  jobs.handle(JOB, async (data) => {
    const { agencyId, id } = data as { agencyId: string; id: string };
    const mail = await db.withTenant(agencyId, (tx) =>
      tx
        .selectFrom('mail')
        .selectAll()
        .where('agency_id', '=', agencyId)
        .where('id', '=', id)
        .executeTakeFirst(),
    );
    const agency = await tenants.find(agencyId);
    if (!mail || mail.delivered_at || !agency) return;
    const letter = {
      id,
      to: mail.recipient,
      subject: mail.subject,
      html: mail.html,
      text: mail.body,
      attachments: mail.attachments as MailMessage['attachments'],
    };
    await transport.send(agency, withLogo(letter, await logoOf(agency)));
    await db.withTenant(agencyId, (tx) =>
      tx
        .updateTable('mail')
        .set({
          delivered_at: clock.now(),
          transport: transport.name,
          ...(mail.is_secret && transport.name === 'smtp' ? { html: '', body: '' } : {}),
        })
        .where('agency_id', '=', agencyId)
        .where('id', '=', id)
        .execute(),
    );
  });

  return {
    mayAsk: async (tx, asked, most) =>
      (await askedTooOften(tx, asked, { now: clock.now(), factor, most })) === 0,

    async send(tx, message, occasion) {
      const wait = occasion === 'asked' ? await askedTooOften(tx, message, { now: clock.now(), factor }) : 0;
      if (wait > 0) throw enoughLetters(wait);
      const id = await keepMail(tx, message, {
        created_at: clock.now(),
        is_asked: occasion !== 'happened',
      });
      await jobs.enqueue(tx, JOB, { agencyId: message.agencyId, id });
    },
  };
}

/** Has a letter that no mail server has taken delivered again, however often it was tried. */
export const deliverAgain = (jobs: Pick<Jobs, 'enqueue'>, tx: Tx, letter: { agencyId: string; id: string }) =>
  jobs.enqueue(tx, JOB, letter);

/** Writes a message into the outbox; returns its id. */
export async function keepMail(
  tx: Tx,
  { agencyId, to, bookingId, subject, html, text, attachments = [], isSecret = false }: MailMessage,
  when: { created_at: Date; delivered_at?: Date; transport?: string; is_asked?: boolean },
): Promise<string> {
  if (/[\r\n]/.test(to + subject)) throw new Error('A mail header must be one line');
  const { id } = await tx
    .insertInto('mail')
    .values({
      agency_id: agencyId,
      recipient: to,
      booking_id: bookingId ?? null,
      subject,
      html,
      body: text,
      attachments: json(attachments),
      is_secret: isSecret,
      ...when,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
