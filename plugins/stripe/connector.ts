import { accountIn } from '@/server/config/account';
import { defineConnector } from '@/server/plugin';
import { stripeAccount } from './account';
import { stripeDomainMigration } from './domains/migration';
import { openStripe } from './open';
import { stripeMigration } from './tables';

/** Stripe, with an account of it, takes payments: https://stripe.com */
export const stripe = defineConnector({
  id: 'stripe',
  account: stripeAccount,
  migrations: [stripeMigration, stripeDomainMigration],
  gateway({ config, db, clock }) {
    const account = accountIn(config, stripeAccount);
    return account && openStripe({ account, db, clock });
  },
});
