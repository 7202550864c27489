import { configure, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { never } from '@/core/testing/fake-api';
import { i18n } from '@lingui/core';
import { stayEvents } from '../../say/calendar';
import { getHotelBooking, type HotelReservation } from '../../contract';
import { hotelApi } from '../testing/fake-api';
import { aHotelStay, aReservation } from '../testing/fixtures-booked';
import { openScreen } from '../testing/open-screen';

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 8000 });

const booked = aReservation();
const PAGE = `/booknow/hotels/confirm-payment?bookingId=${booked.bookingId}`;
const open = (reservation: HotelReservation) =>
  openScreen(PAGE, hotelApi({ [getHotelBooking.path]: { data: reservation } }));
const voucher = async () => within(await screen.findByRole('article', { name: 'Your voucher' }));

describe('a stay that is booked', () => {
  it('R278 R280 says where the confirmation goes, and has the voucher to take along', async () => {
    await open(booked);
    const name = 'Your room is booked: Casa da Baixa';
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
    expect(screen.getByText('Your booking is confirmed')).toBeTruthy();
    expect(screen.getByText(/sending the confirmation to ines\.carvalho@example\.com/)).toBeTruthy();
    for (const button of ['Download PDF', 'Add to calendar', 'Email itinerary', 'Print'])
      expect(screen.getByRole('button', { name: button })).toBeTruthy();
  });

  it('R280 the voucher speaks to the reception in the language of the place', async () => {
    await open(booked);
    const paper = await voucher();
    for (const text of ['H7T2PQ', 'CB-40118823', 'Rua Augusta 118, 1100-053 Lisbon'])
      expect(paper.getByText(text)).toBeTruthy();
    const words = paper.getByText('Reserva em nome de Inês Carvalho');
    expect(words.closest('[lang]')!.getAttribute('lang')).toBe('pt');
    expect(paper.getByText('Chegada: sexta-feira, 12 de março de 2027')).toBeTruthy();
    expect(paper.getByText('Saída: segunda-feira, 15 de março de 2027')).toBeTruthy();
    expect(paper.getByText('Mostre isto na recepção')).toBeTruthy();
    expect(paper.getByRole('img', { name: 'Code that opens this booking' })).toBeTruthy();
  });

  it('R278 has guests ask for the times that their property has not told', async () => {
    const untold = { checkIn: { from: null, until: null }, checkOut: null };
    await open(aReservation({ stay: aHotelStay(untold) }));
    expect(await screen.findAllByText(/, ask the property for the time$/)).toHaveLength(2);
    const [arrival, departure] = stayEvents({ ...booked, stay: aHotelStay(untold) }, i18n);
    for (const event of [arrival!, departure!])
      expect(event.end.getTime() - event.start.getTime()).toBe(24 * 3_600_000);
  });

  it('R280 names every guest of several rooms', async () => {
    const [room] = aHotelStay().rooms;
    const [guest] = booked.guestInfo.rooms;
    await open(
      aReservation({
        stay: aHotelStay({ rooms: [room!, room!] }),
        guestInfo: { ...booked.guestInfo, rooms: [guest!, { firstName: 'João', lastName: 'Lopes' }] },
      }),
    );
    expect((await voucher()).getByText('Inês Carvalho, João Lopes')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Your rooms are booked: Casa da Baixa',
    );
  });

  it('what is paid at the property is due there, and never reads as paid', async () => {
    await open(aReservation({ stay: aHotelStay({ payment: 'property' }) }));
    expect(await screen.findByText('You pay $498.30 at the property. Nothing was charged.')).toBeTruthy();
    expect(screen.getByText('Total to pay at the property')).toBeTruthy();
    expect(screen.queryByText('Paid')).toBeNull();
  });

  it('INV-6 R273 one that is still on its way is not confirmed', async () => {
    const progress = { ...booked.progress, state: 'processing', status: 'Processing', money: 'held' };
    await openScreen(
      PAGE,
      hotelApi({
        [getHotelBooking.path]: never,
        '/api/bookings/{id}/progress': { data: progress },
      }),
    );
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Your booking is confirmed')).toBeNull();
    expect(screen.queryByRole('article', { name: 'Your voucher' })).toBeNull();
  });
});
