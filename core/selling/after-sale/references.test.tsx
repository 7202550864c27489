import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { expect, it } from 'vitest';
import { ReferencesCard } from './ReferencesCard';

i18n.loadAndActivate({ locale: 'en', messages: {} });

it('what support alone asks for stands last, under a name of its own; what is not known yet is left out', () => {
  const booking = {
    bookingId: '0d7f6c1e-52c4-4a8e-9b7b-0e8f5b6d2a11',
    recordLocator: 'K7QM2X',
    confirmationNumber: null,
    dateBooked: '2027-02-01T10:00:00Z',
  };
  render(
    <Provider store={createStore()}>
      <I18nProvider i18n={i18n}>
        <ReferencesCard booking={booking} />
      </I18nProvider>
    </Provider>,
  );
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms).toEqual(['Record Locator', 'Date Booked', 'Booking ID']);
  expect(screen.getAllByRole('definition').at(-1)!.textContent).toBe(booking.bookingId);
});
