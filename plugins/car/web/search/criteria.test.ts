import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { CarSearch } from '../../contract';
import { PLACES } from '../testing/fixtures';
import { criteriaErrors, toCarSearch } from './car-search';
import { CriteriaSearch, fillCriteria, momentOf, placeIds, toCriteria, type Criteria } from './criteria';

const DAY = '2026-11-20';
const NOW = new Date('2026-11-20T12:00:00Z');
const WEEK = {
  ...{ from: 'airport:LIS', pickUp: '2027-03-12T10:00', dropOff: '2027-03-19T10:00' },
  country: 'US',
};
const placeOf = (id: string) => Object.values(PLACES).find((place) => place.id === id) ?? null;
const told = (...given: Parameters<typeof criteriaErrors>) =>
  criteriaErrors(...given).map(({ field, message, isMissing }) => [field, i18n._(message), !!isMissing]);
const errors = (criteria: Criteria) => told(fillCriteria(criteria, DAY), placeOf, NOW);
const NO_PICK_UP = ['from', 'Pick-up location is required'];
const NO_DROP_OFF = ['to', 'Drop-off location is required'];
const TOO_LONG = ['dropOff', 'Drop-off must be within 1 year of pick-up', false];
const TOO_SHORT = ['dropOff', 'There must be at least 1 hour between pick-up and drop-off', false];
const PICK_UP_TIME = ['pickUp', 'Please enter a valid pickup time', false];
const PICK_UP_OVER = ['pickUp', 'The pick-up time has passed. Please choose another one.', false];
const UNKNOWN = 'We do not know this place. Please choose another one.';
const AGE = ['driver', 'The driver must be 18 to 99 years old', false];
const COUNTRY = ['driver', 'Choose the country in which the driver lives', false];

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

describe('criteria of a rental', () => {
  it('R287 a driver is 25, lives nowhere that is known, and brings the car back to where it was picked up', () => {
    expect(fillCriteria({}, DAY)).toEqual({
      from: null,
      isReturnedElsewhere: false,
      to: null,
      pickUp: { date: '2026-11-21', time: '10:00' },
      dropOff: { date: '2026-11-24', time: '10:00' },
      age: 25,
      country: '',
    });
  });

  it('R288 with Same drop-off the car comes back to the place of the pick-up', () => {
    const search = toCarSearch(fillCriteria(WEEK, DAY), placeOf, NOW)!;
    expect([search.returnLatitude, search.returnLongitude]).toEqual([
      search.pickupLatitude,
      search.pickupLongitude,
    ]);
    expect([search.pickupName, search.dropoffName]).toEqual(['Humberto Delgado', 'Humberto Delgado']);
    expect(fillCriteria({ ...WEEK, to: WEEK.from }, DAY).isReturnedElsewhere).toBe(false);
    const elsewhere = toCarSearch(fillCriteria({ ...WEEK, to: 'airport:OPO' }, DAY), placeOf, NOW)!;
    expect([elsewhere.dropoffName, elsewhere.returnLatitude]).toEqual([
      'Francisco Sá Carneiro',
      PLACES.portoAirport.latitude,
    ]);
  });

  it('makes what the call accepts', () => {
    const search = toCarSearch(fillCriteria({ ...WEEK, to: 'city:PT-lisbon', age: 70 }, DAY), placeOf, NOW);
    expect(CarSearch.parse(search)).toEqual(search);
  });

  it('goes into an address and comes back from it', () => {
    const criteria = { ...WEEK, to: 'airport:OPO', age: 31, country: 'PT' };
    expect(toCriteria(fillCriteria(CriteriaSearch.parse(criteria), DAY))).toEqual(criteria);
    expect(placeIds(fillCriteria(criteria))).toEqual(['airport:LIS', 'airport:OPO']);
    expect(placeIds(fillCriteria({ ...WEEK, to: WEEK.from }))).toEqual(['airport:LIS']);
  });

  it('reads an address tolerantly', () => {
    expect(
      CriteriaSearch.parse({ from: 'a,b', to: '', pickUp: 5, dropOff: 'soon', age: '40', country: {} }),
    ).toEqual({ dropOff: 'soon', age: 40 });
    expect(momentOf('2027-02-30T10:00')).toEqual({ date: null, time: '10:00' });
    expect(momentOf('2027-02-28')).toEqual({ date: '2027-02-28', time: null });
  });
});

describe('what keeps a search of cars from starting', () => {
  it('R283 M336 a place to pick up', () => {
    expect(errors({ ...WEEK, from: undefined })).toEqual([[...NO_PICK_UP, true]]);
    expect(errors({ ...WEEK, from: 'airport:XXX' })).toEqual([['from', UNKNOWN, false]]);
  });

  it('R283 M337 a place to drop off, unless it is the same', () => {
    expect(told({ ...fillCriteria(WEEK, DAY), isReturnedElsewhere: true }, placeOf, NOW)).toEqual([
      [...NO_DROP_OFF, true],
    ]);
    expect(errors(WEEK)).toEqual([]);
    expect(errors({ ...WEEK, to: 'city:nowhere' })).toEqual([['to', UNKNOWN, false]]);
  });

  it('R284 M338 a drop-off more than a year after the pick-up', () => {
    expect(errors({ ...WEEK, dropOff: '2028-03-12T10:00' })).toEqual([]);
    expect(errors({ ...WEEK, dropOff: '2028-03-12T10:30' })).toEqual([TOO_LONG]);
  });

  it('R285 M339 less than an hour between pick-up and drop-off', () => {
    expect(errors({ ...WEEK, dropOff: '2027-03-12T11:00' })).toEqual([]);
    expect(errors({ ...WEEK, dropOff: '2027-03-12T10:30' })).toEqual([TOO_SHORT]);
    expect(errors({ ...WEEK, dropOff: 'soon' })).toEqual([TOO_SHORT]);
  });

  it('R286 G84 a pick-up that no calendar has, or that is over at the place of the pick-up', () => {
    expect(errors({ ...WEEK, pickUp: '2027-02-30T10:00' })).toEqual([PICK_UP_TIME]);
    // Noon in Greenwich: half past eight in the morning has long been in Lisbon, and is to come in New York.
    const morning = { ...WEEK, pickUp: '2026-11-20T08:30', dropOff: '2026-11-21T10:00' };
    expect(errors(morning)).toEqual([PICK_UP_OVER]);
    const inNewYork = () => ({ ...PLACES.lisbonAirport, zone: 'America/New_York' });
    expect(criteriaErrors(fillCriteria(morning, DAY), inNewYork, NOW)).toEqual([]);
  });

  it('G86 a driver younger than 18 or older than 99', () => {
    for (const age of [18, 99]) expect(errors({ ...WEEK, age })).toEqual([]);
    for (const age of [17, 100, 25.5]) expect(errors({ ...WEEK, age })).toEqual([AGE]);
    expect(errors({ ...WEEK, country: 'Portugal' })).toEqual([COUNTRY]);
    expect(errors({ ...WEEK, country: '' })).toEqual([COUNTRY]);
  });
});
