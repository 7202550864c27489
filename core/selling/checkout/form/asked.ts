import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { z } from 'zod/mini';
import type { SavedTravelerInput } from '../../../contract/people/profile';
import type { Field } from '../../../fields/field';
import {
  fieldError,
  REQUIRED,
  valueAt,
  wrongBy,
  type FieldError,
  type FormRules,
} from '../../../forms/rules';
import type { FormFields } from '../../../forms/use-app-form';
import type { KnownUser } from '../../client/use-client-details';
import { prefilled } from '../travelers/prefill';
import { savedOf, type TypedPerson } from '../travelers/saved';

/** One thing that a checkout asks. It is typed text, and stands in the form where it stands in the request. */
export interface Asking extends Field {
  /** What is known before anything is typed. */
  first?: string | undefined;
  /** What is wrong with it where the schema of the request is not all: `found` is what that says, null for nothing. */
  wrong?: (value: string, found: FieldError | null) => FieldError | null;
  /** How it is sent; as it was typed without it. Undefined for what cannot be read. */
  sent?: (value: string) => unknown;
}

/** Fields that stand side by side, and how many of them, on anything wider than a phone. */
export type Row = readonly [columns: 1 | 2 | 3 | 4, fields: Readonly<Record<string, Asking>>];

/** A part of the form: a card of its own, or without a title what is said last, above the button. */
export interface Section {
  title?: string;
  note?: string | undefined;
  /** What the paths of its fields begin with; they stand at the top of the request without it. */
  at?: string;
  rows: readonly Row[];
  /** What a browser may fill in, of what it otherwise might. */
  fills?: (token: string) => string;
  /** What a field is called in a list of errors, where its own name says too little. */
  called?: (name: string, path: string) => string;
  /** It is about somebody whom the user may have saved, or may save afterwards. */
  person?: {
    /** What somebody saved fills in; without it what the section asks under the same names. */
    filled?: (saved: SavedTravelerInput) => Iterable<readonly [string, string]>;
    kept?: (typed: TypedPerson & Readonly<Record<string, string>>) => SavedTravelerInput;
  };
  /** Sent beside what is typed, under the same path. */
  with?: Readonly<Record<string, unknown>>;
  /** Stands above its fields. */
  above?: ReactNode;
  /** Draws it all instead, where it has a model of its own. */
  draw?: (state: FormFields) => ReactNode;
}

/** What stands in a checkout, in the order of the page; what is no section only says something. */
export type Part = Section | ReactElement | false | null | undefined;
/** What was typed, as the request has it. */
export type Typed = Readonly<Record<string, unknown>>;

export const isSection = (part: Part): part is Section => Boolean(part) && !isValidElement(part);

const NOTHING: Typed = {};
const under = (at: string | undefined, name: string) => (at ? `${at}.${name}` : name);
const lastOf = (path: string) => path.slice(path.lastIndexOf('.') + 1);

interface Placed {
  field: Asking;
  section: Section;
}
const placedOf = (parts: readonly Part[]): ReadonlyMap<string, Placed> =>
  new Map(
    parts
      .filter(isSection)
      .flatMap((section) =>
        section.rows.flatMap(([, fields]) =>
          Object.entries(fields).map(
            ([name, field]) => [under(section.at, name), { field, section }] as const,
          ),
        ),
      ),
  );

/** Values under their paths, each holder made as it is needed. */
function nested(entries: Iterable<readonly [string, unknown]>): Typed {
  const root: Record<string, unknown> = {};
  for (const [path, value] of entries) {
    const parts = path.split('.');
    const last = parts.pop()!;
    let holder = root;
    parts.forEach((part, index) => {
      const isList = /^\d+$/.test(parts[index + 1] ?? last);
      holder = (holder[part] ??= isList ? [] : {}) as Record<string, unknown>;
    });
    holder[last] = value;
  }
  return root;
}

interface Def {
  shape?: Readonly<Record<string, z.core.$ZodType>>;
  innerType?: z.core.$ZodType;
  element?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
}
const defOf = (schema: z.core.$ZodType): Def => schema._zod.def as Def;

/** The schema of a field of a request; undefined where it cannot be told by its path alone. */
function schemaAt(body: z.core.$ZodType, path: string): z.core.$ZodType | undefined {
  // A body that is a list of one is that one.
  let schema: z.core.$ZodType | undefined = defOf(body).element ?? body;
  for (const part of path.split('.')) {
    let def: Def = schema ? defOf(schema) : {};
    while (def.innerType) def = defOf(def.innerType);
    schema = def.shape?.[part] ?? def.element ?? def.valueType;
  }
  return schema;
}

/** Whoever is known fills the first field of each name: most people book for themselves. */
function knownOf(person: KnownUser | null): Readonly<Record<string, string>> {
  const { firstName, lastName, contact, billing } = prefilled(person);
  return { firstName, lastName, ...contact, ...billing };
}

/** What `useAppForm` and the booking need of a checkout that asks this; `partsOf` is asked once for each state of the form. */
export function askedForm(
  body: z.core.$ZodType,
  partsOf: (form: Typed) => readonly Part[],
  { person, hasOwnWords = false }: { person: KnownUser | null; hasOwnWords?: boolean | undefined },
) {
  const known = new WeakMap<Typed, { parts: readonly Part[]; placed: ReadonlyMap<string, Placed> }>();
  const of = (form: Typed) => {
    let found = known.get(form);
    if (!found) {
      const parts = partsOf(form);
      found = { parts, placed: placedOf(parts) };
      known.set(form, found);
    }
    return found;
  };
  /** By the schema of the request, which decides about what is filled in; whether it has to be, the field says. */
  const found = (field: Asking, path: string, value: string): FieldError | null => {
    const schema = schemaAt(body, path);
    if (value.trim()) return schema ? wrongBy(schema, field.sent ? field.sent(value) : value) : null;
    if (field.optional) return null;
    return (schema && fieldError(schema, '', hasOwnWords ? undefined : REQUIRED)) ?? REQUIRED;
  };
  const rules: FormRules<Typed> = {
    paths: (form) => [...of(form).placed.keys()],
    error: (form, path) => {
      const { field } = of(form).placed.get(path)!;
      const value = valueAt(form, path);
      const wrong = found(field, path, value);
      return field.wrong ? field.wrong(value, wrong) : wrong;
    },
  };
  const filled = knownOf(person);
  const paths = [...of(NOTHING).placed.keys()];
  const isFirst = (path: string) => paths.find((each) => lastOf(each) === lastOf(path)) === path;
  const initial = nested(
    [...of(NOTHING).placed].map(([path, { field }]) => [
      path,
      (isFirst(path) && filled[lastOf(path)]) || field.first || '',
    ]),
  );
  return {
    initial,
    rules,
    /** Kept by another version of the page, or for something else, it is not taken up again. */
    shape: z.custom<Typed>(
      (kept) =>
        typeof kept === 'object' &&
        kept !== null &&
        paths.every((path) => {
          const value = path
            .split('.')
            .reduce<unknown>((holder, part) => (holder as Typed | null | undefined)?.[part], kept);
          return typeof value === 'string';
        }),
    ),
    nameOf: (path: string, form: Typed, said: (words: Field['label']) => string): string => {
      const { field, section } = of(form).placed.get(path)!;
      const name = said(field.label);
      return section.called?.(name, path) ?? name;
    },
    parts: (form: Typed) => of(form).parts,
    /** What is asked and filled in, as the request has it: nothing else is sent. */
    sent: (form: Typed): Typed => {
      const { parts, placed } = of(form);
      return nested([
        ...parts
          .filter(isSection)
          .flatMap(({ at, with: beside = {} }) =>
            Object.entries(beside).map(([name, value]) => [under(at, name), value] as const),
          ),
        ...[...placed].flatMap(([path, { field }]) => {
          const value = valueAt(form, path);
          const sent = value.trim() && field.sent ? field.sent(value) : value.trim() && value;
          return sent === '' || sent === undefined ? [] : [[path, sent] as const];
        }),
      ]);
    },
    /** Everybody of the form, as the profile saves people; the first is who is written to. */
    people: (form: Typed): SavedTravelerInput[] => {
      const { parts, placed } = of(form);
      const first = (name: string) => {
        const path = [...placed.keys()].find((each) => lastOf(each) === name);
        return path ? valueAt(form, path) : '';
      };
      return parts.filter(isSection).flatMap((section, nth, all) => {
        if (!section.person) return [];
        const isFirst = all.findIndex(({ person: one }) => one) === nth;
        const typed: TypedPerson & Record<string, string> = {
          ...{ firstName: '', lastName: '' },
          ...(isFirst && { email: first('email'), phone: first('phone') }),
          ...Object.fromEntries(
            section.rows.flatMap(([, fields]) =>
              Object.keys(fields).map((name) => [name, valueAt(form, under(section.at, name))]),
            ),
          ),
        };
        return [(section.person.kept ?? savedOf)(typed)];
      });
    },
  };
}

/** What somebody saved fills into a section that asks for it under the same names. */
export function filledBy(
  { rows, at }: Section,
  saved: SavedTravelerInput,
  body: z.core.$ZodType,
): [string, string][] {
  const asked = Object.assign({}, ...rows.map(([, fields]) => fields)) as Readonly<Record<string, Asking>>;
  return Object.entries(saved).flatMap(([name, value]) => {
    if (!value || !(name in asked)) return [];
    // A title that nobody may have there is asked for.
    const schema = name === 'title' && schemaAt(body, under(at, name));
    return schema && wrongBy(schema, value) ? [] : [[name, value]];
  });
}
