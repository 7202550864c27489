import type { InputOf, SavedTravelerInput } from '@/core/contract';
import { filledIn } from '@/core/forms/rules';
import { knownOf, savedOf } from '@/core/selling/checkout/travelers/saved';
import {
  fieldsOf,
  isPickupAsked,
  type BookedActivity,
  type bookActivity,
  type Direction,
  type GuideType,
  type Questions,
  type TourLanguage,
  type TransportMode,
  type TravelerQuestion,
} from '../../../contract';
import { type CheckoutForm, type TransportForm, type TravelerForm } from './form';
import { lineupOf } from './lineup';
import { readMeasure } from './measure';
import { pickupOf } from './pickup';
import { askedOfTraveler } from './rules';

type Guests = InputOf<typeof bookActivity>['body']['guests'];

/** What was answered of what is asked; the rest was never on the screen. */
function travelerOf(typed: TravelerForm, asked: readonly TravelerQuestion[]) {
  const { weightUnit, heightUnit, ...texts } = typed;
  const answered = filledIn(Object.fromEntries(asked.map((question) => [question, texts[question]])));
  const measures = {
    ...(answered['weight'] && { weight: readMeasure(typed.weight, weightUnit) }),
    ...(answered['height'] && { height: readMeasure(typed.height, heightUnit) }),
  };
  return { ...answered, ...measures };
}

/** R336: the way and what it asks; what was typed for another one stays here. */
function transportOf(questions: Questions, direction: Direction, typed: TransportForm) {
  if (typed.mode === '') return undefined;
  const mode = typed.mode as TransportMode;
  const fields = Object.fromEntries(
    fieldsOf(questions, direction, mode).map((field) => [field, typed[field]]),
  );
  return { mode, fields: filledIn(fields) };
}

function guideOf(value: string) {
  if (value === '') return undefined;
  const [language, type] = value.split(':') as [TourLanguage, GuideType];
  return { language, type };
}

/** A valid form as the booking call wants it: what is not asked is not sent (G94). */
export function toRequest(form: CheckoutForm, { activity, travelers }: BookedActivity): { guests: Guests } {
  const { questions, pickup } = activity;
  const asked = askedOfTraveler(questions);
  const lineup = lineupOf(travelers);
  const arrivesBy = (form.arrival.mode || undefined) as TransportMode | undefined;
  const answers = {
    pickup: isPickupAsked(questions, arrivesBy) ? pickupOf(form.tour, pickup) : undefined,
    tourLanguage: guideOf(form.tour.tourLanguage),
    arrival: transportOf(questions, 'arrival', form.arrival),
    departure: transportOf(questions, 'departure', form.departure),
    specialRequests: form.tour.specialRequests.trim() || undefined,
  };
  const sent = Object.entries(answers).filter(
    ([name, answer]) => questions.booking[name as keyof typeof answers] !== undefined && answer !== undefined,
  );
  return {
    guests: {
      travelers: form.travelers.map((typed, at) => ({ category: lineup[at]!, ...travelerOf(typed, asked) })),
      ...form.contact,
      ...Object.fromEntries(sent),
    } as Guests,
  };
}

/** What a saved traveller fills in; a passport is not saved. */
export const fieldsOfSaved = ({ firstName, lastName, birthDate, nationality }: SavedTravelerInput) =>
  knownOf({ firstName, lastName, dateOfBirth: birthDate ?? '', passportNationality: nationality ?? '' });

/** Those who take part as the profile keeps people: the first is who is written to. */
export const travelersToSave = ({ travelers, contact }: CheckoutForm): SavedTravelerInput[] =>
  travelers.map(({ firstName, lastName, dateOfBirth, passportNationality }, at) => ({
    ...savedOf({ firstName, lastName, birthDate: dateOfBirth, ...(at === 0 ? contact : {}) }),
    nationality: passportNationality || null,
  }));
