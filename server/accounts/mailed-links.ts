import type { Language } from '@/core/contract';
import type { Budget } from '../auth/budget';
import type { Db, Tx } from '../db/types';
import type { Clock, Jobs, Mailer } from '../services';
import type { Tenants } from '../tenancy/directory';
import { issueLink, type LinkPurpose } from './links';
import { resetMail, verificationMail } from './mails';

const JOB = 'account.link';

interface Wish {
  readonly agencyId: string;
  readonly email: string;
  readonly purpose: LinkPurpose;
  /** The language of whoever asked; a user's own comes first. */
  readonly language: Language;
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
  jobs.handle(JOB, async (data) => {
    const { agencyId, email, purpose, language } = data as Wish;
    const agency = await tenants.find(agencyId);
    if (!agency?.isActive) return;
    await db.withTenant(agencyId, async (tx) => {
      const user = await tx
        .selectFrom('app_user')
        .select(['id', 'first_name', 'language', 'email_verified'])
        .where('agency_id', '=', agencyId)
        .where('email', '=', email)
        .where('status', '=', 'Active')
        .executeTakeFirst();
      if (!user || (purpose === 'verify' && user.email_verified)) return;
      const token = await issueLink(tx, { agencyId, userId: user.id }, purpose, clock.now());
      const facts = { firstName: user.first_name, email, token };
      const write = purpose === 'verify' ? verificationMail : resetMail;
      await mail.send(tx, { ...write(agency, user.language ?? language, facts), to: email });
    });
  });

  return {
    async request(inTenant, wish) {
      if (!(await budget.take(`${wish.agencyId}:${wish.purpose}:${wish.email}`))) return;
      await inTenant((tx) => jobs.enqueue(tx, JOB, wish));
    },
  };
}
