import type { Language } from '@/core/contract';
import { dayAt } from '@/core/say/clock';
import { invalid, notFound } from '@/server/error';
import { addDays } from '@/server/selling/supplier/time';
import { zoneNear } from '@/server/reference/world/zone-near';
import { activityFieldRefusals, activityRefusals } from '../../contract/refusals';
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

/**
 * What suppliers are asked for a destination and days; without days it is any day from today (R314). Throws 422 for days
 * that are over.
 */
export function supplierSearch(
  { agency, services, request }: Pick<Asking, 'agency' | 'services' | 'request'>,
  asked: {
    readonly destinationId: string;
    readonly from?: string | undefined;
    readonly to?: string | undefined;
  },
): SupplierSearch {
  const { around } = knownDestination(asked.destinationId, request.language);
  const today = dayAt(services.clock.now(), zoneNear(around));
  const { from = today, to = asked.from ?? addDays(today, ANY_DAY_AHEAD) } = asked;
  if (to < today) throw invalid(activityFieldRefusals.date, 'from');
  // Days that are over there are not looked at.
  const days: Days = { from: from < today ? today : from, to };
  return { ...around, days, language: request.language, currency: agency.pricing.currency };
}
