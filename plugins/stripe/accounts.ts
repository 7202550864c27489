import type Stripe from 'stripe';
import type { Db, Tx } from '@/server/db/types';
import type { Clock } from '@/server/ports/services';
import { isRefusal } from './client';
import type { Payee } from './gateway';
import type { OwnAccount } from '@/server/payment';

/** An account of an agency that may be another than it was. */
export interface ChangedAccount {
  readonly agencyId: string;
  readonly account: string;
  /** As Stripe has it; null: it is the platform's to use no more. */
  readonly state: Stripe.Account | null;
}

interface AccountParts {
  readonly stripe: Stripe;
  readonly db: Db;
  readonly clock: Clock;
  /** Of accounts that are opened from now on. */
  readonly feeBasisPoints: number;
}

const stateOf = ({ charges_enabled, details_submitted }: Stripe.Account): OwnAccount['state'] =>
  charges_enabled ? 'active' : details_submitted ? 'restricted' : 'onboarding';

const present = (tx: Tx, agencyId: string) =>
  tx
    .selectFrom('payment_account')
    .select(['account', 'state', 'fee_bps as feeBasisPoints'])
    .where('agency_id', '=', agencyId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

/** Agencies' own accounts at Stripe: each is paid itself, and the platform keeps a fee (Connect, direct charges). */
export function createAccounts({ stripe, db, clock, feeBasisPoints }: AccountParts) {
  const read = (agencyId: string): Promise<OwnAccount | null> =>
    db.withTenant(agencyId, async (tx) => (await present(tx, agencyId)) ?? null);

  /** As Stripe has it; null for one that Stripe does not show any more, as it was taken from the platform. */
  async function find(account: string): Promise<Stripe.Account | null> {
    try {
      return await stripe.accounts.retrieve(account);
    } catch (error) {
      if (isRefusal(error) || (error as { statusCode?: number }).statusCode === 403) return null;
      throw error;
    }
  }

  const look = async (account: string): Promise<OwnAccount['state']> => {
    const found = await find(account);
    return found ? stateOf(found) : 'restricted';
  };

  const write = (account: string, state: OwnAccount['state']) =>
    db.asSystem((tx) =>
      tx.updateTable('payment_account').set({ state }).where('account', '=', account).execute(),
    );

  /** Whose account it is; null for one of nobody here, or that its agency has given up. */
  const agencyOf = (account: string): Promise<string | null> =>
    db.asSystem(async (tx) => {
      const row = await tx
        .selectFrom('payment_account')
        .select('agency_id')
        .where('account', '=', account)
        .where('ended_at', 'is', null)
        .executeTakeFirst();
      return row?.agency_id ?? null;
    });

  /** It takes nothing more; what it took stands as before, and another may be opened. */
  const disconnect = (account: string) =>
    db.asSystem((tx) =>
      tx
        .updateTable('payment_account')
        .set({ state: 'restricted', ended_at: clock.now() })
        .where('account', '=', account)
        .where('ended_at', 'is', null)
        .execute(),
    );

  return {
    /** Where new payments go: to the agency's own account once that may take them. */
    async payeeOf(agencyId: string): Promise<Payee> {
      const own = await read(agencyId);
      return own?.state === 'active'
        ? { account: own.account, feeBasisPoints: own.feeBasisPoints }
        : { account: null, feeBasisPoints: 0 };
    },

    read,

    /** As it is at Stripe now; as it was where Stripe does not answer. */
    async refreshed(agencyId: string): Promise<OwnAccount | null> {
      const own = await read(agencyId);
      if (!own) return null;
      const state = await look(own.account).catch(() => own.state);
      if (state !== own.state) await write(own.account, state);
      return { ...own, state };
    },

    agencyOf,

    /** Stripe says that an account is another than it was; null, and nothing changes, for one of nobody here. */
    async changed(account: string): Promise<ChangedAccount | null> {
      const agencyId = await agencyOf(account);
      if (agencyId === null) return null;
      const state = await find(account);
      if (state) await write(account, stateOf(state));
      else await disconnect(account);
      return { agencyId, account, state };
    },

    /** The address at Stripe where the agency tells about itself; opens an account where there is none. */
    async begin(agency: { id: string; name: string; origin: string; returnUrl: string }): Promise<string> {
      let account = (await read(agency.id))?.account;
      if (!account) {
        const times = await db.withTenant(agency.id, (tx) =>
          tx
            .selectFrom('payment_account')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .where('agency_id', '=', agency.id)
            .executeTakeFirstOrThrow(),
        );
        const opened = await stripe.accounts.create(
          {
            // The agency deals with Stripe itself, and bears its own losses and fees.
            controller: {
              fees: { payer: 'account' },
              losses: { payments: 'stripe' },
              stripe_dashboard: { type: 'full' },
              requirement_collection: 'stripe',
            },
            business_profile: { name: agency.name, url: agency.origin },
            metadata: { agency: agency.id },
          },
          { idempotencyKey: `payment-account:${agency.id}:${times.count}` },
        );
        account = opened.id;
        const row = { agency_id: agency.id, account, state: stateOf(opened), fee_bps: feeBasisPoints };
        await db.withTenant(agency.id, (tx) =>
          tx
            .insertInto('payment_account')
            .values(row)
            .onConflict((conflict) => conflict.doNothing())
            .execute(),
        );
      }
      const link = await stripe.accountLinks.create({
        account,
        type: 'account_onboarding',
        refresh_url: agency.returnUrl,
        return_url: agency.returnUrl,
      });
      return link.url;
    },

    /** From now on the platform's account takes the agency's payments again. False when there was none of its own. */
    end: (tx: Tx, agencyId: string): Promise<boolean> =>
      tx
        .updateTable('payment_account')
        .set({ ended_at: clock.now() })
        .where('agency_id', '=', agencyId)
        .where('ended_at', 'is', null)
        .executeTakeFirst()
        .then(({ numUpdatedRows }) => numUpdatedRows > 0n),
  };
}

export type Accounts = ReturnType<typeof createAccounts>;
