import type { Migration } from '../../db/types';

/** The account of the ledger that each figure of a booking follows; what is owed is negative there. */
const FIGURES = {
  charged_minor: `amount_minor) filter (where account = 'gateway.receivable' and posting = 'capture'`,
  refunded_minor: `-amount_minor) filter (where account = 'gateway.receivable' and posting <> 'capture'`,
  cost_minor: `-amount_minor) filter (where account = 'supplier.payable'`,
  earned_markup_minor: `-amount_minor) filter (where account = 'agency.commission'`,
  earned_fee_minor: `-amount_minor) filter (where account = 'agency.fee'`,
  earned_penalty_minor: `-amount_minor) filter (where account = 'agency.cancellation'`,
  earned_protection_minor: `-amount_minor) filter (where account = 'protection.payable'`,
} as const;
const COLUMNS = Object.keys(FIGURES) as (keyof typeof FIGURES)[];
/** It was there before. */
const ADDED = COLUMNS.filter((column) => column !== 'earned_fee_minor');

const figuresOf = (entries: string, figures: Readonly<Record<keyof typeof FIGURES, string>> = FIGURES) => `
      select agency_id, booking_id,
        ${COLUMNS.map((column) => `coalesce(sum(${figures[column]}), 0) as ${column}`).join(',\n        ')}
      from ${entries} group by agency_id, booking_id`;

/** Moves the figures of a booking with each statement that writes entries. */
const earnedBy = (
  figures: Readonly<Record<keyof typeof FIGURES, string>>,
) => `create or replace function ledger_entry_earned() returns trigger language plpgsql as $$
  begin
    if exists (
      select 1 from written join booking on booking.agency_id = written.agency_id and booking.id = written.booking_id
      where booking.currency <> written.currency
    ) then
      raise exception 'A ledger entry is not in the currency of its booking';
    end if;
    update booking set
      ${COLUMNS.map((column) => `${column} = booking.${column} + moved.${column}`).join(',\n      ')}
    from (${figuresOf('written', figures)}
    ) moved
    where booking.agency_id = moved.agency_id and booking.id = moved.booking_id
      and (${COLUMNS.map((column) => `moved.${column} <> 0`).join(' or ')});
    return null;
  end $$;`;

/**
 * All that is ever summed up of a booking, kept with it and moved by each entry of the ledger in the entry's own statement:
 * see `sales.ts`. As every posting sums to zero, what was charged without what was returned and without the cost is what
 * the agency earned.
 */
export const salesMigration: Migration = {
  id: '040-booking-sales',
  contracts: 'Before the first release: nothing ran beside it.',
  sql: `
  alter table booking
    ${ADDED.map((column) => `add column ${column} bigint not null default 0`).join(',\n    ')};

  ${earnedBy(FIGURES)}

  -- The schema's owner sees no rows of tenants.
  set local role app_system;
  update booking set ${COLUMNS.map((column) => `${column} = moved.${column}`).join(', ')}
  from (${figuresOf('ledger_entry')}
  ) moved
  where booking.agency_id = moved.agency_id and booking.id = moved.booking_id;
  reset role;

  drop index booking_listed;
  alter table booking drop column earned_commission_minor, drop column wholesale_minor;
  create index booking_listed on booking (agency_id, product, created_at desc, id)
    include (state, held, user_id, account_id, product_status, locator, starts_at, ends_at, currency,
      ${COLUMNS.join(', ')});
  `,
};

/** What staff has settled outside, and what the agency has returned itself counts as returned. */
export const byHandMigration: Migration = {
  id: '049-booking-by-hand',
  sql: `
  alter table booking add column by_hand text;
  ${earnedBy({
    ...FIGURES,
    refunded_minor: `-amount_minor) filter (where account in ('gateway.receivable', 'agency.outside') and posting <> 'capture'`,
  })}
  `,
};
