import { priceObject, priceOf } from './catalogue';

type Body = Record<string, unknown>;
/** Status, what is said, and headers. */
export type Said = [number, unknown?, Record<string, string>?];

interface Made {
  status: string;
  reason: string | null;
  readonly bookingRef: string;
  readonly partnerBookingRef: string;
  readonly body: Body;
}

const VOUCHER_URL = 'https://shop.live.rc.viator.com/ticket?code=1006658118:1176d4aed0e8';

/** `schemas/ErrorResponse` */
export const errorOf = (code: string, message: string) => ({
  ...{ code, message, timestamp: '2022-09-13T13:25:26.179433Z' },
  trackingId: '4badb933-ad65-4464-ae9c-c20e4a70c0d2',
});
const NOT_FOUND: Said = [404, errorOf('NOT_FOUND', 'Booking not found')];

/** What Viator does with bookings, as its document says: see `catalogue`. */
export function orderBook() {
  const bookings = new Map<string, Made>();
  const events: Body[] = [];
  const acknowledged: string[] = [];
  /** What the next booking becomes. */
  const next = {
    ...{ status: 'CONFIRMED', reason: null as string | null, refund: 1, factor: 1 },
    /** Whether places are kept, and at how much of the price. */
    ...{ holds: true, holdFactor: 1 },
    /** `schemas/VoucherInfo`; null: none comes, or another one. */
    voucher: { url: VOUCHER_URL, format: 'HTML', type: 'STANDARD' } as Body | null,
  };
  let serial = 0;
  const newRef = () => `BR-${(serial += 1)}`;

  const priced = (body: Body, factor: number) => {
    const pax = body['paxMix'] as { ageBand: string; numberOfTravelers: number }[];
    const lineItems = pax.map((one) => ({
      ...one,
      subtotalPrice: { price: priceObject(priceOf(one.ageBand) * one.numberOfTravelers * factor) },
    }));
    const total = lineItems.reduce((sum, one) => sum + one.subtotalPrice.price.partnerNetPrice, 0);
    return { currency: body['currency'], lineItems, totalPrice: { price: priceObject(total) } };
  };

  /** `examples/bookings-book-example`, `examples/bookings-status-…` */
  function told({ status, bookingRef, partnerBookingRef, reason, body }: Made): Body {
    const names = { status, bookingRef, partnerBookingRef };
    if (status === 'REJECTED') return { ...names, rejectionReasonCode: reason ?? 'OTHER' };
    if (status === 'PENDING')
      return { ...names, ...priced(body, next.factor), nextPollAt: '2027-03-01T12:03:00Z' };
    if (status !== 'CONFIRMED') return names;
    const cancellationPolicy = { type: 'STANDARD', description: 'In full up to 24 hours before.' };
    const voucher = next.voucher ? { voucherInfo: next.voucher } : {};
    return { ...names, ...priced(body, next.factor), cancellationPolicy, ...voucher };
  }

  /** `paths./bookings/hold`, `examples/bookings-hold-example` */
  function hold(body: Body): Said {
    const state = next.holds
      ? { status: 'HOLDING', validUntil: '2027-03-01T12:15:00Z' }
      : { status: 'HOLD_NOT_PROVIDED' };
    const bookingHoldInfo = { availability: state, pricing: state };
    return [200, { bookingRef: newRef(), bookingHoldInfo, ...priced(body, next.factor * next.holdFactor) }];
  }

  /** `paths./bookings/book` */
  function book(body: Body): Said {
    const name = String(body['partnerBookingRef']);
    if (bookings.has(name))
      return [200, { status: 'REJECTED', partnerBookingRef: name, rejectionReasonCode: 'DUPLICATE_BOOKING' }];
    const bookingRef = String(body['bookingRef'] ?? newRef());
    const { status, reason } = next;
    const made = { status, reason, bookingRef, partnerBookingRef: name, body };
    bookings.set(name, made);
    return [200, told(made)];
  }

  /** `paths./bookings/status`: by either name; what is only held is not found (`text Checking booking status`). */
  function status({ partnerBookingRef, bookingRef }: Body): Said {
    const found = [...bookings.values()].find(
      (one) => one.partnerBookingRef === partnerBookingRef || one.bookingRef === bookingRef,
    );
    return found ? [200, told(found)] : NOT_FOUND;
  }

  /** `examples/bookings-cancel-quote-example`, `examples/bookings-cancel-example` */
  function cancelling(path: string): Said {
    const found = [...bookings.values()].find(({ bookingRef }) => path.includes(`/${bookingRef}/`));
    if (!found) return NOT_FOUND;
    const bookingId = found.bookingRef;
    const isCancelled = found.status === 'CANCELED';
    if (path.endsWith('/cancel-quote'))
      return [
        200,
        {
          ...{ bookingId, status: isCancelled ? 'CANCELLED' : 'CANCELLABLE' },
          refundDetails: {
            ...{ itemPrice: 80, refundAmount: 80 * next.refund, refundPercentage: 100 * next.refund },
            currencyCode: 'USD',
          },
        },
      ];
    if (isCancelled) return [200, { bookingId, status: 'DECLINED', reason: 'ALREADY_CANCELLED' }];
    found.status = 'CANCELED';
    return [200, { bookingId, status: 'ACCEPTED' }];
  }

  /** `examples/bookings-cancel-reasons-example` */
  const reasons = (): Said => [
    200,
    {
      reasons: [
        { cancellationReasonText: 'Weather', cancellationReasonCode: 'Customer_Service.Weather' },
        {
          cancellationReasonText: 'I canceled my entire trip',
          cancellationReasonCode: 'Customer_Service.I_canceled_my_entire_trip',
        },
      ],
    },
  ];

  /** `paths./bookings/modified-since`: a page, and the cursor of the next one; the last has none. */
  function modifiedSince(query: URLSearchParams): Said {
    const from = Number(query.get('cursor') ?? 0);
    const count = Math.min(50, Number(query.get('count') ?? 50));
    const to = from + count;
    return [
      200,
      { bookings: events.slice(from, to), ...(to < events.length ? { nextCursor: String(to) } : {}) },
    ];
  }

  /** `paths./bookings/modified-since/acknowledge`: 204 without a body. */
  function acknowledge(body: Body): Said {
    acknowledged.push(...(body['transactionRefs'] as string[]));
    return [204];
  }

  return {
    ...{ bookings, events, acknowledged, next, priced },
    ...{ hold, book, status, cancelling, reasons, modifiedSince, acknowledge },
    /** One that has happened, to be told otherwise. */
    event: (transactionRef: string): Body => events.find((one) => one['transactionRef'] === transactionRef)!,
    /** `examples/bookings-modified-since-example` */
    happens(
      eventType: string,
      booking: { bookingRef: string; partnerBookingRef?: string },
      code?: string,
    ): string {
      const transactionRef = `PBE-${events.length + 1}`;
      events.push({
        ...{ transactionRef, eventType, acknowledgeBy: '2027-03-02T12:00:00Z' },
        ...{ bookingRef: booking.bookingRef, partnerBookingRef: booking.partnerBookingRef ?? 'BK204' },
        lastUpdated: '2027-03-01T11:59:00Z',
        bookedItem: { productCode: '5010SYDNEY', productOptionCode: 'TG1', travelDate: '2027-03-10' },
        ...(eventType === 'CANCELLATION'
          ? { cancellation: { cancellationReasonCode: code ?? 'Supplier_Support.Weather' } }
          : {}),
      });
      return transactionRef;
    },
  };
}
