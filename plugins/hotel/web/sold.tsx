import { useLingui } from '@lingui/react/macro';
import { lazy } from 'react';
import type { Sold } from '@/core/selling/after-sale/told/sold';
import { ToldRows } from '@/core/selling/after-sale/told/ToldCards';
import { Voucher } from '@/core/selling/after-sale/told/Voucher';
import * as css from '@/core/selling/after-sale/told/Voucher.css';
import type { Told } from '@/core/say/told';
import type { HotelReservation } from '../contract';
import { addressText, pathOf } from '../say/calendar';
import { receptionRows, tellStay } from '../say/told';
import { BreakdownCard } from './booking/BreakdownCard';
import { HOTELS } from './product';

/** What a guest shows at the reception: the number to say, the dates, and words in the language of the place. */
function Pass({ booking, told }: { booking: HotelReservation; told: Told }) {
  const { t } = useLingui();
  const { stay, bookingId } = booking;
  return (
    <Voucher
      {...{ booking, told }}
      label={t`Your voucher`}
      heading={stay.hotel.name}
      about={addressText(stay)}
      code={pathOf(bookingId)}
    >
      <div className={css.reception}>
        <ToldRows rows={receptionRows(booking)} />
      </div>
    </Voucher>
  );
}

/** Booked stays on their pages (R278, R280). */
export const SOLD: Sold<HotelReservation> = {
  ...HOTELS,
  called: ({ stay }) => stay.hotel.name,
  tell: tellStay,
  drawn: { cards: { breakdown: BreakdownCard } },
  Pass,
  Cancel: lazy(() => import('./booking/CancelDialog').then((module) => ({ default: module.CancelStay }))),
};
