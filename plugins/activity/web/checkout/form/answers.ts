import {
  missingAnswers,
  type Answers,
  type MissingAnswer,
  type Questions,
  type TransportMode,
} from '../../../contract';
import { activityFieldRefusals } from '../../../contract/refusals';
import { REQUIRED, type FieldErrors } from '@/core/selling/checkout/form/form';
import { LATER, type CheckoutForm, type TransportForm, type TravelerForm } from './form';
import { readMeasure } from './measure';

const goingBy = ({ mode, ...fields }: TransportForm) => ({
  mode: (mode || undefined) as TransportMode,
  fields,
});

const answersOfTraveler = ({ weight, weightUnit, height, heightUnit, ...texts }: TravelerForm) => ({
  texts,
  weight: readMeasure(weight, weightUnit),
  height: readMeasure(height, heightUnit),
});

const answersOf = ({ travelers, tour, arrival, departure }: CheckoutForm, mayWait: boolean): Answers => ({
  ...tour,
  pickupLater: mayWait && tour.pickupLater === LATER,
  arrival: goingBy(arrival),
  departure: goingBy(departure),
  travelers: travelers.map(answersOfTraveler),
});

const pathOf = (missing: MissingAnswer): string => {
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
export const unanswered = (form: CheckoutForm, questions: Questions, mayWait: boolean): FieldErrors =>
  Object.fromEntries(
    missingAnswers(questions, answersOf(form, mayWait)).map((missing) => [pathOf(missing), saidOf(missing)]),
  );
