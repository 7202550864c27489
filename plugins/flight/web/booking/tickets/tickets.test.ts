import { describe, expect, it } from 'vitest';
import { AGENCY_ROW } from '../../testing/fixtures-after';
import { replaceFlight, ticketCall } from './tickets';

describe('tickets', () => {
  it('R232 are asked for at one path, those of the vendor CTW at another', () => {
    expect(ticketCall('sandbox').path).toBe('/api/v2/flight/ticket');
    expect(ticketCall('CTW').path).toBe('/api/v2/flight/ticket/ctw');
  });

  it('R231 the flight that came back replaces the row with its vmid, wherever it stands', () => {
    const other = { ...AGENCY_ROW, vmid: 'vm_other' };
    const ticketed = { ...AGENCY_ROW, bookingStatus: 'Ticketed' };
    expect(replaceFlight([other, AGENCY_ROW], ticketed)).toEqual([other, ticketed]);
    expect(replaceFlight([other], ticketed)).toEqual([other]);
  });
});
