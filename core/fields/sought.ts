import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import type { z } from 'zod/mini';
import type { PlaceKind } from '../contract/reference';
import type { Drawn, Kind } from './field';

/** What is searched for, as it stands in the address and is sent. */
export type Criteria = Readonly<Record<string, string | number>>;

/** What a form of a search has for its fields. */
export interface Seeking {
  /** The day that it is at the place. */
  today: string;
  drawPlace: (
    field: Drawn<string | null> & { placeholder: string; kinds: readonly PlaceKind[] | undefined },
  ) => ReactNode;
}

/** A kind that a search may have, with how it stands in criteria; a product may have kinds of its own. */
export interface Sought<Value> extends Kind<Value, Seeking> {
  /** What an address may have of it, under the name of the field and others. */
  shapes(name: string): Readonly<Record<string, z.ZodMiniType>>;
  /** Its value in criteria, or the usual one where they have none. */
  read(criteria: Criteria, name: string, today: string): Value;
  write(value: Value, name: string): Criteria;
  /** What is missing or wrong. `exists` is false for a place that there is not. */
  wrong?(
    value: Value,
    at: { today: string; exists: (place: string) => boolean },
  ): { message: MessageDescriptor; isMissing?: boolean } | null;
  /** The day on which it begins. */
  begins?(value: Value): string;
  /** Id of the place that it is. */
  place?(value: Value): string | null;
}

/** What stands in criteria as it is, under the name of its field. `first`: the usual value; null for none. */
export const alone = <Value extends string | number | null>(
  shape: z.ZodMiniType,
  first: (today: string) => Value,
): Pick<Sought<Value>, 'shapes' | 'read' | 'write'> => ({
  shapes: (name) => ({ [name]: shape }),
  read: (criteria, name, today) => (criteria[name] as Value | undefined) ?? first(today),
  write: (value, name) => (value === null ? {} : { [name]: value }),
});
