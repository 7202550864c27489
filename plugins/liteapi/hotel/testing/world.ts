import type { RatesBody } from './requests';

/**
 * Properties and offers as LiteAPI publishes them (`liteapi-travel/mcp-server`, `openapi-schemas/`), made up for tests; each is marked
 * with its document and operation.
 */
export type Json = Record<string, unknown>;

const PHOTO = 'https://static.cupid.travel/hotels';

interface Place {
  readonly id: string;
  readonly name: string;
  readonly night: number;
  readonly stars: number | null;
  readonly zip?: string;
  readonly important?: string;
  readonly isMapped?: boolean;
  readonly rating?: number | null;
}
const PLACES: readonly Place[] = [
  { id: 'lp1', name: 'Casa das Janelas Altas', night: 80, stars: 4, rating: 8.53 },
  {
    ...{ id: 'lp2', name: 'Grande Hotel do Rossio', night: 100, stars: 4.5, zip: '1100-200', rating: 9.1 },
    ...{ isMapped: true, important: 'Guests show a photo identification.<br>No parties.' },
  },
  { id: 'lp3', name: 'Estrela do Mar', night: 120, stars: null, rating: null },
];
export const IDS = PLACES.map(({ id }) => id);

const spot = (nth: number) => ({ latitude: 38.71 + nth / 50, longitude: -9.14 + nth / 50 });

/** static.json, `GET /data/hotels`, `data[]` */
export const listed = (id: string): Json => {
  const nth = IDS.indexOf(id);
  const { name, stars, zip = '', rating = null } = PLACES[nth]!;
  return {
    ...{ id, name, stars, zip, rating, ...spot(nth) },
    ...{ hotelDescription: `<p>${name}</p>`, currency: 'EUR', country: 'PT', city: 'Lisbon' },
    ...{ address: `Rua ${nth + 1}`, main_photo: `${PHOTO}/${id}.jpg`, thumbnail: null },
    ...{ hotelTypeId: 204, chainId: 0, chain: 'Not Available', reviewCount: rating && 120 },
    ...{ facilityIds: [107, 4, 2263], deletedAt: null },
  };
};

/** static.json, `GET /data/hotel`, `data` */
export const detailed = (id: string): Json => {
  const { stars, zip: _, latitude, longitude, country: _own, facilityIds: _ids, ...same } = listed(id);
  const { important = '' } = PLACES[IDS.indexOf(id)]!;
  return {
    ...same,
    ...{ starRating: stars, location: { latitude, longitude }, country: 'pt' },
    facilities: [
      { facilityId: 107, name: 'Free WiFi' },
      { facilityId: 4, name: 'Pets allowed' },
      { facilityId: 2263, name: 'Farming classes' },
    ],
    hotelImportantInformation: important,
    hotelImages: [
      { url: `${PHOTO}/${id}.jpg`, urlHd: '', caption: '', order: 0, defaultImage: true },
      { url: `${PHOTO}/${id}-2.jpg`, urlHd: '', caption: '', order: 1, defaultImage: false },
    ],
    checkinCheckoutTimes: { checkout: '11:00 AM', checkin_start: '04:00 PM', checkin_end: '12:00 AM' },
    rooms: [
      {
        ...{ id: 2617267, roomName: 'Standard King Room', roomSizeSquare: 26.4, roomSizeUnit: 'm2' },
        bedTypes: [
          {
            quantity: 1,
            bedType: 'Extra-large double bed (Super-king size)',
            bedSize: '181-210 cm wide',
          },
        ],
        photos: [{ url: `${PHOTO}/room.jpg`, imageDescription: '', mainPhoto: false, hd_url: '' }],
      },
    ],
    ...{ phone: '', petsAllowed: false, childAllowed: false, parking: '' },
  };
};

/** static.json, `GET /data/facilities`, `GET /data/hotelTypes` */
export const FACILITIES = [
  {
    facility_id: 107,
    facility: 'Free WiFi',
    sort: 0,
    translation: [{ lang: 'pt', facility: 'Wi-Fi grátis' }],
  },
  { facility_id: 4, facility: 'Pets allowed', sort: 0, translation: [] },
  { facility_id: 2263, facility: 'Farming classes', sort: 0, translation: null },
];
export const KINDS = [
  { id: 204, name: 'Hotels' },
  { id: 201, name: 'Apartments' },
];

/** A way to stay at each of the properties. */
interface Kind {
  readonly name: string;
  /** Added to the property's night. */
  readonly more: number;
  readonly board: readonly [code: string | null, name: string | null];
  /** Days before arrival from which a share of the price is kept; none: never free. */
  readonly kept?: readonly (readonly [days: number, share: number])[];
  readonly pays?: readonly string[] | null;
  readonly rateType?: string;
  readonly members?: boolean;
}
const BOTH = ['NUITEE_PAY', 'PROPERTY_PAY'];
const KINDS_OF_STAY: readonly Kind[] = [
  { name: 'Standard King Room', more: 0, board: ['RO', 'Room Only'], pays: BOTH },
  {
    name: 'Standard King Room',
    more: 15,
    board: ['RO', 'Room Only'],
    kept: [
      [3, 0.5],
      [1, 1],
    ],
    pays: BOTH,
  },
  { name: 'Suite', more: 40, board: ['BB1', 'Breakfast Buffet'], kept: [[5, 1]], pays: null },
  { name: 'Suite', more: 20, board: [null, 'Afternoon tea'], pays: ['NUITEE_PAY'] },
  { name: 'Paid there', more: -30, board: ['RO', 'Room Only'], pays: ['PROPERTY_PAY'] },
  { name: 'With a flight', more: -35, board: ['RO', 'Room Only'], rateType: 'package' },
  { name: 'For members', more: -40, board: ['RO', 'Room Only'], members: true },
];

export const nightsOf = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
const money = (amount: number, currency: string) => ({ amount: Math.round(amount * 100) / 100, currency });
/** As the document writes deadlines. */
const deadline = (day: string, days: number) =>
  new Date(Date.parse(`${day}T02:00:00Z`) - days * 86_400_000).toISOString().slice(0, 19).replace('T', ' ');

export type Asked = Pick<RatesBody, 'checkin' | 'checkout' | 'occupancies' | 'currency'>;

/** search.json, `POST /hotels/rates`, `data[].roomTypes[]`; the same of booking.json, `POST /rates/prebook` */
export function offer(hotelId: string, nth: number, asked: Asked): Json {
  const place = PLACES[IDS.indexOf(hotelId)]!;
  const { name, more, board, kept = [], pays, rateType = 'standard', members = false } = KINDS_OF_STAY[nth]!;
  const { checkin, checkout, occupancies, currency } = asked;
  const rates = occupancies.map(({ adults, children }, room) => {
    const total = (place.night + more + 10 * children.length) * nightsOf(checkin, checkout);
    return {
      ...{ rateId: `rate-${nth}`, occupancyNumber: room + 1, name, maxOccupancy: 2 },
      ...{ adultCount: adults, childCount: children.length, childrenAges: children },
      ...{ boardType: board[0], boardName: board[1], priceType: 'commission' },
      remarks: nth === 0 ? '<b>No</b> smoking' : '',
      mappedRoomId: place.isMapped ? 2617267 : null,
      commission: [money(0, currency)],
      retailRate: {
        total: [money(total, currency)],
        suggestedSellingPrice: [{ ...money(total * 1.17, currency), source: 'booking.com' }],
        initialPrice: null,
        taxesAndFees: [
          { included: true, description: 'VAT', ...money(total * 0.06, currency) },
          { included: false, description: 'City tax', ...money(4 * adults, 'EUR') },
        ],
      },
      cancellationPolicies: {
        cancelPolicyInfos: kept.map(([days, share]) => ({
          ...{ cancelTime: deadline(checkin, days), type: 'amount', timezone: 'GMT' },
          ...money(total * share, currency),
        })),
        hotelRemarks: [],
        refundableTag: kept.length > 0 ? 'RFN' : 'NRFN',
      },
      paymentTypes: pays ?? [],
      perks: [],
    };
  });
  const total = rates.reduce((sum, { retailRate }) => sum + retailRate.total[0]!.amount, 0);
  return {
    ...{ roomTypeId: `type-${nth}`, supplier: 'nuitee', supplierId: 2, rates, rateType },
    offerId: Buffer.from(JSON.stringify([hotelId, nth, asked])).toString('base64url'),
    offerRetailRate: money(total, currency),
    suggestedSellingPrice: { ...money(total * 1.17, currency), source: 'booking.com' },
    offerInitialPrice: money(total, currency),
    ...{ priceType: 'commission', loyaltyMembershipIdRequired: members },
  };
}

/** Cheapest first, as `maxRatesPerHotel` says. */
export const offers = (hotelId: string, asked: Asked): Json[] =>
  KINDS_OF_STAY.map((_, nth) => nth)
    .toSorted((a, b) => KINDS_OF_STAY[a]!.more - KINDS_OF_STAY[b]!.more)
    .map((nth) => offer(hotelId, nth, asked));

/** What an offer's name says. */
export const openOffer = (offerId: string): [hotelId: string, nth: number, asked: Asked] =>
  JSON.parse(Buffer.from(offerId, 'base64url').toString()) as [string, number, Asked];
