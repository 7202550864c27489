import { describe, expect, it } from 'vitest';
import { cardNote } from './card-note';

const now = new Date('2027-02-20T12:00:00Z');
const details = { ticketTimeLimit: '2027-02-21T12:00:00Z' };

describe('the note of a trip card', () => {
  it('R229 a reservation says until when it may be paid, or that the time has passed', () => {
    expect(cardNote('reserved', details, now)).toBe('pay');
    expect(cardNote('reserved', { ticketTimeLimit: '2027-02-20T11:59:00Z' }, now)).toBe('passed');
    expect(cardNote('reserved', { ticketTimeLimit: null }, now)).toBeNull();
  });
  it('a changed schedule asks for an answer while the booking stands', () => {
    expect(cardNote('confirmed', { ...details, needsAction: true }, now)).toBe('action-needed');
    expect(cardNote('cancelled', { ...details, needsAction: true }, now)).toBeNull();
    expect(cardNote('confirmed', details, now)).toBeNull();
  });
});
