// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { fieldRefusals } from '@/core/contract/refusals/fields';
import { serverErrors } from '@/core/forms/rules';
import { tryForm } from '@/core/testing/checkout';
import { aUser } from '@/core/testing/user';
import { HotelGuests } from '../../contract';
import { aHotelQuote, aHotelStay } from '../testing/fixtures-booked';
import { Checkout } from './HotelCheckout';

const [room] = aHotelStay().rooms;
const quote = aHotelQuote({ offer: aHotelStay({ rooms: [room!, room!] }) });
const ines = aUser({ firstName: 'Inês', lastName: 'Carvalho', email: 'ines@example.com', phone: null });
const form = tryForm(Checkout, quote);
const filled = form.with({
  ...{ 'guests.rooms.0.firstName': 'Inês', 'guests.rooms.0.lastName': 'Carvalho' },
  ...{ 'guests.rooms.1.firstName': 'Rui', 'guests.rooms.1.lastName': 'Sá' },
  ...{ 'guests.email': 'ines@example.com', 'guests.phone': '+351 912 345 678' },
  termsAccepted: 'yes',
});
const errors = (typed: typeof filled) => Object.keys(form.errors(typed));
type Sent = { guests: Record<string, unknown>; termsAccepted: boolean };

describe('the form of a stay', () => {
  it('asks for a guest for each room, how they are reached, and the terms', () => {
    expect(errors(filled)).toEqual([]);
    expect(errors(form.initial)).toEqual([
      'guests.rooms.0.firstName',
      'guests.rooms.0.lastName',
      'guests.rooms.1.firstName',
      'guests.rooms.1.lastName',
      'guests.email',
      'guests.phone',
      'termsAccepted',
    ]);
  });

  it('R271 M267 is not sent before the terms are accepted', () => {
    expect(form.errors(form.with({ termsAccepted: '' }, filled))).toEqual({
      termsAccepted: fieldRefusals.terms,
    });
  });

  it('takes wishes of 500 characters at most', () => {
    const wishing = (length: number) => form.with({ 'guests.specialRequests': 'a'.repeat(length) }, filled);
    expect(errors(wishing(500))).toEqual([]);
    expect(errors(wishing(501))).toEqual(['guests.specialRequests']);
  });

  it('knows the first guest from the profile, and nobody else', () => {
    const { guests } = tryForm(Checkout, quote, { person: ines }).initial as Sent;
    expect(guests['rooms']).toEqual([
      { firstName: 'Inês', lastName: 'Carvalho' },
      { firstName: '', lastName: '' },
    ]);
    expect(guests['email']).toBe('ines@example.com');
  });

  it('is sent as the contract wants it, without what was left empty', () => {
    const { guests, termsAccepted } = form.sent(filled) as Sent;
    expect(termsAccepted).toBe(true);
    expect(guests).not.toHaveProperty('specialRequests');
    expect(HotelGuests.safeParse(guests).success).toBe(true);
    const wishes = { 'guests.arrivalTime': 'next', 'guests.specialRequests': 'Quiet' };
    const { guests: late } = form.sent(form.with(wishes, filled)) as Sent;
    expect(HotelGuests.parse(late)).toMatchObject({ arrivalTime: 'next', specialRequests: 'Quiet' });
  });

  it('keeps the guests for the next time, the first with how they are reached', () => {
    expect(form.people(filled)).toMatchObject([
      { firstName: 'Inês', email: 'ines@example.com', phone: '+351 912 345 678' },
      { firstName: 'Rui', email: '', phone: '' },
    ]);
  });

  it.each([
    ['0.guests.rooms.1.lastName', 'guests.rooms.1.lastName'],
    ['body[0].guests.rooms[0].firstName', 'guests.rooms.0.firstName'],
    ['0.guests.email', 'guests.email'],
    ['0.guests.arrivalTime', 'guests.arrivalTime'],
    ['0.termsAccepted', 'termsAccepted'],
  ])('what the server finds wrong at %s stands at %s', (path, own) => {
    const told = serverErrors(form.rules.paths(filled), [{ path, message: 'no' }]);
    expect(told).toEqual({ [own]: { message: 'no' } });
  });
});
