import { describe, expect, it } from 'vitest';
import type { SavedTravelerInput } from '../../../contract/people/profile';
import { isSamePerson, notSavedYet } from './travelers-to-save';

const traveler = (firstName: string, birthDate: string | null = '1986-03-14'): SavedTravelerInput => ({
  title: null,
  firstName,
  middleName: '',
  lastName: 'Lima',
  gender: null,
  birthDate,
  email: '',
  phone: '',
  nationality: null,
});

describe('whom to offer to save after a booking (rule 14)', () => {
  it('knows a person by names and birthday, whatever the letters’ case', () => {
    expect(isSamePerson(traveler('Ana'), traveler('ANA '))).toBe(true);
    expect(isSamePerson(traveler('Ana'), traveler('Ana', null))).toBe(true);
    expect(isSamePerson(traveler('Ana'), traveler('Ana', '2015-03-14'))).toBe(false);
    expect(isSamePerson(traveler('Ana'), traveler('Rui'))).toBe(false);
  });
  it('leaves out who is saved, and names nobody twice', () => {
    const saved = [{ ...traveler('Rui'), id: '1' }];
    expect(notSavedYet([traveler('Ana'), traveler('Rui'), traveler('ana')], saved)).toEqual([
      traveler('Ana'),
    ]);
  });
});
