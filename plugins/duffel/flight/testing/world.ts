/** Offers, orders and places in the shapes that Duffel publishes, made up for tests. */

export type Json = Record<string, unknown>;

const PLACES: Readonly<Record<string, [name: string, city: string, zone: string]>> = {
  LIS: ['Humberto Delgado Airport', 'Lisbon', 'Europe/Lisbon'],
  OPO: ['Francisco Sá Carneiro Airport', 'Porto', 'Europe/Lisbon'],
  LHR: ['Heathrow', 'London', 'Europe/London'],
  LGW: ['Gatwick', 'London', 'Europe/London'],
  MAD: ['Adolfo Suárez Madrid–Barajas Airport', 'Madrid', 'Europe/Madrid'],
  // No airport of any list, so that names and zone are Duffel's own.
  QQZ: ['Ilha <b>Nova</b>', 'Ilha Nova', 'Atlantic/Azores'],
};

export function place(code: string): Json {
  const [name, city, zone] = PLACES[code] ?? [code, code, 'Etc/UTC'];
  return {
    type: 'airport',
    id: `arp_${code.toLowerCase()}`,
    iata_code: code,
    icao_code: null,
    iata_country_code: 'PT',
    name,
    city_name: city,
    city: null,
    time_zone: zone,
    latitude: 0,
    longitude: 0,
  };
}

const AIRLINES: Readonly<Record<string, string>> = {
  TP: 'TAP Air Portugal',
  BA: 'British Airways',
  ZZ: 'Duffel Airways',
};
export const airline = (code: string): Json => ({
  id: `arl_${code.toLowerCase()}`,
  iata_code: code,
  name: AIRLINES[code] ?? code,
  logo_symbol_url: null,
});

export interface Hop {
  readonly from: string;
  readonly to: string;
  readonly departs: string;
  readonly arrives: string;
  readonly carrier?: string;
  readonly operator?: string;
  readonly number?: string;
}

export interface FareTerms {
  readonly brand: string | null;
  readonly cabin?: string;
  readonly basis?: string | null;
  readonly checked?: number;
  readonly change?: Json | null;
  readonly refund?: Json | null;
}

export const segment = (hop: Hop, fare: FareTerms, passengers: readonly string[], id: string): Json => ({
  id,
  origin: place(hop.from),
  destination: place(hop.to),
  departing_at: hop.departs,
  arriving_at: hop.arrives,
  origin_terminal: '1',
  destination_terminal: null,
  duration: null,
  distance: null,
  stops: [],
  aircraft: hop.operator ? null : { id: 'arc_1', iata_code: '32N', name: 'Airbus A320neo' },
  marketing_carrier: airline(hop.carrier ?? 'TP'),
  marketing_carrier_flight_number: hop.number ?? '1350',
  operating_carrier: airline(hop.operator ?? hop.carrier ?? 'TP'),
  operating_carrier_flight_number: '0001',
  passengers: passengers.map((passenger_id) => ({
    passenger_id,
    cabin_class: fare.cabin ?? 'economy',
    cabin_class_marketing_name: 'Economy',
    fare_basis_code: fare.basis === undefined ? 'KEUR2B' : fare.basis,
    baggages: [
      { type: 'carry_on', quantity: 1 },
      ...(fare.checked ? [{ type: 'checked', quantity: fare.checked }] : []),
      { type: 'falcon', quantity: 3 },
    ],
  })),
});

export const slice = (
  hops: readonly Hop[],
  fare: FareTerms,
  passengers: readonly string[],
  id: string,
): Json => ({
  id,
  origin: place(hops[0]!.from),
  destination: place(hops.at(-1)!.to),
  origin_type: 'airport',
  destination_type: 'airport',
  duration: 'PT2H40M',
  fare_brand_name: fare.brand,
  conditions: {},
  segments: hops.map((hop, index) => segment(hop, fare, passengers, `seg_${id}_${index}`)),
});

export interface OfferInput {
  readonly id: string;
  readonly hops: readonly (readonly Hop[])[];
  readonly fare: FareTerms;
  readonly passengers: readonly Json[];
  readonly total: string;
  readonly tax: string | null;
  readonly currency: string;
  readonly owner?: string;
  readonly now: Date;
  readonly holdable?: boolean;
}

export function offer(input: OfferInput): Json {
  const { id, hops, fare, passengers, total, tax, currency, now } = input;
  const ids = passengers.map((each) => each['id'] as string);
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
  return {
    id,
    live_mode: false,
    partial: false,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
    expires_at: later(30),
    owner: airline(input.owner ?? 'TP'),
    total_amount: total,
    total_currency: currency,
    base_amount: null,
    base_currency: currency,
    tax_amount: tax,
    tax_currency: tax === null ? null : currency,
    total_emissions_kg: '181',
    passenger_identity_documents_required: false,
    supported_passenger_identity_document_types: ['passport'],
    supported_loyalty_programmes: [],
    passengers,
    payment_requirements: input.holdable
      ? {
          requires_instant_payment: false,
          payment_required_by: later(60 * 24),
          price_guarantee_expires_at: null,
        }
      : { requires_instant_payment: true, payment_required_by: null, price_guarantee_expires_at: null },
    conditions: {
      change_before_departure: fare.change === undefined ? null : fare.change,
      refund_before_departure: fare.refund === undefined ? null : fare.refund,
    },
    slices: hops.map((each, index) => slice(each, fare, ids, `sli_${id}_${index}`)),
    available_services: null,
    private_fares: [],
  };
}
