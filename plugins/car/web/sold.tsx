import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode } from 'react';
import type { Sold } from '@/core/selling/after-sale/told/sold';
import { Voucher } from '@/core/selling/after-sale/told/Voucher';
import type { Told } from '@/core/say/told';
import type { CarReservation } from '../contract';
import { rentalTitle } from '../say/rental-title';
import { tellRental } from '../say/told';
import { PlacesCard } from './booking/PlacesCard';
import { useCarWords } from './car-words';
import { VehicleFacts } from './parts/VehicleFacts';
import { VendorMark } from './parts/VendorMark';
import { VendorTexts } from './parts/VendorTexts';
import { CARS } from './product';
import * as css from './sold.css';
import { VehiclePicture } from './vehicle/VehiclePicture';

interface Booked {
  booking: CarReservation;
}

/** A picture of the car beside what is told of it. */
function Pictured({ booking, children }: Booked & { children: ReactNode }) {
  const { vehicle, vendor } = booking.offer.availableCore;
  return (
    <div className={css.car}>
      <div className={css.picture}>
        <VehiclePicture vehicle={vehicle} seed={`${vendor.code}${vehicle.size}`} />
      </div>
      {children}
    </div>
  );
}

/** What the driver shows at the desk: the number to say, the car, who drives, what was taken along. */
function Pass({ booking, told }: Booked & { told: Told }) {
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

/** Booked cars on their pages (R306, R311). */
export const SOLD: Sold<CarReservation> = {
  ...CARS,
  called: ({ offer }) => rentalTitle(offer),
  tell: tellRental,
  drawn: {
    cards: { places: PlacesCard, conditions: ({ booking: { offer } }) => <VendorTexts offer={offer} /> },
    pictures: { car: Pictured },
  },
  Pass,
  Cancel: lazy(() => import('./booking/CancelDialog').then((module) => ({ default: module.CancelRental }))),
};
