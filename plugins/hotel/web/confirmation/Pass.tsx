import { useLingui } from '@lingui/react/macro';
import { ToldRows } from '@/core/selling/after-sale/told/ToldCards';
import { Voucher } from '@/core/selling/after-sale/told/Voucher';
import * as css from '@/core/selling/after-sale/told/Voucher.css';
import type { Told } from '@/core/say/told';
import type { HotelReservation } from '../../contract';
import { addressText, pathOf } from '../../say/calendar';
import { receptionRows } from '../../say/told';

/** What a guest shows at the reception: the number to say, the dates, and words in the language of the place. */
export function Pass({ booking, told }: { booking: HotelReservation; told: Told }) {
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
