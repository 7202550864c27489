// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { listMoney, listQuery, listStatus } from './agency-list';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

describe('an agency’s list of bookings', () => {
  it('R378 R379 R380 R381 asks in the words of the calls, and for nothing that was not chosen', () => {
    expect(listQuery({ offset: 15, limit: 15, status: 'Cancelled', when: 'past' })).toEqual({
      offSet: 15,
      limit: 15,
      selectedStatus: 'Cancelled',
      showPastTrips: 'true',
    });
    expect(
      listQuery({
        offset: 0,
        limit: 15,
        search: 'K7',
        from: '2027-01-01',
        to: '2027-01-31',
        when: 'upcoming',
        userId: 'u',
      }),
    ).toEqual({
      offSet: 0,
      limit: 15,
      searchString: 'K7',
      startDate: '2027-01-01',
      endDate: '2027-01-31',
      showPastTrips: 'false',
      userId: 'u',
    });
    expect(listQuery({ offset: 0, limit: 15 })).toEqual({ offSet: 0, limit: 15 });
  });

  it('shows amounts in their own currency and nothing for none', () => {
    expect(listMoney({ amount: 129_640, currency: 'EUR' })).toBe('€1,296.40');
    expect(listMoney(null)).toBe('');
  });

  it('G87 keeps a word that the product does not know', () => {
    const words = { Confirmed: { id: 'x', message: 'Booked' } };
    expect(listStatus('Confirmed', words)).toBe('Booked');
    expect(listStatus('Waitlisted', words)).toBe('Waitlisted');
  });
});
