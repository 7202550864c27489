import { i18n } from '@lingui/core';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { each } from '@/tests/support/each';
import { getUserTransactions } from '@/core/contract';
import { queriesAtom } from '@/core/query/query';
import { endSession } from '@/core/session/session';
import * as download from '@/core/ui/actions/download-file';
import { instead } from '@/core/testing/instead';
import { calendarFile } from '@/core/say/calendar-file';
import { anAgency } from '@/core/testing/agency';
import { askedOf } from '@/core/testing/fake-api';
import { renderPlugin } from '@/core/testing/renderPlugin';
import { refusal } from '@/core/testing/refusal';
import {
  getHotelBooking,
  getHotelVoucher,
  HOTEL_STATUSES,
  type HotelReservation,
  sendHotelBookingEmail,
} from '../../contract';
import { hotelRefusals } from '../../contract/refusals';
import { stayEvents } from '../../say/calendar';
import { hotelApi } from '../testing/fake-api';
import { aHotelStay, aReservation, TRIP } from '../testing/fixtures-booked';
import { CANCELLED, CANCELLING, FAILED, FOR_STAFF } from '../testing/fixtures-after';
import { openScreen } from '../testing/open-screen';
import { entries } from '../../../entries';

instead(download, 'downloadFile', () => undefined);
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 8000 });

const booked = aReservation();
const DETAILS = `/hotel-details?bookingId=${booked.bookingId}`;
const answering = (data: HotelReservation) => hotelApi({ [getHotelBooking.path]: { data } });
const title = () => screen.findByRole('heading', { level: 1 });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** How each status comes about. */
const STANDING: Record<(typeof HOTEL_STATUSES)[number], [string, HotelReservation]> = {
  booked: ['Confirmed', booked],
  failed: ['Failed', FAILED],
  cancelled: ['Cancelled', CANCELLED],
  'awaiting payment': [
    'Awaiting payment',
    aReservation({
      bookingStatus: 'awaiting payment',
      canCancel: false,
      progress: { ...booked.progress, state: 'action-required', money: 'none' },
    }),
  ],
  'processing payment': [
    'Pending',
    aReservation({
      bookingStatus: 'processing payment',
      canCancel: false,
      progress: { ...booked.progress, state: 'processing', money: 'held' },
    }),
  ],
  invalid: ['Failed', aReservation({ bookingStatus: 'invalid' })],
};

describe('the page of a booked stay', () => {
  it('G39 the booking is read from the query, as bookingId', async () => {
    const api = hotelApi();
    await openScreen('/hotel-details?bookingId=stay-0815', api);
    await title();
    expect(askedOf(api, getHotelBooking.path)[0]!.input.params).toEqual({ id: 'stay-0815' });
  });

  it('R280 shows the property, the rooms, who comes, and what is paid where', async () => {
    await openScreen(DETAILS);
    expect((await title()).textContent).toBe('Stay at Casa da Baixa');
    for (const text of [
      'H7T2PQ',
      'CB-40118823',
      'Rua Augusta 118, 1100-053 Lisbon',
      'Fri, Mar 12, from 3:00 PM to 11:00 PM',
      'Mon, Mar 15, until 11:00 AM',
      '+351 21 555 0118',
      'Double room',
      /^Inês Carvalho · 2 adults · 1 queen bed · Breakfast/,
      'Arrival: around 4:00 PM',
      /A quiet room, please/,
      'City tax, paid at the property: $12.00',
    ])
      expect(screen.getAllByText(text).length, String(text)).toBeGreaterThan(0);
    expect(screen.queryByText('Cancellation number')).toBeNull();
  });

  it('R280 the voucher is the document of the booking, saved under the locator', async () => {
    const paper = new Blob(['%PDF']);
    const api = hotelApi({ [getHotelVoucher.path]: { data: paper } });
    await openScreen(DETAILS, api);
    await press('Download PDF');
    await waitFor(() =>
      expect(download.downloadFile).toHaveBeenCalledWith('horizonte-H7T2PQ.pdf', expect.anything()),
    );
    expect(askedOf(api, getHotelVoucher.path)[0]!.input.query).toEqual({ bookingId: booked.bookingId });
    expect(booked.pdfurl).toContain(getHotelVoucher.path);
  });

  it('R280 one that was cancelled names its cancellation, what was kept and what came back, and no terms any more', async () => {
    await openScreen(DETAILS, answering(CANCELLED));
    expect(await screen.findByText('4f1c22d0-cancel')).toBeTruthy();
    expect(screen.getByText('This booking is cancelled')).toBeTruthy();
    expect(screen.getAllByText('$324.20').length).toBeGreaterThan(0);
    expect(screen.getAllByText('$162.10').length).toBeGreaterThan(0);
    expect(screen.queryByText(/Free cancellation until/)).toBeNull();
    expect(screen.queryByText(/paid at the property/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel booking' })).toBeNull();
  });

  it('R071 is shown to nobody without a session', async () => {
    const registry = { hotel: { ...entries.hotel, load: () => import('../../plugin') } };
    const api = hotelApi();
    const { router } = await renderPlugin({ registry, path: DETAILS, api, agency: anAgency() });
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(askedOf(api, getHotelBooking.path)).toEqual([]);
  });

  it('R154 logging out forgets what was read of stays', async () => {
    const { store } = await openScreen(DETAILS);
    expect(await screen.findByText('H7T2PQ')).toBeTruthy();
    const held = () =>
      store
        .get(queriesAtom)
        .getQueryCache()
        .getAll()
        .filter(({ queryKey, state }) => queryKey[1] === getHotelBooking.path && state.data !== undefined);
    expect(held()).toHaveLength(1);
    act(() => endSession(store));
    expect(held()).toHaveLength(0);
  });

  it('R278 its confirmation is sent again, to who booked', async () => {
    const api = hotelApi();
    await openScreen(DETAILS, api);
    await press('Email itinerary');
    expect(await screen.findByText('Itinerary sent to ines.carvalho@example.com')).toBeTruthy();
    expect(askedOf(api, sendHotelBookingEmail.path)[0]!.input.body).toEqual({ bookingId: booked.bookingId });
  });

  it('R278 a letter that could not be sent is told, and can be asked for again', async () => {
    const failed = refusal(502, 'UPSTREAM_FAILED', hotelRefusals.support);
    await openScreen(DETAILS, hotelApi({ [sendHotelBookingEmail.path]: failed }));
    await press('Email itinerary');
    expect(await screen.findByText(hotelRefusals.support.message)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Email itinerary' })).toBeTruthy();
  });

  it('goes to the calendar with arrival and departure', async () => {
    await openScreen(DETAILS);
    await press('Add to calendar');
    expect(download.downloadFile).toHaveBeenCalledWith('horizonte-H7T2PQ.ics', expect.any(Blob));
    const undated = (file: string) => file.replace(/DTSTAMP:\w+/g, '');
    const file = await vi.mocked(download.downloadFile).mock.calls[0]![1].text();
    const { agencyName: by, contactEmailId: email } = anAgency();
    const source = { by, email, origin: location.origin };
    expect(undated(file)).toBe(undated(calendarFile(stayEvents(booked, i18n), source, booked)));
  });

  it.each(HOTEL_STATUSES)('R273 a booking that is %s says so in the word of its state', async (status) => {
    const [word, reservation] = STANDING[status];
    await openScreen(DETAILS, answering(reservation));
    const head = (await title()).parentElement!;
    expect(within(head).getByText(word)).toBeTruthy();
    const others = HOTEL_STATUSES.map((other) => STANDING[other][0]).filter((other) => other !== word);
    for (const other of others) expect(within(head).queryByText(other)).toBeNull();
    // Only what is booked can be taken along.
    expect(screen.queryByRole('button', { name: 'Download PDF' }) !== null).toBe(
      reservation.progress.state === 'confirmed',
    );
  });

  it('R273 G87 a status that only its supplier knows is shown as it came', async () => {
    await openScreen(DETAILS, answering(aReservation({ bookingStatus: 'On Request' })));
    expect(within((await title()).parentElement!).getByText('On Request')).toBeTruthy();
  });

  it('INV-6 being cancelled is not cancelled', async () => {
    await openScreen(DETAILS, answering(CANCELLING));
    expect(await screen.findByText('The cancellation is in progress')).toBeTruthy();
    expect(screen.queryByText('This booking is cancelled')).toBeNull();
  });

  it('INV-2 one that is paid at the property says that nothing was charged', async () => {
    const stay = aHotelStay({ payment: 'property' });
    await openScreen(
      DETAILS,
      answering(aReservation({ stay, progress: { ...booked.progress, money: 'none' } })),
    );
    expect(await screen.findByText('You pay $498.30 at the property. Nothing was charged.')).toBeTruthy();
    expect(screen.queryByText('Paid')).toBeNull();
  });

  it('R277 M261 staff read the nine lines of the price in their order, a traveler none of them', async () => {
    const lines = [
      'Published Rate',
      'Wholesale Rate',
      'Agency Markup',
      'Price to Traveler',
      'Retail Price',
      'Package Rate',
      'Base Fare',
      'Taxes and fees',
      'Resort fee payable at property',
    ];
    const { unmount } = await openScreen(DETAILS, answering(FOR_STAFF));
    const card = await screen.findByRole('region', { name: 'Price breakdown' });
    const at = lines.map((line) => card.textContent.indexOf(line));
    expect(each(at, (position) => position >= 0)).toBe(true);
    expect(at).toEqual([...at].sort((a, b) => a - b));
    for (const sum of [555.55, 440.5, 40.8, 486.3, 520, 481.3, 457, 29.3, 36])
      expect(card.textContent).toContain(`$${sum.toFixed(2)}`);
    unmount();
    await openScreen(DETAILS);
    await title();
    expect(screen.queryByRole('region', { name: 'Price breakdown' })).toBeNull();
    expect(screen.queryByText('Wholesale Rate')).toBeNull();
  });

  it('G05 is found by its record locator', async () => {
    const api = hotelApi();
    await openScreen('/hotel-details?locator=H7T2PQ', api);
    expect((await title()).textContent).toBe('Stay at Casa da Baixa');
    expect(askedOf(api, getHotelBooking.path)[0]!.input.params).toEqual({ id: 'H7T2PQ' });
  });

  it('G39 one that is somebody else’s or not there is told and leaves nothing', async () => {
    const nobody = refusal(404, 'NOT_FOUND', hotelRefusals.noBooking);
    await openScreen('/hotel-details?bookingId=nope', hotelApi({ [getHotelBooking.path]: nobody }));
    expect(await screen.findByText('We could not find this booking')).toBeTruthy();
    expect(screen.queryByText('Record Locator')).toBeNull();
  });

  it('one that was not made says so, and what became of the money', async () => {
    await openScreen(DETAILS, answering(FAILED));
    expect(await screen.findByText('The booking was not made')).toBeTruthy();
    expect(screen.getByText(/Your money has been refunded/)).toBeTruthy();
    expect(screen.queryByText(/Free cancellation until/)).toBeNull();
  });
});

describe('a stay among the trips', () => {
  const trips = (data: object[]) =>
    hotelApi({ [getUserTransactions.path]: { data, totalCount: data.length } });

  it('R172 stands there with its dates, its place and its way to the page', async () => {
    await openScreen('/mytrip', trips([{ ...TRIP, title: 'Casa da Baixa' }]));
    const link = await screen.findByRole('link', { name: 'Stay at Casa da Baixa' });
    expect(link.getAttribute('href')).toContain(`/hotel-details?bookingId=${TRIP.bookingId}`);
    expect(screen.getByText('3 nights · 1 room · Rua Augusta 118, 1100-053 Lisbon')).toBeTruthy();
    expect(screen.getByText('$486.30')).toBeTruthy();
  });

  it('R273 tells how it stands in the words of stays, whichever word the list has for it', async () => {
    await openScreen(
      '/mytrip',
      trips(
        (
          [
            ['failed', 'Failed'],
            ['cancelled', 'Cancelled'],
            ['processing', 'Processing'],
          ] as const
        ).map(([state, status], nth) => ({ ...TRIP, bookingId: `bkg_${nth}`, state, status })),
      ),
    );
    for (const word of ['Failed', 'Cancelled', 'Pending'])
      expect((await screen.findAllByText(word)).length, word).toBeGreaterThan(0);
  });
});
