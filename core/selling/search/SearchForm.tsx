import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { ErrorSummary } from '../../ui/fields/ErrorSummary';
import * as css from './SearchForm.css';
import { oneAField, useSearchErrors } from './use-search-errors';

/** Said of a place in an address that there is not. */
export const UNKNOWN_PLACE: MessageDescriptor = msg`We do not know this place. Please choose another one.`;

/** What keeps a search from starting, and the field at which it is told. */
export interface SearchError<Field extends string = string> {
  field: Field;
  message: MessageDescriptor;
  /** In the list above the form, where the message alone does not say where it belongs: "Flight 2: …". */
  line?: (message: string) => string;
  /** Missing rather than wrong: told only after somebody tried to search. */
  isMissing?: boolean;
}

/** What a field of the form is given. */
export type FieldOf<Field extends string> = (field: Field) => { id: string; error: string | undefined };

interface SearchFormProps<Field extends string> {
  label: string;
  /** In the order of the form. */
  errors: readonly SearchError<Field>[];
  /** Called when nothing is wrong. */
  onSearch: () => void;
  children: (fieldOf: FieldOf<Field>) => ReactNode;
}

/** A form that starts a search once nothing is wrong with it; says what is wrong at the fields and above them. */
export function SearchForm<Field extends string>(props: SearchFormProps<Field>) {
  const { label, errors, onSearch, children } = props;
  const { i18n } = useLingui();
  const form = useId();
  const { shown, summed, summaryRef, submit } = useSearchErrors(
    oneAField(errors, ({ field }) => field),
    ({ isMissing = false }) => isMissing,
  );
  const idOf = (field: Field) => `${form}-${field}`;
  return (
    <form className={css.form} onSubmit={(event) => submit(event, onSearch)} noValidate aria-label={label}>
      <ErrorSummary
        ref={summaryRef}
        errors={summed.map(({ field, message, line = String }) => ({
          fieldId: idOf(field),
          message: line(i18n._(message)),
        }))}
      />
      {children((field) => {
        const error = shown.find((one) => one.field === field);
        return { id: idOf(field), error: error && i18n._(error.message) };
      })}
    </form>
  );
}
