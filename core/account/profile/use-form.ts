import type { FieldRefusal } from '../../contract/errors';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { keptInput, useKeepInput } from '../../session/use-kept-input';
import { wordsOf } from '../../i18n/words-of';

export type Values = Readonly<Record<string, string>>;
export type FormErrors<V extends Values> = Partial<Record<keyof V, MessageDescriptor>>;

export interface Form<V extends Values> {
  values: V;
  set: (name: keyof V & string, value: string) => void;
  touch: (name: keyof V & string) => void;
  /** What ties a field of `core/ui` to a value of the form. */
  bind: (name: keyof V & string) => {
    id: string;
    name: string;
    value: string;
    onChange: (value: string) => void;
    onBlur: () => void;
    error: string | undefined;
  };
  /** What a failed submit has to correct, for `ErrorSummary`; empty before a submit failed. */
  summary: readonly { fieldId: string; message: string }[];
  /** Shows every error; true when the form may be sent. */
  submit: () => boolean;
  /** Shows what the server found wrong; false when none of it belongs to this form. */
  refuse: (fields: readonly FieldRefusal[]) => boolean;
  /** Starts over with these values and no errors. */
  reset: (values: V) => void;
  /** Takes over what the server made of the values that were sent, unless somebody has typed on since. */
  settle: (stored: V, sent: V) => void;
}

/** The server's errors by the form's own names; what belongs to no field of it is left out. */
export function ownErrors<V extends Values>(
  values: V,
  fields: readonly FieldRefusal[],
): Partial<Record<keyof V, FieldRefusal>> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const name = field.path.replace(/^body\./, '');
      return Object.hasOwn(values, name) ? [[name, field]] : [];
    }),
  ) as Partial<Record<keyof V, FieldRefusal>>;
}

/** The form as it was left; what was kept of another shape is passed over. */
const withKept = <V extends Values>(initial: V, kept: unknown): V => {
  const given = (typeof kept === 'object' ? kept : null) as Record<string, unknown> | null;
  const names = Object.keys(initial);
  return given && names.every((name) => typeof given[name] === 'string')
    ? (Object.fromEntries(names.map((name) => [name, given[name]])) as unknown as V)
    : initial;
};

/**
 * A form whose errors show after blur or submit and clear when corrected; what the server refused stays until that
 * field changes. `id` is what the ids of its fields start with. Under the name `keep` what was typed outlives an expired
 * session.
 */
export function useForm<V extends Values>(
  id: string,
  initial: V,
  check: (values: V) => FormErrors<V>,
  keep?: string,
): Form<V> {
  const { i18n } = useLingui();
  const [values, setValues] = useState(() => (keep ? withKept(initial, keptInput(keep)) : initial));
  useKeepInput(keep, values === initial ? undefined : values);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [submitted, setSubmitted] = useState(false);
  const [refused, setRefused] = useState<Partial<Record<keyof V, FieldRefusal>>>({});
  const errors = check(values);
  const shown = (name: keyof V & string): string | undefined => {
    const told = refused[name];
    if (told) return wordsOf(told);
    const error = submitted || touched.has(name) ? errors[name] : undefined;
    return error && i18n._(error);
  };
  const fieldId = (name: string) => `${id}-${name}`;
  const set: Form<V>['set'] = (name, value) => {
    setValues((before) => ({ ...before, [name]: value }));
    setRefused(({ [name]: _, ...rest }) => rest as Partial<Record<keyof V, FieldRefusal>>);
  };
  const touch: Form<V>['touch'] = (name) => setTouched((before) => new Set(before).add(name));
  const names = Object.keys(values) as (keyof V & string)[];
  return {
    values,
    set,
    touch,
    bind: (name) => ({
      id: fieldId(name),
      name,
      value: values[name] ?? '',
      onChange: (value) => set(name, value),
      onBlur: () => touch(name),
      error: shown(name),
    }),
    summary: submitted
      ? names.flatMap((name) => {
          const message = shown(name);
          return message ? [{ fieldId: fieldId(name), message }] : [];
        })
      : [],
    submit: () => {
      setSubmitted(true);
      return names.every((name) => !errors[name] && !refused[name]);
    },
    refuse: (fields) => {
      const own = ownErrors(values, fields);
      setRefused(own);
      setSubmitted(true);
      return Object.keys(own).length > 0;
    },
    reset: (next) => {
      setValues(next);
      setTouched(new Set());
      setSubmitted(false);
      setRefused({});
    },
    settle: (stored, sent) =>
      setValues((now) => (names.every((name) => now[name] === sent[name]) ? stored : now)),
  };
}
