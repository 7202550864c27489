import { describe, expect, it } from 'vitest';
import { filled } from '@/core/contract/refusal';
import { supplierRefusals } from '@/core/contract/refusals/supplier';
import { flightRefusals } from '@/plugins/flight/contract/refusals';
import { traveller } from '../testing/adapter';
import { peopleProblem } from './passengers';

const TOO_LONG = filled(supplierRefusals.nameTooLong, { n: 20 });
const contact = { email: 'ines@example.com', phone: '+351 912 345 678' };
const problemOf = (given: Parameters<typeof traveller>[0], more: Partial<typeof contact> = {}) =>
  peopleProblem({ travellers: [traveller(), traveller(given)], contact: { ...contact, ...more } });

describe('who travels, before anything is sent', () => {
  it('is taken as people write their names', () => {
    for (const given of [
      { firstName: 'José María', lastName: 'Muñoz-Álvarez' },
      { firstName: 'Mary-Jane', lastName: 'O’Neil' },
      { firstName: 'Æsa', lastName: 'Þórsdóttir' },
      { firstName: 'J.', lastName: 'St. John' },
      // Both do not fit on a ticket: the first one does.
      { firstName: 'Maximiliana', middleName: 'Guilhermina', lastName: 'Sá' },
    ])
      expect(problemOf(given), JSON.stringify(given)).toBeNull();
  });

  it.each([
    ['travellers.1.gender', { gender: 'X' }, flightRefusals.genderNotTaken],
    ['travellers.1.firstName', { firstName: 'Wolfeschlegelsteinhausen' }, TOO_LONG],
    ['travellers.1.lastName', { lastName: 'Bergerdorff Wolfeschlegel' }, TOO_LONG],
    ['travellers.1.lastName', { lastName: 'Carter 3rd' }, supplierRefusals.nameLetters],
  ] as const)('names the field and says what to do: %s', (path, given, refusal) => {
    expect(problemOf(given)).toEqual({ path, refusal });
  });

  it('asks for the country of a phone number', () => {
    expect(problemOf({}, { phone: '912 345 678' })).toEqual({
      path: 'contact.phone',
      refusal: supplierRefusals.phoneCountry,
    });
    expect(problemOf({}, { phone: '00351 912 345 678' })).toBeNull();
    expect(problemOf({}, { phone: '+0 912 345 678' })?.path).toBe('contact.phone');
  });
});
