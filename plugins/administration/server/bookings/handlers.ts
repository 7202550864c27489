import type { QueryOf, BookedBy } from '@/core/contract';
import { recordDownload } from '@/server/audit/download';
import { handle, type Handler } from '@/server/ports/handle';
import { isUuid } from '@/server/http/uuid';
import { inLanguage } from '@/server/reference';
import {
  downloadAgencyBookings,
  findBookers,
  getAgencyBooking,
  getBookingTotals,
} from '../../contract/bookings';
import { getDashboard } from '../../contract/dashboard';
import { bookingsAsCsv } from './csv';
import { dashboardOf } from './dashboard';
import { listingOf, soldProduct } from './find';
import { bookingLines } from './lines';
import { bookingInFull } from './record';
import { bookingTotals } from './totals';
import { viewHandlers } from './views';
import { sql } from 'kysely';
import { isMeant } from '@/server/accounts/found/find-people';
import { bookingsSeenBy, WAS_MADE } from '@/server/booking/lists/agency-list';
import type { Caller } from '@/server/ports/booking';
import type { Tx } from '@/server/db/types';

const MOST = 12;

/** People whose bookings of a product the caller may see, by what their name, address or number holds (R381). */
async function bookersOf(
  tx: Tx,
  caller: Caller,
  product: string,
  { searchString, userId }: { searchString?: string | undefined; userId?: string | undefined },
): Promise<BookedBy[]> {
  if (userId !== undefined && !isUuid(userId)) return [];
  const words = (searchString ?? '').trim();
  const name = sql<string>`trim(app_user.first_name || ' ' || app_user.last_name)`;
  return tx
    .selectFrom('app_user')
    .where('app_user.agency_id', '=', caller.agency.id)
    .where((eb) =>
      eb.exists(
        bookingsSeenBy(tx, caller, [product])
          .where(WAS_MADE)
          .where(sql<boolean>`(booking.user_id = app_user.id or booking.account_id = app_user.id)`)
          .select('booking.id'),
      ),
    )
    .$if(userId !== undefined, (query) => query.where('app_user.id', '=', userId!))
    .$if(words !== '', (query) => query.where(isMeant(words)))
    .select(['app_user.id as userId', name.as('name'), 'app_user.email'])
    .orderBy('name')
    .orderBy('app_user.email')
    .limit(MOST)
    .execute();
}

/** What a file was narrowed by, for the log. Whose bookings they are is the entry's subject. */
const narrowedBy = ({
  category,
  selectedStatus,
  searchString,
  startDate,
  endDate,
  showPastTrips,
}: QueryOf<typeof downloadAgencyBookings>) => ({
  ...(category ? { product: category } : {}),
  ...(selectedStatus ? { status: selectedStatus } : {}),
  ...(searchString ? { locator: searchString } : {}),
  ...(startDate ? { startDate } : {}),
  ...(endDate ? { endDate } : {}),
  ...(showPastTrips ? { when: showPastTrips === 'true' ? 'past' : 'upcoming' } : {}),
});

/** What the back office asks about bookings of any product (R171: restricted agents about their own). */
export const bookingHandlers: readonly Handler[] = [
  ...inLanguage([
    handle(getDashboard, async ({ query, agency, user, services, request, tenant }) => ({
      data: await tenant((tx) =>
        dashboardOf(
          tx,
          { agency, user, signal: request.signal },
          services.lookedAfterBy(agency),
          query.period ?? '12m',
          { now: services.clock.now(), language: request.language },
        ),
      ),
    })),

    handle(getAgencyBooking, async ({ params, agency, user, services, request }) => ({
      data: await bookingInFull(
        services,
        { agency, user, signal: request.signal },
        params.id,
        request.language,
      ),
    })),
  ]),

  handle(downloadAgencyBookings, async ({ query, agency, user, services, request, tenant }) => {
    const { category, ...filter } = query;
    const caller = { agency, user, signal: request.signal };
    const products = category ? [soldProduct(services, agency, category)] : services.lookedAfterBy(agency);
    await tenant((tx) =>
      recordDownload(tx, services.audit, {
        agencyId: agency.id,
        user,
        action: 'bookings.download',
        subject: isUuid(filter.userId ?? '') ? filter.userId! : agency.id,
        after: narrowedBy(query),
      }),
    );
    return bookingsAsCsv(
      bookingLines(services, caller, products, filter, request.language),
      request.language,
    );
  }),

  handle(getBookingTotals, async ({ query, agency, user, services, request, tenant }) => {
    const { category, ...filter } = query;
    const listing = listingOf(soldProduct(services, agency, category));
    return {
      data: await tenant((tx) =>
        bookingTotals(tx, { agency, user, signal: request.signal }, listing, filter, services.clock.now()),
      ),
    };
  }),

  handle(findBookers, async ({ query, agency, user, services, request, tenant }) => {
    const { id } = soldProduct(services, agency, query.category);
    const caller = { agency, user, signal: request.signal };
    return { data: await tenant((tx) => bookersOf(tx, caller, id, query)) };
  }),

  ...viewHandlers,
];
