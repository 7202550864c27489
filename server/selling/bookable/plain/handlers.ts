import type { Language, TripSummary, Price } from '@/core/contract';
import { bookableAnswers, bookableRefusals } from '@/core/contract/refusals/bookable';
import type { BookingRecord } from '../../../ports/booking';
import { handle, type Handler } from '../../../ports/handle';
import { noteSearch } from '../../../searches';
import { asking } from '../../supplier/errors';
import type { Penalty } from '../../../ports/supplier';
import type { defineBookable } from '../define';
import type { AgencyBooking } from '../lists';
import { reservationFrame } from '../reservation';
import { inLanguage } from './city-names';
import type { PlainContract, PlainKept } from './kept';
import type { AnyPlainParts } from './plugin';
import type { PlainOffer } from './port';
import type { OfferFrame } from '@/core/contract/bookings/bookable';
import { price, type PriceTerms, viewFor } from '../../../pricing';
import { neutralId } from '../../supplier/neutral';

/**
 * The offer as its buyer sees it, at a price that is already decided and narrowed to them: protection stands beside it.
 * Staff also see what it costs the agency, and who supplies it (SEC-35).
 */
function soldAt({ base, taxes, ...shown }: PlainOffer, { lines, total, staff }: Price): OfferFrame {
  const beside = lines.filter(({ kind }) => kind === 'protection');
  const amount = beside.reduce((rest, line) => rest - line.amount.amount, total.amount);
  const sold = { ...shown, price: { ...total, amount } };
  if (!staff) return { ...sold, supplier: neutralId(sold.supplier) };
  return { ...sold, wholesale: { ...base, amount: base.amount + taxes.amount }, agencyFee: staff.agencyFee };
}

/** The offer with the agency's markup and fee. */
const sell = (offer: PlainOffer, terms: PriceTerms, isStaff: boolean): OfferFrame =>
  soldAt(offer, viewFor({ isStaff }, price({ ...offer, published: null, retail: null }, terms)));

type Product = ReturnType<
  typeof defineBookable<
    string,
    PlainOffer,
    ReturnType<PlainKept['readRequest']>,
    { orderId: string },
    Penalty
  >
>;

/** A row of a list of bookings. */
const rowOf = (trip: TripSummary) => ({
  ...trip,
  recordLocator: trip.locator,
  dateBooked: trip.bookedAt,
  salesPrice: trip.price,
  bookedCurrency: trip.price.currency,
  bookingStatus: trip.status,
  details: trip.details as { offer: Record<string, never> | null },
});

const agencyRows = (bookings: readonly AgencyBooking<unknown>[]) =>
  bookings.map(({ trip, figures }) => ({ ...rowOf(trip), ...figures }));

/** A booking in full; the record's price is already narrowed to who reads. */
export const reservationsOf = (kept: PlainKept) => (record: BookingRecord, language: Language) => {
  const { offer, request, details } = kept.read(record);
  const sold = soldAt(inLanguage(offer, language), record.price);
  return { ...reservationFrame(record, details), ...request, offer: sold };
};

/** Every call of a plain product. */
export function plainHandlers(
  calls: PlainContract,
  product: Product,
  kept: PlainKept,
  { suppliers, noted, check }: Pick<AnyPlainParts, 'suppliers' | 'noted' | 'check'>,
): Handler[] {
  const { id, find, findByLocator, offers, termsFor } = product;

  const reservationOf = reservationsOf(kept);

  return [
    handle(calls.search, async (input) => {
      const { body, services, request } = input;
      void noteSearch(input, { ...noted(body), product: id });
      return product.found(input, body, {
        sellers: suppliers(services).sellers,
        begins: ({ startsAt, zone }) => [startsAt, zone],
        sell: (offer, ...at) => sell(inLanguage(offer, request.language), ...at),
        failed: bookableRefusals.searchFailed,
      });
    }),

    handle(calls.details, async (input) => {
      const { body, user, services, request } = input;
      const offerId = offers.take(body.offerId, input);
      const { offer } = await asking(() =>
        suppliers(services).price(offerId, null, { signal: request.signal }),
      );
      return {
        data: offers.give(
          sell(inLanguage(offer, request.language), termsFor(input), user?.isStaff ?? false),
          input,
        ),
      };
    }),

    handle(calls.quote, async (input) => {
      const { held, offer } = await product.quote(input, input.body, {});
      return {
        data: {
          ...held,
          offer: offers.give(soldAt(inLanguage(offer, input.request.language), held.price), input),
        },
      };
    }),

    handle(calls.book, async (input) => {
      const { guest, request } = input.body;
      const data = await product.book(input, input.body, (offer) => {
        check?.(offer, request);
        return { request: { guest, request }, contactEmail: guest.email };
      });
      return { data };
    }),

    handle(calls.find, async (input) => {
      const { bookingId, recordLocator } = input.query;
      const record = await (bookingId ? find(input, bookingId) : findByLocator(input, recordLocator!));
      return { data: reservationOf(record, input.request.language) };
    }),

    handle(calls.mine, (input) => product.mine(input, input.query, rowOf)),
    handle(calls.resend, async (input) => ({ data: await product.resend(input, input.body) })),
    handle(calls.paper, (input) => product.paper(input, input.query.bookingId)),

    handle(calls.terms, async (input) => {
      const { record, terms } = await product.terms(input, input.body.bookingId);
      const { freeUntil } = kept.readOffer(record.offer);
      const isFree = freeUntil !== null && freeUntil > input.services.clock.now().toISOString();
      return { data: { bookingId: record.id, ...terms, freeUntil: isFree ? freeUntil : null } };
    }),

    handle(calls.cancel, async (input) => {
      const { bookingId, acceptedPenalty: accepted } = input.body;
      const after = await product.cancel(input, await find(input, bookingId), { accepted });
      return {
        data: reservationOf(after, input.request.language),
        message: bookableAnswers.cancelled.message,
      };
    }),

    handle(calls.agencyList, (input) => product.agencyList(input, input.query, agencyRows)),

    handle(calls.agencyOne, async (input) => {
      const record = await find(input, input.params.id);
      const row = await product.agencyRow(input, record.id, agencyRows);
      return { data: { row, reservation: reservationOf(record, input.request.language) } };
    }),
  ];
}
