import { type Said, Phone } from '@/core/contract';
import { isDay } from '@/core/contract/date';
import { fieldRefusals } from '@/core/contract/refusals/fields';
import { supplierRefusals } from '@/core/contract/refusals/supplier';
import { fieldError, REQUIRED, valueAt, wrongBy, type FieldErrors, type FormRules } from '@/core/forms/rules';
import {
  ActivityGuests,
  ActivityTraveler,
  DIRECTIONS,
  FlightNumber,
  hasCountry,
  isMeasure,
  fieldsOf,
  isPickupAsked,
  TRAVELER_QUESTIONS,
  type BookedActivity,
  type Direction,
  type Questions,
  type TransportMode,
  type TravelerQuestion,
} from '../../../contract';
import { activityFieldRefusals } from '../../../contract/refusals';
import { birthError } from './age';
import { unanswered } from './answers';
import { OWN, type CheckoutForm } from './form';
import { lineupOf } from './lineup';
import { readMeasure } from './measure';
import { checkoutRefusals } from './refusals';

/** What is asked of each traveller: names always, for somebody is let in by them. */
export const askedOfTraveler = ({ traveler }: Questions): TravelerQuestion[] =>
  TRAVELER_QUESTIONS.filter(
    (question) => question === 'firstName' || question === 'lastName' || traveler[question] !== undefined,
  );

const TOUR_QUESTIONS = ['pickup', 'tourLanguage', 'specialRequests'] as const;

function pathsOf({ travelers, tour, arrival, departure }: CheckoutForm, questions: Questions): string[] {
  const askedBy = (direction: Direction, mode: string) =>
    mode ? fieldsOf(questions, direction, mode as TransportMode) : [];
  const going = { arrival, departure };
  return [
    ...travelers.flatMap((_, at) => askedOfTraveler(questions).map((field) => `travelers.${at}.${field}`)),
    ...TOUR_QUESTIONS.filter((field) =>
      field === 'pickup'
        ? isPickupAsked(questions, (arrival.mode || undefined) as TransportMode | undefined)
        : questions.booking[field] !== undefined,
    ).map((field) => (field === 'pickup' && tour.pickup === OWN ? 'tour.pickupText' : `tour.${field}`)),
    ...DIRECTIONS.filter((direction) => questions.booking[direction] !== undefined).flatMap((direction) =>
      ['mode', ...askedBy(direction, going[direction].mode)].map((field) => `${direction}.${field}`),
    ),
    'contact.email',
    'contact.phone',
  ];
}

/** What is wrong with an answer that is there. */
function wrongOf(
  form: CheckoutForm,
  path: string,
  { activity, option, travelers }: BookedActivity,
): Said | null {
  const value = valueAt(form, path);
  const [part, index, field] = path.split('.');
  if (path === 'contact.email')
    return wrongBy(ActivityGuests.shape.email, value) && activityFieldRefusals.email;
  if (path === 'contact.phone') {
    const lacksCountry = activity.questions.phoneWithCountry && !hasCountry(value);
    return fieldError(Phone, value, REQUIRED) ?? (lacksCountry ? supplierRefusals.phoneCountry : null);
  }
  if (path === 'tour.specialRequests') return fieldError(ActivityGuests.shape.specialRequests, value);
  if (index === 'flightNumber') return value.trim() === '' ? null : fieldError(FlightNumber, value);
  if (part !== 'travelers') return null;
  if (field === 'firstName' || field === 'lastName')
    return fieldError(ActivityTraveler.shape[field], value, REQUIRED);
  if (value.trim() === '') return null;
  const { day } = option.startsAt;
  const at = Number(index);
  switch (field) {
    case 'dateOfBirth':
      return birthError(value, lineupOf(travelers)[at]!, { day, capacity: activity.capacity });
    case 'weight':
    case 'height': {
      const measure = readMeasure(value, form.travelers[at]![`${field}Unit`]);
      return measure && isMeasure(measure) ? null : activityFieldRefusals[field];
    }
    case 'passportNumber':
      return fieldError(ActivityTraveler.shape.passportNumber, value);
    case 'passportExpiryDate':
      if (!isDay(value)) return fieldRefusals.date;
      return value < day ? checkoutRefusals.passportExpired : null;
    default:
      return null;
  }
}

/** What is wrong with a field of what is booked (R331 to R336, G94): only what the product asks is ever asked. */
export function formRules(offer: BookedActivity): FormRules<CheckoutForm> {
  const { questions, pickup } = offer.activity;
  const known = new WeakMap<CheckoutForm, FieldErrors>();
  const lacking = (form: CheckoutForm): FieldErrors => {
    const found = known.get(form) ?? unanswered(form, questions, pickup);
    known.set(form, found);
    return found;
  };
  return {
    paths: (form) => pathsOf(form, questions),
    error: (form, path) => wrongOf(form, path, offer) ?? lacking(form)[path] ?? null,
  };
}
