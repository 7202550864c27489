/** Offers, bookings and places as the API sends them: shared by tests and stories. Lisbon to New York and back. */
import type { Money, TripSummary } from '@/core/contract';
import { mayBe, routeTypeOf } from '../../contract';
import type {
  AirportGroup,
  AirportRef,
  Cabin,
  FareFamily,
  FarePenalty,
  FareRules,
  FareService,
  FlightBookingRow,
  FlightLeg,
  FlightOffer,
  FlightReservation,
  FlightSegment,
  FlightTripDetails,
  Stop,
} from '../../contract';

export const usd = (dollars: number): Money => ({ amount: Math.round(dollars * 100), currency: 'USD' });

const airport = (code: string, name: string, city: string): AirportRef => ({ code, name, city });
export const AIRPORTS = {
  LIS: airport('LIS', 'Humberto Delgado', 'Lisbon'),
  JFK: airport('JFK', 'John F. Kennedy International', 'New York'),
  EWR: airport('EWR', 'Newark Liberty International', 'New York'),
  MAD: airport('MAD', 'Adolfo Suárez Madrid-Barajas', 'Madrid'),
  LHR: airport('LHR', 'Heathrow', 'London'),
  LGW: airport('LGW', 'Gatwick', 'London'),
  CDG: airport('CDG', 'Charles de Gaulle', 'Paris'),
  PDL: airport('PDL', 'João Paulo II', 'Ponta Delgada'),
  SFO: airport('SFO', 'San Francisco International', 'San Francisco'),
};
const ZONES: Record<string, string> = {
  LIS: 'Europe/Lisbon',
  JFK: 'America/New_York',
  EWR: 'America/New_York',
  MAD: 'Europe/Madrid',
  LHR: 'Europe/London',
  LGW: 'Europe/London',
  CDG: 'Europe/Paris',
  PDL: 'Atlantic/Azores',
  SFO: 'America/Los_Angeles',
};
const CARRIERS: Record<string, string> = {
  TP: 'TAP Air Portugal',
  UA: 'United Airlines',
  IB: 'Iberia',
  BA: 'British Airways',
  AF: 'Air France',
  DL: 'Delta Air Lines',
  S4: 'Azores Airlines',
};

/** `TP 209 LIS 2027-03-10T11:20 JFK 2027-03-10T14:25 485` */
export function segment(line: string, more: Partial<FlightSegment> = {}): FlightSegment {
  const [carrier, number, from, departureTime, to, arrivalTime, duration] = line.split(' ') as [
    string,
    string,
    keyof typeof AIRPORTS,
    string,
    keyof typeof AIRPORTS,
    string,
    string,
  ];
  return {
    id: `${carrier}${number}-${departureTime}`,
    carrier,
    carrierName: CARRIERS[carrier] ?? carrier,
    operatedBy: null,
    flightNumber: number,
    aircraft: 'Airbus A330-900neo',
    origin: AIRPORTS[from],
    destination: AIRPORTS[to],
    originTerminal: null,
    destinationTerminal: null,
    departureTime,
    arrivalTime,
    departureZone: ZONES[from]!,
    arrivalZone: ZONES[to]!,
    duration: Number(duration),
    cabin: 'economy',
    bookingClass: 'L',
    ...more,
  };
}

const minutes = (from: string, to: string) =>
  Math.round((Date.parse(`${to}:00Z`) - Date.parse(`${from}:00Z`)) / 60_000);
const dayOf = (time: string) => Date.parse(`${time.slice(0, 10)}T00:00:00Z`) / 86_400_000;

/** A leg of these segments; the waits between them follow from their times. */
export function leg(segments: FlightSegment[], more: Partial<FlightLeg> = {}): FlightLeg {
  const first = segments[0]!;
  const last = segments.at(-1)!;
  const stops = segments.slice(1).map((next, index): Stop => {
    const before = segments[index]!;
    return {
      airport: before.destination,
      duration: minutes(before.arrivalTime, next.departureTime),
      overnight: before.arrivalTime.slice(0, 10) < next.departureTime.slice(0, 10),
      changeTo: before.destination.code === next.origin.code ? null : next.origin,
    };
  });
  const main = [...segments].sort((a, b) => b.duration - a.duration)[0]!;
  return {
    origin: first.origin,
    destination: last.destination,
    duration:
      segments.reduce((sum, { duration }) => sum + duration, 0) +
      stops.reduce((sum, { duration }) => sum + duration, 0),
    stops,
    cabin: main.cabin,
    carrier: main.carrier,
    airlineName: main.carrierName,
    departureTime: first.departureTime,
    arrivalTime: last.arrivalTime,
    departureZone: first.departureZone,
    arrivalZone: last.arrivalZone,
    dayOffset: dayOf(last.arrivalTime) - dayOf(first.departureTime),
    segments,
    ...more,
  };
}

export const FAMILIES: FareFamily[] = [
  {
    id: 'TP-discount',
    carrier: 'TP',
    carrierName: 'TAP Air Portugal',
    name: 'Discount',
    cabin: 'economy',
    features: {
      carryOn: { pieces: 1, kilograms: 8 },
      checked: { pieces: 0, kilograms: 0 },
      change: 'none',
      refund: 'none',
      seat: 'fee',
    },
  },
  {
    id: 'TP-classic',
    carrier: 'TP',
    carrierName: 'TAP Air Portugal',
    name: 'Classic',
    cabin: 'economy',
    features: {
      carryOn: { pieces: 1, kilograms: 8 },
      checked: { pieces: 1, kilograms: 23 },
      change: 'fee',
      refund: 'fee',
      seat: 'included',
    },
  },
  {
    id: 'TP-plus',
    carrier: 'TP',
    carrierName: 'TAP Air Portugal',
    name: 'Plus',
    cabin: 'economy',
    features: {
      carryOn: { pieces: 1, kilograms: 8 },
      checked: { pieces: 2, kilograms: 23 },
      change: 'included',
      refund: 'included',
      seat: 'included',
    },
  },
  {
    id: 'IB-basic',
    carrier: 'IB',
    carrierName: 'Iberia',
    name: 'Basic',
    cabin: 'economy',
    features: {
      carryOn: { pieces: 1, kilograms: 10 },
      checked: { pieces: 0, kilograms: 0 },
      change: 'fee',
      refund: 'none',
      seat: 'fee',
    },
  },
  {
    id: 'BA-club',
    carrier: 'BA',
    carrierName: 'British Airways',
    name: 'Club',
    cabin: 'business',
    features: {
      carryOn: { pieces: 2, kilograms: 23 },
      checked: { pieces: 2, kilograms: 32 },
      change: 'included',
      refund: 'fee',
      seat: 'included',
    },
  },
  {
    id: 'AF-light',
    carrier: 'AF',
    carrierName: 'Air France',
    name: 'Light',
    cabin: 'economy',
    features: {
      carryOn: { pieces: 1, kilograms: 12 },
      checked: { pieces: 0, kilograms: 0 },
      change: 'fee',
      refund: 'none',
      seat: 'fee',
    },
  },
  {
    id: 'S4-smart',
    carrier: 'S4',
    carrierName: 'Azores Airlines',
    name: 'Smart',
    cabin: 'economy',
    features: {
      carryOn: { pieces: 1, kilograms: 8 },
      checked: { pieces: 1, kilograms: 23 },
      change: 'fee',
      refund: 'none',
      seat: 'fee',
    },
  },
];

/** An offer for two adults; its bags are those of its fare family. */
export function offer(
  itineraryId: string,
  price: number,
  fareFamily: string,
  flights: FlightLeg[],
  more: Partial<FlightOffer> = {},
): FlightOffer {
  const family = FAMILIES.find(({ id }) => id === fareFamily)!;
  const { change, refund } = family.features;
  const penalty = (service: FareService, dollars: number): FarePenalty => ({
    service,
    fee: { included: usd(0), fee: usd(dollars), none: null }[service],
  });
  const terms = { voidHours: 24, change: penalty(change, 60), refund: penalty(refund, 85) };
  return {
    id: `offer.${itineraryId}.${fareFamily}`,
    supplier: 'sandbox',
    itineraryId,
    routeType: routeTypeOf(
      flights.map(({ origin, destination }) => ({ origin: origin.city, destination: destination.city })),
    ),
    totalAmount: usd(price),
    travellerPrices: [{ passengerType: 'ADT', count: 2, total: usd(price) }],
    validatingCarrier: flights[0]!.carrier,
    flights,
    fareFamily,
    bags: { carryOn: family.features.carryOn, checked: family.features.checked },
    seatsLeft: null,
    ...mayBe(terms),
    terms,
    ...more,
  };
}

const inCabin = (cabin: Cabin): Partial<FlightSegment> => ({
  cabin,
  bookingClass: cabin === 'business' ? 'J' : 'L',
});

export const TAP_DIRECT = [
  leg([
    segment('TP 209 LIS 2027-03-10T11:20 JFK 2027-03-10T15:25 485', {
      originTerminal: '1',
      destinationTerminal: '4',
    }),
  ]),
  leg([
    segment('TP 210 JFK 2027-03-17T23:05 LIS 2027-03-18T10:40 395', {
      originTerminal: '4',
      destinationTerminal: '1',
    }),
  ]),
];
export const IBERIA_ONE_STOP = [
  leg([
    segment('IB 8949 LIS 2027-03-10T06:10 MAD 2027-03-10T08:35 85', {
      operatedBy: 'Air Nostrum',
      aircraft: 'Bombardier CRJ1000',
    }),
    segment('IB 6251 MAD 2027-03-10T11:55 JFK 2027-03-10T14:30 515', {
      originTerminal: '4S',
      destinationTerminal: '8',
    }),
  ]),
  leg([
    segment('IB 6252 JFK 2027-03-17T17:10 MAD 2027-03-18T05:35 445'),
    segment('IB 3102 MAD 2027-03-18T07:15 LIS 2027-03-18T07:35 80'),
  ]),
];
export const AIR_FRANCE_OVERNIGHT = [
  leg([
    segment('AF 1195 LIS 2027-03-10T18:40 CDG 2027-03-10T22:15 155'),
    segment('AF 22 CDG 2027-03-11T08:25 JFK 2027-03-11T10:45 500'),
  ]),
  leg([
    segment('AF 7 JFK 2027-03-17T19:30 CDG 2027-03-18T08:45 435'),
    segment('AF 1024 CDG 2027-03-18T12:35 LIS 2027-03-18T14:10 155'),
  ]),
];
export const BRITISH_CLUB = [
  leg([
    segment('BA 499 LIS 2027-03-10T07:30 LHR 2027-03-10T10:15 165', inCabin('business')),
    segment('BA 117 LHR 2027-03-10T13:05 JFK 2027-03-10T17:10 485', inCabin('business')),
  ]),
  leg([
    segment('BA 112 JFK 2027-03-17T18:30 LHR 2027-03-18T06:25 415', inCabin('business')),
    segment('BA 2560 LGW 2027-03-18T11:50 LIS 2027-03-18T14:35 165', inCabin('business')),
  ]),
];
export const AZORES_TWO_STOPS = [
  leg([
    segment('S4 121 LIS 2027-03-10T00:40 PDL 2027-03-10T02:05 145'),
    segment('S4 323 PDL 2027-03-10T04:55 LHR 2027-03-10T09:55 240'),
    segment('UA 883 LHR 2027-03-10T15:20 EWR 2027-03-10T19:25 485'),
  ]),
  leg([segment('UA 64 EWR 2027-03-17T20:15 LIS 2027-03-18T07:55 400')]),
];

/** Lisbon to New York, and on from its other airport to San Francisco: two flights that are no round trip. */
export const TWO_CITIES = [
  TAP_DIRECT[0]!,
  leg([segment('UA 1 EWR 2027-03-14T18:30 SFO 2027-03-14T21:55 385')]),
];

/** Lisbon, New York, London, Lisbon. */
export const MULTI_CITY = [
  TAP_DIRECT[0]!,
  leg([segment('BA 178 JFK 2027-03-14T18:30 LHR 2027-03-15T06:25 415')]),
  leg([
    segment('IB 3177 LHR 2027-03-19T07:20 MAD 2027-03-19T10:45 145'),
    segment('IB 3110 MAD 2027-03-19T15:55 LIS 2027-03-19T16:15 80', { operatedBy: 'Air Nostrum' }),
  ]),
];

export const OFFERS: FlightOffer[] = [
  offer('tp-direct', 1184.4, 'TP-discount', TAP_DIRECT, { seatsLeft: 4 }),
  offer('tp-direct', 1364.4, 'TP-classic', TAP_DIRECT, { seatsLeft: 4 }),
  offer('tp-direct', 1604, 'TP-plus', TAP_DIRECT),
  offer('ib-mad', 982.6, 'IB-basic', IBERIA_ONE_STOP),
  offer('af-cdg', 918.2, 'AF-light', AIR_FRANCE_OVERNIGHT),
  offer('ba-lhr', 4120, 'BA-club', BRITISH_CLUB, { seatsLeft: 2 }),
  offer('s4-pdl', 874.9, 'S4-smart', AZORES_TWO_STOPS),
];

/** Many itineraries, for lists that are longer than a page. */
export function manyOffers(count: number): FlightOffer[] {
  return Array.from({ length: count }, (_, index) => {
    const flights = [TAP_DIRECT, IBERIA_ONE_STOP, AIR_FRANCE_OVERNIGHT][index % 3]!;
    const family = ['TP-discount', 'IB-basic', 'AF-light'][index % 3]!;
    return offer(`itinerary-${index}`, 800 + ((index * 37) % 900), family, flights);
  });
}

export const FARE_RULES: FareRules = {
  offerId: 'offer.tp-direct.TP-classic',
  fareFamily: FAMILIES[1]!,
  fareBasis: ['LLUS2CLS', 'LLUS2CLS'],
  changeBeforeDeparture: { service: 'fee', fee: usd(120) },
  changeAfterDeparture: { service: 'none', fee: null },
  refundBeforeDeparture: { service: 'fee', fee: usd(250) },
  noShow: { service: 'none', fee: null },
  carryOn: { pieces: 1, kilograms: 8 },
  checked: { pieces: 1, kilograms: 23 },
  seat: 'included',
};

const place = (
  [code, name, city, country, countryShortCode]: [string, string, string, string, string],
  [zone, latitude, longitude]: [string, number, number],
) => ({ code, name, city, country, countryShortCode, zone, latitude, longitude });

export const PLACES: AirportGroup[] = [
  {
    code: 'LON',
    city: 'London',
    country: 'United Kingdom',
    countryShortCode: 'GB',
    isCity: true,
    airports: [
      place(['LHR', 'Heathrow', 'London', 'United Kingdom', 'GB'], ['Europe/London', 51.47, -0.46]),
      place(['LGW', 'Gatwick', 'London', 'United Kingdom', 'GB'], ['Europe/London', 51.15, -0.19]),
      place(['STN', 'Stansted', 'London', 'United Kingdom', 'GB'], ['Europe/London', 51.88, 0.24]),
    ],
  },
  {
    code: 'YXU',
    city: 'London',
    country: 'Canada',
    countryShortCode: 'CA',
    isCity: false,
    airports: [
      place(['YXU', 'London International', 'London', 'Canada', 'CA'], ['America/Toronto', 43.04, -81.15]),
    ],
  },
  {
    code: 'LIS',
    city: 'Lisbon',
    country: 'Portugal',
    countryShortCode: 'PT',
    isCity: false,
    airports: [
      place(['LIS', 'Humberto Delgado', 'Lisbon', 'Portugal', 'PT'], ['Europe/Lisbon', 38.77, -9.13]),
    ],
  },
  {
    code: 'NYC',
    city: 'New York',
    country: 'United States',
    countryShortCode: 'US',
    isCity: true,
    airports: [
      place(
        ['JFK', 'John F. Kennedy International', 'New York', 'United States', 'US'],
        ['America/New_York', 40.64, -73.78],
      ),
      place(
        ['EWR', 'Newark Liberty International', 'New York', 'United States', 'US'],
        ['America/New_York', 40.69, -74.17],
      ),
    ],
  },
  {
    code: 'SFO',
    city: 'San Francisco',
    country: 'United States',
    countryShortCode: 'US',
    isCity: false,
    airports: [
      place(
        ['SFO', 'San Francisco International', 'San Francisco', 'United States', 'US'],
        ['America/Los_Angeles', 37.62, -122.38],
      ),
    ],
  },
];

export const PRICE = {
  lines: [
    { kind: 'base' as const, amount: usd(1020) },
    { kind: 'taxes' as const, amount: usd(276.4) },
    { kind: 'markup' as const, amount: usd(64) },
    { kind: 'fee' as const, amount: usd(4) },
  ],
  total: usd(1364.4),
};

const CLASSIC = OFFERS[1]!;
export const RESERVATION: FlightReservation = {
  bookingId: 'bkg_7f3k2m9q',
  vmid: 'vm_7f3k2m9q',
  orderId: 'ord_51H9',
  recordLocator: 'K7PX4M',
  airlineRecordLocator: 'TP8Q2L',
  confirmationNumber: 'CV-20270220-0041',
  ticketNumbers: ['047-2418836501', '047-2418836502'],
  bookingStatus: 'Ticketed',
  dateBooked: '2027-02-20T09:41:00Z',
  ...{ revision: 7, changedAt: '2027-02-20T09:41:05Z' },
  travelDate: '2027-03-10',
  ticketTimeLimit: null,
  bookedCurrency: 'USD',
  transactionHash: null,
  vendor: 'sandbox',
  price: PRICE,
  offer: CLASSIC,
  fareFamily: FAMILIES[1]!,
  travellers: [
    {
      title: 'Ms',
      firstName: 'Inês',
      middleName: '',
      lastName: 'Carvalho',
      gender: 'F',
      birthDate: '1988-06-02',
      passengerType: 'ADT',
    },
    {
      title: 'Mr',
      firstName: 'Rui',
      middleName: 'Miguel',
      lastName: 'Carvalho',
      gender: 'M',
      birthDate: '1985-11-23',
      passengerType: 'ADT',
    },
  ],
  contact: { email: 'ines.carvalho@example.com', phone: '+351 912 345 678' },
  billing: { address: 'Rua da Rosa 41', city: 'Lisboa', state: 'Lisboa', zipCode: '1200-382', country: 'PT' },
  progress: {
    bookingId: 'bkg_7f3k2m9q',
    state: 'confirmed',
    status: 'Ticketed',
    message: null,
    money: 'taken',
    actionUrl: null,
  },
};

/** The legs of an offer as My Trips receives them. */
const tripLegs = (flights: FlightLeg[]): FlightTripDetails['legs'] =>
  flights.map(({ segments, stops, ...rest }) => ({
    origin: rest.origin,
    destination: rest.destination,
    departureTime: rest.departureTime,
    arrivalTime: rest.arrivalTime,
    departureZone: rest.departureZone,
    arrivalZone: rest.arrivalZone,
    dayOffset: rest.dayOffset,
    duration: rest.duration,
    carrier: rest.carrier,
    airlineName: rest.airlineName,
    flightNumbers: segments.map(({ carrier, flightNumber }) => `${carrier} ${flightNumber}`),
    stops: stops.map(({ airport }) => airport.code),
  }));

export const TRIP_DETAILS: FlightTripDetails = {
  routeType: 'Round-Trip',
  legs: tripLegs(TAP_DIRECT),
  orderId: 'ord_51H9',
  airlineRecordLocator: 'TP8Q2L',
  ticketNumbers: RESERVATION.ticketNumbers,
  ticketTimeLimit: null,
};

export const TRIP: TripSummary = {
  bookingId: RESERVATION.bookingId,
  product: 'flight',
  state: 'confirmed',
  status: 'Ticketed',
  locator: 'K7PX4M',
  title: 'Lisbon – New York',
  startsAt: '2027-03-10T11:20',
  endsAt: '2027-03-18T10:40',
  bookedAt: RESERVATION.dateBooked,
  travelers: ['Inês Carvalho', 'Rui Miguel Carvalho'],
  price: PRICE.total,
  details: TRIP_DETAILS,
};

export const ROW: FlightBookingRow = {
  vmid: TRIP.bookingId,
  bookingId: TRIP.bookingId,
  recordLocator: TRIP.locator,
  airlineRecordLocator: TRIP_DETAILS.airlineRecordLocator,
  ticketNumbers: TRIP_DETAILS.ticketNumbers,
  from: 'LIS',
  to: 'JFK',
  dateBooked: TRIP.bookedAt,
  travelDate: '2027-03-10',
  salesPrice: TRIP.price,
  bookedCurrency: 'USD',
  bookingStatus: 'Ticketed',
  state: 'confirmed',
  ticketTimeLimit: null,
  travelers: TRIP.travelers,
  details: TRIP_DETAILS,
};
