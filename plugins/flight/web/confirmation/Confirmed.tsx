import { Trans, useLingui } from '@lingui/react/macro';
import { FindAgainLink } from '@/core/booking/FindAgainLink';
import { PriceSummary } from '@/core/checkout/PriceSummary';
import { ProtectionNote } from '@/core/checkout/ProtectionNote';
import { SaveTravelersOffer } from '@/core/checkout/SaveTravelersOffer';
import { PlacePhoto } from '@/core/places/PlacePhoto';
import { useFormat } from '@/core/i18n/use-format';
import { Card } from '@/core/ui/Card';
import { Icon } from '@/core/ui/Icon';
import { CheckCircle2 } from '@/core/ui/icons';
import { Inline, Split, Stack } from '@/core/ui/layout';
import { RouteArc } from '@/core/ui/RouteArc';
import { Heading, Text } from '@/core/ui/Text';
import { deadlinePlace, type FlightReservation } from '../../contract';
import { TicketTimeNote } from '../booking/TicketTimeNote';
import { KeepItinerary } from '../parts/KeepItinerary';
import { PRICE_LABELS } from '../price-labels';
import { BoardingPass } from './BoardingPass';
import { useRoutePoints } from './use-route-points';
import { visitedCities } from '../parts/visited';

/** A booking that is made: where it goes, how to find it again, what to keep. */
export function Confirmed({ reservation }: { reservation: FlightReservation }) {
  const { t } = useLingui();
  const { offer, contact } = reservation;
  const format = useFormat();
  const [first] = offer.flights;
  const points = useRoutePoints(offer.flights);
  const cities = visitedCities(offer.flights);
  const city = format.list(cities);
  return (
    <Stack gap={32}>
      <Stack gap={8}>
        <Inline gap={8}>
          <Text as="span" tone="success">
            <Icon icon={CheckCircle2} />
          </Text>
          <Text as="span" tone="success" weight={550}>
            <Trans>Your booking is confirmed</Trans>
          </Text>
        </Inline>
        <Heading level={1} size={44}>
          <Trans>You are going to {city}</Trans>
        </Heading>
        <Text tone="secondary">
          <Trans>The confirmation is on its way to {contact.email}.</Trans>
        </Text>
      </Stack>
      <ProtectionNote price={reservation.price} />
      <TicketTimeNote limit={reservation.ticketTimeLimit} place={deadlinePlace(offer.flights)} />
      <Split
        aside={
          <Stack gap={16}>
            <PlacePhoto place={first?.destination.code ?? ''} name={cities[0] ?? ''} />
            {points && (
              <RouteArc
                points={points}
                ratio="card"
                label={t`Route from ${first?.origin.city ?? ''} to ${city}`}
              />
            )}
            <Card padding="large">
              <PriceSummary labels={PRICE_LABELS} price={reservation.price} title={t`Paid`} />
            </Card>
          </Stack>
        }
      >
        <Stack gap={24}>
          <BoardingPass reservation={reservation} />
          <Inline gap={12}>
            <FindAgainLink product="flight" bookingId={reservation.bookingId} />
            <KeepItinerary reservation={reservation} />
          </Inline>
          <SaveTravelersOffer bookingId={reservation.bookingId} />
        </Stack>
      </Split>
    </Stack>
  );
}
