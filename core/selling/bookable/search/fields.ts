import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { z } from 'zod/mini';
import { lenient } from '../../../address/use-address';
import { IsoDate } from '../../../contract/date';
import { LAST_DAY } from '../../../contract/last-day';
import { PlaceId, type PlaceKind } from '../../../contract/reference';
import { UNKNOWN_PLACE, type SearchError } from '../../search/SearchForm';
import { dayAt } from '../../../say/clock';
import { addDays, todayLocal } from '../../../ui/dates/date-range';
import type { PlaceLookup } from '../../search/places/use-places';

/** What is searched for, as it stands in the address and is sent. */
export type Criteria = Readonly<Record<string, string | number>>;

interface Labelled {
  label: MessageDescriptor;
}

/** Somewhere; its value is the id of a place. */
export interface PlaceSought extends Labelled {
  kind: 'place';
  placeholder: MessageDescriptor;
  /** Said while none is chosen. */
  missing: MessageDescriptor;
  /** What is suggested; every kind without it. */
  kinds?: readonly PlaceKind[];
}

/** A day, at first so many days from now. */
export interface DaySought extends Labelled {
  kind: 'day';
  ahead: number;
}

/** From one day to another one, which stands under a name of its own. */
export interface DaysSought extends Labelled {
  kind: 'days';
  until: string;
  startLabel: MessageDescriptor;
  endLabel: MessageDescriptor;
  unit: 'days' | 'nights';
  ahead: number;
  /** How long, at first. */
  length: number;
}

/** How many. */
export interface CountSought extends Labelled {
  kind: 'count';
  min: number;
  max: number;
  first: number;
  /** In words: "2 guests". */
  told: (count: number) => string;
}

export type Sought = PlaceSought | DaySought | DaysSought | CountSought;
/** The fields of a search, in the order of its form, under the names of the criteria. */
export type SearchFields = Readonly<Record<string, Sought>>;

/** Reads the criteria in an address tolerantly: what cannot be used counts as absent. */
export function criteriaShape(fields: SearchFields): z.ZodMiniObject {
  const shapes = Object.entries(fields).flatMap(([name, field]): [string, z.ZodMiniType][] => {
    if (field.kind === 'place') return [[name, PlaceId]];
    if (field.kind === 'day') return [[name, IsoDate]];
    if (field.kind === 'days')
      return [
        [name, IsoDate],
        [field.until, IsoDate],
      ];
    const { min, max } = field;
    return [[name, z.coerce.number().check(z.int(), z.minimum(min), z.maximum(max))]];
  });
  return z.object(Object.fromEntries(shapes.map(([name, shape]) => [name, lenient(shape)])));
}

/** The criteria with every default filled in; a place stays absent until one is chosen. */
export function filled(fields: SearchFields, criteria: Criteria, today = todayLocal()): Criteria {
  const first = Object.entries(fields).flatMap(([name, field]): [string, string | number][] => {
    if (field.kind === 'place') return [];
    if (field.kind === 'count') return [[name, field.first]];
    const day = (criteria[name] as string | undefined) ?? addDays(today, field.ahead);
    return field.kind === 'day'
      ? [[name, day]]
      : [
          [name, day],
          [field.until, addDays(day, field.length)],
        ];
  });
  return { ...Object.fromEntries(first), ...criteria };
}

/**
 * What is missing or wrong, in the order of the form. `exists` is false for a place that there is not.
 */
export function searchErrors(
  fields: SearchFields,
  criteria: Criteria,
  exists: (place: string) => boolean = () => true,
  today = todayLocal(),
): SearchError[] {
  return Object.entries(fields).flatMap(([name, field]): SearchError[] => {
    const value = criteria[name];
    if (field.kind === 'place')
      return typeof value === 'string' && exists(value)
        ? []
        : [
            value === undefined
              ? { field: name, isMissing: true, message: field.missing }
              : { field: name, message: UNKNOWN_PLACE },
          ];
    if (field.kind === 'count') return [];
    if (String(value) < today)
      return [{ field: name, message: msg`This day has passed. Please choose another one.` }];
    return field.kind === 'days' && String(criteria[field.until]) < String(value)
      ? [{ field: name, message: msg`The last day is before the first one.` }]
      : [];
  });
}

/** The day that it is at the place; that of the visitor until the place is known. */
export function todayThere(fields: SearchFields, criteria: Criteria, placeOf: PlaceLookup): string {
  const [first] = placeNames(fields).flatMap((name) => placeOf(String(criteria[name])) ?? []);
  return dayAt(new Date(), first?.zone);
}

/** Names of what is a place. */
export const placeNames = (fields: SearchFields): string[] =>
  Object.keys(fields).filter((name) => fields[name]!.kind === 'place');

/** The last day on which the search makes sense: that on which something in it begins. */
export const lastDay = (fields: SearchFields, criteria: Criteria): string =>
  Object.entries(fields)
    .flatMap(([name, { kind }]) => (kind === 'day' || kind === 'days' ? String(criteria[name]) : []))
    .sort()[0] ?? LAST_DAY;
