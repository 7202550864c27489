import { z } from 'zod/mini';
import type { Schema } from '@/core/contract';

export type Json = Record<string, unknown>;
/** Where a field stands: names of objects, and 0 for the first of a list. */
export type Path = readonly (string | number)[];

/** What a call is sent, as JSON Schema. */
export const schemaOf = (schema: Schema): Json =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;

/** Every place in a schema, with what the schema says of it. */
export function* placesIn(schema: Json, root = schema, path: Path = [], depth = 0): Generator<[Path, Json]> {
  if (depth > 12) return;
  if (typeof schema['$ref'] === 'string') {
    const name = schema['$ref'].split('/').at(-1)!;
    const definitions = (root['$defs'] ?? {}) as Record<string, Json>;
    return yield* placesIn(definitions[name] ?? {}, root, path, depth + 1);
  }
  yield [path, schema];
  for (const kind of ['anyOf', 'oneOf', 'allOf'] as const)
    for (const inner of (schema[kind] ?? []) as Json[]) yield* placesIn(inner, root, path, depth + 1);
  for (const [name, inner] of Object.entries((schema['properties'] ?? {}) as Record<string, Json>))
    yield* placesIn(inner, root, [...path, name], depth + 1);
  if (schema['additionalProperties'] && typeof schema['additionalProperties'] === 'object')
    yield* placesIn(schema['additionalProperties'] as Json, root, [...path, 'any'], depth + 1);
  if (schema['items'] && typeof schema['items'] === 'object')
    yield* placesIn(schema['items'] as Json, root, [...path, 0], depth + 1);
}
