import type { z } from 'zod/mini';
import { filled, type Said, saidOf } from './refusal';
import { fieldRefusals } from './refusals/fields';
import { inputRefusals } from './refusals/input';
import { requestRefusals } from './refusals/request';

type Issue = z.core.$ZodIssue;
type Of<Code extends Issue['code']> = Extract<Issue, { code: Code }>;

/**
 * How a value is looked at whose faults people are told: where a schema has no sentence of its own, the validator's is
 * left out, and `problemOf` finds ours.
 */
export const UNSAID: z.core.ParseContext<Issue> = { error: () => '', reportInput: true };

/** What has no form that anybody can be told: nothing but that it is not valid. */
const NOT_VALID: Said = requestRefusals.notValid;

const TYPES: Readonly<Record<string, Said>> = {
  string: inputRefusals.text,
  number: inputRefusals.number,
  int: inputRefusals.whole,
  boolean: inputRefusals.yesOrNo,
  array: inputRefusals.list,
  tuple: inputRefusals.list,
  object: inputRefusals.group,
  record: inputRefusals.group,
};

const FORMATS: Readonly<Record<string, Said>> = {
  email: fieldRefusals.emailAddress,
  url: fieldRefusals.webAddress,
  uuid: inputRefusals.id,
  guid: inputRefusals.id,
  date: inputRefusals.dateForm,
  datetime: inputRefusals.timeForm,
};

/** Longest list of values that anybody reads. */
const MOST_NAMED = 12;

/** Whether what is counted is characters, entries, or nothing, as with a number itself. */
const countedIn = (origin: string): 'text' | 'entries' | 'number' | null =>
  origin === 'string'
    ? 'text'
    : ['array', 'set', 'map', 'object', 'tuple', 'record'].includes(origin)
      ? 'entries'
      : ['number', 'int', 'bigint'].includes(origin)
        ? 'number'
        : null;

function tooSmall({ origin, minimum, inclusive, exact }: Of<'too_small'>): Said {
  const min = Number(minimum);
  switch (countedIn(origin)) {
    case 'text':
      if (exact) return filled(inputRefusals.textOf, { length: min });
      return min === 1 ? fieldRefusals.required : filled(inputRefusals.shortText, { min });
    case 'entries':
      if (exact) return filled(inputRefusals.entriesOf, { length: min });
      return min === 1 ? inputRefusals.noEntry : filled(inputRefusals.fewEntries, { min });
    case 'number':
      return filled(inclusive === false ? inputRefusals.moreThan : inputRefusals.atLeast, { min });
    default:
      return NOT_VALID;
  }
}

const many = (max: number) =>
  max === 1 ? inputRefusals.oneEntry : filled(inputRefusals.manyEntries, { max });

function tooBig({ origin, maximum, inclusive, exact }: Of<'too_big'>): Said {
  const max = Number(maximum);
  switch (countedIn(origin)) {
    case 'text':
      return exact ? filled(inputRefusals.textOf, { length: max }) : filled(inputRefusals.longText, { max });
    case 'entries':
      return exact ? filled(inputRefusals.entriesOf, { length: max }) : many(max);
    case 'number':
      return filled(inclusive === false ? inputRefusals.lessThan : inputRefusals.atMost, { max });
    default:
      return NOT_VALID;
  }
}

function notOneOf(values: Of<'invalid_value'>['values']): Said {
  const named = values.map((value) => (value === '' ? '""' : String(value)));
  if (named.length === 1) return filled(inputRefusals.only, { value: named[0]! });
  return named.length <= MOST_NAMED ? filled(inputRefusals.oneOf, { values: named.join(', ') }) : NOT_VALID;
}

/** What is wrong with a value, in our words: by the reason that the schema gives, or what follows from what it asks for. */
export function problemOf(issue: Issue): Said {
  if (issue.message) return saidOf(issue.message);
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? fieldRefusals.required : (TYPES[issue.expected] ?? NOT_VALID);
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return FORMATS[issue.format] ?? NOT_VALID;
    case 'invalid_value':
      return issue.input === undefined ? fieldRefusals.required : notOneOf(issue.values);
    case 'not_multiple_of':
      return filled(inputRefusals.multipleOf, { step: issue.divisor });
    case 'unrecognized_keys':
      return requestRefusals.unknownField;
    default:
      return NOT_VALID;
  }
}

/** A branch that asks for another kind of value says nothing about what was sent. */
const isOfAnotherKind = (issues: readonly Issue[]): boolean =>
  issues.some(({ code, path }) => path.length === 0 && ['invalid_type', 'invalid_value'].includes(code));

/**
 * The issues that people are told. Of what could have been one of several things: those of the one that it was meant to be;
 * all values together where nothing but values is taken.
 */
export function toldOf(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.message) return [issue];
  const inside = (issues: readonly Issue[]) =>
    issues.flatMap((each) => toldOf({ ...each, path: [...issue.path, ...each.path] }));
  if (issue.input === undefined)
    return [{ code: 'invalid_type', expected: 'unknown', path: issue.path, message: '', input: undefined }];
  const meant = issue.errors.filter((issues) => !isOfAnotherKind(issues));
  const [only] = issue.errors.length === 1 ? issue.errors : meant;
  if (only && (meant.length === 1 || issue.errors.length === 1)) return inside(only);
  const flat = issue.errors.flatMap((issues) => issues);
  if (flat.length > 0 && flat.every((each) => each.code === 'invalid_value'))
    return [
      {
        ...{ code: 'invalid_value', path: issue.path, message: '', input: issue.input },
        values: flat.flatMap(({ values }) => values),
      },
    ];
  return [issue];
}
