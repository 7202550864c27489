import { ODD_NUMBERS, ODD_TEXTS } from './odd';
import type { Random } from './random';

export type Json = Record<string, unknown>;

/** Texts of the forms that calls ask for; those that fit a pattern are found among them. */
const FORMS = [
  '00000000-0000-4000-8000-000000000000',
  '2027-03-01',
  '2026-12-24',
  '0001-01-01',
  '9999-12-31',
  '2027-02-28',
  '2027-03',
  '12:00',
  '23:59',
  '2027-03-01T12:00',
  '2027-03-04T12:00',
  '2027-03-01T12:00:00.000Z',
  'LIS',
  'LHR',
  'PT',
  'EUR',
  'USD',
  'en',
  'pt',
  'Lisbon',
  'Ana',
  'ana@example.com',
  '+351912345678',
  '62701',
  '#123456',
  '/trips',
  'https://example.com/a?b=c',
  'example.com',
  'tok_test_success_visa_4242_0123456789ab',
  'a'.repeat(43),
  '0'.repeat(64),
  '123456',
  '1',
  '100',
  'Correct_Horse1',
] as const;

/** Where the name of a field says what it wants and its schema does not. */
const HINTS: readonly [RegExp, readonly string[]][] = [
  [/date|^(start|end|from|to|day)$/i, ['2026-12-24', '2026-12-27', '2027-03-01', '9999-12-31', '1899-12-31']],
  [/time$/i, ['2026-12-24T12:00', '2026-12-27T12:00', '9999-12-31T23:59']],
  [/email/i, ['ana@example.com', 'client@alpha.example', 'owner@alpha.example']],
  [/lang/i, ['en', 'pt', 'es']],
  [/password/i, ['Correct_Horse1', 'Correct_Horse2']],
  [/name$/i, ['Ana', 'Silva', 'Ana Silva']],
  [/destination|origin/i, ['LIS', 'LHR']],
];

/** Values that a schema lets through, at its edges more often than in its middle. */
export interface Fitting {
  /** `name`: of the field that it is for. */
  of(schema: Json, name?: string, depth?: number): unknown;
}

/** `known` are texts that mean something on the server: ids of bookings, offers, people. */
export function fitting(random: Random, known: readonly string[]): Fitting {
  const pool = [...FORMS, ...known];

  function text(schema: Json, name: string): string {
    const least = Number(schema['minLength'] ?? 0);
    const most = Number(schema['maxLength'] ?? 400);
    const pattern = typeof schema['pattern'] === 'string' ? new RegExp(schema['pattern'], 'u') : null;
    const fits = (each: string) =>
      each.length >= least && each.length <= most && (!pattern || pattern.test(each));
    const hint = HINTS.find(([names]) => names.test(name))?.[1];
    const candidates = (random.once(4) ? ODD_TEXTS : hint && !random.once(4) ? hint : pool).filter(fits);
    if (candidates.length > 0) return random.pick(candidates);
    const others = pool.filter(fits);
    return others.length > 0 ? random.pick(others) : 'x'.repeat(Math.max(1, Math.min(least, 1_000)));
  }

  function number(schema: Json): number {
    const least = Number(schema['minimum'] ?? -(2 ** 53) + 1);
    const most = Number(schema['maximum'] ?? 2 ** 53 - 1);
    const isWhole = schema['type'] === 'integer';
    const fits = (each: number) => each >= least && each <= most && (!isWhole || Number.isInteger(each));
    const edges = [least, most, 1, 2, 3, 30].filter(fits);
    const odd = ODD_NUMBERS.filter(fits);
    return random.pick([...edges, ...edges, ...odd, least]);
  }

  function object(schema: Json, depth: number): Json {
    const required = new Set((schema['required'] ?? []) as string[]);
    const made = Object.entries((schema['properties'] ?? {}) as Record<string, Json>)
      .filter(([name]) => required.has(name) || random.once(2))
      .map(([name, inner]) => [name, of(inner, name, depth + 1)] as const);
    const others = schema['additionalProperties'];
    if (typeof others === 'object' && others !== null)
      made.push([text((schema['propertyNames'] ?? {}) as Json, ''), of(others as Json, '', depth + 1)]);
    return Object.fromEntries(made);
  }

  function of(schema: Json, name = '', depth = 0): unknown {
    if (depth > 10) return null;
    for (const kind of ['anyOf', 'oneOf'] as const)
      if (Array.isArray(schema[kind])) return of(random.pick(schema[kind] as Json[]), name, depth + 1);
    if (Array.isArray(schema['allOf']))
      return Object.assign({}, ...(schema['allOf'] as Json[]).map((each) => of(each, name, depth + 1)));
    if ('const' in schema) return schema['const'];
    if (Array.isArray(schema['enum'])) return random.pick(schema['enum'] as unknown[]);
    switch (schema['type']) {
      case 'string':
        return text(schema, name);
      case 'integer':
      case 'number':
        return number(schema);
      case 'boolean':
        return random.once(2);
      case 'null':
        return null;
      case 'array': {
        const least = Number(schema['minItems'] ?? 0);
        const most = Math.min(Number(schema['maxItems'] ?? 5), 12);
        const length = Math.max(least, random.int(most + 1));
        return Array.from({ length }, () => of((schema['items'] ?? {}) as Json, name, depth + 1));
      }
      default:
        return schema['type'] === 'object' || schema['properties'] ? object(schema, depth) : text({}, name);
    }
  }
  return { of };
}
