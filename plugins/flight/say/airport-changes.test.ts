import { describe, expect, it } from 'vitest';
import type { Say } from '@/core/say/say';
import type { RouteType } from '../contract';
import { airportChanges, airportChangeTexts } from './airport-changes';

const at = (code: string, city: string) => ({ code, name: `${code} Airport`, city });
const [LIS, LHR, LGW, JFK, EWR] = [
  at('LIS', 'Lisbon'),
  at('LHR', 'London'),
  at('LGW', 'London'),
  at('JFK', 'New York'),
  at('EWR', 'New York'),
];
const leg = (
  origin: typeof LIS,
  destination: typeof LIS,
  changes: [typeof LIS, typeof LIS | null][] = [],
) => ({
  origin,
  destination,
  stops: changes.map(([airport, changeTo]) => ({ airport, changeTo, duration: 90, overnight: false })),
});
const kinds = (flights: ReturnType<typeof leg>[], routeType: RouteType = 'Round-Trip') =>
  airportChanges({ routeType, flights }).map(({ kind, from, to }) => `${kind} ${from.code} ${to.code}`);

describe('different airports of one city', () => {
  it('are named between two flights', () => {
    expect(kinds([leg(LIS, JFK, [[LHR, LGW]])])).toEqual(['transfer LHR LGW']);
    expect(kinds([leg(LIS, JFK, [[LHR, null]])])).toEqual([]);
  });
  it('are named between the two directions', () => {
    expect(kinds([leg(LIS, LHR), leg(LGW, LIS)])).toEqual(['return LHR LGW']);
    expect(kinds([leg(LIS, LHR), leg(LHR, LIS)])).toEqual([]);
  });
  it('are named when the way home ends at another one', () => {
    expect(kinds([leg(LHR, LIS), leg(LIS, LGW)])).toEqual(['home LHR LGW']);
    expect(kinds([leg(LHR, JFK), leg(EWR, LGW)])).toEqual(['return JFK EWR', 'home LHR LGW']);
  });
  it('are no change where the traveler goes on from another city', () => {
    expect(kinds([leg(LIS, LHR), leg(JFK, LIS)])).toEqual([]);
    expect(kinds([leg(LIS, LHR), leg(LGW, JFK), leg(JFK, LIS)], 'Multi-City')).toEqual(['next LHR LGW']);
  });
  it('R185 the second of two flights is no return where several cities were searched', () => {
    expect(kinds([leg(LIS, LHR), leg(LGW, JFK)], 'Multi-City')).toEqual(['next LHR LGW']);
  });
  it('are called by their own names, in any of our languages', () => {
    const say: Say = { locale: 'en', _: ({ values }) => `${values!['one']} | ${values!['other']}` };
    const named = (one: string, other: string) =>
      airportChangeTexts(
        {
          routeType: 'Round-Trip',
          flights: [leg(LIS, { ...LHR!, name: one }), leg({ ...LGW!, name: other }, LIS)],
        },
        say,
      );
    expect(named('Heathrow Airport', 'Gatwick International Airport')).toEqual([
      'Heathrow (LHR) | Gatwick (LGW)',
    ]);
    expect(named('Aeroporto Internacional de Heathrow', 'Aeroporto do Gatwick')).toEqual([
      'Heathrow (LHR) | Gatwick (LGW)',
    ]);
    expect(named('Aeropuerto Internacional Heathrow', 'Aeropuerto del Gatwick')).toEqual([
      'Heathrow (LHR) | Gatwick (LGW)',
    ]);
  });
});
