import { isEmail } from '@/core/contract/people/email';
import { json } from '../db/json';
import type { Db, Tx } from '../db/types';
import '../db/tables';
import type { AgencyRecord } from '../ports/agency';
import type { LogoOf } from '../ports/logo';
import type { LeavingLetter, MailRoute } from '../ports/mail-route';
import type { Clock, Jobs, MailMessage, Mailer } from '../ports/services';
import type { Tenants } from '../tenancy/directory';
import { askedTooOften, enoughLetters } from './letter-budget';
import { withLogo } from './masthead';
import { refusalOf, saidBy, type SmtpFailure } from './refusal';
import { holdUntil, letterReturned, waitsUntil } from './standing';
import { mailbox, type Transport } from './transport';

const JOB = 'mail.deliver';

interface Parts {
  db: Db;
  jobs: Jobs;
  clock: Clock;
  tenants: Tenants;
  transport: Transport;
  /** Asked before the platform's transport. */
  route: MailRoute;
  /** Of the names that letters have. */
  platformHost: string;
  logoOf: LogoOf;
  /** Multiplies the budgets of letters that are asked for. */
  factor: number;
}

/**
 * Mail through an outbox: the message commits with what it reports, a job hands it to the agency's own way or to the transport, and
 * a crash between the two repeats the delivery rather than losing it.
 */
export function createMailer(parts: Parts): Mailer {
  const { db, jobs, clock, tenants, transport, route, platformHost, logoOf, factor } = parts;

  jobs.handle(JOB, async (data) => {
    const { agencyId, id } = data as { agencyId: string; id: string };
    const mail = await db.withTenant(agencyId, async (tx) => {
      const until = await waitsUntil(tx, { agencyId, id }, { now: clock.now(), factor });
      if (until) {
        await holdUntil(tx, { agencyId, id }, until);
        await jobs.enqueue(tx, JOB, data, { runAt: until, key: `held ${id}`, isLast: true });
        return undefined;
      }
      return tx
        .updateTable('mail')
        .set((eb) => ({ tries: eb('tries', '+', 1) }))
        .where('agency_id', '=', agencyId)
        .where('id', '=', id)
        .where('delivered_at', 'is', null)
        .where('stopped', 'is', null)
        .returningAll()
        .executeTakeFirst();
    });
    const agency = await tenants.find(agencyId);
    if (!mail || !agency) return;
    const letter: LeavingLetter = {
      id,
      messageId: `${id}@${platformHost}`,
      to: mail.recipient,
      subject: mail.subject,
      html: mail.html,
      text: mail.body,
      attachments: mail.attachments as NonNullable<MailMessage['attachments']>,
      isAsked: mail.is_asked,
      attempt: mail.tries,
    };
    const left = await leave(agency, withLogo(letter, await logoOf(agency)));
    const isGone = left.transport !== mailbox.name && left.stopped !== 'refused';
    await db.withTenant(agencyId, async (tx) => {
      // Sent again by somebody, it has still come back once.
      if (mail.tries === 1 && left.refusal === 'unknown')
        await letterReturned(tx, agencyId, 'bounced', clock.now());
      await tx
        .updateTable('mail')
        .set({
          ...(left.stopped ? {} : { delivered_at: clock.now() }),
          // Only what is refused may be sent again.
          ...(left.stopped && left.stopped !== 'refused' ? { attachments: json([]) } : {}),
          ...left,
          ...(mail.is_secret && isGone ? { html: '', body: '' } : {}),
        })
        .where('agency_id', '=', agencyId)
        .where('id', '=', id)
        .execute();
    });
  });

  /** Has the letter go its way; what is noted of it. Throws where it is to be tried again. */
  async function leave(agency: AgencyRecord, letter: LeavingLetter) {
    const nothing = { transport: null, sender: null, stopped: null, refusal: null, said: null };
    // A booking may be older than the rule for addresses: what is none is nobody's.
    if (!isEmail(letter.to)) return { ...nothing, stopped: 'bounced' as const };
    const routed = await route(agency, letter);
    if (routed.kind === 'stopped') return { ...nothing, stopped: routed.because };
    if (routed.kind === 'refused')
      return { ...nothing, stopped: 'refused' as const, refusal: routed.refusal, said: routed.said };
    if (routed.kind === 'sent') return { ...nothing, transport: routed.by, sender: routed.sender };
    try {
      await transport.send(agency, letter, routed.as);
    } catch (error) {
      const refusal = refusalOf(error as SmtpFailure);
      if (!refusal) throw error;
      return { ...nothing, stopped: 'refused' as const, refusal, said: saidBy(error as SmtpFailure) };
    }
    return { ...nothing, transport: transport.name, sender: routed.as?.address ?? null };
  }

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
      await jobs.enqueue(
        tx,
        JOB,
        { agencyId: message.agencyId, id },
        { isLast: message.isOneOfMany ?? false },
      );
    },
  };
}

/** Letters of an agency that wait for a mail server, beyond which bulk work writes no more. */
const MOST_WAITING = 50;
/** What has waited for longer is tried again seldom: it keeps nobody. */
const WAITING_MS = 10 * 60_000;

/** Whether so many letters of the agency wait to be delivered that it should write no others for now. */
export async function hasFullOutbox(tx: Tx, agencyId: string, now: Date): Promise<boolean> {
  const last = await tx
    .selectFrom('mail')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('delivered_at', 'is', null)
    .where('stopped', 'is', null)
    .where('created_at', '>', new Date(now.getTime() - WAITING_MS))
    .offset(MOST_WAITING - 1)
    .limit(1)
    .executeTakeFirst();
  return last !== undefined;
}

/** Has a letter that no mail server has taken delivered again, however often it was tried or refused. */
export async function deliverAgain(
  jobs: Pick<Jobs, 'enqueue'>,
  tx: Tx,
  letter: { agencyId: string; id: string },
): Promise<void> {
  await tx
    .updateTable('mail')
    .set({ stopped: null, refusal: null, said: null })
    .where('agency_id', '=', letter.agencyId)
    .where('id', '=', letter.id)
    .where('stopped', '=', 'refused')
    .execute();
  await jobs.enqueue(tx, JOB, letter);
}

/** Writes a message into the outbox; returns its id. */
export async function keepMail(
  tx: Tx,
  {
    id: known,
    agencyId,
    to,
    bookingId,
    subject,
    html,
    text,
    attachments = [],
    isSecret = false,
  }: MailMessage,
  when: { created_at: Date; delivered_at?: Date; transport?: string; is_asked?: boolean },
): Promise<string> {
  if (/[\r\n]/.test(to + subject)) throw new Error('A mail header must be one line');
  const { id } = await tx
    .insertInto('mail')
    .values({
      ...(known ? { id: known } : {}),
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
