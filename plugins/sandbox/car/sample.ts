import type { SampleWanted } from '@/plugins/car/face/port';
import { SAMPLE_PERSON } from '@/server/mail/sample-person';
import { findPlace } from '@/server/reference';
import type { SampleSale } from '@/server/selling/bookable/samples/booking';
import { priceExtras } from './extras';
import { searchRentals } from './found-rentals';

/** A week with a car from Lisbon's airport, with full cover and two child seats, as the embedded supplier sells it. */
export function sampleRental({ from, until, currency, now }: SampleWanted): SampleSale {
  const { latitude, longitude } = findPlace('airport:LIS')!;
  const offer = searchRentals(
    {
      ...{ pickupLatitude: latitude, pickupLongitude: longitude, pickupName: 'Lisbon' },
      ...{ returnLatitude: latitude, returnLongitude: longitude, dropoffName: 'Lisbon' },
      pickUpDateTime: `${from}T10:00`,
      returnDateTime: `${until}T09:30`,
      ...{ age: 30, countryOfResidence: 'PT', currency },
    },
    Math.floor(now.getTime() / 60_000),
    'sample',
  ).find(
    ({ cancellation, accessories, pickUp, availableCore: { vehicle } }) =>
      cancellation.freeUntil !== null &&
      accessories.some(({ code }) => code === 'CST') &&
      pickUp.name.includes('Airport') &&
      (vehicle.doorCount ?? 0) > 3,
  )!;
  const extras = priceExtras(offer, {
    coverages: ['SCDW'],
    accessories: [{ code: 'CST', quantity: 2 }],
  });
  const { base, taxes } = offer;
  return {
    ...{ base, taxes, extras: extras.total },
    offer: { offer, extras },
    request: {
      driver: {
        ...SAMPLE_PERSON,
        title: 'Ms',
        address: 'Rua das Flores 1',
        ...{ city: 'Lisboa', state: 'Lisboa', zipCode: '1100-001', country: 'PT' },
        pickupTime: '10:30',
      },
      flightNumber: 'TP 1356',
    },
    details: { orderId: 'CR1', confirmationNumber: 'RD-00012345', vendor: 'Rondale' },
  };
}
