import { safeParse, z } from 'zod/mini';
import { expect, it } from 'vitest';
import { msg } from '@lingui/core/macro';
import { Email, PersonName } from '../../../contract';
import { fieldRefusals } from '../../../contract/refusals/fields';
import { serverErrors, withValue } from '../../../forms/rules';
import { aUser } from '../../../testing/user';
import { text } from '../../../fields/text';
import { askedForm, type Asking, type Typed } from './asked';

const body = z.array(
  z.strictObject({
    people: z.array(z.strictObject({ firstName: PersonName, lastName: PersonName, seat: z.number() })),
    contact: z.strictObject({ email: Email }),
    way: z.optional(z.strictObject({ by: z.string(), note: z.optional(z.string()) })),
    extra: z.optional(z.strictObject({ value: z.number(), unit: z.string() })),
  }),
);
const field = (more: Partial<Asking> = {}): Asking => ({ kind: text(), label: msg`Name`, ...more });
const person = (at: number) => ({
  ...{ title: `Person ${at + 1}`, at: `people.${at}`, person: {}, with: { seat: at } },
  rows: [[2, { firstName: field(), lastName: field() }] as const],
});
const formOf = (user: Parameters<typeof askedForm>[2]['person'] = null) =>
  askedForm(
    body,
    (form) => [
      person(0),
      person(1),
      { title: 'Contact', at: 'contact', rows: [[1, { email: field() }]] },
      {
        title: 'Way',
        rows: [
          [
            1,
            {
              'way.by': field({ optional: true }),
              ...((form['way'] as { by?: string } | undefined)?.by && { 'way.note': field() }),
              extra: field({ optional: true, sent: (value) => ({ value: Number(value), unit: 'kg' }) }),
            },
          ],
        ],
      },
    ],
    { person: user },
  );
const typed = (entries: Readonly<Record<string, string>>, start: Typed) =>
  Object.entries(entries).reduce((form, [path, value]) => withValue(form, path, value), start);

it('fills in who is known once: the first person, and how they are reached', () => {
  const { initial } = formOf(aUser({ firstName: 'Inês', lastName: 'Carvalho', email: 'ines@example.com' }));
  expect(initial).toEqual({
    people: [
      { firstName: 'Inês', lastName: 'Carvalho' },
      { firstName: '', lastName: '' },
    ],
    contact: { email: 'ines@example.com' },
    way: { by: '' },
    extra: '',
  });
});

it('judges each field by the schema of the request at its path, and asks for what may not be left out', () => {
  const { initial, rules } = formOf();
  const error = (path: string, value: string) => rules.error(typed({ [path]: value }, initial), path);
  expect(error('people.1.firstName', '')).toBe(fieldRefusals.fieldRequired);
  expect(error('people.1.firstName', 'Rui')).toBeNull();
  expect(error('contact.email', 'nobody')).toMatchObject({ message: fieldRefusals.email.message });
  expect(error('way.by', '')).toBeNull();
  expect(error('extra', '72')).toBeNull();
});

it('sends what is asked and filled in, where it was typed, and nothing else', () => {
  const { initial, sent, rules } = formOf();
  const full = typed(
    {
      'people.0.firstName': 'Inês',
      'people.1.lastName': 'Sá',
      'way.by': 'train',
      'way.note': 'Late',
      extra: '72',
    },
    initial,
  );
  expect(rules.paths(full)).toContain('way.note');
  expect(sent(full)).toEqual({
    people: [
      { seat: 0, firstName: 'Inês' },
      { seat: 1, lastName: 'Sá' },
    ],
    way: { by: 'train', note: 'Late' },
    extra: { value: 72, unit: 'kg' },
  });
  expect(sent(typed({ 'way.by': '' }, full))).not.toHaveProperty('way');
});

it('sends nothing empty', () => {
  const { initial, sent } = formOf();
  const half = typed({ 'people.0.firstName': 'Inês', 'people.0.lastName': ' ', 'way.by': ' ' }, initial);
  expect(sent(half)).toEqual({ people: [{ seat: 0, firstName: 'Inês' }, { seat: 1 }] });
});

it('what the server refuses inside a field stands at it, of a list of one, too', () => {
  const { rules, initial } = formOf();
  const fields = [
    { path: 'body[0].people[1].lastName', message: 'no' },
    { path: '0.extra.value', message: 'too much' },
    { path: 'acceptedTotal', message: 'nowhere' },
  ];
  expect(serverErrors(rules.paths(initial), fields)).toEqual({
    'people.1.lastName': { message: 'no' },
    extra: { message: 'too much' },
  });
});

it('takes up a draft of the same fields, and starts afresh where another version has kept one', () => {
  const { initial, shape } = formOf();
  expect(safeParse(shape, typed({ extra: '72' }, initial)).data).toMatchObject({ extra: '72' });
  for (const other of [null, {}, { guests: { firstName: 'Inês' } }, { ...initial, people: 'none' }])
    expect(safeParse(shape, other).success).toBe(false);
});
