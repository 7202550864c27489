import { describe, expect, it } from 'vitest';
import { countOf, judge, type Known, planOf } from './verdict';

const row = (name: string, email: string, phone = '') => ({ name, email, phone });
const known = new Map<string, Known>([
  ['ana@x.example', { firstName: 'Ana', lastName: 'Prado', phone: '+55 11 5555 0142', isStaff: false }],
  ['agent@x.example', { firstName: 'Rui', lastName: 'Costa', phone: null, isStaff: true }],
]);
const invited = new Set(['invited@x.example']);
const outcome = (one: ReturnType<typeof row>) => judge([one], known, invited)[0]!.verdict;
const problem = (one: ReturnType<typeof row>) => {
  const [first] = outcome(one).problems;
  return first && [first.field, first.message];
};

describe('R364 what becomes of a row', () => {
  it('creates who is not there, tidied', () => {
    const [judged] = judge([row('  Bo   Lund ', ' BO@X.Example ', '+47 55 55 01 70')], known, invited);
    expect(judged).toEqual({
      verdict: { outcome: 'create', problems: [] },
      client: { email: 'bo@x.example', firstName: 'Bo', lastName: 'Lund', phone: '+47 55 55 01 70' },
    });
  });

  it('updates who is there with other facts, and skips who is there as is', () => {
    expect(outcome(row('Ana Prado', 'ana@x.example')).outcome).toBe('skip');
    expect(outcome(row('Ana Prado', 'ANA@x.example', '+55 11 5555 0142')).outcome).toBe('skip');
    expect(outcome(row('Ana Prado Silva', 'ana@x.example')).outcome).toBe('update');
    expect(outcome(row('Ana Prado', 'ana@x.example', '+55 11 5555 0000')).outcome).toBe('update');
  });

  it.each([
    ['Dr. Ana Prado', 'Dr. Ana', 'Prado'],
    ['Ana 2nd', 'Ana', '2nd'],
    ['John Doe 2nd', 'John', 'Doe 2nd'],
    ['J. R. Tolkien', 'J. R.', 'Tolkien'],
    ["Sinéad O'Neil-Ó Briain", 'Sinéad', "O'Neil-Ó Briain"],
    ["Gerard 't Hooft", 'Gerard', "'t Hooft"],
    ['Martin Luther King, Jr.', 'Martin', 'Luther King, Jr.'],
  ])('takes people by their names: %s', (name, firstName, lastName) => {
    expect(judge([row(name, 'bo@x.example')], known, invited)[0]).toMatchObject({
      verdict: { outcome: 'create' },
      client: { firstName, lastName },
    });
  });

  it('parts first and last name as the file does', () => {
    const at = (lastName: string) =>
      judge([{ ...row(' Ana  María de la Vega ', 'bo@x.example'), lastName }], known, invited)[0]!.client;
    expect(at(' de  la Vega')).toMatchObject({ firstName: 'Ana María', lastName: 'de la Vega' });
    expect(at('Somebody')).toMatchObject({ firstName: 'Ana', lastName: 'María de la Vega' });
    expect(at('')).toMatchObject({ firstName: 'Ana', lastName: 'María de la Vega' });
  });

  it('reads the worst name at once', () => {
    const before = performance.now();
    problem(row(`${'a.'.repeat(59)}!`, 'bo@x.example'));
    problem(row(`${'a'.repeat(119)}!`, 'bo@x.example'));
    expect(performance.now() - before).toBeLessThan(500);
  });

  it('rejects what is wrong, with the field and the sentence', () => {
    expect(problem(row('', 'bo@x.example'))).toEqual(['name', 'Required']);
    expect(problem(row('B0', 'bo@x.example'))).toEqual(['name', 'Only alphabets are allowed']);
    expect(problem(row('=HYPERLINK("x")', 'bo@x.example'))).toEqual([
      'name',
      'No special characters allowed',
    ]);
    expect(problem(row('Bo Lund', ''))).toEqual(['email', 'Required']);
    expect(problem(row('Bo Lund', 'bo@'))).toEqual(['email', 'Please enter a valid email address']);
    expect(problem(row('Bo Lund', 'bo@x.example', 'call me'))).toEqual([
      'phone',
      'Please enter valid phone number',
    ]);
    expect(outcome(row('', 'bo@', 'x')).problems).toHaveLength(3);
  });

  it('R445 leaves staff and who is invited alone', () => {
    expect(problem(row('Rui Costa', 'agent@x.example'))?.[1]).toBe(
      'Email already associated with an agent in your agency',
    );
    expect(problem(row('Bo Lund', 'invited@x.example'))?.[1]).toBe('Email already invited');
  });

  it('takes an address once', () => {
    const judged = judge([row('Bo Lund', 'bo@x.example'), row('Bo Lund', 'BO@x.example')], known, invited);
    expect(judged.map(({ verdict }) => verdict.outcome)).toEqual(['create', 'reject']);
    expect(countOf(judged)).toEqual({ create: 1, update: 0, skip: 0, reject: 1 });
  });

  it('names a plan by what would be written', () => {
    const plan = (name: string, there = known) => planOf(judge([row(name, 'bo@x.example')], there, invited));
    expect(plan('Bo Lund')).toBe(plan(' Bo  Lund'));
    expect(plan('Bo Lund')).not.toBe(plan('Bo Lunde'));
    const now = new Map([
      ...known,
      ['bo@x.example', { firstName: 'B', lastName: 'L', phone: null, isStaff: false }] as const,
    ]);
    expect(plan('Bo Lund')).not.toBe(plan('Bo Lund', now));
  });
});
