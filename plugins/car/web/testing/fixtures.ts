/** Places, cars and bookings as the API sends them: shared by tests and stories. A week from Lisbon airport. */
import type { Money, Price, TripSummary } from '@/core/contract';
import type {
  CarBookingRow,
  CarDetails,
  CarOffer,
  CarPlace,
  CarQuote,
  CarReservation,
  CarStaticData,
  CarTripDetails,
  CarVehicle,
  PointSummary,
  RentalPoint,
} from '../../contract';

export const usd = (dollars: number): Money => ({ amount: Math.round(dollars * 100), currency: 'USD' });

const LISBON = { city: 'Lisbon', country: 'PT', zone: 'Europe/Lisbon' };
const PORTO = { city: 'Porto', country: 'PT', zone: 'Europe/Lisbon' };

export const PLACES = {
  lisbonAirport: {
    ...LISBON,
    ...{ id: 'airport:LIS', kind: 'airport', name: 'Humberto Delgado', iata: 'LIS' },
    ...{ latitude: 38.7742, longitude: -9.1342 },
  },
  lisbon: {
    ...LISBON,
    ...{ id: 'city:PT-lisbon', kind: 'city', name: 'Lisbon', iata: null },
    ...{ latitude: 38.7223, longitude: -9.1393 },
  },
  oriente: {
    ...LISBON,
    ...{ id: 'station:lisboa-oriente', kind: 'station', name: 'Lisboa Oriente', iata: null },
    ...{ latitude: 38.7679, longitude: -9.0991 },
  },
  portoAirport: {
    ...PORTO,
    ...{ id: 'airport:OPO', kind: 'airport', name: 'Francisco Sá Carneiro', iata: 'OPO' },
    ...{ latitude: 41.2481, longitude: -8.6814 },
  },
} as const satisfies Record<string, CarPlace>;

export const COUNTRIES = [
  { name: 'Brazil', code: 'BR' },
  { name: 'Portugal', code: 'PT' },
  { name: 'Spain', code: 'ES' },
  { name: 'United States', code: 'US' },
];

export const STATIC_DATA: CarStaticData = {
  vehicleSizes: [
    { id: 'mini', name: 'Mini' },
    { id: 'economy', name: 'Economy' },
    { id: 'compact', name: 'Compact' },
    { id: 'suv', name: 'SUV' },
    { id: 'premium', name: 'Premium' },
    { id: 'electric', name: 'Electric' },
    { id: 'van', name: 'Passenger van' },
  ],
  accessories: [
    { code: 'CSI', name: 'Infant seat', max: 2 },
    { code: 'CST', name: 'Child seat', max: 3 },
    { code: 'NAV', name: 'Satellite navigation', max: 1 },
    { code: 'ADR', name: 'Additional driver', max: 3 },
  ],
};

/** The places of the fixtures' rental: at the airport, ten in the morning, for a week. */
export const RENTAL = {
  from: PLACES.lisbonAirport.id,
  pickUp: '2027-03-12T10:00',
  dropOff: '2027-03-19T10:00',
  age: 30,
  country: 'PT',
};

const AIRPORT_DESK: PointSummary = { ...PLACES.lisbonAirport, distance: 0, handover: 'terminal-desk' };
const AIRPORT_SHUTTLE: PointSummary = { ...PLACES.lisbonAirport, distance: 1.8, handover: 'shuttle' };

const vehicle = (size: string, code: string, more: Partial<CarVehicle> = {}): CarVehicle => ({
  ...{ size, code, passengerQuantity: 5, baggageQuantity: 2, acIndicator: true, doorCount: 5 },
  ...{ transmissionType: 'Manual', fuelType: 'petrol', range: null },
  ...more,
});

/** A car of a vendor for so many dollars; a week of it can be cancelled for free and has no limit of kilometres. */
export function car(
  id: string,
  dollars: number,
  given: { vehicle: CarVehicle; vendor: [string, string] },
  more: Partial<CarOffer> = {},
): CarOffer {
  const taxes = Math.round(dollars * 0.2 * 100) / 100;
  return {
    id: `offer.${id}`,
    supplier: 'sandbox',
    availableCore: {
      totalCharge: { estimatedTotal: dollars, currencyCode: 'USD' },
      vehicle: given.vehicle,
      vendor: { code: given.vendor[0], name: given.vendor[1] },
      rentalRate: { unlimitedIndicator: true, distance: null },
    },
    availableInfo: {
      coverages: [
        included('CF', 'Free cancellation'),
        { ...included('CDW', 'Collision damage waiver'), excess: usd(1000) },
        { ...included('TP', 'Theft protection'), excess: usd(1000) },
        included('TPL', 'Third-party liability'),
        optional('SCDW', 'No excess', 84),
        optional('RSA', 'Roadside assistance', 31.5),
      ],
    },
    price: usd(dollars),
    perDay: usd(Math.ceil((dollars * 100) / 7) / 100),
    days: 7,
    charges: [
      { kind: 'rental', amount: usd(dollars - taxes) },
      { kind: 'taxes', amount: usd(taxes) },
    ],
    pickUp: AIRPORT_DESK,
    dropOff: AIRPORT_DESK,
    pickUpDateTime: RENTAL.pickUp,
    returnDateTime: RENTAL.dropOff,
    fuelPolicy: 'full-to-full',
    deposit: usd(300),
    freeCancellationUntil: '2027-03-10T10:00:00Z',
    ...more,
  };
}
const included = (code: string, name: string) => ({
  ...{ code, name, excess: null },
  charge: { includedRateInd: true, amount: null },
});
const optional = (code: string, name: string, dollars: number) => ({
  ...{ code, name, excess: null },
  charge: { includedRateInd: false, amount: usd(dollars) },
});
/** Without free cancellation, and with so many kilometres a day. */
const strict = (offer: CarOffer): CarOffer => ({
  ...offer,
  availableCore: {
    ...offer.availableCore,
    rentalRate: {
      unlimitedIndicator: false,
      distance: { kilometresPerDay: 200, perKilometre: usd(0.25) },
    },
  },
  availableInfo: { coverages: offer.availableInfo.coverages.filter(({ code }) => code !== 'CF') },
  freeCancellationUntil: null,
});
const SHUTTLE = { pickUp: AIRPORT_SHUTTLE, dropOff: AIRPORT_SHUTTLE };

/** Cheapest first; one in every bucket of price, passengers and bags, and every vendor more than once. */
export const OFFERS: CarOffer[] = [
  strict(
    car(
      'pr-mini',
      148.4,
      {
        vehicle: vehicle('mini', 'MBMN', {
          ...{ passengerQuantity: 4, baggageQuantity: 1, acIndicator: false, doorCount: 3 },
        }),
        vendor: ['PR', 'Pennyroad'],
      },
      { ...SHUTTLE, fuelPolicy: 'same-to-same', deposit: usd(600) },
    ),
  ),
  car('nm-compact', 214.9, { vehicle: vehicle('compact', 'CDMR'), vendor: ['NM', 'Northmile'] }),
  strict(
    car(
      'pr-compact',
      226,
      { vehicle: vehicle('compact', 'CDMR'), vendor: ['PR', 'Pennyroad'] },
      { ...SHUTTLE, fuelPolicy: 'same-to-same' },
    ),
  ),
  car('rd-compact', 289.6, {
    vehicle: vehicle('compact', 'CDAR', { transmissionType: 'Automatic' }),
    vendor: ['RD', 'Rondale'],
  }),
  car(
    'vl-electric',
    371.25,
    {
      vehicle: vehicle('electric', 'CEAE', {
        ...{ transmissionType: 'Automatic', fuelType: 'electric', range: 410, baggageQuantity: 3 },
      }),
      vendor: ['VL', 'Velora Rent'],
    },
    { fuelPolicy: 'charged' },
  ),
  car('rd-suv', 498, {
    vehicle: vehicle('suv', 'IFAR', {
      ...{ transmissionType: 'Automatic', fuelType: 'hybrid', baggageQuantity: 4 },
    }),
    vendor: ['RD', 'Rondale'],
  }),
  car('nm-van', 712.3, {
    vehicle: vehicle('van', 'FVMD', {
      ...{ passengerQuantity: 9, baggageQuantity: 6, fuelType: 'diesel', doorCount: 4 },
    }),
    vendor: ['NM', 'Northmile'],
  }),
];

export const FOUND = {
  data: OFFERS,
  suppliers: [
    { id: 'sandbox', name: 'Drivehub', state: 'answered' as const, offers: OFFERS.length, took: 640 },
  ],
};

/** Many cars, for lists that are longer than a page. */
export const manyOffers = (count: number): CarOffer[] =>
  Array.from({ length: count }, (_, index) => {
    const like = OFFERS[index % OFFERS.length]!;
    const dollars = 150 + ((index * 37) % 700);
    return {
      ...like,
      id: `offer.many-${index}`,
      availableCore: {
        ...like.availableCore,
        totalCharge: { estimatedTotal: dollars, currencyCode: 'USD' },
      },
      price: usd(dollars),
      perDay: usd(Math.ceil((dollars * 100) / 7) / 100),
    };
  });

/** Open from seven to eleven at night, Sundays from nine. */
const point = (summary: PointSummary): RentalPoint => ({
  ...summary,
  address: 'Alameda das Comunidades Portuguesas, 1700-111 Lisboa',
  phone: '+351 211 000 100',
  openingHours: Array.from({ length: 7 }, (_, weekday) => ({
    weekday,
    opens: weekday === 0 ? '09:00' : '07:00',
    closes: '23:00',
  })),
  isAlwaysOpen: false,
  servesOutOfHours: true,
});

const perDay = (code: string, name: string, max: number, dollars: number) => ({
  ...{ code, name, max },
  ...{ perDay: usd(dollars), amount: usd(dollars * 7) },
});

/** An offer as its own screen shows it. */
export const detailsOf = (offer: CarOffer): CarDetails => ({
  ...offer,
  pickUp: point(offer.pickUp),
  dropOff: point(offer.dropOff),
  accessories: [
    perDay('CSI', 'Infant seat', 2, 9),
    perDay('CST', 'Child seat', 3, 9),
    perDay('NAV', 'Satellite navigation', 1, 11),
    perDay('ADR', 'Additional driver', 3, 7),
  ],
  cancellation: {
    freeUntil: offer.freeCancellationUntil,
    fee: usd(45),
    nothingFrom: '2027-03-12T10:00:00Z',
  },
  requirements: { minimumAge: 21, licenceYears: 1, creditCard: true },
});

/** The automatic compact of Rondale, with its free cancellation. */
export const DETAILS: CarDetails = detailsOf(OFFERS[3]!);

export const PRICE: Price = {
  lines: [
    { kind: 'base', amount: usd(231.68) },
    { kind: 'taxes', amount: usd(57.92) },
  ],
  total: usd(289.6),
};

export const QUOTE: CarQuote = {
  quoteId: '0d4f6b1e-6f0a-4a57-9f5e-0a4b6f2f9d11',
  price: PRICE,
  previousTotal: PRICE.total,
  changed: false,
  expiresAt: '2099-01-01T00:00:00Z',
  offer: DETAILS,
  extras: null,
};

export const RESERVATION: CarReservation = {
  bookingId: 'bkg_3c8w1r5t',
  orderId: 'ord_77K2',
  recordLocator: 'C4R9LM',
  confirmationNumber: 'RD-40118823',
  bookingStatus: 'Confirmed',
  dateBooked: '2027-02-20T09:41:00Z',
  ...{ revision: 7, changedAt: '2027-02-20T09:41:05Z' },
  bookedCurrency: 'USD',
  price: PRICE,
  offer: DETAILS,
  extras: null,
  driver: {
    title: 'Ms',
    firstName: 'Inês',
    lastName: 'Carvalho',
    email: 'ines.carvalho@example.com',
    phone: '+351 912 345 678',
    address: 'Rua da Rosa 41',
    city: 'Lisboa',
    state: 'Lisboa',
    zipCode: '1200-382',
    country: 'PT',
    pickupTime: '10:30',
  },
  flightNumber: 'TP 1356',
  cancellation: null,
  canCancel: true,
  progress: {
    ...{ bookingId: 'bkg_3c8w1r5t', state: 'confirmed', status: 'Confirmed' },
    ...{ message: null, money: 'taken', actionUrl: null },
  },
};

export const TRIP_DETAILS: CarTripDetails = {
  vendor: 'Rondale',
  vehicle: DETAILS.availableCore.vehicle,
  pickUp: AIRPORT_DESK,
  dropOff: AIRPORT_DESK,
  days: 7,
  confirmationNumber: RESERVATION.confirmationNumber,
};

export const TRIP: TripSummary = {
  bookingId: RESERVATION.bookingId,
  product: 'car',
  state: 'confirmed',
  status: 'Confirmed',
  locator: RESERVATION.recordLocator,
  title: 'Lisbon',
  startsAt: RENTAL.pickUp,
  endsAt: RENTAL.dropOff,
  bookedAt: RESERVATION.dateBooked,
  travelers: ['Inês Carvalho'],
  price: PRICE.total,
  details: TRIP_DETAILS,
};

export const ROW: CarBookingRow = {
  bookingId: TRIP.bookingId,
  recordLocator: TRIP.locator,
  confirmationNumber: RESERVATION.confirmationNumber,
  vendor: 'Rondale',
  vehicleSize: 'compact',
  pickUpName: PLACES.lisbonAirport.name,
  dropOffName: PLACES.lisbonAirport.name,
  pickUpDateTime: RENTAL.pickUp,
  returnDateTime: RENTAL.dropOff,
  driver: 'Inês Carvalho',
  dateBooked: TRIP.bookedAt,
  salesPrice: TRIP.price,
  bookedCurrency: 'USD',
  bookingStatus: 'Confirmed',
  state: 'confirmed',
  details: TRIP_DETAILS,
};
