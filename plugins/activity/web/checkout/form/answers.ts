import {
  missingAnswers,
  type Answers,
  type BookedActivity,
  type MissingAnswer,
  type Questions,
  type TransportMode,
} from '../../../contract';
import { activityFieldRefusals } from '../../../contract/refusals';
import { REQUIRED, type FieldErrors } from '@/core/forms/rules';
import { OWN, type CheckoutForm, type TransportForm, type TravelerForm } from './form';
import { readMeasure } from './measure';
import { pickupOf } from './pickup';

const goingBy = ({ mode, ...fields }: TransportForm) => ({
  mode: (mode || undefined) as TransportMode,
  fields,
});

const answersOfTraveler = ({ weight, weightUnit, height, heightUnit, ...texts }: TravelerForm) => ({
  texts,
  weight: readMeasure(weight, weightUnit),
  height: readMeasure(height, heightUnit),
});

type PickupRules = BookedActivity['activity']['pickup'];

/** Where they are picked up, as whoever counts what lacks knows it. */
function whereOf(tour: CheckoutForm['tour'], rules: PickupRules) {
  const where = pickupOf(tour, rules);
  if (!where) return {};
  if ('later' in where) return { pickupLater: true };
  if ('meet' in where) return { pickupMeet: true };
  return { pickup: 'point' in where ? where.point : where.text };
}

const answersOf = ({ travelers, tour, arrival, departure }: CheckoutForm, rules: PickupRules): Answers => ({
  tourLanguage: tour.tourLanguage,
  specialRequests: tour.specialRequests,
  ...whereOf(tour, rules),
  arrival: goingBy(arrival),
  departure: goingBy(departure),
  travelers: travelers.map(answersOfTraveler),
});

const pathOf = (missing: MissingAnswer, { tour }: CheckoutForm): string => {
  // Whoever has chosen an address of their own still owes it.
  if (missing.of === 'booking' && missing.question === 'pickup' && tour.pickup === OWN)
    return 'tour.pickupText';
  if (missing.of === 'booking') return `tour.${missing.question}`;
  if (missing.of === 'traveler') return `travelers.${missing.traveler}.${missing.question}`;
  return `${missing.of}.${missing.field}`;
};

const saidOf = (missing: MissingAnswer) => {
  const name = 'question' in missing ? missing.question : missing.field;
  switch (name) {
    case 'mode':
      return missing.of === 'arrival'
        ? activityFieldRefusals.arrivalMode
        : activityFieldRefusals.departureMode;
    case 'dateOfBirth':
      return activityFieldRefusals.date;
    case 'pickup':
      return activityFieldRefusals.pickupLocation;
    // Asked of everybody, or with no sentence of their own.
    case 'firstName':
    case 'lastName':
    case 'specialRequests':
    case 'arrival':
    case 'departure':
      return REQUIRED;
    default:
      return activityFieldRefusals[name];
  }
};

/** R332, G94: what the product requires and nobody has answered, each in the sentence of its field. */
export const unanswered = (form: CheckoutForm, questions: Questions, rules: PickupRules): FieldErrors =>
  Object.fromEntries(
    missingAnswers(questions, answersOf(form, rules)).map((missing) => [
      pathOf(missing, form),
      saidOf(missing),
    ]),
  );
