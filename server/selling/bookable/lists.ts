import type { OwnBookingsQuery, TripSummary } from '@/core/contract';
import { isKnownTo } from '../../accounts/clients';
import { agencyBookings, type ListedBooking, type ListFilter } from '../../booking/lists/agency-list';
import { ownBookings } from '../../booking/lists/own-list';
import type { Tx } from '../../db/types';
import { notFound } from '../../error';
import { type Ask, callerOf } from './ask';
import type { BookableSpec } from './product';
import type { Penalty } from '../../ports/supplier';

/** One of the agency's bookings: as a trip, and with the figures of `agencyFigures`, which are staff's only (SEC-35). */
export interface AgencyBooking<Details> {
  readonly trip: TripSummary;
  readonly figures: Omit<ListedBooking, 'row' | 'record' | 'status'> & { readonly orderId: string | null };
  readonly record: ListedBooking['record'];
  /** What is kept of the order; null before it was booked. */
  readonly details: Details | null;
}

/** The rows of a page, as the product shows them. */
type RowsOf<Details, Row> = (bookings: AgencyBooking<Details>[], tx: Tx) => Row[] | Promise<Row[]>;

/** A product's bookings: the own ones, and the agency's. */
export function listsOf<Offer, Request, Details extends { readonly orderId: string }>({
  id,
  refusals,
  stored,
  summarise,
  listing,
}: Pick<
  BookableSpec<Offer, Request, Details, Penalty>,
  'id' | 'refusals' | 'stored' | 'summarise' | 'listing'
>) {
  function agencyBooking(
    { row, record, status, ...figures }: ListedBooking,
    { request: { language }, services }: Ask,
  ): AgencyBooking<Details> {
    const kept = stored.tryRead(row);
    const trip = {
      ...summarise(kept, language, services),
      bookingId: row.id,
      product: id,
      overAt: row.over_at?.toISOString() ?? null,
      state: record.progress.state,
      status,
      locator: row.locator,
      bookedAt: record.createdAt,
      price: row.price.total,
    };
    const orderId = kept.details?.orderId ?? row.supplier_ref;
    return { trip, figures: { ...figures, orderId }, record, details: kept.details };
  }

  /** The agency's bookings, newest first; a restricted agent's own (R171). Throws HttpError 404 for an unknown `userId`. */
  function agencyList<Row>(
    ask: Ask,
    filter: ListFilter,
    rowsOf: RowsOf<Details, Row>,
  ): Promise<{ data: Row[]; totalCount: number }> {
    return ask.tenant(async (tx) => {
      const { agency, user, services } = ask;
      // Foreign and nonexistent users answer the same (SEC-31, G122).
      if (
        refusals.noUser !== undefined &&
        filter.userId &&
        !(await isKnownTo(tx, { agencyId: agency.id, user }, filter.userId))
      )
        throw notFound(refusals.noUser);
      const found = await agencyBookings(
        tx,
        callerOf(ask),
        { product: id, ...listing },
        filter,
        services.clock.now(),
      );
      const bookings = found.rows.map((each) => agencyBooking(each, ask));
      return { data: await rowsOf(bookings, tx), totalCount: found.totalCount };
    });
  }

  return {
    agencyList,

    /** The row of one booking. Throws HttpError 404. */
    async agencyRow<Row>(ask: Ask, bookingId: string, rowsOf: RowsOf<Details, Row>): Promise<Row> {
      const [row] = (await agencyList(ask, { bookingId }, rowsOf)).data;
      if (row === undefined) throw notFound(refusals.noBooking);
      return row;
    },

    /** The user's own bookings, newest first: not what staff made for a client. */
    async mine<Row>(
      ask: Ask,
      query: OwnBookingsQuery,
      rowOf: (trip: TripSummary) => Row,
    ): Promise<{ data: Row[]; totalCount: number }> {
      const { language } = ask.request;
      const { rows, totalCount } = await ownBookings(ask.services, callerOf(ask), id, { ...query, language });
      return { data: rows.map(rowOf), totalCount };
    },
  };
}
