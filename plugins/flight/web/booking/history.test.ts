import { describe, expect, it } from 'vitest';
import { SCHEDULE_CHANGE } from '../testing/fixtures-after';
import { historyEntries } from './history';

describe('the history of a booking', () => {
  const history = [
    { at: '2027-02-20T09:41:00Z', status: 'Booked' },
    { at: '2027-02-20T09:41:00Z', status: 'Ticket Requested' },
    { at: '2027-02-20T09:41:20Z', status: 'Ticketed' },
  ];

  it('R228 is told newest first, those of one moment in their order', () => {
    const told = historyEntries({ history, scheduleChanges: [] });
    expect(told.map(({ status }) => status)).toEqual(['Ticketed', 'Ticket Requested', 'Booked']);
    expect(new Set(told.map(({ id }) => id)).size).toBe(3);
  });

  it('G87 keeps a word that nobody here knows, without judging it', () => {
    const [entry] = historyEntries({
      history: [{ at: history[0]!.at, status: 'Waitlisted' }],
      scheduleChanges: [],
    });
    expect(entry).toMatchObject({ status: 'Waitlisted', tone: 'neutral' });
  });

  it('has changed schedules where they belong, and the answer to them', () => {
    const accepted = { ...SCHEDULE_CHANGE, state: 'accepted' as const, answeredAt: '2027-02-22T10:00:00Z' };
    const told = historyEntries({ history, scheduleChanges: [accepted] });
    expect(told.slice(0, 2).map(({ event }) => event)).toEqual(['schedule-accepted', 'schedule-changed']);
    expect(historyEntries({ history, scheduleChanges: [SCHEDULE_CHANGE] })).toHaveLength(4);
  });
});
