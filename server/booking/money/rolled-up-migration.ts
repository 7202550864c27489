import { tenantTable } from '../../db/tenantTable';
import type { Migration } from '../../db/types';

/** What is added up of a booking, each kept with it as its ledger says. */
const FIGURES = [
  'charged_minor',
  'refunded_minor',
  'cost_minor',
  'earned_markup_minor',
  'earned_fee_minor',
  'earned_penalty_minor',
  'earned_protection_minor',
] as const;
const COUNTS = ['bookings', 'sold', 'ending'] as const;
const SUMS = [...COUNTS, ...FIGURES];
const KEY = 'agency_id, span, product, state, currency';

/** What is over, or may be; everything else is open, however far it is. */
const STANDING = (booking: string) =>
  `case when ${booking}.state in ('confirmed', 'refunding', 'cancelled', 'voiding', 'failed') then ${booking}.state else 'open' end`;
/** What failed before any money was held was no booking to anybody. */
const WAS_MADE = (booking: string) => `(${booking}.state <> 'failed' or ${booking}.held)`;

/** All of a booking that the figures depend on. */
const COLUMNS = ['state', 'held', 'product', 'currency', 'created_at', 'ends_at', ...FIGURES];
const parts = (booking: string) => [
  WAS_MADE(booking),
  STANDING(booking),
  ...COLUMNS.slice(2).map((column) => `${booking}.${column}`),
];

/**
 * What the bookings of an agency add up to, by the day and by the month on which they were made, in UTC; and how many end then.
 * They move in the transaction that changes a booking, and last of all in it, so that nobody waits for a busy agency's figures
 * longer than its commit takes, and nobody who waits has something that the other waits for.
 */
export const rolledUpMigration: Migration = {
  id: '076-booking-figures-rolled-up',
  retention: [{ table: 'booking_figures', because: 'it has what bookings add up to, which are kept' }],
  sql: `
  create table booking_figures (
    agency_id uuid not null references agency (id),
    span text collate "C" not null,
    product text not null,
    state text not null,
    currency text not null,
    ${SUMS.map((sum) => `${sum} bigint not null default 0`).join(',\n    ')},
    primary key (${KEY})
  );
  ${tenantTable('booking_figures')}

  create function booking_figures_of(b booking, times int) returns setof booking_figures language sql stable as $$
    select b.agency_id, span, b.product, ${STANDING('b')}, b.currency,
      case when is_made then times else 0 end,
      case when is_made and b.charged_minor <> 0 then times else 0 end,
      case when is_made then 0 else times end,
      ${FIGURES.map((figure) => `case when is_made then times * b.${figure} else 0 end`).join(',\n      ')}
    from (values
      (to_char(b.created_at at time zone 'UTC', 'YYYY-MM'), true),
      (to_char(b.created_at at time zone 'UTC', 'YYYY-MM-DD'), true),
      (left(b.ends_at, 7), false),
      (left(b.ends_at, 10), false)) part (span, is_made)
    where ${WAS_MADE('b')}
  $$;

  create function booking_rolled_up() returns trigger language plpgsql as $$
  begin
    -- A transaction may move one booking more than once: who has an agency's figures has all of them, until it is committed.
    perform pg_advisory_xact_lock(76, hashtext(new.agency_id::text));
    insert into booking_figures as had (${KEY}, ${SUMS.join(', ')})
    select ${KEY}, ${SUMS.map((sum) => `sum(${sum})`).join(', ')}
    from (
      select * from booking_figures_of(new, 1)
      union all
      select * from booking_figures_of(old, -1) where tg_op = 'UPDATE'
    ) moved
    group by ${KEY}
    having ${SUMS.map((sum) => `sum(${sum}) <> 0`).join(' or ')}
    order by ${KEY}
    on conflict (${KEY}) do update set
      ${SUMS.map((sum) => `${sum} = had.${sum} + excluded.${sum}`).join(',\n      ')};
    return null;
  end $$;
  create constraint trigger booking_rolled_up_first after insert on booking
    deferrable initially deferred for each row when (${WAS_MADE('new')}) execute function booking_rolled_up();
  create constraint trigger booking_rolled_up after update of ${COLUMNS.join(', ')} on booking
    deferrable initially deferred for each row
    when ((${parts('old').join(', ')}) is distinct from (${parts('new').join(', ')}))
    execute function booking_rolled_up();

  -- The schema's owner sees no rows of tenants. Nobody changes a booking until this is committed.
  set local role app_system;
  insert into booking_figures (${KEY}, ${SUMS.join(', ')})
  select ${KEY.split(', ')
    .map((column) => `part.${column}`)
    .join(', ')}, ${SUMS.map((sum) => `sum(part.${sum})`).join(', ')}
  from booking cross join lateral booking_figures_of(booking, 1) part
  group by ${KEY.split(', ')
    .map((column) => `part.${column}`)
    .join(', ')};
  reset role;
  `,
};
