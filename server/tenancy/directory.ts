import type { Agency, PlatformContact } from '@/core/contract';
import type { Db, Tx } from '../db/types';
import '../db/tables';
import { type AgencyRow, toRecord } from './record';
import type { AgencyRecord } from '../ports/agency';

/** Where the database does not tell of changes, one of another process shows within this time. */
const TTL_MS = 750;
/** Where it does, a process believes for this long what it read; what hangs on an agency's bookings is as old. */
const TOLD_TTL_MS = 30_000;
const MAX_HOSTS = 20_000;

export interface Tenants {
  /** The agency of a Host header; port and letter case are ignored. Null for an unknown host. */
  resolve(host: string | undefined): Promise<AgencyRecord | null>;
  find(agencyId: string): Promise<AgencyRecord | null>;
  /** Forgets what was read, after a change. */
  forget(): void;
}

const directories = new Set<Tenants>();
/** To be called by whatever has changed an agency's row: nobody in this process believes the older one any more. */
export const agencyChanged = (): void => directories.forEach((tenants) => tenants.forget());

/** What names an agency in a host; null when it can be no host of ours. */
export function readHost(host: string | undefined, platformHost: string) {
  const name = host?.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  if (!name || name.length > 253 || !/^[a-z0-9.-]+$/.test(name)) return null;
  if (name === platformHost) return { kind: 'platform' as const };
  if (name.endsWith(`.${platformHost}`)) {
    return { kind: 'subdomain' as const, subdomain: name.slice(0, -platformHost.length - 1) };
  }
  return { kind: 'domain' as const, domain: name };
}

/** Resolves hosts to agencies. `publicUrl` is asked each time: the port may be known only after listening. */
export function createTenants(
  db: Db,
  site: { publicUrl: string; platformHost: string },
  {
    now = Date.now,
    isTold = () => false,
    serviced = async () => [],
    sells = () => undefined,
    takesPayments = true,
  }: {
    now?: () => number;
    /** Whether `forget` is called for every change of a moment ago, whichever process made it. */
    isTold?: () => boolean;
    /** The products that an agency has switched off and has bookings of. */
    serviced?: (tx: Tx, agency: Agency) => Promise<string[]>;
    /** What an agency sells, in words for titles. */
    sells?: (agency: Agency) => Agency['sells'];
    /** False where no gateway takes any: then no agency does. */
    takesPayments?: boolean;
  } = {},
): Tenants {
  const known = new Map<string, { at: number; found: Promise<AgencyRecord | null> }>();

  async function record(tx: Tx, row: AgencyRow | undefined): Promise<AgencyRecord | null> {
    if (!row) return null;
    const found = toRecord(row, site.publicUrl, site.platformHost);
    const servicing = await serviced(tx, found.public);
    const sold = sells(found.public);
    const platformContact = row.is_subscribed ? null : await platformContactOf(tx);
    return {
      ...found,
      public: {
        ...found.public,
        isPaymentDisabled: found.public.isPaymentDisabled || !takesPayments,
        ...(sold ? { sells: sold } : {}),
        ...(servicing.length > 0 ? { servicing } : {}),
        ...(platformContact ? { platformContact } : {}),
      },
    };
  }
  const platformContactOf = async (tx: Tx): Promise<PlatformContact | null> => {
    const row = await tx.selectFrom('agency').selectAll().where('is_platform', '=', true).executeTakeFirst();
    if (!row) return null;
    const { agencyName, contactEmailId, contactPhoneNumber } = toRecord(
      row,
      site.publicUrl,
      site.platformHost,
    ).public;
    return { name: agencyName, email: contactEmailId, phone: contactPhoneNumber };
  };
  const cached = (key: string, read: () => Promise<AgencyRecord | null>) => {
    const hit = known.get(key);
    if (hit && now() - hit.at < (isTold() ? TOLD_TTL_MS : TTL_MS)) return hit.found;
    if (known.size >= MAX_HOSTS) known.clear();
    const found = read();
    found.catch(() => known.delete(key));
    known.set(key, { at: now(), found });
    return found;
  };

  const tenants: Tenants = {
    async resolve(host) {
      const named = readHost(host, site.platformHost);
      if (!named) return null;
      const key =
        named.kind === 'platform'
          ? ''
          : named.kind === 'subdomain'
            ? `s:${named.subdomain}`
            : `d:${named.domain}`;
      return cached(key, () =>
        db.asSystem(async (tx) => {
          const all = tx.selectFrom('agency').selectAll();
          if (named.kind === 'platform')
            return record(tx, await all.where('is_platform', '=', true).executeTakeFirst());
          if (named.kind === 'domain')
            return record(tx, await all.where('custom_domain', '=', named.domain).executeTakeFirst());
          return record(
            tx,
            await all
              .where('subdomain', '=', named.subdomain)
              .where('is_platform', '=', false)
              .executeTakeFirst(),
          );
        }),
      );
    },
    async find(agencyId) {
      return cached(`i:${agencyId}`, () =>
        db.asSystem(async (tx) =>
          record(tx, await tx.selectFrom('agency').selectAll().where('id', '=', agencyId).executeTakeFirst()),
        ),
      );
    },
    forget: () => known.clear(),
  };
  directories.add(tenants);
  return tenants;
}
