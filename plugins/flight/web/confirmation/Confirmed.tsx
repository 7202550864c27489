import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmedView } from '@/core/selling/after-sale/confirmation/ConfirmedView';
import { PlacePhoto } from '@/core/places/PlacePhoto';
import { useFormat } from '@/core/i18n/use-format';
import { RouteArc } from '@/core/ui/route/RouteArc';
import { deadlinePlace, type FlightReservation, type FlightLeg, type FlightOffer } from '../../contract';
import { TicketTimeNote } from '../booking/hold/TicketTimeNote';
import { KeepItinerary } from '../parts/KeepItinerary';
import { FLIGHTS } from '../product';
import { BoardingPass } from './BoardingPass';
import { visitedCities } from '../parts/visited';
import { useAirports } from '../search/places/use-places';

/** A booking that is made: where it goes, how to find it again, what to keep. */
export function Confirmed({ reservation }: { reservation: FlightReservation }) {
  const { t } = useLingui();
  const { offer, contact } = reservation;
  const format = useFormat();
  const [first] = offer.flights;
  const points = useRoutePoints(offer);
  const cities = visitedCities(offer.flights);
  const city = format.list(cities);
  return (
    <ConfirmedView
      product={FLIGHTS}
      booking={reservation}
      heading={<Trans>You are going to {city}</Trans>}
      email={contact.email}
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
      papers={<KeepItinerary reservation={reservation} />}
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
