import { createHash } from 'node:crypto';
import type { BagAllowance, FareFamily, FareService, FlightLeg } from '@/plugins/flight/contract';
import { readMoney } from '../../kit/money';
import type { Condition, Offer, Segment } from '../api/schemas';
import { plain, slug } from '@/server/selling/supplier/outside/plain-text';

/** What an airline says of a change or a refund. What it does not say is not promised. */
export function serviceOf(condition: Condition): FareService {
  if (!condition?.allowed) return 'none';
  const fee = readMoney(condition.penalty_amount, condition.penalty_currency);
  return fee?.amount === 0 ? 'included' : 'fee';
}

const piecesOn = (segment: Segment, type: string): number => {
  // A lap infant's bags say nothing of the others'.
  const [seated] = segment.passengers ?? [];
  const bags = (seated?.baggages ?? []).filter((bag) => bag.type === type);
  return bags.reduce((sum, { quantity }) => sum + Math.max(0, Math.trunc(quantity ?? 0)), 0);
};

/** What may be brought along on every flight of the offer. Duffel counts pieces and does not weigh them. */
function allowance(slices: Offer['slices'], type: string): BagAllowance {
  const pieces = slices.flatMap(({ segments }) => segments.map((segment) => piecesOn(segment, type)));
  return { pieces: Math.min(...pieces), kilograms: 0 };
}

const CABIN_NAMES = { economy: 'Economy', premium: 'Premium Economy', business: 'Business', first: 'First' };

/** The airline's name of the fare: its brand, one a leg where they differ, else the name of the class. */
function nameOf({ slices }: Offer, cabin: FareFamily['cabin']): string {
  const brands = [...new Set(slices.map((slice) => plain(slice.fare_brand_name)).filter(Boolean))];
  const seated = slices[0]!.segments[0]!.passengers?.[0];
  return plain(brands.join(' / ')) || plain(seated?.cabin_class_marketing_name) || CABIN_NAMES[cabin];
}

const digest = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 6);

/**
 * The fare family of an offer. Its id is `<carrier>-<cabin>-<brand>-<digest>`: airlines give one brand other bags and
 * terms on other routes, and what differs must not be merged.
 */
export function familyOf(
  offer: Offer,
  owner: { code: string; name: string },
  legs: readonly FlightLeg[],
): FareFamily {
  const longest = legs.reduce((best, leg) => (leg.duration > best.duration ? leg : best));
  const { cabin } = longest;
  const name = nameOf(offer, cabin);
  const features: FareFamily['features'] = {
    carryOn: allowance(offer.slices, 'carry_on'),
    checked: allowance(offer.slices, 'checked'),
    change: serviceOf(offer.conditions?.change_before_departure),
    refund: serviceOf(offer.conditions?.refund_before_departure),
    // Seats are chosen with the airline after booking, mostly for a fee; more is not promised.
    seat: 'fee',
  };
  return {
    id: `${owner.code}-${cabin}-${slug(name) || 'fare'}-${digest([name, features])}`,
    carrier: owner.code,
    carrierName: owner.name,
    name,
    cabin,
    features,
  };
}
