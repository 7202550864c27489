import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmedView } from '@/core/selling/after-sale/confirmation/ConfirmedView';
import { isPaidAtCounter, type CarReservation } from '../../contract';
import { CancelNote } from '../booking/CancelNote';
import { DeskCard } from '../booking/DeskCard';
import { PlacesCard } from '../booking/PlacesCard';
import { KeepRental } from '../parts/KeepRental';
import { usePriceParts } from '../parts/use-price-parts';
import { VendorTexts } from '../parts/VendorTexts';
import { CARS } from '../product';
import { Voucher } from './Voucher';

/** A rental that is booked: what to show at the desk, where it is, what to bring, how to find it again. */
export function Confirmed({ reservation }: { reservation: CarReservation }) {
  const { t } = useLingui();
  const { offer, extras, canCancel, driver } = reservation;
  return (
    <ConfirmedView
      product={CARS}
      booking={reservation}
      heading={<Trans>Your car is booked in {offer.pickUp.city}</Trans>}
      email={driver.email}
      parts={usePriceParts(offer, extras)}
      {...(isPaidAtCounter(offer) && { paid: t`To pay at the counter` })}
      price={canCancel && <CancelNote reservation={reservation} />}
      below={<DeskCard offer={offer} />}
      pass={<Voucher reservation={reservation} />}
      papers={<KeepRental reservation={reservation} />}
    >
      <PlacesCard reservation={reservation} />
      <VendorTexts offer={offer} />
    </ConfirmedView>
  );
}
