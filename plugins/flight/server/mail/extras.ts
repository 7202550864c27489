import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { FlightLeg, PricedExtras } from '../../contract';

/** The seats and added bags of one traveller in lines of words, in the order of the flights. */
export function extrasText(
  extras: PricedExtras | undefined,
  flights: readonly FlightLeg[],
  traveller: number,
  i18n: I18n,
): string[] {
  if (!extras) return [];
  return flights.flatMap((leg, index) => {
    const seats = leg.segments.flatMap((segment) => {
      const seat = extras.seats.find(
        (each) => each.segmentId === segment.id && each.traveller === traveller,
      )?.seat;
      const flight = `${segment.carrier} ${segment.flightNumber}`;
      return seat ? [i18n._(msg`${flight}: seat ${seat}`)] : [];
    });
    const bags = extras.bags.find((each) => each.leg === index && each.traveller === traveller);
    if (!bags) return seats;
    const way = `${leg.origin.code} – ${leg.destination.code}`;
    const { pieces, kilograms } = bags;
    const count = i18n._(msg`${plural(pieces, { one: '# additional bag', other: '# additional bags' })}`);
    return [...seats, i18n._(msg`${way}: ${count}, up to ${kilograms} kg`)];
  });
}
