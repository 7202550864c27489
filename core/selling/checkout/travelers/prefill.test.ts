import { describe, expect, it } from 'vitest';
import { prefilled } from './prefill';

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
    expect(prefilled(ines)).toEqual({
      firstName: 'Inês',
      lastName: 'Carvalho',
      contact: { email: 'ines@example.com', phone: '' },
      billing: {
        address: 'Rua da Rosa 41',
        city: 'Lisboa',
        state: 'Lisboa',
        zipCode: '1200-382',
        country: 'PT',
      },
    });
  });

  it('is the contact only for staff, who book for others', () => {
    const { firstName, billing, contact } = prefilled({ ...ines, userType: 'AgencyOwner' });
    expect([firstName, billing.city, contact.email]).toEqual(['', '', 'ines@example.com']);
  });

  it('is nothing for a profile without an address', () => {
    const { home: _home, ...bare } = ines;
    expect(prefilled(bare).billing.address).toBe('');
    expect(prefilled(null).contact.email).toBe('');
  });
});
