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
    const left = await leave(agency, withLogo(letter, await logoOf(agency))).catch(async (error: unknown) => {
      // It is tried again, and has come back once.
      if (mail.tries === 1 && isRefusedFor(error))
        await db.withTenant(agencyId, (tx) => letterReturned(tx, agencyId, 'bounced', clock.now()));
      throw error;
    });
    const isGone = left.transport !== mailbox.name;
    await db.withTenant(agencyId, (tx) =>
      tx
        .updateTable('mail')
        .set({
          ...(left.stopped ? { attachments: json([]) } : { delivered_at: clock.now() }),
          ...left,
          ...(mail.is_secret && isGone ? { html: '', body: '' } : {}),
        })
        .where('agency_id', '=', agencyId)
        .where('id', '=', id)
        .execute(),
    );
  });

  /** Has the letter go its way; what is noted of it. */
  async function leave(agency: AgencyRecord, letter: LeavingLetter) {
    // A booking may be older than the rule for addresses: what is none is nobody's.
    if (!isEmail(letter.to)) return { transport: null, sender: null, stopped: 'bounced' as const };
    const routed = await route(agency, letter);
    if (routed.kind === 'stopped') return { transport: null, sender: null, stopped: routed.because };
    if (routed.kind === 'sent') return { transport: routed.by, sender: routed.sender, stopped: null };
    await transport.send(agency, letter, routed.as);
    return { transport: transport.name, sender: routed.as?.address ?? null, stopped: null };
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

/** A mail server has said for good that it does not take a letter for this address. */
const isRefusedFor = (error: unknown): boolean => {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  return code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 550;
};

/** Has a letter that no mail server has taken delivered again, however often it was tried. */
export const deliverAgain = (jobs: Pick<Jobs, 'enqueue'>, tx: Tx, letter: { agencyId: string; id: string }) =>
  jobs.enqueue(tx, JOB, letter);

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
