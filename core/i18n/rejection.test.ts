import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { rejectionWords } from './rejection';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

it('R404 what is wrong with a setting is said by its reason, as whoever shows the setting says it', () => {
  const fields = [{ path: 'settings.earn', message: 'From 0 to 20', reason: 'setting.between' }];
  const data = {
    validationError: { earn: 'From 0 to 20', other: 'As it came' },
    fields,
    message: 'Rejected',
  };
  const words = rejectionWords(
    Object.assign(new Error(), { data }),
    ({ reason }, name) => `${name}: ${reason}`,
  );
  expect(words).toEqual(['earn: setting.between', 'As it came', 'Rejected']);
});

describe('R404 a rejected configuration', () => {
  it.each([
    [
      { validationError: { key: 'Key is wrong', url: 'Url is wrong' }, message: 'Rejected' },
      ['Key is wrong', 'Url is wrong', 'Rejected'],
    ],
    [{ message: 'Subdomain cannot be updated' }, ['Subdomain cannot be updated']],
    [{ validationError: { a: 'Same', b: 7 }, message: 'Same' }, ['Same']],
    [{ validationError: 'no map', message: ' ' }, ['Something went wrong!']],
  ])('%j tells %j', (data, words) => {
    expect(rejectionWords(Object.assign(new Error(), { data }))).toEqual(words);
  });
});
