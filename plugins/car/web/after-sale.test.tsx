import { carRefusals } from '../contract/refusals';
import { i18n } from '@lingui/core';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endSession } from '@/core/session/session';
import { getUserTransactions } from '@/core/contract';
import { queriesAtom } from '@/core/query/query';
import { askedOf } from '@/core/testing/fake-api';
import * as download from '@/core/ui/actions/download-file';
import { instead } from '@/core/testing/instead';
import { calendarFile } from '@/core/say/calendar-file';
import { anAgency } from '@/core/testing/agency';
import { bookingRefusals } from '@/core/contract/refusals/booking';
import { refusal } from '@/core/testing/refusal';
import { cancelCar, findReservation, getRefund, getVoucherPdf, sendCarBookingEmail } from '../contract';
import { rentalEvents } from '../say/calendar';
import { carApi } from './testing/fake-api';
import { RESERVATION, TRIP, usd } from './testing/fixtures';
import { CANCELLED, CANCELLING, FAILED, REFUND } from './testing/fixtures-after';
import { openScreen } from './testing/open-screen';

instead(download, 'downloadFile', () => undefined);
vi.setConfig({ testTimeout: 60_000 });
// The first dialog is fetched when it is opened.
configure({ asyncUtilTimeout: 30_000 });
afterEach(() => vi.restoreAllMocks());

const DETAILS = `/car-details?bookingId=${RESERVATION.bookingId}`;
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }, { timeout: 8000 }));
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));

describe('the page of a booked car', () => {
  it('R306 R311 shows it in full and sends its confirmation again', async () => {
    const api = carApi();
    await openScreen(DETAILS, api);
    expect(await screen.findByRole('heading', { level: 1, name: 'Rental car in Lisbon' })).toBeTruthy();
    for (const text of ['Confirmed', 'C4R9LM', 'RD-40118823', 'Ms Inês Carvalho', 'Unlimited'])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    expect(screen.getByText(/, Portugal$/)).toBeTruthy();
    expect(screen.getAllByText(/Alameda das Comunidades Portuguesas/)).toHaveLength(1);
    expect(screen.getAllByText(/That day: 7:00 AM – 11:00 PM/)).toHaveLength(2);
    await press('Email itinerary');
    expect(await screen.findByText('Itinerary sent to ines.carvalho@example.com')).toBeTruthy();
    expect(askedOf(api, sendCarBookingEmail.path)[0]!.input.body).toEqual({
      bookingId: RESERVATION.bookingId,
    });
  });

  it('goes to the calendar with both ends', async () => {
    await openScreen(DETAILS);
    await press('Add to calendar');
    expect(download.downloadFile).toHaveBeenCalledWith('horizonte-C4R9LM.ics', expect.any(Blob));
    const saved = await vi.mocked(download.downloadFile).mock.calls[0]![1].text();
    const undated = (file: string) => file.replace(/DTSTAMP:\w+/g, '');
    const { agencyName: by, contactEmailId: email } = anAgency();
    const source = { by, email, origin: location.origin };
    expect(undated(saved)).toBe(undated(calendarFile(rentalEvents(RESERVATION, i18n), source, RESERVATION)));
  });

  it('R311 its voucher is saved under the locator', async () => {
    await openScreen(DETAILS, carApi({ [getVoucherPdf.path]: { data: new Blob(['%PDF']) } }));
    await press('Download PDF');
    await waitFor(() =>
      expect(download.downloadFile).toHaveBeenCalledWith('horizonte-C4R9LM.pdf', expect.anything()),
    );
    expect(await screen.findByText('horizonte-C4R9LM.pdf has been downloaded')).toBeTruthy();
  });

  it('M349 a booking that is somebody else’s or not there is told and leaves nothing', async () => {
    await openScreen(
      '/car-details?bookingId=nope',
      carApi({ [findReservation.path]: refusal(404, 'NOT_FOUND', carRefusals.noBooking) }),
    );
    expect(await screen.findByText('We could not find this booking')).toBeTruthy();
    expect(
      screen.getAllByText('Not able to find booking in the database for this user').length,
    ).toBeGreaterThan(0);
    expect(screen.queryByText('Record Locator')).toBeNull();
  });

  it('M352 R312 a record locator without a booking is told', async () => {
    const api = carApi({ [findReservation.path]: refusal(404, 'NOT_FOUND', carRefusals.none) });
    await openScreen('/car-details?locator=ZZZZZZ', api);
    expect((await screen.findAllByText('No car reservations found')).length).toBeGreaterThan(0);
    expect(askedOf(api, findReservation.path)[0]!.input.body).toEqual({ recordLocator: 'ZZZZZZ' });
  });

  it('R306 M353 a booking that was not made says so, and what became of the money', async () => {
    await openScreen(DETAILS, carApi({ [findReservation.path]: { data: FAILED } }));
    expect(await screen.findByText('The booking was not made')).toBeTruthy();
    expect(screen.getByText(/Booking Failed Your money has been refunded/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel booking' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Email itinerary' })).toBeNull();
  });

  it('R154 R308 logging out forgets what was read of cars', async () => {
    const { store } = await openScreen(DETAILS);
    expect(await screen.findByText('C4R9LM')).toBeTruthy();
    const held = () =>
      store
        .get(queriesAtom)
        .getQueryCache()
        .getAll()
        .filter(({ queryKey, state }) => queryKey[1] === findReservation.path && state.data !== undefined);
    expect(held()).toHaveLength(1);
    act(() => endSession(store));
    expect(held()).toHaveLength(0);
  });
});

/** A server on which the booking is cancelled once that was asked for. */
function world(cancel: unknown = { data: CANCELLED, message: 'Booking Cancelled Successfully' }) {
  let done = false;
  return carApi({
    [findReservation.path]: () => ({ data: done ? CANCELLED : RESERVATION }),
    [getRefund.path]: { data: REFUND.fee },
    [cancelCar.path]: () => {
      done = !(cancel instanceof Error);
      return cancel;
    },
  });
}

describe('cancelling a car', () => {
  it('R390 a cancellation that succeeded says so, and no other', async () => {
    await openScreen(DETAILS, world());
    await press('Cancel booking');
    await screen.findByRole('dialog');
    await choose('Plans have changed');
    expect(screen.queryByText('Booking Cancelled Successfully')).toBeNull();
    await press('Cancel and get $244.60 back');
    expect(await screen.findByText('Booking Cancelled Successfully')).toBeTruthy();
  });

  it('R307 R310 tells what comes back, asks why, and cancels at the penalty that was shown', async () => {
    const api = world();
    await openScreen(DETAILS, api);
    await press('Cancel booking');
    const box = within(await screen.findByRole('dialog'));
    expect(await box.findByText('-$45.00')).toBeTruthy();
    expect(box.getByText('$244.60')).toBeTruthy();
    expect(box.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      'plans',
      'better',
      'illness',
      'mistake',
      'fraud',
      'other',
    ]);
    await press('Cancel and get $244.60 back');
    expect(await box.findByText('Please choose a reason')).toBeTruthy();
    expect(askedOf(api, cancelCar.path)).toHaveLength(0);
    await choose('Plans have changed');
    await press('Cancel and get $244.60 back');
    expect(await screen.findByText('Booking Cancelled Successfully')).toBeTruthy();
    expect(askedOf(api, cancelCar.path)[0]!.input.body).toEqual({
      bookingId: RESERVATION.bookingId,
      reason: 'Requested by Customer',
      acceptedPenalty: usd(45),
    });
    expect(await screen.findByText('This booking is cancelled')).toBeTruthy();
    expect(screen.getByText('Requested by the traveler')).toBeTruthy();
    expect(
      screen.getByText(/Of the \$289\.60 paid, \$244\.60 has been refunded .* fee is \$45\.00/),
    ).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Price when it was booked' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel booking' })).toBeNull();
  });

  it('R310 says until when it is free on the clocks of the pick-up, as every other page does', async () => {
    await openScreen(DETAILS);
    await press('Cancel booking');
    const box = within(await screen.findByRole('dialog'));
    expect(await box.findByText('Mar 10, 10:00 AM (Lisbon time)')).toBeTruthy();
  });

  it('R310 a refund that cannot be read is told, and nothing can be confirmed', async () => {
    const failed = refusal(502, 'UPSTREAM_FAILED', carRefusals.search);
    const api = carApi({ [getRefund.path]: failed });
    await openScreen(DETAILS, api);
    await press('Cancel booking');
    const box = within(await screen.findByRole('dialog'));
    expect(await box.findByText(/Something went wrong/)).toBeTruthy();
    expect(box.getByText(/Nothing has been cancelled/)).toBeTruthy();
    expect((box.getByRole('button', { name: 'Cancel booking' }) as HTMLButtonElement).disabled).toBe(true);
  });

  it('G06 a refusal is told and the booking never looks cancelled', async () => {
    await openScreen(DETAILS, world(refusal(409, 'CONFLICT', carRefusals.notCancelled)));
    await press('Cancel booking');
    await choose('Booked by mistake or twice');
    await press('Cancel and get $244.60 back');
    expect(await screen.findByText('The booking was not canceled. It is still: Confirmed')).toBeTruthy();
    expect(screen.getAllByText('Booking cannot be cancelled').length).toBeGreaterThan(0);
    expect(screen.queryByText('This booking is cancelled')).toBeNull();
  });

  it('INV-6 an end that is not known reads "Cancelling" and is followed until it is known', async () => {
    let times = 0;
    const api = carApi({
      [getRefund.path]: { data: REFUND.fee },
      [cancelCar.path]: () => {
        times = 1;
        return refusal(502, 'UPSTREAM_FAILED', carRefusals.cancelUnknown);
      },
      [findReservation.path]: () => ({
        data: times === 0 ? RESERVATION : times++ < 3 ? CANCELLING : CANCELLED,
      }),
    });
    await openScreen(DETAILS, api);
    await press('Cancel booking');
    await choose('Booked by mistake or twice');
    await press('Cancel and get $244.60 back');
    expect(await screen.findByText('The cancellation is in progress')).toBeTruthy();
    expect(screen.queryByText('This booking is cancelled')).toBeNull();
    expect(await screen.findByText('This booking is cancelled', undefined, { timeout: 20_000 })).toBeTruthy();
  });

  it('asks again with the old and the new terms when they have changed', async () => {
    let times = 0;
    const api = carApi({
      [getRefund.path]: () => ({ data: times > 0 ? REFUND.fee : REFUND.free }),
      [cancelCar.path]: () => {
        times++;
        return refusal(409, 'PENALTY_CHANGED', bookingRefusals.termsChanged);
      },
    });
    await openScreen(DETAILS, api);
    await press('Cancel booking');
    await choose('Booked by mistake or twice');
    await press('Cancel and get $289.60 back');
    expect(await screen.findByText(/The cancellation fee was \$0\.00 and is now \$45\.00/)).toBeTruthy();
    await press('Cancel and get $244.60 back');
    await waitFor(() =>
      expect(askedOf(api, cancelCar.path)[1]?.input.body).toMatchObject({ acceptedPenalty: usd(45) }),
    );
  });
});

it('R172 a car stands among the trips, with its places and its way to the page', async () => {
  await openScreen('/mytrip', carApi({ [getUserTransactions.path]: { data: [TRIP], totalCount: 1 } }));
  const link = await screen.findByRole('link', { name: 'Rental car in Lisbon' });
  expect(link.getAttribute('href')).toContain('/car-details?bookingId=bkg_3c8w1r5t');
  expect(screen.getByText('Rondale · Compact · 7 days')).toBeTruthy();
  expect(screen.getByText('Return to the same place')).toBeTruthy();
  expect(screen.getByText('$289.60')).toBeTruthy();
});
