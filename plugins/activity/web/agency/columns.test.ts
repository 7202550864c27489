// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AgencyActivityRow } from '../../contract';
import { usd } from '../testing/fixtures';
import { ROW } from '../testing/fixtures-booked';
import { ACTIVITY_COLUMNS } from './columns';

const row = {
  ...ROW,
  ...{ bookedPrice: usd(76), costPrice: usd(60), salesPrice: usd(76), commissionEarned: usd(11) },
  ...{ transactionFees: usd(5), chargedAmount: usd(76), reasonForCancellation: 'The weather' },
  refundAmount: usd(38),
} as unknown as AgencyActivityRow;
const cell = (id: string) => ACTIVITY_COLUMNS.find((column) => column.id === id)!.text(row);

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

describe('the agency’s list of activities', () => {
  it('R441 has its twelve columns', () => {
    expect(cell('booking-id')).toBe(ROW.bookingId);
    expect(cell('activity')).toBe('Alfama on foot: stairs, songs and views');
    expect(cell('lead-passenger')).toBe('Inês Carvalho');
    expect(cell('activity-time')).toMatch(/^Mar 12, 2027, 9:30.AM$/);
    expect([cell('cost-price'), cell('sales-price'), cell('booked-price')]).toEqual([
      '$60.00',
      '$76.00',
      '$76.00',
    ]);
    expect([cell('commission-earned'), cell('transaction-fees')]).toEqual(['$11.00', '$5.00']);
    expect(cell('booking-status')).toBe('Confirmed');
    expect(cell('cancel-reason')).toBe('The weather');
    expect(cell('refund-amount')).toBe('$38.00');
  });

  it('R441 goes by the names of the rule, and shows them from the start', () => {
    const headers = ACTIVITY_COLUMNS.map(({ header }) => header.message!);
    const twelve = [
      ...[
        'Booking ID',
        'Activity name',
        'Lead passenger',
        'Activity date and time',
        'Cost Price',
        'Sales Price',
      ],
      ...[
        'Commission',
        'Transaction fee',
        'Refund amount',
        'Total price',
        'Status',
        'Reason for cancellation',
      ],
    ];
    expect(headers.filter((header) => twelve.includes(header))).toEqual(twelve);
    expect(new Set(headers).size).toBe(headers.length);
    const shown = ACTIVITY_COLUMNS.filter(({ priority }) => priority !== 'low');
    expect(shown.map(({ header }) => header.message)).toEqual(['Record Locator', ...twelve]);
  });
});
