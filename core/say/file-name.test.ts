import { expect, it } from 'vitest';
import { fileName } from './file-name';

const agency = { subdomain: 'horizonte' };

it('a file is named after the agency and the locator, and never leads out of its folder', () => {
  expect(fileName(agency, 'K7PX4M', 'b-1', 'pdf')).toBe('horizonte-K7PX4M.pdf');
  expect(fileName(agency, null, 'b-1', 'ics')).toBe('horizonte-b-1.ics');
  expect(fileName(agency, '../K7', 'b-1', 'pdf')).toBe('horizonte-K7.pdf');
  expect(fileName({ subdomain: '' }, '…', 'b-1', 'pdf')).toBe('booking.pdf');
});
