import type { ActivityGuests } from '../../../contract';
import type { Direction, Questions, TransportField, TransportMode } from '../../../contract/questions';
import { TRANSPORT_MODES } from '../../../contract/questions';

/** Viator's questions of each traveller, by what we call them. */
const OF_EACH = {
  FULL_NAMES_FIRST: 'firstName',
  FULL_NAMES_LAST: 'lastName',
  DATE_OF_BIRTH: 'dateOfBirth',
  WEIGHT: 'weight',
  HEIGHT: 'height',
  PASSPORT_PASSPORT_NO: 'passportNumber',
  PASSPORT_EXPIRY: 'passportExpiryDate',
  PASSPORT_NATIONALITY: 'passportNationality',
} as const;

const ARRIVES = /^TRANSFER_(AIR_ARRIVAL|ARRIVAL|PORT_ARRIVAL|RAIL_ARRIVAL)/;
const LEAVES = /^TRANSFER_(AIR_DEPARTURE|DEPARTURE|PORT_DEPARTURE|RAIL_DEPARTURE)/;
const has = (ids: readonly string[], pattern: RegExp): boolean => ids.some((id) => pattern.test(id));

/** What a product asks, of its list of ids (R332, G94). */
export function questionsOf(ids: readonly string[], hasGuides: boolean): Questions {
  const modes: TransportMode[] = [
    ...(has(ids, /^TRANSFER_AIR/) ? (['AIRPORT'] as const) : []),
    ...(has(ids, /^TRANSFER_RAIL/) ? (['TRAIN'] as const) : []),
    ...(has(ids, /^TRANSFER_PORT/) ? (['PORT', 'CRUISE'] as const) : []),
  ];
  return {
    booking: {
      ...(ids.includes('PICKUP_POINT') ? { pickup: true } : {}),
      ...(hasGuides ? { tourLanguage: true } : {}),
      ...(has(ids, ARRIVES) ? { arrival: true } : {}),
      ...(has(ids, LEAVES) ? { departure: true } : {}),
      ...(ids.includes('SPECIAL_REQUIREMENTS') ? { specialRequests: false } : {}),
    },
    traveler: Object.fromEntries(
      Object.entries(OF_EACH).flatMap(([id, question]) => (ids.includes(id) ? [[question, true]] : [])),
    ),
    modes: modes.length > 0 ? [...modes, 'OTHER'] : [...TRANSPORT_MODES],
  };
}

interface Answer {
  readonly question: string;
  readonly answer: string;
  readonly unit?: string;
  /** From 1. */
  readonly travelerNum?: number;
}

/** How Viator calls a mode. */
const MODES: Readonly<Record<TransportMode, string>> = {
  AIRPORT: 'AIR',
  TRAIN: 'RAIL',
  PORT: 'SEA',
  CRUISE: 'SEA',
  OTHER: 'OTHER',
};
const FIELDS: Readonly<Record<Direction, Readonly<Partial<Record<TransportField, string>>>>> = {
  arrival: {
    airline: 'TRANSFER_AIR_ARRIVAL_AIRLINE',
    flightNumber: 'TRANSFER_AIR_ARRIVAL_FLIGHT_NO',
    railLine: 'TRANSFER_RAIL_ARRIVAL_LINE',
    railStation: 'TRANSFER_RAIL_ARRIVAL_STATION',
    cruiseShip: 'TRANSFER_PORT_CRUISE_SHIP',
    disembarkationTime: 'DISEMBARKATION_TIME',
    arrivalTime: 'TRANSFER_ARRIVAL_TIME',
    dropOffDetails: 'TRANSFER_ARRIVAL_DROP_OFF',
  },
  departure: {
    airline: 'TRANSFER_AIR_DEPARTURE_AIRLINE',
    flightNumber: 'TRANSFER_AIR_DEPARTURE_FLIGHT_NO',
    railLine: 'TRANSFER_RAIL_DEPARTURE_LINE',
    railStation: 'TRANSFER_RAIL_DEPARTURE_STATION',
    cruiseShip: 'TRANSFER_PORT_CRUISE_SHIP',
    boardingTime: 'TRANSFER_PORT_DEPARTURE_TIME',
    departureTime: 'TRANSFER_DEPARTURE_TIME',
    departureDate: 'TRANSFER_DEPARTURE_DATE',
    pickupPoint: 'TRANSFER_DEPARTURE_PICKUP',
  },
};

function transport(direction: Direction, guests: ActivityGuests): Answer[] {
  const told = guests[direction];
  if (!told) return [];
  const mode = {
    question: direction === 'arrival' ? 'TRANSFER_ARRIVAL_MODE' : 'TRANSFER_DEPARTURE_MODE',
    answer: MODES[told.mode],
  };
  const fields = Object.entries(FIELDS[direction]).flatMap(([field, question]) => {
    const answer = told.fields[field as TransportField];
    return answer ? [{ question, answer }] : [];
  });
  return [mode, ...fields];
}

function ofTraveler(person: ActivityGuests['travelers'][number], at: number): Answer[] {
  return Object.entries(OF_EACH).flatMap(([question, name]): Answer[] => {
    const said = person[name];
    if (said === undefined) return [];
    const travelerNum = at + 1;
    return typeof said === 'string'
      ? [{ question, answer: said, travelerNum }]
      : [{ question, answer: String(said.value), unit: said.unit, travelerNum }];
  });
}

/** What was answered, as Viator wants it told: of each traveller and of the whole booking. */
export function answersOf(guests: ActivityGuests, ids: readonly string[]): Answer[] {
  const { pickup, specialRequests, travelers } = guests;
  const where = () => {
    if (!pickup) return [];
    if ('later' in pickup)
      return [{ question: 'PICKUP_POINT', answer: 'CONTACT_SUPPLIER_LATER', unit: 'LOCATION_REFERENCE' }];
    return 'point' in pickup
      ? [{ question: 'PICKUP_POINT', answer: pickup.point, unit: 'LOCATION_REFERENCE' }]
      : [{ question: 'PICKUP_POINT', answer: pickup.text, unit: 'FREETEXT' }];
  };
  const all = [
    ...travelers.flatMap((person, at) => [
      ...ofTraveler(person, at),
      { question: 'AGEBAND', answer: person.category, travelerNum: at + 1 },
    ]),
    ...where(),
    ...transport('arrival', guests),
    ...transport('departure', guests),
    ...(specialRequests ? [{ question: 'SPECIAL_REQUIREMENTS', answer: specialRequests }] : []),
  ];
  return all.filter(({ question }) => ids.includes(question));
}
