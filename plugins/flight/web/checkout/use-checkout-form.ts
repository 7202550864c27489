import { useEffect, useMemo, useState } from 'react';
import { readDraft, saveDraft } from './draft';
import {
  fieldError,
  formErrors,
  serverErrors,
  valueAt,
  withValue,
  type CheckoutForm,
  type FieldErrors,
  type Rules,
} from './form';

export interface CheckoutFormState {
  form: CheckoutForm;
  value: (path: string) => string;
  set: (path: string, value: string) => void;
  /** Call on blur: from then on the field's error shows. */
  touch: (path: string) => void;
  /** The error to show at a field. */
  error: (path: string) => string | undefined;
  /** Shows every error and returns them; empty when the form may be sent. */
  submit: () => FieldErrors;
  /** Shows what the server found wrong with fields; returns those that belong to this form. */
  refuse: (fields: readonly { path: string; message: string }[]) => FieldErrors;
}

/**
 * The form of one checkout. Errors show after blur or submit and clear when corrected; what the server refused
 * stays until that field changes (rule 15 of the experience guide). What is typed is kept over reloads.
 */
export function useCheckoutForm(key: string, rules: Rules, initial: CheckoutForm): CheckoutFormState {
  const [form, setForm] = useState(() => readDraft(key, rules.codes.length) ?? initial);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [all, setAll] = useState(false);
  const [refused, setRefused] = useState<FieldErrors>({});
  useEffect(() => saveDraft(key, form), [key, form]);
  return useMemo(
    () => ({
      form,
      value: (path) => valueAt(form, path),
      set: (path, value) => {
        setForm((current) => withValue(current, path, value));
        setRefused(({ [path]: _, ...rest }) => rest);
      },
      touch: (path) => setTouched((current) => new Set(current).add(path)),
      error: (path) =>
        refused[path] ??
        (all || touched.has(path) ? (fieldError(form, path, rules) ?? undefined) : undefined),
      submit: () => {
        setAll(true);
        return { ...formErrors(form, rules), ...refused };
      },
      refuse: (fields) => {
        const own = serverErrors(form, fields);
        setRefused(own);
        return own;
      },
    }),
    [form, touched, all, refused, rules],
  );
}
