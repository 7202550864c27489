import { daysBetween } from '@/server/selling/supplier/time';
import { type Cabin, CABINS } from '@/plugins/flight/contract';
import type { SupplierSearch } from '@/plugins/flight/face/port';
import { hasCabin } from './cabins';
import type { Combining } from '../search/combine';
import { familyOf, type Tier } from './families';
import type { Itinerary } from '../timetable/itinerary';
import { hasPrivateFares, hasSeats, seatsLeft, validatingCarrier } from '../offers/offer';

/** A way to sit on a trip, and what may be done with the ticket. */
export interface Sold {
  readonly cabin: Cabin;
  readonly tier: Tier;
  readonly isPrivate: boolean;
}

const fits = (wanted: 'any' | 'yes' | 'no', is: boolean) => wanted === 'any' || (wanted === 'yes') === is;

/** The cabins that a trip is sold in: the wanted one or the next plainer, and with `upsell` the next finer. */
function cabinsFor({ cabin, preferences }: SupplierSearch, sold: (each: Cabin) => boolean): Cabin[] {
  const wanted = cabin === 'NoPreference' ? 'economy' : cabin;
  const at = CABINS.indexOf(wanted);
  const { downsell, upsell } = preferences.cabin;
  const found = sold(wanted)
    ? wanted
    : downsell
      ? CABINS.slice(0, at)
          .reverse()
          .find((each) => sold(each))
      : undefined;
  const finer =
    upsell && found ? CABINS.slice(CABINS.indexOf(found) + 1).find((each) => sold(each)) : undefined;
  return [found, finer].filter((each): each is Cabin => each !== undefined);
}

/**
 * What is sold on one trip, in the terms that are wanted and with seats for all: every fare of its cabins, and where it
 * is favoured and no cabin is wanted one of each finer cabin.
 */
export function faresFor(
  legs: readonly Itinerary[],
  isFavoured: boolean,
  { search, today, profile }: Combining,
): Sold[] {
  const { cabin, preferences, travellers } = search;
  const { fare } = preferences;
  const isSame = preferences.cabin.cabinCombo === 'SAME';
  const everywhere = isSame || (cabin !== 'NoPreference' && !preferences.cabin.processVirtualCabinCombos);
  // Two tickets have only the plain fare in common.
  const isSeparate = legs.some((leg) => leg.separate);
  const sold = (each: Cabin) =>
    isSeparate
      ? each === 'economy'
      : legs.every((leg) => hasCabin(leg, each, everywhere && each !== 'economy'));
  const tiers = isSeparate ? ([0] as const) : profile.tiers;
  const cabins = cabinsFor(search, sold);
  const finer =
    cabin === 'NoPreference' && isFavoured
      ? CABINS.slice(1).filter((each) => !cabins.includes(each) && sold(each))
      : [];
  const carrier = validatingCarrier(legs);
  const hasPrivate = !isSeparate && hasPrivateFares(profile, carrier.code);
  const isPrivate = hasPrivate && fare.fareTypes.includes('PRIVATE');
  if (!isPrivate && !fare.fareTypes.includes('PUBLIC')) return [];
  const days = daysBetween(today, legs[0]!.flights[0]!.date);
  return [
    ...cabins.flatMap((each) => tiers.map((tier) => ({ cabin: each, tier, isPrivate }))),
    ...finer.map((each) => ({ cabin: each, tier: 1 as const, isPrivate })),
  ].filter((each) => {
    const { features } = familyOf(carrier, each.cabin, each.tier);
    return (
      fits(fare.refundable, features.refund !== 'none') &&
      fits(fare.changeable, features.change !== 'none') &&
      hasSeats({ seatsLeft: seatsLeft(legs, each.cabin, each.tier, days) }, travellers)
    );
  });
}
