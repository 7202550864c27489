import { sql } from 'kysely';
import type { ResponseInputOf } from '@/core/contract';
import type { QueryOf } from '@/core/contract';
import { counted } from '@/server/db/page';
import type { Tx } from '@/server/db/types';
import type { listSubscriptions } from '../../contract/platform';
import { SUBSCRIPTION_STATUSES } from '../../contract/subscription';
import { dueOf, lettersShown, nextOf, statusOf } from './view';

const PAGE = 25;

/** How an agency's subscription stands, as `statusOf` tells it, for the database to filter by. */
const STATUS = sql<string>`case
  when s.id is null then case when a.is_subscribed then 'arranged' else 'none' end
  when s.standing = 'past_due' then 'past-due'
  when s.standing = 'ended' then 'ended'
  when s.cancel_at_end then 'cancelling'
  else s.standing end`;

type Answer = ResponseInputOf<typeof listSubscriptions>;
/** The list without the addresses of the sites, which only the running server knows. */
type Listed = Omit<Answer, 'data'> & { data: Omit<Answer['data'][number], 'domain' | 'origin'>[] };

/** The subscriptions of all agencies but the platform's own. Needs a transaction across agencies. */
export async function subscribedAgencies(
  tx: Tx,
  query: QueryOf<typeof listSubscriptions>,
  now: Date,
): Promise<Listed> {
  const all = tx
    .selectFrom('agency as a')
    .leftJoin('subscription as s', 's.agency_id', 'a.id')
    .where('a.is_platform', '=', false);
  const pattern = query.find?.trim() ? `%${query.find.trim().replace(/[\\%_]/g, '\\$&')}%` : null;
  const filtered = all
    .$if(query.status !== undefined, (of) => of.where(STATUS, '=', query.status!))
    .$if(pattern !== null, (of) =>
      of.where((eb) => eb.or([eb('a.name', 'ilike', pattern), eb('a.subdomain', 'ilike', pattern)])),
    );
  const byStatus = await all
    .select([STATUS.as('status'), (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy(STATUS)
    .execute();
  const agencies = await filtered
    .select(['a.id', 'a.name', 'a.is_subscribed', 'a.created_at'])
    .orderBy(sql`s.due_since is null`)
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id')
    .offset(query.from ?? 0)
    .limit(query.size ?? PAGE)
    .execute();
  const ids = agencies.map(({ id }) => id);
  const [rows, standings, sums] =
    ids.length === 0
      ? [[], [], []]
      : [
          await tx.selectFrom('subscription').selectAll().where('agency_id', 'in', ids).execute(),
          await tx.selectFrom('mail_standing').selectAll().where('agency_id', 'in', ids).execute(),
          await tx
            .selectFrom('subscription_invoice')
            .select(['agency_id', 'currency', (eb) => eb.fn.sum<number>('amount_minor').as('amount')])
            .where('agency_id', 'in', ids)
            .where('refunded_at', 'is', null)
            .groupBy(['agency_id', 'currency'])
            .execute(),
        ];
  return {
    data: agencies.map((agency) => {
      const row = rows.find(({ agency_id }) => agency_id === agency.id);
      const due = row ? dueOf(row) : null;
      const standing = standings.find(({ agency_id }) => agency_id === agency.id);
      return {
        ...{ agencyId: agency.id, agencyName: agency.name },
        ...{ status: statusOf(row, agency.is_subscribed), plan: row?.plan ?? null },
        couponCode: row?.coupon_code ?? null,
        since: (row?.created_at ?? agency.created_at).toISOString(),
        next: row ? nextOf(row) : null,
        due: due?.amount ?? null,
        graceUntil: due?.graceUntil ?? null,
        paid: sums
          .filter(({ agency_id }) => agency_id === agency.id)
          .map(({ amount, currency }) => ({ amount: Number(amount), currency })),
        letters: standing ? lettersShown(standing, now) : null,
      };
    }),
    totalCount: await counted(filtered),
    counts: {
      ...Object.fromEntries(SUBSCRIPTION_STATUSES.map((status) => [status, 0])),
      ...Object.fromEntries(byStatus.map(({ status, count }) => [status, Number(count)])),
    },
  };
}
