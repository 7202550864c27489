import { airportsOf } from '@/server/reference';
import { invalid } from '@/server/error';
import { addDays } from '@/server/selling/supplier/time';
import type { FlightSearch, SearchLeg } from '../../contract';
import { flightRefusals } from '../../contract/refusals';

/** The first date that is not over everywhere on earth. */
export const earliestDate = (now: Date): string => addDays(now.toISOString().slice(0, 10), -1);

/** What the schema cannot know: whether the places exist and the date is still ahead somewhere. `at` leads to the fields. */
export function checkLeg({ origin, destination, departureDate }: SearchLeg, now: Date, at = ''): void {
  const [from, to] = [airportsOf(origin), airportsOf(destination)];
  if (from.length === 0) throw invalid(flightRefusals.unknownPlace, `${at}origin`);
  if (to.length === 0) throw invalid(flightRefusals.unknownPlace, `${at}destination`);
  if (from.some((airport) => to.includes(airport)))
    throw invalid(flightRefusals.samePlace, `${at}destination`);
  if (departureDate < earliestDate(now)) throw invalid(flightRefusals.datePast, `${at}departureDate`);
}

export const checkSearch = ({ legs }: FlightSearch, now: Date): void =>
  legs.forEach((leg, index) => checkLeg(leg, now, `legs.${index}.`));
