import { i18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { aReservation } from '../web/testing/fixtures-booked';
import { tellActivity } from './told';

it('what somebody weighs is told on pages alone, and not in a letter that others may read', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const { guests } = aReservation();
  const [person] = guests.travelers;
  const booking = aReservation({
    guests: { ...guests, travelers: [{ ...person!, weight: { value: 71, unit: 'kg' } }] },
  });
  const text = (local: string) => local;
  const toldAt = (now: Date | null) =>
    JSON.stringify(
      tellActivity(booking, {
        ...{ locale: 'en', _: (words) => i18n._(words), now },
        ...{ day: text, fullDay: text, time: text, days: text, money: () => '' },
      }).sections,
    );
  expect(toldAt(new Date())).toContain('71 kg');
  expect(toldAt(null)).not.toContain('71 kg');
});
