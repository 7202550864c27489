import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useRef, useState } from 'react';
import { focusErrorSummary } from '../ui/fields/ErrorSummary';
import { afterPress } from './after-press';

/** Some messages differ between a field that was left and a form that was sent (G22). */
export type When = 'blur' | 'submit';
export type FieldErrors<Field extends string> = Record<Field, MessageDescriptor | null>;

/**
 * Which errors a form shows: that of a field once it has been left, all of them after a failed submit, none that
 * has been corrected. A failed submit moves the focus to the linked summary, which names the fields.
 */
export function useShownErrors<Field extends string>(
  labels: Record<Field, string>,
  validate: (when: When) => FieldErrors<Field>,
) {
  const { i18n } = useLingui();
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const [tried, setTried] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const errors = validate(tried ? 'submit' : 'blur');
  const wordsOf = (field: Field): string | undefined => {
    const found = errors[field];
    return found && (tried || left.has(field)) ? i18n._(found) : undefined;
  };
  return {
    wordsOf,
    /** Whether the visitor has been in the field, or tried to send the form. */
    isTouched: (field: Field): boolean => tried || left.has(field),
    leave: (field: Field): void => afterPress(() => setLeft((before) => new Set([...before, field]))),
    /** True when the form may be sent; otherwise shows why not. */
    attempt: (): boolean => {
      const fits = Object.values(validate('submit')).every((error) => error === null);
      setTried(!fits);
      if (!fits) focusErrorSummary(ref);
      return fits;
    },
    reset: (): void => {
      setLeft(new Set());
      setTried(false);
    },
    summary: {
      ref,
      errors: tried
        ? (Object.keys(errors) as Field[]).flatMap((field) => {
            const message = wordsOf(field);
            return message ? [{ fieldId: field, message: `${labels[field]}: ${message}` }] : [];
          })
        : [],
    },
  };
}
