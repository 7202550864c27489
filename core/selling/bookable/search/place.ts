import { i18n, type MessageDescriptor } from '@lingui/core';
import { PlaceId, type PlaceKind } from '../../../contract/reference';
import { alone, type Sought } from '../../../fields/sought';
import { UNKNOWN_PLACE } from '../../search/SearchForm';

interface PlaceOf {
  placeholder: MessageDescriptor;
  /** Said while none is chosen. */
  missing: MessageDescriptor;
  /** What is suggested; every kind without it. */
  kinds?: readonly PlaceKind[];
}

/** Somewhere; its value is the id of a place. */
export const place = ({ placeholder, missing, kinds }: PlaceOf): Sought<string | null> => ({
  ...alone<string | null>(PlaceId, () => null),
  draw: (field, { drawPlace }) => drawPlace({ ...field, placeholder: i18n._(placeholder), kinds }),
  wrong: (value, { exists }) =>
    value === null
      ? { message: missing, isMissing: true }
      : exists(value)
        ? null
        : { message: UNKNOWN_PLACE },
  place: (value) => value,
});
