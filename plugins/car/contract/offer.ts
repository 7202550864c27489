import { z } from 'zod/mini';
import { CurrencyCode, LocalTime, Money } from '@/core/contract';
import { PointSummary } from './point';

/** The coverage whose presence means free cancellation (G88). */
export const FREE_CANCELLATION = 'CF';

/**
 * Codes of coverages. `CF` free cancellation, `CDW` collision damage, `TP` theft, `TPL` liability to others, `SCDW` no
 * excess, `PAI` personal accident, `WUG` glass, tyres and underside, `RSA` roadside assistance.
 */
export const COVERAGES = ['CF', 'CDW', 'TP', 'TPL', 'SCDW', 'PAI', 'WUG', 'RSA'] as const;

export const CarCoverage = z.object({
  /** One of COVERAGES, or another that is shown by its name (G87). */
  code: z.string(),
  name: z.string(),
  charge: z.object({
    includedRateInd: z.boolean(),
    /** What an optional one costs for the whole rental; null when it is included. */
    amount: z.nullable(Money),
  }),
  /** What the driver pays of a damage at most; null where there is none to speak of. */
  excess: z.nullable(Money),
});
export type CarCoverage = z.output<typeof CarCoverage>;

export const TRANSMISSIONS = ['Automatic', 'Manual'] as const;
export const FUELS = ['petrol', 'diesel', 'hybrid', 'electric', 'gas', 'hydrogen', 'multi-fuel'] as const;

export const CarVehicle = z.object({
  /** Id into `vehicleSizes` of the static data. */
  size: z.string(),
  /** Four letters as the trade writes them: category, type, transmission, fuel and air conditioning. */
  code: z.string(),
  /** A car of its class, as its vendor calls it. */
  model: z.optional(z.string()),
  /** Path of a picture of it on this site; drawn without it. */
  picture: z.optional(z.string()),
  /** Of what follows, null is what its supplier does not tell. */
  passengerQuantity: z.nullable(z.int()),
  baggageQuantity: z.nullable(z.int()),
  acIndicator: z.boolean(),
  /** One of TRANSMISSIONS, or another that is shown as it is (G87). */
  transmissionType: z.nullable(z.string()),
  doorCount: z.nullable(z.int()),
  fuelType: z.nullable(z.enum(FUELS)),
  /** Kilometres on one charge; electric cars only. */
  range: z.nullable(z.int()),
});
export type CarVehicle = z.output<typeof CarVehicle>;

/** `full-to-full`: comes full and goes back full. `same-to-same`: as it came. `charged`: at least as charged as it came. */
export const FUEL_POLICIES = ['full-to-full', 'same-to-same', 'charged'] as const;

/** What a vendor asks the rental for. */
export const RENTAL_CHARGES = [
  'rental',
  'airport',
  'one-way',
  'young-driver',
  'senior-driver',
  'out-of-hours',
] as const;
/** Parts of the price: they add up to it. What is not a part of the rental is a line of the price by its own name. */
export const CHARGE_KINDS = [...RENTAL_CHARGES, 'taxes', 'markup', 'fee', 'discount'] as const;
export const CarCharge = z.object({ kind: z.enum(CHARGE_KINDS), amount: Money });
export type CarCharge = z.output<typeof CarCharge>;

export interface RentalCharge extends CarCharge {
  kind: (typeof RENTAL_CHARGES)[number];
}

/** Whether it is a part of the rental, which a price has as its base. */
export const isRentalCharge = (charge: CarCharge): charge is RentalCharge =>
  (RENTAL_CHARGES as readonly string[]).includes(charge.kind);

/** Who rents the car out. */
export const CarVendor = z.object({
  code: z.string(),
  name: z.string(),
  /** Path of its logo on this site. */
  logo: z.optional(z.string()),
});
export type CarVendor = z.output<typeof CarVendor>;

/** How far a car may go within the price. */
export const RentalRate = z.object({
  unlimitedIndicator: z.boolean(),
  /** So far every day; null when it is unlimited, or counted otherwise. */
  distance: z.nullable(z.object({ kilometresPerDay: z.int(), perKilometre: Money })),
  /** So far altogether; what is driven beyond is charged at the counter. */
  included: z.optional(z.object({ distance: z.int(), unit: z.enum(['kilometer', 'mile']) })),
});
export type RentalRate = z.output<typeof RentalRate>;

/** When the price is paid: here when it is booked, or to the vendor where the car is picked up. */
export const CAR_PAYMENTS = ['now', 'counter'] as const;

/** An offer as the trade shapes it (`availableCore`, `availableInfo`), with what its card needs beside. */
export const CarOffer = z.object({
  /** Sealed by its supplier; good today and tomorrow. */
  id: z.string(),
  supplier: z.string(),
  availableCore: z.object({
    /** Major units, for sorting and filters (R294, R295); `price` is exact. */
    totalCharge: z.object({ estimatedTotal: z.number(), currencyCode: CurrencyCode }),
    vehicle: CarVehicle,
    vendor: CarVendor,
    rentalRate: RentalRate,
  }),
  availableInfo: z.object({ coverages: z.array(CarCoverage) }),
  /** What the traveller pays, everything included that is not optional. */
  price: Money,
  /** Now, without it. */
  payment: z.optional(z.enum(CAR_PAYMENTS)),
  perDay: Money,
  days: z.int(),
  charges: z.array(CarCharge),
  pickUp: PointSummary,
  dropOff: PointSummary,
  /** Clocks at the pick-up and at the drop-off. */
  pickUpDateTime: LocalTime,
  returnDateTime: LocalTime,
  /** Null where it is not told. */
  fuelPolicy: z.nullable(z.enum(FUEL_POLICIES)),
  /** Blocked on the driver's card at the desk; null where it is not told. */
  deposit: z.nullable(Money),
  /** ISO, UTC; null when it never is. */
  freeCancellationUntil: z.nullable(z.string()),
  /** Staff only (SEC-35). */
  wholesale: z.optional(Money),
  /** The agency's fee within the price. Staff only (SEC-35). */
  agencyFee: z.optional(Money),
});
export type CarOffer = z.output<typeof CarOffer>;

/** Whether the whole price is paid to the vendor at the desk, and nothing of it here. */
export const isPaidAtCounter = ({ payment }: Pick<CarOffer, 'payment'>): boolean => payment === 'counter';
