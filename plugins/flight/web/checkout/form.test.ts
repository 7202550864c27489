import { describe, expect, it } from 'vitest';
import { FlightBookingRequest, titlesFor } from '../../contract';
import { filled } from '@/core/contract/refusal';
import { flightRefusals, travellerRefusals } from '../../contract/refusals';
import { RESERVATION } from '../testing/fixtures';
import { formErrors, REQUIRED, withValue } from '@/core/forms/rules';
import { atTypedAges, formRules, prefilledForm, toRequest, type CheckoutForm, type Rules } from './form';

const rules: Rules = {
  codes: ['ADT', 'CHD'],
  lastDay: '2027-03-18',
  today: '2026-11-20',
};
const NO_PAPERS = {
  ...{ passportNumber: '', passportCountry: '', passportExpiryDate: '' },
  ...{ loyaltyAirline: '', loyaltyNumber: '' },
};
const full: CheckoutForm = {
  travellers: [
    {
      title: 'Ms',
      firstName: 'Inês',
      middleName: '',
      lastName: 'Carvalho',
      gender: 'F',
      birthDate: '1988-06-02',
      ...NO_PAPERS,
    },
    {
      title: 'Mr',
      firstName: 'Rui',
      middleName: 'Miguel',
      lastName: 'Carvalho',
      gender: 'M',
      birthDate: '2018-11-23',
      ...NO_PAPERS,
    },
  ],
  contact: RESERVATION.contact,
  billing: RESERVATION.billing,
};
const errorAt = (path: string, value: string) =>
  formRules(rules).error(withValue(full, path, value), path)?.message ?? null;

describe('checkout form', () => {
  it('accepts a complete form and makes the request of it that the contract accepts', () => {
    expect(formErrors(full, formRules(rules))).toEqual({});
    const request = {
      quoteId: 'q-1',
      acceptedTotal: RESERVATION.price.total,
      payment: { method: 'card', token: 'tok_4242' },
      language: 'pt',
      ...toRequest(full, rules),
    };
    expect(FlightBookingRequest.parse(request).travellers.map(({ passengerType }) => passengerType)).toEqual([
      'ADT',
      'CHD',
    ]);
  });

  it("R220 asks for names, e-mail, gender, address, state, city and zip with 'Field is required'", () => {
    const errors = formErrors(prefilledForm(1, null), formRules(rules));
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
    const asking: Rules = { ...rules, asks: { passport: true, loyalty: ['TP'] } };
    const papers = { passportNumber: 'CA 123456', passportCountry: 'PT', passportExpiryDate: '2031-05-01' };
    const typed = (more: object): CheckoutForm => ({
      ...full,
      travellers: full.travellers.map((traveller) => ({ ...traveller, ...papers, ...more })),
    });
    const wrong = (more: object) => Object.entries(formErrors(typed(more), formRules(asking)))[0];

    it('asks everybody for the passport, valid until the last flight', () => {
      expect(Object.keys(formErrors(full, formRules(asking)))).toEqual(
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
      expect(toRequest(filled, asking).travellers[0]).toMatchObject({ ...papers, loyaltyNumber: '123456' });
      expect(
        Object.keys(toRequest(filled, rules).travellers[0]!).filter((name) => /passport|loyalty/.test(name)),
      ).toEqual([]);
    });
  });

  it('lists errors in the order of the page', () => {
    expect(Object.keys(formErrors(prefilledForm(2, null), formRules(rules))).slice(0, 6)).toEqual([
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
    const infant = { ...rules, codes: ['ADT', 'INF'] as const };
    const birth = (day: string) =>
      formRules(infant).error(withValue(full, 'travellers.1.birthDate', day), 'travellers.1.birthDate');
    expect(birth('2025-03-19')).toBeNull();
    expect(birth('2025-03-18')).toEqual(travellerRefusals.INF);
    expect(errorAt('travellers.1.birthDate', '2018-02-30')).toBe('This date does not exist');
  });

  describe('on a fare that was priced for an age', () => {
    const aged: Rules = {
      ...rules,
      codes: ['ADT', 'CHD', 'CHD'],
      asks: { passport: false, loyalty: [], ages: { said: [null, 7, 4], on: '2027-03-18' } },
    };
    const born = (...days: string[]): CheckoutForm => ({
      ...full,
      travellers: [full.travellers[0]!, ...days.map((birthDate) => ({ ...full.travellers[1]!, birthDate }))],
    });
    const wrong = (form: CheckoutForm) => formErrors(form, formRules(aged));

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
      const form = born('2019-03-18', '2022-03-18');
      for (const asks of [undefined, { passport: false, loyalty: ['TP'] }])
        expect(formErrors(form, formRules({ ...aged, asks }))).toEqual({});
    });

    it('searches again for those who were typed', () => {
      const counts = { adults: 1, children: 2, infants: 0, ages: [null, 7, 4] };
      const again = (form: CheckoutForm) => atTypedAges(counts, form, aged.asks!.ages!);
      expect(again(born('2019-03-18', '2022-03-19'))).toEqual({ ...counts, ages: [null, 8, 4] });
      expect(again(born('2019-03-18', ''))).toEqual({ ...counts, ages: [null, 8, 4] });
      expect(again(born('2015-03-18', '2022-03-19')).ages).toEqual([null, null, 4]);
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
    const form = prefilledForm(2, { ...ines, userType: 'Client' });
    expect(form.travellers.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toEqual([
      'Inês Carvalho',
      ' ',
    ]);
    expect(form.contact).toEqual({ email: 'ines@example.com', phone: '' });
  });
});
