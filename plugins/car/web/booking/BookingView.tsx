import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { BookingView as AnyBookingView } from '@/core/selling/after-sale/BookingView';
import { useCancelling } from '@/core/selling/after-sale/cancel/use-cancelling';
import { useFormat } from '@/core/i18n/use-format';
import { isPaidAtCounter, type CarReservation } from '../../contract';
import { KeepRental } from '../parts/KeepRental';
import { rentalTitle } from '../../say/rental-title';
import { usePriceParts } from '../parts/use-price-parts';
import { VendorTexts } from '../parts/VendorTexts';
import { CARS } from '../product';
import { useCarWords, useDriverName } from '../car-words';
import { CancelNote } from './CancelNote';
import { CarCard } from './CarCard';
import { CoverageCard } from './CoverageCard';
import { DeskCard } from './DeskCard';
import { PlacesCard } from './PlacesCard';
import { useReasonWords } from './use-reason-words';
import { useCountryNames } from '@/core/places/countries';
import { SectionCard } from '@/core/selling/results/Section';
import { DescriptionList } from '@/core/ui/content/DescriptionList';

const CancelDialog = lazy(() =>
  import('./CancelDialog').then((module) => ({ default: module.CancelDialog })),
);

interface BookingViewProps {
  reservation: CarReservation;
  /** Something was done: everything should be read anew. */
  onChanged?: () => void;
}

/** A booking in full: the car, where and when, who drives, what is covered. */
export function BookingView({ reservation, onChanged = () => undefined }: BookingViewProps) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useCarWords();
  const reasonOf = useReasonWords();
  const cancelling = useCancelling(onChanged);
  const { offer, progress, price, extras, bookingId, cancellation } = reservation;
  const { vendor, vehicle } = offer.availableCore;
  const isPaidThere = isPaidAtCounter(offer);
  return (
    <AnyBookingView
      product={CARS}
      booking={reservation}
      heading={<Trans>Rental car in {rentalTitle(offer)}</Trans>}
      summary={
        <>
          {words.vendor(vendor)} · {words.size(vehicle.size)} ·{' '}
          {format.dateRange(offer.pickUpDateTime, offer.returnDateTime)}
        </>
      }
      papers={<KeepRental reservation={reservation} />}
      parts={usePriceParts(offer, extras)}
      paid={isPaidThere ? t`To pay at the counter` : t`Paid`}
      aside={progress.state === 'confirmed' && <DeskCard offer={offer} />}
      cancelFacts={
        cancellation?.reason ? [{ id: 'reason', term: t`Reason`, value: reasonOf(cancellation.reason) }] : []
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
              pickUp={offer.pickUp}
              {...cancelling.dialog}
            />
          </Suspense>
        )
      }
    >
      <PlacesCard reservation={reservation} />
      <CarCard offer={offer} />
      {offer.availableInfo.coverages.length > 0 && <CoverageCard offer={offer} extras={extras} />}
      <DriverCard reservation={reservation} />
      <VendorTexts offer={offer} />
    </AnyBookingView>
  );
}

/** Who drives, as it stands on the licence. */
function DriverCard({ reservation: { driver, flightNumber } }: { reservation: CarReservation }) {
  const { t } = useLingui();
  const nameOf = useDriverName();
  const country = useCountryNames();
  const facts = [
    { id: 'name', term: t`Driver`, value: nameOf(driver) },
    { id: 'email', term: t`Email`, value: driver.email },
    { id: 'phone', term: t`Phone`, value: driver.phone },
    {
      id: 'address',
      term: t`Address`,
      value: [
        driver.address,
        `${driver.zipCode} ${driver.city}`,
        driver.state,
        driver.country && country(driver.country),
      ]
        .filter(Boolean)
        .join(', '),
    },
    { id: 'flight', term: t`Flight`, value: flightNumber },
  ].filter(({ value }) => value);
  return (
    <SectionCard title={<Trans>Driver</Trans>}>
      <DescriptionList items={facts} />
    </SectionCard>
  );
}
