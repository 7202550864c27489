import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { rejectionWords } from './rejection';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

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
