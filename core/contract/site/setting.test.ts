import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { defineApplication } from './application';
import { boundsSaid, settingKind, settingProblem, settingsProblems } from './setting';

const percent = z._default(z.int().check(z.minimum(0), z.maximum(100)), 5);
const price = z._default(z.number().check(z.gt(0), z.maximum(9)), 1);

describe('what a setting takes is read from its schema', () => {
  it.each([
    ['a switch', z._default(z.boolean(), true), { type: 'switch' }],
    ['one of some', z._default(z.enum(['eu', 'us']), 'eu'), { type: 'choice', values: ['eu', 'us'] }],
    ['a whole number', percent, { type: 'number', isWhole: true, min: 0, max: 100, isAboveMin: false }],
    ['more than none', price, { type: 'number', isWhole: false, min: 0, max: 9, isAboveMin: true }],
    ['nothing yet', z._default(z.nullable(z.int()), null), { type: 'number', isOptional: true }],
    [
      'a text',
      z._default(z.string().check(z.minLength(2), z.maxLength(9)), 'ab'),
      { type: 'text', least: 2, most: 9, isEmail: false },
    ],
    ['an address', z._default(z.email(), 'a@b.example'), { type: 'text', isEmail: true }],
    ['a list', z._default(z.array(z.string()), []), { type: 'other' }],
  ])('%s', (_, field, kind) => expect(settingKind(field)).toMatchObject(kind));

  it('bounds are said as they are', () => {
    const said = (field: Parameters<typeof settingKind>[0]) => {
      const kind = settingKind(field);
      return kind.type === 'number' ? (boundsSaid(kind)?.message ?? null) : null;
    };
    expect(said(percent)).toBe('Please enter a number from 0 to 100');
    expect(said(price)).toBe('Please enter more than 0 and at most 9');
    expect(said(z.int().check(z.minimum(3)))).toBe('Please enter 3 or more');
    expect(said(z.int().check(z.maximum(3)))).toBe('Please enter 3 or less');
    expect(said(z.number().check(z.gt(3)))).toBe('Please enter more than 3');
    expect(said(z.number())).toBeNull();
  });
});

describe('R404 what is wrong with a setting is a plain sentence', () => {
  it.each([
    [percent, 101, 'Please enter a number from 0 to 100'],
    [percent, 4.5, 'Please enter a whole number'],
    [percent, null, 'Please enter a number'],
    [price, 0, 'Please enter more than 0 and at most 9'],
    [z.int().check(z.multipleOf(5)), 4, 'Please enter a multiple of 5'],
    [z.string().check(z.minLength(2)), ' ', 'Please fill this in'],
    [z.string().check(z.minLength(2)), 'x', 'Please write at least 2 characters'],
    [z.string().check(z.maxLength(2)), 'xyz', 'Please write at most 2 characters'],
    [z.email(), 'nobody', 'Please enter a valid email address'],
    [z.enum(['eu']), 'us', 'Please choose one of the options'],
    [z.string().check(z.regex(/^a/, 'request.unknownField')), 'b', 'This field is unknown'],
    [percent, 20, undefined],
  ])('%#', (field, value, message) => expect(settingProblem(field, value)?.message).toBe(message));

  it('and of two settings together, which stands at one of them', () => {
    const range = z
      .object({ from: z._default(z.int(), 1), to: z._default(z.int(), 2) })
      .check(z.refine(({ from, to }) => from <= to, { path: ['to'], message: 'request.notValid' }));
    const application = defineApplication({ id: 'range', settings: range });
    expect(settingsProblems(application, { from: 3, to: 2 })).toEqual({
      to: { reason: 'request.notValid', message: 'Not valid' },
    });
    expect(settingsProblems(application, { from: 1, to: 2, sails: 3 })).toEqual({
      sails: { reason: 'request.unknownField', message: 'This field is unknown' },
    });
  });
});
