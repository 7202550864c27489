import type { ReactNode } from 'react';
import type { CarReservation } from '../../contract';
import * as css from './Pictured.css';
import { VehiclePicture } from './VehiclePicture';

/** A picture of the car beside what is told of it. */
export function Pictured({ booking, children }: { booking: CarReservation; children: ReactNode }) {
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
