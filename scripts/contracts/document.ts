import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject extends Readonly<Record<string, Json>> {}

export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'header' | 'path';
  readonly required: boolean;
  readonly schema: JsonObject;
}

/** One answer that a document publishes for an operation. */
export interface Answer {
  readonly status: number;
  readonly schema: JsonObject | null;
  /** By the name that the document gives each. */
  readonly examples: Readonly<Record<string, Json>>;
}

/** One operation of a maker's document. */
export interface Operation {
  /** As a reader finds it: `POST /bookings/book`. */
  readonly name: string;
  readonly parameters: readonly Parameter[];
  readonly body: { readonly type: string; readonly required: boolean; readonly schema: JsonObject } | null;
  readonly answers: readonly Answer[];
}

/** A maker's published description of its API (OpenAPI 3, JSON or YAML). */
export interface Document {
  readonly root: JsonObject;
  readonly operations: readonly Operation[];
  /** The operation that a request asks for; what stands before the document's paths (`/partner`) is left out. */
  find(method: string, path: string): Operation | null;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objectOf = (value: unknown): JsonObject => (isObject(value) ? value : {});
const listOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? value : []);

/** What a reference within a document stands for; anything else as it is. */
export function resolved(root: JsonObject, value: Json | undefined): JsonObject {
  const { $ref: to } = objectOf(value);
  if (typeof to !== 'string') return objectOf(value);
  const names = to
    .slice(2)
    .split('/')
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'));
  const found = names.reduce<Json | undefined>((at, name) => objectOf(at)[name], root);
  if (found === undefined) throw new Error(`The document has no ${to}`);
  return resolved(root, found);
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

function answerOf(root: JsonObject, status: string, given: Json): Answer {
  const [content] = Object.values(objectOf(resolved(root, given)['content']));
  const { schema, example, examples } = objectOf(content);
  const named = Object.entries(objectOf(examples)).map(([name, one]) => [
    name,
    resolved(root, one)['value'] ?? null,
  ]);
  return {
    status: Number(status),
    schema: isObject(schema) ? schema : null,
    examples: { ...(example !== undefined && { example }), ...Object.fromEntries(named) },
  };
}

function operationOf(
  root: JsonObject,
  method: string,
  path: string,
  shared: Json | undefined,
  given: Json,
): Operation {
  const { parameters, requestBody, responses } = objectOf(given);
  const body = resolved(root, requestBody);
  const [content] = Object.entries(objectOf(body['content']));
  return {
    name: `${method.toUpperCase()} ${path}`,
    parameters: [...listOf(shared), ...listOf(parameters)]
      .map((each) => resolved(root, each))
      .map((each) => ({
        name: String(each['name']),
        in: each['in'] as Parameter['in'],
        required: each['required'] === true,
        schema: objectOf(each['schema']),
      })),
    body: content
      ? {
          type: content[0],
          required: body['required'] === true,
          schema: objectOf(objectOf(content[1])['schema']),
        }
      : null,
    answers: Object.entries(objectOf(responses))
      .filter(([status]) => /^\d+$/.test(status))
      .map(([status, answer]) => answerOf(root, status, answer)),
  };
}

/** Documents of one maker as one: what each publishes, side by side. */
function together(documents: readonly JsonObject[]): JsonObject {
  const named = documents.flatMap(({ components }) => Object.entries(objectOf(components)));
  return {
    ...documents[0],
    paths: Object.assign({}, ...documents.map(({ paths }) => objectOf(paths))) as JsonObject,
    components: named.reduce<JsonObject>(
      (all, [kind, of]) => ({ ...all, [kind]: { ...objectOf(all[kind]), ...objectOf(of) } }),
      {},
    ),
  };
}

/** Reads a maker's document, or the several that he publishes. `examples` adds answers that its maker publishes elsewhere: `{ "GET /air/offers/{id}": {…} }`. */
export function openDocument(files: string | readonly string[], examples: JsonObject = {}): Document {
  const root = together([files].flat().map((file) => objectOf(parse(readFileSync(file, 'utf8')))));
  const operations = Object.entries(objectOf(root['paths'])).flatMap(([path, item]) => {
    const { parameters, ...methods } = objectOf(item);
    return Object.entries(methods)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, given]) => operationOf(root, method, path, parameters, given));
  });
  const withMore = operations.map((operation) => {
    const more = examples[operation.name];
    const good = operation.answers.find(({ status }) => status < 300);
    return more === undefined || !good
      ? operation
      : {
          ...operation,
          answers: [
            { ...good, examples: { elsewhere: more } },
            ...operation.answers.filter((each) => each !== good),
          ],
        };
  });
  // A path without a parameter is meant before one with: /products/tags is no product.
  const byPath = withMore
    .map((operation) => {
      const [method, path] = operation.name.split(' ') as [string, string];
      const escaped = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+');
      return { operation, method, pattern: new RegExp(`${escaped}$`), holes: path.split('{').length };
    })
    .sort((a, b) => a.holes - b.holes);
  return {
    ...{ root, operations: withMore },
    find: (method, path) =>
      byPath.find((each) => each.method === method && each.pattern.test(path))?.operation ?? null,
  };
}
