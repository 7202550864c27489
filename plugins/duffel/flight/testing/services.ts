import { no, type Refusal } from '../../kit/testing/fault';
import type { Json } from './world';

const slicesOf = (offer: Json) => offer['slices'] as { segments: { id: string }[] }[];
const passengersOf = (offer: Json) =>
  (offer['passengers'] as { id: string; type: string | null }[]).filter(
    ({ type }) => type !== 'infant_without_seat',
  );
const currencyOf = (offer: Json) => String(offer['total_currency']);

/** Whether bags are sold a leg, or for the whole trip. */
export type BagsSold = 'leg' | 'trip';

/** Witness: OfferTypes.ts, `OfferAvailableServiceBaggage`: one passenger each, the segments of a slice or of all slices. */
export function availableServices(offer: Json, sold: BagsSold): Json[] {
  const slices = slicesOf(offer).map(({ segments }) => segments.map(({ id }) => id));
  const parts = sold === 'trip' ? [slices.flat()] : slices;
  const bag = (type: string, kilograms: number | null): Json => ({
    type,
    maximum_weight_kg: kilograms,
    maximum_height_cm: null,
    maximum_length_cm: null,
    maximum_depth_cm: null,
  });
  return passengersOf(offer).flatMap(({ id }, nth) =>
    parts.flatMap((segment_ids, part) => {
      const common = { passenger_ids: [id], segment_ids, total_currency: currencyOf(offer) };
      const name = `${String(offer['id']).slice(4)}_${nth}_${part}`;
      return [
        {
          id: `ase_b${name}`,
          type: 'baggage',
          maximum_quantity: 2,
          total_amount: '30.50',
          metadata: bag('checked', 23),
          ...common,
        },
        {
          id: `ase_h${name}`,
          type: 'baggage',
          maximum_quantity: 1,
          total_amount: '45.00',
          metadata: bag('checked', 32),
          ...common,
        },
        {
          id: `ase_c${name}`,
          type: 'baggage',
          maximum_quantity: 1,
          total_amount: '9.00',
          metadata: bag('carry_on', null),
          ...common,
        },
        {
          id: `ase_f${name}`,
          type: 'cancel_for_any_reason',
          maximum_quantity: 1,
          total_amount: '9.00',
          metadata: { refund_amount: '80.00', merchant_copy: '', terms_and_conditions_url: '' },
          ...common,
        },
        { id: `ase_x${name}`, type: 'teleport', maximum_quantity: 1, total_amount: '1.00', ...common },
      ];
    }),
  );
}

/** What seats cost, by row; null is a row whose seats are in the fare. */
const SEAT_PRICE: Readonly<Record<number, string>> = { 1: '30.00', 2: '20.00', 3: '0.00' };

/** Witness: mockSeatMap.ts, with a door in a row of its own, a lavatory, and a seat that is kept. */
export function seatMaps(offer: Json, taken: ReadonlySet<string>): Json[] {
  return slicesOf(offer).flatMap(({ segments }, slice) =>
    segments.map(({ id: segment_id }) => {
      const seat = (row: number, letter: string): Json => ({
        type: row === 3 && letter === 'F' ? 'restricted_seat_general' : 'seat',
        designator: `${row}${letter}`,
        name: row === 1 ? 'Extra legroom seat' : '',
        disclosures: row === 2 ? ['Do not seat children in exit row seats'] : [],
        available_services: taken.has(`${segment_id} ${row}${letter}`)
          ? []
          : passengersOf(offer).map((passenger, nth) => ({
              id: `ase_s${segment_id.slice(4)}_${row}${letter}_${nth}`,
              passenger_id: passenger.id,
              total_amount: SEAT_PRICE[row],
              total_currency: currencyOf(offer),
            })),
      });
      const row = (number: number): Json => ({
        sections: ['ABC', 'DEF'].map((letters) => ({
          elements: [...letters].map((each) => seat(number, each)),
        })),
      });
      const only = (type: string): Json => ({
        sections: [{ elements: [{ type }] }, { elements: [] }, { elements: [{ type }] }],
      });
      return {
        id: `sea_${segment_id.slice(4)}`,
        segment_id,
        slice_id: `sli_${slice}`,
        cabins: [
          {
            aisles: 1,
            cabin_class: 'economy',
            deck: 0,
            wings: { first_row_index: 2, last_row_index: 3 },
            rows: [row(1), only('exit_row'), row(2), row(3), only('lavatory'), only('a_thing_of_tomorrow')],
          },
          { aisles: 1, cabin_class: 'business', deck: 1, wings: null, rows: [row(1)] },
        ],
      };
    }),
  );
}

/** What chosen services cost together, in cents; or why they cannot be had. */
export function chargedFor(
  chosen: readonly Json[],
  offer: Json,
  { sold, taken }: { sold: BagsSold; taken: ReadonlySet<string> },
): number | Refusal {
  const seats = seatMaps(offer, taken).flatMap((map) =>
    (map['cabins'] as Json[]).flatMap((cabin) =>
      (cabin['rows'] as Json[]).flatMap((row) =>
        (row['sections'] as Json[]).flatMap((section) =>
          (section['elements'] as Json[]).flatMap(
            (each) => (each['available_services'] as Json[] | undefined) ?? [],
          ),
        ),
      ),
    ),
  );
  const known = new Map(
    [...availableServices(offer, sold), ...seats].map((service) => [service['id'], service]),
  );
  let cents = 0;
  for (const { id, quantity } of chosen) {
    const service = known.get(id);
    if (!service) return no('service_not_available');
    if (Number(quantity) > Number(service['maximum_quantity'] ?? 1)) return no('validation_inclusion');
    cents += Math.round(Number(service['total_amount']) * 100) * Number(quantity);
  }
  return cents;
}
