import { describe, expect, it } from 'vitest';
import { fieldRefusals } from '@/core/contract/refusals/fields';
import { supplierRefusals } from '@/core/contract/refusals/supplier';
import { formErrors, withValue } from '@/core/forms/rules';
import { aUser } from '@/core/testing/user';
import { ActivityGuests, type ActivityDetails } from '../../../contract';
import { activityFieldRefusals } from '../../../contract/refusals';
import { anOption, ASKING, someDetails } from '../../testing/fixtures';
import { anOffer } from '../../testing/fixtures-booked';
import { formShape, prefilledForm, type CheckoutForm } from './form';
import { fieldsOfSaved, toRequest, travelersToSave } from './request';
import { formRules } from './rules';

const ines = aUser({ firstName: 'Inês', lastName: 'Carvalho', email: 'ines@example.com', phone: '' });
const PLAIN = anOffer();
const ALL = anOffer({ activity: ASKING, travelers: { CHILD: 1, ADULT: 1 } });
const asking = (questions: Partial<ActivityDetails['questions']>, more: Partial<ActivityDetails> = {}) =>
  anOffer({
    activity: someDetails({ questions: { booking: {}, traveler: {}, modes: [], ...questions }, ...more }),
    travelers: { ADULT: 1 },
  });
const empty = (offer = ALL) => prefilledForm(offer, null, 'en-GB');
const typed = (form: CheckoutForm, values: Record<string, string>) =>
  Object.entries(values).reduce((now, [path, value]) => withValue(now, path, value), form);
const errorsOf = (form: CheckoutForm, offer = ALL) => formErrors(form, formRules(offer));

const NAMED = {
  ...{ 'travelers.0.firstName': 'Inês', 'travelers.0.lastName': 'Carvalho' },
  ...{ 'contact.email': 'ines@example.com', 'contact.phone': '+351 912 345 678' },
};
const person = (at: number, born: string) => ({
  ...{ [`travelers.${at}.firstName`]: 'Lia', [`travelers.${at}.lastName`]: 'Sá' },
  ...{ [`travelers.${at}.dateOfBirth`]: born, [`travelers.${at}.weight`]: '62,5' },
  ...{ [`travelers.${at}.height`]: '170', [`travelers.${at}.passportNumber`]: 'X12' },
  ...{
    [`travelers.${at}.passportExpiryDate`]: '2031-01-31',
    [`travelers.${at}.passportNationality`]: 'PT',
  },
});
const ANSWERED = {
  ...{ ...person(0, '1990-05-01'), ...person(1, '2017-03-12'), ...NAMED },
  ...{ 'tour.pickup': 'rossio', 'tour.tourLanguage': 'pt:GUIDE' },
  ...{ 'arrival.mode': 'AIRPORT', 'arrival.airline': 'TAP', 'arrival.flightNumber': 'TP 1356' },
  ...{ 'arrival.arrivalTime': '08:10', 'arrival.dropOffDetails': 'Hotel Sol' },
  ...{ 'departure.mode': 'PORT', 'departure.departureDate': '2027-03-13' },
  ...{ 'departure.boardingTime': '16:00', 'departure.pickupPoint': 'Hotel Sol' },
};
const filled = () => typed(empty(), ANSWERED);

describe('what the form asks', () => {
  it('G94 is names, e-mail and phone alone where the product asks nothing', () => {
    expect(Object.keys(errorsOf(prefilledForm(PLAIN, ines, 'en'), PLAIN))).toEqual([
      ...['travelers.1.firstName', 'travelers.1.lastName', 'travelers.2.firstName', 'travelers.2.lastName'],
      'contact.phone',
    ]);
    expect(errorsOf(typed(empty(asking({})), NAMED), asking({}))).toEqual({});
  });

  it('R332 is everything that the product requires, in the order of the page and in the sentences of the catalog', () => {
    const offer = { ...ALL, travelers: { ADULT: 1 } };
    expect(errorsOf(typed(empty(offer), NAMED), offer)).toEqual({
      'travelers.0.dateOfBirth': activityFieldRefusals.date,
      'travelers.0.weight': activityFieldRefusals.weight,
      'travelers.0.height': activityFieldRefusals.height,
      'travelers.0.passportNumber': activityFieldRefusals.passportNumber,
      'travelers.0.passportExpiryDate': activityFieldRefusals.passportExpiryDate,
      'travelers.0.passportNationality': activityFieldRefusals.passportNationality,
      'tour.pickup': activityFieldRefusals.pickupLocation,
      'tour.tourLanguage': activityFieldRefusals.tourLanguage,
      'arrival.mode': activityFieldRefusals.arrivalMode,
      'departure.mode': activityFieldRefusals.departureMode,
    });
  });

  it('G94 may be left out where an answer is not required, and is judged where there is one', () => {
    const offer = asking({
      traveler: { weight: false, passportNumber: false, dateOfBirth: false },
      booking: { pickup: false, arrival: false, specialRequests: false },
    });
    const form = typed(empty(offer), NAMED);
    expect(errorsOf(form, offer)).toEqual({});
    expect(errorsOf(typed(form, { 'travelers.0.weight': 'heavy' }), offer)).toEqual({
      'travelers.0.weight': activityFieldRefusals.weight,
    });
  });

  it('R333 is a valid email address', () => {
    for (const email of ['', 'ines@'])
      expect(errorsOf(typed(filled(), { 'contact.email': email }))).toEqual({
        'contact.email': activityFieldRefusals.email,
      });
  });

  it('R336 is what the chosen way asks, and nothing of another one', () => {
    const form = typed(filled(), { 'arrival.mode': 'TRAIN', 'departure.mode': 'CRUISE' });
    expect(errorsOf(form)).toEqual({
      'arrival.railLine': activityFieldRefusals.railLine,
      'arrival.railStation': activityFieldRefusals.railStation,
      'departure.cruiseShip': activityFieldRefusals.cruiseShip,
    });
  });

  it('takes "I will decide later" where the product does', () => {
    const later = typed(filled(), { 'tour.pickup': '', 'tour.pickupLater': 'yes' });
    expect(errorsOf(later)).toEqual({});
    const now = { ...ALL, activity: { ...ASKING, pickup: { ...ASKING.pickup, mayWait: false } } };
    expect(errorsOf(later, now)).toEqual({ 'tour.pickup': activityFieldRefusals.pickupLocation });
  });
});

describe('where to be picked up', () => {
  const [rossio, belem] = ASKING.pickup.points;
  const rules = {
    ...ASKING.pickup,
    points: [
      { ...rossio!, arrivals: ['OTHER' as const] },
      { ...belem!, arrivals: ['AIRPORT' as const] },
    ],
    ...{ mayMeet: true, ownWords: true },
  };
  const offer = asking({ booking: { pickup: true } }, { pickup: rules });
  const send = (values: Record<string, string>, of = offer) =>
    toRequest(typed(empty(of), values), of).guests.pickup;

  it('R332 is a place, the meeting point, or an address of one’s own where it is taken', () => {
    expect(send({ 'tour.pickup': 'rossio' })).toEqual({ point: 'rossio' });
    expect(send({ 'tour.pickup': '@meet' })).toEqual({ meet: true });
    const own = { 'tour.pickup': '@own', 'tour.pickupText': 'Rua da Prata 1' };
    expect(send(own)).toEqual({ text: 'Rua da Prata 1' });
    expect(errorsOf(typed(empty(offer), { ...NAMED, ...own }), offer)).toEqual({});
    const unsaid = typed(empty(offer), { ...NAMED, 'tour.pickup': '@own' });
    expect(errorsOf(unsaid, offer)).toEqual({ 'tour.pickupText': activityFieldRefusals.pickupLocation });
  });

  it('R336 is asked of those alone whose way to arrive has such places', () => {
    const by = asking(
      {
        booking: { pickup: true, arrival: true },
        transport: { arrival: { AIRPORT: ['airline'], TRAIN: ['railLine'] } },
        pickupModes: ['AIRPORT'],
      },
      { pickup: rules },
    );
    const arriving = (mode: string, field: string) =>
      typed(empty(by), { ...NAMED, 'arrival.mode': mode, [`arrival.${field}`]: 'CP' });
    expect(errorsOf(arriving('AIRPORT', 'airline'), by)).toEqual({
      'tour.pickup': activityFieldRefusals.pickupLocation,
    });
    expect(errorsOf(arriving('TRAIN', 'railLine'), by)).toEqual({});
    expect(send({ 'arrival.mode': 'TRAIN', 'tour.pickup': 'belem' }, by)).toBeUndefined();
  });
});

it('R333 a phone number begins with its country where the organizer has to call from abroad', () => {
  const offer = asking({ phoneWithCountry: true });
  const phone = (value: string) => errorsOf(typed(empty(offer), { ...NAMED, 'contact.phone': value }), offer);
  expect(phone('912 345 678')).toEqual({ 'contact.phone': supplierRefusals.phoneCountry });
  expect(phone('+351 912 345 678')).toEqual({});
});

describe('who may take part', () => {
  const bornOn = (at: number, born: string) =>
    errorsOf(typed(filled(), { [`travelers.${at}.dateOfBirth`]: born }))[`travelers.${at}.dateOfBirth`];

  it('has the age of the category on the day of the activity', () => {
    expect(bornOn(0, '2009-03-12')).toBeUndefined();
    expect(bornOn(0, '2009-03-13')).toBe(activityFieldRefusals.otherAge);
    expect(bornOn(1, '2009-03-12')).toBe(activityFieldRefusals.otherAge);
  });

  it('is told before paying that nobody so young is taken', () => {
    expect(bornOn(1, '2021-03-12')).toBeUndefined();
    expect(bornOn(1, '2021-03-13')).toMatchObject({
      reason: activityFieldRefusals.tooYoung.reason,
      params: { n: 6 },
    });
    expect(bornOn(1, '2020-02-31')).toBe(fieldRefusals.date);
    expect(bornOn(1, '2090-01-01')).toBe(fieldRefusals.birthDate);
  });

  it('R332 R336 has numbers of passports and flights that can be some', () => {
    const numbers = typed(filled(), { 'travelers.0.passportNumber': '@@', 'arrival.flightNumber': '!!' });
    expect(errorsOf(numbers)).toMatchObject({
      'travelers.0.passportNumber': activityFieldRefusals.passportNumberWrong,
      'arrival.flightNumber': activityFieldRefusals.flightNumberWrong,
    });
  });

  it('has a passport that is valid on that day', () => {
    const of = (day: string) => errorsOf(typed(filled(), { 'travelers.0.passportExpiryDate': day }));
    expect(of('2027-03-12')).toEqual({});
    expect(of('2027-03-11')).toHaveProperty(['travelers.0.passportExpiryDate']);
  });
});

describe('what is sent', () => {
  it('R332 R334 is every answer at its level, as the contract wants it', () => {
    expect(errorsOf(filled())).toEqual({});
    const { guests } = toRequest(filled(), ALL);
    expect(ActivityGuests.parse(guests)).toEqual({
      travelers: [
        {
          ...{ category: 'ADULT', firstName: 'Inês', lastName: 'Carvalho', dateOfBirth: '1990-05-01' },
          ...{ weight: { value: 62.5, unit: 'kg' }, height: { value: 170, unit: 'cm' } },
          ...{ passportNumber: 'X12', passportExpiryDate: '2031-01-31', passportNationality: 'PT' },
        },
        expect.objectContaining({ category: 'CHILD', firstName: 'Lia', dateOfBirth: '2017-03-12' }),
      ],
      ...{ email: 'ines@example.com', phone: '+351 912 345 678' },
      pickup: { point: 'rossio' },
      tourLanguage: { language: 'pt', type: 'GUIDE' },
      arrival: {
        mode: 'AIRPORT',
        fields: {
          ...{ airline: 'TAP', flightNumber: 'TP 1356' },
          ...{ arrivalTime: '08:10', dropOffDetails: 'Hotel Sol' },
        },
      },
      departure: {
        mode: 'PORT',
        fields: { departureDate: '2027-03-13', boardingTime: '16:00', pickupPoint: 'Hotel Sol' },
      },
    });
  });

  it('R336 is nothing that was typed for another way', () => {
    const { guests } = toRequest(typed(filled(), { 'arrival.mode': 'OTHER' }), ALL);
    expect(guests.arrival).toEqual({
      mode: 'OTHER',
      fields: { arrivalTime: '08:10', dropOffDetails: 'Hotel Sol' },
    });
  });

  it('G94 is nothing that is not asked', () => {
    const { guests } = toRequest(filled(), { ...ALL, activity: someDetails() });
    expect(guests).toEqual({
      travelers: [
        { category: 'ADULT', firstName: 'Inês', lastName: 'Carvalho' },
        { category: 'CHILD', firstName: 'Lia', lastName: 'Sá' },
      ],
      ...{ email: 'ines@example.com', phone: '+351 912 345 678' },
    });
  });

  it('is a pick-up in words where there is no list, and none while it is decided later', () => {
    const inWords = asking({ booking: { pickup: true } });
    const send = (values: Record<string, string>, offer = inWords) =>
      toRequest(typed(empty(offer), values), offer).guests.pickup;
    expect(send({ 'tour.pickup': 'Hotel Sol' })).toEqual({ text: 'Hotel Sol' });
    expect(send({ 'tour.pickup': 'rossio', 'tour.pickupLater': 'yes' }, ALL)).toEqual({ later: true });
  });
});

describe('what is known', () => {
  it('fills in who leads, the only language and the only way', () => {
    const offer = asking({
      booking: { tourLanguage: true, arrival: true, departure: false },
      modes: ['PORT'],
    });
    const form = prefilledForm(
      { ...offer, option: anOption({ guides: [{ language: 'pt', type: 'AUDIO' }] }) },
      ines,
      'en-US',
    );
    expect(form.travelers[0]).toMatchObject({ firstName: 'Inês', weightUnit: 'lbs', heightUnit: 'ft' });
    expect(form.tour.tourLanguage).toBe('pt:AUDIO');
    expect([form.arrival.mode, form.departure.mode]).toEqual(['PORT', '']);
    expect(formShape(1).safeParse(form).success).toBe(true);
  });

  it('fills in what is saved of somebody, and saves what was typed', () => {
    const [saved] = travelersToSave(filled());
    expect(saved).toMatchObject({ email: 'ines@example.com', birthDate: '1990-05-01', nationality: 'PT' });
    expect(Object.fromEntries(fieldsOfSaved(saved!))).toEqual({
      ...{ firstName: 'Inês', lastName: 'Carvalho' },
      ...{ dateOfBirth: '1990-05-01', passportNationality: 'PT' },
    });
  });
});
