import type { Json } from '../../kit/testing/fake-server';

/** Properties, rooms and rates in the shapes that Duffel publishes, made up for tests. */

export interface Sale {
  readonly now: Date;
  readonly currency: string;
  readonly nights: number;
  readonly rooms: number;
  readonly arrival: string;
  /** Names the search that is answered. */
  readonly search: string;
}

/** So much of a night's price a room and night, in the currency's units. */
const decimal = (amount: number): string => amount.toFixed(2);
const at = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T18:00:00Z`) + days * 86_400_000).toISOString();

interface RateInput {
  readonly id: string;
  readonly night: number;
  readonly board?: string;
  readonly payment?: string;
  readonly methods?: readonly string[];
  /** Days before arrival until which a share of the price comes back. */
  readonly refunds?: readonly (readonly [days: number, share: number])[];
  readonly due?: number;
  readonly left?: number | null;
}

export function rate(input: RateInput, { now, currency, nights, rooms, arrival, search }: Sale): Json {
  const { id, night, board = 'room_only', payment = 'pay_now', methods = ['balance', 'card'] } = input;
  const total = night * nights * rooms;
  const tax = Math.round(total * 6) / 100;
  return {
    id: `rat_${search}_${id}`,
    total_amount: decimal(total),
    total_currency: currency,
    base_amount: decimal(total - tax - 2),
    base_currency: currency,
    tax_amount: decimal(tax),
    tax_currency: currency,
    fee_amount: '2.00',
    fee_currency: currency,
    due_at_accommodation_amount: input.due === undefined ? null : decimal(input.due * nights * rooms),
    due_at_accommodation_currency: currency,
    board_type: board,
    payment_type: payment,
    available_payment_methods: methods,
    cancellation_timeline: (input.refunds ?? []).map(([days, share]) => ({
      before: at(arrival, -days),
      refund_amount: decimal(total * share),
      currency,
    })),
    conditions: [{ title: 'Parking', description: '<b>No</b> parking' }],
    quantity_available: input.left === undefined ? 8 : input.left,
    supported_loyalty_programme: null,
    loyalty_programme_required: false,
    source: 'duffel_hotel_group',
    estimated_commission_amount: null,
    estimated_commission_currency: null,
    expires_at: new Date(now.getTime() + 30 * 60_000).toISOString(),
    code: null,
    negotiated_rate_id: null,
    description: 'For agents',
    name: 'Best Available Rate',
  };
}

/** What the places of a test are called. */
const NAMES = ['Estrela do Mar', 'Casa das Janelas Azuis', 'Grande Hotel do Rossio'] as const;
export const PLACES = NAMES.map((_, nth) => `acc_lis${nth + 1}`);

const LISBON = { latitude: 38.7223, longitude: -9.1393 };

/** A property without its rates, as a search by place answers with it. */
export const property = (id: string): Json => {
  const nth = PLACES.indexOf(id);
  return {
    id,
    name: NAMES[nth],
    description: `<p>In the middle of <b>Lisbon</b> &amp; near the river.</p><script>alert('x')</script>`,
    amenities: [
      { type: 'wifi', description: 'Wi-Fi' },
      { type: '24_hour_front_desk', description: 'Always open' },
      { type: 'accessibility_mobility', description: 'Accessible' },
      { type: 'helipad', description: 'New word' },
    ],
    brand: null,
    chain: nth === 0 ? { id: 'chn_1', name: 'Duffel Hotel Group' } : null,
    check_in_information: nth === 2 ? null : { check_in_after_time: '14:30', check_out_before_time: '11:30' },
    key_collection: null,
    email: 'front@example.com',
    location: {
      address: {
        line_one: `Rua Augusta ${nth + 1}`,
        city_name: 'Lisbon',
        postal_code: '1100-053',
        country_code: 'PT',
        region: 'Lisboa',
      },
      geographic_coordinates: {
        latitude: LISBON.latitude + nth / 200,
        longitude: LISBON.longitude,
      },
    },
    phone_number: '+351 21 123 45 67',
    photos: [{ url: `https://photos.example/${id}/front.jpg` }, { url: 'http://photos.example/plain.jpg' }],
    rating: nth + 3,
    ratings: null,
    review_count: 336,
    review_score: 8.76,
    supported_loyalty_programme: null,
    rooms: [],
  };
};

/** Its rooms with all their rates for a stay. */
export function roomsOf(id: string, sale: Sale): Json[] {
  const base = 80 + 20 * PLACES.indexOf(id);
  const of = (input: RateInput) => rate({ ...input, id: `${id.slice(4)}_${input.id}` }, sale);
  return [
    {
      name: 'Double Room',
      beds: [
        { type: 'double', count: 1 },
        { type: 'sofabed', count: 1 },
        { type: 'hammock', count: 1 },
      ],
      photos: [{ url: `https://photos.example/${id}/double.jpg` }],
      rates: [
        of({ id: 'kept', night: base }),
        of({
          id: 'part',
          night: base + 5,
          refunds: [
            [7, 0.8],
            [3, 0.5],
          ],
        }),
        of({
          id: 'free',
          night: base + 10,
          board: 'breakfast',
          refunds: [
            [5, 1],
            [2, 0.5],
          ],
          due: 4,
        }),
        of({ id: 'there', night: base + 15, payment: 'guarantee', refunds: [[1, 1]] }),
        of({ id: 'deposit', night: base - 30, payment: 'deposit' }),
        of({ id: 'cards', night: base - 30, methods: ['card'] }),
        of({ id: 'member', night: base - 30, payment: 'later' }),
      ],
    },
    {
      name: 'Suite',
      beds: [{ type: 'king', count: 1 }],
      photos: [],
      rates: [of({ id: 'suite', night: base + 60, board: 'half_board', left: 2, refunds: [[4, 1]] })],
    },
  ];
}
