import { describe, expect, it } from 'vitest';
import { savedOf } from '@/core/selling/checkout/travelers/saved';
import { formErrors, withValue, type FieldErrors } from '@/core/forms/rules';
import { reserveCar } from '../../contract';
import { DETAILS, QUOTE, RESERVATION } from '../testing/fixtures';
import { fieldsOfSaved, formRules, prefilledForm, toRequest, type CheckoutForm } from './form';

const rules = formRules(DETAILS);
const empty = prefilledForm(null, DETAILS);
const full: CheckoutForm = {
  driver: { ...RESERVATION.driver, phone: '', country: '', birthDate: '' },
  flightNumber: '',
  privacy: '',
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
    const sent = reserveCar.body.parse({ ...order, ...toRequest(full, DETAILS) });
    expect(Object.keys(sent.driver)).not.toContain('phone');
    expect(sent).not.toHaveProperty('flightNumber');
    expect(toRequest({ ...full, flightNumber: 'TP 1356' }, DETAILS).flightNumber).toBe('TP 1356');
  });

  it('asks a driver whom the vendor is told exactly for what it is told, and nobody else', () => {
    const exact = {
      ...DETAILS,
      requirements: { ...DETAILS.requirements, exactly: { age: 30 } },
      texts: { charges: [], conditions: [], privacyPolicies: [{ title: '', text: 'Ours' }] },
    };
    const error = (path: string, driver: object = {}, privacy = '') =>
      formRules(exact).error({ ...full, driver: { ...full.driver, ...driver }, privacy }, path)?.message ??
      null;
    // Picked up on 12 March 2027.
    expect(error('driver.birthDate')).toBe('Please enter valid date of birth');
    expect(error('driver.birthDate', { birthDate: '1996-03-12' })).toBe(
      'This price is for a driver of another age: search again with the right one',
    );
    const known = { birthDate: '1996-03-13', phone: '912 345 678' };
    expect(error('driver.birthDate', known)).toBeNull();
    expect(error('driver.phone', known)).toBe(
      'Please start the phone number with + and the country code, such as +351 912 345 678.',
    );
    expect(error('driver.phone', { ...known, phone: '+351 912 345 678' })).toBeNull();
    expect(error('driver.pickupTime', { pickupTime: '10:00' })).toBeNull();
    expect(error('driver.pickupTime', { pickupTime: '10:05' })).toBe('Please enter a valid pickup time');
    expect(error('privacy')).toBe('Please accept the privacy policy of the rental company');
    expect(error('privacy', {}, 'yes')).toBeNull();
    const typed = { ...full, driver: { ...full.driver, ...known }, privacy: 'yes' };
    expect(toRequest(typed, exact)).toMatchObject({ driver: known, privacyAccepted: true });
    expect(toRequest(typed, DETAILS).driver).not.toHaveProperty('birthDate');
    expect(rules.error(full, 'driver.birthDate')).toBeNull();
    expect(rules.error(full, 'privacy')).toBeNull();
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
