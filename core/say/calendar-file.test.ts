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

describe('calendar file', () => {
  it('has one entry an event with its instants', () => {
    const file = calendarFile(
      [event, { ...event, uid: 'b-1-2' }],
      { by: 'Horizonte Viagens', origin: 'https://horizonte.example' },
      new Date('2027-02-20T10:00:00Z'),
    );
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(file).toContain('DTSTART:20270310T112000Z\r\nDTEND:20270310T202500Z');
    expect(file).toContain('URL:https://horizonte.example/boat?id=b-1');
    expect(file.match(/DESCRIPTION/g)).toHaveLength(2);
    expect(file).toContain('PRODID:-//Horizonte Viagens//Bookings//EN');
    expect(file).not.toMatch(/caravel/i);
  });

  it('folds long lines and escapes what the format uses itself', () => {
    const file = calendarFile([{ ...event, location: 'Marina Grande, Capri; Nápoles '.repeat(5) }], {
      by: 'Horizonte',
      origin: 'https://horizonte.example',
    });
    expect(file).toContain('Marina Grande\\, Capri\\; ');
    for (const line of file.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  });
});
