import type { MessageDescriptor } from '@lingui/core';
import { safeParse, z } from 'zod/mini';
import type { FieldRefusal } from '../contract/errors';
import { problemOf, toldOf, UNSAID } from '../contract/problem';
import { type Said, saidOf } from '../contract/refusal';
import { fieldRefusals } from '../contract/refusals/fields';

/** What is wrong with a field: the contract's own where the server says it too, so that the words are the same. */
export type FieldError = Said | MessageDescriptor;
export type FieldErrors = Readonly<Record<string, FieldError>>;

/** What a form knows about its own fields, named by paths such as `travellers.0.firstName`. */
export interface FormRules<Form> {
  /** Every field in the order of the page. */
  paths: (form: Form) => readonly string[];
  /** What is wrong with one field; null when nothing is. Some say more once the form was sent (G22). */
  error: (form: Form, path: string, isTried?: boolean) => FieldError | null;
}

/** What is wrong with a form of plain fields, by their names. */
export type FormErrors<Form> = Partial<Record<keyof Form, FieldError | null>>;

/** The rules of a form that is judged as a whole: its fields are in the order in which it names them. */
export const rulesOf = <Form extends object>(
  check: (form: Form, isTried: boolean) => FormErrors<Form>,
): FormRules<Form> => ({
  paths: Object.keys,
  error: (form, path, isTried = false) => check(form, isTried)[path as keyof Form] ?? null,
});

/** Said of an empty field that must not be. */
export const REQUIRED: Said = fieldRefusals.fieldRequired;

/** What was typed at a path; empty where there is nothing. */
export function valueAt(form: object, path: string): string {
  const value = path
    .split('.')
    .reduce<unknown>((holder, part) => (holder as Record<string, unknown> | undefined)?.[part], form);
  return typeof value === 'string' ? value : '';
}

const changed = (holder: unknown, [part, ...rest]: readonly string[], value: unknown): unknown => {
  if (part === undefined) return value;
  if (Array.isArray(holder))
    return holder.map((item: unknown, index) => (index === Number(part) ? changed(item, rest, value) : item));
  // What is asked once something else is answered has no place before.
  const record = holder as Record<string, unknown> | undefined;
  return { ...record, [part]: changed(record?.[part], rest, value) };
};

/** The form with one field changed; the parts that are not are the same objects as before. */
export const withValue = <Form extends object>(form: Form, path: string, value: unknown): Form =>
  changed(form, path.split('.'), value) as Form;

const issueOf = (schema: z.core.$ZodType, value: unknown) =>
  safeParse(schema, value, UNSAID).error?.issues.flatMap(toldOf)[0];

/** The first thing that a schema finds wrong with a value. */
export function wrongBy(schema: z.core.$ZodType, value: unknown): Said | null {
  const issue = issueOf(schema, value);
  return issue ? problemOf(issue) : null;
}

/**
 * What is wrong with a field by its schema: one that may be left out may be empty, and any other is asked for, in these
 * words or in the schema's where it has some.
 */
export function fieldError(schema: z.core.$ZodType, value: string, asked?: Said): Said | null {
  const isEmpty = !value.trim();
  if (isEmpty && safeParse(schema, undefined).success) return null;
  if (isEmpty && asked) return asked;
  const issue = issueOf(schema, value);
  if (!issue) return null;
  return isEmpty && !saidOf(issue.message).reason ? REQUIRED : problemOf(issue);
}

/** What a draft of such fields looks like: all of them are typed. */
export const textShape = <Name extends string>(names: readonly Name[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.string()])) as Record<Name, z.ZodMiniString>);

/** Everything that is wrong, in the order of the page. */
export function formErrors<Form>(form: Form, rules: FormRules<Form>, isTried = false): FieldErrors {
  return Object.fromEntries(
    rules.paths(form).flatMap((path) => {
      const error = rules.error(form, path, isTried);
      return error ? [[path, error]] : [];
    }),
  );
}

/**
 * The server's field errors on the fields of a form: what is wrong inside a field stands at it, and what belongs to none is left
 * out. A body that is a list of one is that one.
 */
export function serverErrors(
  paths: readonly string[],
  fields: readonly FieldRefusal[],
): Readonly<Record<string, Said>> {
  const known = new Set(paths);
  return Object.fromEntries(
    fields.flatMap(({ path, ...said }) => {
      let own = path.replaceAll(/\[(\d+)\]/g, '.$1').replace(/^(body\.)?(0\.)?/, '');
      while (own && !known.has(own)) own = own.slice(0, Math.max(own.lastIndexOf('.'), 0));
      return own ? [[own, said]] : [];
    }),
  );
}
