import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { deadlineText, otherDay } from './dates';

const say = setupI18n({ locale: 'en', messages: { en: {} } });
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('dates that screens and letters write alike', () => {
  it('rule 12: a deadline is on the clocks of its place, and names it', () => {
    const at = (zone: string, city: string) =>
      plain(deadlineText('2027-03-11T02:30:00Z', { zone, city }, say));
    expect(at('Europe/Lisbon', 'Lisbon')).toBe('Mar 11, 2:30 AM (Lisbon time)');
    expect(at('America/Sao_Paulo', 'São Paulo')).toBe('Mar 10, 11:30 PM (São Paulo time)');
  });
  it('writes it in the reader’s variant of the language', () => {
    const where = { zone: 'Europe/London', city: 'London' };
    expect(deadlineText('2027-03-11T14:30:00Z', where, say, 'en-GB')).toBe('11 Mar, 14:30 (London time)');
  });
  it('a day stands where it is another one than the line above says', () => {
    expect(otherDay('2027-03-12T23:10', '2027-03-12T08:00', 'en')).toBe('');
    expect(otherDay('2027-03-13T00:10', '2027-03-12T08:00', 'en')).toBe('Sat, Mar 13');
    expect(otherDay('2027-03-11T23:10', '2027-03-12T08:00', 'en')).toBe('Thu, Mar 11');
  });
});
