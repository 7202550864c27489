import type { Language } from '@/core/contract';
import type { Budget } from '../ports/budget';
import type { Db, Tx } from '../db/types';
import type { Clock, Jobs, Mailer } from '../ports/services';
import type { Tenants } from '../tenancy/directory';
import { issueLink, type LinkPurpose } from './links';
import type { AgencyRecord } from '../ports/agency';
import { resetMail, verificationMail, welcomeMail } from './mails';

const JOB = 'account.link';
const MANY_JOB = 'account.verify';
/** Letters of one job: what a server that stops in the middle has to write again. */
const AT_ONCE = 100;
/** Letters to one address in an hour, before the owner's "send again" leaves it alone. */
const OFTEN = 3;
const HOUR_MS = 60 * 60_000;

interface Wish {
  readonly agencyId: string;
  readonly email: string;
  readonly purpose: LinkPurpose;
  /** The language of whoever asked; a user's own comes first. */
  readonly language: Language;
}

/** Addresses of an agency that were written to often enough for now. */
export const writtenToOften = (tx: Tx, agencyId: string, now: Date) =>
  tx
    .selectFrom('mail')
    .select('recipient')
    .where('agency_id', '=', agencyId)
    .where('created_at', '>', new Date(now.getTime() - HOUR_MS))
    .groupBy('recipient')
    .having((eb) => eb(eb.fn.countAll(), '>=', OFTEN));

/** Has clients written to who have not proved their address; the letters are left to jobs. */
export async function mailVerifications(
  tx: Tx,
  { jobs }: { readonly jobs: Jobs },
  agencyId: string,
  emails: readonly string[],
): Promise<void> {
  // In one order, as each address is locked while it is written to.
  const inOrder = [...emails].sort();
  for (let from = 0; from < inOrder.length; from += AT_ONCE)
    await jobs.enqueue(tx, MANY_JOB, { agencyId, emails: inOrder.slice(from, from + AT_ONCE) });
}

export interface MailedLinks {
  /**
   * Mails a link if the address is somebody's who may have one. The work is left to a job, so that the answer, and
   * the time it takes, are the same for every address (SEC-08).
   */
  request(inTenant: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>, wish: Wish): Promise<void>;
}

interface Parts {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly mail: Mailer;
  readonly clock: Clock;
  readonly tenants: Tenants;
  /** Mails to one address; what goes beyond is passed over in silence, as it would be for an unknown one. */
  readonly budget: Budget;
}

/** Links that anybody may ask for and only the owner of the address gets. */
export function createMailedLinks({ db, jobs, mail, clock, tenants, budget }: Parts): MailedLinks {
  async function write(tx: Tx, agency: AgencyRecord, { email, purpose, language }: Wish): Promise<void> {
    const user = await tx
      .selectFrom('app_user')
      .select(['id', 'first_name', 'language', 'email_verified', 'password_hash'])
      .where('agency_id', '=', agency.id)
      .where('email', '=', email)
      .where('status', '=', 'Active')
      .executeTakeFirst();
    if (!user || (purpose === 'verify' && user.email_verified)) return;
    // A link that nobody is written to would only end the one before.
    if (!(await mail.mayAsk(tx, { agencyId: agency.id, to: email }))) return;
    const words = user.language ?? language;
    // Whom the agency has entered itself proves the address by choosing a password.
    if (purpose === 'verify' && !user.password_hash) {
      await mail.send(
        tx,
        { ...welcomeMail(agency, words, { firstName: user.first_name, email }), to: email },
        'promised',
      );
      return;
    }
    const token = await issueLink(tx, { agencyId: agency.id, userId: user.id }, purpose, clock.now());
    const facts = { firstName: user.first_name, email, token };
    const letter = purpose === 'verify' ? verificationMail : resetMail;
    await mail.send(tx, { ...letter(agency, words, facts), to: email }, 'promised');
  }

  jobs.handle(JOB, async (data) => {
    const wish = data as Wish;
    const agency = await tenants.find(wish.agencyId);
    if (agency?.isActive) await db.withTenant(agency.id, (tx) => write(tx, agency, wish));
  });

  jobs.handle(MANY_JOB, async (data) => {
    const { agencyId, emails } = data as { agencyId: string; emails: readonly string[] };
    const agency = await tenants.find(agencyId);
    if (!agency?.isActive) return;
    const { language } = agency.public;
    await db.withTenant(agencyId, async (tx) => {
      for (const email of emails) await write(tx, agency, { agencyId, email, purpose: 'verify', language });
    });
  });

  return {
    async request(inTenant, wish) {
      if (!(await budget.take(`${wish.agencyId}:${wish.purpose}:${wish.email}`))) return;
      await inTenant((tx) => jobs.enqueue(tx, JOB, wish));
    },
  };
}
