import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { bookingRefusals } from '@/core/contract/refusals/booking';
import { askedOf } from '@/core/testing/fake-api';
import { refusal } from '@/core/testing/refusal';
import { cancelHotel, getCancelPenalty, getHotelBooking, type HotelReservation } from '../../contract';
import { hotelRefusals } from '../../contract/refusals';
import { hotelApi } from '../testing/fake-api';
import { aHotelStay, aReservation } from '../testing/fixtures-booked';
import { CANCELLED, CANCELLING, TERMS } from '../testing/fixtures-after';
import { openScreen } from '../testing/open-screen';

vi.setConfig({ testTimeout: 60_000 });
// The first dialog is fetched when it is opened.
configure({ asyncUtilTimeout: 30_000 });

const booked = aReservation();
const DETAILS = `/hotel-details?bookingId=${booked.bookingId}`;
const done = { data: CANCELLED, message: 'Booking Cancelled Successfully' };
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

/** A server on which the booking is what `after` says once somebody has asked to cancel it. */
function world({
  before = booked,
  terms = TERMS.night,
  cancel = done,
  after = CANCELLED,
}: {
  before?: HotelReservation;
  terms?: object;
  cancel?: unknown;
  after?: HotelReservation;
} = {}) {
  let isAsked = false;
  return hotelApi({
    [getHotelBooking.path]: () => ({ data: isAsked ? after : before }),
    [getCancelPenalty.path]: terms instanceof Error ? terms : { data: terms },
    [cancelHotel.path]: () => {
      isAsked = true;
      return cancel;
    },
  });
}

describe('cancelling a stay', () => {
  it('R282 asks what is kept before it is decided, and cancels at the penalty that was shown', async () => {
    const api = world();
    await openScreen(DETAILS, api);
    await press('Cancel booking');
    const box = await dialog();
    expect(await box.findByText('-$162.10')).toBeTruthy();
    expect(box.getByText('$324.20')).toBeTruthy();
    expect(box.getByText('Under the terms of the stay, part of the price is non-refundable.')).toBeTruthy();
    expect(askedOf(api, getCancelPenalty.path)[0]!.input.body).toEqual({ bookingId: booked.bookingId });
    expect(askedOf(api, cancelHotel.path)).toHaveLength(0);
    await press('Cancel and get $324.20 back');
    expect(await screen.findByText('Booking Cancelled Successfully')).toBeTruthy();
    expect(askedOf(api, cancelHotel.path).map(({ input }) => input.body)).toEqual([
      { bookingId: booked.bookingId, acceptedPenalty: TERMS.night.penalty },
    ]);
  });

  it('R275 shows what the result says: how it stands, what was kept, what came back', async () => {
    await openScreen(DETAILS, world());
    await press('Cancel booking');
    await press('Cancel and get $324.20 back');
    expect(await screen.findByText('This booking is cancelled')).toBeTruthy();
    expect(screen.queryByText('Booked')).toBeNull();
    expect(screen.getByText('Cancelled')).toBeTruthy();
    expect(
      screen.getByText(/Of the \$486\.30 paid, \$324\.20 has been refunded .* fee is \$162\.10/),
    ).toBeTruthy();
    expect(screen.getByText('4f1c22d0-cancel')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel booking' })).toBeNull();
  });

  it('R282 says until when it is free on the clocks of the property', async () => {
    await openScreen(DETAILS, world({ terms: TERMS.free }));
    await press('Cancel booking');
    expect(await (await dialog()).findByText('Mar 10, 6:00 PM (Lisbon time)')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cancel and get $486.30 back' })).toBeTruthy();
  });

  it('R282 says that nothing comes back where nothing does', async () => {
    await openScreen(DETAILS, world({ terms: TERMS.nothing }));
    await press('Cancel booking');
    expect(
      await (await dialog()).findByText('Under the terms of the stay, it is no longer refundable.'),
    ).toBeTruthy();
  });

  it('R282 where it is paid at the property nothing was charged, so nothing comes back', async () => {
    const before = aReservation({ stay: aHotelStay({ payment: 'property' }) });
    await openScreen(DETAILS, world({ before, terms: TERMS.free }));
    await press('Cancel booking');
    expect(await (await dialog()).findByText(/Nothing was charged here, so there is no refund/)).toBeTruthy();
  });

  it('R282 a penalty that cannot be read is told, and nothing can be cancelled', async () => {
    const terms = refusal(502, 'UPSTREAM_FAILED', hotelRefusals.support);
    const api = world({ terms });
    await openScreen(DETAILS, api);
    await press('Cancel booking');
    const box = await dialog();
    expect(await box.findByText(/Nothing has been cancelled/)).toBeTruthy();
    expect(box.getByRole<HTMLButtonElement>('button', { name: 'Cancel booking' }).disabled).toBe(true);
    expect(askedOf(api, cancelHotel.path)).toHaveLength(0);
  });

  it('R274 one that is cancelled already is an error, and stands as what it is', async () => {
    const cancel = refusal(409, 'CONFLICT', hotelRefusals.alreadyCancelled);
    await openScreen(DETAILS, world({ cancel }));
    await press('Cancel booking');
    await press('Cancel and get $324.20 back');
    expect(await screen.findByText('This booking is cancelled')).toBeTruthy();
    expect(screen.getAllByText(hotelRefusals.alreadyCancelled.message).length).toBeGreaterThan(0);
    expect(screen.queryByText('Booking Cancelled Successfully')).toBeNull();
  });

  it('G06 a refusal is told and the booking never looks cancelled', async () => {
    const cancel = refusal(409, 'CONFLICT', hotelRefusals.notCancelled);
    await openScreen(DETAILS, world({ cancel, after: booked }));
    await press('Cancel booking');
    await press('Cancel and get $324.20 back');
    expect(await screen.findByText('The booking was not canceled. It is still: Confirmed')).toBeTruthy();
    expect(screen.getAllByText(hotelRefusals.notCancelled.message).length).toBeGreaterThan(0);
    expect(screen.queryByText('This booking is cancelled')).toBeNull();
  });

  it('INV-6 an end that is not known reads as on its way', async () => {
    const cancel = refusal(502, 'UPSTREAM_FAILED', hotelRefusals.support);
    await openScreen(DETAILS, world({ cancel, after: CANCELLING }));
    await press('Cancel booking');
    await press('Cancel and get $324.20 back');
    expect(await screen.findByText('The cancellation is in progress')).toBeTruthy();
    expect(screen.queryByText('This booking is cancelled')).toBeNull();
  });

  it('INV-5 asks again with the old and the new penalty when it has changed', async () => {
    let times = 0;
    const api = hotelApi({
      [getCancelPenalty.path]: () => ({ data: times > 0 ? TERMS.night : TERMS.free }),
      [cancelHotel.path]: () => {
        times++;
        return times > 1 ? done : refusal(409, 'PENALTY_CHANGED', bookingRefusals.termsChanged);
      },
    });
    await openScreen(DETAILS, api);
    await press('Cancel booking');
    await press('Cancel and get $486.30 back');
    expect(await screen.findByText(/The cancellation fee was \$0\.00 and is now \$162\.10/)).toBeTruthy();
    await press('Cancel and get $324.20 back');
    await waitFor(() =>
      expect(askedOf(api, cancelHotel.path)[1]?.input.body).toMatchObject({
        acceptedPenalty: TERMS.night.penalty,
      }),
    );
  });
});
