import type { CarVehicle, VehicleSize } from '../../contract';
import type { ShapeName } from './shapes';

const BY_SIZE: Record<VehicleSize, ShapeName> = {
  mini: 'mini',
  economy: 'hatch',
  compact: 'hatch',
  midsize: 'sedan',
  fullsize: 'sedan',
  estate: 'estate',
  'suv-compact': 'compact-suv',
  suv: 'suv',
  premium: 'long-sedan',
  luxury: 'long-sedan',
  convertible: 'convertible',
  electric: 'hatch',
  'electric-suv': 'compact-suv',
  van: 'van',
  special: 'sedan',
};

/** The second of the trade's four letters: the type of body. */
const BY_TYPE: Readonly<Record<string, ShapeName>> = {
  B: 'mini',
  D: 'hatch',
  F: 'suv',
  G: 'compact-suv',
  J: 'suv',
  P: 'pickup',
  Q: 'pickup',
  T: 'convertible',
  V: 'van',
  W: 'estate',
};

/** Which drawing stands for a vehicle: by its body where the trade's letters name a special one, else by its size. */
export function shapeOf({ size, code }: Pick<CarVehicle, 'size' | 'code'>): ShapeName {
  const type = BY_TYPE[code[1] ?? ''];
  if (type && (type === 'pickup' || size === 'special')) return type;
  return Object.hasOwn(BY_SIZE, size) ? BY_SIZE[size as VehicleSize] : (type ?? 'sedan');
}

export const PAINTS = ['brand', 'deep', 'silver', 'graphite', 'pale'] as const;
export type Paint = (typeof PAINTS)[number];

/** The same paint for the same car each time, so that neighbours of one size differ. */
export function paintOf(seed: string): Paint {
  let sum = 7;
  for (const letter of seed) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return PAINTS[sum % PAINTS.length]!;
}
