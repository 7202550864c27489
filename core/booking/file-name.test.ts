import { expect, it } from 'vitest';
import { fileName } from './file-name';

it('a file is named after the locator, and never leads out of its folder', () => {
  expect(fileName('K7PX4M', 'b-1', 'pdf')).toBe('K7PX4M.pdf');
  expect(fileName(null, 'b-1', 'ics')).toBe('b-1.ics');
  expect(fileName('../K7', 'b-1', 'pdf')).toBe('K7.pdf');
  expect(fileName('…', 'b-1', 'pdf')).toBe('booking.pdf');
});
