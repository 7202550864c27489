import { describe, expect, it } from 'vitest';
import { prefilledForm } from './prefill';

const ines = {
  firstName: 'Inês',
  lastName: 'Carvalho',
  email: 'ines@example.com',
  phone: null,
  userType: 'Client',
  home: {
    homeAirport: 'LIS',
    streetAddress: 'Rua da Rosa 41',
    country: 'PT',
    state: 'Lisboa',
    city: 'Lisboa',
    zipCode: '1200-382',
  },
};

describe('what the checkout knows already', () => {
  it('is the name of the person at the keyboard and where they live', () => {
    const form = prefilledForm(2, ines);
    expect(form.travellers.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toEqual([
      'Inês Carvalho',
      ' ',
    ]);
    expect(form.billing).toEqual({
      address: 'Rua da Rosa 41',
      city: 'Lisboa',
      state: 'Lisboa',
      zipCode: '1200-382',
      country: 'PT',
    });
    expect(form.contact).toEqual({ email: 'ines@example.com', phone: '' });
  });

  it('is the contact only for staff, who book for others', () => {
    const form = prefilledForm(1, { ...ines, userType: 'AgencyOwner' });
    expect([form.travellers[0]!.firstName, form.billing.city, form.contact.email]).toEqual([
      '',
      '',
      'ines@example.com',
    ]);
  });

  it('is nothing for a profile without an address', () => {
    const { home: _home, ...bare } = ines;
    expect(prefilledForm(1, bare).billing.address).toBe('');
    expect(prefilledForm(1, null).contact.email).toBe('');
  });
});
