/** A place, a property and what it offers, as the API sends them: shared by tests and stories. Three nights in Lisbon. */
import type { Money } from '@/core/contract';
import type {
  HotelChoice,
  HotelContent,
  HotelDetails,
  HotelOffer,
  HotelPicture,
  HotelPlace,
  HotelRate,
  HotelRoom,
  HotelSummary,
  PartyRooms,
} from '../../contract';

export const usd = (dollars: number): Money => ({ amount: Math.round(dollars * 100), currency: 'USD' });

export const LISBON: HotelPlace = {
  id: 'city:PT-lisbon',
  kind: 'city',
  name: 'Lisbon',
  context: 'Portugal',
  latitude: 38.7223,
  longitude: -9.1393,
  radius: 10,
  country: 'PT',
  cityId: 'PT-lisbon',
  hotelCount: 214,
};

/** The criteria of the fixtures' search, as an address has them. */
export const STAY = {
  place: LISBON.id,
  checkIn: '2027-03-12',
  checkOut: '2027-03-15',
  rooms: '2',
  nationality: 'US',
};

const picture = (subject: HotelPicture['subject'], nth = 0): HotelPicture => ({
  src: `/api/hotel/pictures/baixa/${subject ?? 'room'}-${nth}.svg`,
  srcSet: null,
  subject,
});

export const SUMMARY: HotelSummary = {
  id: 'htl_baixa',
  name: 'Casa da Baixa',
  kind: 'hotel',
  stars: 4,
  chain: 'Solmar',
  latitude: 38.7109,
  longitude: -9.1372,
  address: { line: 'Rua Augusta 118', postalCode: '1100-053', city: 'Lisbon', country: 'PT' },
  area: { id: 'baixa', name: 'Baixa' },
  zone: 'Europe/Lisbon',
  pictures: [
    picture('facade'),
    picture('lobby'),
    picture('room'),
    picture('breakfast'),
    picture('bathroom'),
    picture('view'),
  ],
  reviews: { score: 9.1, count: 312 },
  amenities: [
    'reception24',
    'lift',
    'airConditioning',
    'wifi',
    'restaurant',
    'bar',
    'gym',
    'terrace',
    'parking',
  ],
  accessibility: ['stepFree', 'accessibleRoom'],
};

/** A way to have the rooms; with breakfast, free for a while, paid now. */
export const aHotelChoice = (more: Partial<HotelChoice> = {}): HotelChoice => ({
  id: 'choice-1',
  board: 'breakfast',
  payment: 'now',
  freeUntil: '2027-03-10T18:00:00Z',
  rooms: [{ name: 'Double room', beds: [{ bed: 'queen', count: 1 }], accessible: false }],
  total: usd(486.3),
  perNight: usd(166.1),
  taxes: usd(29.3),
  atProperty: [{ kind: 'cityTax', amount: usd(12) }],
  left: 3,
  published: null,
  ...more,
});

/** A property of a search, with a cheaper choice that never comes back and one that is paid there. */
export const aHotelOffer = (more: Partial<HotelOffer> = {}): HotelOffer => ({
  ...SUMMARY,
  aliases: [],
  distance: 1.3,
  choices: [
    aHotelChoice({
      id: 'choice-0',
      board: 'roomOnly',
      freeUntil: null,
      total: usd(421.5),
      perNight: usd(144.5),
      taxes: usd(25.5),
      left: 8,
    }),
    aHotelChoice(),
    aHotelChoice({
      id: 'choice-2',
      payment: 'property',
      total: usd(498.6),
      perNight: usd(170.2),
      left: null,
    }),
  ],
  currency: 'USD',
  ...more,
});

export const DETAILS: HotelDetails = {
  ...aHotelOffer(),
  telephone: '+351 21 555 0118',
  checkIn: { from: '15:00', until: '23:00' },
  checkOut: '11:00',
};

export const CONTENT: HotelContent = {
  pictures: SUMMARY.pictures,
  description:
    'A house of 1911 in the middle of the lower town, with tiles in the stairwell and a terrace over the roofs.',
  reviews: {
    score: 9.1,
    count: 312,
    topics: [
      { topic: 'cleanliness', score: 9.4 },
      { topic: 'staff', score: 9.6 },
      { topic: 'location', score: 9.8 },
      { topic: 'comfort', score: 8.9 },
      { topic: 'facilities', score: 8.3 },
      { topic: 'value', score: 8.6 },
    ],
    guests: [
      { kind: 'couples', share: 0.46 },
      { kind: 'families', share: 0.21 },
      { kind: 'solo', share: 0.15 },
      { kind: 'friends', share: 0.1 },
      { kind: 'business', share: 0.08 },
    ],
    until: '2027-01',
  },
  near: [
    {
      id: 'comercio',
      name: 'Praça do Comércio',
      kind: 'landmark',
      distance: 0.4,
      latitude: 38.7077,
      longitude: -9.1366,
    },
    {
      id: 'castelo',
      name: 'Castelo de São Jorge',
      kind: 'landmark',
      distance: 0.7,
      latitude: 38.7139,
      longitude: -9.1334,
    },
    {
      id: 'LIS',
      name: 'Humberto Delgado',
      kind: 'airport',
      distance: 7.1,
      latitude: 38.7742,
      longitude: -9.1342,
    },
  ],
  policies: { childrenFree: 3, pets: false, resortFee: null, cityTax: usd(2) },
  built: 1911,
  renovated: 2023,
  ground: null,
};

const nightsAt = (dollars: number) =>
  ['2027-03-12', '2027-03-13', '2027-03-14'].map((date) => ({ date, amount: usd(dollars) }));

/** A room at breakfast for three nights. */
export const aHotelRate = (more: Partial<HotelRate> = {}): HotelRate => ({
  id: 'rate-breakfast',
  board: 'breakfast',
  payment: 'now',
  terms: { freeUntil: '2027-03-10T18:00:00Z', fee: usd(162.1), nothingFrom: '2027-03-12T15:00:00Z' },
  total: usd(486.3),
  perNight: usd(166.1),
  taxes: usd(29.3),
  nights: [
    { date: '2027-03-12', amount: usd(160) },
    { date: '2027-03-13', amount: usd(160) },
    { date: '2027-03-14', amount: usd(137) },
  ],
  atProperty: [{ kind: 'cityTax', amount: usd(12) }],
  left: 3,
  published: null,
  ...more,
});

const LOWEST = aHotelRate({
  id: 'rate-lowest',
  board: 'roomOnly',
  terms: { freeUntil: null, fee: null, nothingFrom: '2027-03-12T15:00:00Z' },
  total: usd(421.5),
  perNight: usd(144.5),
  taxes: usd(25.5),
  nights: nightsAt(132),
  left: 8,
});
const LATER = aHotelRate({
  id: 'rate-later',
  payment: 'property',
  total: usd(498.6),
  perNight: usd(170.2),
  taxes: usd(30.6),
  nights: nightsAt(156),
  left: null,
});

export const aHotelRoom = (more: Partial<HotelRoom> = {}): HotelRoom => ({
  id: 'room-double',
  name: 'Double room',
  beds: [{ bed: 'queen', count: 1 }],
  area: 22,
  accessible: false,
  pictures: [picture('room'), picture('bathroom')],
  rates: [LOWEST, aHotelRate(), LATER],
  ...more,
});

/** What a party of two can choose from. */
export const PARTY: PartyRooms = {
  party: { adults: 2, childAges: [] },
  rooms: [
    aHotelRoom(),
    aHotelRoom({
      id: 'room-terrace',
      name: 'Terrace suite',
      beds: [
        { bed: 'king', count: 1 },
        { bed: 'sofa', count: 1 },
      ],
      area: 41,
      accessible: true,
      pictures: [picture('room', 1)],
      rates: [
        aHotelRate({
          id: 'rate-suite',
          total: usd(912),
          perNight: usd(308),
          taxes: usd(54),
          nights: nightsAt(286),
          left: 1,
        }),
      ],
    }),
  ],
};
