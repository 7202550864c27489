import { describe, expect, it } from 'vitest';
import { FlightSearch } from '../../contract';
import { CriteriaSearch, criteriaErrors, fillCriteria, toCriteria, toFlightSearch } from './criteria';
import { addDays, daysBetween, isDay, today } from './dates';

const DAY = '2026-11-20';
const lisbon = fillCriteria({ from: 'LIS', to: 'NYC' }, DAY);

describe('search criteria', () => {
  it('R184 defaults to Round-Trip and All cabins', () => {
    expect(fillCriteria({}, DAY)).toMatchObject({ trip: 'round-trip', cabin: 'NoPreference' });
  });

  it('R187 leaves tomorrow and comes back in seven days', () => {
    expect(fillCriteria({}, DAY)).toMatchObject({ depart: '2026-11-21', return: '2026-11-27' });
  });

  it('keeps the return after a departure that is further away', () => {
    expect(fillCriteria({ depart: '2027-02-10' }, DAY).return).toBe('2027-02-16');
  });

  it('R193 refuses the same origin and destination', () => {
    expect(criteriaErrors(fillCriteria({ from: 'LIS', to: 'LIS' }, DAY), DAY)).toEqual(['same-place']);
    expect(criteriaErrors(lisbon, DAY)).toEqual([]);
  });

  it('names everything that is missing or out of order', () => {
    expect(criteriaErrors(fillCriteria({}, DAY), DAY)).toEqual(['from-missing', 'to-missing']);
    const late = fillCriteria({ from: 'LIS', to: 'OPO', depart: '2026-11-19', return: '2026-11-18' }, DAY);
    expect(criteriaErrors(late, DAY)).toEqual(['depart-past', 'return-early']);
  });

  it('R185 asks for one leg or for two, in words the contract accepts', () => {
    const round = toFlightSearch(lisbon, DAY);
    expect(round?.legs).toEqual([
      { origin: 'LIS', destination: 'NYC', departureDate: '2026-11-21' },
      { origin: 'NYC', destination: 'LIS', departureDate: '2026-11-27' },
    ]);
    expect(FlightSearch.parse(round).preferences.schedule.allowedStops).toBe('2+');
    expect(toFlightSearch({ ...lisbon, trip: 'one-way' }, DAY)?.legs).toHaveLength(1);
    expect(toFlightSearch(fillCriteria({}, DAY), DAY)).toBeNull();
  });

  it('reads an address tolerantly', () => {
    expect(
      CriteriaSearch.parse({
        from: 'lis',
        to: 'New York',
        depart: '2026-02-30',
        adults: '9',
        trip: 'zigzag',
        cabin: 'first',
      }),
    ).toEqual({
      from: 'LIS',
      adults: 5,
      cabin: 'first',
    });
  });

  it('survives the way into an address and back', () => {
    const trip = fillCriteria(
      {
        trip: 'one-way',
        from: 'LIS',
        to: 'NYC',
        depart: '2027-01-05',
        adults: 2,
        infants: 1,
        cabin: 'business',
      },
      DAY,
    );
    expect(fillCriteria(CriteriaSearch.parse(toCriteria(trip)), DAY)).toEqual(trip);
    expect(fillCriteria(CriteriaSearch.parse(toCriteria(lisbon)), '2026-11-25')).toEqual(lisbon);
  });
});

describe('calendar days', () => {
  it('crosses months, years and leap days', () => {
    expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(daysBetween('2026-11-20', '2026-11-19')).toBe(-1);
  });

  it('knows which days exist and which one it is', () => {
    expect(isDay('2027-02-29')).toBe(false);
    expect(isDay('2028-02-29')).toBe(true);
    expect(isDay('28/02/2028')).toBe(false);
    expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });
});
