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
export const FUELS = ['petrol', 'diesel', 'hybrid', 'electric'] as const;

export const CarVehicle = z.object({
  /** Id into `vehicleSizes` of the static data. */
  size: z.string(),
  /** Four letters as the trade writes them: category, type, transmission, fuel and air conditioning. */
  code: z.string(),
  passengerQuantity: z.int(),
  baggageQuantity: z.int(),
  acIndicator: z.boolean(),
  transmissionType: z.string(),
  doorCount: z.int(),
  fuelType: z.enum(FUELS),
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
export const CarVendor = z.object({ code: z.string(), name: z.string() });
export type CarVendor = z.output<typeof CarVendor>;

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
    rentalRate: z.object({
      unlimitedIndicator: z.boolean(),
      /** Null when it is unlimited. */
      distance: z.nullable(z.object({ kilometresPerDay: z.int(), perKilometre: Money })),
    }),
  }),
  availableInfo: z.object({ coverages: z.array(CarCoverage) }),
  /** What the traveller pays, everything included that is not optional. */
  price: Money,
  perDay: Money,
  days: z.int(),
  charges: z.array(CarCharge),
  pickUp: PointSummary,
  dropOff: PointSummary,
  /** Clocks at the pick-up and at the drop-off. */
  pickUpDateTime: LocalTime,
  returnDateTime: LocalTime,
  fuelPolicy: z.enum(FUEL_POLICIES),
  /** Blocked on the driver's card at the desk. */
  deposit: Money,
  /** ISO, UTC; null when it never is. */
  freeCancellationUntil: z.nullable(z.string()),
  /** Staff only (SEC-35). */
  wholesale: z.optional(Money),
  /** The agency's fee within the price. Staff only (SEC-35). */
  agencyFee: z.optional(Money),
});
export type CarOffer = z.output<typeof CarOffer>;
