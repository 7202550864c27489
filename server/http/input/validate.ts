import { z } from 'zod/mini';
import type { Schema } from '@/core/contract';
import { UNSAID } from '@/core/contract/problem';
import { requestRefusals } from '@/core/contract/refusals/request';
import { HttpError, type FieldRefusal } from '../../error';
import { faultOf, fieldsOf } from './fields';
import { readLines, readText } from '../text';

// For our own eyes: what people are told is `problemOf`.
z.config(z.locales.en());

const MOST_TOLD = 20;

/** Throws HttpError 422: the first fault in a sentence, each beside its field. `room` is the plugin that is called. */
const refuse = (fields: readonly FieldRefusal[], room: string | undefined) => {
  const said = fields[0] ? faultOf(fields[0], room) : requestRefusals.invalid;
  return new HttpError(422, 'INVALID_REQUEST', said, { fields: fields.slice(0, MOST_TOLD) });
};

/** The value as the schema describes it. Throws HttpError 422 that names each field (SEC-34). */
export function validate(schema: Schema, value: unknown, room?: string): unknown {
  const result = z.core.safeParse(schema, value, UNSAID);
  if (result.success) return result.data;
  throw refuse(fieldsOf(result.error.issues), room);
}

/** The query of an address against its schema, its texts as they look; without one, nothing may be asked. A name comes once. */
export function validateQuery(schema: Schema | undefined, query: URLSearchParams, room?: string): unknown {
  const values: Record<string, string> = {};
  const twice: string[] = [];
  for (const [name, value] of query) {
    if (Object.hasOwn(values, name)) twice.push(name);
    else Object.defineProperty(values, name, { value, enumerable: true, configurable: true });
  }
  if (twice.length > 0)
    throw refuse(
      twice.map((path) => ({ path, ...requestRefusals.onceOnly })),
      room,
    );
  const plain = readLines(values);
  if (schema) return validate(schema, plain, room);
  const unknown = Object.keys(values);
  if (unknown.length > 0)
    throw refuse(
      unknown.map((path) => ({ path, ...requestRefusals.unknownField })),
      room,
    );
  return undefined;
}

/** The body against its schema, its texts as they look; without one, none may come. */
export function validateBody(schema: Schema | undefined, body: unknown, room?: string): unknown {
  const plain = readText(body);
  if (schema) return validate(schema, plain, room);
  const isEmpty =
    body === undefined || (typeof body === 'object' && body !== null && Object.keys(body).length === 0);
  if (!isEmpty) throw refuse([{ path: 'body', ...requestRefusals.noBody }], room);
  return undefined;
}

/** The answer stripped to what the endpoint declares (SEC-35). Throws a plain error: a wrong answer is our fault. */
export function strip(schema: Schema, value: unknown): unknown {
  const result = z.core.safeParse(schema, value);
  if (result.success) return result.data;
  const where = result.error.issues.map(
    ({ path, message }) => `${['response', ...path.map(String)].join('.')} (${message})`,
  );
  throw new Error(`The answer does not fit its contract: ${where.join(', ')}`);
}
