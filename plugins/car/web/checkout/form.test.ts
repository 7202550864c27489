import { describe, expect, it } from 'vitest';
import { savedOf } from '@/core/selling/checkout/travelers/saved';
import { formErrors, withValue, type FieldErrors } from '@/core/selling/checkout/form/form';
import { reserveCar } from '../../contract';
import { DETAILS, QUOTE, RESERVATION } from '../testing/fixtures';
import { fieldsOfSaved, formRules, prefilledForm, toRequest, type CheckoutForm } from './form';

const rules = formRules(DETAILS);
const empty = prefilledForm(null, DETAILS);
const full: CheckoutForm = {
  driver: { ...RESERVATION.driver, phone: '', country: '' },
  flightNumber: '',
};
const errorAt = (path: string, value: string) =>
  rules.error(withValue(full, path, value), path)?.message ?? null;
const messages = (errors: FieldErrors) =>
  Object.fromEntries(Object.entries(errors).map(([path, { message }]) => [path, message]));

describe('the driver at the checkout', () => {
  const missing = messages(formErrors(withValue(empty, 'driver.pickupTime', ''), rules));

  it.each([
    ['R300', 'title', 'Field is required'],
    ['R300 M341', 'firstName', 'First name is required'],
    ['R300 M342', 'lastName', 'Last name is required'],
    ['R300 M343', 'email', 'Email is required'],
    ['R300 M340', 'pickupTime', 'Please enter a valid pickup time'],
    ['R300 M344', 'address', 'Address is required'],
    ['R300 M345', 'city', 'City is required'],
    ['R300 M346', 'state', 'State is required'],
    ['R300 M347', 'zipCode', 'Zip code is required'],
  ])('%s asks for the %s in its own words', (_, field, words) => {
    expect(missing[`driver.${field}`]).toBe(words);
  });

  it('R300 asks for nothing else', () => expect(Object.keys(missing)).toHaveLength(9));

  it('R301 takes the titles of the list only', () => {
    for (const title of ['Mr', 'Mrs', 'Ms', 'Dr']) expect(errorAt('driver.title', title)).toBeNull();
    expect(errorAt('driver.title', 'Miss')).not.toBeNull();
  });

  it('R286 M340 comes not before the priced time', () => {
    expect(errorAt('driver.pickupTime', '10:00')).toBeNull();
    expect(errorAt('driver.pickupTime', '09:30')).toBe('Please enter a valid pickup time');
  });

  it('may leave out the phone, the country and the flight, and mistypes none of them', () => {
    expect(formErrors(full, rules)).toEqual({});
    expect(errorAt('driver.phone', 'call me')).toBe('Please enter valid phone number');
    expect(errorAt('flightNumber', 'TP 1356')).toBeNull();
    expect(errorAt('flightNumber', 'the evening one')).toBe('Please enter a valid flight number');
  });

  it('is sent as the contract wants it, with nothing empty', () => {
    const order = {
      quoteId: QUOTE.quoteId,
      acceptedTotal: QUOTE.price.total,
      payment: { method: 'card', token: 'tok_visa' },
      language: 'pt',
    };
    const sent = reserveCar.body.parse({ ...order, ...toRequest(full) });
    expect(Object.keys(sent.driver)).not.toContain('phone');
    expect(sent).not.toHaveProperty('flightNumber');
    expect(toRequest({ ...full, flightNumber: 'TP 1356' }).flightNumber).toBe('TP 1356');
  });

  it('R301 a saved traveler fills in what is known, and no title that drivers cannot have', () => {
    const saved = { ...savedOf(full.driver), phone: '' };
    expect(Object.fromEntries(fieldsOfSaved(saved))).toEqual({
      title: 'Ms',
      firstName: 'Inês',
      lastName: 'Carvalho',
      email: 'ines.carvalho@example.com',
    });
    expect(fieldsOfSaved({ ...saved, title: 'Miss' }).map(([field]) => field)).not.toContain('title');
  });

  it('starts with the time and the country of the search, and with what the profile knows', () => {
    expect(empty.driver.pickupTime).toBe('10:00');
    expect(prefilledForm(null, DETAILS, 'BR').driver.country).toBe('BR');
    expect(prefilledForm(null, DETAILS).driver.country).toBe('');
    const user = {
      firstName: 'Inês',
      lastName: 'Carvalho',
      email: 'ines@example.com',
      phone: null,
      userType: 'Client',
      home: {
        homeAirport: 'LIS',
        streetAddress: 'Rua da Rosa 41',
        country: 'PT',
        state: 'Lisboa',
        city: 'Lisboa',
        zipCode: '1200-382',
      },
    };
    expect(prefilledForm(user, DETAILS, 'BR').driver).toMatchObject({ firstName: 'Inês', country: 'PT' });
    expect(prefilledForm({ ...user, userType: 'SalesAgent' }, DETAILS, 'BR').driver).toMatchObject({
      firstName: '',
      email: 'ines@example.com',
      country: 'BR',
    });
  });
});
