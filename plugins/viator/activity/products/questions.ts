import type { ActivityGuests } from '@/plugins/activity/contract';
import {
  type Direction,
  inOtherUnit,
  type Measure,
  type Questions,
  TRANSPORT_MODES,
  type TransportField,
  type TransportMode,
} from '@/plugins/activity/contract/questions';
import type { Logistics } from '../api/schemas';

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

const PICKUP = 'PICKUP_POINT';
/** Places that are none, but what a traveller answers instead of one. */
export const LATER = 'CONTACT_SUPPLIER_LATER';
export const MEET = 'MEET_AT_DEPARTURE_POINT';

const MODE_QUESTIONS: Readonly<Record<Direction, string>> = {
  arrival: 'TRANSFER_ARRIVAL_MODE',
  departure: 'TRANSFER_DEPARTURE_MODE',
};
/** Viator's modes as ours: a ship is asked its name, a port has none. */
const MODES = { AIRPORT: 'AIR', TRAIN: 'RAIL', CRUISE: 'SEA', OTHER: 'OTHER' } as const;
type Mode = keyof typeof MODES;

/** Any of these says that people may come, or go, so. */
const TELLS: Readonly<Record<Direction, Readonly<Partial<Record<Mode, readonly string[]>>>>> = {
  arrival: {
    AIRPORT: ['TRANSFER_AIR_ARRIVAL_AIRLINE', 'TRANSFER_AIR_ARRIVAL_FLIGHT_NO'],
    TRAIN: ['TRANSFER_RAIL_ARRIVAL_LINE', 'TRANSFER_RAIL_ARRIVAL_STATION'],
    CRUISE: ['TRANSFER_PORT_ARRIVAL_TIME', 'DISEMBARKATION_TIME'],
  },
  departure: {
    AIRPORT: ['TRANSFER_AIR_DEPARTURE_AIRLINE', 'TRANSFER_AIR_DEPARTURE_FLIGHT_NO'],
    TRAIN: ['TRANSFER_RAIL_DEPARTURE_LINE', 'TRANSFER_RAIL_DEPARTURE_STATION'],
    CRUISE: ['TRANSFER_PORT_DEPARTURE_TIME'],
  },
};

/** What each mode asks, in the order of our fields; `OTHER` asks nothing but where to be picked up. */
const ASKS: Readonly<
  Record<Direction, Readonly<Record<Mode, Readonly<Partial<Record<TransportField, string>>>>>>
> = {
  arrival: {
    AIRPORT: {
      airline: 'TRANSFER_AIR_ARRIVAL_AIRLINE',
      flightNumber: 'TRANSFER_AIR_ARRIVAL_FLIGHT_NO',
      arrivalTime: 'TRANSFER_ARRIVAL_TIME',
      dropOffDetails: 'TRANSFER_ARRIVAL_DROP_OFF',
    },
    TRAIN: {
      railLine: 'TRANSFER_RAIL_ARRIVAL_LINE',
      railStation: 'TRANSFER_RAIL_ARRIVAL_STATION',
      arrivalTime: 'TRANSFER_ARRIVAL_TIME',
      dropOffDetails: 'TRANSFER_ARRIVAL_DROP_OFF',
    },
    CRUISE: {
      cruiseShip: 'TRANSFER_PORT_CRUISE_SHIP',
      disembarkationTime: 'TRANSFER_PORT_ARRIVAL_TIME',
      dropOffDetails: 'TRANSFER_ARRIVAL_DROP_OFF',
    },
    OTHER: {},
  },
  departure: {
    AIRPORT: {
      airline: 'TRANSFER_AIR_DEPARTURE_AIRLINE',
      flightNumber: 'TRANSFER_AIR_DEPARTURE_FLIGHT_NO',
      departureDate: 'TRANSFER_DEPARTURE_DATE',
      departureTime: 'TRANSFER_DEPARTURE_TIME',
      pickupPoint: 'TRANSFER_DEPARTURE_PICKUP',
    },
    TRAIN: {
      railLine: 'TRANSFER_RAIL_DEPARTURE_LINE',
      railStation: 'TRANSFER_RAIL_DEPARTURE_STATION',
      departureDate: 'TRANSFER_DEPARTURE_DATE',
      departureTime: 'TRANSFER_DEPARTURE_TIME',
      pickupPoint: 'TRANSFER_DEPARTURE_PICKUP',
    },
    CRUISE: {
      cruiseShip: 'TRANSFER_PORT_CRUISE_SHIP',
      departureDate: 'TRANSFER_DEPARTURE_DATE',
      boardingTime: 'TRANSFER_PORT_DEPARTURE_TIME',
      pickupPoint: 'TRANSFER_DEPARTURE_PICKUP',
    },
    OTHER: {},
  },
};
const WAYS: readonly Mode[] = ['AIRPORT', 'TRAIN', 'CRUISE'];

/** Kinds of places at which somebody is picked up who arrives so; by train, no place of the list is asked. */
const PICKED_UP_AT: Readonly<Partial<Record<Mode, readonly string[]>>> = {
  AIRPORT: ['AIRPORT'],
  CRUISE: ['PORT'],
  OTHER: ['HOTEL', 'LOCATION', 'OTHER'],
};
/** Those who arrive so may be picked up at a place of this kind. */
export const arrivalsAt = (kind: string | null | undefined): TransportMode[] =>
  TRANSPORT_MODES.filter((mode) => PICKED_UP_AT[mode as Mode]?.includes(kind ?? 'LOCATION'));

export type TravelerPickup = NonNullable<NonNullable<Logistics>['travelerPickup']>;

/** Who is picked up, of those who take an option; see `logisticsOf`. */
export interface PickedUp {
  /** Null where everybody comes to the meeting point. */
  readonly pickup: TravelerPickup | null;
  /** Of one that picks nobody up nothing is asked about arriving, although other options of the product ask. */
  readonly asksTransport: boolean;
}

/** Whether the list has a place for those who arrive so, or takes any address (conditions 1 to 3 of the document). */
const hasPlaceFor = (mode: Mode, { pickup }: PickedUp): boolean =>
  pickup !== null &&
  (pickup.allowCustomTravelerPickup === true ||
    pickup.locations.some(({ pickupType }) => PICKED_UP_AT[mode]?.includes(pickupType ?? 'LOCATION')));

type Asked = Partial<Record<TransportMode, TransportField[]>>;

/** The modes of a direction with what each asks of this product; null where it asks nothing of it. */
function askedOf(direction: Direction, ids: readonly string[], picked: PickedUp): Asked | null {
  const asks = ASKS[direction];
  const isAsked = (id: string) => ids.includes(id);
  const fieldsOf = (mode: Mode): TransportField[] =>
    (Object.entries(asks[mode]) as [TransportField, string][]).flatMap(([field, id]) => {
      const isPlaced = field !== 'dropOffDetails' || mode === 'TRAIN' || hasPlaceFor(mode, picked);
      const isTold = isAsked(id) || (field === 'disembarkationTime' && isAsked('DISEMBARKATION_TIME'));
      return isTold && isPlaced ? [field] : [];
    });
  const ways = WAYS.filter((mode) => TELLS[direction][mode]?.some(isAsked));
  if (!isAsked(MODE_QUESTIONS[direction])) {
    // Nobody says how they come: whatever is asked has to be answered.
    const all = [...new Set(WAYS.flatMap(fieldsOf))];
    // A ship is asked once for both: by itself it is a question of coming, unless it is one of going.
    const isShared = all.every((field) => field === 'cruiseShip');
    if (all.length === 0 || (isShared && (direction === 'departure' || isAsked(MODE_QUESTIONS.departure))))
      return null;
    const [only, ...others] = ways;
    return { [only && others.length === 0 ? only : 'OTHER']: all };
  }
  const asked: Asked = Object.fromEntries(ways.map((mode) => [mode, fieldsOf(mode)]));
  const mayBeOther =
    direction === 'arrival'
      ? hasPlaceFor('OTHER', picked)
      : isAsked(MODE_QUESTIONS.arrival) && hasPlaceFor('OTHER', picked);
  return mayBeOther || ways.length === 0 ? { ...asked, OTHER: [] } : asked;
}

/** What a product asks of those who take an option, of its list of ids (R332, G94). */
export function questionsOf(ids: readonly string[], hasGuides: boolean, picked: PickedUp): Questions {
  const arrival = picked.asksTransport ? askedOf('arrival', ids, picked) : null;
  const departure = picked.asksTransport ? askedOf('departure', ids, picked) : null;
  const pickupModes = arrival
    ? (Object.keys(arrival) as Mode[]).filter((mode) => hasPlaceFor(mode, picked))
    : undefined;
  return {
    booking: {
      ...(ids.includes(PICKUP) && picked.pickup ? { pickup: true } : {}),
      ...(hasGuides ? { tourLanguage: true } : {}),
      ...(arrival ? { arrival: true } : {}),
      ...(departure ? { departure: true } : {}),
      ...(ids.includes('SPECIAL_REQUIREMENTS') ? { specialRequests: false } : {}),
    },
    traveler: Object.fromEntries(
      Object.entries(OF_EACH).flatMap(([id, question]) => (ids.includes(id) ? [[question, true]] : [])),
    ),
    modes: [],
    transport: { ...(arrival ? { arrival } : {}), ...(departure ? { departure } : {}) },
    ...(pickupModes ? { pickupModes } : {}),
    phoneWithCountry: true,
  };
}

/** Every question that we know how to ask, or to answer ourselves. */
const KNOWN: ReadonlySet<string> = new Set([
  ...[...Object.keys(OF_EACH), 'AGEBAND', PICKUP, 'SPECIAL_REQUIREMENTS', 'DISEMBARKATION_TIME'],
  ...Object.values(MODE_QUESTIONS),
  ...Object.values(ASKS).flatMap((modes) => Object.values(modes).flatMap((fields) => Object.values(fields))),
]);
/** Questions of a product that nobody here can ask. */
export const strangersIn = (ids: readonly string[]): string[] => ids.filter((id) => !KNOWN.has(id));

interface Answer {
  readonly question: string;
  readonly answer: string;
  readonly unit?: string;
  /** From 1. */
  readonly travelerNum?: number;
}

/** Answers that name a place: one of Viator's by its reference, or anything in words. */
const WORDS = 'FREETEXT';
const REFERENCE = 'LOCATION_REFERENCE';
const IN_WORDS: ReadonlySet<string> = new Set(['TRANSFER_ARRIVAL_DROP_OFF', 'TRANSFER_DEPARTURE_PICKUP']);

function transport(direction: Direction, guests: ActivityGuests): Answer[] {
  const told = guests[direction];
  if (!told) return [];
  const mode = { question: MODE_QUESTIONS[direction], answer: MODES[told.mode as Mode] ?? MODES.OTHER };
  // What nobody says the way of was asked of all ways at once.
  const asked = Object.values(ASKS[direction]).flatMap((fields) => Object.entries(fields));
  const own = Object.entries(ASKS[direction][told.mode as Mode] ?? {});
  const fields = [...new Map([...asked, ...own])].flatMap(([field, question]): Answer[] => {
    const answer = told.fields[field as TransportField];
    if (!answer) return [];
    const unit = IN_WORDS.has(question) ? { unit: WORDS } : {};
    const again =
      field === 'disembarkationTime' ? [{ question: 'DISEMBARKATION_TIME', answer } satisfies Answer] : [];
    return [{ question, answer, ...unit }, ...again];
  });
  return [mode, ...fields];
}

/** Feet are said in two ways, centimetres in one. */
const told = (measure: Measure): Measure => (measure.unit === 'ft' ? inOtherUnit(measure) : measure);

function ofTraveler(person: ActivityGuests['travelers'][number], at: number): Answer[] {
  return Object.entries(OF_EACH).flatMap(([question, name]): Answer[] => {
    const said = person[name];
    if (said === undefined) return [];
    const travelerNum = at + 1;
    if (typeof said === 'string') return [{ question, answer: said, travelerNum }];
    const { value, unit } = told(said);
    return [{ question, answer: String(value), unit, travelerNum }];
  });
}

function whereOf({ pickup }: Pick<ActivityGuests, 'pickup'>, picked: PickedUp): Answer[] {
  const at = (answer: string, unit = REFERENCE) => [{ question: PICKUP, answer, unit }];
  // Who is picked up nowhere says so, where the product asks.
  if (!picked.pickup) return at(MEET);
  if (!pickup) return [];
  if ('later' in pickup) return at(LATER);
  if ('meet' in pickup) return at(MEET);
  return 'point' in pickup ? at(pickup.point) : at(pickup.text, WORDS);
}

/** Signs that Viator does not take: pictures, and what joins them. */
const PICTURES = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u{FE0F}|\u{200D}|\u{20E3}/gu;

/** A text as Viator takes it. */
export const withoutPictures = (text: string): string => text.replace(PICTURES, '').trim();

/** What was answered, as Viator wants it told: of each traveller and of the whole booking, each question once. */
export function answersOf(guests: ActivityGuests, ids: readonly string[], picked: PickedUp): Answer[] {
  const { specialRequests, travelers } = guests;
  const ways = picked.asksTransport
    ? [...transport('arrival', guests), ...transport('departure', guests)]
    : Object.values(MODE_QUESTIONS).map((question): Answer => ({ question, answer: MODES.OTHER }));
  const ofBooking: Answer[] = [
    ...whereOf(guests, picked),
    ...ways,
    ...(specialRequests ? [{ question: 'SPECIAL_REQUIREMENTS', answer: specialRequests }] : []),
  ];
  const all = [
    ...travelers.flatMap((person, at) => [
      ...ofTraveler(person, at),
      { question: 'AGEBAND', answer: person.category, travelerNum: at + 1 },
    ]),
    // A ship is named once, whichever way it is asked.
    ...new Map(ofBooking.toReversed().map((answer) => [answer.question, answer])).values(),
  ];
  return all
    .filter(({ question }) => ids.includes(question))
    .map((one) => ({ ...one, answer: withoutPictures(one.answer) }))
    .filter(({ answer }) => answer !== '');
}
