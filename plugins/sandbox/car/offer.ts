import { roundAmount } from '@/server/selling/supplier/amount';
import type { Instant } from '@/server/selling/supplier/time';
import type { CarVehicle } from '@/plugins/car/contract';
import type { SupplierCar } from '@/plugins/car/face/port';
import { pointOf } from './counters';
import { carIds } from './offer-key';
import { chargesOf, perKilometre } from './rates';
import { daysOf, type Rental } from './rental';
import { accessoriesOf, cancellationOf, coveragesOf, kilometresPerDay } from './terms';

export interface OfferInput {
  readonly rental: Rental;
  readonly currency: string;
  /** The day on which it was offered first; the id carries it. */
  readonly issued: string;
  readonly now: Instant;
  readonly secret: string;
  /** Multiplies the rental: the supplier changed its mind. */
  readonly surge?: number | undefined;
}

/** Two cheap vendors hand out small cars without air conditioning. */
const hasAir = ({ vendor, carClass }: Rental) => !(carClass.size === 'mini' && vendor.level < 0.9);

function vehicleOf(rental: Rental): CarVehicle {
  const { carClass, isAutomatic } = rental;
  const air = hasAir(rental);
  const last = { electric: 'E', hybrid: 'H', diesel: air ? 'D' : 'Q', petrol: air ? 'R' : 'N' }[
    carClass.fuel
  ];
  return {
    size: carClass.size,
    code: `${carClass.letters}${isAutomatic ? 'A' : 'M'}${last}`,
    passengerQuantity: carClass.passengers,
    baggageQuantity: carClass.bags,
    acIndicator: air,
    transmissionType: isAutomatic ? 'Automatic' : 'Manual',
    doorCount: carClass.doors,
    fuelType: carClass.fuel,
    range: carClass.range ?? null,
  };
}

/** The offer of one rental, at the prices of the day that `now` is in. */
export function buildOffer({ rental, currency, issued, now, secret, surge }: OfferInput): SupplierCar {
  const { vendor, carClass } = rental;
  const today = new Date(now * 60_000).toISOString().slice(0, 10);
  const { charges, base, taxes } = chargesOf(rental, currency, today, surge);
  const cancellation = cancellationOf(rental, currency, base.amount + taxes.amount, now);
  const kilometres = kilometresPerDay(rental);
  return {
    id: carIds.seal({ rental, currency, issued }, secret),
    supplier: 'sandbox',
    availableCore: {
      vehicle: vehicleOf(rental),
      vendor: { code: vendor.code, name: vendor.name },
      rentalRate: {
        unlimitedIndicator: kilometres === null,
        distance:
          kilometres === null
            ? null
            : { kilometresPerDay: kilometres, perKilometre: perKilometre(rental, currency) },
      },
    },
    availableInfo: { coverages: coveragesOf(rental, currency, cancellation.freeUntil !== null) },
    charges,
    base,
    taxes,
    days: daysOf(rental),
    pickUp: pointOf(vendor, rental.pickUp),
    dropOff: pointOf(vendor, rental.dropOff),
    pickUpDateTime: rental.pickUpDateTime,
    returnDateTime: rental.returnDateTime,
    fuelPolicy:
      carClass.fuel === 'electric' ? 'charged' : vendor.level < 0.9 ? 'same-to-same' : 'full-to-full',
    deposit: roundAmount(carClass.deposit * vendor.deposit, currency),
    freeCancellationUntil: cancellation.freeUntil,
    accessories: accessoriesOf(rental, currency),
    cancellation,
    requirements: {
      minimumAge: Math.max(vendor.minimumAge, carClass.fromAge ?? 0),
      licenceYears: vendor.licenceYears,
      creditCard: vendor.deposit >= 0.8,
    },
  };
}
