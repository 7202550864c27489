import { z } from 'zod/mini';
import { maybe, text } from '@/server/selling/duffel/readable';

/**
 * What is read of Duffel's answers, and no more. Other fields may come and go; words that may grow in number are plain
 * strings; what is not needed may be missing.
 */
const Place = z.object({
  iata_code: text,
  name: text,
  city_name: text,
  time_zone: text,
});
const Carrier = z.object({ iata_code: text, name: text });

const SegmentPassenger = z.object({
  cabin_class: text,
  cabin_class_marketing_name: text,
  fare_basis_code: text,
  baggages: maybe(z.array(z.object({ type: text, quantity: maybe(z.number()) }))),
});

export const Segment = z.object({
  departing_at: z.string(),
  arriving_at: z.string(),
  origin: Place,
  destination: Place,
  origin_terminal: text,
  destination_terminal: text,
  aircraft: maybe(z.object({ name: text })),
  marketing_carrier: Carrier,
  marketing_carrier_flight_number: text,
  operating_carrier: maybe(Carrier),
  passengers: maybe(z.array(SegmentPassenger)),
});
export type Segment = z.output<typeof Segment>;

export const Slice = z.object({
  id: text,
  fare_brand_name: text,
  segments: z.array(Segment).check(z.minLength(1)),
});
export type Slice = z.output<typeof Slice>;

const Condition = maybe(z.object({ allowed: z.boolean(), penalty_amount: text, penalty_currency: text }));
export type Condition = z.output<typeof Condition>;
const Conditions = maybe(
  z.object({ change_before_departure: Condition, refund_before_departure: Condition }),
);

export const OfferPassenger = z.object({ id: z.string(), type: text, age: maybe(z.number()) });
export type OfferPassenger = z.output<typeof OfferPassenger>;

export const Offer = z.object({
  id: z.string().check(z.regex(/^off_\w{1,80}$/)),
  expires_at: z.string(),
  total_amount: z.string(),
  total_currency: z.string(),
  tax_amount: text,
  tax_currency: text,
  owner: Carrier,
  passenger_identity_documents_required: maybe(z.boolean()),
  passengers: z.array(OfferPassenger).check(z.minLength(1)),
  slices: z.array(Slice).check(z.minLength(1)),
  /** The contracts that made the price; empty for a public fare. */
  private_fares: maybe(z.array(z.unknown())),
  conditions: Conditions,
  payment_requirements: maybe(
    z.object({ requires_instant_payment: maybe(z.boolean()), payment_required_by: text }),
  ),
});
export type Offer = z.output<typeof Offer>;

/** One offer that cannot be read costs only itself. */
export const OfferRequest = z.object({ offers: z.array(z.unknown()) });

export const Change = z.object({
  id: z.string().check(z.regex(/^\w{1,80}$/)),
  order_id: text,
  created_at: z.string(),
  action_taken: text,
  added: z.array(Slice),
  removed: z.array(Slice),
});
export type Change = z.output<typeof Change>;
export const Changes = z.array(z.unknown());

export const Order = z.object({
  id: z.string().check(z.regex(/^ord_\w{1,80}$/)),
  type: text,
  booking_reference: text,
  cancelled_at: text,
  total_amount: z.string(),
  total_currency: z.string(),
  tax_amount: text,
  tax_currency: text,
  metadata: maybe(z.record(z.string(), z.unknown())),
  documents: maybe(z.array(z.object({ type: text, unique_identifier: text }))),
  payment_status: maybe(
    z.object({ awaiting_payment: maybe(z.boolean()), paid_at: text, payment_required_by: text }),
  ),
  void_window_ends_at: text,
  airline_initiated_changes: maybe(z.array(z.object({ action_taken: text }))),
  /** Each a `Slice`; needed for changed schedules only. */
  slices: maybe(z.array(z.unknown())),
});
export type Order = z.output<typeof Order>;
export const Orders = z.array(z.unknown());

export const Cancellation = z.object({
  id: z.string().check(z.regex(/^\w{1,80}$/)),
  order_id: text,
  created_at: text,
  confirmed_at: text,
  expires_at: text,
  refund_amount: text,
  refund_currency: text,
  refund_to: text,
});
export type Cancellation = z.output<typeof Cancellation>;
export const Cancellations = z.array(z.unknown());

export const Payment = z.object({ id: text });
