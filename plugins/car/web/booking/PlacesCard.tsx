import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { SectionCard } from '@/core/selling/results/Section';
import { Text } from '@/core/ui/content/Text';
import type { CarReservation } from '../../contract';
import { expectedText } from '../../say/handover';
import { PointView } from '../parts/PointView';
import * as css from '../parts/PointView.css';
import { isReturned } from '../../say/rental-title';

/** Where and when the car is picked up and brought back. */
export function PlacesCard({
  booking: { offer, driver, flightNumber },
}: {
  booking: Pick<CarReservation, 'offer' | 'driver' | 'flightNumber'>;
}) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const expected = expectedText(offer, driver, i18n, format.time);
  return (
    <SectionCard title={<Trans>Pick-up and drop-off</Trans>}>
      <div className={css.ends}>
        <PointView title={t`Pick-up`} point={offer.pickUp} at={offer.pickUpDateTime} />
        <PointView
          title={t`Drop-off`}
          point={offer.dropOff}
          at={offer.returnDateTime}
          isBrief={isReturned(offer)}
        />
      </div>
      {expected && (
        <Text size={14} numeric>
          {expected}
        </Text>
      )}
      {isReturned(offer) && (
        <Text size={14} tone="secondary">
          <Trans>You return the car to where you picked it up.</Trans>
        </Text>
      )}
      {flightNumber && (
        <Text size={14} tone="secondary">
          <Trans>The rental company knows your flight, {flightNumber}, and waits if it is late.</Trans>
        </Text>
      )}
    </SectionCard>
  );
}
