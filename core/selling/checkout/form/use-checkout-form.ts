import { useEffect, useRef, useState } from 'react';
import { safeParse, type z } from 'zod/mini';
import type { FieldRefusal } from '../../../contract/errors';
import { wordsOf } from '../../../i18n/words-of';
import { drafts } from './draft';
import { refilled } from './refilled';
import { formErrors, serverErrors, valueAt, withValue, type FieldErrors, type FormRules } from './form';

/** What the fields of a checkout need to know. */
export interface CheckoutFields {
  value: (path: string) => string;
  set: (path: string, value: string) => void;
  /** Call on blur: from then on the field's error shows. */
  touch: (path: string) => void;
  /** The error to show at a field, in the reader's language. */
  error: (path: string) => string | undefined;
}

export interface CheckoutFormState<Form = unknown> extends CheckoutFields {
  form: Form;
  /** What a field is called. */
  nameOf: (path: string) => string;
  /** Shows every error and returns them; empty when the form may be sent. */
  submit: () => FieldErrors;
  /** Shows what the server found wrong with fields; returns those that belong to this form. */
  refuse: (fields: readonly FieldRefusal[]) => FieldErrors;
}

export interface FormInput<Form> {
  /** Of the checkout. */
  checkoutKey: string;
  /** What a draft has to look like to be taken up again. */
  shape: z.ZodMiniType<Form>;
  rules: FormRules<Form>;
  /** What is known before anything is typed. Where that changes, fields that nobody has touched follow. */
  initial: Form;
  nameOf: (path: string) => string;
  /** What of it survives a reload; everything without it. Must stay the same function. */
  kept?: (form: Form) => Form;
}

const all = <Form>(form: Form): Form => form;

/**
 * The form of one checkout. Errors show after blur or submit and clear when corrected; what the server refused stays until
 * that field changes (rule 15 of the experience guide). What is typed is kept over reloads.
 */
export function useCheckoutForm<Form extends object>({
  checkoutKey,
  shape,
  rules,
  initial,
  nameOf,
  kept = all,
}: FormInput<Form>): CheckoutFormState<Form> {
  const [form, setForm] = useState(() => safeParse(shape, drafts.read(checkoutKey)).data ?? initial);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<FieldErrors>({});
  const filled = useRef(initial);
  const typed = useRef(new Set<string>());
  useEffect(() => {
    const before = filled.current;
    if (JSON.stringify(before) === JSON.stringify(initial)) return;
    filled.current = initial;
    setForm((current) => refilled(current, before, initial, (path) => typed.current.has(path)));
  }, [initial]);
  useEffect(() => drafts.keep(checkoutKey, kept(form)), [checkoutKey, form, kept]);
  return {
    form,
    nameOf,
    value: (path) => valueAt(form, path),
    set: (path, value) => {
      typed.current.add(path);
      setForm((current) => withValue(current, path, value));
      setRefused(({ [path]: _, ...rest }) => rest);
    },
    touch: (path) => setTouched((current) => new Set(current).add(path)),
    error: (path) => {
      const error = refused[path] ?? (isTried || touched.has(path) ? rules.error(form, path) : null);
      return error ? wordsOf(error) : undefined;
    },
    submit: () => {
      setTried(true);
      return { ...formErrors(form, rules), ...refused };
    },
    refuse: (fields) => {
      const own = serverErrors(rules.paths(form), fields);
      setRefused(own);
      return own;
    },
  };
}
