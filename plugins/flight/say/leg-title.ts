import { msg } from '@lingui/core/macro';
import type { Say } from '@/core/say/say';
import type { RouteType } from '../contract';

/** What a leg is called by its place in the trip, counted from zero: screens, letters and documents say the same. */
export function legTitle(index: number, routeType: RouteType, say: Say): string {
  if (routeType === 'One Way') return say._(msg`Flight`);
  if (routeType === 'Round-Trip') return say._(index === 0 ? msg`Outbound` : msg`Return`);
  const number = index + 1;
  return say._(msg`Flight ${number}`);
}
