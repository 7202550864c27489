import type { Json } from '../../kit/testing/fake-server';
import type { SearchBody } from './requests';

/**
 * Cars, desks and rates in the shapes that Duffel publishes, made up for tests. Witness: duffel-api-javascript,
 * src/Cars/CarsTypes.ts for every field and mocks.ts for how each is written; where they leave a field null or empty
 * (`MOCK_LOCATION`), one rate here does too.
 */
export interface Sale {
  readonly body: SearchBody;
  readonly currency: string;
  /** Names the search that is answered. */
  readonly search: string;
}

/** `CarsLocation`; `MOCK_LOCATION` for the bare one. */
const location = (
  { latitude, longitude }: { latitude: number; longitude: number },
  more: Json = {},
): Json => ({
  name: 'Duffel Test Drive Pickup',
  geographic_coordinates: { latitude: latitude + 0.01, longitude },
  address: {
    line_one: '1 Rental Road',
    city_name: 'Lisbon',
    postal_code: '1700-008',
    region: null,
    country_code: 'PT',
  },
  phone_number: null,
  access: null,
  additional_information: [],
  opening_hours: [],
  ...more,
});

/** `Car`, as `MOCK_CAR`. */
const car = (more: Json = {}): Json => ({
  name: 'Fiat 500',
  code: 'MCMR',
  category: 'mini',
  type: 'two_or_four_door',
  transmission: 'manual',
  fuel: 'petrol',
  air_conditioning: true,
  max_passengers: 4,
  baggage: { large: 1, small: 1 },
  images: [{ url: 'https://assets.example/img/cars/mini.png' }],
  ...more,
});

interface RateInput {
  readonly id: string;
  readonly total: number;
  readonly payment?: string;
  readonly more?: Json;
  readonly pickUp?: Json;
}

/** `CarsRate`, as `MOCK_RATE`. */
function rate({ id, total, payment = 'postpaid', more = {}, pickUp = {} }: RateInput, sale: Sale): Json {
  const { body, currency, search } = sale;
  return {
    id: `rae_${search}_${id}`,
    base_amount: (total - 6.12).toFixed(2),
    base_currency: currency,
    total_amount: total.toFixed(2),
    total_currency: currency,
    payment_type: payment,
    mileage: { type: 'unlimited' },
    supplier: { name: 'Duffel Test Drive', logo_url: 'https://assets.example/lockup.png' },
    car: car(),
    pickup_location: location(body.pickup_location.geographic_coordinates, pickUp),
    dropoff_location: location(body.dropoff_location.geographic_coordinates, {
      name: 'Duffel Test Drive Dropoff',
    }),
    ...more,
  };
}

/** What can be rented, of each kind one. */
export const ratesOf = (sale: Sale): Json[] => [
  rate({ id: 'prepaid', total: 61, payment: 'prepaid' }, sale),
  rate({ id: 'guarantee', total: 71, payment: 'guarantee' }, sale),
  rate(
    {
      id: 'mini',
      total: 101.34,
      pickUp: {
        access: 'shuttle',
        phone_number: '+44 1234 567890',
        additional_information: [{ title: 'Pickup Instructions', text: 'Please follow the <b>signs</b>.' }],
        opening_hours: [
          { from: '08:00', to: '12:30' },
          { from: '14:00', to: '20:00' },
        ],
      },
    },
    sale,
  ),
  rate(
    {
      id: 'suv',
      total: 205.5,
      more: {
        supplier: { name: 'Other Rent', logo_url: null },
        mileage: { type: 'limited', unit: 'kilometres', limit: 1000 },
        car: car({
          ...{ name: 'Kia Niro EV', code: 'IFAE', category: 'intermediate_elite', type: 'suv' },
          ...{ transmission: 'automatic', fuel: 'electric', air_conditioning: false },
          ...{ max_passengers: null, baggage: null, images: null },
        }),
      },
    },
    sale,
  ),
];

export const TEXTS = {
  charges: [{ amount: '6.12', currency: 'EUR', description: 'Insurance fee' }],
  conditions: [
    { title: 'Cancellation Policy', text: 'Free cancellation up to 24 hours before pickup.' },
    { title: 'Fuel Policy', text: '<p>Full to full</p>' },
  ],
  privacy_policies: [
    {
      title: 'Customer Data Use',
      text: 'Your data may be shared with the supplier to process your booking.',
    },
  ],
};
