// @vitest-environment jsdom
import { carRefusals } from '../../contract/refusals';
import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BookingsSource } from '@/core/plugin';
import { askedOf } from '@/core/testing/fake-api';
import { refusal } from '@/core/testing/refusal';
import { listAgencyCars, type AgencyCarRow } from '../../contract';
import { carApi } from '../testing/fake-api';
import { usd } from '../testing/fixtures';
import { AGENCY_ROW } from '../testing/fixtures-after';
import { wordsOf } from '@/core/i18n/words-of';
import bookings from './bookings';

const source = bookings as unknown as BookingsSource<AgencyCarRow>;
const actionsFor = (row: AgencyCarRow) =>
  source.actions.filter(({ appliesTo }) => appliesTo(row)).map(({ id }) => id);
const below = (id: string) => source.columns.find((each) => each.id === id)!.below!.text(AGENCY_ROW);
const cell = (id: string, row = AGENCY_ROW) => source.columns.find((each) => each.id === id)!.text(row);

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

describe("the agency's list of cars", () => {
  it('R377 fills its columns from the row, and leaves empty what is not there', () => {
    expect(below('record-locator')).toBe('Rondale');
    expect(below('pick-up')).toBe('Mar 12, 2027 10:00 AM');
    expect(cell('cost-price')).toBe('$251.83');
    expect(cell('commission-earned')).toBe('$37.77');
    expect(cell('penalty-amount')).toBe('');
    expect(cell('sales-price', { ...AGENCY_ROW, salesPrice: null })).toBe('');
    expect(cell('penalty-amount', { ...AGENCY_ROW, penaltyAmount: usd(45) })).toBe('$45.00');
    expect(cell('booking-status', { ...AGENCY_ROW, bookingStatus: 'Waitlisted' })).toBe('Waitlisted');
    expect(cell('record-locator', { ...AGENCY_ROW, recordLocator: null })).toBe('');
  });

  it('R389 offers what can be done with a row, and nothing else', () => {
    expect(actionsFor(AGENCY_ROW)).toEqual(['email', 'cancel']);
    expect(actionsFor({ ...AGENCY_ROW, state: 'cancelled', canCancel: false })).toEqual([]);
  });

  it('R381 asks for a page in the words of the call', async () => {
    const api = carApi({ [listAgencyCars.path]: { data: [AGENCY_ROW], totalCount: 1 } });
    const page = await source.load(api, { offset: 15, limit: 15, status: 'Cancelled' });
    expect(page).toEqual({ rows: [AGENCY_ROW], totalCount: 1 });
    expect(askedOf(api, listAgencyCars.path)[0]!.input.query).toEqual({
      offSet: 15,
      limit: 15,
      selectedStatus: 'Cancelled',
    });
  });

  it('G79 knows a row by its bookingId', () => {
    const row = { ...AGENCY_ROW, bookingId: 'its-own-id' };
    expect([source.keyOf(row), source.bookingOf(row).id]).toEqual(['its-own-id', 'its-own-id']);
  });

  it('M350 of a user who is nobody’s it hands on what the server says', async () => {
    const api = carApi({ [listAgencyCars.path]: refusal(404, 'NOT_FOUND', carRefusals.noUser) });
    const failed: unknown = await source.load(api, { offset: 0, limit: 15, userId: 'nobody' }).then(
      () => null,
      (error: unknown) => error,
    );
    expect(wordsOf(failed)).toBe('Not able to find user in database');
  });
});
