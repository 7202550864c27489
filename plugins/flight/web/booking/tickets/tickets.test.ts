import { describe, expect, it } from 'vitest';
import { ticketCall } from './tickets';

describe('tickets', () => {
  it('R232 M234 are asked for at one path, those of the vendor CTW at another', () => {
    expect(ticketCall('sandbox').path).toBe('/api/v2/flight/ticket');
    expect(ticketCall('CTW').path).toBe('/api/v2/flight/ticket/ctw');
  });
});
