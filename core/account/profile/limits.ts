import type { MessageDescriptor } from '@lingui/core';
import type { z } from 'zod/mini';
import type { Refusal } from '../../contract/refusal';
import { asMessage } from '../../i18n/words-of';
import { wrongBy } from '../../forms/rules';

export type Values = Readonly<Record<string, string>>;
export type Messages<V> = Partial<Record<keyof V, MessageDescriptor>>;

/** What is wrong with a form, and with what was filled in what its call refuses beside that: say that it is too long. */
export function withLimits<V extends Values>(
  errors: Messages<V>,
  form: V,
  shape: Readonly<Partial<Record<keyof V, z.core.$ZodType>>>,
): Messages<V> {
  const names = (Object.keys(form) as (keyof V)[]).filter((name) => form[name]!.trim() && !errors[name]);
  return names.reduce((all, name) => {
    const said = shape[name] && wrongBy(shape[name], form[name]!.trim());
    return said?.reason ? { ...all, [name]: asMessage(said as Refusal) } : all;
  }, errors);
}
