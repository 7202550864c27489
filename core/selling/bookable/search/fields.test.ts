import { expect, it, vi } from 'vitest';
import type { Place } from '../../../contract/reference';
import { count } from '../../../fields/count';
import { days } from '../../../fields/days';
import { criteriaShape, filled, lastDay, searchErrors, todayThere, type SearchFields } from './fields';
import { place } from './place';

const word = (text: string) => ({ id: text, message: text });
const FIELDS: SearchFields = {
  place: { kind: place({ placeholder: word('City'), missing: word('Choose one') }), label: word('Where') },
  from: {
    kind: days({
      ...{ until: 'to', unit: 'nights', ahead: 7, length: 2 },
      ...{ startLabel: word('From'), endLabel: word('To') },
    }),
    label: word('Dates'),
  },
  people: { kind: count({ min: 1, max: 4, first: 2, told: String }), label: word('People') },
};
const TODAY = '2027-03-01';
const wrong = (criteria: object, exists?: (place: string) => boolean) =>
  searchErrors(FIELDS, filled(FIELDS, criteria as never, TODAY), exists, TODAY).map(
    ({ field, isMissing }) => [field, isMissing ?? false],
  );

it('an address without criteria means the usual ones; the last day follows a first one that was given', () => {
  expect(filled(FIELDS, {}, TODAY)).toEqual({ from: '2027-03-08', to: '2027-03-10', people: 2 });
  expect(filled(FIELDS, { from: '2027-05-01' }, TODAY)).toMatchObject({ to: '2027-05-03' });
  expect(lastDay(FIELDS, filled(FIELDS, {}, TODAY))).toBe('2027-03-08');
});

it('what cannot be used in an address counts as absent', () => {
  const read = criteriaShape(FIELDS).parse({ place: 'x', from: '2027-02-30', to: '2027-03-04', people: '9' });
  expect(read).toEqual({ to: '2027-03-04' });
  expect(criteriaShape(FIELDS).parse({ place: 'city:LIS', people: '3' })).toEqual({
    ...{ place: 'city:LIS', people: 3 },
  });
});

it('a place that is missing is told after a try; what is wrong at once', () => {
  expect(wrong({})).toEqual([['place', true]]);
  expect(wrong({ place: 'city:XXX' }, () => false)).toEqual([['place', false]]);
  expect(wrong({ place: 'city:LIS', from: '2027-02-01', to: '2027-03-04' })).toEqual([['from', false]]);
  expect(wrong({ place: 'city:LIS', from: '2027-03-05', to: '2027-03-04' })).toEqual([['from', false]]);
  expect(wrong({ place: 'city:LIS' })).toEqual([]);
});

it('the first day is the one that it is at the place, once that is known', () => {
  vi.useFakeTimers({ now: new Date('2027-03-01T10:30:00Z') });
  const at = (zone: string) => todayThere(FIELDS, { place: 'city:XXX' }, () => ({ zone }) as Place);
  expect([at('Pacific/Pago_Pago'), at('Pacific/Kiritimati')]).toEqual(['2027-02-28', '2027-03-02']);
  vi.useRealTimers();
});
