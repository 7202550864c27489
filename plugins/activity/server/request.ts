import { filled, type Refusal } from '@/core/contract/refusal';
import { supplierRefusals } from '@/core/contract/refusals/supplier';
import { invalid } from '@/server/error';
import { type ActivityDetails, type ActivityGuests, type ActivityTraveler, hasCountry } from '../contract';
import {
  type Answers,
  isPickupAsked,
  type MissingAnswer,
  missingAnswers,
  type Transport,
  type TravelerAnswers,
} from '../contract/questions';
import { activityFieldRefusals, activityRefusals } from '../contract/refusals';
import { ageOn, categoryAt, type Travelers, youngest } from '../contract/travelers';
import { TRAVELER_CATEGORIES } from '../contract/vocabulary';
import type { StoredOffer } from './stored';

/** The lead traveller, as agents read of them. */
export const nameOf = ({ travelers: [lead] }: Pick<ActivityGuests, 'travelers'>): string =>
  lead ? `${lead.firstName} ${lead.lastName}` : '';

const answersOfTraveler = ({ category: _, weight, height, ...texts }: ActivityTraveler): TravelerAnswers => ({
  ...{ texts, weight, height },
});

function pickupOf({ pickup }: ActivityGuests): Pick<Answers, 'pickup' | 'pickupLater' | 'pickupMeet'> {
  if (!pickup) return {};
  if ('later' in pickup) return { pickupLater: true };
  if ('meet' in pickup) return { pickupMeet: true };
  return { pickup: 'point' in pickup ? pickup.point : pickup.text };
}

const answersOf = (guests: ActivityGuests): Answers => ({
  ...pickupOf(guests),
  tourLanguage: guests.tourLanguage?.language,
  arrival: guests.arrival as Transport | undefined,
  departure: guests.departure as Transport | undefined,
  specialRequests: guests.specialRequests,
  travelers: guests.travelers.map(answersOfTraveler),
});

const said = activityFieldRefusals;
/** What is said of an answer that lacks, and where it would stand. */
function missing(answer: MissingAnswer): readonly [Refusal, string] {
  switch (answer.of) {
    case 'traveler': {
      const { question, traveler } = answer;
      const at = `guests.travelers.${traveler}.${question}`;
      if (question === 'firstName' || question === 'lastName') return [activityRefusals.parameter, at];
      return [question === 'dateOfBirth' ? said.date : said[question], at];
    }
    case 'booking': {
      const { question } = answer;
      const refusals: Readonly<Partial<Record<typeof question, Refusal>>> = {
        pickup: said.pickupLocation,
        tourLanguage: said.tourLanguage,
      };
      return [refusals[question] ?? activityRefusals.parameter, `guests.${question}`];
    }
    default: {
      const { of, field } = answer;
      if (field === 'mode')
        return [of === 'arrival' ? said.arrivalMode : said.departureMode, `guests.${of}.mode`];
      return [said[field], `guests.${of}.fields.${field}`];
    }
  }
}

const counted = (travelers: readonly ActivityTraveler[]): Travelers =>
  Object.fromEntries(
    TRAVELER_CATEGORIES.map((category) => [
      category,
      travelers.filter((one) => one.category === category).length,
    ]),
  );

/** Those whose price was quoted are those who come, each old enough and not too old for what they pay (R328). */
function checkPeople({ activity, option, travelers }: StoredOffer, guests: ActivityGuests): void {
  const came = counted(guests.travelers);
  if (TRAVELER_CATEGORIES.some((category) => (came[category] ?? 0) !== (travelers[category] ?? 0)))
    throw invalid(activityRefusals.parameter, 'guests.travelers');
  const { day } = option.startsAt;
  for (const [at, { category, dateOfBirth, passportExpiryDate }] of guests.travelers.entries()) {
    const path = (field: string) => `guests.travelers.${at}.${field}`;
    if (dateOfBirth !== undefined) {
      const age = ageOn(dateOfBirth, day);
      const least = youngest(activity.capacity);
      if (age < least) throw invalid(filled(said.tooYoung, { n: least }), path('dateOfBirth'));
      if (categoryAt(age, activity.capacity) !== category) throw invalid(said.otherAge, path('dateOfBirth'));
    }
    if (passportExpiryDate !== undefined && passportExpiryDate < day)
      throw invalid(said.passportExpiryDate, path('passportExpiryDate'));
  }
}

/** Whether an answer to where they are picked up is one that the product takes, for the way they arrive. */
function mayBePickedUp(
  rules: ActivityDetails['pickup'],
  { pickup, arrival }: Pick<ActivityGuests, 'pickup' | 'arrival'>,
): boolean {
  if (!pickup) return true;
  if ('later' in pickup) return rules.mayWait;
  if ('meet' in pickup) return rules.mayMeet ?? false;
  // Bookings of before the question was told exactly were asked in words beside a list, too.
  if ('text' in pickup) return rules.ownWords ?? true;
  const point = rules.points.find(({ id }) => id === pickup.point);
  if (!point) return false;
  return point.arrivals === undefined || arrival === undefined || point.arrivals.includes(arrival.mode);
}

/** What was chosen of a list is on it. */
function checkChoices({ activity, option }: StoredOffer, guests: ActivityGuests): void {
  const { tourLanguage } = guests;
  if (!mayBePickedUp(activity.pickup, guests)) throw invalid(said.pickupLocation, 'guests.pickup');
  if (
    tourLanguage &&
    !option.guides.some(
      ({ language, type }) => language === tourLanguage.language && type === tourLanguage.type,
    )
  )
    throw invalid(said.tourLanguage, 'guests.tourLanguage');
}

/**
 * What is booked of what was sent: every required question is answered, and what was not asked is left out (R332, G94).
 * Throws HttpError 422 with the field.
 */
export function requestOf(offer: StoredOffer, guests: ActivityGuests): ActivityGuests {
  const { questions, pickup } = offer.activity;
  const [lacking] = missingAnswers(questions, answersOf(guests));
  if (lacking) throw invalid(...missing(lacking));
  if (questions.phoneWithCountry && !hasCountry(guests.phone))
    throw invalid(supplierRefusals.phoneCountry, 'guests.phone');
  checkPeople(offer, guests);
  checkChoices(offer, guests);
  const { booking } = questions;
  const isAsked = (question: keyof typeof booking) => booking[question] !== undefined;
  const { arrival, departure, tourLanguage, pickup: where, specialRequests, ...rest } = guests;
  return {
    ...rest,
    ...(where && pickup.offered && isPickupAsked(questions, arrival?.mode) ? { pickup: where } : {}),
    ...(tourLanguage && isAsked('tourLanguage') ? { tourLanguage } : {}),
    ...(arrival && isAsked('arrival') ? { arrival } : {}),
    ...(departure && isAsked('departure') ? { departure } : {}),
    ...(specialRequests && isAsked('specialRequests') ? { specialRequests } : {}),
  };
}
