import { describe, expect, it } from 'vitest';
import { ticketTime } from './ticket-time';

describe('ticket time limit', () => {
  const now = new Date('2027-02-20T12:00:00Z');

  it('R229 tells a future limit from a past one, the limit itself being past', () => {
    expect(ticketTime('2027-02-20T12:00:01Z', now)).toEqual({ kind: 'open', until: '2027-02-20T12:00:01Z' });
    expect(ticketTime('2027-02-20T12:00:00Z', now)).toEqual({ kind: 'passed' });
    expect(ticketTime('2027-02-19T12:00:00Z', now)).toEqual({ kind: 'passed' });
  });

  it('says nothing without a limit', () => {
    expect(ticketTime(null, now)).toBeNull();
    expect(ticketTime('soon', now)).toBeNull();
  });
});
