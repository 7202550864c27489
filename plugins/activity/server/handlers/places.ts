import { worldCity } from '@/server/reference/world/cities';
import { groundOf } from '@/server/reference/world/ground';
import { zoneNear } from '@/server/reference/world/zone-near';
import { handle } from '@/server/ports/handle';
import { type Destination, findDestinations, getDestination, tagsOfDestination } from '../../contract';
import { findDestinations as findIn } from '../content/destinations';
import { TAGS } from '../content/tags';
import { knownDestination, supplierSearch } from '../find/destination';
import { gathered } from '../find/gathered';

/** Suggestions at a time. */
const SUGGESTED = 8;

type TagName = keyof typeof TAGS;

const withZone = (place: Destination): Destination => ({ ...place, zone: zoneNear(place) });

/** R313, R323. */
export const placeHandlers = [
  handle(findDestinations, async ({ query, request }) => ({
    data: findIn(query.text, request.language, SUGGESTED).map(withZone),
  })),

  handle(getDestination, async ({ params, request }) => {
    const { destination, around } = knownDestination(params.id, request.language);
    const city = around.cityCode === null ? undefined : worldCity(around.cityCode);
    return { data: { ...withZone(destination), ground: city ? groundOf(city, request.language) : null } };
  }),

  handle(tagsOfDestination, async (input) => {
    const { cards } = await gathered(input.services, supplierSearch(input, input.query));
    const counts = new Map<string, number>();
    for (const { card } of cards) for (const tag of card.tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    const ours = (Object.keys(TAGS) as TagName[]).map(
      (id) => [id, TAGS[id][input.request.language]] as const,
    );
    // A supplier's own stand behind ours, what there is most of first.
    const theirs = Object.entries<string>(Object.assign({}, ...cards.map(({ card }) => card.tagNames))).sort(
      ([a], [b]) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || a.localeCompare(b),
    );
    const data = [...ours, ...theirs].map(([id, name]) => ({ id, name, count: counts.get(id) ?? 0 }));
    return { data: data.filter(({ count }) => count > 0) };
  }),
];
