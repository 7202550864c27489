import { Trans } from '@lingui/react/macro';
import { ConfirmedView } from '@/core/selling/after-sale/confirmation/ConfirmedView';
import type { ActivityReservation } from '../../contract';
import { CancelNote } from '../booking/CancelNote';
import { PeopleCard } from '../booking/PeopleCard';
import { WhereCard } from '../booking/WhereCard';
import { KeepActivity } from '../parts/KeepActivity';
import { ACTIVITIES } from '../product';
import { Vouchers } from './Vouchers';

/** An activity that is booked: what to show where it begins, where that is, how to find it again. */
export function Confirmed({ reservation }: { reservation: ActivityReservation }) {
  const { offer, canCancel, guests } = reservation;
  return (
    <ConfirmedView
      product={ACTIVITIES}
      booking={reservation}
      heading={<Trans>You are all set: {offer.activity.title}</Trans>}
      email={guests.email}
      price={canCancel && <CancelNote reservation={reservation} />}
      pass={<Vouchers reservation={reservation} />}
      papers={<KeepActivity reservation={reservation} />}
    >
      <WhereCard reservation={reservation} />
      <PeopleCard reservation={reservation} />
    </ConfirmedView>
  );
}
