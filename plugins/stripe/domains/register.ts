import type { Logger } from 'pino';
import type Stripe from 'stripe';
import { isHostName } from '@/core/contract/site/host-name';
import '@/server/db/tables';
import type { Db } from '@/server/db/types';
import type { Clock } from '@/server/ports/services';
import { isRefusal, on, wordsOf } from '../client';
import '../tables';
import './migration';

/** So many in one go: Stripe lets a platform ask a few times a second. */
const AT_ONCE = 60;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Names that lead nowhere outside of a machine or a house; nobody registers them. */
const NOWHERE = /(^|\.)(localhost|local|test|internal|example|invalid)$/;

interface DomainParts {
  readonly stripe: Stripe;
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  readonly platformHost: string;
  /** The site is reached through https: without it no wallet is offered, and nothing is registered. */
  readonly isHttps: boolean;
  /** Of the page of the fields, where that has one of its own: Apple asks for the host of the frame, too. */
  readonly fieldsHost: string | null;
}

/** A host at which an account's payments are taken. */
interface Place {
  readonly account: string;
  readonly domain: string;
}
type Row = Place & {
  ref: string | null;
  is_active: boolean;
  tries: number;
  tried_at: Date;
};

const nameOf = ({ account, domain }: Place) => `${account} ${domain}`;

/** Twice as long each time, a day at most; what is registered and not yet active is looked at once a day. */
const waitMs = ({ tries, ref }: Pick<Row, 'tries' | 'ref'>): number =>
  ref ? DAY_MS : Math.min(DAY_MS, 5 * MINUTE_MS * 2 ** Math.min(tries, 10));

/** Which ways to pay Stripe does not offer there, in its words; null where it offers all. */
function problemOf({ apple_pay, google_pay, link, enabled }: Stripe.PaymentMethodDomain): string | null {
  if (!enabled) return 'The domain is switched off at Stripe';
  const inactive = Object.entries({ 'Apple Pay': apple_pay, 'Google Pay': google_pay, Link: link })
    .filter(([, { status }]) => status !== 'active')
    .map(([name, { status_details: why }]) => `${name}: ${why?.error_message ?? 'inactive'}`);
  return inactive.length > 0 ? inactive.join('; ') : null;
}

/**
 * Registers every proven host of every agency at Stripe, with the platform's account and with the agency's own where that
 * takes payments, and takes away what is no agency's any more. It may be done as often as one likes, and what Stripe refuses
 * is tried again later: no host ever waits for it.
 */
export function paymentDomains(parts: DomainParts): { register(): Promise<number> } {
  const { stripe, db, clock, log, platformHost, isHttps, fieldsHost } = parts;
  const isPublic = (host: string) => isHttps && isHostName(host) && !NOWHERE.test(host);

  /** Where wallets should work, by the agencies as they are now. */
  async function wanted(): Promise<Place[]> {
    const { agencies, own } = await db.asSystem(async (tx) => ({
      agencies: await tx
        .selectFrom('agency')
        .select(['id', 'subdomain', 'is_platform', 'custom_domain', 'domain_missing_since'])
        .where('status', '=', 'Active')
        .orderBy('created_at')
        .execute(),
      own: await tx
        .selectFrom('payment_account')
        .select(['agency_id', 'account'])
        .where('state', '=', 'active')
        .where('ended_at', 'is', null)
        .execute(),
    }));
    const accountOf = new Map(own.map(({ agency_id, account }) => [agency_id, account]));
    const places = agencies.flatMap((agency): Place[] => {
      const accounts = ['', ...(accountOf.has(agency.id) ? [accountOf.get(agency.id)!] : [])];
      const hosts = [
        agency.is_platform ? platformHost : `${agency.subdomain}.${platformHost}`,
        ...(agency.custom_domain && !agency.domain_missing_since ? [agency.custom_domain] : []),
        ...(fieldsHost ? [fieldsHost] : []),
      ].filter(isPublic);
      return accounts.flatMap((account) => hosts.map((domain) => ({ account, domain })));
    });
    return [...new Map(places.map((place) => [nameOf(place), place])).values()];
  }

  const write = (place: Place, set: Pick<Row, 'ref' | 'is_active' | 'tries'> & { said: string | null }) =>
    db.asSystem((tx) =>
      tx
        .insertInto('stripe_domain')
        .values({ account: place.account, domain: place.domain, ...set, tried_at: clock.now() })
        .onConflict((conflict) =>
          conflict.columns(['account', 'domain']).doUpdateSet({ ...set, tried_at: clock.now() }),
        )
        .execute(),
    );

  /** As Stripe has it, registered before or now. */
  async function registered(
    { account, domain }: Place,
    ref: string | null,
  ): Promise<Stripe.PaymentMethodDomain> {
    const at = on(account || null);
    if (ref) return stripe.paymentMethodDomains.validate(ref, {}, at);
    const known = (await stripe.paymentMethodDomains.list({ domain_name: domain, limit: 1 }, at)).data[0];
    if (!known) return stripe.paymentMethodDomains.create({ domain_name: domain }, at);
    return known.enabled ? known : stripe.paymentMethodDomains.update(known.id, { enabled: true }, at);
  }

  async function add(place: Place, row: Row | undefined): Promise<boolean> {
    const tries = (row?.tries ?? 0) + 1;
    try {
      const is = await registered(place, row?.ref ?? null);
      const said = problemOf(is);
      await write(place, { ref: is.id, is_active: said === null, tries, said });
      if (said)
        log.warn({ ...place, said }, 'a host is registered at Stripe, and not all wallets work there');
      return said === null;
    } catch (error) {
      // One that is gone at Stripe is registered anew.
      const ref = isRefusal(error) ? null : (row?.ref ?? null);
      await write(place, { ref, is_active: false, tries, said: wordsOf(error).slice(0, 300) });
      log.warn({ ...place, err: error }, 'a host could not be registered at Stripe');
      return false;
    }
  }

  /** No agency's any more: whoever has it next shall not pay as us. */
  async function remove(place: Row): Promise<void> {
    try {
      if (place.ref)
        await stripe.paymentMethodDomains.update(place.ref, { enabled: false }, on(place.account || null));
    } catch (error) {
      // An account that is the platform's no more has taken its hosts with it.
      if (!isRefusal(error) && (error as { statusCode?: number }).statusCode !== 403) throw error;
    }
    await db.asSystem((tx) =>
      tx
        .deleteFrom('stripe_domain')
        .where('account', '=', place.account)
        .where('domain', '=', place.domain)
        .execute(),
    );
  }

  return {
    /** How many hosts became usable. */
    async register() {
      const now = clock.now().getTime();
      const places = await wanted();
      const rows = await db.asSystem((tx) => tx.selectFrom('stripe_domain').selectAll().execute());
      const known = new Map(rows.map((row) => [nameOf(row), row]));
      const kept = new Set(places.map(nameOf));
      const due = places.filter((place) => {
        const row = known.get(nameOf(place));
        return !row || (!row.is_active && now - row.tried_at.getTime() >= waitMs(row));
      });
      let count = 0;
      for (const place of due.slice(0, AT_ONCE)) if (await add(place, known.get(nameOf(place)))) count++;
      for (const row of rows.filter((one) => !kept.has(nameOf(one))).slice(0, AT_ONCE))
        await remove(row).catch((error: unknown) =>
          log.warn(
            { account: row.account, domain: row.domain, err: error },
            'a host is still registered at Stripe',
          ),
        );
      return count;
    },
  };
}
