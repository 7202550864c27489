import { Trans, useLingui } from '@lingui/react/macro';
import { CheckoutPage } from '@/core/selling/checkout/CheckoutPage';
import { ContactFields } from '@/core/selling/checkout/form/ContactFields';
import { TextLink } from '@/core/ui/actions/ButtonLink';
import { Card } from '@/core/ui/content/Card';
import { Show } from '@/core/ui/content/layout';
import { countOf, type ActivityDetails } from '../../contract';
import { TourFields } from './fields/TourFields';
import { TransportSection } from './fields/TransportSection';
import { TravelerFields } from './fields/TravelerFields';
import { lineupOf } from './form/lineup';
import { CheckoutSummary } from './summary/CheckoutSummary';
import { TourBrief } from './summary/TourBrief';
import { useActivityCheckout, type CheckoutProps } from './use-activity-checkout';
import { plural } from '@lingui/core/macro';
import { Alert } from '@/core/ui/feedback/Alert';
import { confirmedWithin } from '../../say/confirmed';

/** The travellers, what the activity asks of them, and paying on one page, with the price in view (R331). */
export function Checkout(props: CheckoutProps) {
  const { t } = useLingui();
  const { form, sale, checkout } = useActivityCheckout(props);
  const { offer } = sale.quote;
  const { day, time } = offer.option.startsAt;
  const guide = form.value('tour.tourLanguage');
  return (
    <CheckoutPage
      id="activity-checkout"
      sale={sale}
      checkout={checkout}
      words={props.words}
      summary={<CheckoutSummary offer={offer} guide={guide} price={sale.price} />}
      fields={
        <>
          <Show until="desktop">
            <Card padding="large">
              <TourBrief offer={offer} guide={guide} />
            </Card>
          </Show>
          {lineupOf(offer.travelers).map((category, at) => (
            <TravelerFields key={at} state={form} activity={offer.activity} category={category} at={at} />
          ))}
          <TourFields state={form} offer={offer} />
          <TransportSection state={form} offer={offer} />
          <ContactFields state={form} note={t`We will send your confirmation and voucher here.`} />
        </>
      }
      extras={() => null}
      cart={{
        product: 'activity',
        startsAt: time === null ? day : `${day}T${time}`,
        place: offer.activity,
        freeUntil: offer.option.freeUntil,
        travelers: countOf(offer.travelers),
      }}
      payLabel={t`Pay Securely`}
      agreement={offer.option.instant ? null : <ConfirmedLater activity={offer.activity} />}
      terms={
        <Trans>
          By paying you accept the cancellation policy of the activity and the{' '}
          <TextLink to="/user-terms-and-conditions">terms and conditions</TextLink>.
        </Trans>
      }
    />
  );
}

/** R337: said before paying, where the organizer has to say yes first. */
function ConfirmedLater({ activity }: { activity: ActivityDetails }) {
  const { t } = useLingui();
  const hours = confirmedWithin(activity);
  return (
    <Alert title={t`The organizer confirms this booking`}>
      {t`${plural(hours, { one: 'You get an answer within # hour.', other: 'You get an answer within # hours.' })}`}{' '}
      {t`Until then your payment is only authorized: you are charged if the organizer confirms, and the hold is released if not.`}
    </Alert>
  );
}
