import type { Services, SupplyServices } from '@/server/ports/services';
import { oncePerClock } from '@/server/selling/supplier/pool';
import { duffelMembers } from '@/server/selling/duffel/member';
import { flightPort } from '../../face/port';
import { FLIGHTS } from '../duffel/duffel';
import { flightSuppliers } from './flight-suppliers';

/** Where searches, offers and orders are sent, whoever made them. */
export const suppliersOf = oncePerClock((services: SupplyServices & Pick<Services, 'supplies'>) =>
  flightSuppliers([
    ...duffelMembers(services, FLIGHTS),
    ...services.supplies(flightPort).flatMap((membersFor) => membersFor(services)),
  ]),
);
