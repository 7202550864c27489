import { describe, expect, it } from 'vitest';
import type { ActivityGuests } from '@/plugins/activity/contract';
import { answersOf, type PickedUp, questionsOf, strangersIn, type TravelerPickup } from './questions';

/** `text Conditional booking questions` of Viator's document, whose table and four conditions these are. */
const ARRIVAL = [
  ...['TRANSFER_ARRIVAL_MODE', 'TRANSFER_AIR_ARRIVAL_AIRLINE', 'TRANSFER_AIR_ARRIVAL_FLIGHT_NO'],
  ...['TRANSFER_RAIL_ARRIVAL_LINE', 'TRANSFER_RAIL_ARRIVAL_STATION', 'TRANSFER_ARRIVAL_TIME'],
  ...['TRANSFER_PORT_ARRIVAL_TIME', 'TRANSFER_PORT_CRUISE_SHIP', 'TRANSFER_ARRIVAL_DROP_OFF'],
];
const DEPARTURE = [
  ...['TRANSFER_DEPARTURE_MODE', 'TRANSFER_AIR_DEPARTURE_AIRLINE', 'TRANSFER_AIR_DEPARTURE_FLIGHT_NO'],
  ...['TRANSFER_RAIL_DEPARTURE_LINE', 'TRANSFER_RAIL_DEPARTURE_STATION', 'TRANSFER_DEPARTURE_TIME'],
  ...['TRANSFER_PORT_DEPARTURE_TIME', 'TRANSFER_PORT_CRUISE_SHIP', 'TRANSFER_DEPARTURE_DATE'],
  'TRANSFER_DEPARTURE_PICKUP',
];
const ALL = [...new Set([...ARRIVAL, ...DEPARTURE, 'PICKUP_POINT'])];

const pickup = (kinds: readonly string[], allowCustomTravelerPickup = false): TravelerPickup => ({
  ...{ pickupOptionType: 'PICKUP_EVERYONE', allowCustomTravelerPickup, additionalInfo: null },
  locations: kinds.map((pickupType, at) => ({ location: { ref: `LOC-${at}` }, pickupType })),
});
const picked = (of: TravelerPickup | null): PickedUp => ({ pickup: of, asksTransport: true });
const ANYWHERE = picked(pickup([], true));
const NOBODY = { pickup: null, asksTransport: false };

const guests = (more: Partial<ActivityGuests>): ActivityGuests => ({
  travelers: [{ category: 'ADULT', firstName: 'Ana', lastName: 'Silva' }],
  ...{ email: 'ana@example.com', phone: '+351912345678' },
  ...more,
});

describe('what Viator asks', () => {
  it('R336 each mode asks its own fields', () => {
    const { transport, booking } = questionsOf(ALL, false, ANYWHERE);
    expect(booking).toEqual({ pickup: true, arrival: true, departure: true });
    expect(transport).toEqual({
      arrival: {
        AIRPORT: ['airline', 'flightNumber', 'arrivalTime', 'dropOffDetails'],
        TRAIN: ['railLine', 'railStation', 'arrivalTime', 'dropOffDetails'],
        CRUISE: ['cruiseShip', 'disembarkationTime', 'dropOffDetails'],
        OTHER: [],
      },
      departure: {
        AIRPORT: ['airline', 'flightNumber', 'departureDate', 'departureTime', 'pickupPoint'],
        TRAIN: ['railLine', 'railStation', 'departureDate', 'departureTime', 'pickupPoint'],
        CRUISE: ['cruiseShip', 'departureDate', 'boardingTime', 'pickupPoint'],
        OTHER: [],
      },
    });
  });

  it('R336 only what the product lists is asked, and a mode that none of its questions tells of is not offered', () => {
    const { transport } = questionsOf(
      ['TRANSFER_ARRIVAL_MODE', 'TRANSFER_AIR_ARRIVAL_FLIGHT_NO', 'TRANSFER_PORT_CRUISE_SHIP'],
      false,
      picked(null),
    );
    expect(transport).toEqual({ arrival: { AIRPORT: ['flightNumber'] } });
  });

  it.each([
    ['an airport alone', ['AIRPORT'], ['AIRPORT'], ['AIRPORT', 'TRAIN', 'CRUISE']],
    ['a port alone', ['PORT'], ['CRUISE'], ['AIRPORT', 'TRAIN', 'CRUISE']],
    ['a hotel', ['HOTEL'], ['OTHER'], ['AIRPORT', 'TRAIN', 'CRUISE', 'OTHER']],
  ])('conditions 1 to 4: with %s who is asked where', (_, kinds, pickupModes, modes) => {
    const asked = questionsOf(ALL, false, picked(pickup(kinds)));
    expect(asked.pickupModes).toEqual(pickupModes);
    expect(Object.keys(asked.transport!.arrival!)).toEqual(modes);
    // Nobody leaves by something else who cannot come so.
    expect(Object.keys(asked.transport!.departure!)).toEqual(modes);
    expect(asked.transport!.arrival!.AIRPORT!.includes('dropOffDetails')).toBe(kinds[0] === 'AIRPORT');
    expect(asked.transport!.arrival!.TRAIN).toContain('dropOffDetails');
  });

  it('without the question how they come, whatever is asked has to be answered', () => {
    const one = questionsOf(['TRANSFER_AIR_ARRIVAL_AIRLINE'], false, ANYWHERE);
    expect(one.transport).toEqual({ arrival: { AIRPORT: ['airline'] } });
    const several = questionsOf(
      ['TRANSFER_AIR_ARRIVAL_AIRLINE', 'TRANSFER_RAIL_ARRIVAL_LINE'],
      false,
      ANYWHERE,
    );
    expect(several.transport).toEqual({ arrival: { OTHER: ['airline', 'railLine'] } });
  });

  it('G94 who is picked up nowhere is asked neither where nor how they come', () => {
    expect(questionsOf(ALL, false, NOBODY).booking).toEqual({});
    // A place to be fetched from is no question where nobody is fetched.
    expect(questionsOf(['PICKUP_POINT', 'SPECIAL_REQUIREMENTS'], false, picked(null)).booking).toEqual({
      specialRequests: false,
    });
  });

  it('knows every question of the published list, and no other', () => {
    expect(strangersIn([...ALL, 'AGEBAND', 'DISEMBARKATION_TIME', 'HEIGHT', 'SPECIAL_REQUIREMENTS'])).toEqual(
      [],
    );
    expect(strangersIn(['FAVOURITE_COLOUR'])).toEqual(['FAVOURITE_COLOUR']);
  });
});

describe('what Viator is answered', () => {
  const byShip = {
    arrival: {
      mode: 'CRUISE' as const,
      fields: {
        cruiseShip: 'Brilliance of the Seas',
        disembarkationTime: '08:00',
        dropOffDetails: 'Hotel Sol',
      },
    },
    departure: {
      mode: 'CRUISE' as const,
      fields: {
        cruiseShip: 'Another',
        departureDate: '2027-03-10',
        boardingTime: '18:00',
        pickupPoint: 'Hotel Sol',
      },
    },
  };

  it('R336 an arrival and a departure by ship name it once, and places in words say that they are', () => {
    expect(answersOf(guests(byShip), [...ARRIVAL, ...DEPARTURE], ANYWHERE)).toEqual(
      expect.arrayContaining([
        { question: 'TRANSFER_ARRIVAL_MODE', answer: 'SEA' },
        { question: 'TRANSFER_PORT_CRUISE_SHIP', answer: 'Brilliance of the Seas' },
        { question: 'TRANSFER_PORT_ARRIVAL_TIME', answer: '08:00' },
        { question: 'TRANSFER_ARRIVAL_DROP_OFF', answer: 'Hotel Sol', unit: 'FREETEXT' },
        { question: 'TRANSFER_DEPARTURE_MODE', answer: 'SEA' },
        { question: 'TRANSFER_PORT_DEPARTURE_TIME', answer: '18:00' },
        { question: 'TRANSFER_DEPARTURE_PICKUP', answer: 'Hotel Sol', unit: 'FREETEXT' },
      ]),
    );
    const ships = answersOf(guests(byShip), ALL, ANYWHERE).filter(({ question }) =>
      question.endsWith('SHIP'),
    );
    expect(ships).toHaveLength(1);
  });

  it.each([
    [{ point: 'LOC-1' }, 'LOC-1', 'LOCATION_REFERENCE'],
    [{ text: 'Rua da Prata 1' }, 'Rua da Prata 1', 'FREETEXT'],
    [{ later: true as const }, 'CONTACT_SUPPLIER_LATER', 'LOCATION_REFERENCE'],
    [{ meet: true as const }, 'MEET_AT_DEPARTURE_POINT', 'LOCATION_REFERENCE'],
  ])(
    'R332 where to be picked up is a place of its list or words, each with its unit',
    (where, answer, unit) => {
      expect(answersOf(guests({ pickup: where }), ['PICKUP_POINT'], ANYWHERE)).toEqual([
        { question: 'PICKUP_POINT', answer, unit },
      ]);
    },
  );

  it('an option that picks nobody up is answered that, and OTHER, although nobody was asked', () => {
    expect(answersOf(guests({}), [...ALL, 'AGEBAND'], NOBODY)).toEqual([
      { question: 'AGEBAND', answer: 'ADULT', travelerNum: 1 },
      ...[
        { question: 'TRANSFER_DEPARTURE_MODE', answer: 'OTHER' },
        { question: 'TRANSFER_ARRIVAL_MODE', answer: 'OTHER' },
        { question: 'PICKUP_POINT', answer: 'MEET_AT_DEPARTURE_POINT', unit: 'LOCATION_REFERENCE' },
      ],
    ]);
  });

  it('R334 feet are told in centimetres, and pictures are left out of words', () => {
    const person = { category: 'ADULT' as const, firstName: 'Ana 🌞', lastName: 'Silva' };
    const travelers = [{ ...person, height: { value: 5.25, unit: 'ft' as const } }];
    expect(answersOf(guests({ travelers }), ['HEIGHT', 'FULL_NAMES_FIRST'], NOBODY)).toEqual([
      { question: 'FULL_NAMES_FIRST', answer: 'Ana', travelerNum: 1 },
      { question: 'HEIGHT', answer: '160', unit: 'cm', travelerNum: 1 },
    ]);
  });
});
