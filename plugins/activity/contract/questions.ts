/** R336 */
export const TRANSPORT_MODES = ['AIRPORT', 'TRAIN', 'PORT', 'CRUISE', 'OTHER'] as const;
export type TransportMode = (typeof TRANSPORT_MODES)[number];
export const DIRECTIONS = ['arrival', 'departure'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** What is asked of who arrives or leaves. */
export const TRANSPORT_FIELDS = [
  ...(['airline', 'flightNumber', 'railLine', 'railStation', 'cruiseShip'] as const),
  ...(['disembarkationTime', 'boardingTime', 'arrivalTime', 'departureTime', 'departureDate'] as const),
  ...(['dropOffDetails', 'pickupPoint'] as const),
] as const;
export type TransportField = (typeof TRANSPORT_FIELDS)[number];

const FIELDS: Readonly<Record<Direction, Readonly<Record<TransportMode, readonly TransportField[]>>>> = {
  arrival: {
    AIRPORT: ['airline', 'flightNumber', 'arrivalTime', 'dropOffDetails'],
    TRAIN: ['railLine', 'railStation', 'arrivalTime', 'dropOffDetails'],
    PORT: ['disembarkationTime', 'dropOffDetails'],
    CRUISE: ['cruiseShip', 'disembarkationTime', 'dropOffDetails'],
    OTHER: ['arrivalTime', 'dropOffDetails'],
  },
  departure: {
    AIRPORT: ['airline', 'flightNumber', 'departureDate', 'departureTime', 'pickupPoint'],
    TRAIN: ['railLine', 'railStation', 'departureDate', 'departureTime', 'pickupPoint'],
    PORT: ['departureDate', 'boardingTime', 'pickupPoint'],
    CRUISE: ['cruiseShip', 'departureDate', 'boardingTime', 'pickupPoint'],
    OTHER: ['departureDate', 'departureTime', 'pickupPoint'],
  },
};

/** R336: what a mode asks, in its order. */
export const transportFields = (direction: Direction, mode: TransportMode): readonly TransportField[] =>
  FIELDS[direction][mode];

/** What a product may ask of the whole booking, and of each traveller. */
export const BOOKING_QUESTIONS = [
  'pickup',
  'tourLanguage',
  'arrival',
  'departure',
  'specialRequests',
] as const;
export const TRAVELER_QUESTIONS = [
  ...(['firstName', 'lastName', 'dateOfBirth', 'weight', 'height'] as const),
  ...(['passportNumber', 'passportNationality', 'passportExpiryDate'] as const),
] as const;
export type BookingQuestion = (typeof BOOKING_QUESTIONS)[number];
export type TravelerQuestion = (typeof TRAVELER_QUESTIONS)[number];

/** What a product asks: true where an answer is required, absent where it is not asked. */
export interface Questions {
  readonly booking: Readonly<Partial<Record<BookingQuestion, boolean>>>;
  readonly traveler: Readonly<Partial<Record<TravelerQuestion, boolean>>>;
  /** The modes that an arrival or a departure may be by; all where it does not say. */
  readonly modes: readonly TransportMode[];
  /** The modes of a direction with what each asks, where that is not as R336 has it. */
  readonly transport?:
    | Readonly<
        Partial<
          Record<
            Direction,
            Readonly<Partial<Record<TransportMode, readonly TransportField[] | undefined>>> | undefined
          >
        >
      >
    | undefined;
  /** Where an arrival is asked, too: only who arrives by one of these says where to be picked up; all without it. */
  readonly pickupModes?: readonly TransportMode[] | undefined;
  /** The organizer has to be able to call from abroad: a number begins with `+` and its country. */
  readonly phoneWithCountry?: boolean | undefined;
}

/** The modes that may be chosen. */
export function modesOf({ modes, transport }: Questions, direction: Direction): readonly TransportMode[] {
  const own = transport?.[direction];
  if (own) return TRANSPORT_MODES.filter((mode) => own[mode] !== undefined);
  return modes.length > 0 ? modes : TRANSPORT_MODES;
}

/** What a mode asks of this product, in its order. */
export const fieldsOf = (
  { transport }: Pick<Questions, 'transport'>,
  direction: Direction,
  mode: TransportMode,
): readonly TransportField[] => transport?.[direction]?.[mode] ?? transportFields(direction, mode);

/** Whether somebody who arrives so, or says nothing of an arrival, is asked where to be picked up. */
export const isPickupAsked = (
  { booking, pickupModes }: Questions,
  mode: TransportMode | undefined,
): boolean =>
  booking.pickup !== undefined &&
  (pickupModes === undefined || mode === undefined || pickupModes.includes(mode));

/** R334 */
export interface Measure {
  readonly value: number;
  readonly unit: 'cm' | 'ft' | 'kg' | 'lbs';
}

/** Bounds that no one is beyond. */
const WITHIN: Readonly<Record<Measure['unit'], readonly [number, number]>> = {
  cm: [30, 260],
  ft: [1, 8.6],
  kg: [1, 350],
  lbs: [2, 772],
};
export const isMeasure = ({ value, unit }: Measure): boolean =>
  Number.isFinite(value) && value >= WITHIN[unit][0] && value <= WITHIN[unit][1];

const CM_IN_A_FOOT = 30.48;
const KG_IN_A_POUND = 0.453_592_37;
const round = (value: number, places: number): number => Number(value.toFixed(places));

/** R334: the same height or weight in its other unit, as precise as people say it. */
export function inOtherUnit({ value, unit }: Measure): Measure {
  switch (unit) {
    case 'cm':
      return { value: round(value / CM_IN_A_FOOT, 2), unit: 'ft' };
    case 'ft':
      return { value: round(value * CM_IN_A_FOOT, 0), unit: 'cm' };
    case 'kg':
      return { value: round(value / KG_IN_A_POUND, 0), unit: 'lbs' };
    case 'lbs':
      return { value: round(value * KG_IN_A_POUND, 1), unit: 'kg' };
  }
}

/** An arrival or a departure, as it was answered. */
export interface Transport {
  readonly mode?: TransportMode | undefined;
  readonly fields: Readonly<Partial<Record<TransportField, string>>>;
}

export interface TravelerAnswers {
  readonly texts: Readonly<Partial<Record<Exclude<TravelerQuestion, 'weight' | 'height'>, string>>>;
  readonly weight?: Measure | undefined;
  readonly height?: Measure | undefined;
}

export interface Answers {
  /** Of a list, or in the traveller's words. */
  readonly pickup?: string | undefined;
  /** "I will decide later", or "I will come to the meeting point", where the product lets one. */
  readonly pickupLater?: boolean | undefined;
  readonly pickupMeet?: boolean | undefined;
  readonly tourLanguage?: string | undefined;
  readonly arrival?: Transport | undefined;
  readonly departure?: Transport | undefined;
  readonly specialRequests?: string | undefined;
  readonly travelers: readonly TravelerAnswers[];
}

/** Where an answer lacks or is none: `traveler` counts from 0. */
export type MissingAnswer =
  | { readonly of: 'booking'; readonly question: BookingQuestion }
  | { readonly of: Direction; readonly field: 'mode' | TransportField }
  | { readonly of: 'traveler'; readonly traveler: number; readonly question: TravelerQuestion };

const isSaid = (text: string | undefined): boolean => (text ?? '').trim() !== '';

function missingOf(direction: Direction, answers: Answers, questions: Questions): MissingAnswer[] {
  const { mode, fields } = answers[direction] ?? { fields: {} };
  if (!mode || !modesOf(questions, direction).includes(mode)) return [{ of: direction, field: 'mode' }];
  return fieldsOf(questions, direction, mode)
    .filter((field) => !isSaid(fields[field]))
    .map((field) => ({ of: direction, field }));
}

/** R332, G94: what is required and not answered, in the order in which it is asked. What is not asked is never missing. */
export function missingAnswers(questions: Questions, answers: Answers): MissingAnswer[] {
  const { booking, traveler } = questions;
  const isMissing: Readonly<Record<'pickup' | 'tourLanguage' | 'specialRequests', boolean>> = {
    pickup:
      isPickupAsked(questions, answers.arrival?.mode) &&
      !isSaid(answers.pickup) &&
      !answers.pickupLater &&
      !answers.pickupMeet,
    tourLanguage: !isSaid(answers.tourLanguage),
    specialRequests: !isSaid(answers.specialRequests),
  };
  const ofBooking = BOOKING_QUESTIONS.flatMap((question): MissingAnswer[] => {
    if (!booking[question]) return [];
    if (question === 'arrival' || question === 'departure') return missingOf(question, answers, questions);
    return isMissing[question] ? [{ of: 'booking', question }] : [];
  });
  const ofTravelers = answers.travelers.flatMap((each, at) =>
    TRAVELER_QUESTIONS.filter((question) => {
      if (!traveler[question]) return false;
      if (question !== 'weight' && question !== 'height') return !isSaid(each.texts[question]);
      const measure = each[question];
      return !measure || !isMeasure(measure);
    }).map((question): MissingAnswer => ({ of: 'traveler', traveler: at, question })),
  );
  return [...ofBooking, ...ofTravelers];
}
