import type { ActivityDetails, ActivityLocation } from '@/plugins/activity/contract';
import type { Logistics, Places, Point, Product } from '../api/schemas';
import { nameOf, textOf } from './read';
import { arrivalsAt, LATER, MEET, type PickedUp } from './questions';

const NO_LOGISTICS: NonNullable<Logistics> = { start: [], end: [], travelerPickup: null };
const EVERYBODY_COMES = 'MEET_EVERYONE_AT_START_POINT';

/** Where an option begins, and who is picked up: its own word where it has one, else the product's. */
export function logisticsOf(
  { logistics, productOptions }: Pick<Product, 'logistics' | 'productOptions'>,
  optionCode: string | null,
): NonNullable<Logistics> & PickedUp {
  const own = productOptions.find((one) => one.productOptionCode === optionCode)?.logistics;
  const used = own ?? logistics ?? NO_LOGISTICS;
  const { travelerPickup } = used;
  const comes = travelerPickup?.pickupOptionType === EVERYBODY_COMES;
  return {
    ...used,
    pickup: travelerPickup && !comes ? travelerPickup : null,
    asksTransport: !(own && comes),
  };
}

/** A place that a map has; null for one that is not known, or that only the map of others knows. */
export const locationOf = (places: Places, ref: string | undefined): ActivityLocation | null => {
  const place = ref === undefined ? undefined : places.get(ref);
  const name = nameOf(place?.name);
  if (!place?.center || !name) return null;
  const address = place.address?.street ?? place.unstructuredAddress;
  return {
    ...{ id: place.reference, name },
    address: textOf(address) || null,
    ...place.center,
  };
};

const isReal = (location: ActivityLocation | null): location is ActivityLocation => location !== null;

/** Of where to meet: what stands on a map, and what its organizer says of it. */
export function meetingOf(points: readonly Point[], places: Places) {
  const known = points.map(({ location: { ref } }) => locationOf(places, ref));
  return {
    places: known.filter(isReal),
    // A place without a name here is only found by these words.
    notes: [...new Set(points.map(({ description }) => textOf(description)))].filter(Boolean),
  };
}

/** Where guests may be picked up, or not, of what an option says. */
export function pickupOf({ pickup }: PickedUp, isAsked: boolean, places: Places): ActivityDetails['pickup'] {
  if (!pickup || !isAsked) return { offered: false, mayWait: false, points: [] };
  const refs = pickup.locations.map(({ location }) => location.ref);
  const points = pickup.locations.flatMap(({ location: { ref }, pickupType }) => {
    const place = locationOf(places, ref);
    return place ? [{ ...place, arrivals: arrivalsAt(pickupType) }] : [];
  });
  return {
    offered: true,
    mayWait: refs.includes(LATER),
    points,
    mayMeet: refs.includes(MEET) || pickup.pickupOptionType === 'PICKUP_AND_MEET_AT_START_POINT',
    ownWords: pickup.allowCustomTravelerPickup ?? false,
  };
}
