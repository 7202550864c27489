import type { Language } from '@/core/contract';
import type { Budget } from '../ports/budget';
import type { Db, Tx } from '../db/types';
import { hasFullOutbox } from '../mail/mailer';
import type { Bulk, Clock, Jobs, Mailer } from '../ports/services';
import type { Tenants } from '../tenancy/directory';
import { issueLink, type LinkPurpose } from './links';
import { awaitsProof } from '../mail/standing';
import type { AgencyRecord } from '../ports/agency';
import { resetMail, verificationMail, welcomeMail } from './mails';

const JOB = 'account.link';
/** Letters of bulk work that ask whether addresses are their owners'; items are ids of users. */
const VERIFICATIONS = 'letters';
/** What such letters were left to before there was bulk work. */
const MANY_JOB = 'account.verify';
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

/**
 * Has clients written to who have not proved their address, as bulk work of whoever asks for it, behind that of `task` where one
 * is named; returns the task, undefined where nobody is to be written to.
 */
export async function mailVerifications(
  tx: Tx,
  { bulk }: { readonly bulk: Bulk },
  who: { readonly agencyId: string; readonly userId: string | null },
  clients: readonly string[],
  task?: string,
): Promise<string | undefined> {
  if (clients.length === 0) return task;
  return bulk.begin(tx, { ...who, kind: VERIFICATIONS, items: clients, task });
}

/** Has one person asked to prove the address, once this transaction is over. */
export const mailVerification = (
  tx: Tx,
  { jobs }: { readonly jobs: Pick<Jobs, 'enqueue'> },
  wish: Omit<Wish, 'purpose'>,
): Promise<void> => jobs.enqueue(tx, JOB, { ...wish, purpose: 'verify' } satisfies Wish);

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
  readonly bulk: Bulk;
  readonly mail: Mailer;
  readonly clock: Clock;
  readonly tenants: Tenants;
  /** Mails to one address; what goes beyond is passed over in silence, as it would be for an unknown one. */
  readonly budget: Budget;
}

/** Links that anybody may ask for and only the owner of the address gets. */
export function createMailedLinks({ db, jobs, bulk, mail, clock, tenants, budget }: Parts): MailedLinks {
  const peopleOf = (tx: Tx, agency: AgencyRecord) =>
    tx
      .selectFrom('app_user')
      .select(['id', 'email', 'first_name', 'language', 'email_verified', 'password_hash'])
      .where('agency_id', '=', agency.id)
      .where('status', '=', 'Active');
  type User = Awaited<ReturnType<ReturnType<typeof peopleOf>['execute']>>[number];

  async function write(
    tx: Tx,
    agency: AgencyRecord,
    user: User | undefined,
    {
      purpose,
      language,
      isOneOfMany = false,
    }: Pick<Wish, 'purpose' | 'language'> & { isOneOfMany?: boolean },
  ): Promise<void> {
    if (!user) return;
    // Who has signed an agency up logs in at once, and proves the address all the same.
    if (purpose === 'verify' && user.email_verified && !(await awaitsProof(tx, agency.id, user.id))) return;
    const { email } = user;
    // A link that nobody is written to would only end the one before.
    if (!(await mail.mayAsk(tx, { agencyId: agency.id, to: email }))) return;
    const words = user.language ?? language;
    // Whom the agency has entered itself proves the address by choosing a password.
    if (purpose === 'verify' && !user.password_hash) {
      await mail.send(
        tx,
        { ...welcomeMail(agency, words, { firstName: user.first_name, email }), to: email, isOneOfMany },
        'promised',
      );
      return;
    }
    const token = await issueLink(tx, { agencyId: agency.id, userId: user.id }, purpose, clock.now());
    const facts = { firstName: user.first_name, email, token };
    const letter = purpose === 'verify' ? verificationMail : resetMail;
    await mail.send(tx, { ...letter(agency, words, facts), to: email, isOneOfMany }, 'promised');
  }

  jobs.handle(JOB, async (data, done) => {
    const wish = data as Wish;
    const agency = await tenants.find(wish.agencyId);
    if (!agency?.isActive) return;
    await db.withTenant(agency.id, async (tx) => {
      const user = await peopleOf(tx, agency).where('email', '=', wish.email).executeTakeFirst();
      await write(tx, agency, user, wish);
      await done(tx);
    });
  });

  bulk.handle(VERIFICATIONS, async (agencyId) => {
    const agency = await tenants.find(agencyId);
    if (!agency?.isActive) return async () => {};
    if (await db.withTenant(agencyId, (tx) => hasFullOutbox(tx, agencyId, clock.now()))) return null;
    const { language } = agency.public;
    return async (tx, userId) => {
      const user = await peopleOf(tx, agency).where('id', '=', userId).executeTakeFirst();
      await write(tx, agency, user, { purpose: 'verify', language, isOneOfMany: true });
    };
  });

  jobs.handle(MANY_JOB, async (data, done) => {
    const { agencyId, emails } = data as { agencyId: string; emails: readonly string[] };
    await db.withTenant(agencyId, async (tx) => {
      const users = await tx
        .selectFrom('app_user')
        .select('id')
        .where('agency_id', '=', agencyId)
        .where('email', 'in', emails)
        .execute();
      const ids = users.map(({ id }) => id);
      await mailVerifications(tx, { bulk }, { agencyId, userId: null }, ids);
      await done(tx);
    });
  });

  return {
    async request(inTenant, wish) {
      if (!(await budget.take(`${wish.agencyId}:${wish.purpose}:${wish.email}`))) return;
      await inTenant((tx) => jobs.enqueue(tx, JOB, wish));
    },
  };
}
