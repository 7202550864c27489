import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type Document, isObject, type Json, type JsonObject, resolved } from './document';

const IN_DOCUMENT = 'https://document.invalid/';
const mapped = (value: JsonObject, each: (schema: Json) => Json): JsonObject =>
  Object.fromEntries(Object.entries(value).map(([name, one]) => [name, each(one)]));

/** Patterns are written for other languages too. */
function isPattern(pattern: Json | undefined): boolean {
  try {
    RegExp(String(pattern), 'u');
    return true;
  } catch {
    return false;
  }
}

/** A schema of OpenAPI 3.0 or 3.1 as one of JSON Schema that also refuses what the document does not know. */
function strictOf(root: JsonObject, given: Json, isPart = false): Json {
  if (!isObject(given)) return given;
  const { $ref: to, discriminator, nullable, example: _, examples: __, default: ___, ...schema } = given;
  if (typeof to === 'string')
    return isPart ? strictOf(root, resolved(root, given), true) : { $ref: `${IN_DOCUMENT}${to}` };
  const chosen =
    isObject(discriminator) && isObject(discriminator['mapping']) && !schema['oneOf'] && !schema['anyOf'];
  if (chosen && !isPart) {
    const { mapping } = discriminator as { mapping: JsonObject };
    const named = Object.values(mapping).map((ref) =>
      String(ref).startsWith('#') ? String(ref) : `#/components/schemas/${String(ref)}`,
    );
    return { anyOf: named.map((ref) => ({ $ref: `${IN_DOCUMENT}${ref}` })) };
  }
  const strict: Record<string, Json> = Object.fromEntries(
    Object.entries(schema).filter(([name, value]) =>
      name === 'pattern' ? isPattern(value) : !(name.startsWith('exclusive') && typeof value === 'boolean'),
    ),
  );
  for (const most of ['Minimum', 'Maximum'])
    if (schema[`exclusive${most}`] === true) strict[`exclusive${most}`] = schema[most.toLowerCase()]!;
  for (const name of ['properties', 'patternProperties'])
    if (isObject(schema[name])) strict[name] = mapped(schema[name], (one) => strictOf(root, one));
  for (const name of ['items', 'not', 'additionalProperties'])
    if (isObject(schema[name])) strict[name] = strictOf(root, schema[name]!);
  for (const name of ['allOf', 'oneOf', 'anyOf'])
    if (Array.isArray(schema[name]))
      strict[name] = schema[name].map((one) => strictOf(root, one, isPart || name === 'allOf'));
  const knows = isObject(schema['properties']) || Array.isArray(schema['allOf']);
  if (knows && !isPart && schema['additionalProperties'] === undefined)
    strict['unevaluatedProperties'] = false;
  if (nullable !== true) return strict;
  const { type } = schema;
  if (typeof type !== 'string') return { anyOf: [strict, { type: 'null' }] };
  const { enum: values } = schema;
  return { ...strict, type: [type, 'null'], ...(Array.isArray(values) && { enum: [...values, null] }) };
}

/** Says what a value has that a schema of the document does not allow; nothing where it is right. */
export type Check = (schema: JsonObject, value: unknown) => string[];

/** Holds values against the schemas of a document. In a form every value is text: `{ isForm: true }`. */
export function checksOf({ root }: Document, { isForm = false } = {}): Check {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    logger: false,
    coerceTypes: isForm ? 'array' : false,
  });
  addFormats.default(ajv);
  const components = isObject(root['components']) ? root['components'] : {};
  const { schemas } = components;
  ajv.addSchema({
    $id: IN_DOCUMENT,
    components: { schemas: mapped(isObject(schemas) ? schemas : {}, (one) => strictOf(root, one)) },
  });
  const known = new Map<JsonObject, ValidateFunction>();
  return (schema, value) => {
    const validate = known.get(schema) ?? ajv.compile(strictOf(root, schema) as object);
    known.set(schema, validate);
    if (validate(structuredClone(value))) return [];
    const said = (validate.errors ?? []).map(({ instancePath, message, params }) => {
      const what = params['unevaluatedProperty'] ?? params['additionalProperty'] ?? params['allowedValues'];
      return `${instancePath.replace(/\/\d+(?=\/|$)/g, '/*') || '/'} ${message}${what === undefined ? '' : `: ${[what].flat().slice(0, 8).join(', ')}`}`;
    });
    return [...new Set(said)];
  };
}
