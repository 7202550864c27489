import { z } from 'zod/mini';
import { endpoint } from '@/core/contract';

/** Ids of `vehicleSizes`, small to large and then the special ones. */
export const VEHICLE_SIZES = [
  'mini',
  'economy',
  'compact',
  'midsize',
  'fullsize',
  'estate',
  'suv-compact',
  'suv',
  'premium',
  'luxury',
  'convertible',
  'electric',
  'electric-suv',
  'van',
  'special',
] as const;
export type VehicleSize = (typeof VEHICLE_SIZES)[number];

/** What may be taken along, by the trade's codes. */
export const ACCESSORIES = ['CSI', 'CST', 'BST', 'NAV', 'ADR', 'SNO', 'SKI', 'WFI'] as const;
export type AccessoryCode = (typeof ACCESSORIES)[number];

/** R290 */
export const CarStaticData = z.object({
  vehicleSizes: z.array(z.object({ id: z.string(), name: z.string() })),
  /** `max`: how many of it one rental may have. */
  accessories: z.array(z.object({ code: z.string(), name: z.string(), max: z.int() })),
});
export type CarStaticData = z.output<typeof CarStaticData>;

export const getStaticData = endpoint({
  method: 'GET',
  path: '/api/car-rental/getStaticData',
  access: 'public',
  summary: 'Vehicle sizes and accessories, with their English names.',
  response: z.object({ data: CarStaticData }),
});
