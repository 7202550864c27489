import { dayAt } from '@/core/say/clock';
import { addDays, daysBetween, DEFAULT_MAX_DAYS } from '@/core/ui/dates/date-range';
import { MAX_LEGS, type SearchCabin, type SearchPreferences, type TravellerCounts } from '../../../contract';
import { type FilledCriteria, type Trip } from '../criteria/criteria';
import { MIN_LEGS } from '../criteria/legs';
import { placeToCome, type Place } from '../places/places';

/** One flight as the form holds it (R186): `singleDate` is its day, `rangeDate` its days when it is a round trip. */
export interface FormLeg {
  id: string;
  from: Place | null;
  to: Place | null;
  singleDate: string | null;
  rangeDate: { startDate: string; endDate: string };
}

/** What stands in the form. A round trip and one way use the first of the legs. */
export interface FormState {
  trip: Trip;
  legs: FormLeg[];
  travellers: TravellerCounts;
  cabin: SearchCabin;
  preferences: SearchPreferences;
}

export function startForm({ trip, travellers, cabin, preferences, ...filled }: FilledCriteria): FormState {
  const place = (code: string | null) => (code ? placeToCome(code) : null);
  const rangeDate = { startDate: filled.depart, endDate: filled.return };
  const legs =
    trip === 'multi-city' ? filled.legs : [{ from: filled.from, to: filled.to, date: filled.depart }];
  return {
    trip,
    legs: legs.map(({ from, to, date }, index) => ({
      id: `leg-${index + 1}`,
      from: place(from),
      to: place(to),
      singleDate: date,
      rangeDate,
    })),
    travellers,
    cabin,
    preferences,
  };
}

/** The form with the names of places that have arrived since; a code that no place has is not chosen after all. */
export function withNames(form: FormState, placeOf: (code: string) => Place | null | undefined): FormState {
  const named = (place: Place | null): Place | null => {
    if (!place || place.countryShortCode) return place;
    const found = placeOf(place.code);
    return found === undefined ? place : found;
  };
  return {
    ...form,
    legs: form.legs.map((leg) => ({ ...leg, from: named(leg.from), to: named(leg.to) })),
  };
}

const nextId = (legs: readonly FormLeg[]): string =>
  `leg-${Math.max(...legs.map(({ id }) => Number(id.slice(4)))) + 1}`;

const onward = (legs: readonly FormLeg[], singleDate: string | null): FormLeg => ({
  id: nextId(legs),
  from: legs.at(-1)!.to,
  to: null,
  singleDate,
  rangeDate: legs.at(-1)!.rangeDate,
});

/** Another kind of trip. A round trip becomes a multi-city one whose second flight leaves on the day of the return. */
export function setTrip(form: FormState, trip: Trip): FormState {
  const first = form.legs[0]!;
  const legs =
    trip === 'multi-city' && form.legs.length < MIN_LEGS
      ? [...form.legs, onward(form.legs, form.trip === 'round-trip' ? first.rangeDate.endDate : null)]
      : form.legs;
  return { ...form, trip, legs };
}

export const canAdd = ({ legs }: FormState): boolean => legs.length < MAX_LEGS;
export const canRemove = ({ legs }: FormState): boolean => legs.length > MIN_LEGS;

/** One more flight, from where the last one leads. */
export const addLeg = (form: FormState): FormState =>
  canAdd(form) ? { ...form, legs: [...form.legs, onward(form.legs, null)] } : form;

export const removeLeg = (form: FormState, id: string): FormState =>
  canRemove(form) ? { ...form, legs: form.legs.filter((leg) => leg.id !== id) } : form;

/** Another place of a flight. The next flight follows as long as it left from where this one led. */
export function setPlace(form: FormState, id: string, end: 'from' | 'to', place: Place | null): FormState {
  const index = form.legs.findIndex((leg) => leg.id === id);
  const before = form.legs[index]?.to?.code;
  return {
    ...form,
    legs: form.legs.map((leg, at) => {
      if (at === index) return { ...leg, [end]: place };
      const follows = end === 'to' && at === index + 1 && leg.from?.code === before;
      return follows ? { ...leg, from: place } : leg;
    }),
  };
}

export const swapPlaces = (form: FormState): FormState => {
  const [first, ...others] = form.legs;
  return { ...form, legs: [{ ...first!, from: first!.to, to: first!.from }, ...others] };
};

/** The day of the only flight, or of the first: the stay keeps its length, within what the range picker takes (R054). */
export function setDepart(form: FormState, depart: string): FormState {
  const [first, ...others] = form.legs;
  const { startDate, endDate } = first!.rangeDate;
  const stay = Math.min(DEFAULT_MAX_DAYS, Math.max(1, daysBetween(startDate, endDate)));
  const rangeDate = { startDate: depart, endDate: addDays(depart, stay) };
  return { ...form, legs: [{ ...first!, singleDate: depart, rangeDate }, ...others] };
}

export function setRange(form: FormState, startDate: string, endDate: string): FormState {
  const [first, ...others] = form.legs;
  return {
    ...form,
    legs: [{ ...first!, singleDate: startDate, rangeDate: { startDate, endDate } }, ...others],
  };
}

/** The day of a multi-city flight. Later flights that would leave before it move to the same day. */
export function setLegDate(form: FormState, id: string, date: string): FormState {
  const index = form.legs.findIndex((leg) => leg.id === id);
  const start = index === 0 ? setDepart(form, date) : form;
  return {
    ...start,
    legs: start.legs.map((leg, at) =>
      at === index || (at > index && leg.singleDate !== null && leg.singleDate < date)
        ? { ...leg, singleDate: date }
        : leg,
    ),
  };
}

/** The day that it is where a flight leaves; that of the visitor until a place is chosen. */
export const todayThere = ({ from }: Pick<FormLeg, 'from'>): string => dayAt(new Date(), from?.zone);

/** The first day a flight of a multi-city trip may leave: not before those in front of it. */
export const earliestDate = ({ legs }: FormState, index: number, today: string): string =>
  legs
    .slice(0, index)
    .map(({ singleDate }) => singleDate ?? today)
    .reduce((latest, date) => (date > latest ? date : latest), today);

/** What the form says, as criteria. */
export function toFilled({ trip, legs, travellers, cabin, preferences }: FormState): FilledCriteria {
  const first = legs[0]!;
  const multiCity = trip === 'multi-city';
  return {
    trip,
    from: first.from?.code ?? null,
    to: (multiCity ? legs.at(-1)! : first).to?.code ?? null,
    depart: first.singleDate ?? first.rangeDate.startDate,
    return: multiCity ? (legs.at(-1)!.singleDate ?? first.rangeDate.endDate) : first.rangeDate.endDate,
    legs: multiCity
      ? legs.map(({ from, to, singleDate }) => ({
          from: from?.code ?? null,
          to: to?.code ?? null,
          date: singleDate,
        }))
      : [],
    travellers,
    cabin,
    preferences,
  };
}
