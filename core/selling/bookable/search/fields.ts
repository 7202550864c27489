import { z } from 'zod/mini';
import { lenient } from '../../../address/use-address';
import { LAST_DAY } from '../../../contract/last-day';
import type { Field } from '../../../fields/field';
import type { Criteria, Sought } from '../../../fields/sought';
import { dayAt } from '../../../say/clock';
import { todayLocal } from '../../../ui/dates/date-range';
import type { PlaceLookup } from '../../search/places/use-places';
import type { SearchError } from '../../search/SearchForm';

/** The fields of a search, in the order of its form, under the names of the criteria. */
export type SearchFields = Readonly<Record<string, Field<Sought<unknown>>>>;

/** Each field with its value, the usual one where the criteria have none. */
export const valuesOf = (fields: SearchFields, criteria: Criteria, today = todayLocal()) =>
  Object.entries(fields).map(([name, { kind, label }]) => {
    const value = kind.read(criteria, name, today);
    return { name, kind, label, value };
  });

/** Reads the criteria in an address tolerantly: what cannot be used counts as absent. */
export function criteriaShape(fields: SearchFields): z.ZodMiniObject {
  const shapes = Object.entries(fields).flatMap(([name, { kind }]) => Object.entries(kind.shapes(name)));
  return z.object(Object.fromEntries(shapes.map(([name, shape]) => [name, lenient(shape)])));
}

/** The criteria with every default filled in; a place stays absent until one is chosen. */
export const filled = (fields: SearchFields, criteria: Criteria, today?: string): Criteria =>
  Object.assign(
    {},
    ...valuesOf(fields, criteria, today).map(({ name, kind, value }) => kind.write(value, name)),
  );

/**
 * What is missing or wrong, in the order of the form. `exists` is false for a place that there is not.
 */
export const searchErrors = (
  fields: SearchFields,
  criteria: Criteria,
  exists: (place: string) => boolean = () => true,
  today = todayLocal(),
): SearchError[] =>
  valuesOf(fields, criteria, today).flatMap(({ name, kind, value }) => {
    const wrong = kind.wrong?.(value, { today, exists });
    return wrong ? { field: name, ...wrong } : [];
  });

/** The day that it is at the place; that of the visitor until the place is known. */
export function todayThere(fields: SearchFields, criteria: Criteria, placeOf: PlaceLookup): string {
  const [first] = placesIn(fields, criteria).flatMap((id) => placeOf(id) ?? []);
  return dayAt(new Date(), first?.zone);
}

/** The ids of places in criteria. */
export const placesIn = (fields: SearchFields, criteria: Criteria): string[] =>
  valuesOf(fields, criteria).flatMap(({ kind, value }) => kind.place?.(value) ?? []);

/** The last day on which the search makes sense: that on which something in it begins. */
export const lastDay = (fields: SearchFields, criteria: Criteria): string =>
  valuesOf(fields, criteria)
    .flatMap(({ kind, value }) => kind.begins?.(value) ?? [])
    .sort()[0] ?? LAST_DAY;
