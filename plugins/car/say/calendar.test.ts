import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { DETAILS, RESERVATION } from '../web/testing/fixtures';
import { rentalEvents } from './calendar';

const english = setupI18n({ locale: 'en', messages: { en: {} } });

it('a place is not named twice in a line', () => {
  const pickUp = { ...DETAILS.pickUp, name: 'Lisboa Oriente', address: 'Lisboa Oriente, Lisbon' };
  const [first] = rentalEvents({ ...RESERVATION, offer: { ...DETAILS, pickUp } }, english);
  expect(first!.location).toBe('Lisboa Oriente, Lisbon');
});
