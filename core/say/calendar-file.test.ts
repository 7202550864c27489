import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar-file';

const event = {
  uid: 'b-1-1',
  start: new Date('2027-03-10T11:20:00Z'),
  end: new Date('2027-03-10T20:25:00Z'),
  summary: 'Ferry',
  location: 'Capri',
  path: '/boat?id=b-1',
};

const source = {
  by: 'Horizonte Viagens',
  origin: 'https://horizonte.example',
  email: 'ola@horizonte.example',
};
const edition = { revision: 7, changedAt: '2027-02-20T09:41:05Z' };
const now = new Date('2027-02-20T10:00:00Z');

describe('calendar file', () => {
  it('has one entry an event with its instants', () => {
    const file = calendarFile([event, { ...event, uid: 'b-1-2' }], source, edition, now);
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(file).toContain('DTSTART:20270310T112000Z\r\nDTEND:20270310T202500Z');
    expect(file).toContain('URL:https://horizonte.example/boat?id=b-1');
    expect(file.match(/DESCRIPTION/g)).toHaveLength(2);
    expect(file).toContain('PRODID:-//Horizonte Viagens//Bookings//EN');
    expect(file).not.toMatch(/caravel/i);
  });

  it('folds long lines and escapes what the format uses itself', () => {
    const far = { ...event, location: 'Marina Grande, Capri; Nápoles '.repeat(5) };
    const file = calendarFile([far], source, edition);
    expect(file).toContain('Marina Grande\\, Capri\\; ');
    for (const line of file.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  });

  it('says whose entries they are and which edition of them it brings', () => {
    const file = calendarFile([event], source, edition, now);
    for (const line of [
      'METHOD:PUBLISH',
      'SEQUENCE:7',
      'LAST-MODIFIED:20270220T094105Z',
      'ORGANIZER;CN="Horizonte Viagens":mailto:ola@horizonte.example',
      'STATUS:CONFIRMED',
    ])
      expect(file).toContain(`\r\n${line}\r\n`);
    const nameless = calendarFile([event], { ...source, by: 'So "good"', email: null }, edition, now);
    expect(nameless).toContain('ORGANIZER;CN="So good ":mailto:no-reply@horizonte.example');
  });

  it('takes the same entry out again, with no reminder of it', () => {
    const file = calendarFile([event], source, { ...edition, revision: 9, isCancelled: true }, now);
    for (const line of ['METHOD:CANCEL', 'UID:b-1-1', 'SEQUENCE:9', 'STATUS:CANCELLED'])
      expect(file).toContain(`\r\n${line}\r\n`);
    expect(file).not.toMatch(/VALARM|CONFIRMED/);
  });
});
