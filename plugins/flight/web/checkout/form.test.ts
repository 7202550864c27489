// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FlightBookingRequest, titlesFor, type Asks } from '../../contract';
import { filled } from '@/core/contract/refusal';
import { REQUIRED } from '@/core/forms/rules';
import type { Typed } from '@/core/selling/checkout/form/asked';
import { tryForm } from '@/core/testing/checkout';
import { flightRefusals, travellerRefusals } from '../../contract/refusals';
import { QUOTE } from '../testing/fake-api';
import { RESERVATION } from '../testing/fixtures';
import { atTypedAges } from './ages';
import FlightCheckout from './FlightCheckout';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00') }));
afterEach(() => vi.useRealTimers());

const LAST_DAY = '2027-03-18';
const flights = QUOTE.offer.flights.map((leg, at, all) =>
  at === all.length - 1 ? { ...leg, departureTime: `${LAST_DAY}T10:00`, segments: [] } : leg,
);
const formFor = (
  { adults = 1, children = 1, infants = 0 } = {},
  asks?: Asks,
  person: Parameters<typeof tryForm<typeof QUOTE, object>>[2] = {},
) =>
  tryForm(
    FlightCheckout,
    { ...QUOTE, offer: { ...QUOTE.offer, flights }, ...(asks && { asks }) },
    { ...person, criteria: { depart: '2027-03-10', return: LAST_DAY, adults, children, infants } },
  );
const under = (at: string, fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${at}.${name}`, value as string]));
const RUI = {
  ...{ title: 'Mr', gender: 'M', birthDate: '2018-11-23' },
  ...{ firstName: 'Rui', middleName: 'Miguel', lastName: 'Carvalho' },
};
const TYPED = {
  ...under('travellers.0', {
    ...{ title: 'Ms', gender: 'F', birthDate: '1988-06-02' },
    ...{ firstName: 'Inês', middleName: '', lastName: 'Carvalho' },
  }),
  ...under('travellers.1', RUI),
  ...under('contact', RESERVATION.contact),
  ...under('billing', RESERVATION.billing),
};
const form = formFor();
const full = form.with(TYPED);
const errorAt = (path: string, value: string) => form.errorAt(form.with({ [path]: value }, full), path);
const travellersOf = (sent: Typed) => sent['travellers'] as Readonly<Record<string, string>>[];

describe('checkout form', () => {
  it('accepts a complete form and makes the request of it that the contract accepts', () => {
    expect(form.errors(full)).toEqual({});
    const request = {
      quoteId: 'q-1',
      acceptedTotal: RESERVATION.price.total,
      payment: { method: 'card', token: 'tok_4242' },
      language: 'pt',
      ...form.sent(full),
    };
    expect(FlightBookingRequest.parse(request).travellers.map(({ passengerType }) => passengerType)).toEqual([
      'ADT',
      'CHD',
    ]);
  });

  it("R220 asks for names, e-mail, gender, address, state, city and zip with 'Field is required'", () => {
    const one = formFor({ children: 0 });
    const errors = one.errors(one.initial);
    for (const path of [
      'travellers.0.firstName',
      'travellers.0.lastName',
      'travellers.0.gender',
      'contact.email',
      'billing.address',
      'billing.state',
      'billing.city',
      'billing.zipCode',
    ])
      expect(errors[path]?.message).toBe('Field is required');
    expect(errors['travellers.0.middleName']).toBeUndefined();
  });

  describe('on an offer that asks for papers', () => {
    const papers = { passportNumber: 'CA 123456', passportCountry: 'PT', passportExpiryDate: '2031-05-01' };
    const asking = () => formFor({}, { passport: true, loyalty: ['TP'] });
    const typed = (more: object): Typed =>
      form.with({
        ...TYPED,
        ...under('travellers.0', { ...papers, ...more }),
        ...under('travellers.1', { ...papers, ...more }),
      });
    const wrong = (more: object) => Object.entries(asking().errors(typed(more)))[0];

    it('asks everybody for the passport, valid until the last flight', () => {
      expect(Object.keys(asking().errors(full))).toEqual(
        [0, 1].flatMap((index) => Object.keys(papers).map((field) => `travellers.${index}.${field}`)),
      );
      expect(wrong({})).toBeUndefined();
      expect(wrong({ passportExpiryDate: '2027-03-17' })).toEqual([
        'travellers.0.passportExpiryDate',
        flightRefusals.passportEnds,
      ]);
      expect(wrong({ passportExpiryDate: '2027-03-18' })).toBeUndefined();
      expect(wrong({ passportNumber: '<b>' })?.[0]).toBe('travellers.0.passportNumber');
    });

    it('takes a frequent-flyer number whole or not at all', () => {
      expect(wrong({ loyaltyAirline: 'TP' })).toEqual([
        'travellers.0.loyaltyNumber',
        flightRefusals.loyaltyIncomplete,
      ]);
      expect(wrong({ loyaltyNumber: '123456' })?.[0]).toBe('travellers.0.loyaltyAirline');
      expect(wrong({ loyaltyAirline: 'TP', loyaltyNumber: '123456' })).toBeUndefined();
    });

    it('sends papers to no offer that does not ask for them', () => {
      const filled = typed({ loyaltyAirline: 'TP', loyaltyNumber: '123456' });
      expect(travellersOf(asking().sent(filled))[0]).toMatchObject({ ...papers, loyaltyNumber: '123456' });
      expect(
        Object.keys(travellersOf(form.sent(filled))[0]!).filter((name) => /passport|loyalty/.test(name)),
      ).toEqual([]);
    });
  });

  it('lists errors in the order of the page', () => {
    expect(Object.keys(form.errors(form.initial)).slice(0, 6)).toEqual([
      'travellers.0.title',
      'travellers.0.gender',
      'travellers.0.firstName',
      'travellers.0.lastName',
      'travellers.0.birthDate',
      'travellers.1.title',
    ]);
  });

  it("R220 G100 refuses a phone that is none with 'Please enter valid phone number'", () => {
    expect(errorAt('contact.phone', '12345')).toBe('Please enter valid phone number');
    expect(errorAt('contact.phone', 'call me')).toBe('Please enter valid phone number');
    expect(errorAt('contact.phone', '+351 (21) 846-0000')).toBeNull();
    expect(errorAt('contact.phone', '  ')).toBe(REQUIRED.message);
  });

  it('G100 takes 3 to 10 letters and digits as a zip code', () => {
    expect(errorAt('billing.zipCode', '12')).toBe('Please enter valid zip code');
    expect(errorAt('billing.zipCode', 'SW1A 1AA')).toBeNull();
  });

  it('R223 G10 holds every traveller to the age of the fare on the day of the last flight', () => {
    expect(errorAt('travellers.0.birthDate', '2015-03-18')).toBeNull();
    expect(errorAt('travellers.0.birthDate', '2015-03-19')).toBe(travellerRefusals.ADT.message);
    expect(errorAt('travellers.1.birthDate', '2015-03-18')).toBe(travellerRefusals.CHD.message);
    expect(errorAt('travellers.1.birthDate', '2015-03-19')).toBeNull();
    expect(errorAt('travellers.1.birthDate', '2026-11-21')).toBe(travellerRefusals.notPast.message);
    const lap = formFor({ children: 0, infants: 1 });
    const birth = (day: string) => {
      const path = 'travellers.1.birthDate';
      return lap.rules.error(lap.with({ ...TYPED, [path]: day }), path);
    };
    expect(birth('2025-03-19')).toBeNull();
    expect(birth('2025-03-18')).toEqual(travellerRefusals.INF);
    expect(errorAt('travellers.1.birthDate', '2018-02-30')).toBe('This date does not exist');
  });

  describe('on a fare that was priced for an age', () => {
    const ages = { said: [null, 7, 4], on: LAST_DAY };
    const aged = (asks?: Asks) => formFor({ children: 2 }, asks);
    const born = (...days: string[]): Typed => {
      const children = days.flatMap((birthDate, at) =>
        Object.entries(under(`travellers.${at + 1}`, { ...RUI, birthDate })),
      );
      return aged().with({ ...TYPED, ...Object.fromEntries(children) });
    };
    const wrong = (typed: Typed) => aged({ passport: false, loyalty: [], ages }).errors(typed);

    it('says at the field which age that was', () => {
      expect(wrong(born('2019-03-19', '2022-03-19'))).toEqual({});
      expect(wrong(born('2022-03-19', '2019-03-19'))).toEqual({});
      const refused = wrong(born('2019-03-18', '2022-03-19'));
      expect(Object.keys(refused)).toEqual(['travellers.1.birthDate']);
      expect(refused['travellers.1.birthDate']).toEqual(filled(flightRefusals.pricedForAge, { n: 7 }));
      // Half a date is judged as one that is missing.
      const half = wrong(born('2019-02-30', '2019-03-18'))['travellers.2.birthDate'];
      expect(half).toHaveProperty('params', { n: 4 });
      // Whoever is of another type is told so first.
      expect(wrong(born('2015-03-18', '2022-03-19'))['travellers.1.birthDate']).toEqual(
        travellerRefusals.CHD,
      );
    });

    it('says nothing on a fare that was not', () => {
      const typed = born('2019-03-18', '2022-03-18');
      for (const asks of [undefined, { passport: false, loyalty: ['TP'] }])
        expect(aged(asks).errors(typed)).toEqual({});
    });

    it('searches again for those who were typed', () => {
      const counts = { adults: 1, children: 2, infants: 0, ages: [null, 7, 4] };
      const again = (...births: string[]) => atTypedAges(counts, ['1988-06-02', ...births], ages);
      expect(again('2019-03-18', '2022-03-19')).toEqual({ ...counts, ages: [null, 8, 4] });
      expect(again('2019-03-18', '')).toEqual({ ...counts, ages: [null, 8, 4] });
      expect(again('2015-03-18', '2022-03-19').ages).toEqual([null, null, 4]);
    });
  });

  it('G10 lets a child and an infant have a title that fits the age only', () => {
    for (const title of ['Mrs', 'Ms', 'Dr']) {
      expect(errorAt('travellers.0.title', title)).toBeNull();
      expect(errorAt('travellers.1.title', title)).toBe(flightRefusals.titleOfAnotherAge.message);
    }
    for (const title of ['Mr', 'Miss']) expect(errorAt('travellers.1.title', title)).toBeNull();
    expect(titlesFor('INF')).toEqual(titlesFor('CHD'));
  });

  it('refuses digits in names but knows names of the world', () => {
    expect(errorAt('travellers.0.firstName', 'R2D2')).toMatch(/letters/);
    expect(errorAt('travellers.0.lastName', 'Ní Dhomhnaill-O’Brien')).toBeNull();
  });

  it('starts with the person at the keyboard as the first traveller', () => {
    const ines = { firstName: 'Inês', lastName: 'Carvalho', email: 'ines@example.com', phone: null };
    const person = { ...ines, userType: 'Client' };
    const { travellers, contact } = formFor({}, undefined, { person }).initial;
    expect(travellers).toMatchObject([
      { firstName: 'Inês', lastName: 'Carvalho' },
      { firstName: '', lastName: '' },
    ]);
    expect(contact).toEqual({ email: 'ines@example.com', phone: '' });
  });
});
