import { z } from 'zod/mini';
import { aside, maybe, text } from '@/server/selling/supplier/outside/readable';

/**
 * What is read of Duffel's answers, and no more. Other fields may come and go; words that may grow in number are plain
 * strings; what is not needed may be missing.
 */
const Place = z.object({
  iata_code: text,
  name: aside(z.string()),
  city_name: aside(z.string()),
  time_zone: text,
});
const Carrier = z.object({ iata_code: text, name: aside(z.string()) });

const Baggage = z.object({ type: text, quantity: maybe(z.number()) });
const SegmentPassenger = z.object({
  passenger_id: aside(z.string()),
  cabin_class: aside(z.string()),
  cabin_class_marketing_name: aside(z.string()),
  fare_basis_code: aside(z.string()),
  baggages: aside(z.array(Baggage)),
});

/** A landing on the way, where nobody changes planes. */
const TechnicalStop = z.object({ airport: Place, arriving_at: text, departing_at: text });

export const Segment = z.object({
  id: aside(z.string()),
  departing_at: z.string(),
  arriving_at: z.string(),
  origin: Place,
  destination: Place,
  origin_terminal: aside(z.string()),
  destination_terminal: aside(z.string()),
  aircraft: aside(z.object({ name: text })),
  marketing_carrier: Carrier,
  marketing_carrier_flight_number: text,
  operating_carrier: aside(Carrier),
  passengers: aside(z.array(SegmentPassenger)),
  stops: aside(z.array(TechnicalStop)),
});
export type Segment = z.output<typeof Segment>;

export const Slice = z.object({
  id: aside(z.string()),
  fare_brand_name: aside(z.string()),
  segments: z.array(Segment).check(z.minLength(1)),
});
export type Slice = z.output<typeof Slice>;

/** What cannot be read is not promised. */
const Condition = aside(z.object({ allowed: z.boolean(), penalty_amount: text, penalty_currency: text }));
export type Condition = z.output<typeof Condition>;
const Conditions = aside(
  z.object({ change_before_departure: Condition, refund_before_departure: Condition }),
);

export const OfferPassenger = z.object({
  id: z.string(),
  type: aside(z.string()),
  age: aside(z.number()),
});
export type OfferPassenger = z.output<typeof OfferPassenger>;

const IdRefs = z.array(z.string()).check(z.minLength(1));

/** What may be bought beside the fare; a kind that nobody here knows is none. */
export const OfferService = z.object({
  id: z.string().check(z.regex(/^\w{1,200}$/)),
  type: text,
  maximum_quantity: z.number(),
  passenger_ids: IdRefs,
  segment_ids: IdRefs,
  total_amount: z.string(),
  total_currency: z.string(),
  metadata: aside(z.object({ type: text, maximum_weight_kg: aside(z.number()) })),
});
export type OfferService = z.output<typeof OfferService>;

export const Offer = z.object({
  id: z.string().check(z.regex(/^off_\w{1,200}$/)),
  expires_at: z.string(),
  total_amount: z.string(),
  total_currency: z.string(),
  tax_amount: aside(z.string()),
  tax_currency: aside(z.string()),
  owner: Carrier,
  passenger_identity_documents_required: maybe(z.boolean()),
  supported_passenger_identity_document_types: aside(z.array(z.string())),
  supported_loyalty_programmes: aside(z.array(z.string())),
  passengers: z.array(OfferPassenger).check(z.minLength(1)),
  slices: z.array(Slice).check(z.minLength(1)),
  /** The contracts that made the price; empty for a public fare. */
  private_fares: aside(z.array(z.unknown())),
  conditions: Conditions,
  payment_requirements: aside(
    z.object({
      requires_instant_payment: maybe(z.boolean()),
      payment_required_by: text,
      price_guarantee_expires_at: aside(z.string()),
    }),
  ),
  /** Each an `OfferService`; of a single offer, where it was asked for. */
  available_services: aside(z.array(z.unknown())),
});
export type Offer = z.output<typeof Offer>;

export const OfferRequest = z.object({ id: z.string().check(z.regex(/^\w{1,200}$/)) });
/** One offer that cannot be read costs only itself. */
export const Offers = z.array(z.unknown());

export const Change = z.object({
  id: z.string().check(z.regex(/^\w{1,200}$/)),
  order_id: text,
  created_at: z.string(),
  action_taken: text,
  /** What can be done about it over the API; absent in what nobody has read so. */
  available_actions: aside(z.array(z.string())),
  added: z.array(z.unknown()),
  removed: z.array(z.unknown()),
});
export type Change = z.output<typeof Change>;
export const Changes = z.array(z.unknown());

export const Order = z.object({
  id: z.string().check(z.regex(/^ord_\w{1,200}$/)),
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
  id: z.string().check(z.regex(/^\w{1,200}$/)),
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
