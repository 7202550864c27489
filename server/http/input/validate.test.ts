import type { Messages } from '@lingui/core';
import { expect, it, describe } from 'vitest';
import { z } from 'zod/mini';
import type { AnyEndpoint, Schema } from '@/core/contract';
import type { Said, Words } from '@/core/contract/refusal';
import { HttpError } from '../../error';
import { fitting, type Json } from '../../testing/fuzz/fitting';
import { mutate } from '../../testing/fuzz/mutate';
import { oddValue } from '../../testing/fuzz/odd';
import { seeded } from '../../testing/fuzz/random';
import { RAW } from '../../testing/fuzz/raw-sentences';
import { validate, validateBody, validateQuery } from './validate';

const contracts = import.meta.glob<Record<string, unknown>>([
  '../../../core/contract/**/*.ts',
  '../../../plugins/*/contract/**/*.ts',
  '../../../plugins/*/contract.ts',
  '!**/*.test.ts',
]);
const refusalsOf = (plugin: string) => contracts[`../../../plugins/${plugin}/contract/refusals.ts`]!();

function refusalOf(call: () => unknown): HttpError | null {
  try {
    call();
    return null;
  } catch (error) {
    if (error instanceof HttpError) return error;
    throw error;
  }
}

/** What is said of one field, and the reason of what is wrong with it. */
function saidOf(schema: Schema, value: unknown) {
  const error = refusalOf(() => validate(z.strictObject({ age: schema }), { age: value }))!;
  const { path, message, reason } = error.extra.fields![0]!;
  return { path, message, reason };
}

describe('G108 what a schema refuses is said in our words', () => {
  it.each<[string, Schema, unknown, string, string]>([
    ['nothing', z.string(), undefined, 'field.required', 'Required'],
    ['another type', z.string(), 7, 'input.text', 'This must be text'],
    ['no number', z.number(), 'x', 'input.number', 'This must be a number'],
    ['no whole number', z.int(), 1.5, 'input.whole', 'This must be a whole number'],
    ['neither true nor false', z.boolean(), 'yes', 'input.yesOrNo', 'This must be true or false'],
    ['no list', z.array(z.string()), {}, 'input.list', 'This must be a list'],
    ['no object', z.strictObject({}), 'x', 'input.group', 'This must be an object with fields'],
    ['too small a number', z.number().check(z.gte(18)), 17, 'input.atLeast', 'At least 18'],
    ['a number on the lower edge', z.number().check(z.gt(18)), 18, 'input.moreThan', 'More than 18'],
    ['too big a number', z.number().check(z.lte(99)), 100, 'input.atMost', 'At most 99'],
    ['a number on the upper edge', z.number().check(z.lt(99)), 99, 'input.lessThan', 'Less than 99'],
    ['an empty text', z.string().check(z.minLength(1)), '', 'field.required', 'Required'],
    [
      'a short text',
      z.string().check(z.minLength(6)),
      'abc',
      'input.shortText',
      'Too short: at least 6 characters',
    ],
    [
      'a long text',
      z.string().check(z.maxLength(3)),
      'abcd',
      'input.longText',
      'Too long: at most 3 characters',
    ],
    [
      'a text of another length',
      z.string().check(z.length(2)),
      'abc',
      'input.textOf',
      'Exactly 2 characters',
    ],
    ['an empty list', z.array(z.string()).check(z.minLength(1)), [], 'input.noEntry', 'At least one entry'],
    ['a short list', z.array(z.int()).check(z.minLength(2)), [1], 'input.fewEntries', 'At least 2 entries'],
    ['a long list', z.array(z.int()).check(z.maxLength(1)), [1, 2], 'input.oneEntry', 'At most one entry'],
    ['a step between', z.number().check(z.multipleOf(5)), 7, 'input.multipleOf', 'A multiple of 5'],
    ['no such value', z.enum(['asc', 'desc']), 'up', 'input.oneOf', 'Choose one of these: asc, desc'],
    ['the one value', z.literal('true'), 'no', 'input.only', 'Only true is accepted'],
    ['no id', z.uuid(), 'x', 'input.id', 'This is not an id'],
    ['no address', z.email(), 'x', 'field.emailAddress', 'Please enter a valid email address'],
    ['a form without a name', z.string().check(z.regex(/^a$/)), 'b', 'request.notValid', 'Not valid'],
    [
      'a rule without a sentence',
      z.string().check(z.refine(() => false)),
      'b',
      'request.notValid',
      'Not valid',
    ],
    [
      'values of a union',
      z.union([z.literal('a'), z.enum(['b', 'c'])]),
      'x',
      'input.oneOf',
      'Choose one of these: a, b, c',
    ],
    [
      'the branch that was meant',
      z.union([z.null(), z.string().check(z.maxLength(2))]),
      'abc',
      'input.longText',
      'Too long: at most 2 characters',
    ],
    ['no branch', z.union([z.int(), z.boolean()]), 'x', 'request.notValid', 'Not valid'],
    ['nothing for a union', z.union([z.int(), z.boolean()]), undefined, 'field.required', 'Required'],
  ])('%s', (_, schema, value, reason, message) => {
    expect(saidOf(schema, value)).toEqual({ path: 'age', message, reason });
  });

  it('a schema’s own reason comes first', () => {
    expect(saidOf(z.string('field.fieldRequired'), 7)).toEqual({
      ...{ path: 'age', message: 'Field is required', reason: 'field.fieldRequired' },
    });
  });

  it('an unknown field is named, and by no other name than its own', () => {
    const { said, extra } = refusalOf(() => validateBody(z.strictObject({}), { firstName: 1 }))!;
    expect(said.message).toBe('firstName: This field is unknown');
    expect(extra.fields).toEqual([
      { path: 'firstName', reason: 'request.unknownField', message: 'This field is unknown' },
    ]);
  });
});

describe('the field is named in a person’s words', () => {
  const people = z.strictObject({
    travellers: z.array(z.strictObject({ firstName: z.string(), oddName: z.optional(z.string()) })),
    childAges: z.optional(z.array(z.int())),
    adults: z.optional(z.int().check(z.gte(1))),
    leftAlone: z.optional(z.int()),
  });
  const said = (value: unknown, room?: string) =>
    refusalOf(() => validateBody(people, value, room))!.said.message;
  it.each<[string, unknown, string]>([
    ['by its label', { travellers: [], adults: 0 }, 'Adults: At least 1'],
    ['by its place in a list', { travellers: [{ firstName: 'A' }, {}] }, 'Travelers 2, First name: Required'],
    [
      'by its path where a part has no label',
      { travellers: [{ firstName: 'A', oddName: 1 }] },
      'travellers.0.oddName: This must be text',
    ],
    [
      'by its path where it has no label',
      { travellers: [], leftAlone: 'x' },
      'leftAlone: This must be a number',
    ],
    ['as the request', 7, 'The request: This must be an object with fields'],
  ])('%s', async (_, value, message) => {
    await refusalsOf('flight');
    expect(said(value, 'flight')).toBe(message);
  });

  it('an entry by its number', async () => {
    await refusalsOf('hotel');
    expect(said({ travellers: [], childAges: [4, 'x'] }, 'hotel')).toBe(
      'Ages of children 2: This must be a number',
    );
  });

  it('another plugin’s label is not taken', () => {
    expect(said({ travellers: [], adults: 0 }, 'car')).toBe('adults: At least 1');
    expect(said({ travellers: [], adults: 0 })).toBe('adults: At least 1');
  });
});

describe('what nobody sees in a text is gone before anything looks at it', () => {
  const Name = z.string().check(z.maxLength(4));
  const body = z.strictObject({
    list: z.array(z.strictObject({ name: Name })),
    password: z.string(),
    smtp: z.strictObject({ newPassword: z.string() }),
  });
  const hidden = '\ufeffJo\u200bse\u0301';

  it('in a body, however deep; a password stays as it was typed', () => {
    const sent = { list: [{ name: hidden }], password: hidden, smtp: { newPassword: hidden } };
    expect(validateBody(body, sent)).toEqual({ ...sent, list: [{ name: 'José' }] });
  });
  it('in a query', () => {
    const query = new URLSearchParams({ name: hidden });
    expect(validateQuery(z.strictObject({ name: Name }), query)).toEqual({ name: 'José' });
  });
  it('a line that ends unseen is no line', () => {
    expect(() =>
      validateQuery(z.strictObject({ name: Name }), new URLSearchParams({ name: 'a\u2028b' })),
    ).toThrow('cannot be stored');
  });
});

const catalogs = import.meta.glob<{ messages: Messages }>(
  ['../../../locales/*/*.po', '!**/server.po', '!**/*-server.po'],
  { eager: true },
);
const wordsIn = (language: string) =>
  new Set(
    Object.entries(catalogs).flatMap(([path, { messages }]) =>
      path.includes(`/${language}/`) ? Object.keys(messages) : [],
    ),
  );

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'access' in value;

async function endpoints() {
  const found = new Map<AnyEndpoint, string | undefined>();
  for (const [path, load] of Object.entries(contracts))
    for (const value of Object.values(await load()))
      if (isEndpoint(value)) found.set(value, /plugins\/([\w-]+)/.exec(path)?.[1]);
  return [...found];
}

const jsonSchema = (schema: Schema) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;

const within = ({ params = {} }: Said): Words[] =>
  Object.values(params).filter((gap): gap is Words => typeof gap === 'object');

/** Others, and more of them, by hand: `FUZZ_SEED=7 FUZZ_ROUNDS=500 npx vitest run --project server server/http/input`. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_270_301);
const ROUNDS = Number(process.env['FUZZ_ROUNDS'] ?? 25);

it('G108 whatever is sent to any call, what is wrong with it is said in our words, in three languages', async () => {
  const random = seeded(SEED);
  const fit = fitting(random, []);
  const known = { en: wordsIn('en'), pt: wordsIn('pt'), es: wordsIn('es') };
  const raw = new Set<string>();
  const silent = new Set<string>();
  const reasons = new Set<string>();
  const all = await endpoints();
  expect(all.length).toBeGreaterThan(150);

  for (const [endpoint, room] of all) {
    const { body, query } = endpoint;
    const name = `${endpoint.method} ${endpoint.path}`;
    const look = (error: HttpError | null) => {
      if (!error) return;
      const { said, extra } = error;
      for (const each of [said, ...within(said), ...(extra.fields ?? [])]) {
        if (RAW.test(each.message)) raw.add(`${name}: ${each.message}`);
        if (each.reason) reasons.add(each.reason);
        // A field's path has no words; everything else is said.
        if (!each.reason || Object.values(known).some((words) => !words.has(each.reason!)))
          silent.add(`${name}: ${each.reason} "${each.message}"`);
      }
    };
    for (let round = 0; round < ROUNDS; round++) {
      if (body) {
        const schema = jsonSchema(body);
        const sent = random.once(5) ? oddValue(random) : mutate(random, fit.of(schema));
        look(refusalOf(() => validateBody(body, sent, room)));
      }
      if (query) {
        const asked = new URLSearchParams();
        for (const [field, schema] of Object.entries((jsonSchema(query)['properties'] ?? {}) as Json))
          if (!random.once(3)) {
            const value = random.once(3) ? oddValue(random) : fit.of(schema as Json, field);
            asked.set(field, typeof value === 'string' ? value : JSON.stringify(value).slice(0, 500));
          }
        look(refusalOf(() => validateQuery(query, asked, room)));
      }
    }
  }
  expect([...raw], `seed ${SEED}`).toEqual([]);
  expect([...silent], `seed ${SEED}`).toEqual([]);
  // What refuses nothing would pass, and prove nothing.
  expect([...reasons]).toEqual(
    expect.arrayContaining([
      ...['field.required', 'input.text', 'input.number', 'input.group', 'input.list', 'input.oneOf'],
      ...['input.atLeast', 'input.atMost', 'input.longText', 'request.unknownField', 'request.notValid'],
    ]),
  );
}, 120_000);
