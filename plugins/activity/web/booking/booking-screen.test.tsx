import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { askedOf } from '@/core/testing/fake-api';
import {
  cancelActivity,
  getActivityBooking,
  getActivityPenalty,
  type ActivityReservation,
} from '../../contract';
import { activityApi } from '../testing/fake-api';
import { usd } from '../testing/fixtures';
import { aReservation, PRICE, SUBMITTED } from '../testing/fixtures-booked';
import { openScreen } from '../testing/open-screen';

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 30_000 });

const booked = aReservation();
const PAGE = `/activity-details?bookingId=${booked.bookingId}`;
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));
const cancelled = aReservation({
  ...{ bookingStatus: 'CANCELED', canCancel: false },
  cancellation: { reason: 'My plans changed', penalty: usd(0), refund: PRICE.total },
  progress: { ...booked.progress, state: 'cancelled', status: 'CANCELED', money: 'returned' },
});
const open = (
  reservation: ActivityReservation,
  api = activityApi({ [getActivityBooking.path]: { data: reservation } }),
) => openScreen(PAGE, api);

describe('the page of a booked activity', () => {
  it.each([
    ['confirmed', 'Confirmed'],
    ['CANCELED', 'Cancelled'],
    ['cancelled', 'Cancelled'],
    ['in progress', 'Pending'],
    ['on the moon', 'on the moon'],
  ])('R340 G14 says %s as %s', async (bookingStatus, word) => {
    await open(aReservation({ bookingStatus }));
    expect((await screen.findAllByText(word)).length).toBeGreaterThan(0);
  });

  it('R341 one that the organizer thinks about says until when, and that money is only held', async () => {
    await open(SUBMITTED);
    expect(
      await screen.findByText(
        /Your booking request has been submitted to the supplier and is awaiting a response/,
      ),
    ).toBeTruthy();
    expect(screen.getByText(/You will get an email with the answer by/)).toBeTruthy();
  });

  it('R348 has the vouchers first while it is confirmed and not over, and saves them for offline', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await open(booked);
    const voucher = await screen.findByRole('article', { name: 'Your voucher' });
    expect(within(voucher).getByText('LW4K7Q-1')).toBeTruthy();
    await press('Save for offline');
    const reader = new FileReader();
    reader.readAsText(saved.mock.calls[0]![0] as Blob);
    await waitFor(() => expect(reader.result).not.toBeNull());
    const html = reader.result as string;
    for (const said of ['LW4K7Q-1', 'Inês Carvalho', 'Alfama on foot', '2027', '9:30'])
      expect(html).toContain(said);
  });

  it.each([
    ['cancelled', () => cancelled],
    ['waiting for its answer', () => SUBMITTED],
    [
      'over',
      () => ({
        ...booked,
        offer: {
          ...booked.offer,
          option: { ...booked.offer.option, startsAt: { day: '2020-03-12', time: '09:30' } },
        },
      }),
    ],
  ])('R348 has no voucher when it is %s', async (_, reservation) => {
    await open(reservation());
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('article', { name: 'Your voucher' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save for offline' })).toBeNull();
  });

  it('G117 what is over is not cancelled, whatever else is said', async () => {
    await open(aReservation({ bookingStatus: 'CANCELED', canCancel: true }));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Cancel booking' })).toBeNull();
  });
});

describe('cancelling an activity', () => {
  it('R342 R343 asks for a reason of the supplier’s list and sends the refund that was shown', async () => {
    let isAsked = false;
    const api = activityApi({
      [getActivityBooking.path]: () => ({ data: isAsked ? cancelled : booked }),
      [cancelActivity.path]: () => {
        isAsked = true;
        return { data: { priceChanged: false, reservation: cancelled } };
      },
    });
    await openScreen(PAGE, api);
    await press('Cancel booking');
    const box = await dialog();
    await userEvent.click(await box.findByRole('button', { name: /^Cancel and get .* back/ }));
    expect(await screen.findByText('Please choose a reason')).toBeTruthy();
    expect(askedOf(api, cancelActivity.path)).toHaveLength(0);
    await choose('My plans changed');
    await press(/^Cancel and get .* back/);
    expect(await screen.findByText('Booking Cancelled Successfully')).toBeTruthy();
    expect(askedOf(api, cancelActivity.path)[0]!.input.body).toEqual({
      bookingId: booked.bookingId,
      reason: 'PLANS',
      quoteAmount: PRICE.total,
    });
  });

  it('R344 R345 a refund that has changed is asked about anew, and accepted with Yes', async () => {
    const quote = (refund: number) => ({
      data: {
        ...{ bookingId: booked.bookingId, penalty: usd(76 - refund), refund: usd(refund) },
        settlement: { charged: PRICE.total, returned: usd(refund), kept: usd(76 - refund), keptBy: 'terms' },
        reasons: [{ code: 'PLANS', text: 'My plans changed' }],
        ...{ refundAmount: usd(refund), exchangeRate: 1, currency: 'USD' },
      },
    });
    const quotes = [quote(76), quote(38)];
    const answers = [
      { data: { priceChanged: true, refundAmount: usd(38) } },
      { data: { priceChanged: false, reservation: cancelled } },
    ];
    const api = activityApi({
      [getActivityPenalty.path]: () => (quotes.length > 1 ? quotes.shift() : quotes[0]),
      [cancelActivity.path]: () => answers.shift(),
    });
    await openScreen(PAGE, api);
    await press('Cancel booking');
    await choose('My plans changed');
    await press(/^Cancel and get .* back/);
    expect(await screen.findByText('The refund has changed. Cancel anyway?')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'No' })).toBeTruthy();
    await press('Yes');
    expect(await screen.findByText('Booking Cancelled Successfully')).toBeTruthy();
    const bodies = askedOf(api, cancelActivity.path).map(
      ({ input }) => input.body as { quoteAmount: object },
    );
    expect(bodies.map(({ quoteAmount }) => quoteAmount)).toEqual([usd(76), usd(38)]);
  });
});
