import { describe, expect, it } from 'vitest';
import { fieldRefusals } from '@/core/contract/refusals/fields';
import { formErrors } from '@/core/forms/rules';
import { aUser } from '@/core/testing/user';
import { HotelGuests } from '../../contract';
import { FORM_RULES, formPathOf, prefilledForm, toRequest, type CheckoutForm } from './form';

const ines = aUser({ firstName: 'Inês', lastName: 'Carvalho', email: 'ines@example.com' });
const filled: CheckoutForm = {
  rooms: [
    { firstName: 'Inês', lastName: 'Carvalho' },
    { firstName: 'Rui', lastName: 'Sá' },
  ],
  contact: { email: 'ines@example.com', phone: '+351 912 345 678' },
  stay: { arrivalTime: '', specialRequests: '' },
  terms: 'yes',
};
const errors = (form: CheckoutForm) => Object.keys(formErrors(form, FORM_RULES));

describe('the form of a stay', () => {
  it('asks for a guest for each room, how they are reached, and the terms', () => {
    expect(errors(filled)).toEqual([]);
    expect(errors(prefilledForm(2, null))).toEqual([
      'rooms.0.firstName',
      'rooms.0.lastName',
      'rooms.1.firstName',
      'rooms.1.lastName',
      'contact.email',
      'contact.phone',
      'terms',
    ]);
  });

  it('R271 M267 is not sent before the terms are accepted', () => {
    expect(FORM_RULES.error({ ...filled, terms: '' }, 'terms')).toBe(fieldRefusals.terms);
  });

  it('takes wishes of 500 characters at most', () => {
    const wishing = (length: number) => ({
      ...filled,
      stay: { ...filled.stay, specialRequests: 'a'.repeat(length) },
    });
    expect(errors(wishing(500))).toEqual([]);
    expect(errors(wishing(501))).toEqual(['stay.specialRequests']);
  });

  it('knows the first guest from the profile, and nobody else', () => {
    const { rooms } = prefilledForm(2, ines);
    expect(rooms).toEqual([
      { firstName: 'Inês', lastName: 'Carvalho' },
      { firstName: '', lastName: '' },
    ]);
    expect(prefilledForm(1, ines).contact.email).toBe('ines@example.com');
  });

  it('is sent as the contract wants it, without what was left empty', () => {
    const { guests, termsAccepted } = toRequest(filled);
    expect(termsAccepted).toBe(true);
    expect(guests).not.toHaveProperty('specialRequests');
    expect(HotelGuests.safeParse(guests).success).toBe(true);
    const { guests: late } = toRequest({
      ...filled,
      stay: { arrivalTime: 'next', specialRequests: 'Quiet' },
    });
    expect(HotelGuests.parse(late)).toMatchObject({ arrivalTime: 'next', specialRequests: 'Quiet' });
  });

  it.each([
    ['0.guests.rooms.1.lastName', 'rooms.1.lastName'],
    ['body[0].guests.rooms[0].firstName', 'rooms.0.firstName'],
    ['0.guests.email', 'contact.email'],
    ['0.guests.arrivalTime', 'stay.arrivalTime'],
    ['0.termsAccepted', 'terms'],
  ])('what the server finds wrong at %s stands at %s', (path, own) => {
    expect(formPathOf(path)).toBe(own);
  });
});
