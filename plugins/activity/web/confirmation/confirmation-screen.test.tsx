import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { never } from '@/core/testing/fake-api';
import { getActivityBooking } from '../../contract';
import { activityApi } from '../testing/fake-api';
import { ASKING, MEETING } from '../testing/fixtures';
import { anOffer, aReservation, SUBMITTED } from '../testing/fixtures-booked';
import { openScreen } from '../testing/open-screen';

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 8000 });

const booked = aReservation();
const PAGE = `/booknow/activities/confirmation/${booked.bookingId}`;

describe('an activity that is booked', () => {
  it('R348 stands at its own address and has what to take along', async () => {
    await openScreen(PAGE);
    expect(await screen.findByRole('heading', { name: /^You are all set: Alfama on foot/ })).toBeTruthy();
    expect(screen.getByText('Your booking is confirmed')).toBeTruthy();
    for (const button of ['Download PDF', 'Add to calendar', 'Email itinerary', 'Print'])
      expect(screen.getByRole('button', { name: button })).toBeTruthy();
    const voucher = within(screen.getByRole('article', { name: 'Your voucher' }));
    expect(voucher.getByText('LW4K7Q-1')).toBeTruthy();
    expect(voucher.getByRole('img', { name: 'Code of this voucher' })).toBeTruthy();
  });

  it('R348 one voucher for each has the name of whom it lets in', async () => {
    const vouchers = [
      { code: 'A-1', traveler: 'Inês Carvalho' },
      { code: 'A-2', traveler: 'Tomás Carvalho' },
    ];
    await openScreen(PAGE, activityApi({ [getActivityBooking.path]: { data: aReservation({ vouchers }) } }));
    expect(await screen.findByRole('article', { name: 'Inês Carvalho' })).toBeTruthy();
    expect(screen.getByRole('article', { name: 'Tomás Carvalho' })).toBeTruthy();
  });

  it('R348 who is picked up is sent to where that is, on the voucher, the map and what is saved, and nowhere else', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const [, belem] = ASKING.pickup.points;
    const reservation = aReservation({
      offer: anOffer({ activity: ASKING }),
      guests: { ...booked.guests, pickup: { point: belem!.id } },
    });
    await openScreen(PAGE, activityApi({ [getActivityBooking.path]: { data: reservation } }));
    const voucher = within(await screen.findByRole('article', { name: 'Your voucher' }));
    expect(voucher.getByText('Small group · Belém · You will be picked up here')).toBeTruthy();
    const maps = screen.getByRole('link', { name: /Open in maps/ });
    expect(maps.getAttribute('href')).toContain(`${belem!.latitude}%2C${belem!.longitude}`);
    expect(document.body.textContent).not.toContain(MEETING.name);
    await userEvent.click(screen.getByRole('button', { name: 'Save for offline' }));
    const file = await (saved.mock.calls[0]![0] as Blob).text();
    expect(file).toContain('Belém · You will be picked up here');
    expect(file).not.toContain(MEETING.name);
  });

  it.each([
    [false, 'Show your voucher on your phone, or print it.'],
    [true, 'Print your voucher: it is not accepted on a screen.'],
  ])('R348 the organizer’s own voucher is what is shown, and ours is nowhere', async (mustPrint, said) => {
    const url = 'https://www.viator.com/ticket?code=1:a';
    const reservation = aReservation({ vouchers: [], organizerVoucher: { url, mustPrint }, pdfurl: url });
    await openScreen(PAGE, activityApi({ [getActivityBooking.path]: { data: reservation } }));
    const voucher = within(await screen.findByRole('article', { name: 'Your voucher' }));
    expect(voucher.getByText(said)).toBeTruthy();
    const link = voucher.getByRole('link', { name: /^Open your voucher/ });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([url, 'noopener noreferrer']);
    for (const button of ['Download PDF', 'Print', 'Save for offline'])
      expect(screen.queryByRole('button', { name: button })).toBeNull();
    expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeTruthy();
  });

  it('R341 INV-6 a request that was submitted is no booking yet, and says until when it is answered', async () => {
    const { progress } = SUBMITTED;
    await openScreen(
      PAGE,
      activityApi({ [getActivityBooking.path]: never, '/api/bookings/{id}/progress': { data: progress } }),
    );
    expect(await screen.findByRole('heading', { name: 'Your request is in progress' })).toBeTruthy();
    expect(screen.getByText(/submitted to the supplier and is awaiting a response/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'My Trips' })).toBeTruthy();
    expect(screen.queryByText('Your booking is confirmed')).toBeNull();
  });
});
