import type { Language } from '@/core/contract';
import { notFound } from '@/server/error';
import { addDays, localTime } from '@/server/selling/supplier/time';
import { zoneNear } from '@/server/reference/world/zone-near';
import { activityRefusals } from '../../contract/refusals';
import { destinationOf } from '../content/destinations';
import type { Days, SupplierSearch } from '../supplier/port';
import type { Asking } from './reader';

/** Days ahead that "any day" looks at. */
export const ANY_DAY_AHEAD = 60;

/** A destination by its id. Throws 404. */
export function knownDestination(id: string, language: Language) {
  const known = destinationOf(id, language);
  if (!known) throw notFound(activityRefusals.destination);
  return known;
}

/** What suppliers are asked for a destination and days; without days it is any day from today (R314). */
export function supplierSearch(
  { agency, services, request }: Pick<Asking, 'agency' | 'services' | 'request'>,
  asked: {
    readonly destinationId: string;
    readonly from?: string | undefined;
    readonly to?: string | undefined;
  },
): SupplierSearch {
  const { around } = knownDestination(asked.destinationId, request.language);
  const minute = Math.floor(services.clock.now().getTime() / 60_000);
  const today = localTime(zoneNear(around), minute).slice(0, 10);
  const days: Days =
    asked.from === undefined
      ? { from: today, to: addDays(today, ANY_DAY_AHEAD) }
      : { from: asked.from, to: asked.to ?? asked.from };
  return { ...around, days, language: request.language, currency: agency.pricing.currency };
}
