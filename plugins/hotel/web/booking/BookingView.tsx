import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import { BookingView as AnyBookingView } from '@/core/selling/after-sale/BookingView';
import { useCancelling } from '@/core/selling/after-sale/cancel/use-cancelling';
import { SectionCard } from '@/core/selling/results/Section';
import { type HotelReservation, HOTEL_BREAKDOWN, type HotelBreakdown } from '../../contract';
import { useHotelWords } from '../hotel-words';
import { Conditions } from '../parts/Conditions';
import { useFeeLines } from '../parts/fees';
import { KeepStay } from '../parts/KeepStay';
import { HOTELS } from '../product';
import { AtPropertyNote } from './AtPropertyNote';
import { CancelNote } from './CancelNote';
import { PropertyCard } from './PropertyCard';
import { RoomsCard } from './RoomsCard';
import { PriceList } from '@/core/ui/content/Price';

const CancelDialog = lazy(() =>
  import('./CancelDialog').then((module) => ({ default: module.CancelDialog })),
);

interface BookingViewProps {
  reservation: HotelReservation;
  /** Something was done: everything should be read anew. */
  onChanged?: () => void;
}

/** A booking in full: the property, the rooms, who comes, what is paid where (R280). */
export function BookingView({ reservation, onChanged = () => undefined }: BookingViewProps) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useHotelWords();
  const cancelling = useCancelling(onChanged);
  const { stay, price, bookingId, cancellationId, breakdown, ground, progress } = reservation;
  const { hotel, stayPeriod, nights } = stay;
  const isPaidThere = stay.payment === 'property';
  const feeLines = useFeeLines();
  return (
    <AnyBookingView
      product={HOTELS}
      booking={reservation}
      heading={<Trans>Stay at {hotel.name}</Trans>}
      summary={`${format.dateRange(stayPeriod.start, stayPeriod.end)} · ${words.nights(nights)} · ${words.rooms(stay.rooms.length)}`}
      papers={<KeepStay reservation={reservation} />}
      {...(isPaidThere ? { beside: feeLines(stay.atProperty) } : { paid: t`Paid` })}
      aside={
        progress.state === 'confirmed' &&
        (isPaidThere || stay.atProperty.length > 0) && (
          <SectionCard title={<Trans>To pay at the property</Trans>} gap={12}>
            <AtPropertyNote stay={stay} />
          </SectionCard>
        )
      }
      cancelFacts={
        cancellationId ? [{ id: 'cancellation', term: t`Cancellation number`, value: cancellationId }] : []
      }
      lastEnd={cancelling.lastEnd}
      cancel={
        reservation.canCancel
          ? { note: <CancelNote reservation={reservation} />, onPress: () => cancelling.start(true) }
          : null
      }
      dialog={
        cancelling.choice && (
          <Suspense fallback={null}>
            <CancelDialog
              {...{ bookingId, price }}
              total={isPaidThere ? null : price.total}
              place={{ zone: hotel.zone, city: hotel.address.city }}
              {...cancelling.dialog}
            />
          </Suspense>
        )
      }
    >
      <PropertyCard stay={stay} ground={ground} keys={reservation.keyCollection} />
      <RoomsCard reservation={reservation} />
      <Conditions conditions={stay.conditions} />
      {price.staff && <BreakdownCard breakdown={breakdown} />}
    </AnyBookingView>
  );
}

/** The nine lines of the price as the trade tells them (R277); what a reader may not see is not there. */
function BreakdownCard({ breakdown }: { breakdown: HotelBreakdown }) {
  const { t } = useLingui();
  const names: Record<(typeof HOTEL_BREAKDOWN)[number], string> = {
    publishedRate: t`Published Rate`,
    wholesaleRate: t`Wholesale Rate`,
    agencyMarkup: t`Agency Markup`,
    priceToTraveler: t`Price to Traveler`,
    retailPrice: t`Retail Price`,
    packageRate: t`Package Rate`,
    baseFare: t`Base Fare`,
    taxesAndFees: t`Taxes and fees`,
    resortFee: t`Resort fee payable at property`,
  };
  const lines = HOTEL_BREAKDOWN.flatMap((line) => {
    const money = breakdown[line];
    return money ? [{ id: line, label: names[line], money }] : [];
  });
  return (
    <SectionCard title={<Trans>Price breakdown</Trans>}>
      <PriceList lines={lines} own />
    </SectionCard>
  );
}
