import type { Carrier } from '@/server/reference';
import type { BagAllowance, Cabin, FareFamily, FareService } from '@/plugins/flight/contract';

/** Plain, standard, flexible. */
export const TIERS = [0, 1, 2] as const;
export type Tier = (typeof TIERS)[number];

/** What airlines call their three fares; of a group of carriers, low-cost ones, or all others. */
const NAMES: readonly [carriers: string, names: readonly [string, string, string]][] = [
  ['TP', ['Discount', 'Classic', 'Plus']],
  ['LH LX OS SN EW AZ', ['Light', 'Classic', 'Flex']],
  ['AF KL', ['Light', 'Standard', 'Flex']],
  ['BA IB EI VY', ['Basic', 'Plus', 'Flex']],
  ['SK AY DY FI BT', ['Light', 'Classic', 'Flex']],
  ['AA UA DL AS HA B6', ['Basic', 'Main Cabin', 'Main Flexible']],
  ['AC WS TS', ['Basic', 'Standard', 'Flex']],
  ['EK FZ QR EY GF WY SV', ['Saver', 'Flex', 'Flex Plus']],
  ['LA AV AR AM CM', ['Light', 'Plus', 'Top']],
  ['G3 AD', ['Light', 'Plus', 'Max']],
  ['TK LO A3 RO OU JU', ['EcoFly', 'ExtraFly', 'PrimeFly']],
  ['SQ CX TG MH JL NH KE OZ CI BR QF NZ', ['Lite', 'Standard', 'Flexi']],
];
const byCarrier = new Map(
  NAMES.flatMap(([carriers, names]) => carriers.split(' ').map((code) => [code, names] as const)),
);

const economyNames = (carrier: Carrier) =>
  byCarrier.get(carrier.code) ??
  (carrier.lowCost ? (['Basic', 'Plus', 'Max'] as const) : (['Lite', 'Standard', 'Flex'] as const));

const CABIN_NAMES: Record<Exclude<Cabin, 'economy'>, string> = {
  premium: 'Premium Economy',
  business: 'Business',
  first: 'First',
};
const HIGHER = ['Saver', 'Standard', 'Flex'] as const;

const bag = (pieces: number, kilograms: number): BagAllowance => ({ pieces, kilograms });

function features(carrier: Carrier, cabin: Cabin, tier: Tier): FareFamily['features'] {
  const flexible: Record<Tier, [change: FareService, refund: FareService, seat: FareService]> =
    cabin === 'economy' || cabin === 'premium'
      ? {
          0: [carrier.lowCost ? 'none' : 'fee', 'none', 'fee'],
          1: ['fee', carrier.lowCost ? 'none' : 'fee', 'included'],
          2: ['included', 'included', 'included'],
        }
      : {
          0: ['fee', 'fee', 'included'],
          1: ['included', 'fee', 'included'],
          2: ['included', 'included', 'included'],
        };
  const [change, refund, seat] = flexible[tier];
  const pieces =
    cabin === 'economy'
      ? [0, 1, carrier.lowCost ? 1 : 2][tier]!
      : cabin === 'premium'
        ? Math.max(1, tier)
        : 2;
  const weight = cabin === 'business' || cabin === 'first' ? 32 : 23;
  return {
    carryOn: carrier.lowCost && tier === 0 ? bag(1, 5) : bag(cabin === 'economy' ? 1 : 2, 8),
    checked: bag(pieces, pieces ? weight : 0),
    change,
    refund,
    seat,
  };
}

const known = new Map<string, FareFamily>();

/** The fare of a carrier in a cabin, with what it includes. */
export function familyOf(carrier: Carrier, cabin: Cabin, tier: Tier): FareFamily {
  const id = `${carrier.code}-${cabin}-${tier}`;
  let family = known.get(id);
  if (!family) {
    const name = cabin === 'economy' ? economyNames(carrier)[tier] : `${CABIN_NAMES[cabin]} ${HIGHER[tier]}`;
    family = {
      id,
      carrier: carrier.code,
      carrierName: carrier.name,
      name,
      cabin,
      features: features(carrier, cabin, tier),
    };
    known.set(id, family);
  }
  return family;
}

/** Letters of the booking classes, from plain to flexible. */
const CLASSES: Record<Cabin, readonly [string, string, string]> = {
  economy: ['O', 'K', 'Y'],
  premium: ['R', 'E', 'W'],
  business: ['I', 'D', 'J'],
  first: ['A', 'P', 'F'],
};
export const bookingClass = (cabin: Cabin, tier: Tier): string => CLASSES[cabin][tier];
