import type { Generated } from 'kysely';
import { systemTable } from '@/server/db/tenantTable';
import type { Migration } from '@/server/db/types';

interface DomainTable {
  /** Whose payments the host shows; empty for the platform's own account. */
  account: string;
  domain: string;
  /** Stripe's name of it; null until it is registered. */
  ref: string | null;
  /** Every way to pay that asks for a registered domain may be used there. */
  is_active: Generated<boolean>;
  tries: Generated<number>;
  tried_at: Date;
  /** What Stripe said last, where that was not that all is well. */
  said: string | null;
}

declare module '@/server/db/types' {
  interface Tables {
    stripe_domain: DomainTable;
  }
}

/** At which hosts Stripe lets Apple Pay, Google Pay and Link be used. */
export const stripeDomainMigration: Migration = {
  id: '080-stripe-domains',
  retention: [
    { table: 'stripe_domain', because: 'it has a row for each host that sells, and goes with that' },
  ],
  sql: `
  create table stripe_domain (
    account text not null,
    domain text not null,
    ref text,
    is_active boolean not null default false,
    tries integer not null default 0,
    tried_at timestamptz not null,
    said text,
    primary key (account, domain)
  );
  ${systemTable('stripe_domain')}
  `,
};
