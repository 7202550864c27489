import { isAhead } from '@/core/say/clock';
import { airportsOf } from '@/server/reference';
import { invalid } from '@/server/error';
import type { FlightSearch, SearchLeg } from '../../contract';
import { flightRefusals } from '../../contract/refusals';

/**
 * What the schema cannot know: whether the places exist and the date is not over where the flight leaves. `at` leads to the
 * fields.
 */
export function checkLeg({ origin, destination, departureDate }: SearchLeg, now: Date, at = ''): void {
  const [from, to] = [airportsOf(origin), airportsOf(destination)];
  const [first] = from;
  if (!first) throw invalid(flightRefusals.unknownPlace, `${at}origin`);
  if (to.length === 0) throw invalid(flightRefusals.unknownPlace, `${at}destination`);
  if (from.some((airport) => to.includes(airport)))
    throw invalid(flightRefusals.samePlace, `${at}destination`);
  // The airports of a city go by one clock.
  if (!isAhead(departureDate, first.zone, now)) throw invalid(flightRefusals.datePast, `${at}departureDate`);
}

export const checkSearch = ({ legs }: FlightSearch, now: Date): void =>
  legs.forEach((leg, index) => checkLeg(leg, now, `legs.${index}.`));
