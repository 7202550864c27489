import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { ConfirmedView } from '@/core/selling/after-sale/confirmation/ConfirmedView';
import { Papers } from '@/core/selling/after-sale/papers/Papers';
import { useTold } from '@/core/selling/after-sale/told/use-told';
import { PlacePhoto } from '@/core/places/PlacePhoto';
import { RouteArc } from '@/core/ui/route/RouteArc';
import { deadlinePlace, type FlightReservation, type FlightLeg, type FlightOffer } from '../../contract';
import { tellTrip, visitedCities } from '../../say/told';
import { TicketTimeNote } from '../booking/hold/TicketTimeNote';
import { FLIGHTS } from '../product';
import { useAirports } from '../search/places/use-places';
import { BoardingPass } from './BoardingPass';

/** A booking that is made: where it goes, how to find it again, what to keep. */
export function Confirmed({ reservation }: { reservation: FlightReservation }) {
  const { t } = useLingui();
  const format = useFormat();
  const { offer } = reservation;
  const told = useTold(tellTrip, reservation);
  const [first] = offer.flights;
  const points = useRoutePoints(offer);
  const cities = visitedCities(offer.flights);
  const city = format.list(cities);
  return (
    <ConfirmedView
      product={FLIGHTS}
      booking={reservation}
      heading={told.made}
      email={told.email}
      note={<TicketTimeNote limit={reservation.ticketTimeLimit} place={deadlinePlace(offer.flights)} />}
      above={
        <>
          <PlacePhoto place={first?.destination.code ?? ''} name={cities[0] ?? ''} />
          {points && (
            <RouteArc
              points={points}
              ratio="card"
              label={t`Route from ${first?.origin.city ?? ''} to ${city}`}
            />
          )}
        </>
      }
      pass={<BoardingPass reservation={reservation} />}
      papers={
        <Papers product={FLIGHTS} booking={reservation} email={told.email} events={() => told.events} />
      }
    />
  );
}

interface RoutePoint {
  lat: number;
  lon: number;
  label: string;
}

type Trip = Pick<FlightOffer, 'routeType'> & { readonly flights: readonly Pick<FlightLeg, 'segments'>[] };

/** The airports that a trip calls at; of a round trip on its way there. */
function airportsOf({ routeType, flights }: Trip): string[] {
  const ways = routeType === 'Round-Trip' ? flights.slice(0, 1) : flights;
  const calls = ways.flatMap(({ segments }) =>
    segments.flatMap(({ origin, destination }) => [origin.code, destination.code]),
  );
  return calls.filter((code, at) => code !== calls[at - 1]);
}

/** Where the airports of a trip lie, in order; null until all are known. Offers carry no coordinates. */
function useRoutePoints(trip: Trip): RoutePoint[] | null {
  const codes = airportsOf(trip);
  const answerOf = useAirports(codes);
  const points = codes.map((code, index) => {
    const groups = answerOf(code)?.data?.data ?? [];
    const airport = groups.flatMap(({ airports }) => airports).find((found) => found.code === code);
    // Where a trip comes back to, its name stands already.
    const label = codes.indexOf(code) === index ? code : '';
    return airport && { lat: airport.latitude, lon: airport.longitude, label };
  });
  return points.length > 1 && points.every((point) => point !== undefined) ? points : null;
}
