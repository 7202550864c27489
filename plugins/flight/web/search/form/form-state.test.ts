import { describe, expect, it, vi } from 'vitest';
import { PLACES } from '../../testing/fixtures';
import { fillCriteria, toCriteria } from '../criteria/criteria';
import {
  addLeg,
  canAdd,
  canRemove,
  earliestDate,
  removeLeg,
  setDepart,
  setLegDate,
  setPlace,
  setTrip,
  startForm,
  swapPlaces,
  toFilled,
  todayThere,
  withNames,
  type FormState,
} from './form-state';
import { placeOfCode, placeToCome } from '../places/places';

const DAY = '2026-11-20';
const round = startForm(
  fillCriteria({ from: 'LIS', to: 'NYC', depart: '2026-12-01', return: '2026-12-08' }, DAY),
);
const multi = setTrip(round, 'multi-city');
const codes = ({ legs }: FormState) => legs.map(({ from, to }) => [from?.code, to?.code]);
const dates = ({ legs }: FormState) => legs.map(({ singleDate }) => singleDate);

describe('search form', () => {
  it('R186 holds of each leg an id, both places with country and code, a day and a range', () => {
    const [leg] = withNames(round, (code) => placeOfCode(PLACES, code)).legs;
    expect(leg).toEqual({
      id: 'leg-1',
      from: {
        code: 'LIS',
        name: 'Lisbon',
        country: 'Portugal',
        countryShortCode: 'PT',
        isCity: false,
        zone: 'Europe/Lisbon',
      },
      to: {
        code: 'NYC',
        name: 'New York',
        country: 'United States',
        countryShortCode: 'US',
        isCity: true,
        zone: 'America/New_York',
      },
      singleDate: '2026-12-01',
      rangeDate: { startDate: '2026-12-01', endDate: '2026-12-08' },
    });
  });

  it('gives back the criteria it started with', () => {
    for (const criteria of [
      { from: 'LIS', to: 'NYC', depart: '2026-12-01', return: '2026-12-08', adults: 2 },
      { trip: 'one-way' as const, from: 'LIS', depart: '2026-12-01', adults: 1, prefs: 'noCodeshare' },
      { trip: 'multi-city' as const, legs: 'LIS.NYC.2026-12-01~NYC.SFO.~SFO.LIS.2026-12-09', adults: 1 },
    ])
      expect(toCriteria(toFilled(startForm(fillCriteria(criteria, DAY))))).toEqual(criteria);
  });

  it('waits for names, and drops a code that no place has', () => {
    expect(codes(withNames(round, () => undefined))).toEqual([['LIS', 'NYC']]);
    expect(codes(withNames(round, (code) => (code === 'LIS' ? placeOfCode(PLACES, code) : null)))).toEqual([
      ['LIS', undefined],
    ]);
  });

  it('R185 turns a round trip into two flights, and back without losing it', () => {
    expect(codes(multi)).toEqual([
      ['LIS', 'NYC'],
      ['NYC', undefined],
    ]);
    expect(dates(multi)).toEqual(['2026-12-01', '2026-12-08']);
    expect(toFilled(setTrip(multi, 'round-trip'))).toEqual(toFilled(round));
  });

  it('R185 has two to six flights, each leaving from where the last one leads', () => {
    const three = addLeg(setPlace(multi, 'leg-2', 'to', placeToCome('SFO')));
    expect(codes(three)[2]).toEqual(['SFO', undefined]);
    expect(three.legs[2]!.singleDate).toBeNull();
    const many = [1, 2, 3, 4, 5, 6].reduce(addLeg, multi);
    expect(many.legs).toHaveLength(6);
    expect(canAdd(many)).toBe(false);
    expect(new Set(many.legs.map(({ id }) => id)).size).toBe(6);
    expect(canRemove(multi)).toBe(false);
    expect(removeLeg(multi, 'leg-1')).toBe(multi);
    expect(removeLeg(many, 'leg-3').legs.map(({ id }) => id)).not.toContain('leg-3');
    expect(addLeg(removeLeg(many, 'leg-3')).legs.at(-1)!.id).toBe('leg-7');
  });

  it('lets the next flight follow a changed destination, unless it left from elsewhere', () => {
    const toBoston = setPlace(multi, 'leg-1', 'to', placeToCome('BOS'));
    expect(codes(toBoston)[1]).toEqual(['BOS', undefined]);
    const fromElsewhere = setPlace(multi, 'leg-2', 'from', placeToCome('PHL'));
    expect(codes(setPlace(fromElsewhere, 'leg-1', 'to', placeToCome('BOS')))[1]).toEqual(['PHL', undefined]);
  });

  it('moves later flights that would leave before, and offers no day before those in front', () => {
    const three = setLegDate(addLeg(multi), 'leg-3', '2026-12-12');
    expect(dates(setLegDate(three, 'leg-1', '2026-12-10'))).toEqual([
      '2026-12-10',
      '2026-12-10',
      '2026-12-12',
    ]);
    expect(dates(setLegDate(three, 'leg-2', '2026-12-02'))).toEqual([
      '2026-12-01',
      '2026-12-02',
      '2026-12-12',
    ]);
    expect(earliestDate(three, 2, DAY)).toBe('2026-12-08');
    expect(earliestDate(three, 0, DAY)).toBe(DAY);
  });

  it('begins with the day that it is where a flight leaves', () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T10:30:00Z') });
    const day = (zone: string) => todayThere({ from: { ...placeToCome('XXX'), zone } });
    expect([day('Pacific/Pago_Pago'), day('Pacific/Kiritimati')]).toEqual(['2026-11-19', '2026-11-21']);
    vi.useRealTimers();
  });

  it('R054 keeps the length of the stay when the departure moves, within 28 days', () => {
    expect(toFilled(setDepart(round, '2027-01-10'))).toMatchObject({
      depart: '2027-01-10',
      return: '2027-01-17',
    });
    const long = startForm(fillCriteria({ depart: '2026-12-01', return: '2027-03-01' }, DAY));
    expect(toFilled(setDepart(long, '2027-01-01')).return).toBe('2027-01-29');
  });

  it('swaps origin and destination', () => {
    expect(codes(swapPlaces(round))).toEqual([['NYC', 'LIS']]);
  });
});
