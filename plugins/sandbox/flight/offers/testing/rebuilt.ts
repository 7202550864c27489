import { momentAt, rebuild } from '@/server/selling/supplier/sandbox/rebuild';
import type { TravellerCounts } from '@/plugins/flight/contract';
import type { SupplierOffer } from '@/plugins/flight/face/port';
import { type Profile, SKYHUB } from '../../profiles';
import { flightOffers } from '../rebuild';

interface Given {
  readonly now: Date;
  readonly secret: string;
  /** Instead of those that were searched for. */
  readonly travellers?: TravellerCounts;
  readonly profile?: Profile;
}

/** An offer as its supplier makes it again of its id. */
export function rebuilt(id: string, { now, secret, travellers, profile = SKYHUB }: Given): SupplierOffer {
  const offers = flightOffers(profile);
  const key = offers.ids.open(id, secret);
  return rebuild(offers, key, { ...momentAt(now, secret), ...(travellers ? { asked: travellers } : {}) });
}
