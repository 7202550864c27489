import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FLIGHT_STATUSES } from '../../contract';
import { FLIGHT_EVENTS, FLIGHT_TRANSITIONS, isFlightStatus, statusAfter, statusOf, wordOf } from './status';

const record = (stage: string, status: string) => ({
  stage,
  progress: {
    bookingId: 'b',
    state: 'processing' as const,
    status,
    message: null,
    money: 'none' as const,
    actionUrl: null,
  },
});

describe('the statuses of a flight', () => {
  it('R228 are Booked, Ticket Requested, Ticketed, Confirmed, Cancelled and Rejected', () => {
    expect(FLIGHT_STATUSES).toEqual([
      'Booked',
      'Ticket Requested',
      'Ticketed',
      'Confirmed',
      'Cancelled',
      'Rejected',
    ]);
    expect(isFlightStatus('Ticket Requested')).toBe(true);
    expect(isFlightStatus('Voided')).toBe(false);
  });

  it('R228 G117 every word has its row, and every way leads to a known word', () => {
    expect(Object.keys(FLIGHT_TRANSITIONS)).toEqual([...FLIGHT_STATUSES]);
    for (const row of Object.values(FLIGHT_TRANSITIONS))
      for (const to of Object.values(row)) expect(FLIGHT_STATUSES).toContain(to);
    expect(statusAfter('Booked', 'ticket-asked')).toBe('Ticket Requested');
    expect(statusAfter('Ticket Requested', 'ticket-refused')).toBe('Booked');
    expect(statusAfter('Confirmed', 'ticket-asked')).toBeNull();
  });

  it('R228 in any order of events nothing leaves Cancelled or Rejected, and tickets are never taken back', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FLIGHT_STATUSES),
        fc.array(fc.constantFrom(...FLIGHT_EVENTS), { maxLength: 30 }),
        (from, events) => {
          let status: string = from;
          for (const event of events) {
            const next = statusAfter(status, event) ?? status;
            if (status === 'Cancelled' || status === 'Rejected') expect(next).toBe(status);
            if (status === 'Ticketed' || status === 'Confirmed')
              expect(['Ticketed', 'Confirmed', 'Cancelled']).toContain(next);
            if (next === 'Cancelled' && status !== 'Cancelled') expect(event).toBe('cancelled');
            expect(isFlightStatus(next)).toBe(true);
            status = next;
          }
        },
      ),
    );
  });

  it('G87 a word that nobody knows stays what it is, whatever happens', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...FLIGHT_EVENTS), (word, event) => {
        fc.pre(!isFlightStatus(word));
        expect(statusAfter(word, event)).toBeNull();
        expect(statusOf(record('confirmed', word))).toBe(word);
      }),
    );
  });

  it('G06 a booking that is being cancelled is not called cancelled', () => {
    expect(statusOf(record('cancelling', 'Cancelling'))).toBe('Cancelling');
    expect(statusOf(record('refunding', 'Cancelled'))).toBe('Cancelled');
    expect(statusOf(record('failed', 'Failed'))).toBe('Rejected');
    expect(statusOf(record('issuing', 'Booked'))).toBe('Ticket Requested');
    expect(wordOf({ state: 'failed', status: 'Failed' })).toBe('Rejected');
    expect(wordOf({ state: 'processing', status: 'Cancelling' })).toBe('Cancelling');
  });
});
