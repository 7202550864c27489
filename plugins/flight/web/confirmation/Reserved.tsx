import { Trans, useLingui } from '@lingui/react/macro';
import { FindAgainLink } from '@/core/booking/FindAgainLink';
import { PriceSummary } from '@/core/checkout/PriceSummary';
import { SaveTravelersOffer } from '@/core/checkout/SaveTravelersOffer';
import { useDeadline } from '@/core/i18n/use-deadline';
import { useFormat } from '@/core/i18n/use-format';
import { Alert } from '@/core/ui/Alert';
import { ButtonLink } from '@/core/ui/ButtonLink';
import { Card } from '@/core/ui/Card';
import { DescriptionList } from '@/core/ui/DescriptionList';
import { Icon } from '@/core/ui/Icon';
import { Clock, CreditCard } from '@/core/ui/icons';
import { Inline, Split, Stack } from '@/core/ui/layout';
import { Heading, Text } from '@/core/ui/Text';
import { deadlinePlace, type FlightReservation } from '../../contract';
import { TicketTimeNote } from '../booking/TicketTimeNote';
import { ticketTime } from '../booking/ticket-time';
import { Itinerary } from '../parts/Itinerary';
import { PRICE_LABELS } from '../price-labels';
import { translateMessage } from '../server-messages';

/** Kept, but not bought: no boarding pass and no green, but until when it is kept and how to pay (R229). */
export function Reserved({ reservation }: { reservation: FlightReservation }) {
  const { t } = useLingui();
  const format = useFormat();
  const deadline = useDeadline();
  const place = deadlinePlace(reservation.offer.flights);
  const { bookingId, price, contact, progress, ticketTimeLimit } = reservation;
  const isOpen = ticketTime(ticketTimeLimit)?.kind === 'open';
  const amount = format.money(price.total, { own: true });
  const city = reservation.offer.flights[0]?.destination.city ?? '';
  return (
    <Stack gap={32}>
      <Stack gap={8}>
        <Inline gap={8}>
          <Text as="span" tone="warning">
            <Icon icon={Clock} />
          </Text>
          <Text as="span" tone="warning" weight={550}>
            <Trans>Reserved, not paid</Trans>
          </Text>
        </Inline>
        <Heading level={1} size={44}>
          <Trans>Your seats to {city} are kept</Trans>
        </Heading>
        <Text tone="secondary">
          <Trans>
            Nothing has been charged, and no tickets are issued yet. The details are on their way to{' '}
            {contact.email}.
          </Trans>
        </Text>
      </Stack>
      {progress.message && (
        <Alert tone="danger" title={t`The payment was refused. Your reservation stands.`}>
          {translateMessage(progress.message)}
        </Alert>
      )}
      <TicketTimeNote limit={ticketTimeLimit} place={place} />
      <Split
        aside={
          <Stack gap={16}>
            <Card padding="large">
              <PriceSummary labels={PRICE_LABELS} price={price} title={t`To be paid`} />
            </Card>
          </Stack>
        }
      >
        <Stack gap={24}>
          <Inline gap={12}>
            {isOpen && (
              <ButtonLink to="/flight-details" search={{ bookingId }} icon={CreditCard}>
                {t`Pay ${amount}`}
              </ButtonLink>
            )}
            <FindAgainLink product="flight" bookingId={bookingId} variant="secondary" />
          </Inline>
          <Card padding="large">
            <DescriptionList
              items={[
                { id: 'locator', term: t`Record Locator`, value: reservation.recordLocator ?? '' },
                ...(ticketTimeLimit && place
                  ? [{ id: 'until', term: t`Pay by`, value: deadline(ticketTimeLimit, place) }]
                  : []),
              ]}
            />
          </Card>
          <Itinerary offer={reservation.offer} />
          <SaveTravelersOffer bookingId={bookingId} />
        </Stack>
      </Split>
    </Stack>
  );
}
