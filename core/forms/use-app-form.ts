import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { safeParse, type z } from 'zod/mini';
import type { FieldRefusal } from '../contract/errors';
import type { Said } from '../contract/refusal';
import { wordsOf } from '../i18n/words-of';
import { keptInput, useKeepInput } from '../session/use-kept-input';
import { focusErrorSummary } from '../ui/fields/ErrorSummary';
import { afterPress } from './after-press';
import { drafts } from './drafts';
import { refilled } from './refilled';
import { formErrors, type FormRules, serverErrors, valueAt, withValue } from './rules';

/** What fields need to know of the form that they stand in; a path is such as `travellers.0.firstName`. */
export interface FormFields {
  /** What was typed at a path; empty where there is nothing. */
  value: (path: string) => string;
  set: (path: string, value: unknown) => void;
  /** What ties a field of `core/ui` to a value of the form. */
  bind: (path: string) => Bound;
}
export interface Bound {
  id: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  /** In the reader's language. */
  error: string | undefined;
}

export interface AppForm<Form = unknown> extends FormFields {
  values: Form;
  /** What the last failed try, or the server, found wrong and is not corrected yet; for `ErrorSummary`. */
  summary: {
    ref: RefObject<HTMLDivElement | null>;
    errors: readonly { fieldId: string; message: string }[];
  };
  /** True when the form may be sent; otherwise shows why not, and leads to the summary. */
  submit: () => boolean;
  /** Shows what the server found wrong, and leads there; false when none of it belongs to this form. */
  refuse: (fields: readonly FieldRefusal[]) => boolean;
  /** Starts over with these values and no errors. */
  reset: (values: Form) => void;
  /** Somebody has been in the field, or a try has failed. */
  isTouched: (path: string) => boolean;
  /** Something was typed, here or before the page was left. */
  isTyped: boolean;
}

export interface AppFormInput<Form> {
  /** What the ids of its fields start with. */
  name: string;
  rules: FormRules<Form>;
  /** What is known before anything is typed. Where that changes, fields in which nobody has typed follow. */
  initial: Form;
  /** What a field is called in the summary, where its message does not name it. */
  nameOf?: (path: string, form: Form) => string;
  /** What outlives the page: under `reload` always, in this tab, under `login` only when the session has expired. */
  keeps?: {
    over: 'reload' | 'login';
    key: string;
    /** What was kept has to look like this to be taken up again. */
    shape: z.ZodMiniType<Form>;
    /** What of it is kept; everything without it. Must stay the same function. */
    part?: (form: Form) => Form;
  };
}

const whole = <Form>(form: Form): Form => form;

/**
 * A form: errors show after blur or a failed try and clear when corrected; what the server refused stays until that field
 * changes (rule 15 of the experience guide). Nothing typed is lost by a refusal, a reload or a log-in, as `keeps` says.
 */
export function useAppForm<Form extends object>({
  name,
  rules,
  initial,
  nameOf,
  keeps,
}: AppFormInput<Form>): AppForm<Form> {
  const { i18n } = useLingui();
  const isDraft = keeps?.over === 'reload';
  const [values, setValues] = useState((): Form => {
    if (!keeps) return initial;
    const kept = isDraft ? drafts.read(keeps.key) : keptInput(keeps.key);
    return safeParse(keeps.shape, kept).data ?? initial;
  });
  const [typed, setTyped] = useState<ReadonlySet<string>>(
    () => new Set(rules.paths(values).filter((path) => valueAt(values, path) !== valueAt(initial, path))),
  );
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Readonly<Record<string, Said>>>({});
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const summary = useRef<HTMLDivElement>(null);
  const isTried = wrong.length > 0;

  const filled = useRef(initial);
  useEffect(() => {
    const before = filled.current;
    if (JSON.stringify(before) === JSON.stringify(initial)) return;
    filled.current = initial;
    setValues((current) => refilled(current, before, initial, (path) => typed.has(path)));
  }, [initial, typed]);
  const { key, part = whole } = keeps ?? {};
  useEffect(() => {
    if (isDraft && key) drafts.keep(key, part(values));
  }, [isDraft, key, part, values]);
  useKeepInput(isDraft ? undefined : key, typed.size > 0 ? values : undefined);

  const fieldId = (path: string) => `${name}-${path.replaceAll('.', '-')}`;
  const isTouched = (path: string) => isTried || left.has(path);
  const error = (path: string): string | undefined => {
    const found = refused[path] ?? (isTouched(path) ? rules.error(values, path, isTried) : null);
    if (!found) return undefined;
    return isDescriptor(found) ? i18n._(found) : wordsOf(found);
  };
  const set = (path: string, value: unknown): void => {
    setTyped((before) => new Set(before).add(path));
    setValues((current) => withValue(current, path, value));
    setRefused(({ [path]: _, ...rest }) => rest);
  };
  /** Shows what is wrong at these, and leads there; true when there is any. */
  const tell = (paths: readonly string[]): boolean => {
    setWrong(paths);
    if (paths.length > 0) focusErrorSummary(summary);
    return paths.length > 0;
  };
  return {
    values,
    value: (path) => valueAt(values, path),
    set,
    bind: (path) => ({
      id: fieldId(path),
      name: path,
      value: valueAt(values, path),
      onChange: (value) => set(path, value),
      onBlur: () => afterPress(() => setLeft((before) => new Set(before).add(path))),
      error: error(path),
    }),
    summary: {
      ref: summary,
      errors: wrong.flatMap((path) => {
        const message = error(path);
        return message
          ? [{ fieldId: fieldId(path), message: nameOf ? `${nameOf(path, values)}: ${message}` : message }]
          : [];
      }),
    },
    submit: () => {
      const errors = { ...formErrors(values, rules, true), ...refused };
      return !tell(rules.paths(values).filter((path) => errors[path]));
    },
    refuse: (fields) => {
      const own = serverErrors(rules.paths(values), fields);
      setRefused(own);
      return tell(Object.keys(own));
    },
    reset: (next) => {
      setValues(next);
      setTyped(new Set());
      setLeft(new Set());
      setRefused({});
      setWrong([]);
    },
    isTouched,
    isTyped: typed.size > 0,
  };
}

const isDescriptor = (error: Said | MessageDescriptor): error is MessageDescriptor => 'id' in error;
