import { sql } from 'kysely';
import type { Database } from '../../server/db/open';
import type { Db } from '../../server/db/types';

/** How much stands in the database while lists are measured. */
export const AGENCIES = 1_000;
export const CLIENTS = 10_000;
export const BOOKINGS = 100_000;
/** The busiest agency has a fifth of all clients and bookings, the others share the rest alike. */
export const BUSIEST = 5;

/** Entries of the activity log, and searches; the busiest agency has its fifth of them. */
export const ENTRIES = 100_000;

interface Busy {
  id: string;
  subdomain: string;
  /** Its restricted agent made a fifth of its bookings and searches, and is on record with a fifth of the activity. */
  agent: string;
}

const PORTION = 2_000;
const DAYS = 720;

/** Agencies with their clients; a client of five is one of the busiest agency. */
async function people(db: Db, busy: Busy): Promise<void> {
  await db.asSystem(async (tx) => {
    await sql`insert into agency (name, subdomain) select 'Agency ' || n, 'bench-' || n
      from generate_series(1, ${AGENCIES - 4}::int) n`.execute(tx);
    await sql`insert into app_user (agency_id, email, first_name, last_name, email_verified)
      select case when n % ${BUSIEST}::int = 0 then ${busy.id}::uuid else agency.id end,
        'client-' || n || '@bench.example', 'Client', 'Number ' || n, true
      from generate_series(1, ${CLIENTS}::int) n
      join agency on agency.subdomain = 'bench-' || (1 + n % ${AGENCIES - 4}::int)`.execute(tx);
  });
}

/** Bookings like the given one, of all clients, over two years; one of eleven was cancelled. */
async function bookings(db: Database, busy: Busy, like: string): Promise<void> {
  for (let from = 0; from < BOOKINGS; from += PORTION) {
    await db.asSystem(async (tx) => {
      await sql`with made as (
          select n, gen_random_uuid() as id, app_user.agency_id, app_user.id as user_id,
            now() - make_interval(secs => (random() * ${DAYS * 86_400}::int)::int) as at
          from generate_series(${from}::int, ${from + PORTION - 1}::int) n
          cross join lateral (select 1 + n % ${CLIENTS}::int as client) given
          join agency on agency.subdomain = case when client % ${BUSIEST}::int = 0 then ${busy.subdomain}
            else 'bench-' || (1 + client % ${AGENCIES - 4}::int) end
          join app_user on app_user.agency_id = agency.id and app_user.email = 'client-' || client || '@bench.example'
        ), booked as (
          insert into booking (agency_id, id, user_id, product, quote_id, idempotency_key, request_hash, state, version,
            offer_ref, offer, request, details, price, currency, accepted_minor, total_minor, markup_bps, fee_minor,
            contact_email, language, return_path, starts_at, ends_at, held, locator, supplier_ref, product_status,
            penalty_minor, refund_minor, created_at, updated_at)
          select made.agency_id, made.id,
            case when n % ${BUSIEST * BUSIEST}::int = ${BUSIEST - 1}::int then ${busy.agent}::uuid else made.user_id end,
            product, gen_random_uuid(), made.id::text, 'none',
            case when n % 11 = 0 then 'cancelled' else 'confirmed' end, version, offer_ref, offer, request, details,
            price, currency, accepted_minor, total_minor, markup_bps, fee_minor, contact_email, language, return_path,
            to_char(made.at + interval '30 days', 'YYYY-MM-DD'), to_char(made.at + interval '37 days', 'YYYY-MM-DD'),
            held, upper(substr(md5(n::text), 1, 6)), supplier_ref, product_status,
            case when n % 11 = 0 then 5000 end, case when n % 11 = 0 then total_minor - 5000 end, made.at, made.at
          from made cross join (select * from booking
            where agency_id = ${busy.id}::uuid and id = ${like}::uuid) like_this
          returning agency_id, id, total_minor, currency, created_at
        )
        insert into ledger_entry (agency_id, booking_id, posting, account, amount_minor, currency, at)
        select agency_id, id, 'capture', account, amount, currency, created_at
        from booked cross join lateral (values ('gateway.receivable', total_minor), ('agency.commission', -900),
          ('agency.fee', -500), ('supplier.payable', 1400 - total_minor)) entry (account, amount)`.execute(
        tx,
      );
    });
    // The database plans foreign keys once for a connection: without figures it would go on as for an empty table.
    if (from === 0) await db.raw('analyze');
  }
}

/** What the activity log and the list of searches show. */
async function records(db: Db, busy: Busy): Promise<void> {
  for (let from = 0; from < ENTRIES; from += 10 * PORTION)
    await db.asSystem(async (tx) => {
      const made = sql`with made as (
        select n, coalesce(agency.id, ${busy.id}::uuid) as agency_id,
          case when n % ${BUSIEST * BUSIEST}::int = 0 then ${busy.agent}::uuid end as user_id,
          now() - make_interval(secs => (random() * ${DAYS * 86_400}::int)::int) as at
        from generate_series(${from}::int, ${from + 10 * PORTION - 1}::int) n
        left join agency on n % ${BUSIEST}::int <> 0 and agency.subdomain = 'bench-' || (1 + n % ${AGENCIES - 4}::int))`;
      await sql`${made} insert into audit_log (agency_id, user_id, action, subject, before, after, at)
        select agency_id, user_id, 'bench.' || n % 40, n::text, '{"was": 1}', '{"is": 2}', at from made`.execute(
        tx,
      );
      await sql`${made} insert into search_log (agency_id, user_id, product, location, from_date, to_date, searched_at)
        select agency_id, user_id, 'flight', 'LIS', at::date, at::date, at from made`.execute(tx);
    });
}

/** Fills a database; `busy` becomes its busiest agency, every booking is one `like` the given one. */
export async function seedLists(db: Database, busy: Busy, like: string): Promise<void> {
  await people(db, busy);
  await bookings(db, busy, like);
  await records(db, busy);
}
