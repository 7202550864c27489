import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmedView } from '@/core/selling/after-sale/confirmation/ConfirmedView';
import type { HotelReservation } from '../../contract';
import { AtPropertyNote } from '../booking/AtPropertyNote';
import { CancelNote } from '../booking/CancelNote';
import { PropertyCard } from '../booking/PropertyCard';
import { RoomsCard } from '../booking/RoomsCard';
import { Conditions } from '../parts/Conditions';
import { useFeeLines } from '../parts/fees';
import { KeepStay } from '../parts/KeepStay';
import { HOTELS } from '../product';
import { Voucher } from './Voucher';

/** A stay that is booked: what to show at the reception, where it is, what is still to be paid, how to find it again. */
export function Confirmed({ reservation }: { reservation: HotelReservation }) {
  const { t } = useLingui();
  const { stay, canCancel, guestInfo, ground } = reservation;
  const feeLines = useFeeLines();
  return (
    <ConfirmedView
      product={HOTELS}
      booking={reservation}
      heading={
        stay.rooms.length > 1 ? (
          <Trans>Your rooms are booked: {stay.hotel.name}</Trans>
        ) : (
          <Trans>Your room is booked: {stay.hotel.name}</Trans>
        )
      }
      email={guestInfo.email}
      {...(stay.payment === 'property' && {
        paid: t`To pay at the property`,
        beside: feeLines(stay.atProperty),
      })}
      price={
        <>
          <AtPropertyNote stay={stay} />
          {canCancel && <CancelNote reservation={reservation} />}
        </>
      }
      pass={<Voucher reservation={reservation} />}
      papers={<KeepStay reservation={reservation} />}
    >
      <PropertyCard stay={stay} ground={ground} keys={reservation.keyCollection} />
      <RoomsCard reservation={reservation} />
      <Conditions conditions={stay.conditions} />
    </ConfirmedView>
  );
}
