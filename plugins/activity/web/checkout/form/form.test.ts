// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { fieldRefusals } from '@/core/contract/refusals/fields';
import { supplierRefusals } from '@/core/contract/refusals/supplier';
import { isSection } from '@/core/selling/checkout/form/asked';
import { tryForm } from '@/core/testing/checkout';
import { aUser } from '@/core/testing/user';
import { ActivityGuests, type ActivityDetails, type BookedActivity } from '../../../contract';
import { activityFieldRefusals } from '../../../contract/refusals';
import { anOption, ASKING, someDetails } from '../../testing/fixtures';
import { anOffer, aQuote } from '../../testing/fixtures-booked';
import ActivityCheckout from '../ActivityCheckout';
import { usualUnits } from './measure';

const ines = aUser({ firstName: 'Inês', lastName: 'Carvalho', email: 'ines@example.com', phone: '' });
const PLAIN = anOffer();
const ALL = anOffer({ activity: ASKING, travelers: { CHILD: 1, ADULT: 1 } });
const asking = (questions: Partial<ActivityDetails['questions']>, more: Partial<ActivityDetails> = {}) =>
  anOffer({
    activity: someDetails({ questions: { booking: {}, traveler: {}, modes: [], ...questions }, ...more }),
    travelers: { ADULT: 1 },
  });
type Form = ReturnType<typeof tryForm>['initial'];
const of = (offer: BookedActivity, person: Parameters<typeof tryForm>[2] = {}) =>
  tryForm(ActivityCheckout, aQuote({ offer }), { locale: 'en-GB', ...person });
const empty = (offer: BookedActivity = ALL) => of(offer).initial;
const typed = (form: Form, values: Record<string, string>) => of(ALL).with(values, form);
const errorsOf = (form: Form, offer: BookedActivity = ALL) => of(offer).errors(form);
const sentOf = (form: Form, offer: BookedActivity) =>
  of(offer).sent(form) as { guests: Readonly<Record<string, unknown>> };

const NAMED = {
  ...{ 'guests.travelers.0.firstName': 'Inês', 'guests.travelers.0.lastName': 'Carvalho' },
  ...{ 'guests.email': 'ines@example.com', 'guests.phone': '+351 912 345 678' },
};
const person = (at: number, born: string) => ({
  ...{ [`guests.travelers.${at}.firstName`]: 'Lia', [`guests.travelers.${at}.lastName`]: 'Sá' },
  ...{ [`guests.travelers.${at}.dateOfBirth`]: born, [`guests.travelers.${at}.weight`]: '62,5 kg' },
  ...{ [`guests.travelers.${at}.height`]: '170 cm', [`guests.travelers.${at}.passportNumber`]: 'X12' },
  ...{
    [`guests.travelers.${at}.passportExpiryDate`]: '2031-01-31',
    [`guests.travelers.${at}.passportNationality`]: 'PT',
  },
});
const ANSWERED = {
  ...{ ...person(0, '1990-05-01'), ...person(1, '2017-03-12'), ...NAMED },
  ...{ 'guests.pickup': 'rossio', 'guests.tourLanguage': 'pt:GUIDE' },
  ...{
    'guests.arrival.mode': 'AIRPORT',
    'guests.arrival.fields.airline': 'TAP',
    'guests.arrival.fields.flightNumber': 'TP 1356',
  },
  ...{ 'guests.arrival.fields.arrivalTime': '08:10', 'guests.arrival.fields.dropOffDetails': 'Hotel Sol' },
  ...{ 'guests.departure.mode': 'PORT', 'guests.departure.fields.departureDate': '2027-03-13' },
  ...{ 'guests.departure.fields.boardingTime': '16:00', 'guests.departure.fields.pickupPoint': 'Hotel Sol' },
};
const filled = () => typed(empty(), ANSWERED);

describe('what the form asks', () => {
  it('G94 is names, e-mail and phone alone where the product asks nothing', () => {
    expect(Object.keys(errorsOf(of(PLAIN, { person: ines }).initial, PLAIN))).toEqual([
      ...[
        'guests.travelers.1.firstName',
        'guests.travelers.1.lastName',
        'guests.travelers.2.firstName',
        'guests.travelers.2.lastName',
      ],
      'guests.phone',
    ]);
    expect(errorsOf(typed(empty(asking({})), NAMED), asking({}))).toEqual({});
  });

  it('R332 is everything that the product requires, in the order of the page and in the sentences of the catalog', () => {
    const offer = { ...ALL, travelers: { ADULT: 1 } };
    expect(errorsOf(typed(empty(offer), NAMED), offer)).toEqual({
      'guests.travelers.0.dateOfBirth': activityFieldRefusals.date,
      'guests.travelers.0.weight': activityFieldRefusals.weight,
      'guests.travelers.0.height': activityFieldRefusals.height,
      'guests.travelers.0.passportNumber': activityFieldRefusals.passportNumber,
      'guests.travelers.0.passportExpiryDate': activityFieldRefusals.passportExpiryDate,
      'guests.travelers.0.passportNationality': activityFieldRefusals.passportNationality,
      'guests.pickup': activityFieldRefusals.pickupLocation,
      'guests.tourLanguage': activityFieldRefusals.tourLanguage,
      'guests.arrival.mode': activityFieldRefusals.arrivalMode,
      'guests.departure.mode': activityFieldRefusals.departureMode,
    });
  });

  it('G94 may be left out where an answer is not required, and is judged where there is one', () => {
    const offer = asking({
      traveler: { weight: false, passportNumber: false, dateOfBirth: false },
      booking: { pickup: false, arrival: false, specialRequests: false },
    });
    const form = typed(empty(offer), NAMED);
    expect(errorsOf(form, offer)).toEqual({});
    expect(errorsOf(typed(form, { 'guests.travelers.0.weight': 'heavy kg' }), offer)).toEqual({
      'guests.travelers.0.weight': activityFieldRefusals.weight,
    });
  });

  it('R333 is a valid email address', () => {
    for (const email of ['', 'ines@'])
      expect(errorsOf(typed(filled(), { 'guests.email': email }))).toEqual({
        'guests.email': activityFieldRefusals.email,
      });
  });

  it('R336 is what the chosen way asks, and nothing of another one', () => {
    const form = typed(filled(), { 'guests.arrival.mode': 'TRAIN', 'guests.departure.mode': 'CRUISE' });
    expect(errorsOf(form)).toEqual({
      'guests.arrival.fields.railLine': activityFieldRefusals.railLine,
      'guests.arrival.fields.railStation': activityFieldRefusals.railStation,
      'guests.departure.fields.cruiseShip': activityFieldRefusals.cruiseShip,
    });
  });

  it('takes "I will decide later" where the product does', () => {
    const later = typed(filled(), { 'guests.pickup': '@later ' });
    expect(errorsOf(later)).toEqual({});
    const now = { ...ALL, activity: { ...ASKING, pickup: { ...ASKING.pickup, mayWait: false } } };
    expect(errorsOf(later, now)).toEqual({ 'guests.pickup': activityFieldRefusals.pickupLocation });
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
    sentOf(typed(empty(of), values), of).guests['pickup'];

  it('R332 is a place, the meeting point, or an address of one’s own where it is taken', () => {
    expect(send({ 'guests.pickup': 'rossio' })).toEqual({ point: 'rossio' });
    expect(send({ 'guests.pickup': '@meet' })).toEqual({ meet: true });
    const own = { 'guests.pickup': '@own Rua da Prata 1' };
    expect(send(own)).toEqual({ text: 'Rua da Prata 1' });
    expect(errorsOf(typed(empty(offer), { ...NAMED, ...own }), offer)).toEqual({});
    const unsaid = typed(empty(offer), { ...NAMED, 'guests.pickup': '@own ' });
    expect(errorsOf(unsaid, offer)).toEqual({ 'guests.pickup': activityFieldRefusals.pickupLocation });
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
      typed(empty(by), { ...NAMED, 'guests.arrival.mode': mode, [`guests.arrival.fields.${field}`]: 'CP' });
    expect(errorsOf(arriving('AIRPORT', 'airline'), by)).toEqual({
      'guests.pickup': activityFieldRefusals.pickupLocation,
    });
    expect(errorsOf(arriving('TRAIN', 'railLine'), by)).toEqual({});
    expect(send({ 'guests.arrival.mode': 'TRAIN', 'guests.pickup': 'belem' }, by)).toBeUndefined();
  });
});

it('R333 a phone number begins with its country where the organizer has to call from abroad', () => {
  const offer = asking({ phoneWithCountry: true });
  const phone = (value: string) => errorsOf(typed(empty(offer), { ...NAMED, 'guests.phone': value }), offer);
  expect(phone('912 345 678')).toEqual({ 'guests.phone': supplierRefusals.phoneCountry });
  expect(phone('+351 912 345 678')).toEqual({});
});

describe('who may take part', () => {
  const bornOn = (at: number, born: string) =>
    errorsOf(typed(filled(), { [`guests.travelers.${at}.dateOfBirth`]: born }))[
      `guests.travelers.${at}.dateOfBirth`
    ];

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
    const numbers = typed(filled(), {
      'guests.travelers.0.passportNumber': '@@',
      'guests.arrival.fields.flightNumber': '!!',
    });
    expect(errorsOf(numbers)).toMatchObject({
      'guests.travelers.0.passportNumber': activityFieldRefusals.passportNumberWrong,
      'guests.arrival.fields.flightNumber': activityFieldRefusals.flightNumberWrong,
    });
  });

  it('has a passport that is valid on that day', () => {
    const of = (day: string) => errorsOf(typed(filled(), { 'guests.travelers.0.passportExpiryDate': day }));
    expect(of('2027-03-12')).toEqual({});
    expect(of('2027-03-11')).toHaveProperty(['guests.travelers.0.passportExpiryDate']);
  });
});

describe('what is sent', () => {
  it('R332 R334 is every answer at its level, as the contract wants it', () => {
    expect(errorsOf(filled())).toEqual({});
    const { guests } = sentOf(filled(), ALL);
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
    const { guests } = sentOf(typed(filled(), { 'guests.arrival.mode': 'OTHER' }), ALL);
    expect(guests['arrival']).toEqual({
      mode: 'OTHER',
      fields: { arrivalTime: '08:10', dropOffDetails: 'Hotel Sol' },
    });
  });

  it('G94 is nothing that is not asked', () => {
    const { guests } = sentOf(filled(), { ...ALL, activity: someDetails() });
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
      sentOf(typed(empty(offer), values), offer).guests['pickup'];
    expect(send({ 'guests.pickup': 'Hotel Sol' })).toEqual({ text: 'Hotel Sol' });
    expect(send({ 'guests.pickup': '@later rossio' }, ALL)).toEqual({ later: true });
  });
});

describe('what is known', () => {
  it('fills in who leads, the only language and the only way', () => {
    const offer = asking({
      booking: { tourLanguage: true, arrival: true, departure: false },
      modes: ['PORT'],
    });
    const guides = [{ language: 'pt' as const, type: 'AUDIO' as const }];
    const { guests } = of({ ...offer, option: anOption({ guides }) }, { person: ines }).initial as {
      guests: unknown;
    };
    expect(guests).toMatchObject({
      travelers: [{ firstName: 'Inês' }],
      tourLanguage: 'pt:AUDIO',
      ...{ arrival: { mode: 'PORT' }, departure: { mode: '' } },
    });
    expect([usualUnits('en-US'), usualUnits('pt-PT')]).toEqual([
      ['lbs', 'ft'],
      ['kg', 'cm'],
    ]);
  });

  it('fills in what is saved of somebody, and saves what was typed', () => {
    const [saved] = of(ALL).people(filled());
    expect(saved).toMatchObject({ email: 'ines@example.com', birthDate: '1990-05-01', nationality: 'PT' });
    const lead = of(ALL)
      .parts(filled())
      .filter(isSection)
      .find(({ person }) => person)!;
    expect(Object.fromEntries(lead.person!.filled!(saved!))).toEqual({
      ...{ firstName: 'Inês', lastName: 'Carvalho' },
      ...{ dateOfBirth: '1990-05-01', passportNationality: 'PT' },
    });
  });
});
