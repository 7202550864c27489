import { isObject, type Json, type JsonObject, resolved } from './document';

const BY_FORMAT: Readonly<Record<string, string>> = {
  date: '2027-03-10',
  'date-time': '2027-03-10T10:00:00Z',
  uri: 'https://supplier.example/a',
  uuid: '5f0c1c5e-6f0d-4c39-9a6b-0d2f3d0a4a11',
  email: 'someone@supplier.example',
};

/** A value as a schema describes it, whole: every optional property is there. Deeper than `depth` lists are empty. */
export function madeOf(root: JsonObject, given: Json | undefined, depth = 8): Json {
  const schema = resolved(root, given);
  const { example, default: usual, enum: values, allOf, oneOf, anyOf, properties, items, format } = schema;
  const { const: only, examples } = schema;
  for (const one of [only, example, Array.isArray(examples) ? examples[0] : undefined, usual])
    if (one !== undefined) return one;
  if (Array.isArray(values)) return values[0] as Json;
  if (Array.isArray(allOf) || isObject(properties)) {
    const parts = (Array.isArray(allOf) ? allOf : []).map((part) => madeOf(root, part as Json, depth));
    const own = depth > 0 && isObject(properties) ? Object.entries(properties) : [];
    const whole = own.map(([name, one]) => [name, madeOf(root, one, depth - 1)]);
    return { ...Object.assign({}, ...parts.filter(isObject)), ...Object.fromEntries(whole) };
  }
  const [first] = [oneOf, anyOf].flatMap((list) => (Array.isArray(list) ? (list as Json[]) : []));
  if (first !== undefined) return madeOf(root, first, depth);
  const type = [schema['type']].flat().find((one) => one !== 'null');
  if (type === 'array') return depth > 0 ? [madeOf(root, items, depth - 1)] : [];
  if (type === 'integer' || type === 'number') return Number(schema['minimum'] ?? 1);
  if (type === 'boolean') return true;
  return type === 'string' ? (BY_FORMAT[String(format)] ?? 'text') : {};
}

/** A place in an answer: names of properties, `*` for each of a list. */
export type Place = readonly string[];

/** What a schema is made of; one that is told apart by a word may be any of those that the words name. */
function partsOf(schema: JsonObject, isPart: boolean): Json[] {
  const { discriminator } = schema;
  const mapping =
    !isPart && isObject(discriminator) && isObject(discriminator['mapping']) ? discriminator['mapping'] : {};
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((kind) =>
    Array.isArray(schema[kind]) ? (schema[kind] as Json[]) : [],
  );
  return [...parts, ...Object.values(mapping).map((to) => ({ $ref: String(to) }))];
}

interface Property {
  readonly schema: Json;
  readonly isOptional: boolean;
}

/** The schema of a property, of whichever part of a schema has it; with whether it must be there. */
function propertyOf(
  root: JsonObject,
  given: Json | undefined,
  name: string,
  isPart = false,
): Property | null {
  const schema = resolved(root, given);
  const { properties, required } = schema;
  const parts = partsOf(schema, isPart)
    .map((part) => propertyOf(root, part, name, true))
    .filter((part) => part !== null);
  const own = isObject(properties) ? properties[name] : undefined;
  const found = own ?? parts[0]?.schema;
  if (found === undefined) return null;
  const isRequired = Array.isArray(required) && required.includes(name);
  return { schema: found, isOptional: !isRequired && parts.every(({ isOptional }) => isOptional) };
}

interface Found {
  readonly place: Place;
  readonly schema: JsonObject;
  readonly isOptional: boolean;
  /** What stands there; in a list what stands there last. */
  readonly value: Json;
}

/** Every place of an answer that its schema describes, each once. */
export function placesOf(
  root: JsonObject,
  given: Json | undefined,
  value: Json,
  at: Place = [],
): Map<string, Found> {
  const places = new Map<string, Found>();
  const schema = resolved(root, given);
  if (Array.isArray(value))
    for (const one of value as Json[])
      for (const [key, found] of placesOf(root, schema['items'], one, [...at, '*'])) places.set(key, found);
  if (!isObject(value)) return places;
  for (const [name, one] of Object.entries(value)) {
    const found = propertyOf(root, schema, name);
    if (!found) continue;
    const place = [...at, name];
    const { isOptional } = found;
    places.set(place.join('/'), { place, schema: resolved(root, found.schema), isOptional, value: one });
    for (const [key, deeper] of placesOf(root, found.schema, one, place)) places.set(key, deeper);
  }
  return places;
}

/** What becomes of a value; undefined leaves it out. */
type Change = (value: Json) => Json | undefined;

/** An answer with something else at a place. */
export function changedAt(value: Json, [name, ...rest]: Place, change: Change): Json {
  if (name === '*')
    return Array.isArray(value) ? (value as Json[]).map((one) => changedAt(one, rest, change)) : value;
  if (!isObject(value) || name === undefined || !(name in value)) return value;
  const { [name]: one, ...others } = value;
  const now = rest.length === 0 ? change(one!) : changedAt(one!, rest, change);
  return now === undefined ? others : { ...others, [name]: now };
}

/** What a maker names things by; codes of currencies, places and reasons are words of a list. */
const isName = (name: string) =>
  /(^id|[a-z]I[dD]|_id|[rR]ef(erence)?|productCode)$/.test(name) && !/currency|country|language/i.test(name);

/** What a maker may do with a place and still answer as it is published; null: nothing there. */
export const WAYS: Readonly<Record<string, (found: Found) => Change | null>> = {
  'is missing': ({ isOptional }) => (isOptional ? () => undefined : null),
  'is null': ({ isOptional, schema }) =>
    isOptional || schema['nullable'] === true || [schema['type']].flat().includes('null') ? () => null : null,
  'has a word of tomorrow': ({ schema }) => (Array.isArray(schema['enum']) ? () => 'ADDED_TOMORROW' : null),
  'is a long name': ({ place, value }) =>
    typeof value === 'string' && isName(place.at(-1)!) ? (name) => String(name).padEnd(180, 'x') : null,
  'is an empty list': ({ value }) => (Array.isArray(value) ? () => [] : null),
  'has a field of tomorrow': ({ value }) =>
    isObject(value) ? (one) => (isObject(one) ? { ...one, addedTomorrow: { a: [1] } } : one) : null,
};
