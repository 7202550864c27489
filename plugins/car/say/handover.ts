import { msg } from '@lingui/core/macro';
import type { Say } from '@/core/say/say';
import { type CarDetails, type CarDriver, comesAt, type Handover } from '../contract';

/** How to get to where the keys are. */
export const HANDOVER = {
  'terminal-desk': msg`Follow the signs to the rental desks in the arrivals hall.`,
  shuttle: msg`Take the vendor's free shuttle outside the arrivals hall; it leads to the office.`,
  'meet-and-greet': msg`Somebody waits in the arrivals hall with your name; call when you have landed.`,
  'station-desk': msg`The desk is inside the station, by the main entrance.`,
  office: msg`Come to the office at this address.`,
} satisfies Record<Handover, unknown>;

/** When the driver comes, where that is later than what was priced (R286); null where it is not. */
export function expectedText(
  { pickUpDateTime }: Pick<CarDetails, 'pickUpDateTime'>,
  { pickupTime }: Pick<CarDriver, 'pickupTime'>,
  say: Say,
  timeText: (local: string) => string,
): string | null {
  const comes = comesAt(pickUpDateTime, pickupTime);
  if (comes === pickUpDateTime.slice(0, 16)) return null;
  const time = timeText(comes);
  return say._(msg`You are expected at the desk at ${time}.`);
}
