import { describe, expect, it } from 'vitest';
import { fieldsOfSaved, toSaved } from './saved-traveller';

const FORM = {
  title: 'Ms',
  firstName: 'Ana',
  middleName: '',
  lastName: 'Lima',
  gender: 'F',
  birthDate: '1986-03-14',
};

const NO_PAPERS = {
  ...{ passportNumber: '', passportCountry: '', passportExpiryDate: '' },
  ...{ loyaltyAirline: '', loyaltyNumber: '' },
};

describe('a saved traveller at the checkout (rule 14)', () => {
  it('R220 comes back as it was typed', () => {
    expect(Object.fromEntries(fieldsOfSaved(toSaved(FORM)))).toEqual({ ...FORM, ...NO_PAPERS });
  });
  it('G10 brings no title into a child that does not fit the age', () => {
    const titleOf = (title: string) =>
      Object.fromEntries(fieldsOfSaved(toSaved({ ...FORM, title }), 'CHD'))['title'];
    expect([titleOf('Dr'), titleOf('Mrs'), titleOf('Miss'), titleOf('Mr')]).toEqual([
      undefined,
      undefined,
      'Miss',
      'Mr',
    ]);
  });
  it('fills in only what is known, and never leaves a middle name, a passport or miles of somebody else', () => {
    const known = toSaved({ ...FORM, title: '', gender: '', birthDate: '' });
    expect(fieldsOfSaved(known)).toEqual([
      ['firstName', 'Ana'],
      ['middleName', ''],
      ['lastName', 'Lima'],
      ...Object.entries(NO_PAPERS),
    ]);
  });
});
