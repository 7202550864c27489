import { msg } from '@lingui/core/macro';
import type { Say } from '@/core/say/say';
import { type CarDetails, type CarDriver, comesAt, type Handover } from '../contract';

/** How to get to where the keys are. */
export const HANDOVER = {
  'terminal-desk': msg`Follow the signs to the rental counters in the arrivals hall.`,
  shuttle: msg`Take the rental company's free shuttle outside the arrivals hall; it takes you to the office.`,
  'meet-and-greet': msg`Someone will be waiting in the arrivals hall with your name; call when you have landed.`,
  'call-for-pickup': msg`Call the rental company when you have arrived: it picks you up.`,
  'station-desk': msg`The counter is inside the station, by the main entrance.`,
  office: msg`Go to the office at this address.`,
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
  return say._(msg`You are expected at the counter at ${time}.`);
}
