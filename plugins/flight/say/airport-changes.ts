import { msg } from '@lingui/core/macro';
import type { Say } from '@/core/say/say';
import type { AirportRef, FlightLeg, FlightOffer } from '../contract';

/**
 * Where a traveler needs another airport of the same city: between two flights of a leg, at the start of the next
 * direction, or on coming home.
 */
export interface AirportChange {
  kind: 'transfer' | 'next' | 'return' | 'home';
  /** Where one lands, or set out. */
  from: AirportRef;
  /** Where one has to be, or comes back to. */
  to: AirportRef;
}

type Leg = Pick<FlightLeg, 'origin' | 'destination' | 'stops'>;
type Trip = Pick<FlightOffer, 'routeType'> & { readonly flights: readonly Leg[] };

const isOtherOfCity = (a: AirportRef, b: AirportRef): boolean => a.code !== b.code && a.city === b.city;

export function airportChanges({ routeType, flights: legs }: Trip): AirportChange[] {
  const changes = legs.flatMap((leg, index): AirportChange[] => {
    const next = legs[index + 1];
    return [
      ...leg.stops.flatMap(({ airport, changeTo }) =>
        changeTo ? [{ kind: 'transfer' as const, from: airport, to: changeTo }] : [],
      ),
      ...(next && isOtherOfCity(leg.destination, next.origin)
        ? [
            {
              kind: routeType === 'Round-Trip' ? ('return' as const) : ('next' as const),
              from: leg.destination,
              to: next.origin,
            },
          ]
        : []),
    ];
  });
  const [first, last] = [legs[0], legs.at(-1)];
  return first && last && legs.length > 1 && isOtherOfCity(first.origin, last.destination)
    ? [...changes, { kind: 'home', from: first.origin, to: last.destination }]
    : changes;
}

/** What every airport is called, in our languages: the sentence says airport already. */
const KIND = /^(Aeroporto|Aeropuerto)( Internacional)?( d[eoa]| del)? | (International )?Airport$/;
const called = ({ name, code }: AirportRef): string => `${name.replace(KIND, '')} (${code})`;

function sentence({ kind, from, to }: AirportChange, say: Say): string {
  const [one, other] = [called(from), called(to)];
  const { city } = from;
  const words = {
    transfer: msg`Change of airport in ${city}: you land at ${one} and leave from ${other}`,
    return: msg`Return leaves from ${other}, not ${one}`,
    next: msg`The next flight leaves from ${other}, not ${one}`,
    home: msg`You return to ${other}, not ${one}`,
  };
  return say._(words[kind]);
}

/** Different airports of one city in plain words: screens, letters and documents say the same. */
export const airportChangeTexts = (trip: Trip, say: Say): string[] =>
  airportChanges(trip).map((change) => sentence(change, say));
