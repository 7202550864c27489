// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { filledBy, isSection } from '@/core/selling/checkout/form/asked';
import { savedOf } from '@/core/selling/checkout/travelers/saved';
import { tryForm } from '@/core/testing/checkout';
import { reserveCar } from '../../contract';
import { DETAILS, QUOTE, RESERVATION } from '../testing/fixtures';
import CarCheckout from './CarCheckout';

const form = tryForm(CarCheckout, QUOTE);
const known = Object.fromEntries(
  Object.entries(RESERVATION.driver).map(([field, value]) => [`driver.${field}`, value as string]),
);
const full = form.with({ ...known, 'driver.phone': '', 'driver.country': '' });
const errorAt = (path: string, value: string) => form.errorAt(form.with({ [path]: value }, full), path);

describe('the driver at the checkout', () => {
  const errors = form.errors(form.with({ 'driver.pickupTime': '' }));
  const missing = Object.fromEntries(Object.entries(errors).map(([path, { message }]) => [path, message]));

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
    expect(form.errors(full)).toEqual({});
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
    const sent = reserveCar.body.parse({ ...order, ...form.sent(full) });
    expect(Object.keys(sent.driver)).not.toContain('phone');
    expect(sent).not.toHaveProperty('flightNumber');
    expect(form.sent(form.with({ flightNumber: 'TP 1356' }, full))).toHaveProperty('flightNumber', 'TP 1356');
  });

  it('asks a driver whom the vendor is told exactly for what it is told, and nobody else', () => {
    const exact = {
      ...DETAILS,
      requirements: { ...DETAILS.requirements, exactly: { age: 30 } },
      texts: { charges: [], conditions: [], privacyPolicies: [{ title: '', text: 'Ours' }] },
    };
    const asking = tryForm(CarCheckout, { ...QUOTE, offer: exact });
    const error = (path: string, driver: Record<string, string> = {}, privacyAccepted = '') => {
      const typed = Object.entries(driver).map(([field, value]) => [`driver.${field}`, value]);
      const of = asking.with({ ...known, 'driver.phone': '', ...Object.fromEntries(typed), privacyAccepted });
      return asking.errorAt(of, path);
    };
    // Picked up on 12 March 2027.
    expect(error('driver.birthDate')).toBe('Please enter valid date of birth');
    expect(error('driver.birthDate', { birthDate: '1996-03-12' })).toBe(
      'This price is for a driver of another age: search again with the right one',
    );
    const right = { birthDate: '1996-03-13', phone: '912 345 678' };
    expect(error('driver.birthDate', right)).toBeNull();
    expect(error('driver.phone', right)).toBe(
      'Please start the phone number with + and the country code, such as +351 912 345 678.',
    );
    expect(error('driver.phone', { ...right, phone: '+351 912 345 678' })).toBeNull();
    expect(error('driver.pickupTime', { pickupTime: '10:00' })).toBeNull();
    expect(error('driver.pickupTime', { pickupTime: '10:05' })).toBe('Please enter a valid pickup time');
    expect(error('privacyAccepted')).toBe('Please accept the privacy policy of the rental company');
    expect(error('privacyAccepted', {}, 'yes')).toBeNull();
    const typed = form.with({ 'driver.birthDate': '1996-03-13', privacyAccepted: 'yes' }, full);
    expect(asking.sent(typed)).toMatchObject({ driver: { birthDate: '1996-03-13' }, privacyAccepted: true });
    expect(form.sent(typed)['driver']).not.toHaveProperty('birthDate');
    expect(form.sent(typed)).not.toHaveProperty('privacyAccepted');
    expect(form.rules.paths(full)).not.toContain('driver.birthDate');
    expect(form.rules.paths(full)).not.toContain('privacyAccepted');
  });

  it('R301 a saved traveler fills in what is known, and no title that drivers cannot have', () => {
    const saved = { ...savedOf(RESERVATION.driver), phone: '' };
    const section = form
      .parts(full)
      .filter(isSection)
      .find(({ person }) => person)!;
    const filled = (of: typeof saved) => Object.fromEntries(filledBy(section, of, reserveCar.body));
    expect(filled(saved)).toEqual({
      title: 'Ms',
      firstName: 'Inês',
      lastName: 'Carvalho',
      email: 'ines.carvalho@example.com',
    });
    expect(filled({ ...saved, title: 'Miss' })).not.toHaveProperty('title');
  });

  it('starts with the time and the country of the search, and with what the profile knows', () => {
    const driver = (given: Parameters<typeof tryForm<typeof QUOTE, object>>[2]) =>
      tryForm(CarCheckout, QUOTE, given).initial['driver'];
    expect(driver({})).toMatchObject({ pickupTime: '10:00', country: '' });
    expect(driver({ criteria: { country: 'BR' } })).toHaveProperty('country', 'BR');
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
    const criteria = { country: 'BR' };
    expect(driver({ criteria, person: user })).toMatchObject({ firstName: 'Inês', country: 'PT' });
    expect(driver({ criteria, person: { ...user, userType: 'SalesAgent' } })).toMatchObject({
      firstName: '',
      email: 'ines@example.com',
      country: 'BR',
    });
  });
});
