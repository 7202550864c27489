import { describe, expect, it } from 'vitest';
import { FlightSearch } from '../../../contract';
import { CriteriaSearch, fillCriteria, toCriteria, toFlightSearch, type FilledCriteria } from './criteria';
import { criteriaErrors } from './criteria-errors';

const DAY = '2026-11-20';
const today = () => DAY;
const lisbon = fillCriteria({ from: 'LIS', to: 'NYC' }, DAY);
const threeCities = fillCriteria(
  { trip: 'multi-city', legs: 'LIS.JFK.2026-12-01~JFK.SFO.2026-12-05~SFO.LIS.2026-12-12' },
  DAY,
);
const kinds = (filled: FilledCriteria) => criteriaErrors(filled, today).map(({ kind, leg }) => [kind, leg]);

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
    expect(kinds(fillCriteria({ from: 'LIS', to: 'LIS' }, DAY))).toEqual([['same-place', 0]]);
    expect(kinds(lisbon)).toEqual([]);
    const round = fillCriteria({ legs: 'LIS.JFK.2026-12-01~JFK.JFK.2026-12-05' }, DAY);
    expect(kinds(round)).toEqual([['same-place', 1]]);
  });

  it('names everything that is missing or out of order', () => {
    expect(kinds(fillCriteria({}, DAY))).toEqual([
      ['from-missing', 0],
      ['to-missing', 0],
    ]);
    const late = fillCriteria({ from: 'LIS', to: 'OPO', depart: '2026-11-19', return: '2026-11-18' }, DAY);
    expect(kinds(late)).toEqual([
      ['depart-past', 0],
      ['return-early', 0],
    ]);
  });

  it('R193 goes by the calendar of the place where each flight leaves', () => {
    const today = (from: string | null) => (from === 'LIS' ? DAY : '2026-11-21');
    const from = (place: string) => fillCriteria({ from: place, to: 'OPO', depart: DAY }, DAY);
    const wrong = (filled: FilledCriteria) => criteriaErrors(filled, today).map(({ kind }) => kind);
    expect(wrong(from('LIS'))).toEqual([]);
    expect(wrong(from('AKL'))).toEqual(['depart-past']);
  });

  it('R185 finds what is wrong with each flight of a multi-city trip', () => {
    expect(kinds(threeCities)).toEqual([]);
    const wrong = fillCriteria(
      { legs: 'LIS.JFK.2026-12-05~JFK..2026-12-20~SFO.LIS.2026-12-12~LIS.OPO' },
      DAY,
    );
    expect(kinds(wrong)).toEqual([
      ['to-missing', 1],
      ['leg-early', 2],
      ['date-missing', 3],
    ]);
    expect(toFlightSearch(wrong, today)).toBeNull();
  });

  it('R185 asks for one leg or for two, in words the contract accepts', () => {
    const round = toFlightSearch(lisbon, today);
    expect(round?.legs).toEqual([
      { origin: 'LIS', destination: 'NYC', departureDate: '2026-11-21' },
      { origin: 'NYC', destination: 'LIS', departureDate: '2026-11-27' },
    ]);
    expect(FlightSearch.parse(round).preferences.schedule.allowedStops).toBe('2+');
    expect(toFlightSearch({ ...lisbon, trip: 'one-way' }, today)?.legs).toHaveLength(1);
    expect(toFlightSearch(fillCriteria({}, DAY), today)).toBeNull();
  });

  it('R185 R186 asks for each flight of a multi-city trip, and names its ends', () => {
    expect(FlightSearch.parse(toFlightSearch(threeCities, today)).legs).toEqual([
      { origin: 'LIS', destination: 'JFK', departureDate: '2026-12-01' },
      { origin: 'JFK', destination: 'SFO', departureDate: '2026-12-05' },
      { origin: 'SFO', destination: 'LIS', departureDate: '2026-12-12' },
    ]);
    expect(threeCities).toMatchObject({ from: 'LIS', to: 'LIS', depart: '2026-12-01', return: '2026-12-12' });
  });

  it('R188 a search asks for any number of stops and leaves tomorrow, unless told otherwise', () => {
    const search = FlightSearch.parse(toFlightSearch(lisbon, today));
    expect(search.legs[0]!.departureDate).toBe('2026-11-21');
    expect(search.preferences.schedule.allowedStops).toBe('2+');
    const direct = fillCriteria({ from: 'LIS', to: 'NYC', prefs: 'allowedStops.0' }, DAY);
    expect(FlightSearch.parse(toFlightSearch(direct, today)).preferences.schedule.allowedStops).toBe('0');
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
        legs: '~~',
        ages: 'x~~99999',
        prefs: 'allowedStops.7~colour.red',
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
        ages: '~~1',
        cabin: 'business',
      },
      DAY,
    );
    expect(toCriteria(trip).ages).toBe('~~1');
    expect(fillCriteria(CriteriaSearch.parse(toCriteria(trip)), DAY)).toEqual(trip);
    expect(fillCriteria(CriteriaSearch.parse(toCriteria(lisbon)), '2026-11-25')).toEqual(lisbon);
    expect(fillCriteria(CriteriaSearch.parse(toCriteria(threeCities)), '2026-11-25')).toEqual(threeCities);
    const family = fillCriteria(
      { legs: toCriteria(threeCities).legs, adults: 2, children: 2, ages: '~17~11' },
      DAY,
    );
    expect(family.travellers).toEqual({ adults: 2, children: 2, infants: 0, ages: [null, 17, 11, null] });
    expect(fillCriteria(CriteriaSearch.parse(toCriteria(family)), '2026-11-25')).toEqual(family);
    expect(FlightSearch.parse(toFlightSearch(family, today)).travellers).toEqual(family.travellers);
    expect(toCriteria(threeCities)).toEqual({
      trip: 'multi-city',
      legs: 'LIS.JFK.2026-12-01~JFK.SFO.2026-12-05~SFO.LIS.2026-12-12',
      adults: 1,
    });
  });
});
