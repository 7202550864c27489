import type { CarPlace } from '../../contract';
import type { FilledCriteria, PlaceLookup } from './criteria';

/** What stands in the form: the criteria, and the places that were chosen in it, whose names nobody has to ask for. */
export interface FormState extends FilledCriteria {
  chosen: ReadonlyMap<string, CarPlace>;
}

export const startForm = (filled: FilledCriteria): FormState => ({ ...filled, chosen: new Map() });

/** Another place for an end of the rental. */
export const setPlace = (form: FormState, end: 'from' | 'to', place: CarPlace | null): FormState => ({
  ...form,
  [end]: place?.id ?? null,
  chosen: place ? new Map(form.chosen).set(place.id, place) : form.chosen,
});

/** Where the car comes back: to where it was picked up, or to a place that is still to be chosen. */
export const setReturnedElsewhere = (form: FormState, isReturnedElsewhere: boolean): FormState => ({
  ...form,
  isReturnedElsewhere,
});

/** The days of a rental; its clock times stay. */
export const setDays = (form: FormState, start: string, end: string): FormState => ({
  ...form,
  pickUp: { ...form.pickUp, date: start },
  dropOff: { ...form.dropOff, date: end },
});

export const setTime = (form: FormState, end: 'pickUp' | 'dropOff', time: string): FormState => ({
  ...form,
  [end]: { ...form[end], time },
});

/** The places of the form: those that were chosen in it, and those of the address. */
export const placesOf =
  ({ chosen }: FormState, placeOf: PlaceLookup): PlaceLookup =>
  (id) =>
    chosen.get(id) ?? placeOf(id);

const HALF_HOUR = 30;
const two = (value: number) => String(value).padStart(2, '0');

/** Every half hour of a day, and the time that an address brought. */
export function clockTimes(given: string | null): string[] {
  const times = Array.from(
    { length: 1440 / HALF_HOUR },
    (_, index) => `${two(Math.floor((index * HALF_HOUR) / 60))}:${two((index * HALF_HOUR) % 60)}`,
  );
  return given && !times.includes(given) ? [...times, given].sort() : times;
}
