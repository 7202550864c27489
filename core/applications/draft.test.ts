import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { defineApplication } from '../contract/site/application';
import { decimalsOf, shownNumber, storedNumber } from '../fields/unit';
import { changedIn, changesOf, rebased } from '../forms/edit';
import { isOvertaken, opened, problemsOf } from './draft';
import { groupsOf } from './groups';

const points = defineApplication({
  id: 'points',
  settings: z.object({
    earn: z._default(z.int().check(z.minimum(0), z.maximum(20)), 2),
    isOpen: z._default(z.boolean(), true),
  }),
});
const BASE = { earn: 2, isOpen: true };

describe('an edit of settings', () => {
  it('sends what was changed, and nothing that was changed back', () => {
    const edit = { ...opened(BASE, 4), draft: { earn: 5, isOpen: true } };
    expect(changesOf(edit)).toEqual({ earn: 5 });
    expect(changedIn({ base: BASE, draft: { ...BASE } })).toEqual([]);
  });

  it('is laid upon newer settings with what was typed', () => {
    const edit = { ...opened(BASE, 4), draft: { earn: 5, isOpen: true } };
    expect(rebased(edit, { earn: 3, isOpen: false })).toEqual({
      base: { earn: 3, isOpen: false },
      draft: { earn: 5, isOpen: false },
    });
    expect(isOvertaken(edit, { earn: 3, isOpen: true })).toBe(true);
    expect(isOvertaken(edit, { earn: 2, isOpen: true })).toBe(false);
  });

  it('is not overtaken by what is set elsewhere than in its form', () => {
    const edit = opened({ earn: 2, isOpen: true }, 7);
    expect(isOvertaken(edit, { earn: 2, isOpen: false }, ['earn'])).toBe(false);
    expect(isOvertaken(edit, { earn: 3, isOpen: true }, ['earn'])).toBe(true);
  });

  it('what the server refused stands at the field until something else is typed there', () => {
    const refused = { earn: { said: { message: 'Not today' }, value: 5 } };
    expect(problemsOf(points, { draft: { earn: 5, isOpen: true } }, refused)).toEqual({
      earn: { message: 'Not today' },
    });
    expect(problemsOf(points, { draft: { earn: 6, isOpen: true } }, refused)).toEqual({});
    expect(problemsOf(points, { draft: { earn: 21, isOpen: true } })).toMatchObject({
      earn: { reason: 'setting.between', params: { min: 0, max: 20 } },
    });
  });
});

it('settings stand below their headings, without those that do not matter now', () => {
  const group = { id: 'Earning' };
  const words = {
    earn: { label: { id: 'Earn' }, group },
    bonus: { label: { id: 'Bonus' }, group, when: ({ isOpen }: Record<string, unknown>) => isOpen === true },
    sealed: null,
    isOpen: { label: { id: 'Open' } },
  };
  const namesOf = (isOpen: boolean) =>
    groupsOf(words, { isOpen }).map(({ heading, settings }) => [
      heading?.id,
      settings.map(({ name }) => name),
    ]);
  expect(namesOf(true)).toEqual([
    ['Earning', ['earn', 'bonus']],
    [undefined, ['isOpen']],
  ]);
  expect(namesOf(false)).toEqual([
    ['Earning', ['earn']],
    [undefined, ['isOpen']],
  ]);
});

it('a number is kept in whole minor units, hundredths or as it is read', () => {
  expect(storedNumber(19.99, 'money', 'EUR')).toBe(1999);
  expect(storedNumber(19, 'money', 'JPY')).toBe(19);
  expect(storedNumber(1.15, 'basisPoints', 'EUR')).toBe(115);
  expect(storedNumber(2.5, 'percent', 'EUR')).toBe(2.5);
  expect(shownNumber(1999, 'money', 'EUR')).toBe(19.99);
  expect(decimalsOf('money', true, 'JPY')).toBe(0);
  expect(decimalsOf('percent', true, 'EUR')).toBe(0);
});
