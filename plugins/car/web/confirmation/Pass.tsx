import { Trans, useLingui } from '@lingui/react/macro';
import { Voucher } from '@/core/selling/after-sale/told/Voucher';
import type { Told } from '@/core/say/told';
import type { CarReservation } from '../../contract';
import { useCarWords } from '../car-words';
import { VehicleFacts } from '../parts/VehicleFacts';
import { VendorMark } from '../parts/VendorMark';
import { Pictured } from '../vehicle/Pictured';

/** What the driver shows at the desk: the number to say, the car, who drives, what was taken along. */
export function Pass({ booking, told }: { booking: CarReservation; told: Told }) {
  const { t } = useLingui();
  const words = useCarWords();
  const { vehicle, vendor } = booking.offer.availableCore;
  return (
    <Voucher
      {...{ booking, told }}
      label={t`Your rental`}
      above={<VendorMark {...vendor} />}
      heading={<Trans>{words.size(vehicle.size)} or similar</Trans>}
      picture={
        <Pictured booking={booking}>
          <VehicleFacts vehicle={vehicle} />
        </Pictured>
      }
    />
  );
}
