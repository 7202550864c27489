import { createBudget } from '../auth/budget';
import type { Config } from '../config/config';
import type { Database } from '../db/open';
import type { Handler } from '../ports/handle';
import type { Bulk, Clock, Jobs, Mailer } from '../ports/services';
import type { Tenants } from '../tenancy/directory';
import { agentHandlers } from './agents';
import { createMailedLinks } from './mailed-links';
import { resetHandlers } from './reset';
import { signUpHandler } from './sign-up';
import { verificationHandlers } from './verify';

const HOUR_S = 60 * 60;
/** Sign-ups from one network address in an hour, those that failed included. */
const SIGN_UPS = 30;
/** Links of one kind that one address is mailed in an hour. */
const MAILS = 3;

export interface AccountParts {
  readonly config: Config;
  readonly db: Database;
  readonly jobs: Jobs;
  readonly bulk: Bulk;
  readonly mail: Mailer;
  readonly clock: Clock;
  readonly tenants: Tenants;
}

/** How accounts come to be and are won back: sign-up, invitations, verification, forgotten passwords. */
export function accountHandlers({ config, db, ...parts }: AccountParts): Handler[] {
  const links = createMailedLinks({
    ...parts,
    db,
    budget: createBudget(db, 'account-mail', MAILS * config.rateFactor, HOUR_S),
  });
  return [
    signUpHandler(createBudget(db, 'sign-up', SIGN_UPS * config.rateFactor, HOUR_S)),
    ...agentHandlers(),
    ...verificationHandlers(links),
    ...resetHandlers(links),
  ];
}
