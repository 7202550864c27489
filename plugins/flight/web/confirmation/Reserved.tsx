import { wordsOf } from '@/core/i18n/words-of';
import { Trans, useLingui } from '@lingui/react/macro';
import { MadeView } from '@/core/selling/after-sale/confirmation/MadeView';
import { FindAgainLink } from '@/core/selling/after-sale/FindAgainLink';
import { ConvertedNote } from '@/core/selling/checkout/pay/ChargeNote';
import { PriceSummary } from '@/core/selling/checkout/price/PriceSummary';
import { useDeadline } from '@/core/i18n/use-deadline';
import { useFormat } from '@/core/i18n/use-format';
import { Alert } from '@/core/ui/feedback/Alert';
import { ButtonLink } from '@/core/ui/actions/ButtonLink';
import { Card } from '@/core/ui/content/Card';
import { DescriptionList } from '@/core/ui/content/DescriptionList';
import { CreditCard } from '@/core/ui/pictures/icons';
import { Inline } from '@/core/ui/content/layout';
import { deadlinePlace, type FlightReservation } from '../../contract';
import { TicketTimeNote } from '../booking/hold/TicketTimeNote';
import { ticketTime } from '../booking/hold/ticket-time';
import { Itinerary } from '../parts/Itinerary';
import { visitedCities } from '../../say/told';
import { FLIGHTS } from '../product';

/** Kept, but not bought: no boarding pass and no green, but until when it is kept and how to pay (R229). */
export function Reserved({ reservation }: { reservation: FlightReservation }) {
  const { t } = useLingui();
  const format = useFormat();
  const deadline = useDeadline();
  const place = deadlinePlace(reservation.offer.flights);
  const { bookingId, price, contact, progress, ticketTimeLimit } = reservation;
  const isOpen = ticketTime(ticketTimeLimit)?.kind === 'open';
  const amount = format.money(price.total, { own: true });
  const city = format.list(visitedCities(reservation.offer.flights));
  return (
    <MadeView
      bookingId={bookingId}
      state={t`On hold`}
      isReserved
      heading={<Trans>Your seats to {city} are on hold</Trans>}
      letter={
        <Trans>
          Nothing has been charged, and no tickets are issued yet. The details are on their way to{' '}
          {contact.email}.
        </Trans>
      }
      notes={
        <>
          {progress.message && (
            <Alert tone="danger" title={t`The payment was refused. Your reservation remains valid.`}>
              {wordsOf(progress)}
            </Alert>
          )}
          <TicketTimeNote limit={ticketTimeLimit} place={place} />
        </>
      }
      aside={
        <Card padding="large">
          <PriceSummary labels={FLIGHTS.priceLabels!} price={price} title={t`To be paid`}>
            <ConvertedNote total={price.total} />
          </PriceSummary>
        </Card>
      }
    >
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
    </MadeView>
  );
}
