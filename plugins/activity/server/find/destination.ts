import { dayAt } from '@/core/say/clock';
import { invalid, notFound } from '@/server/error';
import { addDays } from '@/server/selling/supplier/time';
import { zoneNear } from '@/server/reference/world/zone-near';
import { activityFieldRefusals, activityRefusals } from '../../contract/refusals';
import { aroundOf } from './destinations';
import type { DaysFrom, SupplierSearch } from '../../face/port';
import type { Asking } from './reader';

/** Days ahead that "any day" looks at. */
export const ANY_DAY_AHEAD = 60;

interface AskedDays {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * The days that are looked at, in a list and on the page behind it, without those that are over: without any it is any day
 * from today (R314).
 */
export const searchedDays =
  ({ from, to = from }: AskedDays): DaysFrom =>
  (today) => ({
    from: from === undefined || from < today ? today : from,
    to: to ?? addDays(today, ANY_DAY_AHEAD),
  });

/** What is known by the id of a destination. Throws 404. */
export function known<Of>(of: Of | undefined): Of {
  if (of === undefined) throw notFound(activityRefusals.destination);
  return of;
}

/** What suppliers are asked for a destination and days. Throws 422 for days that are over. */
export function supplierSearch(
  { agency, services, request }: Pick<Asking, 'agency' | 'services' | 'request'>,
  asked: AskedDays & { readonly destinationId: string },
): SupplierSearch {
  const around = known(aroundOf(asked.destinationId));
  const today = dayAt(services.clock.now(), zoneNear(around));
  const days = searchedDays(asked)(today);
  if (days.to < today) throw invalid(activityFieldRefusals.date, 'from');
  return { ...around, days, language: request.language, currency: agency.pricing.currency };
}
