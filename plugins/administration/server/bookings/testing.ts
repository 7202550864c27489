import { cancelPosting, capturePosting } from '@/server/booking/money/ledger';
import { secondLocator } from '@/server/booking/migration';
import type { BookingRow } from '@/server/booking/tables';
import type { BookingProduct } from '@/server/ports/booking';
import type { ServerPluginEntry } from '@/server/plugin';
import { price } from '@/server/pricing';
import { offered } from '@/server/selling/supplier/offered';
import { seedBooking } from '@/server/testing/bookings';
import type { TestServer } from '@/server/testing/harness';
import { administration } from '../plugin';

const never = () => Promise.reject(new Error('Nobody sells here'));

/** Something to have bookings of: its title is what the booking's `details` say. */
const product = (id: string): BookingProduct => ({
  id,
  offered: offered(id, () => new Error('Nobody sells here')),
  quote: never,
  book: never,
  lookup: never,
  cancelPenalty: never,
  cancel: never,
  summarise: ({ details }) => ({
    title: (details as { canary: string }).canary,
    startsAt: '2027-01-01',
    endsAt: '2027-01-02',
    travelers: ['=SUM(A1)', 'Ida Lind'],
    details: {},
  }),
  listing: { words: { cancelled: 'Called off' }, locators: [`${id}_canary`] },
  confirmationMail: (booking) =>
    Promise.resolve({ subject: `Your trip ${booking.locator}`, html: '<p>Trip</p>', text: 'Trip' }),
});

const entry = (id: string, menu: string): ServerPluginEntry => ({
  id,
  activatedBy: { menu },
  home: `/booknow/${id}`,
  plugin: {
    id,
    handlers: [],
    product: () => product(id),
    migrations: [{ id: `${id}-001-locator`, sql: secondLocator(id, `${id}_canary`, 'canary') }],
  },
});

/** Two products beside the back office. */
export const PLUGINS: readonly ServerPluginEntry[] = [
  entry('boats', 'Boats'),
  entry('trains', 'Trains'),
  { id: 'administration', activatedBy: { always: true }, plugin: administration },
];

interface Given {
  by: string;
  locator: string;
  product?: string;
  agency?: string;
  /** Net, in minor units; 10 % markup and a fee of 5.00 come on top. */
  net?: number;
  now?: Date;
  more?: Partial<BookingRow>;
}

/** A booking with its price and what the ledger has of it: confirmed, or with `refund_minor` cancelled; `held: false` is not paid. */
export async function book(
  it: TestServer,
  { by, locator, product = 'boats', agency = 'alpha', net = 10_000, now, more = {} }: Given,
): Promise<string> {
  const { id: agencyId, users } = it.agencies[agency]!;
  const currency = more.currency ?? 'USD';
  const money = (amount: number) => ({ amount, currency });
  const full = price(
    { base: money(net), taxes: money(0), published: null, retail: null },
    { markupBasisPoints: 1000, feeMinor: 500 },
  );
  const at = now ?? it.clock.now();
  const id = await seedBooking(
    it.db,
    { agencyId, userId: users[by]!, product, canary: locator, now: at },
    {
      price: full,
      total_minor: full.total.amount,
      accepted_minor: full.total.amount,
      product_status: 'Confirmed',
      starts_at: '2020-01-01',
      ends_at: '2020-01-02',
      currency,
      ...more,
    },
  );
  const postings = [
    ...(more.held === false ? [] : [capturePosting(full)]),
    ...(more.refund_minor ? [cancelPosting(full, more.refund_minor)] : []),
  ];
  for (const { posting, entries } of postings)
    await it.db.withTenant(agencyId, (tx) =>
      tx
        .insertInto('ledger_entry')
        .values(
          entries.map(({ account, amount }) => ({
            agency_id: agencyId,
            booking_id: id,
            posting,
            account,
            amount_minor: amount,
            currency,
            at,
          })),
        )
        .execute(),
    );
  return id;
}
