import type { SupplierOrder } from '@/server/ports/booking';
import type { BookedRequest } from '../../face/order';
import type { SupplierSearch, SupplierStay } from '../../face/port';

export const searchFor = (given: Partial<SupplierSearch> = {}): SupplierSearch => ({
  ...{ latitude: 38.7223, longitude: -9.1393, radius: 20 },
  stay: { start: '2027-03-08', end: '2027-03-11' },
  rooms: [{ adults: 2, childAges: [] }],
  nationality: 'BR',
  currency: 'EUR',
  cityCode: 'LIS',
  ...given,
});

export const REQUEST: BookedRequest = {
  guests: [{ firstName: 'Inês', lastName: "d'Ávila" }],
  email: 'ines@example.com',
  phone: '+351 912 345 678',
  arrivalTime: null,
  specialRequests: null,
};

export const orderFor = (
  reference: string,
  stay: SupplierStay,
  given: Partial<SupplierOrder> = {},
): SupplierOrder => ({
  reference,
  offerRef: stay.id,
  offer: null,
  net: { amount: stay.base.amount + stay.taxes.amount, currency: stay.base.currency },
  request: REQUEST,
  ...given,
});
