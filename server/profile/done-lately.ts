import { requestRefusals } from '@/core/contract/refusals/request';
import {
  type Activation,
  activationOf,
  type BookingState,
  downloadBookings,
  getRecentActivity,
  getUserBookingCount,
  getUserTransactions,
  type TripSummary,
} from '@/core/contract';
import { timingSafeEqual } from 'node:crypto';
import type { Caller } from '../ports/booking';
import { HttpError, notFound } from '../error';
import { handle, type Handler } from '../ports/handle';
import type { ServerPluginEntry } from '../plugin';
import type { Services } from '../ports/services';
import { menuDefaults } from '../plugin/servicing';
import type { AgencyRecord } from '../ports/agency';
import { tripsAsCsv } from './csv';

const RECENT = 10;
const PAGE = 500;
/** Nobody's own bookings are more; whoever has them gets the newest. */
export const MAX_ROWS = 10_000;

/** Products whose bookings the engine keeps and with which an agency does one of these. */
export function productsOf(plugins: readonly ServerPluginEntry[], does: readonly Activation[]) {
  const defaults = menuDefaults(plugins);
  return (agency: AgencyRecord): string[] =>
    plugins
      .filter((entry) => entry.plugin.product && does.includes(activationOf(entry, agency.public, defaults)))
      .map((entry) => entry.id);
}

/** R165: the address is the caller's own, else there is nobody of that name (SEC-31). */
function requireOwnEmail(email: string, { user }: Caller): void {
  if (email.trim().toLowerCase() !== user.email) throw notFound();
}

function sum<K extends string>(entries: readonly { key: K; count: number }[]): Record<K, number> {
  const sums = {} as Record<K, number>;
  for (const { key, count } of entries) sums[key] = (sums[key] ?? 0) + count;
  return sums;
}

const isOver = (state: BookingState) => state === 'cancelled' || state === 'failed';
const total = (entries: readonly { count: number }[]) =>
  entries.reduce((count, entry) => count + entry.count, 0);

/** All of the caller's own trips, page by page, up to a limit. */
export async function ownTrips(
  { bookings }: Pick<Services, 'bookings'>,
  caller: Caller,
  filter: Omit<Parameters<Services['bookings']['list']>[1], 'from' | 'size' | 'ownOnly'>,
): Promise<TripSummary[]> {
  // A booking that is made meanwhile pushes the others down: one of them then comes twice.
  const trips = new Map<string, TripSummary>();
  for (let from = 0; from < MAX_ROWS; from += PAGE) {
    const { rows } = await bookings.list(caller, { ...filter, ownOnly: true, from, size: PAGE });
    for (const row of rows) trips.set(row.bookingId, row);
    if (rows.length < PAGE) break;
  }
  return [...trips.values()];
}

const isSame = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** The numbers and the latest bookings of the dashboard, and the own bookings as a file. */
export function activityHandlers(plugins: readonly ServerPluginEntry[], secretCode: string): Handler[] {
  const products = productsOf(plugins, ['selling', 'serving']);
  return [
    handle(getUserTransactions, async ({ body, agency, user, services, request }) => {
      const { category, state, locator, order, when = 'all', from = 0, size = 50 } = body;
      const { rows, totalCount } = await services.bookings.list(
        { agency, user, signal: request.signal },
        {
          ...(category ? { product: services.productNamed(category) } : {}),
          ...(state ? { state } : {}),
          ...(locator ? { locator } : {}),
          ...(order ? { order } : {}),
          products: products(agency),
          when,
          language: request.language,
          from,
          size,
          ownOnly: true,
        },
      );
      return { data: rows, totalCount };
    }),

    handle(getUserBookingCount, async ({ query, agency, user, services, request }) => {
      const caller = { agency, user, signal: request.signal };
      requireOwnEmail(query.email, caller);
      const entries = await services.bookings.tally(caller, products(agency));
      return {
        data: {
          total: total(entries),
          upcoming: total(entries.filter(({ isUpcoming, state }) => isUpcoming && !isOver(state))),
          byProduct: sum(entries.map(({ product, count }) => ({ key: product, count }))),
          byState: sum(entries.map(({ state, count }) => ({ key: state, count }))),
        },
      };
    }),

    handle(getRecentActivity, async ({ query, agency, user, services, request }) => {
      const caller = { agency, user, signal: request.signal };
      requireOwnEmail(query.email, caller);
      const { rows } = await services.bookings.list(caller, {
        products: products(agency),
        language: request.language,
        from: 0,
        size: RECENT,
        ownOnly: true,
      });
      return { transactionlist: rows };
    }),

    handle(downloadBookings, async ({ query, agency, user, services, request }) => {
      if (!isSame(request.secretCode, secretCode))
        throw new HttpError(403, 'FORBIDDEN', requestRefusals.secretCode);
      const { category, state, locator, when } = query;
      const trips = await ownTrips(
        services,
        { agency, user, signal: request.signal },
        {
          products: products(agency),
          ...(category ? { product: services.productNamed(category) } : {}),
          ...(state ? { state } : {}),
          ...(locator ? { locator } : {}),
          when: when ?? 'all',
          language: request.language,
        },
      );
      const sellers = new Map(services.lookedAfterBy(agency).map((product) => [product.id, product]));
      return tripsAsCsv(trips, sellers, request.language);
    }),
  ];
}
