import { z } from 'zod/mini';
import type { Schema } from '@/core/contract';
import { filled, refusalSaying } from '@/core/contract/refusal';
import { requestRefusals } from '@/core/contract/refusals/request';
import { HttpError, type FieldRefusal } from '../error';
import { checkLines, checkText } from './text';

z.config(z.locales.en());

type Issue = z.core.$ZodIssue;

const pathOf = (path: readonly PropertyKey[], prefix: string) =>
  [prefix, ...path.map(String)].filter(Boolean).join('.');

function fieldsOf(issues: readonly Issue[], prefix: string): FieldRefusal[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        path: pathOf([...issue.path, key], prefix),
        ...requestRefusals.unknownField,
      }));
    }
    // A schema carries a sentence and no more; where that is one of ours, it has a reason.
    return [{ path: pathOf(issue.path, prefix), ...refusalSaying(issue.message) }];
  });
}

const refuse = (fields: readonly FieldRefusal[]) => {
  const first = fields[0];
  const said = first
    ? filled(requestRefusals.field, { field: first.path || 'The request', problem: first.message })
    : requestRefusals.invalid;
  return new HttpError(422, 'INVALID_REQUEST', said, { fields: fields.slice(0, 20) });
};

/** The value as the schema describes it. Throws HttpError 422 that names each field (SEC-34). */
export function validate(schema: Schema, value: unknown, prefix = ''): unknown {
  const result = z.core.safeParse(schema, value);
  if (result.success) return result.data;
  throw refuse(fieldsOf(result.error.issues, prefix));
}

/** The query of an address against its schema; without one, nothing may be asked. A name comes once. */
export function validateQuery(schema: Schema | undefined, query: URLSearchParams): unknown {
  const values: Record<string, string> = {};
  const twice: string[] = [];
  for (const [name, value] of query) {
    if (Object.hasOwn(values, name)) twice.push(name);
    else Object.defineProperty(values, name, { value, enumerable: true, configurable: true });
  }
  if (twice.length > 0) throw refuse(twice.map((path) => ({ path, ...requestRefusals.onceOnly })));
  checkLines(values);
  if (schema) return validate(schema, values);
  const unknown = Object.keys(values);
  if (unknown.length > 0) throw refuse(unknown.map((path) => ({ path, ...requestRefusals.unknownField })));
  return undefined;
}

/** The body against its schema; without one, none may come. */
export function validateBody(schema: Schema | undefined, body: unknown): unknown {
  checkText(body);
  if (schema) return validate(schema, body);
  const isEmpty =
    body === undefined || (typeof body === 'object' && body !== null && Object.keys(body).length === 0);
  if (!isEmpty) throw refuse([{ path: 'body', ...requestRefusals.noBody }]);
  return undefined;
}

/** The answer stripped to what the endpoint declares (SEC-35). Throws a plain error: a wrong answer is our fault. */
export function strip(schema: Schema, value: unknown): unknown {
  const result = z.core.safeParse(schema, value);
  if (result.success) return result.data;
  const where = fieldsOf(result.error.issues, 'response').map((field) => `${field.path} (${field.message})`);
  throw new Error(`The answer does not fit its contract: ${where.join(', ')}`);
}
