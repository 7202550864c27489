import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmedView } from '@/core/selling/after-sale/confirmation/ConfirmedView';
import { PlacePhoto } from '@/core/places/PlacePhoto';
import { useFormat } from '@/core/i18n/use-format';
import { RouteArc } from '@/core/ui/route/RouteArc';
import { deadlinePlace, type FlightReservation } from '../../contract';
import { TicketTimeNote } from '../booking/hold/TicketTimeNote';
import { KeepItinerary } from '../parts/KeepItinerary';
import { FLIGHTS } from '../product';
import { BoardingPass } from './BoardingPass';
import { useRoutePoints } from './use-route-points';
import { visitedCities } from '../parts/visited';

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
